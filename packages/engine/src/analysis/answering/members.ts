import { type Axis, isByCode, memberWritten } from '../../esrs/index.ts'
import { knowledge, listed } from '../../knowledge.ts'
import { endsWithCue, wordsOf } from '../../text/cues.ts'
import { Lexicon, readConcepts } from '../../text/lexicon.ts'
import { fold } from '../../text/text.ts'
import { withoutAsides } from './from-tables.ts'

/** Longer texts name no member but speak of several. */
const LONGEST = 160
/** Countries of the European Economic Area, and all others, are asked for apart (ESRS S1-8, paragraph 60). */
const AREA = 'eea'
const OUTSIDE = 'elsewhere'
const COUNTRY = 'country'
const REGION = 'region'
/** A kind of waste by its code: `20 01 01`. */
const memberCode = /(?<!\d)\d{2} \d{2} \d{2}(?!\d)/

const rows = knowledge<'breakdown' | 'member' | 'language' | 'words'>('members')
const inArea = new Set(rows.filter(({ breakdown }) => breakdown === AREA).map(({ member }) => member))
const lexicons = new Map(
  [...new Set(rows.map(({ breakdown }) => breakdown))].map((name) => [
    name,
    new Lexicon(
      rows
        .filter(({ breakdown }) => breakdown === name)
        .map(({ member, language, words }) => ({ concept: member, kind: 'qualifier', group: '', language, words })),
    ),
  ]),
)

/** Whether what begins at a place of a text is left out: `Americas excl. USA`. */
const isLeftOut = (folded: string, from: number): boolean => endsWithCue('excluded', wordsOf(folded.slice(0, from)))

const known = new Map<string, string | null>()
const MOST_KNOWN = 20_000

function read(text: string, breakdown: string): string | null {
  const isArea = breakdown === AREA || breakdown === OUTSIDE
  const lexicon = lexicons.get(isArea ? COUNTRY : breakdown)
  if (!lexicon) throw new Error(`No breakdown is called ${breakdown}`)
  const { hits } = lexicon.read(text)
  // `South Africa` names no Africa.
  const longer = breakdown === REGION ? (lexicons.get(COUNTRY)?.read(text).hits ?? []) : []
  const named = hits.filter(
    ({ from, to }) =>
      !isLeftOut(fold(text), from) &&
      !longer.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  )
  const [member, more] = new Set(named.map(({ concept }) => concept))
  if (member === undefined || more !== undefined) return null
  return isArea && inArea.has(member) !== (breakdown === AREA) ? null : member
}

/** The one member of a breakdown that a text names; `null` where it names none or several. */
export function memberIn(text: string, breakdown: string): string | null {
  if (text.length > LONGEST) return null
  const key = `${breakdown}|${text}`
  let member = known.get(key)
  if (member === undefined) {
    member = read(text, breakdown)
    if (known.size > MOST_KNOWN) known.clear()
    known.set(key, member)
  }
  return member
}

/**
 * The member of an axis that a template offers in words of its own, such as `Nitrogen oxides (NOx/NO2)`; one that only the company knows
 * where the axis takes such, else `null`.
 */
export function memberOfTemplate(axis: Axis, text: string): string | null {
  // A kind of waste is called by its code in the European list, whatever the language of the words beside it.
  if (isByCode(axis)) return memberWritten(axis, memberCode.exec(text)?.[0] ?? '')
  const known = memberWritten({ ...axis, isFree: false }, text)
  if (known !== null) return known
  const said = lexicons.has(axis.axis) ? memberIn(text, axis.axis) : null
  if (said !== null && axis.members.some(({ member }) => member === said)) return said
  return axis.isFree ? memberWritten(axis, text) : null
}

/** Whether a text names any member of a breakdown. */
export const namesAny = (text: string, breakdown: string): boolean =>
  text.length <= LONGEST && (lexicons.get(breakdown)?.hits(fold(text)).length ?? 0) > 0

/** The concepts that a text says only in the words by which it names members of breakdowns. */
export function namingMember(texts: readonly string[], breakdowns: readonly string[]): ReadonlySet<string> {
  const naming = new Set<string>()
  for (const text of texts) {
    if (text.length > LONGEST) continue
    const named = breakdowns.flatMap((breakdown) => lexicons.get(breakdown)?.read(text).hits ?? [])
    if (!named.length) continue
    const { hits } = readConcepts(text)
    for (const { concept } of hits)
      if (hits.every((hit) => hit.concept !== concept || named.some(({ from, to }) => from < hit.to && hit.from < to)))
        naming.add(concept)
  }
  return naming
}

/** Whether a text that names a member of breakdowns says words beside it that no idea explains. */
export function saysBeside(text: string, breakdowns: readonly string[]): boolean {
  const named = breakdowns.flatMap((breakdown) => lexicons.get(breakdown)?.read(text).hits ?? [])
  if (!named.length) return false
  let rest = fold(text)
  for (const { from, to } of named) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return readConcepts(withoutAsides(rest)).residue.length > 0
}

/** Whether a text names a place without a part of it: what is left is no region by its name. */
export const leavesOutPlace = (text: string): boolean =>
  [COUNTRY, REGION].some((one) =>
    lexicons
      .get(one)
      ?.read(text)
      .hits.some(({ from }) => isLeftOut(fold(text), from)),
  )

/** The words that name a member of a breakdown. */
export const namesOfMember = (breakdown: string, member: string): readonly string[] =>
  rows.filter((row) => row.breakdown === breakdown && row.member === member).flatMap(({ words }) => listed(words, '|'))

/** The members of a breakdown. */
export const membersOf = (breakdown: string): readonly string[] => [
  ...new Set(rows.filter((row) => row.breakdown === breakdown).map(({ member }) => member)),
]

/** The names of all breakdowns. */
export const breakdowns: ReadonlySet<string> = new Set([...lexicons.keys(), OUTSIDE])

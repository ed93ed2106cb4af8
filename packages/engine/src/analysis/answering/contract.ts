import type { Page } from '../../reading/document.ts'
import { cueAt, wordsOf } from '../../text/cues.ts'
import { groupOf, kindOf, readConcepts } from '../../text/lexicon.ts'
import { pattern } from '../../text/phrases.ts'
import { flow, fold } from '../../text/text.ts'
import type { Gate } from '../finding.ts'
import { isOtherBasis } from './basis.ts'
import { type Contract, contractOf } from './contract-rows.ts'
import { isOfficialName } from './evidence.ts'
import type { Frame } from './frames.ts'
import type { Match } from './match.ts'
import { leavesOutPlace, memberIn, membersOf, namesAny, saysBeside } from './members.ts'
import type { Observation, Source } from './observation.ts'
import { notesOf } from './page-notes.ts'
import { isQuestion, saysCue, saysIn, saysNear } from './path.ts'

/** The contract of a figure: what its path of row, column and title, or its clause, has to say and must not say to be the value of a datapoint. */

const WHOLES = ['total', 'group'] as const
const saysWhole = (observation: Observation): boolean =>
  saysIn(observation, 'own', WHOLES) || saysIn(observation, 'column', WHOLES)

/** Quantities that are measured at sites, and of which a sentence in passing rarely states all. */
const PHYSICAL: ReadonlySet<string> = new Set(['energy', 'mass', 'ghg', 'volume', 'area'])

const sitesOf = new WeakMap<Page, boolean>()

/** Whether a page says that its quantities cover the largest sites only, or a share of the company. */
function isOfSomeSites({ observation, frame }: Match): boolean {
  const { page } = observation
  if (!frame.measures.some((one) => PHYSICAL.has(one))) return false
  if (saysNear(observation, ['some_sites'])) return true
  if (observation.kind === 'cell' && notesOf(page).ofShare) return true
  const known = sitesOf.get(page) ?? readConcepts(fold(page.text)).concepts.has('some_sites')
  sitesOf.set(page, known)
  return known
}

/** Whether a figure's own words say an idea: its label and column, or its clause; the row above where the label says nothing of what is asked for. */
function saysItself({ observation, frame }: Match, any: readonly string[]): boolean {
  const { kind, says } = observation
  if (saysIn(observation, 'own', any) || saysIn(observation, 'column', any)) return true
  const isNamed = frame.slots.some((slot) => !slot.expected && saysIn(observation, 'own', slot.any))
  return kind === 'cell'
    ? !isNamed && saysIn(observation, 'parent', any, 1)
    : says.parent.some(({ concepts }) => any.some((one) => concepts.has(one)))
}

/** What of a row of knowledge about a datapoint the path breaks. */
function ofContract(match: Match, { own, near, not, unless, labelNot, pieces }: Contract): Gate[] {
  const { observation, dimension } = match
  const isAnother = saysNear(observation, not) && !saysNear(observation, unless)
  // The rest of a sentence speaks of its other figures.
  const isNear = (any: readonly string[]): boolean =>
    observation.kind === 'cell' || dimension === null ? saysNear(observation, any) : saysIn(observation, 'own', any)
  const isSaid = (!own.length || saysIn(observation, 'own', own)) && (!near.length || isNear(near))
  const lacks = !isSaid && !isOfficialName(match)
  const isElse = saysItself(match, labelNot)
  const isOnePiece = dimension === null && saysItself(match, pieces)
  return [...(isAnother || lacks || isElse ? (['noun'] as const) : []), ...(isOnePiece ? (['part'] as const) : [])]
}

/** Whether the label itself says another idea of a group of which one is asked for: gas beside oil. */
const saysAnotherToo = ({ observation: { says }, frame }: Match): boolean =>
  frame.slots.some(({ any }) => {
    const groups = new Set(any.flatMap((one) => groupOf(one) ?? []))
    return says.own.some(({ concepts }) =>
      [...concepts].some((one) => groups.has(groupOf(one) ?? '') && !any.includes(one) && !frame.may.has(one)),
    )
  })

const FIGURES = /\d[\d.,' ]*/g
/** A title with so many figures is a row. */
const ROW = 2

/** Whether something that has to be said is only said by a row that was taken for a title. */
const isSaidByRow = ({ observation: { says, texts, unit }, frame }: Match): boolean =>
  frame.slots.some(({ any, expected }) => {
    if (expected || unit === null) return false
    const says_ = (source: Source): boolean => says[source].some(({ concepts }) => any.some((one) => concepts.has(one)))
    if (says_('own') || says_('parent') || says_('column') || says_('heading')) return false
    const titles = texts.caption.filter((_, i) => any.some((one) => says.caption[i]?.concepts.has(one)))
    return titles.length > 0 && titles.every((title) => (title.match(FIGURES)?.length ?? 0) >= ROW)
  })

/** The number of one kind of waste in the European list of waste. */
const CODE_OF_WASTE = /^\D{0,3}\d{2} \d{2} \d{2}(?!\d)/

const ONE_OF_SEVERAL = ['other_part', 'restricted'] as const

/** Whether the row above, which this one divides, says all that is asked for itself. */
const isDividedBy = ({ says }: Observation, { slots }: Frame): boolean =>
  slots.every(({ any, expected }) => expected || any.some((one) => says.parent[0]?.concepts.has(one)))

/** Whether a label takes a piece of what is asked for as a whole: other fuels, of which, one of several oil products. */
function isPiece({ observation, frame }: Match): boolean {
  if (saysWhole(observation)) return false
  const asksForWhole = frame.slots.some(({ any }) => any.includes('total'))
  const [label] = observation.says.own
  if (asksForWhole && saysIn(observation, 'own', ONE_OF_SEVERAL)) return true
  if (asksForWhole && saysIn(observation, 'own', ['entity_part']) && isDividedBy(observation, frame)) return true
  if (CODE_OF_WASTE.test(observation.texts.own[0] ?? '')) return true
  if (!frame.slots.some(({ any }) => any.includes('oil')) || !label) return false
  const places = (one: string): number =>
    new Set(label.hits.filter(({ concept }) => concept === one).map(({ from }) => from)).size
  return places('oil_product') === 1 && places('oil') === 1
}

/** Kinds of ideas that name nothing by themselves. */
const NAMELESS: ReadonlySet<string> = new Set(['neutral', 'part', 'measure'])

/** Whether a label says something, and nothing of what is asked for. */
function namesNothing({ observation, frame, features }: Match): boolean {
  if (features.key_own || features.key_column || features.own_generic || !observation.texts.own.length) return false
  if (saysWhole(observation) || frame.derived) return false
  const asked = new Set([...frame.slots.flatMap(({ any }) => any), ...frame.breakdowns])
  return observation.says.own.every(
    ({ concepts, residue }) =>
      ![...concepts].some((one) => asked.has(one)) &&
      (residue.length > 0 || [...concepts].some((one) => !NAMELESS.has(kindOf(one)) && !frame.may.has(one))),
  )
}

/** Whether the nearest row above takes a piece of what only a row further up names: `location-based` of electricity of Scope 2. */
function isOfRowBetween({ observation, frame }: Match): boolean {
  const [between, ...above] = observation.says.parent
  if (!between || isQuestion(observation.texts.parent[0])) return false
  const asked = new Set(frame.slots.flatMap(({ any }) => any))
  // An idea of a group is one of several: a carrier of energy, a means of transport.
  const isPieceOf = [...between.concepts].some(
    (one) => kindOf(one) === 'thing' && groupOf(one) !== null && !asked.has(one),
  )
  return (
    isPieceOf &&
    frame.slots.some(
      ({ any, expected }) =>
        !expected &&
        !(['own', 'column', 'caption', 'heading'] as const).some((source) => saysIn(observation, source, any)) &&
        !any.some((one) => between.concepts.has(one)) &&
        above.some(({ concepts }) => any.some((one) => concepts.has(one))),
    )
  )
}

/** Whether another column is the total, and this one is not what the datapoint asks for: employees without managers beside all of them. */
const isBesideTotal = ({ observation, frame }: Match): boolean =>
  Boolean(observation.traits.beside_total) &&
  !frame.slots.some(({ any, expected }) => !expected && saysIn(observation, 'column', any))

/** `132 (8.4)` below `number (%)`: the figure in brackets is the share. */
const isBesideItsShare = ({ observation: { kind, page, valueSpan, unit }, frame }: Match): boolean =>
  kind === 'cell' &&
  frame.unit === '%' &&
  unit === null &&
  valueSpan !== null &&
  IN_BRACKETS.test(page.text.slice(valueSpan.end, valueSpan.end + MARGIN))

const IN_BRACKETS = /^\s*\(\d{1,3}(?:[.,]\d+)?\s*%?\)/
const MARGIN = 12

/** From this share on a label is the official name, which may leave something out itself. */
const ALL_OF_LABEL = 0.8

/** Whether a label leaves something out that belongs to what is asked for: `turnover (excluding shops)`. */
const leavesOut = ({ observation: { texts }, frame, features }: Match): boolean =>
  (features.name_label ?? 0) < ALL_OF_LABEL &&
  texts.own.some((text) => {
    const words = wordsOf(text)
    const at = cueAt('left_out', words)
    const rest = at < 0 ? [] : words.slice(at + 1)
    // The best paid person is left out of those to whom that person is compared.
    const isNamedBefore = rest.every((word) => words.slice(0, at).includes(word))
    return !isNamedBefore && ![...readConcepts(rest.join(' ')).concepts].some((one) => frame.not.has(one))
  })

/** Why a figure of a table as a whole is none: a total or a title beside it says that it is a piece, or of something else. */
function ofWholeCell(match: Match): Gate[] {
  const { features } = match
  const isElsewhere = (features.not_caption || features.not_parent) && !features.key_own && !features.key_column
  const isOther = isElsewhere || saysAnotherToo(match) || isSaidByRow(match) || namesNothing(match)
  const isPart =
    isBesideTotal(match) ||
    isPiece(match) ||
    isOfSomeSites(match) ||
    isOfOneCountry(match) ||
    leavesOut(match) ||
    isOfRowBetween(match) ||
    saysNear(match.observation, ONE_PLACE)
  return [...(isOther ? (['noun'] as const) : []), ...(isPart ? (['part'] as const) : [])]
}

/** `At the Lyon location`: a figure of one place. */
const ONE_PLACE = ['one_location'] as const

const COUNTED = /^\s*(?:[^\s.,;:()]+\s*){1,3}/u

/** Whether what a sentence counts right behind its figure is known, and is not what is asked for. */
function countsAnother({ observation: { texts, traits, unit }, frame }: Match): boolean {
  if (unit && unit.dimension !== 'count') return false
  const words = COUNTED.exec(texts.own[traits.right_only ? 0 : 1] ?? '')?.[0]
  if (!words) return false
  const said = [...readConcepts(words).concepts].filter((one) => kindOf(one) === 'thing' || kindOf(one) === 'quantity')
  const asked = new Set([...frame.may, ...frame.slots.flatMap(({ any }) => any)])
  return said.length > 0 && !said.some((one) => asked.has(one))
}

/** Whether what tells the datapoint is only said to be counted too: people, leased ones included. */
const isOnlyIncluded = ({ observation: { says, texts }, frame }: Match): boolean =>
  frame.slots.some(({ any, expected }) => {
    if (expected) return false
    const hits = says.own.flatMap(({ hits: found }, i) =>
      found
        .filter(({ concept }) => any.includes(concept))
        .map(({ from }) => wordsOf((texts.own[i] ?? '').slice(0, from)).slice(-INCLUDED)),
    )
    return hits.length > 0 && hits.every((before) => cueAt('aside', before) >= 0)
  })

/** So few words before a word say that it is only counted too. */
const INCLUDED = 1

/** `people with a degree of 60 or more`: the figure says who is counted. */
const LIMITED = /[≥≤<>]\s*$/
const isLimit = ({ texts, unit }: Observation): boolean =>
  unit?.dimension === 'percent' && LIMITED.test(texts.own[0] ?? '')

/** Whether a sentence says what period its figures are of without naming a year, or holds them against the year before. */
const isOfPeriod = ({ page, span }: Observation): boolean => saysCue('of_period', fold(flow(page.text, [span]).text))

/** Whether a sentence states a quantity without saying of which year or of what whole it is: one that only stands there in passing. */
export const isInPassing = ({ observation, frame, dimension }: Match): boolean =>
  observation.kind === 'figure' &&
  dimension === null &&
  !frame.target &&
  observation.year === null &&
  frame.measures.some((one) => PHYSICAL.has(one)) &&
  !saysIn(observation, 'own', WHOLES) &&
  !saysIn(observation, 'parent', WHOLES) &&
  !isOfPeriod(observation)

/** Why a figure of a sentence as a whole is none. */
function ofWholeClause(match: Match): Gate[] {
  const { observation, frame, features } = match
  const says = (any: readonly string[]): boolean =>
    saysIn(observation, 'own', any) || saysIn(observation, 'parent', any)
  const isPart = (says(['entity_part']) && !says(['group'])) || (says(ONE_PLACE) && !frame.may.has('on_site'))
  return [
    ...(isPart || isOfSomeSites(match) ? (['part'] as const) : []),
    // `At least three members` is a bound.
    ...(observation.traits.limit && frame.unit === 'count' ? (['noun'] as const) : []),
    ...(countsAnother(match) || isOnlyIncluded(match) || features.domain || (!frame.target && isLimit(observation))
      ? (['noun'] as const)
      : []),
  ]
}

/** Whether the path divides a part once more, by a breakdown that the part leaves out: hazardous waste that is disposed of. */
function isDividedAgain({ observation: { says }, frame, dimension }: Match): boolean {
  const members = (dimension ?? '').split('_')
  const open = frame.breakdowns.filter((one) => !membersOf(one).some((member) => members.includes(member)))
  const asked = new Set(frame.slots.flatMap(({ any }) => any))
  return [...says.own, ...says.parent.slice(0, 1), ...says.caption.slice(0, 1)].some(({ concepts }) =>
    [...concepts].some((one) => open.includes(groupOf(one) ?? '') && !asked.has(one)),
  )
}

/** Words of a label beside the place that it names say that something else is there: a company, a site. */
const namesMore = ({ observation: { texts }, frame }: Match): boolean =>
  frame.breakdowns.some((one) => PLACES.includes(one)) &&
  texts.own.some((text) => saysBeside(text, PLACES) || leavesOutPlace(text))

const PLACES: readonly string[] = ['country', 'region']

/** Whether the title of a table names the one country that all of it is about, where no country is asked for. */
const isOfOneCountry = ({ observation: { texts }, frame }: Match): boolean =>
  !frame.breakdowns.some((one) => PLACED.has(one)) && memberIn(texts.caption[0] ?? '', 'country') !== null

const PLACED: ReadonlySet<string> = new Set(['country', 'region', 'eea', 'elsewhere'])

/** `fixed-term contracts and 3,690 employees`: what stands before the word that joins is of another figure. */
const isJoinedTo = ({ observation: { texts, kind }, frame }: Match): boolean => {
  const [before = '', behind = ''] = texts.own
  return (
    kind === 'figure' &&
    JOINED.test(before) &&
    frame.breakdowns.some((one) => namesAny(before, one)) &&
    !frame.breakdowns.some((one) => namesAny(behind, one))
  )
}

const JOINED = pattern()`(?<!\p{L}){list_joins}\s*$`

/** A part of a table that is one of something else: under a title about training, of a site, divided once more. */
function ofPart(match: Match): Gate[] {
  const { observation, features } = match
  if (observation.kind !== 'cell') return isJoinedTo(match) ? ['noun'] : []
  const isElsewhere =
    features.not_caption || features.not_column || (features.not_parent && !isQuestion(observation.texts.parent[0]))
  return [
    ...(isElsewhere || isDividedAgain(match) || namesMore(match) ? (['noun'] as const) : []),
    ...(isOfSomeSites(match) || isOfOneCountry(match) || leavesOut(match) ? (['part'] as const) : []),
  ]
}

/** Whether a figure is of a member that is no part of what is asked for. */
const isOfNoPart = ({ dimension }: Match, contract: Contract): boolean =>
  dimension !== null && contract.without.some((one) => `_${dimension}_`.includes(`_${one}_`))

/**
 * Why the path of a figure is not that of its datapoint.
 * @param intends whether its sentence says what is intended
 */
export function brokenBy(match: Match, intends: boolean): readonly Gate[] {
  const { observation, frame, dimension } = match
  const contract = contractOf(frame.datapoint)
  const path = [...observation.texts.own, ...observation.texts.parent].join(' ')
  const isRatio = frame.measures.includes('ratio') || frame.measures.includes('rate')
  return [
    ...(contract ? ofContract(match, contract) : []),
    ...(contract?.basis && isOtherBasis(match, contract.basis, intends) ? (['basis'] as const) : []),
    ...((!isRatio && saysCue('per_unit', path)) || isBesideItsShare(match) ? (['basis'] as const) : []),
    ...(contract && isOfNoPart(match, contract) ? (['noun'] as const) : []),
    ...(observation.traits.enumerates ? (['index'] as const) : []),
    ...(observation.traits.in_brackets && frame.unit === 'count' ? (['year'] as const) : []),
    ...(dimension !== null ? ofPart(match) : observation.kind === 'cell' ? ofWholeCell(match) : []),
    ...(dimension === null && observation.kind === 'figure' ? ofWholeClause(match) : []),
  ]
}

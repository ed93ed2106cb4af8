import type { Statement, StatementLanguage } from '@esrs/contract'
import { entityOf, periodOf } from './contexts.ts'
import type { InlineReport } from './inline.ts'
import type { NotDisclosed } from './not-disclosed.ts'
import type { Tagged } from './tagged.ts'

/** Midnight at the end of a day, as the open information model writes the end of a period. */
function after(day: string): string {
  return `${new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)}T00:00:00`
}

/** The facts of an inline report as xBRL-JSON 1.0: the same concepts, dimensions, periods, units and values. */
export function xbrlJson(
  { tagging, xhtml, notes, without }: InlineReport,
  statement: Statement,
  language: StatementLanguage,
): string {
  const { prefix, namespace, entryPoint, lists } = tagging.taxonomy
  const { scheme, identifier } = entityOf(statement)
  const texts = textsOf(xhtml)
  const facts = [
    ...tagging.tagged.map((one) => [one.id, factOf(one, statement, language, texts)] as const),
    ...without.map((one) => [one.id, { value: null, dimensions: placeOf(one, statement) }] as const),
  ]
  const document = {
    documentInfo: {
      documentType: 'https://xbrl.org/2021/xbrl-json',
      namespaces: {
        [prefix]: namespace,
        ...lists,
        country: 'https://xbrl.org/2024/iso3166',
        entity: scheme,
        iso4217: 'http://www.xbrl.org/2003/iso4217',
        utr: 'http://www.xbrl.org/2009/utr',
        xbrl: 'https://xbrl.org/2021',
        xbrli: 'http://www.xbrl.org/2003/instance',
      },
      taxonomy: [entryPoint],
      ...(notes.length > 0 && {
        linkTypes: { footnote: 'http://www.xbrl.org/2003/arcrole/fact-footnote' },
        linkGroups: { standard: 'http://www.xbrl.org/2003/role/link' },
      }),
    },
    facts: Object.fromEntries([
      ...facts.map(([id, fact]) => {
        const own = notes.filter((note) => note.of === id).map((note) => note.id)
        const links = own.length > 0 && { links: { footnote: { standard: own } } }
        return [id, { ...withEntity(fact, identifier), ...links }] as const
      }),
      ...notes.map(
        ({ id, text: value }) => [id, { value, dimensions: { concept: 'xbrl:note', noteId: id, language } }] as const,
      ),
    ]),
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

interface OimFact {
  /** `null`: nothing is disclosed. */
  value: string | null
  decimals?: number
  dimensions: Record<string, string>
}

const withEntity = (fact: OimFact, identifier: string): OimFact => ({
  ...fact,
  dimensions: { ...fact.dimensions, entity: `entity:${identifier}` },
})

/** A member is named as everywhere else in the document, not by its address. */
const plainValue = ({ kind, value, concept }: Tagged): string =>
  kind === 'enumeration'
    ? value!
        .split(' ')
        .filter(Boolean)
        .map((member) => `${concept.split(':')[0]}:${member.split('#')[1]}`)
        .join(' ')
    : value!

function factOf(
  one: Tagged,
  statement: Statement,
  language: StatementLanguage,
  texts: ReadonlyMap<string, string>,
): OimFact {
  return {
    value: one.kind === 'text' ? (texts.get(one.id) ?? '') : plainValue(one),
    ...(one.kind === 'number' && { decimals: one.decimals! }),
    dimensions: { ...placeOf(one, statement), ...(one.kind === 'text' && { language }) },
  }
}

/** Concept, period, unit and members of a fact. */
function placeOf(one: Tagged | NotDisclosed, statement: Statement): Record<string, string> {
  const { start, end } = periodOf(one.fact, statement)
  const { unit } = one
  const measure = unit && (unit.denominator === null ? unit.numerator : `${unit.numerator}/${unit.denominator}`)
  return {
    concept: one.concept,
    period: one.instant ? after(end) : `${start}T00:00:00/${after(end)}`,
    // A number without a unit of measure has none in this model.
    ...(measure && measure !== 'xbrli:pure' && { unit: measure }),
    ...Object.fromEntries(one.dimensions.map(({ axis, member }) => [axis, member])),
  }
}

/** Content of each tagged text of the page; text blocks with their markup. */
function textsOf(xhtml: string): Map<string, string> {
  const texts = new Map<string, string>()
  const begin = /<ix:nonNumeric id="([^"]+)"[^>]*escape="(true|false)"(?: continuedAt="([^"]+)")?[^>]*>/g
  const more = new Map(
    [...xhtml.matchAll(/<ix:continuation id="([^"]+)"(?: continuedAt="([^"]+)")?>/g)].map((match) => [
      match[1]!,
      match,
    ]),
  )
  for (const match of xhtml.matchAll(begin)) {
    let content = contentAt(xhtml, match.index + match[0].length, 'ix:nonNumeric')
    for (let next = more.get(match[3] ?? ''); next; next = more.get(next[2] ?? ''))
      content += contentAt(xhtml, next.index + next[0].length, 'ix:continuation')
    const plain = content.replace(/<\/?ix:[^>]*>/g, '')
    texts.set(match[1]!, match[2] === 'true' ? plain : plain.replace(/<[^>]*>/g, ''))
  }
  return texts
}

/** Content between an open tag and its end tag; tags of the same name may be nested in it. */
function contentAt(xhtml: string, from: number, name: string): string {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = from
  let depth = 1
  for (let match = tags.exec(xhtml); match; match = tags.exec(xhtml)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return xhtml.slice(from, match.index)
  }
  return xhtml.slice(from)
}

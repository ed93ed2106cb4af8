import { loadCatalogue } from '../../esrs/index.ts'
import { knowledge, listed } from '../../knowledge.ts'
import { Lexicon } from '../../text/lexicon.ts'
import { stems } from '../../text/ranking.ts'
import { fold } from '../../text/text.ts'

/** The ideas that requirements are made of. */
export const ideas = new Lexicon(knowledge('ideas'))

/** What a disclosure requirement asks for: any idea of each slot. */
export interface Requirement {
  code: string
  /** What it asks of its subject: a policy, an action, a target … */
  kind: string
  /** What it is about. */
  about: readonly (readonly string[])[]
  /** How that is spoken of. */
  asks: readonly (readonly string[])[]
  /** Ideas that all but settle it. */
  strong: readonly string[]
  /** Ideas that belong to a neighbouring requirement. */
  not: readonly string[]
  /** The datapoint that takes what speaks to the requirement in general, and those that ask for something special. */
  lead: string | null
  points: readonly string[]
}

function ideasIn(cell: string): string[] {
  const names = listed(cell, '|')
  for (const name of names) if (!ideas.kinds.has(name)) throw new Error(`No idea is called ${name}`)
  return names
}

/** The disclosure requirements for which passages are looked for. */
export const requirements: readonly Requirement[] = knowledge<
  'requirement' | 'kind' | 'about' | 'asks' | 'strong' | 'not' | 'lead' | 'points'
>('disclosures').map((row) => ({
  code: row.requirement,
  kind: row.kind,
  about: listed(row.about).map(ideasIn),
  asks: listed(row.asks).map(ideasIn),
  strong: ideasIn(row.strong),
  not: ideasIn(row.not),
  lead: row.lead || null,
  points: listed(row.points),
}))

/** Disclosures of the GRI Standards, and the requirements that ask much the same. */
export const ofGri: ReadonlyMap<string, readonly string[]> = new Map(
  knowledge<'gri' | 'requirements'>('gri').map(({ gri, requirements: asked }) => [gri, listed(asked)]),
)

/** Types of datapoints that words answer. */
const IN_WORDS: ReadonlySet<string> = new Set(['narrative', 'semi-narrative', 'choice'])
/** So many words tell what a requirement or a datapoint is about. */
const MOST_WORDS = 30

type Query = Map<string, number>

/** The most telling words of texts: said often here, and in few of the others. */
function queriesOf(texts: ReadonlyMap<string, string[]>): Map<string, Query> {
  const spread = new Map<string, number>()
  for (const words of texts.values()) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1)
  const built = new Map<string, Query>()
  for (const [code, words] of texts) {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const weighed = [...counts].map(([word, count]): [string, number] => [
      word,
      Math.log(1 + count) * Math.log(texts.size / (spread.get(word) ?? 1) + 0.2),
    ])
    built.set(code, new Map(weighed.sort((a, b) => b[1] - a[1]).slice(0, MOST_WORDS)))
  }
  return built
}

/** The words of a requirement, and of each of its datapoints that words answer. */
export interface Wording {
  requirements: ReadonlyMap<string, Query>
  /** By requirement the datapoints, in the standard's order. */
  points: ReadonlyMap<string, readonly { id: string; words: Query; named: ReadonlySet<string> }[]>
}

const known = new Map<string, Wording>()

/** What the standard's own names and definitions say in a language. */
export function wordingIn(language: 'en' | 'de'): Wording {
  const found = known.get(language)
  if (found) return found
  const catalogue = loadCatalogue('esrs-2023', language)
  const texts = new Map<string, string[]>()
  const points = new Map<string, { id: string; words: Query; named: ReadonlySet<string> }[]>()
  for (const { code, lead, points: special } of requirements) {
    const own = catalogue.ofDisclosureRequirement(code)
    const title = catalogue.disclosureRequirement(code)?.title ?? ''
    const words = [title, title, ...own.flatMap(({ name, definition }) => [name, name, definition])].join(' ')
    texts.set(code, stems(fold(words)))
    const asked = new Set([...(lead ? [lead] : []), ...special])
    const spoken = own.filter(({ id, type }) => IN_WORDS.has(type) && (!asked.size || asked.has(id)))
    const byPoint = queriesOf(
      new Map(spoken.map(({ id, name, definition }) => [id, stems(fold(`${name} ${name} ${definition}`))])),
    )
    points.set(
      code,
      spoken.map(({ id, name, definition }) => ({
        id,
        words: byPoint.get(id) ?? new Map(),
        named: new Set(ideas.hits(fold(`${name}. ${definition}`)).map(({ concept }) => concept)),
      })),
    )
  }
  const wording = { requirements: queriesOf(texts), points }
  known.set(language, wording)
  return wording
}

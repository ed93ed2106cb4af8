import { type Frame, frames } from '../analysis/answering/frames.ts'
import { type Datapoint, linksFrom, linksTo, loadCatalogue, type StandardSet, standardSets } from '../esrs/index.ts'
import { kindOf, namesSubject, readConcepts } from '../text/lexicon.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { saysOneOf, wordsFor } from './words.ts'

export const isOf = (concept: string, kinds: ReadonlySet<string>): boolean => kinds.has(kindOf(concept))
export const tellingIdeas = (concepts: ReadonlySet<string>): string[] => [...concepts].filter(namesSubject)
export const isTelling = (word: string): boolean => !wordsFor('said_anyway').has(word) && !/^\d+$/.test(word)

/** A name or question of a datapoint in one language, split into concepts and words. */
interface Name {
  folded: string
  /** Concepts that identify a subject. */
  ideas: readonly string[]
  words: readonly string[]
}

/** A datapoint prepared for matching, in both languages. */
export interface PreparedDatapoint {
  /** Whether its name says that there is none: `No policy …`. */
  denies: boolean
  /** Whether it only stands where something is missing: a timetable for it, the reasons. */
  isInstead: boolean
  /** Whether its name or its disclosure requirement says that it is about policies. */
  isPolicy: boolean
  /** Whether its name says that it is what lies below something. */
  isBelow: boolean
  /** Stems of the words of its name that no concept covers, in each language. */
  unread: readonly (readonly string[])[]
  entry: Datapoint
  frames: readonly Frame[]
  names: readonly Name[]
  /** What the other sets call the same datapoint: questionnaires know the words of the voluntary standard. */
  alsoNamed: readonly Name[]
  /** Ideas and stems of the titles of its disclosure requirement, which headings of questionnaires are like. */
  heading: ReadonlySet<string>
  /** Its names, folded. */
  titles: readonly string[]
  named: ReadonlySet<string>
  /** Stems of its names in both languages. */
  namesOnly: ReadonlySet<string>
  /** Stems of its names, definitions, questions and labels. */
  nameStems: ReadonlySet<string>
}

const prepared = new WeakMap<Datapoint, PreparedDatapoint>()
const framesOf = new Map<string, Frame[]>()
for (const frame of frames) framesOf.set(frame.datapoint, [...(framesOf.get(frame.datapoint) ?? []), frame])

/** Frames of a datapoint: its own, or those of the same datapoint in ESRS Set 1, which the analysis has frames for. */
function framesFor({ id, set }: Datapoint): readonly Frame[] {
  const same =
    set === 'esrs-2023' ? [id] : linksTo(id).flatMap(({ from, relation }) => (relation === 'same' ? [from] : []))
  return same.flatMap((one) => framesOf.get(one) ?? [])
}

const languages = ['en', 'de'] as const
const inLanguages = (set: StandardSet, id: string): Datapoint[] =>
  languages.flatMap((language) => loadCatalogue(set, language).get(id) ?? [])

/** The same datapoint in the other sets, in both languages. */
function inOtherSets({ id, set }: Datapoint): Datapoint[] {
  const same = [
    ...linksFrom(id).map(({ to, relation }) => [to, relation]),
    ...linksTo(id).map(({ from, relation }) => [from, relation]),
  ]
  const ids = same.flatMap(([other, relation]) => (relation === 'same' ? [other!] : []))
  return standardSets.filter((one) => one !== set).flatMap((one) => ids.flatMap((other) => inLanguages(one, other)))
}

const namesOf = (words: readonly Datapoint[]): Name[] =>
  words
    .flatMap(({ name, question }) => [name, question].map(fold))
    .map((folded) => ({
      folded,
      ideas: tellingIdeas(readConcepts(folded).concepts),
      words: [...new Set(stems(folded))].filter(isTelling),
    }))

/** Ideas of a heading and stems of its words. */
export const headingOf = (text: string): ReadonlySet<string> => {
  const folded = fold(text)
  return new Set([...tellingIdeas(readConcepts(folded).concepts), ...stems(folded).filter(isTelling)])
}

/** A datapoint as it is matched; the first time is slow. */
export function preparedDatapoint(entry: Datapoint): PreparedDatapoint {
  let found = prepared.get(entry)
  if (!found) {
    const inBoth = inLanguages(entry.set, entry.id)
    const words = inBoth.length > 0 ? inBoth : [entry]
    found = {
      entry,
      frames: framesFor(entry),
      names: namesOf(words),
      alsoNamed: namesOf(inOtherSets(entry)),
      heading: headingOf(words.map(({ label }) => label).join(' ')),
      titles: words.map(({ name }) => fold(name)),
      denies: words.some(({ name }) => saysOneOf('denies', fold(name))),
      isInstead: words.some(({ name }) => saysOneOf('instead', fold(name))),
      isPolicy: words.some(({ name, label }) => readConcepts(fold(`${name}. ${label}`)).concepts.has('policy')),
      isBelow: words.some(({ name }) => saysOneOf('below', fold(name))),
      unread: words.map(({ name }) =>
        readConcepts(fold(name))
          .residue.filter(isTelling)
          .flatMap((word) => stems(word)),
      ),
      named: new Set(words.flatMap(({ name }) => [...readConcepts(fold(name)).concepts])),
      namesOnly: new Set(words.flatMap(({ name }) => stems(fold(name)))),
      nameStems: new Set(
        words.flatMap(({ name, definition, question, label }) =>
          stems(fold(`${name} ${definition} ${question} ${label}`)),
        ),
      ),
    }
    prepared.set(entry, found)
  }
  return found
}

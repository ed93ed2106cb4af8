import {
  type Datapoint,
  type DisclosureRequirement,
  type Language,
  type Pillar,
  type Standard,
  type StandardSet,
  type StoredDatapoint,
  standardSets,
  type Topic,
  type Words,
} from './datapoint.ts'
import { everydayMeanings } from './everyday.ts'
import { createSearch, type Searchable, searchWords } from './search.ts'
import { type SetFiles, setFiles } from './set-files.ts'

/** All datapoints of one set with their words in one language, in the set's order. */
export interface Catalogue {
  set: StandardSet
  language: Language
  datapoints: readonly Datapoint[]
  /** Standards of the ESRS; modules of the voluntary standard. */
  standards: readonly Standard[]
  /** Those that have datapoints; some of the revised ESRS only point to a general one. */
  disclosureRequirements: readonly DisclosureRequirement[]
  /** Sustainability matters, each after the one above it. */
  topics: readonly Topic[]
  /** The datapoint with this identifier, such as `E1-6_07`. */
  get(id: string): Datapoint | undefined
  /** The datapoints of a standard by its control code, such as `E1`, `ESRS 2` or `B`; empty for an unknown one. */
  ofStandard(controlCode: string): readonly Datapoint[]
  /** The datapoints of a disclosure requirement, such as `E1-6` or `B3`; empty for an unknown one. */
  ofDisclosureRequirement(code: string): readonly Datapoint[]
  /** The datapoints about a topic or one below it, such as `E3` or `E3.1`; empty for an unknown one. */
  ofTopic(code: string): readonly Datapoint[]
  standard(controlCode: string): Standard | undefined
  /** Also one without datapoints. */
  disclosureRequirement(code: string): DisclosureRequirement | undefined
  topic(code: string): Topic | undefined
  /**
   * The datapoints that every word of a text is found in; all of them for an empty text. A word that the texts of this
   * language do not hold is looked for in the names of the other one, and an everyday word finds what the standard says for it too.
   */
  search(text: string): readonly Datapoint[]
}

const loaded = new Map<string, Catalogue>()

/**
 * The catalogue of a set in a language. Built at the first call and kept; always the same object afterwards, so do not change it.
 * @throws RangeError for an unknown set, Error naming the identifier when a datapoint has no words in that language.
 */
export function loadCatalogue(set: StandardSet = 'esrs-2023', language: Language = 'en'): Catalogue {
  if (!standardSets.includes(set)) throw new RangeError(`There is no catalogue for the set ${set}`)
  const key = `${set} ${language}`
  let catalogue = loaded.get(key)
  if (!catalogue) {
    catalogue = build(set, language)
    loaded.set(key, catalogue)
  }
  return catalogue
}

function build(set: StandardSet, language: Language): Catalogue {
  const files = setFiles(set)
  const standards = files.titles.standards.map(({ code, esrs, pillar, [language]: title }) => ({
    code,
    esrs,
    pillar: pillar as Pillar,
    title,
  }))
  const standardByCode = new Map(standards.map((standard) => [standard.code, standard]))
  const requirementByCode = new Map(
    files.titles.disclosureRequirements.map(({ code, standard, pillar, [language]: title }) => [
      code,
      { code, standard, pillar: (pillar as Pillar | undefined) ?? standardByCode.get(standard)!.pillar, title },
    ]),
  )
  const topics = files.topics.topics.map(({ code, [language]: name }) => topicOf(code, name))
  const topicByCode = new Map(topics.map((topic) => [topic.code, topic]))
  const assigned = assignments(files)
  const byId = new Map<string, Datapoint>()
  const byStandard = new Map<string, Datapoint[]>()
  const byRequirement = new Map<string, Datapoint[]>()
  const datapoints: Datapoint[] = []
  const other = language === 'de' ? 'en' : 'de'
  // Making a thousand texts searchable takes as long as loading them, so it waits for the first search.
  let find: ((word: string) => ReadonlySet<number>) | null = null
  let findNamed: ((word: string) => ReadonlySet<number>) | null = null
  const inLanguage = (of: Language, word: string): ReadonlySet<number> => {
    if (of === language) {
      find ??= createSearch(datapoints.map(searchable), language)
      return find(word)
    }
    findNamed ??= createSearch(loadCatalogue(set, other).datapoints.map(named), other)
    return findNamed(word)
  }

  for (const standard of standards) {
    const { facts, words } = files.standards[standard.code]!
    const ofLanguage = words[language]
    const own = topicByCode.has(standard.code) ? standard.code : null
    for (const stored of facts) {
      const inLanguage = ofLanguage[stored.id]
      if (!inLanguage) throw new Error(`The datapoint ${stored.id} of ${set} has no words in "${language}"`)
      const datapoint = complete(stored, inLanguage, {
        set,
        order: datapoints.length,
        standard,
        requirement: requirementByCode.get(stored.dr)!,
        topic: assigned.get(stored.id) ?? assigned.get(stored.dr) ?? own,
      })
      datapoints.push(datapoint)
      byId.set(datapoint.id, datapoint)
      group(byStandard, standard.code, datapoint)
      group(byRequirement, stored.dr, datapoint)
    }
  }

  return {
    set,
    language,
    datapoints,
    standards,
    disclosureRequirements: [...requirementByCode.values()].filter(({ code }) => byRequirement.has(code)),
    topics,
    get: (id) => byId.get(id),
    ofStandard: (code) => byStandard.get(code) ?? [],
    ofDisclosureRequirement: (code) => byRequirement.get(code) ?? [],
    ofTopic: (code) => datapoints.filter(({ topic }) => topic === code || topic?.startsWith(`${code}.`)),
    standard: (code) => standardByCode.get(code),
    disclosureRequirement: (code) => requirementByCode.get(code),
    topic: (code) => topicByCode.get(code),
    search: (text) => {
      const found = searchWords(text).map((word) => {
        const own = inLanguage(language, word)
        const said = own.size > 0 ? own : inLanguage(other, word)
        const meant = everydayMeanings(word).flatMap(({ language: of, words }) => {
          const [first, ...others] = words.map((one) => inLanguage(of, one))
          return first ? [...first].filter((order) => others.every((orders) => orders.has(order))) : []
        })
        return meant.length > 0 ? new Set([...said, ...meant]) : said
      })
      return datapoints.filter(({ order }) => found.every((orders) => orders.has(order)))
    },
  }
}

const levels = ['topic', 'sub-topic', 'sub-sub-topic'] as const

function topicOf(code: string, name: string): Topic {
  const steps = code.split('.')
  return { code, level: levels[steps.length - 1]!, parent: steps.slice(0, -1).join('.') || null, name }
}

/** Topic codes by disclosure requirement and by identifier. */
function assignments({ topics }: SetFiles): Map<string, string> {
  return new Map(
    Object.entries(topics.assigned).flatMap(([topic, members]) => members.map((member) => [member, topic] as const)),
  )
}

interface Place {
  set: StandardSet
  order: number
  standard: Standard
  requirement: DisclosureRequirement
  topic: string | null
}

function complete(
  stored: StoredDatapoint,
  { name, definition, question }: Words,
  { set, order, standard, requirement, topic }: Place,
): Datapoint {
  return {
    id: stored.id,
    set,
    order,
    controlCode: standard.code,
    esrs: standard.esrs,
    pillar: requirement.pillar,
    dr: stored.dr,
    label: requirement.title,
    topic,
    paragraph: stored.paragraph,
    applicationRequirements: stored.applicationRequirements ?? null,
    type: stored.type,
    dimension: stored.dimension ?? null,
    unit: stored.unit ?? null,
    table: stored.table ?? false,
    condition: stored.condition ?? null,
    voluntary: stored.voluntary ?? false,
    phaseIn: stored.phaseIn ?? null,
    law: stored.law ?? [],
    concepts: stored.concepts ?? [],
    name,
    definition,
    question,
  }
}

function group(groups: Map<string, Datapoint[]>, key: string, datapoint: Datapoint) {
  const members = groups.get(key)
  if (members) members.push(datapoint)
  else groups.set(key, [datapoint])
}

const searchable = ({ id, esrs, name, label, definition }: Datapoint): Searchable => ({
  codes: [id],
  text: `${esrs} ${name} ${label} ${definition}`,
})

const named = ({ name, label }: Datapoint): Searchable => ({ codes: [], text: `${name} ${label}` })

import type {
  Datapoint,
  DisclosureRequirement,
  Language,
  Standard,
  StandardSet,
  StoredDatapoint,
  Words,
} from './datapoint.ts'
import { foldForSearch } from './order.ts'
import { files, titles } from './sets/esrs-2023/files.ts'

/** All datapoints of one set with their words in one language, in the set's order. */
export interface Catalogue {
  set: StandardSet
  language: Language
  datapoints: readonly Datapoint[]
  standards: readonly Standard[]
  disclosureRequirements: readonly DisclosureRequirement[]
  /** The datapoint with this identifier, such as `E1-6_07`. */
  get(id: string): Datapoint | undefined
  /** The datapoints of a standard by its control code, such as `E1` or `ESRS 2`; empty for an unknown one. */
  ofStandard(controlCode: string): readonly Datapoint[]
  /** The datapoints of a disclosure requirement, such as `E1-6`; empty for an unknown one. */
  ofDisclosureRequirement(code: string): readonly Datapoint[]
  standard(controlCode: string): Standard | undefined
  disclosureRequirement(code: string): DisclosureRequirement | undefined
  /** The datapoints in which every word of `words` occurs; all of them for an empty text. */
  search(words: string): readonly Datapoint[]
}

const loaded = new Map<string, Catalogue>()

/**
 * The catalogue of a set in a language. Built at the first call and kept; always the same object afterwards, so do not change it.
 * @throws RangeError for an unknown set, Error naming the identifier when a datapoint has no words in that language.
 */
export function loadCatalogue(set: StandardSet = 'esrs-2023', language: Language = 'en'): Catalogue {
  if (set !== 'esrs-2023') throw new RangeError(`There is no catalogue for the set ${set}`)
  const key = `${set} ${language}`
  let catalogue = loaded.get(key)
  if (!catalogue) {
    catalogue = build(set, language)
    loaded.set(key, catalogue)
  }
  return catalogue
}

function build(set: StandardSet, language: Language): Catalogue {
  const standards = titles.standards.map(({ code, esrs, pillar, [language]: title }) => ({
    code,
    esrs,
    pillar: pillar as Standard['pillar'],
    title,
  }))
  const requirements = titles.disclosureRequirements.map(({ code, standard, [language]: title }) => ({
    code,
    standard,
    title,
  }))
  const requirementByCode = new Map(requirements.map((requirement) => [requirement.code, requirement]))
  const byId = new Map<string, Datapoint>()
  const byStandard = new Map<string, Datapoint[]>()
  const byRequirement = new Map<string, Datapoint[]>()
  const datapoints: Datapoint[] = []
  // Folding a thousand texts takes as long as loading them, so it waits for the first search.
  let texts: string[] | null = null

  for (const standard of standards) {
    const { facts, words } = files[standard.code]!
    for (const stored of facts) {
      const own = words[language][stored.id]
      if (!own) throw new Error(`The datapoint ${stored.id} of ${set} has no words in "${language}"`)
      const label = requirementByCode.get(stored.dr)!.title
      const datapoint = complete(stored, own, standard, { set, order: datapoints.length, label })
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
    disclosureRequirements: requirements,
    get: (id) => byId.get(id),
    ofStandard: (code) => byStandard.get(code) ?? [],
    ofDisclosureRequirement: (code) => byRequirement.get(code) ?? [],
    standard: (code) => standards.find((standard) => standard.code === code),
    disclosureRequirement: (code) => requirementByCode.get(code),
    search: (text) => {
      texts ??= datapoints.map(searchText)
      const parts = foldForSearch(text).split(' ')
      return datapoints.filter(({ order }) => parts.every((part) => texts![order]!.includes(part)))
    },
  }
}

function complete(
  stored: StoredDatapoint,
  { name, definition, question }: Words,
  standard: Standard,
  place: { set: StandardSet; order: number; label: string },
): Datapoint {
  return {
    id: stored.id,
    ...place,
    controlCode: standard.code,
    esrs: standard.esrs,
    pillar: standard.pillar,
    dr: stored.dr,
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

function searchText({ id, esrs, name, label, definition }: Datapoint): string {
  return foldForSearch(`${id} ${esrs} ${name} ${label} ${definition}`)
}

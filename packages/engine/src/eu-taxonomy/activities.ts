import { knowledge } from '../knowledge.ts'

/** The environmental objectives of Regulation (EU) 2020/852, Article 9, by the codes of the reporting forms, in their order. */
export const objectives = ['CCM', 'CCA', 'WTR', 'PPC', 'CE', 'BIO'] as const
export type Objective = (typeof objectives)[number]

/** What a name or the classes of NACE were compared with: the act, Annex I for the same section of Annex II, or the Commission's Taxonomy Compass. */
const taxonomySources = ['act', 'annex-i', 'compass'] as const
export type TaxonomySource = (typeof taxonomySources)[number]

/** An economic activity that a delegated act describes, under one objective. */
export interface TaxonomyActivity {
  /** Objective and section, such as `CCM 4.1`. */
  code: string
  objective: Objective
  /** What the act calls it; `null` for neither, and under an objective where it depends on the case. */
  kind: 'enabling' | 'transitional' | null
  /** Classes of NACE that it may be found under. */
  nace: readonly string[]
  act: string
  name: Readonly<Record<'en' | 'de', string>>
  /** `null`: written down, and compared with nothing yet. */
  compared: Readonly<Record<'en' | 'de' | 'nace', TaxonomySource | null>>
}

/** Objective of a code such as `CCM 4.1`; `null` for what is none. */
export function objectiveOf(code: string): Objective | null {
  const [, found] = /^([A-Z]{2,3}) \d{1,2}\.\d{1,2}$/.exec(code) ?? []
  return objectives.find((one) => one === found) ?? null
}

type Column = 'code' | 'kind' | 'nace' | 'act' | 'en' | 'de' | 'en_from' | 'de_from' | 'nace_from'
const sourceOf = (text: string): TaxonomySource | null => taxonomySources.find((one) => one === text) ?? null

/** The activities of the delegated acts that are known with their names in both languages; an act describes more of them. */
export const taxonomyActivities = (): TaxonomyActivity[] =>
  knowledge<Column>('taxonomy-activities').map((row) => ({
    code: row.code,
    objective: objectiveOf(row.code)!,
    kind: row.kind === 'enabling' || row.kind === 'transitional' ? row.kind : null,
    nace: row.nace.split(' ').filter(Boolean),
    act: row.act,
    name: { en: row.en, de: row.de },
    compared: { en: sourceOf(row.en_from), de: sourceOf(row.de_from), nace: sourceOf(row.nace_from) },
  }))

/** Sections on nuclear energy and fossil gas in both climate annexes (Delegated Regulation (EU) 2022/1214), in the order of its forms. */
export const nuclearAndGas = ['4.26', '4.27', '4.28', '4.29', '4.30', '4.31'] as const

/** The section on nuclear energy or gas that one of these codes is of. */
export const nuclearOrGas = (codes: readonly string[]): (typeof nuclearAndGas)[number] | null =>
  nuclearAndGas.find((section) => codes.some((code) => code === `CCM ${section}` || code === `CCA ${section}`)) ?? null

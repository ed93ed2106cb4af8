import { knowledge } from '../knowledge.ts'

/** The environmental objectives of Regulation (EU) 2020/852, Article 9, by the codes of the reporting forms, in their order. */
export const objectives = ['CCM', 'CCA', 'WTR', 'PPC', 'CE', 'BIO'] as const
export type Objective = (typeof objectives)[number]

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
}

/** Objective of a code such as `CCM 4.1`; `null` for what is none. */
export function objectiveOf(code: string): Objective | null {
  const [, found] = /^([A-Z]{2,3}) \d{1,2}\.\d{1,2}$/.exec(code) ?? []
  return objectives.find((one) => one === found) ?? null
}

/** The activities of the delegated acts that are known with their names in both languages; an act describes more of them. */
export const taxonomyActivities = (): TaxonomyActivity[] =>
  knowledge<'code' | 'kind' | 'nace' | 'act' | 'en' | 'de'>('taxonomy-activities').map((row) => ({
    code: row.code,
    objective: objectiveOf(row.code)!,
    kind: row.kind === 'enabling' || row.kind === 'transitional' ? row.kind : null,
    nace: row.nace.split(' ').filter(Boolean),
    act: row.act,
    name: { en: row.en, de: row.de },
  }))

/** Sections on nuclear energy and fossil gas in both climate annexes (Delegated Regulation (EU) 2022/1214), in the order of its forms. */
export const nuclearAndGas = ['4.26', '4.27', '4.28', '4.29', '4.30', '4.31'] as const

/** The section on nuclear energy or gas that one of these codes is of. */
export const nuclearOrGas = (codes: readonly string[]): (typeof nuclearAndGas)[number] | null =>
  nuclearAndGas.find((section) => codes.some((code) => code === `CCM ${section}` || code === `CCA ${section}`)) ?? null

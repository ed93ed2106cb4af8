import type { StandardSet } from './datapoint.ts'

/** What has to be known of a company to say which datapoints are due. */
export interface CompanyFacts {
  /** Financial year reported on; the law counts from the year in which it starts. */
  year: number
  /** Average employees; `null` where unknown, then `size` decides. */
  employees: number | null
  size: 'small' | 'medium' | 'large' | null
  industry: 'technology' | 'manufacturing' | 'energy' | 'finance' | null
  /** Division of NACE, or a group below one: conditions on sectors follow it. */
  nace?: string | null
  /** First financial year for which the company had to report under the ESRS; while it is not stated no relief of the first years holds. */
  firstYear: number | null
  /** Control codes of the material topical standards; `null` without an assessment: then all are material. */
  material: ReadonlySet<string> | null
  /** Codes of sub-topics that were considered and of which nothing was found; what is only about them is not asked. */
  notFound?: ReadonlySet<string>
  /** The company's value of a yes-or-no datapoint, `null` where there is none. */
  answer: (id: string) => string | null
  /** Net revenue of the year in EUR, where known. */
  netRevenue?: number | null
  /** Modules of the voluntary standard that are applied, where known; unknown is taken for both. */
  modules?: 'basic' | 'both' | null
}

/** A company of which only the year is known. */
export function unknownCompany(year: number): CompanyFacts {
  return { year, employees: null, size: null, industry: null, firstYear: null, material: null, answer: () => null }
}

/** Datapoints that state how many people work for the company, by set, the one that says it best first. */
export const headCounts: Readonly<Record<StandardSet, readonly string[]>> = {
  'esrs-2023': ['S1-6_03', 'S1-6_02', 'S1-6_01', 'SBM-1_03'],
  'esrs-2026': ['ESRS26_S1-5_01'],
  'vs-2026': ['VS_B1_09'],
}

const atMost = { small: 49, medium: 249, large: Number.POSITIVE_INFINITY }

/** Whether the company may have this many employees, by its head count or else by its size; unknown counts as yes. */
export function mayHaveEmployees({ employees, size }: CompanyFacts, count: number): boolean {
  if (employees !== null) return employees >= count
  return size === null || atMost[size] >= count
}

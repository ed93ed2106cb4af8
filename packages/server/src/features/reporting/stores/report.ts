import type { StandardSet } from '@esrs/engine/esrs'
import type { CompanySettings } from '../../accounts/index.ts'

/** A report: a set of standards and a year. */
export interface Report {
  set: StandardSet
  year: number
}

/** The report of a company. */
export const reportOf = ({ standardSet, reportingYear }: CompanySettings): Report => ({
  set: standardSet,
  year: reportingYear,
})

export const isSameReport = (a: Report, b: Report): boolean => a.set === b.set && a.year === b.year

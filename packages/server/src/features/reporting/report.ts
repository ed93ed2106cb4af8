import type { StandardSet } from '@esrs/engine/esrs'
import type { CompanySettings } from '../accounts/index.ts'

/** What a company reports: by which standards, on which year. */
export interface Report {
  set: StandardSet
  year: number
}

/** The report of a company. Only the first set has a catalogue so far, so it stands in for the ones that follow. */
export const reportOf = ({ reportingYear }: Pick<CompanySettings, 'reportingYear'>): Report => ({
  set: 'esrs-2023',
  year: reportingYear,
})

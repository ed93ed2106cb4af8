import type { Tenant } from '../../../database/tenant.ts'
import { isUnsigned } from '../assessment/sign-assessment.ts'
import { countCompletion } from '../completion/count-completion.ts'
import { isOfOtherYear } from '../findings/compare-findings.ts'
import type { OpenReport } from '../report/open-report.ts'
import { assessedStandards } from '../stores/material-standards.ts'
import { decidedTopics, unconfirmedTopics } from '../stores/materiality-store.ts'
import { compareRecord } from '../values/shown-datapoint.ts'
import { valueRemarks } from '../values/value-remarks.ts'
import type { ValuedRecords } from './valued-records.ts'

/** What of a report waits for a person: keys of datapoints, and codes of topics. */
export interface OpenQuestions {
  /** Proposals without a decision that count towards the report; what is only a question stands below. */
  proposed: string[]
  /** Values of documents that name another company, until somebody says whose they are. */
  company: string[]
  /** Documents say different things: of a proposal any, of a decided value those that came after the decision. */
  conflict: string[]
  /** Values of another year than the report's. */
  otherYear: string[]
  /** Figures whose total or parts do not fit. */
  mismatch: string[]
  /** Topics without a decision on their materiality, or with one that was carried over and waits to be confirmed. */
  topic: string[]
  /** People decided on topics, and nobody has signed the assessment as it is now. */
  unsigned: boolean
}

export async function openQuestions(
  tenant: Tenant,
  { settings, report, catalogue }: OpenReport,
  records: ValuedRecords,
): Promise<OpenQuestions> {
  const all = [...records]
  const keysWhere = (test: (record: Record) => boolean) => all.filter(([, record]) => test(record)).map(([key]) => key)
  const figures = all.map(([key, { value }]) => {
    const { value: text, number, unit, year } = value
    return { key, dataType: catalogue.get(key)!.type, value: text, number, unit, year, prior: null }
  })
  const remarks = await valueRemarks(tenant, report, figures, catalogue.language)
  const decided = await decidedTopics(tenant, report)
  const unconfirmed = await unconfirmedTopics(tenant, report)
  return {
    proposed: [...(await countCompletion(tenant, catalogue, settings)).proposed],
    company: keysWhere(({ value }) => value.status === 'proposed' && value.question === 'company'),
    conflict: keysWhere((record) => isInConflict(record, report.year)),
    otherYear: keysWhere((record) => isFromOtherYear(record, report.year)),
    mismatch: all.map(([key]) => key).filter((key) => (remarks.get(key)?.hints.length ?? 0) > 0),
    topic: assessedStandards(catalogue).filter((code) => !decided.has(code) || unconfirmed.has(code)),
    unsigned: decided.size > 0 && (await isUnsigned(tenant, report)),
  }
}

type Record = ValuedRecords extends ReadonlyMap<string, infer R> ? R : never

function isInConflict(record: Record, reportingYear: number): boolean {
  const { conflicting } = compareRecord(record, reportingYear).sources
  const { status, decidedAt } = record.value
  if (status === 'proposed' || decidedAt === null) return conflicting.length > 0
  return conflicting.some(({ uploadedAt }) => uploadedAt > decidedAt)
}

function isFromOtherYear(record: Record, reportingYear: number): boolean {
  const { year } = record.value
  if (year === null || year === reportingYear) return false
  const { chosen } = compareRecord(record, reportingYear).sources
  return chosen ? isOfOtherYear(chosen, reportingYear) : year < reportingYear
}

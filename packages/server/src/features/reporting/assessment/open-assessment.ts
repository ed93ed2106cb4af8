import type { Iro, Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { lastDecisions } from '../materiality/assessment-history-store.ts'
import { listIros } from '../materiality/list-iros.ts'
import { type AssessmentInput, assessmentInput } from '../materiality/propose-iros.ts'
import { namesAndPositions } from '../people-store.ts'
import { type OpenReport, openReport } from '../report/open-report.ts'
import { allMateriality, type MaterialityRow } from '../stores/materiality-store.ts'
import { isSameReport, type Report } from '../stores/report.ts'
import { type AssessmentResults, calculateResults } from './calculate-results.ts'
import { type ListedTopic, longList } from './long-list.ts'
import { currentMethod, type MethodRow } from './method-store.ts'
import { allPoints, type PointsRow } from './score-store.ts'
import { type Answers, stakeholderAnswers } from './stakeholder-answers.ts'
import { type DissentRow, dissentsOf, emptyMatters, type MatterRow, ownTopics } from './topic-store.ts'

/** The assessment of a report: method, topics, entries, scores, answers, decisions and the results calculated from them. */
export interface OpenAssessment {
  opened: OpenReport
  report: Report
  input: AssessmentInput
  method: MethodRow
  topics: ListedTopic[]
  iros: Iro[]
  /** Entries that were rejected: they count for nothing, and the log still names them. */
  rejected: Iro[]
  points: PointsRow[]
  answers: Answers
  results: AssessmentResults
  decisions: ReadonlyMap<string, MaterialityRow>
  /** The last decision on each topic, by its number. */
  revisions: ReadonlyMap<string, number>
  dissents: DissentRow[]
  /** Sub-topics of which nothing was found. */
  emptyMatters: MatterRow[]
  names: ReadonlyMap<string, string>
  /** Functions of the people in the company. */
  positions: ReadonlyMap<string, string>
}

/** Prefix of all subjects in the history that belong to the assessment of a report. */
export const subjectPrefix = ({ set, year }: Report): string => `${set} ${year} `

/** Subject in the history for changes of an entry's scores in a report. */
export const entrySubject = (report: Report, key: string): string => `${subjectPrefix(report)}entry ${key}`

/** Last day of the reporting period (YYYY-MM-DD): of December where no other month is known. */
export const lastDayOf = ({ report, settings }: Pick<OpenReport, 'report' | 'settings'>): string =>
  new Date(Date.UTC(report.year, settings.yearEnd ?? 12, 0)).toISOString().slice(0, 10)

export const isOfReport = ({ set, reportingYear }: MaterialityRow, report: Report): boolean =>
  isSameReport({ set: set as Report['set'], year: reportingYear }, report)

/** Reads the assessment of a report and calculates its results. */
export async function openAssessment(
  accounts: CallParts['accounts'],
  tenant: Tenant,
  language: Language,
): Promise<OpenAssessment> {
  const opened = await openReport(accounts, tenant, language)
  const { report, catalogue } = opened
  const prefix = subjectPrefix(report)
  const input = await assessmentInput(tenant, opened)
  // A topic that was decided to be not material still shows why.
  const all = await listIros(tenant, opened, { ...input, decided: new Map() })
  const iros = all.filter(({ status }) => status !== 'rejected')
  const method = await currentMethod(tenant, report)
  const topics = longList(catalogue, await ownTopics(tenant, report))
  const points = await allPoints(tenant, report)
  const answers = await stakeholderAnswers(tenant, report)
  const rows = (await allMateriality(tenant)).filter((row) => isOfReport(row, report))
  const last = await lastDecisions(tenant, prefix)
  return {
    opened,
    report,
    input,
    method,
    topics,
    iros,
    rejected: all.filter(({ status }) => status === 'rejected'),
    points,
    answers,
    results: calculateResults({ iros, topics, points, sides: answers.sides }, method.method),
    decisions: new Map(rows.map((row) => [row.code, row])),
    revisions: new Map([...last].map(([subject, id]) => [subject.slice(prefix.length), id])),
    dissents: await dissentsOf(tenant, report),
    emptyMatters: await emptyMatters(tenant, report),
    ...(await namesAndPositions(tenant)),
  }
}

/** An assessment after a change of nothing but scores: the rest of it is as it was read. */
export async function withScores(tenant: Tenant, assessment: OpenAssessment): Promise<OpenAssessment> {
  const { report, iros, topics, answers, method } = assessment
  const points = await allPoints(tenant, report)
  return {
    ...assessment,
    points,
    results: calculateResults({ iros, topics, points, sides: answers.sides }, method.method),
  }
}

import type { AssessmentLog, contract, Language } from '@esrs/contract'
import type { Teaching } from '@esrs/engine'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Clock } from '../../clock.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Enqueue, HandledJob } from '../../jobs/job.ts'
import type { Accounts } from '../accounts/index.ts'
import { adviceCalls } from './advice/calls.ts'
import { adviceJobs } from './advice/jobs.ts'
import { withAssessedScores } from './assessment/assessed-score.ts'
import { assessmentLog } from './assessment/assessment-log.ts'
import { assessmentCalls } from './assessment/calls.ts'
import { carryOver, earlierAssessment } from './assessment/carry-over.ts'
import { openAssessment } from './assessment/open-assessment.ts'
import type { Author } from './author.ts'
import { breakdownCalls } from './breakdowns/calls.ts'
import { type CompletionBasis, completionBasis } from './completion/count-completion.ts'
import { reportingCalls } from './datapoints/calls.ts'
import { historyCalls } from './datapoints/history-calls.ts'
import { additionCalls } from './datapoints/own-calls.ts'
import { reviewCalls } from './datapoints/review-calls.ts'
import { type DecidedReport, decidedReport } from './decided/decided-values.ts'
import { type OpenQuestions, openQuestions } from './decided/open-questions.ts'
import { valuedRecords } from './decided/valued-records.ts'
import { type ValuesForWork, valuesForWork } from './decided/values-for-work.ts'
import { type ExchangeCalls, exchangeCalls } from './exchange/calls.ts'
import type { SheetReading } from './exchange/read-sheet.ts'
import { type FindingCounts, findingCounts, totalFindingCounts } from './findings/count-by-type.ts'
import { teachingsFor } from './findings/teachings.ts'
import { iroCalls } from './materiality/iro-calls.ts'
import { pointingCalls } from './pointing/calls.ts'
import { type OwnPassage, type PassagesAbout, passagesFor } from './pointing/passages-for.ts'
import { datapointEntry, type OpenReport, openReport, openReportWithOwn } from './report/open-report.ts'
import { proposeAgain, recordFindings, removeFindings } from './report/record-findings.ts'
import { refreshReport } from './report/refresh-report.ts'
import type { RecordedAnalysis } from './stores/analysis-store.ts'
import { unconfirmedTopics } from './stores/materiality-store.ts'
import { isSameReport, type Report, reportOf } from './stores/report.ts'
import { lockReporting } from './stores/report-store.ts'
import { attachExcerpt } from './values/attach-excerpt.ts'
import { offeredAnswers } from './values/offered-answers.ts'
import { previewRemoval, type ValuesOfRemoval } from './values/preview-removal.ts'
import { type Restatements, restatementsFor } from './values/restate.ts'
import { answeringKeys } from './values/year-before.ts'

export { refreshAdviceJob } from './advice/jobs.ts'
export type { ReadTable } from './breakdowns/asked-cells.ts'
export type { DecidedNow, WorkStep } from './decided/values-for-work.ts'
export type { Author, DecidedReport, OpenQuestions, OpenReport, OwnPassage, Report, ValuesForWork }
export { answeringKeys, datapointEntry, lockReporting, offeredAnswers }

export interface ReportingOptions {
  accounts: Pick<Accounts, 'settings'>
  clock: Clock
  /** Settings for reading a returned table. */
  sheets: SheetReading
  enqueue: Enqueue
}

/** The part of this feature that features to its right may use. */
export interface Reporting {
  calls: Handlers<(typeof contract)['csrd']>
  additionCalls: Handlers<(typeof contract)['additions']>
  historyCalls: Handlers<(typeof contract)['history']>
  reviewCalls: Handlers<(typeof contract)['review']>
  pointingCalls: Handlers<(typeof contract)['pointing']>
  breakdownCalls: Handlers<(typeof contract)['breakdowns']>
  exchangeCalls: ExchangeCalls
  iroCalls: Handlers<(typeof contract)['iro']>
  assessmentCalls: Handlers<(typeof contract)['materiality']>
  adviceCalls: Handlers<(typeof contract)['advice']>
  /** Values as those see, check and deliver them who are asked for them. */
  forWork: ValuesForWork
  /** Comparatives that differ from what was reported then. */
  restatements: Restatements
  jobs: HandledJob[]
  /** Replaces the findings of a document by those of its analysis and proposes values anew; call it in a transaction. */
  recordFindings(tenant: Tenant, documentId: string, analysis: RecordedAnalysis): Promise<void>
  /** Teachings: decisions on the statements of other documents, for the analysis of this one. */
  teachingsFor(tenant: Tenant, documentId: string): Promise<Teaching[]>
  /** Removes a document's findings and proposes values anew; call it in a transaction. */
  removeFindings(tenant: Tenant, documentId: string): Promise<void>
  /** Proposes anew what some documents speak of, after it was settled whose they are; call it in a transaction. */
  proposeAgain(tenant: Tenant, documentIds: readonly string[]): Promise<void>
  /** Preview of removing the findings of a document. */
  previewRemoval(tenant: Tenant, documentId: string): Promise<ValuesOfRemoval>
  /** How many values of documents answer the company's set, by type; `null` where the counts of the analysis hold. */
  findingCounts(tenant: Tenant, documentIds: readonly string[]): Promise<ReadonlyMap<string, FindingCounts> | null>
  /** The counts of all documents together. */
  totalFindingCounts(tenant: Tenant): Promise<FindingCounts | null>
  /** The basis for counting a report: company facts and values, with the catalogue in a language. */
  completionBasis(tenant: Tenant, language: Language): Promise<CompletionBasis & { catalogue: Catalogue }>
  /** The company's report with the catalogue in a language, its own datapoints among them. */
  open(tenant: Tenant, language: Language): Promise<OpenReport>
  /** What people decided for a report, and on request what still waits for them; both from the same values. */
  decided(tenant: Tenant, opened: OpenReport): Promise<{ input: DecidedReport; questions(): Promise<OpenQuestions> }>
  /** What people did in the assessment of a report, the newest first; nothing where the company works in another one by now. */
  assessmentLog(tenant: Tenant, report: Report, language: Language): Promise<AssessmentLog>
  /** Takes over the latest earlier assessment of materiality, to be confirmed; returns how many decisions. Call it in a transaction. */
  carryAssessment(tenant: Tenant, language: Language, by: { userId: string; at: Date }): Promise<number>
  /** Decisions on topics that were carried over and wait to be confirmed. */
  unconfirmedDecisions(tenant: Tenant, report: Report): Promise<number>
  /** The passages of own documents that are nearest to a question, or to what a text of the statement is about; `null` where that is nothing. */
  passagesFor(
    tenant: Tenant,
    about: PassagesAbout,
    language: Language,
  ): Promise<{ asked: string; passages: OwnPassage[] } | null>
  /** Adds a line to the excerpts of a datapoint and returns them; its value stays as it is. */
  attachExcerpt(tenant: Tenant, key: string, excerpt: string, by: Author): Promise<string>
}

/** The feature of datapoints: their findings, values, decisions and completion. */
export function createReporting({ accounts, clock, sheets, enqueue }: ReportingOptions): Reporting {
  const iros = iroCalls({ accounts, clock, withAssessedScores })
  return {
    calls: reportingCalls({ accounts, clock }),
    additionCalls: additionCalls({ accounts, clock }),
    historyCalls: historyCalls({ accounts, clock }),
    reviewCalls: reviewCalls({ accounts, clock }),
    pointingCalls: pointingCalls({ accounts, clock }),
    breakdownCalls: breakdownCalls({ accounts, clock }),
    exchangeCalls: exchangeCalls({ accounts, clock, sheets, iros }),
    iroCalls: iros,
    assessmentCalls: assessmentCalls({ accounts, clock, sheets }),
    adviceCalls: adviceCalls({ accounts, clock, enqueue }),
    forWork: valuesForWork(accounts, sheets),
    restatements: restatementsFor(),
    jobs: adviceJobs({ accounts, clock }),
    recordFindings,
    teachingsFor,
    removeFindings,
    proposeAgain,
    previewRemoval: async (tenant, documentId) => {
      const report = reportOf(await accounts.settings(tenant))
      // Values are told of that somebody may not have looked at yet.
      await refreshReport(tenant, report)
      return previewRemoval(tenant, report, documentId)
    },
    findingCounts: async (tenant, documentIds) =>
      findingCounts(tenant, reportOf(await accounts.settings(tenant)), documentIds),
    totalFindingCounts: async (tenant) => totalFindingCounts(tenant, reportOf(await accounts.settings(tenant))),
    completionBasis: async (tenant, language) => {
      const { settings, catalogue } = await openReport(accounts, tenant, language)
      return { ...(await completionBasis(tenant, catalogue, settings)), catalogue }
    },
    open: (tenant, language) => openReportWithOwn(accounts, tenant, language),
    decided: async (tenant, opened) => {
      const records = await valuedRecords(tenant, opened)
      return {
        input: await decidedReport(tenant, opened, records),
        questions: () => openQuestions(tenant, opened, records),
      }
    },
    assessmentLog: async (tenant, report, language) => {
      const assessment = await openAssessment(accounts, tenant, language)
      return isSameReport(assessment.report, report) ? assessmentLog(tenant, assessment) : { notes: [], entries: [] }
    },
    carryAssessment: async (tenant, language, by) => {
      const opened = await openReportWithOwn(accounts, tenant, language)
      const earlier = await earlierAssessment(tenant, opened.report)
      if (!earlier) return 0
      await carryOver(tenant, opened, by)
      return earlier.decisions
    },
    unconfirmedDecisions: async (tenant, report) => (await unconfirmedTopics(tenant, report)).size,
    passagesFor: async (tenant, about, language) => {
      const { catalogue } = await openReportWithOwn(accounts, tenant, language)
      return passagesFor(tenant, catalogue, about)
    },
    attachExcerpt: async (tenant, key, excerpt, by) => {
      const { report, catalogue } = await openReportWithOwn(accounts, tenant, by.language, [key])
      return attachExcerpt(tenant, report, catalogue, key, excerpt, by)
    },
  }
}

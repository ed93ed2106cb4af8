import type { contract, RemovalPreview } from '@esrs/contract'
import type { Teaching } from '@esrs/engine'
import { type Catalogue, loadCatalogue } from '@esrs/engine/esrs'
import type { Clock } from '../../clock.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Enqueue, HandledJob } from '../../jobs/job.ts'
import type { Language } from '../../texts/texts.ts'
import type { Accounts } from '../accounts/index.ts'
import { adviceCalls } from './advice/calls.ts'
import { adviceJobs } from './advice/jobs.ts'
import { type Standing, standingOf } from './completion/count-completion.ts'
import { type ExchangeCalls, exchangeCalls } from './exchange/calls.ts'
import type { SheetReading } from './exchange/read-sheet.ts'
import { type FoundByType, foundByType, foundInAll } from './findings/count-by-type.ts'
import { previewForgetting } from './findings/preview-removal.ts'
import { forgetDocument, type Recorded, recordFindings } from './findings/record-findings.ts'
import { taughtBy } from './findings/teachings.ts'
import { historyCalls, reviewCalls } from './history/calls.ts'
import { iroCalls } from './iros/calls.ts'
import { additionCalls } from './own/calls.ts'
import { openWithOwn } from './report/open-report.ts'
import { openReport } from './report/refresh-report.ts'
import { reportOf } from './report/report.ts'
import { attachExcerpt } from './values/attach-excerpt.ts'
import { reportingCalls } from './values/calls.ts'
import type { By } from './values/decide-values.ts'

export { refreshAdviceJob } from './advice/jobs.ts'

export interface ReportingOptions {
  accounts: Pick<Accounts, 'settings'>
  clock: Clock
  /** How a table that comes back is read. */
  sheets: SheetReading
  enqueue: Enqueue
}

/** What the features to the right of this one may use. */
export interface Reporting {
  calls: Handlers<(typeof contract)['csrd']>
  additionCalls: Handlers<(typeof contract)['additions']>
  historyCalls: Handlers<(typeof contract)['history']>
  reviewCalls: Handlers<(typeof contract)['review']>
  exchangeCalls: ExchangeCalls
  iroCalls: Handlers<(typeof contract)['iro']>
  adviceCalls: Handlers<(typeof contract)['advice']>
  jobs: HandledJob[]
  /** Replaces what is known from a document and proposes values anew; call it in a transaction. */
  recordFindings(tenant: Tenant, documentId: string, analysis: Recorded): Promise<void>
  /** What people decided about the statements of other documents, for the analysis of this one. */
  taughtBy(tenant: Tenant, documentId: string): Promise<Teaching[]>
  /** Takes a document's findings away and proposes values anew; call it in a transaction. */
  forgetDocument(tenant: Tenant, documentId: string): Promise<void>
  /** What forgetting a document would change. */
  previewForgetting(tenant: Tenant, documentId: string): Promise<RemovalPreview>
  /** How many values of documents answer the company's set, by type; `null` where the counts of the analysis hold. */
  foundByType(tenant: Tenant, documentIds: readonly string[]): Promise<ReadonlyMap<string, FoundByType> | null>
  /** The same for all documents together. */
  foundInAll(tenant: Tenant): Promise<FoundByType | null>
  /** What the company reports by and which of it has a value, with the catalogue in a language. */
  standing(tenant: Tenant, language: Language): Promise<Standing & { catalogue: Catalogue }>
  /** Puts a line that somebody said among the excerpts of a datapoint; its value stays as it is. What its excerpts are then. */
  attachExcerpt(tenant: Tenant, key: string, excerpt: string, by: By): Promise<string>
}

/** Datapoints: found, proposed, decided, counted. */
export function createReporting({ accounts, clock, sheets, enqueue }: ReportingOptions): Reporting {
  const open = async (tenant: Tenant, language: Language) => {
    const settings = await accounts.settings(tenant)
    const report = reportOf(settings)
    await openReport(tenant, report)
    return { settings, report, catalogue: loadCatalogue(report.set, language) }
  }
  const iros = iroCalls({ accounts, clock })
  return {
    calls: reportingCalls({ accounts, clock }),
    additionCalls: additionCalls({ accounts, clock }),
    historyCalls: historyCalls({ accounts, clock }),
    reviewCalls: reviewCalls({ accounts, clock }),
    exchangeCalls: exchangeCalls({ accounts, clock, sheets, iros }),
    iroCalls: iros,
    adviceCalls: adviceCalls({ accounts, clock, enqueue }),
    jobs: adviceJobs({ accounts, clock }),
    recordFindings: async (tenant, documentId, analysis) =>
      recordFindings(tenant, reportOf(await accounts.settings(tenant)), documentId, analysis),
    taughtBy,
    forgetDocument: async (tenant, documentId) =>
      forgetDocument(tenant, reportOf(await accounts.settings(tenant)), documentId),
    previewForgetting: async (tenant, documentId) =>
      previewForgetting(tenant, reportOf(await accounts.settings(tenant)), documentId),
    foundByType: async (tenant, documentIds) =>
      foundByType(tenant, reportOf(await accounts.settings(tenant)), documentIds),
    foundInAll: async (tenant) => foundInAll(tenant, reportOf(await accounts.settings(tenant))),
    standing: async (tenant, language) => {
      const { settings, catalogue } = await open(tenant, language)
      return { ...(await standingOf(tenant, catalogue, settings)), catalogue }
    },
    attachExcerpt: async (tenant, key, excerpt, by) => {
      const { report, catalogue } = await openWithOwn(accounts, tenant, by.language, [key])
      return attachExcerpt(tenant, report, catalogue, key, excerpt, by)
    },
  }
}

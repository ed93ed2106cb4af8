import type { contract, DocumentStage } from '@esrs/contract'
import type { Analysis } from '@esrs/engine'
import { Standby } from '../../children/standby.ts'
import type { Clock } from '../../clock.ts'
import { knownFiles } from '../../database/stored-files.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Enqueue, HandledJob, Job, QueueView } from '../../jobs/job.ts'
import type { Model } from '../../models/model.ts'
import type { RetryPolicy } from '../../models/retry-policy.ts'
import type { Transcriber } from '../../models/transcriber.ts'
import type { Quotas } from '../../registration-settings.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Reporting } from '../reporting/index.ts'
import { documentCalls } from './calls.ts'
import { exportCalls } from './export.ts'
import { admitUpload, storeUpload, type Upload } from './intake.ts'
import { processDocumentJob, readPicturesJob } from './job-kinds.ts'
import { documentJobs } from './jobs.ts'
import { keepSources, keptSources, type SourceFile, sourcesOf } from './kept-store.ts'
import { type FirstLook, LongDocumentSlots } from './long-document-slots.ts'
import { modelJobs, queueForModel } from './model/ask-document.ts'
import { modelCalls } from './model/calls.ts'
import { wordingCalls } from './model/wording-calls.ts'
import { countUpload } from './quotas.ts'
import type { ReadingLimits } from './read-in-child.ts'
import type { WarmUp } from './reading-messages.ts'
import {
  countOfYear,
  type DocumentPageText,
  matchingPages,
  stagesOf,
  standOnPages,
  stuckDocuments,
  stuckPictures,
} from './store.ts'

export { askDocumentJob, processDocumentJob, readPicturesJob, transcribeDocumentJob } from './job-kinds.ts'
export type { SourceFile } from './kept-store.ts'
export type { DocumentPageText } from './store.ts'

export interface DocumentsOptions {
  db: Queries
  /** Opens the data of a company, for the sweep, which no request has led to one. */
  tenantOf: (companyId: string, db: Queries) => Tenant
  accounts: Accounts
  reporting: Reporting
  files: CompanyFiles
  enqueue: Enqueue
  /** Quotas of a company. */
  quotas: Quotas
  /** Waiting jobs of a kind. */
  viewOf(job: Job): QueueView
  /** Limits of reading one document. */
  limits: ReadingLimits
  /** How many documents may take long at once. */
  longAtOnce: number
  /** Limits above which a document counts as long, where not the default. */
  firstLook?: FirstLook
  /** The file that the reading process runs. */
  readingEntry: string
  /** Files that a waiting reading process reads for practice. */
  warmUpFiles: string[]
  /** Pages of one file that text recognition reads, at most. */
  ocrMaxPages: number
  /** Writes speech down; `null` where no service is set up. */
  transcriber: Transcriber | null
  clock: Clock
  /** Reads documents beside the analysis, for companies that agreed; `null` where none is set up. */
  model: Model | null
  /** How long a busy model is waited for. */
  retries?: RetryPolicy
  /** The file that the process runs which checks what the model answers. */
  askingEntry: string
  /** Told of errors that cost a part of the analysis of a document. */
  onFailed(failed: NonNullable<Analysis['failed']>, documentId: string): void
}

/** The part of this feature that others may use. */
export interface Documents {
  calls: Handlers<(typeof contract)['documents']>
  exchangeCalls: Pick<Handlers<(typeof contract)['exchange']>, 'exportDocuments'>
  models: Handlers<(typeof contract)['models']>
  wording: Handlers<(typeof contract)['wording']>
  jobs: HandledJob[]
  /** Keeps an uploaded file and queues its processing, in the transaction of the tenant where it is one. */
  storeUpload(tenant: Tenant, upload: Upload): Promise<{ id: string; title: string }>
  /** Whether an upload of the company is taken at all; asked before anything of it is received. */
  admit(tenant: Tenant): Promise<void>
  /** Counts one more file that a company sends, whatever it is for; throws `rate_limited` where there were too many within the hour. */
  countUpload(tenant: Tenant): Promise<void>
  /** Names of some documents, and how far they are read; those that are gone are left out. */
  stages(tenant: Tenant, ids: readonly string[]): Promise<{ id: string; title: string; stage: DocumentStage }[]>
  /** Pages of the company's own documents that match all of some patterns of PostgreSQL, with the page behind each. */
  matchingPages(tenant: Tenant, patterns: readonly string[]): Promise<DocumentPageText[]>
  /** Which of some excerpts stand on their pages. */
  standOnPages(
    tenant: Tenant,
    excerpts: readonly { document: string; page: number; excerpt: string }[],
  ): Promise<boolean[]>
  /** How many documents are of a year, or of none that is known. */
  countOfYear(tenant: Tenant, year: number): Promise<number>
  /** The files of some documents, by document; in a transaction they stay until its end. */
  sources(tenant: Tenant, documentIds: readonly string[]): Promise<Map<string, SourceFile>>
  /** Keeps files whatever becomes of their documents; call it in the transaction that has asked for them. */
  keep(tenant: Tenant, sources: readonly SourceFile[]): Promise<void>
  /** Kept files, by their SHA-256. */
  kept(tenant: Tenant, hashes: readonly string[]): Promise<Map<string, SourceFile>>
  /** Keeps a reading process waiting for the next document, until the returned function is called. */
  standBy(): () => void
  /** Removes files without a row and queues documents without a job. */
  sweep(): Promise<void>
}

/** Milliseconds of reading after which a document lets those of others past. */
const firstMilliseconds = 3000
/** Of the memory that reading may take, what it may take beside documents that take long. */
const firstMemory = 0.5

/** A file is kept before its row is committed; a younger one may belong to an upload under way. */
const orphanAfter = 3_600_000

/** Documents: taken in, processed, shown. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { db, tenantOf, files, enqueue, warmUpFiles } = options
  const readers = new Standby(options.readingEntry, { warmUp: warmUpFiles } satisfies WarmUp)
  const firstLook = { milliseconds: firstMilliseconds, memoryBytes: options.limits.memoryBytes * firstMemory }
  const queue = options.viewOf(processDocumentJob as Job)
  const slots = new LongDocumentSlots(queue, options.longAtOnce, options.firstLook ?? firstLook)
  return {
    calls: documentCalls(options),
    exchangeCalls: exportCalls(options),
    models: modelCalls(options),
    wording: wordingCalls(options),
    jobs: [
      ...documentJobs({ ...options, readers, slots, onRecorded: (inside, id) => queueForModel(options, inside, id) }),
      ...modelJobs(options),
    ],
    storeUpload: async (tenant, upload) => {
      const { id, title } = (await storeUpload(options, tenant, upload)).document
      return { id, title }
    },
    countUpload: (tenant) => countUpload(options.accounts.throttle, tenant, options.quotas),
    admit: (tenant) => admitUpload(options, tenant),
    stages: stagesOf,
    countOfYear,
    matchingPages,
    standOnPages,
    sources: sourcesOf,
    keep: keepSources,
    kept: keptSources,
    standBy: () => readers.keep(),
    sweep: async () => {
      await files.sweep((names) => knownFiles(db, names), orphanAfter)
      for (const { id, companyId } of await stuckDocuments(db)) {
        const tenant = tenantOf(companyId, db)
        await tenant.transaction((inside) => enqueue(inside, processDocumentJob, { document: id }))
      }
      for (const { id, companyId } of await stuckPictures(db)) {
        const tenant = tenantOf(companyId, db)
        await tenant.transaction((inside) => enqueue(inside, readPicturesJob, { document: id }))
      }
    },
  }
}

import { type contract, type Language, type ReportSettings, Statement } from '@esrs/contract'
import type { TableBook } from '@esrs/reports'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import { type HandledJob, handle } from '../../jobs/job.ts'
import type { Documents } from '../documents/index.ts'
import type { Report } from '../reporting/index.ts'
import { type CallParts, statementCalls } from './calls.ts'
import { type CarriedText, type CarriedTexts, carryTexts, wordsOf } from './carry-texts.ts'
import { taxonomyCalls } from './eu-taxonomy/calls.ts'
import { stuckFiles } from './file-store.ts'
import { makeFileJob } from './job-kinds.ts'
import { failFile, type MakeParts, makeFile } from './make-file.ts'
import { makeInChild } from './make-in-child.ts'
import { openDraft } from './open-draft.ts'
import { settingsOf } from './settings.ts'
import { taggingCalls } from './tagging/calls.ts'
import { carryTags } from './tagging/store.ts'
import { currentTexts } from './text-store.ts'
import { frozenStatement } from './version-store.ts'

export type { CarriedText } from './carry-texts.ts'
export { makeFileJob } from './job-kinds.ts'

export interface StatementOptions extends Omit<CallParts, 'documents'>, Omit<MakeParts, 'documents'> {
  db: Queries
  /** Opens the data of a company, for the sweep, which no request has led to one. */
  tenantOf: (companyId: string, db: Queries) => Tenant
  documents: Pick<Documents, 'sources' | 'keep' | 'kept' | 'stages' | 'matchingPages' | 'standOnPages'>
}

/** The part of this feature that the composition of the product uses. */
export interface StatementFeature {
  calls: Handlers<(typeof contract)['report']>
  taxonomyCalls: Handlers<(typeof contract)['euTaxonomy']>
  taggingCalls: Handlers<(typeof contract)['tagging']>
  jobs: HandledJob[]
  /** A statement as data: an issued version, or the draft of the report that the company works in; `null` where there is none. */
  statementOf(tenant: Tenant, report: Report, version: number | null, language: Language): Promise<Statement | null>
  /** What a report says of the company and the year beside its values. */
  settings(tenant: Tenant, report: Report): Promise<Pick<ReportSettings, 'lei' | 'period' | 'currency'>>
  /** Copies the texts in force of one report, and its chosen tags, into another one, by the links between their sets; call it in a transaction. */
  carryTexts(tenant: Tenant, from: Report, to: Report, by: { userId: string; at: Date }): Promise<CarriedTexts>
  /** Versions of the texts in force of a report. */
  textVersions(tenant: Tenant, report: Report): Promise<(CarriedText & { words: string })[]>
  /** Tables as a PDF, made in a process of its own; `null` where they are too large for its limits. */
  tablesPdf(book: TableBook, language: Language): Promise<Buffer | null>
  /** Queues files without a job. */
  sweep(): Promise<void>
}

/** The sustainability statement: drafted, edited, reviewed, issued and made into files. */
export function createStatement(options: StatementOptions): StatementFeature {
  const { db, tenantOf, enqueue } = options
  return {
    calls: statementCalls(options),
    taxonomyCalls: taxonomyCalls(options),
    taggingCalls: taggingCalls(options),
    jobs: [
      handle(makeFileJob, {
        run: (run) => makeFile(options, run),
        onFailed: ({ tenant, data }) => failFile(tenant, data.file, 'crashed'),
      }),
    ],
    statementOf: async (tenant, report, version, language) => {
      if (version === null) return (await openDraft(options, tenant, language)).statement
      const frozen = await frozenStatement(tenant, report, version)
      return frozen === null ? null : Statement.parse(JSON.parse(frozen))
    },
    settings: (tenant, report) => settingsOf(tenant, report),
    carryTexts: async (tenant, from, to, by) => {
      await carryTags(tenant, from, to, by)
      return carryTexts(tenant, from, to, by)
    },
    textVersions: async (tenant, report) => {
      const { versions, written } = await currentTexts(tenant, report)
      const words = new Map(written.map(({ id, text }) => [id, wordsOf(text)]))
      return versions.map((version) => ({ ...version, words: words.get(version.id) ?? '' }))
    },
    tablesPdf: async (tables, language) => {
      const made = await makeInChild(
        { tables, language },
        options.making,
        AbortSignal.timeout(options.making.milliseconds),
      )
      return made.ok ? Buffer.concat(made.bytes) : null
    },
    sweep: async () => {
      for (const { id, companyId } of await stuckFiles(db)) {
        const tenant = tenantOf(companyId, db)
        await tenant.transaction((inside) => enqueue(inside, makeFileJob, { file: id }))
      }
    },
  }
}

import { type contract, type Language, type Produced, reportFormats, type Statement } from '@esrs/contract'
import { newAuditedId } from '../../database/action.ts'
import { errorCode } from '../../database/failures.ts'
import type { Tenant } from '../../database/tenant.ts'
import { openVerified } from '../../files/open-verified.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { Report } from '../reporting/index.ts'
import {
  addFile,
  countUnderWay,
  type FileRow,
  getFile,
  listFiles,
  lockFiles,
  presentFile,
  type RequestedFile,
} from './file-store.ts'
import { hasFinalTaxonomy, isFiled, mimeTypeOf, needsTaxonomy } from './formats.ts'
import { makeFileJob } from './job-kinds.ts'
import type { MakeParts } from './make-file.ts'
import { say } from './messages.ts'
import { settingsOf } from './settings.ts'
import { frozenStatement } from './version-store.ts'

type Calls = (typeof contract)['report']

export interface FileCallParts extends Pick<MakeParts, 'files' | 'reporting' | 'clock'> {
  enqueue: Enqueue
}

/** Files shown of a report: the newest, one of each kind at least. */
const mostShown = reportFormats.length * 2 * 5
/** Files of one company that may be under way. */
const mostUnderWay = reportFormats.length * 2

const reasons = ['took_too_long', 'too_much_memory', 'too_large', 'source_missing', 'crashed'] as const

const reasonInWords = (reason: string, language: Language): string =>
  say(`failed.${reasons.find((known) => known === reason) ?? 'crashed'}`)(language)

const shown = (row: FileRow, language: Language): Produced<Calls['makeFile']> => ({
  id: row.id,
  version: row.version,
  format: row.format,
  language: row.language,
  state: row.state,
  name: row.name,
  size: row.size,
  sha256: row.hash,
  reason: row.reason && reasonInWords(row.reason, language),
  requested_at: row.requestedAt.toISOString(),
})

/** Files of statements: wished for, listed, fetched. */
export function fileCalls({
  files,
  reporting,
  clock,
  enqueue,
}: FileCallParts): Handlers<Pick<Calls, 'files' | 'makeFile' | 'file'>> {
  return {
    files: async ({ tenant, caller: { language } }) => {
      const { report } = await reporting.open(tenant, language)
      return { files: (await listFiles(tenant, report, mostShown)).map((row) => shown(row, language)) }
    },
    makeFile: async ({ tenant, actor, body: wish, caller: { language } }) => {
      const { report } = await reporting.open(tenant, language)
      const row = await tenant.transaction(async (inside) => {
        await lockFiles(inside)
        await refuseImpossible(inside, report, wish)
        const present = await presentFile(inside, report, wish)
        if (present) return present
        const number = await countUnderWay(inside)
        if (number >= mostUnderWay) throw new AppError('conflict', say('file.busy', { number }))
        const id = newAuditedId()
        const added = await addFile(inside, report, { ...wish, id, requestedBy: actor.userId, requestedAt: clock() })
        await enqueue(inside, makeFileJob, { file: id })
        return added
      })
      return shown(row, language)
    },
    file: async ({ tenant, params }) => {
      const row = await getFile(tenant, params.id)
      if (!row) throw new AppError('not_found', say('file.missing'))
      if (row.state !== 'done')
        throw new AppError('conflict', say(row.state === 'failed' ? 'file.failed' : 'file.notReady'))
      const whole = await openVerified(files, row.file!, row.hash!).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') throw new AppError('not_found', say('file.missing'))
        throw error
      })
      if (!whole) throw new AppError('conflict', say('file.damaged'))
      return { ...whole, name: row.name!, mimeType: mimeTypeOf(row.format) }
    },
  }
}

async function refuseImpossible(
  tenant: Tenant,
  report: Report,
  { version, format, language }: RequestedFile,
): Promise<void> {
  const frozen = version === null ? null : await frozenStatement(tenant, report, version)
  if (version !== null && frozen === null) throw new AppError('not_found', say('version.missing'))
  if (frozen && isFiled(format) && (JSON.parse(frozen) as Statement).company.lei === null)
    throw new AppError('conflict', say('format.noLei'))
  if (needsTaxonomy(format) && !hasFinalTaxonomy(report.set)) throw new AppError('conflict', say('format.noTaxonomy'))
  const languages = frozen
    ? (JSON.parse(frozen) as { languages: string[] }).languages
    : (await settingsOf(tenant, report)).languages
  if (languages.includes(language)) return
  const text = say('file.language')
  throw new AppError('invalid_input', text, { fields: { language: text } })
}

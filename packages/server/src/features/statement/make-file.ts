import type { Statement } from '@esrs/contract'
import { canonical } from '../../canonical.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import type { Run } from '../../jobs/job.ts'
import { advanceFile, type FileRow, getFile, removeOldFiles } from './file-store.ts'
import { nameOf } from './formats.ts'
import { type Making, makeInChild } from './make-in-child.ts'
import { type DraftParts, openDraft } from './open-draft.ts'
import { type SourceParts, SourcesUnusable, sourcesArchive } from './sources-archive.ts'
import { frozenStatement } from './version-store.ts'

export interface MakeParts extends Omit<DraftParts, 'documents'>, Omit<SourceParts, 'documents'> {
  documents: DraftParts['documents'] & SourceParts['documents']
  files: CompanyFiles
  making: Making
}

/** Bytes of a file, at most; more than that nobody opens. */
const mostBytes = 4_000_000_000
/** Files of the draft that are kept of each format and language. */
const keptDrafts = 3

/** Makes a file and stores it whole. Run twice it has the effect of once: the row points to a file only when it is there. */
export async function makeFile(parts: MakeParts, { tenant, data, signal }: Run<{ file: string }>): Promise<void> {
  const row = await getFile(tenant, data.file)
  if (!row || !(await advanceFile(tenant, row.id, { state: 'making' }))) return
  const statement = await statementOf(parts, tenant, row)
  try {
    const content = await contentOf(parts, tenant, row, statement, signal)
    if ('reason' in content) return await failFile(tenant, row.id, content.reason)
    await store(parts, tenant, row, nameOf(JSON.parse(statement) as Statement, row.format, row.language), content)
  } catch (error) {
    if (!(error instanceof SourcesUnusable)) throw error
    await failFile(tenant, row.id, error.reason)
  }
  for (const file of await removeOldFiles(tenant, row, keptDrafts)) await parts.files.remove(file)
}

/** The end of a file that cannot be made, with the reason's name. */
export const failFile = async (tenant: Tenant, id: string, reason: string): Promise<void> =>
  void (await advanceFile(tenant, id, { state: 'failed', reason }))

/** The statement as JSON: the frozen bytes of a version, or the draft of now. */
async function statementOf(parts: MakeParts, tenant: Tenant, row: FileRow): Promise<string> {
  if (row.version === null) return canonical((await openDraft(parts, tenant, row.language)).statement)
  const report = { set: row.set as Statement['set'], year: row.reportingYear }
  const frozen = await frozenStatement(tenant, report, row.version)
  if (frozen === null) throw new Error('The version of a file is gone.')
  return frozen
}

async function contentOf(
  parts: MakeParts,
  tenant: Tenant,
  { format, language }: FileRow,
  statement: string,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array> | { reason: string }> {
  if (format === 'sources') return sourcesArchive(parts, tenant, JSON.parse(statement) as Statement)
  const made = await makeInChild({ statement, format, language }, parts.making, signal)
  return made.ok ? piecesOf(made.bytes) : made
}

async function* piecesOf(bytes: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* bytes
}

/** Stores the bytes first and names them in the row then: a file that no row names is swept. */
async function store(
  { files }: Pick<MakeParts, 'files'>,
  tenant: Tenant,
  { id }: FileRow,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const received = await files.receive(content, mostBytes, tenant)
  const file = await files.keep(received).finally(() => files.discard(received))
  const { size, hash } = received
  const isFirst = await advanceFile(tenant, id, { state: 'done', name, file, size, hash })
  if (!isFirst) await files.remove(file)
}

import { Readable } from 'node:stream'
import type { Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { type ArchiveEntry, entryName, zip } from '../../../files/archive.ts'
import type { CompanyFiles } from '../../../files/encryption/company-files.ts'
import { openVerified } from '../../../files/open-verified.ts'
import { AppError } from '../../../http/errors.ts'
import type { Download } from '../../../http/serve.ts'
import { texts } from '../../../texts/texts.ts'
import {
  bytesOf,
  type CompanyFile,
  exportedTables,
  filesOf,
  rowsOf,
  tablesNaming,
} from '../company/company-table-store.ts'
import de from './export.de.json' with { type: 'json' }
import en from './export.en.json' with { type: 'json' }

const say = texts(en, de)

/** Size of an archive without the 64-bit form of the format, less room for its tables. */
const mostBytes = 3_500_000_000

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** Rows as one JSON array, a line for each. */
async function* asArray(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const row of rows) {
    yield `${isFirst ? '\n' : ',\n'}${row}`
    isFirst = false
  }
  yield '\n]\n'
}

const download = (entries: AsyncIterable<ArchiveEntry>, name: string): Download => ({
  stream: Readable.from(zip(entries), { objectMode: false }),
  size: null,
  name,
  mimeType: 'application/zip',
})

/** Everything that is stored about a person: their account, their sessions, and every row that names them. */
export async function exportPerson(tenant: Tenant, userId: string, language: Language): Promise<Download> {
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield { path: say('readme')(language), content: once(say('person')(language)) }
    for (const { table, rows } of await tablesNaming(tenant, userId))
      yield { path: `${table}.json`, content: asArray(rows) }
  }
  return download(entries(), say('person.file')(language))
}

/** Everything that is stored for a company, and its files as they were uploaded. */
export async function exportCompany(tenant: Tenant, files: CompanyFiles, language: Language): Promise<Download> {
  if ((await bytesOf(tenant)) > mostBytes) throw new AppError('payload_too_large', say('tooLarge'))
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield { path: say('readme')(language), content: once(say('company')(language)) }
    for (const known of exportedTables) yield { path: `${known.table}.json`, content: asArray(rowsOf(tenant, known)) }
    let number = 0
    const index: (Omit<CompanyFile, 'title' | 'kept'> & { file?: string; path: string | null; damaged?: true })[] = []
    for await (const { table, row, title, kept } of filesOf(tenant)) {
      const of = { table, row, ...('file' in kept ? { file: kept.file } : {}) }
      const content = 'file' in kept ? await contentOf(files, kept.file, kept.hash) : await onceOf(kept.bytes())
      if (content === 'damaged') index.push({ ...of, path: null, damaged: true })
      if (content === null || content === 'damaged') continue
      number += 1
      const path = `files/${String(number).padStart(4, '0')} ${entryName(title)}`
      index.push({ ...of, path })
      yield { path, packed: true, content }
    }
    yield { path: 'files.json', content: once(`${JSON.stringify(index, null, 1)}\n`) }
  }
  return download(entries(), say('company.file')(language))
}

/** Bytes as content of an archive; `null` where there are none. */
async function onceOf(given: Promise<Buffer | null>): Promise<AsyncIterable<Uint8Array> | null> {
  const bytes = await given
  return bytes && Readable.from([bytes], { objectMode: false })
}

/** The bytes of a kept file; `null` when it was removed while the archive was being made. */
async function contentOf(
  files: CompanyFiles,
  name: string,
  hash: string,
): Promise<AsyncIterable<Uint8Array> | 'damaged' | null> {
  try {
    return (await openVerified(files, name, hash))?.stream ?? 'damaged'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

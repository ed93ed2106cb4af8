import type { Statement } from '@esrs/contract'
import { citedDocuments } from '@esrs/reports/statement'
import type { Tenant } from '../../database/tenant.ts'
import { type ArchiveEntry, entryName, zip } from '../../files/archive.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import { openVerified } from '../../files/open-verified.ts'
import type { Documents, SourceFile } from '../documents/index.ts'
import { entryTime } from './formats.ts'

/** What an archive without the 64-bit form of the format holds, less room for its tables. */
const mostBytes = 3_500_000_000

/** Formats that are packed already. */
const isPacked = /\.(pdf|docx|xlsx|pptx|png|jpe?g|gif|mp4|mov|avi)$/i

/** A cited document is not in the store as it was, or all of them are too large for one archive. */
export class SourcesUnusable extends Error {
  readonly reason: 'source_missing' | 'too_large'

  constructor(reason: 'source_missing' | 'too_large') {
    super(reason)
    this.reason = reason
  }
}

export interface SourceParts {
  documents: Pick<Documents, 'sources' | 'kept'>
  files: Pick<CompanyFiles, 'borrow'>
}

/** The files that a statement cites in one ZIP, with a list of their hashes as `sha256sum --check` reads it. */
export async function sourcesArchive(
  { documents, files }: SourceParts,
  tenant: Tenant,
  statement: Pick<Statement, 'facts' | 'issue'>,
): Promise<AsyncGenerator<Uint8Array>> {
  const cited = citedDocuments(statement)
  const found = statement.issue
    ? await documents.kept(
        tenant,
        cited.flatMap(({ sha256 }) => sha256 ?? []),
      )
    : await documents.sources(
        tenant,
        cited.map(({ documentId }) => documentId),
      )
  const sources = cited.flatMap(({ document, documentId, sha256 }) => {
    const source = found.get((statement.issue ? sha256 : documentId) ?? '')
    return source ? [{ ...source, title: document }] : []
  })
  if (sources.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new SourcesUnusable('too_large')
  return zip(entriesOf(sources, files), entryTime)
}

async function* entriesOf(
  sources: readonly SourceFile[],
  files: Pick<CompanyFiles, 'borrow'>,
): AsyncGenerator<ArchiveEntry> {
  const taken = new Set<string>()
  const lines: string[] = []
  for (const { file, hash, title } of sources) {
    const path = freeName(`sources/${entryName(title)}`, taken)
    taken.add(path)
    lines.push(`${hash}  ${path}\n`)
    yield { path, packed: isPacked.test(title), content: await contentOf(files, file, hash) }
  }
  yield { path: 'SHA256SUMS.txt', content: once(lines.join('')) }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function contentOf(files: Pick<CompanyFiles, 'borrow'>, file: string, hash: string) {
  const whole = await openVerified(files, file, hash).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!whole) throw new SourcesUnusable('source_missing')
  return whole.stream
}

/** Two documents may have the same name. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? path : path.replace(/(\.[^./]*)?$/, ` (${number})$1`)
    if (!taken.has(name)) return name
  }
}

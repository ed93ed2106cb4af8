import { isPlainText } from '@esrs/engine'
import { type FileOnDisk, openFile } from '../../files/encryption/file-on-disk.ts'
import { listArchive, listCompound } from './containers.ts'

/** The type of a file by its bytes. `compound` is the older Office container, `encrypted` the same around a locked file. */
export type Content =
  | 'pdf'
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'word97'
  | 'excel97'
  | 'encrypted'
  | 'opendocument'
  | 'archive'
  | 'compound'
  | 'image'
  | 'video'
  | 'text'
  | 'empty'
  | 'unknown'

/** Every accepted extension: how it is served, and what its bytes may be. */
export const fileTypes: Readonly<Record<string, { mimeType: string; content: readonly Content[] }>> = {
  pdf: { mimeType: 'application/pdf', content: ['pdf'] },
  docx: office('wordprocessingml.document', 'word'),
  xlsx: office('spreadsheetml.sheet', 'excel'),
  pptx: office('presentationml.presentation', 'powerpoint'),
  doc: { mimeType: 'application/msword', content: ['word97', 'encrypted'] },
  xls: { mimeType: 'application/vnd.ms-excel', content: ['excel97', 'encrypted'] },
  txt: { mimeType: 'text/plain', content: ['text'] },
  md: { mimeType: 'text/markdown', content: ['text'] },
  csv: { mimeType: 'text/csv', content: ['text'] },
  tsv: { mimeType: 'text/tab-separated-values', content: ['text'] },
  ods: { mimeType: 'application/vnd.oasis.opendocument.spreadsheet', content: ['opendocument'] },
  odt: { mimeType: 'application/vnd.oasis.opendocument.text', content: ['opendocument'] },
  rtf: { mimeType: 'application/rtf', content: ['text'] },
  eml: { mimeType: 'text/plain', content: ['text'] },
  json: { mimeType: 'text/plain', content: ['text'] },
  zip: { mimeType: 'application/zip', content: ['archive'] },
  xbri: { mimeType: 'application/zip', content: ['archive'] },
  // Never served as what a browser would run.
  html: { mimeType: 'text/plain', content: ['text'] },
  htm: { mimeType: 'text/plain', content: ['text'] },
  xhtml: { mimeType: 'text/plain', content: ['text'] },
  jpg: { mimeType: 'image/jpeg', content: ['image'] },
  jpeg: { mimeType: 'image/jpeg', content: ['image'] },
  png: { mimeType: 'image/png', content: ['image'] },
  gif: { mimeType: 'image/gif', content: ['image'] },
  mp4: { mimeType: 'video/mp4', content: ['video'] },
  mov: { mimeType: 'video/quicktime', content: ['video'] },
  avi: { mimeType: 'video/x-msvideo', content: ['video'] },
}

function office(name: string, content: Content) {
  return {
    mimeType: `application/vnd.openxmlformats-officedocument.${name}`,
    content: [content, 'encrypted'] as const,
  }
}

/** The extension in lower case without its point, `''` where the name has none. */
export function extensionOf(name: string): string {
  return /\.([^.\\/\s]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

const sampleBytes = 65_536

/** Looks into a file on disk and tells what it is, whatever its name says. Reads its beginning and its directory only. */
export async function contentOf(onDisk: FileOnDisk): Promise<Content | 'damaged_archive'> {
  const file = await openFile(onDisk)
  try {
    if (file.size === 0) return 'empty'
    const head = await file.read(0, sampleBytes)
    if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf'
    if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return archiveKind(await listArchive(file))
    if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return compoundKind(await listCompound(file))
    if (isImage(head)) return 'image'
    if (isVideo(head)) return 'video'
    return isPlainText(head) ? 'text' : 'unknown'
  } finally {
    await file.close()
  }
}

/**
 * Whether a file with this extension may have this content. An archive without its end has no list of its contents:
 * it is taken for what its name says, and reading will call it damaged.
 */
export function agrees(extension: string, content: Content | 'damaged_archive'): boolean {
  const allowed = fileTypes[extension]?.content ?? []
  if (content === 'damaged_archive')
    return allowed.some((one) => ['word', 'excel', 'powerpoint', 'opendocument', 'archive'].includes(one))
  return allowed.includes(content)
}

function archiveKind(names: string[] | null): Content | 'damaged_archive' {
  if (names === null) return 'damaged_archive'
  // Some programs write backslashes, or other capitals.
  const plain = names.map((name) => name.replaceAll('\\', '/').toLowerCase())
  const has = (start: string) => plain.some((name) => name.startsWith(start))
  if (plain[0] === 'mimetype' && plain.includes('content.xml') && plain.includes('meta-inf/manifest.xml'))
    return 'opendocument'
  if (!plain.includes('[content_types].xml')) return 'archive'
  if (has('word/document')) return 'word'
  return has('xl/workbook') ? 'excel' : has('ppt/presentation') ? 'powerpoint' : 'archive'
}

function compoundKind(names: string[]): Content {
  if (names.includes('EncryptedPackage')) return 'encrypted'
  if (names.includes('WordDocument')) return 'word97'
  return names.includes('Workbook') || names.includes('Book') ? 'excel97' : 'compound'
}

const startsWith = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex

function isImage(head: Buffer): boolean {
  return (
    startsWith(head, 'ffd8ff') ||
    startsWith(head, '89504e470d0a1a0a') ||
    /^GIF8[79]a/.test(head.toString('latin1', 0, 6))
  )
}

function isVideo(head: Buffer): boolean {
  const [outer, form] = [head.toString('latin1', 0, 4), head.toString('latin1', 8, 12)]
  if (outer === 'RIFF') return form === 'AVI '
  return ['ftyp', 'moov', 'mdat', 'wide'].includes(head.toString('latin1', 4, 8))
}

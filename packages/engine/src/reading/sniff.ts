import type { Format, UnreadableReason } from './document.ts'
import { isOversized, zipEntries } from './zip.ts'

/** What a file is, or why it is refused. */
export type Sniffed = { ok: true; format: Format } | { ok: false; reason: UnreadableReason; detail: string }

const oleMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const textFormats: Record<string, Format> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
}
const archiveFormats: Record<string, Format> = { docx: 'docx', docm: 'docx', xlsx: 'xlsx', xlsm: 'xlsx' }

/**
 * Tells the format of a file by its bytes and its name; what disagrees is refused.
 * @param bytes the whole file, or at least its beginning and, for archives, all of it
 * @param name the file's name as sent
 */
export function sniff(bytes: Uint8Array, name: string): Sniffed {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  if (bytes.length === 0) return refused('no_text', 'empty file')
  if (isPdf(bytes)) return agreed('pdf', ending, ending === '' || ending === 'pdf')
  if (startsWith(bytes, oleMagic)) return sniffOle(bytes, ending)
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return sniffZip(bytes, ending)
  if (ending === 'pdf' || archiveFormats[ending]) return refused('damaged', `not a ${ending} file inside`)
  const format = textFormats[ending]
  if (!format) return refused('format_not_supported', ending || 'no ending')
  return isText(bytes) ? { ok: true, format } : refused('format_not_supported', 'binary data')
}

function refused(reason: UnreadableReason, detail: string): Sniffed {
  return { ok: false, reason, detail }
}

function agreed(format: Format, ending: string, agrees: boolean): Sniffed {
  return agrees ? { ok: true, format } : refused('format_not_supported', `${format} inside a file named .${ending}`)
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

/** The mark may stand behind some bytes of another program, within the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return latin(bytes, 0, 1024).includes('%PDF-')
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  const end = Math.min(to, bytes.length)
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, end - from)).toString('latin1')
}

/** Old office files and encrypted new ones share a container; names in it are UTF-16. */
function sniffOle(bytes: Uint8Array, ending: string): Sniffed {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    return refused('password_protected', 'encrypted office file')
  if (archiveFormats[ending]) return refused('format_not_supported', `an old office file named .${ending}`)
  return refused('format_not_supported', ending || 'old office file')
}

function sniffZip(bytes: Uint8Array, ending: string): Sniffed {
  const entries = zipEntries(bytes)
  if (!entries)
    return archiveFormats[ending]
      ? refused('damaged', 'archive without directory')
      : refused('format_not_supported', ending)
  const names = new Set(entries.map((entry) => entry.name.replaceAll('\\', '/').toLowerCase()))
  const has = (prefix: string): boolean => [...names].some((name) => name.startsWith(prefix))
  const office = names.has('[content_types].xml')
  const format: Format | null = office && has('word/document') ? 'docx' : office && has('xl/workbook') ? 'xlsx' : null
  if (!format)
    return archiveFormats[ending]
      ? refused('damaged', `no ${ending} inside`)
      : refused('format_not_supported', ending || 'archive')
  if (has('xl/workbook.bin')) return refused('format_not_supported', 'xlsb')
  if (isOversized(entries)) return refused('too_large', `${entries.length} files in the archive`)
  return agreed(format, ending, ending === '' || archiveFormats[ending] === format)
}

/** Text has no control characters but blanks; UTF-16 has a mark at its beginning or zeros in every second place. */
function isText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true
  const length = Math.min(bytes.length, 8_192)
  let controls = 0
  let zeros = 0
  for (let index = 0; index < length; index++) {
    const byte = bytes[index] as number
    if (byte === 0) zeros++
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++
  }
  return controls <= length * 0.01 && (zeros <= length * 0.001 || (zeros > length * 0.3 && zeros < length * 0.6))
}

import type { Format, UnreadableReason } from './document.ts'
import { latinOf, startsWith } from './magic.ts'
import { Compound } from './ole.ts'
import { archiveFault, type ZipEntry, zipEntries } from './zip.ts'

/** What a file is, or why it is refused. */
export type Sniffed = { ok: true; format: Format } | { ok: false; reason: UnreadableReason; detail: string }

const textFormats: Record<string, Format> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xht: 'html',
  rtf: 'rtf',
  eml: 'eml',
  json: 'xbrl-json',
}
/** The formats that an ending may stand for; macro-enabled files and templates are read like their plain kind. */
const endings: Record<string, Format> = {
  pdf: 'pdf',
  docx: 'docx',
  docm: 'docx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  pptx: 'pptx',
  pptm: 'pptx',
  ppsx: 'pptx',
  doc: 'doc',
  xls: 'xls',
  ods: 'ods',
  odt: 'odt',
  zip: 'zip',
  xbri: 'zip',
  xbr: 'zip',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mov',
  avi: 'avi',
}
const archives = new Set<Format>(['docx', 'xlsx', 'pptx', 'ods', 'odt', 'zip'])
const films = new Set<Format>(['mp4', 'mov'])

/**
 * Tells the format of a file by its bytes and its name; what disagrees is refused.
 * @param bytes the whole file, or at least its beginning and, for archives and old office files, all of it
 * @param name the file's name as sent
 */
export function sniff(bytes: Uint8Array, name: string): Sniffed {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  if (bytes.length === 0) return refused('empty', 'not a single byte')
  if (isPdf(bytes)) return agreed('pdf', ending)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return sniffCompound(bytes, ending)
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return sniffZip(bytes, ending)
  const plain = byMagic(bytes)
  if (plain) return agreed(plain, ending)
  if (endings[ending]) return refused(isPlainText(bytes) ? 'wrong_type' : 'damaged', `no ${ending} inside`)
  const format = textFormats[ending]
  if (!format) return refused('format_not_supported', ending || 'no ending')
  if (!isPlainText(bytes)) return refused('wrong_type', 'binary data')
  if (format === 'html' && !hasMarkup(bytes)) return refused('wrong_type', 'no markup')
  if (format === 'rtf' && !latinOf(bytes, 0, 16).trimStart().startsWith('{\\rtf'))
    return refused('wrong_type', 'no RTF')
  if (format === 'eml' && !hasHeads(bytes)) return refused('wrong_type', 'no heads of a mail')
  if (format === 'xbrl-json' && !/^\s*\{/.test(latinOf(bytes, 0, 4_096).replace(/^\xef\xbb\xbf/, '')))
    return refused('wrong_type', 'no JSON')
  return { ok: true, format }
}

/** Whether a text begins with heads of a mail, such as `From:`. */
const hasHeads = (bytes: Uint8Array): boolean =>
  /^(?:from|to|date|subject|received|return-path|message-id|mime-version|content-type|delivered-to|x-[\w-]+|dkim-signature|authentication-results|arc-[\w-]+)\s*:/im.test(
    latinOf(bytes, 0, 4_096),
  )

/** Whether a text begins like a page of markup. */
function hasMarkup(bytes: Uint8Array): boolean {
  return /<(?:!doctype|html|head|body|\?xml|table|div|p|h[1-6])[\s>]/i.test(
    latinOf(bytes, 0, 4_096).replaceAll('\0', ''),
  )
}

function refused(reason: UnreadableReason, detail: string): Sniffed {
  return { ok: false, reason, detail }
}

function agreed(format: Format, ending: string): Sniffed {
  const said = endings[ending] ?? textFormats[ending]
  // The two containers of films are one family, and programs name them freely.
  const agrees = ending === '' || said === format || (said !== undefined && films.has(said) && films.has(format))
  return agrees ? { ok: true, format } : refused('wrong_type', `${format} inside a file named .${ending}`)
}

function byMagic(bytes: Uint8Array): Format | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const start = latinOf(bytes, 0, 12)
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('RIFF') && start.endsWith('AVI ')) return 'avi'
  if (start.slice(4, 8) === 'ftyp') return start.slice(8) === 'qt  ' ? 'mov' : 'mp4'
  return /^(?:moov|mdat|wide)$/.test(start.slice(4, 8)) ? 'mov' : null
}

/** The mark may stand behind some bytes of another program, within the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return latinOf(bytes, 0, 1024).includes('%PDF-')
}

/** Old office files and encrypted new ones share a container, whose directory tells what is inside. */
function sniffCompound(bytes: Uint8Array, ending: string): Sniffed {
  const { names } = new Compound(bytes)
  if (names.includes('EncryptedPackage')) return refused('password_protected', 'encrypted office file')
  const format = names.includes('WordDocument')
    ? 'doc'
    : names.includes('Workbook') || names.includes('Book')
      ? 'xls'
      : null
  if (format) return agreed(format, ending)
  const said = endings[ending]
  if (said === 'doc' || said === 'xls') return refused('damaged', `no ${ending} inside`)
  return said ? refused('wrong_type', 'an old office file') : refused('format_not_supported', ending)
}

function sniffZip(bytes: Uint8Array, ending: string): Sniffed {
  const entries = zipEntries(bytes)
  if (!entries) return refusedArchive(ending, 'archive without directory')
  const names = entries.map((entry) => entry.name.replaceAll('\\', '/').toLowerCase())
  const format = officeFormat(names) ?? openFormat(bytes, entries) ?? (isArchive(ending) ? 'zip' : null)
  if (!format) return refusedArchive(ending, `no ${ending} inside`)
  if (names.some((name) => name.startsWith('xl/workbook.bin'))) return refused('format_not_supported', 'xlsb')
  const fault = archiveFault(entries)
  return fault ? refused('too_large', fault) : agreed(format, ending)
}

/** The kind of an office file, by the names of its parts. */
function officeFormat(names: string[]): Format | null {
  const has = (prefix: string): boolean => names.some((name) => name.startsWith(prefix))
  if (!names.includes('[content_types].xml')) return null
  if (has('word/document')) return 'docx'
  if (has('xl/workbook')) return 'xlsx'
  return has('ppt/presentation') ? 'pptx' : null
}

/** The kind of an OpenDocument file, which says so in its first part, stored as it is. */
function openFormat(bytes: Uint8Array, entries: readonly ZipEntry[]): Format | null {
  const first = entries.find(({ name }) => name === 'mimetype')
  const said = first ? latinOf(bytes, first.offset, first.offset + 200) : ''
  const kind = 'application/vnd.oasis.opendocument.'
  return said.includes(`${kind}spreadsheet`) ? 'ods' : said.includes(`${kind}text`) ? 'odt' : null
}

/** Whether a name is that of an archive of documents; reports of XBRL in packages are such. */
const isArchive = (ending: string): boolean => endings[ending] === 'zip'

/** An archive that is no office file is a damaged one where its name says so. */
function refusedArchive(ending: string, damage: string): Sniffed {
  const said = endings[ending]
  if (!said) return refused('format_not_supported', ending || 'archive')
  return archives.has(said) ? refused('damaged', damage) : refused('wrong_type', ending || 'archive')
}

/** Below this byte stand the control characters. */
const blank = 32
/** Those among them that texts have: tabs and ends of lines and pages (9 to 13), the mark that ends texts of DOS, and escapes. */
const usual = new Set([9, 10, 11, 12, 13, 26, 27])

/**
 * Whether bytes may be plain text, which has no control characters but blanks. Zeros are dropped, however many: UTF-16 has them
 * in every second place, and others by mistake.
 * @param bytes the file, or its beginning
 */
export function isPlainText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true
  const length = Math.min(bytes.length, 8_192)
  let controls = 0
  let zeros = 0
  for (let index = 0; index < length; index++) {
    const byte = bytes[index] as number
    if (byte === 0) zeros++
    else if (byte < blank && !usual.has(byte)) controls++
  }
  return controls <= Math.max(1, length * 0.001, (length - zeros) * 0.01)
}

import type { Page } from '../document.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { readHtml } from '../html/html.ts'
import { InnerFiles, mostFiles } from '../inner-files.ts'
import { readPlain } from '../plain.ts'
import { headText, type MimePart, mimeOf, textOfPart } from './mime.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What of a mail people read: its words in the plainest form that it has, and what is attached. */
interface Mail {
  texts: MimePart[]
  files: MimePart[]
}

function collect(part: MimePart, into: Mail): void {
  const isText = part.type === 'text/plain' || part.type === 'text/html'
  if (part.parts.length > 0) {
    // Of several forms of the same words the last is the richest, and the first the plainest.
    if (part.type === 'multipart/alternative') {
      const plain = part.parts.find(({ type, bytes }) => type === 'text/plain' && bytes.length > 0)
      const chosen = plain ?? part.parts.at(-1)
      if (chosen) collect(chosen, into)
    } else for (const one of part.parts) collect(one, into)
  } else if (isText && !part.isAttached && part.fileName === '') into.texts.push(part)
  else if (part.bytes.length > 0) into.files.push(part)
}

/** Heads that say where a mail comes from. */
const shown = ['from', 'to', 'cc', 'date', 'subject'] as const

async function bodyPage(part: MimePart, heads: string, reading: Reading): Promise<Page[]> {
  const text = textOfPart(part)
  const isHtml = part.type === 'text/html'
  const first = heads === '' ? null : await readPlain(utf8(heads), reading)
  const body = isHtml ? await readHtml(utf8(text), reading) : await readPlain(utf8(`${heads}\n\n${text}`), reading)
  return [...(isHtml && first?.ok ? first.pages : []), ...(body.ok ? body.pages : [])]
}

/** Reads a mail: its heads and words, and each attached file that is read by itself. */
export async function readEml(bytes: Uint8Array, reading: Reading): Promise<FormatResult> {
  const { onProgress, readInner } = reading
  const mail = mimeOf(bytes)
  const found: Mail = { texts: [], files: [] }
  collect(mail, found)
  const heads = shown
    .flatMap((name) => {
      const head = mail.heads.get(name)
      return head ? [`${name[0]!.toUpperCase()}${name.slice(1)}: ${headText(head).slice(0, 2_000)}`] : []
    })
    .join('\n\n')
  const files = new InnerFiles()
  const quiet: Reading = { ...reading, onProgress: () => {} }
  for (const [index, part] of found.texts.slice(0, mostFiles).entries()) {
    const pages = await bodyPage(part, index === 0 ? heads : '', quiet)
    files.add('', { ok: true, pages })
  }
  for (const [index, part] of found.files.entries()) {
    onProgress(index, found.files.length, 'reading')
    const isMail = part.type === 'message/rfc822'
    const name = part.fileName || (isMail ? 'mail.eml' : '')
    if (name !== '' && readInner && index < mostFiles) files.add(name, await readInner({ name, bytes: part.bytes }))
    // Pictures of signatures have no name and are no documents.
    else if (!part.type.startsWith('image/')) files.leave()
  }
  onProgress(1, 1, 'reading')
  return files.result('eml')
}

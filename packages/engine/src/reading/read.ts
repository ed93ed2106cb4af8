import { isDeepStrictEqual } from 'node:util'
import { notReached } from './analysis-limit.ts'
import type { Format, Page, ReadDocument, ReadingNote, ReadOptions, ReadResult } from './document.ts'
import type { FormatResult, ReadInner, Reading } from './format-reader.ts'
import { formats } from './formats.ts'
import { deepest } from './inner-files.ts'
import { countWords, languageOf } from './language.ts'
import { formatOfLanguage, groupedAs, voteNumberFormat } from './number-format.ts'
import { sniff } from './sniff.ts'
import { mostCharacters, TooLarge } from './too-large.ts'

const ocrMaxPages = 50

/**
 * Reads a file: its text with places, tables and headings.
 * @param bytes the whole file
 * @param name the file's name as sent; its ending helps to tell formats that look alike
 * @returns the document, or a typed reason why it cannot be read; a bad file never throws
 */
export async function read(bytes: Uint8Array, name: string, options: ReadOptions = {}): Promise<ReadResult> {
  try {
    const sniffed = sniff(bytes, name)
    if (!sniffed.ok) return sniffed
    return await readAs(sniffed.format, bytes, name, { onProgress: () => {}, ocrMaxPages, ...options })
  } catch (error) {
    return refused(error)
  }
}

async function readAs(format: Format, bytes: Uint8Array, name: string, reading: Reading): Promise<ReadResult> {
  const reader = await formats[format]()
  return settle(name, format, await reader(bytes, { ...reading, readInner: innerReader(reading, 1) }))
}

/**
 * Reads files within a container; pictures in them are recognised at once, for none of its pages is read a second time.
 * @param budget pages whose text may still be recognised in pictures, of all files together
 */
function innerReader(reading: Reading, depth: number, budget = { pages: reading.ocrMaxPages }): ReadInner {
  const { paintBeside: _, transcript: __, picturesLater: ___, ...own } = reading
  return async ({ name, bytes }) => {
    const sniffed = sniff(bytes, name)
    if (!sniffed.ok) return sniffed
    const isContainer = sniffed.format === 'zip' || sniffed.format === 'eml'
    if (isContainer && depth >= deepest) return { ok: false, reason: 'too_large', detail: 'containers too deep' }
    try {
      const reader = await formats[sniffed.format]()
      const readInner = innerReader(reading, depth + 1, budget)
      const result = await reader(bytes, { ...own, ocrMaxPages: budget.pages, onProgress: () => {}, readInner })
      for (const note of result.ok ? (result.notes ?? []) : [])
        if (note.kind === 'recognised') budget.pages = Math.max(0, budget.pages - note.pages.length)
      return result
    } catch (error) {
      if (error instanceof TooLarge) throw error
      return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
    }
  }
}

async function settle(name: string, format: Format, result: FormatResult): Promise<ReadResult> {
  if (!result.ok) return result
  const { pages, notes = [], media, picturesLater, tagged, named } = result
  let characters = 0
  for (const page of pages) characters += page.text.length
  if (characters > mostCharacters) return { ok: false, reason: 'too_large', detail: `${characters} characters` }
  const text = pages.map((page) => page.text).join('\n')
  if (!/[\p{L}\p{N}]/u.test(text)) return { ok: false, reason: 'no_text', detail: `${pages.length} pages without text` }
  const language = await languageOf(text)
  const whole = voteNumberFormat(text, formatOfLanguage(language))
  for (const page of pages) page.numberFormat = groupedAs(whole, voteNumberFormat(page.text, { ...whole, votes: 0 }))
  const far = [...notReached(pages).keys()].map((page) => page.number)
  const all: ReadingNote[] = far.length > 0 ? [...notes, { kind: 'analysed_in_part', pages: far }] : notes
  const document = { name, format, pages, language, wordCount: countWords(text), notes: all }
  return {
    ok: true,
    document: {
      ...document,
      ...(media && { media }),
      ...(picturesLater && { picturesLater }),
      ...(tagged && { tagged }),
      ...(named && { named }),
    },
  }
}

/** A file with its pictures: `document` as `read` gives it without `picturesLater`, `pages` those of it that are others than before. */
export type PicturesResult = { ok: true; document: ReadDocument; pages: Page[] } | Extract<ReadResult, { ok: false }>

/**
 * The second pass over a file that was read with `picturesLater`: recognises the pictures on its pages of text, of which it takes
 * up to a minute. Whoever has stored the first result replaces the pages that are returned, and takes language, number of words
 * and notes from the document: both passes together give what one that leaves nothing gives. To be asked for only where the
 * first result names pages (`ReadDocument.picturesLater`); the text is painted anew, since what stands on a page depends on all.
 * @param options those of the first pass
 * @returns a typed reason where the file cannot be read; it never throws
 */
export async function readPictures(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
): Promise<PicturesResult> {
  try {
    const sniffed = sniff(bytes, name)
    if (!sniffed.ok) return sniffed
    const { format } = sniffed
    const reading: Reading = { onProgress: () => {}, ocrMaxPages, ...options, picturesLater: false }
    if (format !== 'pdf') {
      const whole = await readAs(format, bytes, name, reading)
      return whole.ok ? { ...whole, pages: [] } : whole
    }
    const { readPdfPictures } = await import('./pdf/pdf.ts')
    const { before, after } = await readPdfPictures(bytes, reading)
    const [first, whole] = [await settle(name, format, before), await settle(name, format, after)]
    if (!whole.ok) return whole
    const known = first.ok ? first.document.pages : []
    const pages = whole.document.pages.filter((page, index) => !isDeepStrictEqual(page, known[index]))
    return { ok: true, document: whole.document, pages }
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): Extract<ReadResult, { ok: false }> {
  if (error instanceof TooLarge) return { ok: false, reason: 'too_large', detail: error.message }
  return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
}

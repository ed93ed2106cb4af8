import { notReached } from './analysis-limit.ts'
import type { Format, ReadingNote, ReadOptions, ReadResult } from './document.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { formats } from './formats.ts'
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
    if (error instanceof TooLarge) return { ok: false, reason: 'too_large', detail: error.message }
    return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
  }
}

async function readAs(format: Format, bytes: Uint8Array, name: string, reading: Reading): Promise<ReadResult> {
  const reader = await formats[format]()
  return settle(name, format, await reader(bytes, reading))
}

async function settle(name: string, format: Format, result: FormatResult): Promise<ReadResult> {
  if (!result.ok) return result
  const { pages, notes = [], media } = result
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
  return { ok: true, document: media ? { ...document, media } : document }
}

import type { Format, OnProgress, ReadResult } from './document.ts'
import { formats } from './formats.ts'
import { countWords, languageOf } from './language.ts'
import { formatOfLanguage, voteNumberFormat } from './number-format.ts'
import { sniff } from './sniff.ts'

/** Most text that is read of one file: ten times the longest reports. */
const mostCharacters = 20_000_000

/**
 * Reads a file: its text with places, tables and headings.
 * @param bytes the whole file
 * @param name the file's name as sent; its ending helps to tell formats that look alike
 * @param onProgress told after each page or sheet
 * @returns the document, or a typed reason why it cannot be read; a bad file never throws
 */
export async function read(bytes: Uint8Array, name: string, onProgress?: OnProgress): Promise<ReadResult> {
  const sniffed = sniff(bytes, name)
  if (!sniffed.ok) return sniffed
  const { format } = sniffed
  try {
    return await readAs(format, bytes, name, onProgress)
  } catch (error) {
    return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
  }
}

async function readAs(format: Format, bytes: Uint8Array, name: string, onProgress?: OnProgress): Promise<ReadResult> {
  const reader = await formats[format]()
  const result = await reader(bytes, onProgress)
  if (!result.ok) return result
  const { pages } = result
  const text = pages.map((page) => page.text).join('\n')
  if (text.length > mostCharacters) return { ok: false, reason: 'too_large', detail: `${text.length} characters` }
  if (!/[\p{L}\p{N}]/u.test(text)) return { ok: false, reason: 'no_text', detail: `${pages.length} pages without text` }
  const language = await languageOf(text)
  const whole = voteNumberFormat(text, formatOfLanguage(language))
  for (const page of pages) page.numberFormat = voteNumberFormat(page.text, { ...whole, votes: 0 })
  return { ok: true, document: { name, format, pages, language, wordCount: countWords(text) } }
}

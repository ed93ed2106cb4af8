import type { Span } from '../reading/document.ts'

const DROPPED = /[\s\u00ad\u200b\ufeff\-‐‑‒–—−•·▪]/
const QUOTES: Record<string, string> = { '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' }
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

/** Raised and lowered digits count as plain ones, kinds of quotation marks as one. */
function plain(character: string): string {
  const raised = RAISED.indexOf(character)
  if (raised >= 0) return String(raised)
  const lowered = LOWERED.indexOf(character)
  return lowered >= 0 ? String(lowered) : (QUOTES[character] ?? character)
}

/** The characters that count when words are compared, each with its offset: white space, hyphens and bullets do not. */
function counted(text: string): { characters: string; offsets: number[] } {
  let characters = ''
  const offsets: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (DROPPED.test(character)) continue
    characters += plain(character)
    offsets.push(at)
  }
  return { characters, offsets }
}

const isDigit = (character: string | undefined): boolean => character !== undefined && /\d/.test(character)

/**
 * Finds the words of a quote in a text, white space, hyphenation and raised digits folded; letters, digits, marks and case must agree.
 * @returns where they stand in the text as it is stored, `null` where they do not
 */
export function locate(quote: string, text: string): Span | null {
  const wanted = counted(quote).characters
  if (!wanted) return null
  const { characters, offsets } = counted(text)
  for (let at = characters.indexOf(wanted); at >= 0; at = characters.indexOf(wanted, at + 1)) {
    const end = (offsets[at + wanted.length - 1] ?? 0) + 1
    let start = offsets[at] ?? 0
    // A figure is never cut in the middle, and its sign belongs to it.
    if (isDigit(text[start]) && /[\d.,]/.test(text[start - 1] ?? '')) continue
    if (isDigit(text[end - 1]) && /^[.,]?\d/.test(text.slice(end, end + 2))) continue
    if (isDigit(text[start]) && /[-−–]/.test(text[start - 1] ?? '')) start -= 1
    return { start, end }
  }
  return null
}

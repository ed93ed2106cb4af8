import type { ReadDocument } from '../reading/document.ts'
import { fold } from './text.ts'

const REPORT =
  /report|bericht|statement|erkl[aä]rung|kennzahl|figures|\besg\b|\bcsr\b|\bdnk\b|nachhaltig|sustainab|umwelt|data|daten|vsme|esrs|\bgri\b|\b(?:e[1-5]|s[1-4]|g1)-\d/
const VOICE =
  /\b(?:we|our|ours|wir|unser\w*|the (?:group|company|undertaking|board)|(?:der|die|den|dem|des) (?:konzern|gruppe|gesellschaft|vorstand)\w*|das unternehmen|berichtsjahr\w*|geschäftsjahr\w*|berichtszeitraum\w*|reporting (?:year|period)|year under review|financial year|fiscal year|esrs|gri|dnk|vsme|ag|gmbh|plc|ltd|se|inc)\b/u
const SHORTEST = 400

/**
 * Whether a document speaks of whoever wrote it. A newspaper, a cookbook or a study states figures too, but nobody's own; where
 * nothing says whose figures they are, sentences are no evidence.
 */
export function speaksOfItself(document: ReadDocument): boolean {
  if (REPORT.test(fold(document.name).replace(/[_-]/g, ' '))) return true
  const pages = document.pages.map((page) => fold(page.text))
  const letters = pages.reduce((sum, text) => sum + text.length, 0)
  const headed = pages[0] !== undefined && REPORT.test(pages[0].slice(0, SHORTEST))
  const spoken = pages.reduce((sum, text) => sum + [...text.matchAll(new RegExp(VOICE, 'gu'))].length, 0)
  return headed || spoken >= Math.max(1, letters / 20_000)
}

import type { Page } from '../reading/document.ts'
import type { Candidate } from './finding.ts'

/**
 * The one gate through which every candidate passes: its excerpt is a verbatim part of the stored text of the cited page, at the
 * cited offsets, and holds the number as written. What fails is dropped and counted, never repaired.
 * @returns the name of the check that failed, or `null`
 */
export function failedCheck(candidate: Candidate, page: Page): 'quote' | 'value' | null {
  const { place, excerpt, value } = candidate
  if (!excerpt.trim() || page.number !== place.page || page.text.slice(place.start, place.end) !== excerpt)
    return 'quote'
  if (value.writtenNumber !== null) {
    if (!excerpt.includes(value.writtenNumber)) return 'value'
    const { valueStart, valueEnd } = place
    if (valueStart === null || valueEnd === null || page.text.slice(valueStart, valueEnd) !== value.writtenNumber)
      return 'value'
    if (valueStart < place.start || valueEnd > place.end) return 'value'
  }
  if (value.number !== null && value.writtenNumber === null) return 'value'
  return null
}

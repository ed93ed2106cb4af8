import type { Page, Span } from '../reading/document.ts'
import { pattern } from '../text/phrases.ts'
import { fold } from '../text/text.ts'
import type { Omission } from './finding.ts'
import { affirmedRows } from './material-rows.ts'
import { affirmedIn, deniedIn, NOT_MATERIAL, namesTopics, PROSE } from './not-material.ts'
import { placeOf } from './places.ts'

const SUBJECT = pattern(
  'g',
)`(?<![\p{L}\d])(?:{esrs}[ \-]?)?((?:e[1-5]|s[1-4]|g1)(?:[ \-]?-[ \-]?\d{1,2})?(?:_\d{2})?)(?![\p{L}\d])`
const OMITTED = pattern()`\b{omitted_word}\b|{omitted}`
const CONDITIONAL = pattern()`\b{conditional}\b`
const LONGEST_SENTENCE = 260

export interface TextRow extends Span {
  text: string
}

/** Rows of tables and short lines, each with the stretch of text it covers. */
export function rowsOf(page: Page): TextRow[] {
  const rows: TextRow[] = []
  for (const table of page.tables) {
    const byRow = new Map<number, Span>()
    for (const cell of table.cells) {
      if (!cell.text.trim()) continue
      const row = byRow.get(cell.row)
      byRow.set(
        cell.row,
        row
          ? { start: Math.min(row.start, cell.start), end: Math.max(row.end, cell.end) }
          : { start: cell.start, end: cell.end },
      )
    }
    for (const span of byRow.values()) rows.push({ ...span, text: fold(page.text.slice(span.start, span.end)) })
  }
  const inTable = (span: Span): boolean =>
    page.tables.some((table) => span.start >= table.start && span.end <= table.end)
  for (const line of page.lines)
    if (!inTable(line)) rows.push({ start: line.start, end: line.end, text: fold(line.text) })
  return rows
}

/**
 * Statements that a topic or disclosure requirement is not material or left out, mostly rows of a content index or of a
 * materiality table.
 */
function omissionsIn(page: Page): Omission[] {
  const found: Omission[] = []
  if (!namesTopics(fold(page.text))) return found
  for (const row of rowsOf(page)) {
    if (row.text.length > LONGEST_SENTENCE || CONDITIONAL.test(row.text)) continue
    const kind = NOT_MATERIAL.test(row.text) ? 'not_material' : OMITTED.test(row.text) ? 'omitted' : null
    if (!kind) continue
    const subjects = [...row.text.matchAll(SUBJECT)].map((match) => (match[1] ?? '').replace(/ /g, '').toUpperCase())
    const isMixed = PROSE.test(row.text) && subjects.filter((subject) => !subject.includes('-')).length > 1
    for (const subject of new Set(subjects)) {
      // Which of several topics a sentence means is read from the sentence.
      if (isMixed && !subject.includes('-')) continue
      found.push({
        subject,
        kind,
        place: placeOf(page, row, null, null, null),
        excerpt: page.text.slice(row.start, row.end),
      })
    }
  }
  return found
}

/** Whether a row denies one side or one part of a topic that the same table calls material. */
const isOfAPart = (page: Page, { subject, kind, place }: Omission, affirmed: Omission[]): boolean =>
  kind === 'not_material' &&
  page.tables.some((table) => {
    const isWithin = (at: number) => at >= table.start && at < table.end
    return isWithin(place.start) && affirmed.some((row) => row.subject === subject && isWithin(row.place.start))
  })

/** One statement for each subject and kind: the first in the document. */
export function omissionsOf(pages: Page[]): Omission[] {
  const first = new Map<string, Omission>()
  for (const omission of pages.flatMap((page) => {
    const rows = affirmedRows(page)
    const denied = omissionsIn(page).filter((one) => !isOfAPart(page, one, rows))
    return [...denied, ...deniedIn(page), ...rows, ...affirmedIn(page)]
  })) {
    const key = `${omission.subject} ${omission.kind}`
    if (!first.has(key)) first.set(key, omission)
  }
  return [...first.values()]
}

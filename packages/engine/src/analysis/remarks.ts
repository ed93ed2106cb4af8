import type { Page, Table } from '../reading/document.ts'
import { type Sentence, sentenceOf } from './sentences.ts'
import { flow, foldLabel } from './text.ts'

/** Codes of disclosures, as a content index lists them: `302-1`, `GRI 2-7`, `E1-6`, `B3`. */
const CODE =
  /^(?:gri |esrs |vsme )?(?:\d{1,3}-\d{1,2}(?:-[a-z])?|(?:e[1-5]|s[1-4]|g1|bp|gov|sbm|iro)-\d{1,2}|[bc]\d{1,2})$/i
const FIGURE_OR_NONE = /\d|^(?:keine?|none|nil)\.?$/i
/** Where in the report it stands: `2.3 (parent company only)`. */
const PARAGRAPH = /^\d{1,2}(?:\.\d{1,2})+ ?(?:$|[,;(])/
const LONGEST = 160

/** Whether a table is a content index: at least three rows that begin with the code of a disclosure. */
function isIndex(table: Table): boolean {
  const codes = table.cells.filter(({ column, text }) => column === 0 && CODE.test(text.trim()))
  return codes.length >= 3
}

/**
 * What a content index says in words beside the names of disclosures: `Collective agreements | 24 | 76 % of the workforce`.
 * Such a cell is read as a sentence about the name.
 */
export function remarksOf(page: Page): Sentence[] {
  return page.tables.filter(isIndex).flatMap((table) => {
    const rows = new Map<number, Table['cells']>()
    for (const cell of table.cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
    return [...rows.values()].flatMap((cells) => {
      const [code, ...rest] = cells.filter(({ text }) => text.trim()).sort((a, b) => a.column - b.column)
      if (!code || !CODE.test(code.text.trim())) return []
      const words = rest.filter(({ text }) => /\p{L}{3}/u.test(text))
      const [name, ...remarks] = words
      if (!name) return []
      return remarks
        .filter(({ text }) => text.length <= LONGEST && FIGURE_OR_NONE.test(text) && !PARAGRAPH.test(text.trim()))
        .map((cell) => {
          const source = flow(page.text, [{ start: cell.start, end: cell.end }])
          const sentence = sentenceOf(source, { start: 0, end: source.text.length }, page, null)
          return { ...sentence, named: foldLabel(name.text) }
        })
    })
  })
}

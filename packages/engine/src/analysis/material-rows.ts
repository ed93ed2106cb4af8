import type { Cell, Page, Table } from '../reading/document.ts'
import { maxOf, minOf } from '../reading/min-max.ts'
import { compile } from '../text/compile.ts'
import { pattern } from '../text/phrases.ts'
import { fold, foldLabel } from '../text/text.ts'
import { yearsIn } from '../text/years.ts'
import type { Omission } from './finding.ts'
import { NOT_MATERIAL, TOPIC } from './not-material.ts'
import { placeOf } from './places.ts'
import { topicNames } from './topic-names.ts'

const CODE = compile(TOPIC, 'gu')

const BRACKET = String.raw`(?: ?\([^()\d]{1,40}\))?[.*]?`
/** A cell that is the verdict and nothing else: `Material`, `Material (air)`, `Wesentlich (Luft)`. */
const VERDICT = pattern()`^(?:{yes}, )?({material_topic})${BRACKET}$`
const YES = pattern()`^{yes}${BRACKET}$`
const MATERIAL = pattern()`{material}`
/** In German the word says nothing else; in English it is also what things are made of. */
const GERMAN = pattern()`^{german_material}`
/** A head under which `yes` means material; `materiality assessed` and `recycled material` are none. */
const MATERIALITY_HEAD = pattern()`^(?:{material_head_before}[ \-])*{material_head}\??(?: ?\([^()]{1,20}\))?$`
/** Words that settle what `Material` in a table means: the same word is German for what things are made of. */
const ABOUT_MATERIALITY = pattern()`(?<!\p{L}){about_materiality}`
/** Heads and titles of what was set as a bar, of another time, and of what holds for others than the company. */
const OTHERWISE = pattern()`{materiality_otherwise}`
/** A head of rows that each speak of a company of their own. */
const BY_COMPANY = pattern()`^{by_company}$`
const CONDITIONAL = pattern()`(?<!\p{L}){conditional}(?!\p{L})|{threshold}`
const LONGEST_ROW = 260

/** Rows of tables that call a topic material, the counterpart of rows that deny it. */
export function affirmedRows(page: Page): Omission[] {
  if (page.tables.length === 0 || !MATERIAL.test(fold(page.text))) return []
  return page.tables.flatMap((table) => affirmedOf(page, table))
}

function affirmedOf(page: Page, table: Table): Omission[] {
  const byRow = new Map<number, Cell[]>()
  for (const cell of table.cells) if (cell.text.trim()) byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell])
  const rows = [...byRow].flatMap(([row, cells]) => {
    const topic = topicOf(cells)
    return topic ? [{ row, cells, topic }] : []
  })
  const first = rows[0]
  if (!first) return []
  const heads = table.cells.filter((cell) => cell.row < first.row && cell.text.trim())
  const title = foldLabel(table.title ?? headingAbove(page, table))
  if (OTHERWISE.test(title) || heads.some((head) => BY_COMPANY.test(foldLabel(head.text)))) return []
  const newest = Math.max(0, maxOf(heads.flatMap((head) => yearsIn(foldLabel(head.text)))))
  const headsOf = (cell: Cell): string[] | null => {
    const over = heads
      .filter((head) => head.column <= cell.column && cell.column < head.column + head.columnSpan)
      .map((head) => foldLabel(head.text))
    const years = over.flatMap(yearsIn)
    const isOfAnotherYear = years.length > 0 && !years.includes(newest)
    return isOfAnotherYear || over.some((head) => OTHERWISE.test(head) || NOT_MATERIAL.test(head)) ? null : over
  }
  const verdictsIn = (column: number) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const text = foldLabel(cell.text)
        return cell.column === column && (VERDICT.test(text) || NOT_MATERIAL.test(text)) ? [text] : []
      }),
    )
  const says = (cell: Cell): boolean => {
    const text = foldLabel(cell.text)
    const verdict = VERDICT.exec(text)
    if ((!verdict && !YES.test(text)) || OTHERWISE.test(text)) return false
    const over = headsOf(cell)
    if (!over) return false
    if (!verdict) return over.some((head) => MATERIALITY_HEAD.test(head))
    return (
      GERMAN.test(verdict[1] ?? '') ||
      [title, ...over].some((words) => ABOUT_MATERIALITY.test(words) || MATERIALITY_HEAD.test(words)) ||
      verdictsIn(cell.column).some((other) => NOT_MATERIAL.test(other))
    )
  }
  return rows.flatMap(({ cells, topic }): Omission[] => {
    const span = {
      start: minOf(cells.map(({ start }) => start)),
      end: maxOf(cells.map(({ end }) => end)),
    }
    const words = fold(page.text.slice(span.start, span.end))
    if (words.length > LONGEST_ROW || CONDITIONAL.test(words) || !cells.some(says)) return []
    const excerpt = page.text.slice(span.start, span.end)
    return [{ subject: topic, kind: 'material', place: placeOf(page, span, null, null, null), excerpt }]
  })
}

/** The one topic that a row names by its code or by its whole name; `null` where it names none or several. */
function topicOf(cells: Cell[]): string | null {
  const topics = new Set(
    cells.flatMap((cell) => {
      const text = foldLabel(cell.text)
      const whole = topicNames().get(text)
      return [...[...text.matchAll(CODE)].map((match) => match[1]!.toUpperCase()), ...(whole ? [whole] : [])]
    }),
  )
  return topics.size === 1 ? [...topics][0]! : null
}

/** The heading of the text in which a table without a title stands. */
const headingAbove = (page: Page, table: Table): string =>
  page.blocks.filter(({ kind, start }) => kind === 'heading' && start < table.start).at(-1)?.text ?? ''

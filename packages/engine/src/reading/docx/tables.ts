import type { Run, TextCell } from '../text-page.ts'
import { child, elements, type XmlElement } from '../xml.ts'
import { textOf } from './runs.ts'
import { isOn, type WordStyles } from './styles.ts'

/** A table of a Word file. */
export interface WordTable {
  rows: TextCell[][]
  columns: number
  /** Rows that the file marks to be repeated as headers, `null` where it marks none. */
  headerRows: number | null
  /** Some cell holds another table. */
  nested: boolean
  /** Its cells, for tables that only arrange the page. */
  contents: XmlElement[]
  /** Text boxes that hang in its cells. */
  boxes: XmlElement[]
}

const containers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag'])

function inside(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((one) => {
    if (one.name === name) return [one]
    return containers.has(one.name) ? inside(one, name) : []
  })
}

/** Reads a table with merged cells; deleted and hidden rows are left out. */
export function tableOf(element: XmlElement, styles: WordStyles): WordTable {
  const table: WordTable = { rows: [], columns: 0, headerRows: null, nested: false, contents: [], boxes: [] }
  const open = new Map<number, TextCell>()
  let headers = 0
  for (const row of inside(element, 'w:tr')) {
    const properties = child(row, 'w:trPr')
    if (child(properties, 'w:del') || isOn(properties, 'w:hidden')) continue
    if (isOn(properties, 'w:tblHeader') && headers === table.rows.length) headers++
    addRow(table, row, open, styles)
  }
  if (headers > 0 && headers < table.rows.length) table.headerRows = headers
  return table
}

/** @param open the cells above that go on downwards, by their columns */
function addRow(table: WordTable, row: XmlElement, open: Map<number, TextCell>, styles: WordStyles): void {
  const cells: TextCell[] = []
  let column = Number(child(child(row, 'w:trPr'), 'w:gridBefore')?.attributes['w:val'] ?? 0)
  for (const cell of inside(row, 'w:tc')) {
    const properties = child(cell, 'w:tcPr')
    const columnSpan = Math.min(200, Math.max(1, Number(child(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1)))
    const merge = child(properties, 'w:vMerge')
    const above = open.get(column)
    if (merge && merge.attributes['w:val'] !== 'restart' && above) above.rowSpan++
    else if (!child(properties, 'w:cellDel')) {
      table.contents.push(cell)
      if (inside(cell, 'w:tbl').length > 0) table.nested = true
      const placed = { column, rowSpan: 1, columnSpan, run: cellRun(cell, styles, table.boxes) }
      cells.push(placed)
      if (merge) open.set(column, placed)
      else open.delete(column)
    }
    column += columnSpan
  }
  table.columns = Math.max(table.columns, column)
  table.rows.push(cells)
}

/** The paragraphs of a cell as one run. */
function cellRun(cell: XmlElement, styles: WordStyles, boxes: XmlElement[]): Run {
  let text = ''
  let bold = true
  const marks: [number, number][] = []
  for (const paragraph of inside(cell, 'w:p')) {
    const read = textOf(paragraph, styles, true)
    for (const box of read.boxes) boxes.push(box)
    for (const run of read.lines.flat()) {
      if (text !== '') text += ' '
      for (const [start, end] of run.marks) marks.push([text.length + start, text.length + end])
      text += run.text
      bold = bold && run.bold
    }
  }
  return { text, bold: bold && text !== '', marks }
}

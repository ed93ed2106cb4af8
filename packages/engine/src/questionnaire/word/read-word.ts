import { isOn, WordStyles } from '../../reading/docx/styles.ts'
import type { FilledCell, FilledRow, FilledSheet } from '../../reading/rows.ts'
import { mostCharacters, TooLarge } from '../../reading/too-large.ts'
import { child, elements, parseXml, type XmlElement, type XmlPlace } from '../../reading/xml.ts'
import { Archive } from '../../reading/zip.ts'
import { type FormWords, formWords } from '../words.ts'
import { Flow, type FlowParagraph } from './flow.ts'
import { type GridCell, gridOf, isLaidOut } from './grid.ts'
import type { FormQuestion, Slot } from './slots.ts'
import { wordTextOf } from './word-text.ts'

/** A Word form as sheets, and for each place of an answer on them what it is in the file. */
export interface WordForm {
  sheets: FilledSheet[]
  /** By sheet, row and column. */
  slots: Map<string, Slot>
  part: string
  source: string
  places: Map<XmlElement, XmlPlace>
}

export const slotKey = (sheet: number, row: number, column: number): string => `${sheet} ${row} ${column}`

const containers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:smartTag', 'w:customXml'])
/** Most tables that are sheets of their own; the rest is read as running text. Of more sheets nobody is shown how they are read. */
const mostTables = 36

const textCell = (text: string): FilledCell | null => (text === '' ? null : { kind: 'text', text })

class Reader {
  readonly sheets: FilledSheet[] = []
  readonly slots = new Map<string, Slot>()
  private readonly flow = new Flow()
  private paragraphs: FlowParagraph[] = []
  private readonly styles: WordStyles
  private readonly words: FormWords

  constructor(styles: WordStyles, words: FormWords) {
    this.styles = styles
    this.words = words
  }

  /** Reads the blocks of a body, or of a cell that only arranges the page. */
  blocks(parent: XmlElement): void {
    for (const one of elements(parent)) {
      if (one.name === 'w:p') this.paragraph(one)
      else if (one.name === 'w:tbl') this.table(one)
      else if (one.name === 'w:sdt' && this.isOpenBlock(one)) this.paragraphs.push(this.openBlock(one))
      else if (containers.has(one.name)) this.blocks(one)
    }
  }

  private isOpenBlock(control: XmlElement): boolean {
    return isOn(child(control, 'w:sdtPr'), 'w:showingPlcHdr') === true
  }

  /** A control around whole paragraphs that shows only an invitation to type. */
  private openBlock(control: XmlElement): FlowParagraph {
    const around: XmlElement = { name: 'w:p', attributes: {}, children: [control] }
    return { words: wordTextOf(around), isHeading: false }
  }

  private paragraph(element: XmlElement): void {
    const properties = child(element, 'w:pPr')
    const style = this.styles.of(child(properties, 'w:pStyle')?.attributes['w:val'])
    this.paragraphs.push({ words: wordTextOf(element), isHeading: style.heading !== null })
  }

  private table(element: XmlElement): void {
    const grid = gridOf(element, this.words.answer)
    if (isLaidOut(grid) || this.sheets.length >= mostTables) {
      for (const { element: cell } of grid.flat()) this.blocks(cell)
      return
    }
    const sheet = this.sheets.length
    const rows: FilledRow[] = []
    const choices: NonNullable<FilledSheet['placed']>['choices'] = []
    const merged: FilledSheet['merged'] = []
    for (const [index, cells] of grid.entries()) {
      const number = index + 1
      const row: FilledRow = { number, cells: [] }
      for (const cell of cells) {
        while (row.cells.length < cell.column) row.cells.push(null)
        row.cells[cell.column] = textCell(cell.text)
        if (cell.columns > 1 || cell.rows > 1)
          merged.push({
            from: { row: number, column: cell.column },
            to: { row: number + cell.rows - 1, column: cell.column + cell.columns - 1 },
          })
        this.place(sheet, number, cell, choices)
      }
      if (row.cells.length > 0) rows.push(row)
    }
    const name = `${this.words.table} ${sheet + 1}`
    this.sheets.push({ name, rows, merged, separator: null, placed: { kind: 'table', choices } })
  }

  private place(
    sheet: number,
    row: number,
    { column, slot, options }: GridCell,
    choices: NonNullable<FilledSheet['placed']>['choices'],
  ): void {
    if (!slot) return
    this.slots.set(slotKey(sheet, row, column), slot)
    if (options.length > 0) choices.push({ row, column, options })
  }

  /** Running text as two more sheets: questions with a place, and those without. */
  end(): void {
    this.flow.all(this.paragraphs)
    this.sheetOf('flow', this.words.text, [...this.flow.found, ...this.flow.answered.map(toAnswered)])
    this.sheetOf('added', this.words.added, this.flow.open)
  }

  private sheetOf(kind: 'flow' | 'added', name: string, asked: readonly FormQuestion[]): void {
    if (asked.length === 0) return
    const sheet = this.sheets.length
    const choices: NonNullable<FilledSheet['placed']>['choices'] = []
    const rows = asked.map(({ section, text, unit, slot, options, answer }, index): FilledRow => {
      const row = index + 1
      this.slots.set(slotKey(sheet, row, 2), slot)
      if (options.length > 0) choices.push({ row, column: 2, options })
      const cells = [textCell(section), textCell(text)]
      return { number: row, cells: kind === 'added' ? cells : [...cells, textCell(answer), textCell(unit)] }
    })
    this.sheets.push({ name, rows, merged: [], separator: null, placed: { kind, choices } })
  }
}

/** What stands below a question is taken for its answer and left alone. */
const toAnswered = (asked: FormQuestion): FormQuestion => ({ ...asked, answer: '…'.repeat(4) })

/**
 * Reads a Word file as a form: each table as a sheet, and the questions of its running text as two more. Places of answers are empty
 * cells and paragraphs, lines to write on, controls, fields and boxes.
 * @returns `null` where there is no document inside
 * @throws Error where the file is damaged; TooLarge
 */
export function readWord(bytes: Uint8Array): WordForm | null {
  const archive = new Archive(bytes)
  const part = archive.names.sort().find((name) => /^word\/document\d*\.xml$/i.test(name))
  const source = part ? archive.text(part) : null
  if (!part || source === null) return null
  if (source.length > mostCharacters * 10) throw new TooLarge(`${source.length} characters of markup`)
  const places = new Map<XmlElement, XmlPlace>()
  const body = child(parseXml(source, places), 'w:body')
  if (!body) return null
  const styles = archive.text('word/styles.xml')
  const german = (source.match(/\b(?:der|die|das|und|Sie|Ihre?|wie)\b/g) ?? []).length
  const english = (source.match(/\b(?:the|and|of|you|your|do|is)\b/g) ?? []).length
  const reader = new Reader(
    new WordStyles(styles === null ? null : parseXml(styles)),
    formWords(german > english ? 'de' : 'en'),
  )
  reader.blocks(body)
  reader.end()
  return { sheets: reader.sheets, slots: reader.slots, part, source, places }
}

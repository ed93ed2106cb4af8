import { child, elements, type XmlElement } from '../../reading/xml.ts'
import { fold } from '../../text/text.ts'
import { wordsFor } from '../words.ts'
import { choicesIn } from './flow.ts'
import type { Choice, Slot } from './slots.ts'
import { PLACE, type WordText, wordTextOf } from './word-text.ts'

/** A cell of a table of a Word file, with the place of an answer in it. */
export interface GridCell {
  element: XmlElement
  column: number
  columns: number
  rows: number
  text: string
  /** Where an answer goes; `null` where the cell holds something. */
  slot: Slot | null
  options: string[]
  hasTable: boolean
}

const containers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag'])

function inside(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((one) =>
    one.name === name ? [one] : containers.has(one.name) ? inside(one, name) : [],
  )
}

const spaced = (text: string): string => text.replace(/[ \t\u00a0]+/g, ' ').trim()

/** Paragraphs of a cell; a control around whole paragraphs that shows only an invitation counts as one. */
function textsOf(cell: XmlElement): WordText[] {
  return elements(cell).flatMap((one): WordText[] => {
    if (one.name === 'w:p') return [wordTextOf(one)]
    if (one.name !== 'w:sdt') return containers.has(one.name) ? textsOf(one) : []
    const isOpen = child(child(one, 'w:sdtPr'), 'w:showingPlcHdr') !== null
    if (isOpen) return [wordTextOf({ name: 'w:p', attributes: {}, children: [one] })]
    const content = child(one, 'w:sdtContent')
    return content ? textsOf(content) : []
  })
}

const line = /_{3,}|\.{4,}|…{2,}/u

/** Where an answer goes in a cell, and what it says already. */
function contentOf(texts: readonly WordText[]): Pick<GridCell, 'text' | 'slot' | 'options'> {
  const written = texts.map(({ text }) => spaced(text.replaceAll(PLACE, ''))).filter(Boolean)
  for (const words of texts) {
    const piece = words.pieces.find((one) => one.kind === 'holder')
    if (piece?.kind === 'holder' && written.length === 0)
      return { text: '', slot: { kind: 'holder', holder: piece.holder }, options: piece.options }
  }
  const boxed = texts.map(choicesIn)
  if (boxed.some(Boolean)) {
    const choices = boxed.flatMap((one) => one?.choices ?? [])
    const chosen = boxed.flatMap((one) => one?.chosen ?? [])
    const lead = boxed.find(Boolean)!.lead
    const above = texts.slice(0, boxed.findIndex(Boolean)).map(({ text }) => spaced(text))
    const options = choices.map(({ text }) => text)
    const asked = [...above, lead].filter(Boolean).join(' ')
    if (chosen.length > 0 || asked !== '')
      return { text: [asked, ...chosen].filter(Boolean).join('\n'), slot: null, options: [] }
    return { text: '', slot: { kind: 'choices', choices }, options }
  }
  const [first] = texts
  if (!first) return { text: '', slot: null, options: [] }
  if (written.length === 0) return { text: '', slot: { kind: 'paragraph', paragraph: first.paragraph }, options: [] }
  const only = texts.length === 1 ? line.exec(first.text) : null
  if (only && spaced(first.text.replace(only[0], '')) === '') {
    const to = only.index + only[0].length
    return { text: '', slot: { kind: 'line', words: first, from: only.index, to }, options: [] }
  }
  return { text: written.join('\n'), slot: null, options: [] }
}

/**
 * The cells of a table, row by row, with merged ones once.
 * @param answerHead what a column of answers is called that stands for several of ticks
 */
export function gridOf(table: XmlElement, answerHead: string): GridCell[][] {
  const open = new Map<number, GridCell>()
  const rows = inside(table, 'w:tr').map((row): GridCell[] => {
    const cells: GridCell[] = []
    let column = Number(child(child(row, 'w:trPr'), 'w:gridBefore')?.attributes['w:val'] ?? 0)
    for (const element of inside(row, 'w:tc')) {
      const properties = child(element, 'w:tcPr')
      const columns = Math.min(200, Math.max(1, Number(child(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1)))
      const merge = child(properties, 'w:vMerge')
      const above = open.get(column)
      if (merge && merge.attributes['w:val'] !== 'restart' && above) above.rows += 1
      else {
        const hasTable = inside(element, 'w:tbl').length > 0
        const cell = { element, column, columns, rows: 1, hasTable, ...contentOf(textsOf(element)) }
        cells.push(cell)
        if (merge) open.set(column, cell)
        else open.delete(column)
      }
      column += columns
    }
    return cells
  })
  return withTickedColumns(rows, answerHead)
}

/** Whether a table only arranges the page: it holds tables, or has one cell in every row. */
export const isLaidOut = (rows: readonly (readonly GridCell[])[]): boolean =>
  rows.flat().some(({ hasTable }) => hasTable) || rows.every((cells) => cells.length < 2)

const isOption = (text: string): boolean => {
  const folded = fold(text).replace(/[.:]$/, '').trim()
  return (['yes_words', 'no_words', 'no_question'] as const).some((kind) => wordsFor(kind).has(folded))
}

/** The first row with columns for yes and for no, one beside the other, and where they begin and end. */
function tickedColumns(rows: readonly GridCell[][]): { head: number; heads: GridCell[] } | null {
  for (const [head, cells] of rows.entries()) {
    const heads = cells.filter(({ text, columns }) => columns === 1 && isOption(text))
    if (heads.length >= 2 && heads.some(({ text }) => wordsFor('yes_words').has(fold(text)))) return { head, heads }
  }
  return null
}

/** Columns of which one is ticked, as a single column of answers with the heads as its options. */
function withTickedColumns(rows: GridCell[][], answerHead: string): GridCell[][] {
  const found = tickedColumns(rows)
  if (!found) return rows
  const { head, heads } = found
  const columns = new Set(heads.map(({ column }) => column))
  const [first] = heads
  return rows.map((cells, index) => {
    if (index < head) return cells
    const own = heads.map(({ column }) => cells.find((one) => one.column === column))
    const others = cells.filter(({ column }) => !columns.has(column))
    if (index === head)
      return [...others, { ...first!, text: `${answerHead} (${heads.map(({ text }) => text).join(' / ')})` }].sort(
        (a, b) => a.column - b.column,
      )
    const choices = own.flatMap((cell, at): Choice[] => {
      const { slot } = cell ?? {}
      const text = heads[at]!.text
      if (slot?.kind === 'paragraph') return [{ text, mark: { kind: 'cross', paragraph: slot.paragraph } }]
      return slot?.kind === 'choices' ? [{ text, mark: slot.choices[0]!.mark }] : boxAlone(cell, text)
    })
    if (choices.length !== heads.length) {
      const chosen = own.flatMap((cell, at) => (cell && cell.text !== '' ? [heads[at]!.text] : []))
      const cell = own.find(Boolean)
      return cell
        ? [...others, { ...cell, column: first!.column, text: chosen.join('\n'), slot: null }].sort(
            (a, b) => a.column - b.column,
          )
        : others
    }
    const slot: Slot = { kind: 'choices', choices }
    const cell: GridCell = { ...own[0]!, text: '', slot, options: choices.map(({ text }) => text) }
    return [...others, cell].sort((a, b) => a.column - b.column)
  })
}

/** A cell with a box and no words, below the head of its option. */
function boxAlone(cell: GridCell | undefined, text: string): Choice[] {
  const words = cell ? textsOf(cell.element).find((one) => one.pieces.some(({ kind }) => kind === 'box')) : undefined
  const piece = words?.pieces.find((one) => one.kind === 'box')
  if (piece?.kind === 'box') return piece.isTicked ? [] : [{ text, mark: piece.box }]
  const typed = cell ? textsOf(cell.element).find((one) => /^\s*[☐□❏❑]\s*$/u.test(one.text)) : undefined
  if (!typed) return []
  const from = typed.text.search(/[☐□❏❑]/u)
  return [{ text, mark: { kind: 'sign', words: typed, from, to: from + 1 } }]
}

import type { Page } from '../../reading/document.ts'
import { pattern } from '../../text/phrases.ts'
import type { GridCell } from '../cells.ts'

/** Cells that stand beside each other, left to right. */
export interface CellRow {
  cells: GridCell[]
  top: number
  bottom: number
}

/** A part of a page whose rows share columns: a table, or what is laid out like one. */
export interface Region {
  page: Page
  kind: 'table' | 'layout' | 'sheet'
  /** Whether places are points on a page; otherwise they are numbers of rows and columns. */
  points: boolean
  rows: CellRow[]
  title: string | null
  /** How many leading rows the file itself calls heads. */
  headerRows: number
  /** Typical height of a line, 1 where places are numbers. */
  line: number
}

/** A stretch from left to right. */
export interface Extent {
  x0: number
  x1: number
}

export const centre = ({ x0, x1 }: Extent): number => (x0 + x1) / 2
/** How far two stretches overlap; negative is the gap between them. */
export const overlap = (a: Extent, b: Extent): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)

export const isValue = (cell: GridCell): boolean => cell.kind === 'number' || cell.kind === 'null'

/** The middle of sorted numbers, or what stands for none. */
export function median(numbers: readonly number[], none: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? none
}

/** `302-1`, `GRI 405-1`, `FW02-FWA`, `E1-5`: the address of a rule, neither a name nor a figure. */
const CODE =
  /^(?:\p{Lu}[\p{Lu}\d]{0,5} ?[-–. ]? ?\d{1,3}|\d{3}|\p{Lu}{2}\d{1,2})(?:[-–.]\d{1,2}|-\p{L}{1,5}\d{0,2})(?:[-–.]?\p{Ll}{1,2})?$/u
/** `24(e)(iv)` */
const PARAGRAPH = /^\d{1,3}(?: ?\(\p{Ll}{1,4}\)){1,3}$/u
const FIGURE = /^\d+\.\d+$/
/** `TC-SC-110a.1`, and a code behind the name of what it belongs to: `ESRS E1-6`, `VSME B3`. */
const LONG_CODE = /^\p{Lu}{2}-\p{Lu}{2}-\d{3}\p{Ll}\.\d{1,2}$/u
const OF_FRAMEWORK = pattern()`^{code_prefix} (?=\p{Lu}?\d|\p{Lu}{2})`
const SHORT_CODE = pattern()`^{code_prefix} \p{Lu}?\d{1,2}$`

/** Whether a cell holds nothing but codes. */
export function isCode(text: string): boolean {
  const parts = text.trim().split(/\s*[,;/\n]\s*/)
  return (
    parts.length < 9 &&
    parts.every((part) => {
      const bare = part.replace(OF_FRAMEWORK, '')
      return (
        (CODE.test(bare) && !FIGURE.test(bare)) || [PARAGRAPH, LONG_CODE, SHORT_CODE].some((code) => code.test(part))
      )
    })
  )
}

const BAND = pattern(
  'i',
)`^(?:(?:[<>≤≥]=?|{band_lead}) ?\d{1,2}|\d{1,2} ?(?:[-–]|{range_to}) ?<? ?\d{1,2}|\d{1,2} ?\+)(?: {band_years})?$`

/** `<30`, `> 50`, `over 50`, `30-50`, `51+`: a band, which heads a column or a row. */
export const isBand = (text: string): boolean => BAND.test(text.trim())

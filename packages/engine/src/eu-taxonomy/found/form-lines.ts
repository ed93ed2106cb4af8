import type { NumberFormat } from '../../reading/document.ts'
import { objectiveOf, objectives, taxonomyActivities } from '../activities.ts'
import { anyOf, formWords } from './form-words.ts'

/** A number as it is printed: its digits with a point, and how many of them stand behind it. */
export interface Printed {
  value: string
  decimals: number
}

/** A line of a page, cut where columns part. */
export interface FormLine {
  page: number
  text: string
  cells: readonly string[]
  /** The line below, and its cells. */
  below: string
  next: readonly string[]
}

const code = /(?<![\p{L}\d])(CCM|CCA|WTR|PPC|CE|BIO) ?(\d{1,2}\.\d{1,2})(?!\d)/gu
/** A mark of a footnote may follow. */
const section = /^(\d{1,2}\.\d{1,2})\.?(?: \d)?$/
const dash = /^[-–—.]\s?%?$/

/** The lines of a page, cut where columns part. */
export function linesOf(page: number, text: string): FormLine[] {
  const lines = text.split('\n')
  const cells = lines.map((line) => line.split(/ {2,}|\t/).filter((cell) => cell !== ''))
  return lines.map((line, at) => ({
    page,
    text: line,
    cells: cells[at]!,
    below: lines[at + 1] ?? '',
    next: cells[at + 1] ?? [],
  }))
}

/** Codes of the acts in a text, such as `CCM 4.1`. */
export const codesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(code)].map(([, objective, of]) => `${objective} ${of}`).filter(objectiveOf)),
]

/** A printed number, a dash being nothing; `undefined` for what is none. */
export function printed(cell: string, { decimal }: NumberFormat): Printed | undefined {
  const text = cell.replace(/\s?%$/, '').trim()
  if (dash.test(cell.trim())) return { value: '0', decimals: 0 }
  const mark = decimal === ',' ? String.raw`\.` : ','
  const shape = new RegExp(String.raw`^(\d{1,3}(?:[${mark} ’']\d{3})+|\d+)(?:[${decimal}](\d{1,6}))?$`)
  const [, whole, after = ''] = shape.exec(text) ?? []
  if (whole === undefined) return
  const digits = whole.replaceAll(/\D/g, '')
  return { value: after === '' ? digits : `${digits}.${after}`, decimals: after.length }
}

/** Where the figures of a row begin: behind its code, or behind the number of its section alone. */
export interface Coded {
  codes: string[]
  /** The number of the section, where the row does not name the objective. */
  section: string | null
  name: string
  behind: readonly string[]
  /** Verbatim: the line, with the one below where the section stands there. */
  excerpt: string
}

/**
 * What a row says before its figures; `null` where it has no code. In narrow columns the section stands in the cell behind its objective, or at the end
 * of the next line.
 */
export function codedRow(line: FormLine): Coded | null {
  const { text, cells, below: under, next } = line
  const at = cells.findLastIndex((cell) => codesIn(cell).length > 0)
  if (at >= 0) {
    const codes = codesIn(cells.slice(0, at + 1).join(' '))
    return { codes, section: null, name: nameIn(cells.slice(0, at + 1)), behind: cells.slice(at + 1), excerpt: text }
  }
  const alone = cells.findIndex((cell) => isObjective(cell))
  if (alone > 0) {
    const beside = section.exec(cells[alone + 1] ?? '')?.[1]
    const below = beside ?? section.exec(next.at(-1) ?? '')?.[1]
    const behind = cells.slice(alone + (beside ? 2 : 1))
    const name = nameIn([...cells.slice(0, alone), ...(beside ? [] : next.slice(0, -1))])
    if (!below) return null
    const excerpt = beside ? text : `${text}\n${under}`
    return { codes: [`${cells[alone]} ${below}`], section: null, name, behind, excerpt }
  }
  const bare = section.exec(cells[1] ?? '')?.[1]
  if (!bare || !sections().has(bare) || !/\p{L}{3}/u.test(cells[0]!)) return null
  return { codes: [], section: bare, name: cells[0]!, behind: cells.slice(2), excerpt: text }
}

const isObjective = (cell: string): boolean => objectives.some((objective) => objective === cell)

const nameIn = (cells: readonly string[]): string =>
  cells
    .join(' ')
    .replaceAll(code, ' ')
    .replaceAll(/^[\s/,.]+|[\s/,.]+$|\s{2,}/g, ' ')
    .trim()

let known: ReadonlySet<string> | undefined
/** Numbers of sections that an act has. */
function sections(): ReadonlySet<string> {
  known ??= new Set(taxonomyActivities().map((one) => one.code.split(' ')[1]!))
  return known
}

/** The two numbers that a row begins with: what it has of the KPI, and its share. */
export function figuresOf(cells: readonly string[], format: NumberFormat): [Printed, Printed] | null {
  const [amount, share] = cells.slice(0, 2).map((cell) => printed(cell, format))
  return amount && share ? [amount, share] : null
}

const totalWords = new RegExp(`^${anyOf(formWords('total'))}`, 'iu')

/** What a line is in a form, apart from a row with a code. */
export type FormMark = 'aligned' | 'eligible' | 'both' | 'total' | null

export function markOf(text: string): FormMark {
  const one = /(?<![\p{L}\d])A\.? ?1(?!\d)/u.test(text)
  const two = /(?<![\p{L}\d])A\.? ?2(?!\d)/u.test(text)
  if (one && two) return 'both'
  if (one) return 'aligned'
  if (two) return 'eligible'
  return /(?<![\p{L}\d])A ?\+ ?B(?![\p{L}\d])/u.test(text) || totalWords.test(text) ? 'total' : null
}

/** A pair of numbers somewhere in a line of sums: the first two cells that are numbers, not counting a dash where the code would stand. */
export function sumOf({ cells }: FormLine, format: NumberFormat): [Printed, Printed] | null {
  const numbers = cells.flatMap((cell) => {
    const own = /\d|^[-–—]/.test(cell) ? cell : ''
    const number = own === '' ? undefined : printed(own, format)
    return number ? [{ number, isDash: dash.test(own) }] : []
  })
  const from = numbers[0]?.isDash && numbers.length > 2 && !numbers[1]!.isDash && !numbers[2]!.isDash ? 1 : 0
  const [amount, share] = numbers.slice(from)
  return amount && share ? [amount.number, share.number] : null
}

import { type Language, limits } from '@esrs/contract'
import { type FilledCell, type FilledRow, type FilledSheet, readTypedNumber } from '@esrs/engine'
import { AppError } from '../http/errors.ts'
import { createYield } from '../yield.ts'
import { unescapeFormula } from './escape-formula.ts'
import { say } from './messages.ts'

/** A row of a table, as it came. */
export interface TableRow<Id extends string> {
  /** As spreadsheets count. */
  row: number
  cells: ReadonlyMap<Id, FilledCell | null>
}

export interface HeadedRows<Id extends string> {
  rows: TableRow<Id>[]
  /** Language of the numbers that stand in it as text. */
  numbers: Language
}

/** Columns of a table with their heads, and those without which it is not the one that is searched; of several together one is enough. */
export interface TableShape<Id extends string> {
  columns: readonly Id[]
  needed: readonly (Id | readonly Id[])[]
  head: (id: Id, language: Language) => string
}

/** Number of rows at the top of a sheet in which the heads are searched. */
const headWithin = 20
const languages: readonly Language[] = ['en', 'de']

const refused = (text: ReturnType<typeof say>) => new AppError('unreadable_file', text, { fields: { file: text } })

/** Refusal of a table with more rows than are taken. */
export const tooLong = (most: number = limits.importRows): AppError => refused(say('tooLong', { rows: most }))

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
const wordOf = (cell: FilledCell | null | undefined): string =>
  cell?.kind === 'text' ? folded(unescapeFormula(cell.text.trim())) : ''

/** Places of the columns in a row that is the head of the table, in the language that names the most of them; `null` in any other row. */
function headIn<Id extends string>({ cells }: FilledRow, { columns, needed, head }: TableShape<Id>) {
  const words = cells.map(wordOf)
  if (words.every((word) => word === '')) return null
  const heads = languages.map((language) => {
    const at = columns.map((id) => [id, words.indexOf(folded(head(id, language)))] as const)
    return { language, places: new Map(at.filter(([, place]) => place >= 0)) }
  })
  const whole = heads.filter(({ places }) => needed.every((ids) => [ids].flat().some((id) => places.has(id as Id))))
  return whole.sort((one, other) => other.places.size - one.places.size)[0] ?? null
}

interface HeadedTable<Id extends string> {
  places: ReadonlyMap<Id, number>
  /** Language of the heads. */
  language: Language
  /** Language of the numbers that stand in it as text: where fields end in a semicolon the comma is the decimal sign. */
  numbers: Language
  body: readonly FilledRow[]
}

/** The table of a sheet that has the needed columns, whichever language its heads are in; `null` where it has none. */
export function headedTable<Id extends string>(
  { rows, separator }: FilledSheet,
  shape: TableShape<Id>,
  most: number = limits.importRows,
): HeadedTable<Id> | null {
  for (const [at, row] of rows.slice(0, headWithin).entries()) {
    const head = headIn(row, shape)
    if (!head) continue
    const body = rows.slice(at + 1)
    if (body.length > most) throw tooLong(most)
    return { ...head, numbers: separator === ';' ? 'de' : separator === ',' ? 'en' : head.language, body }
  }
  return null
}

/** A row of a table by its columns. */
export const namedRow = <Id extends string>(
  { number, cells }: FilledRow,
  places: ReadonlyMap<Id, number>,
): TableRow<Id> => ({ row: number, cells: new Map([...places].map(([id, index]) => [id, cells[index] ?? null])) })

/** The rows of the first table of a file that has the needed columns. */
export async function headedRows<Id extends string>(
  sheets: readonly FilledSheet[],
  shape: TableShape<Id>,
  most?: number,
): Promise<HeadedRows<Id>> {
  const yieldToEventLoop = createYield()
  for (const sheet of sheets) {
    const table = headedTable(sheet, shape, most)
    if (!table) continue
    const read: TableRow<Id>[] = []
    for (const row of table.body) {
      await yieldToEventLoop()
      const named = namedRow(row, table.places)
      if ([...named.cells.values()].some((cell) => cell !== null)) read.push(named)
    }
    return { numbers: table.numbers, rows: read }
  }
  const quoted = (language: Language) =>
    shape.needed
      .map((ids) => shape.head([ids].flat()[0] as Id, language))
      .map((head) => (language === 'de' ? `„${head}“` : `“${head}”`))
  throw refused((language) =>
    say('noTable', { columns: new Intl.ListFormat(language).format(quoted(language)) })(language),
  )
}

/** A cell as text; a number as it is typed. */
export function textOf(cell: FilledCell | null | undefined): string {
  switch (cell?.kind) {
    case 'text':
      return unescapeFormula(cell.text.trim())
    case 'number':
    case 'percent':
      return String(cell.number)
    case 'date':
      return cell.date
    default:
      return ''
  }
}

/** A cell as a number; `null` where it is empty, `undefined` where it is none. */
export function numberOf(cell: FilledCell | null | undefined, language: Language): number | null | undefined {
  if (cell?.kind === 'number' || cell?.kind === 'percent') return cell.number
  const written = textOf(cell).replace(/\s*%$/, '')
  if (written === '') return null
  const read = readTypedNumber(written, null, language)
  return read.ok && read.value.number !== null ? read.value.number : undefined
}

/** A cell as a day; `null` where it is empty, `undefined` where it is none. */
export function dayOf(cell: FilledCell | null | undefined): string | null | undefined {
  const written = textOf(cell)
  if (written === '') return null
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? []
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written.slice(0, 10)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso)
  return isDay ? iso : undefined
}

/** A cell as a month; `null` where it is empty, `undefined` where it is none. */
export function monthOf(cell: FilledCell | null | undefined): string | null | undefined {
  const written = textOf(cell)
  if (written === '') return null
  const [, month, year] = /^(\d{1,2})[./](\d{4})$/.exec(written) ?? []
  const iso = month && year ? `${year}-${month.padStart(2, '0')}` : (dayOf(cell)?.slice(0, 7) ?? written)
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(iso) ? iso : undefined
}

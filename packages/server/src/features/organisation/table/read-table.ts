import { type Language, limits } from '@esrs/contract'
import { type FilledCell, type FilledRow, type FilledSheet, readTypedNumber } from '@esrs/engine'
import { breather } from '../../../breather.ts'
import { AppError } from '../../../http/errors.ts'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import { say } from '../messages.ts'

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

/** Columns of a table with their heads, and those without which it is not the one that is searched. */
export interface TableShape<Id extends string> {
  columns: readonly Id[]
  needed: readonly Id[]
  head: (id: Id, language: Language) => string
}

/** Number of rows at the top of a sheet in which the heads are searched. */
const headWithin = 20
const languages: readonly Language[] = ['en', 'de']

const refused = (text: ReturnType<typeof say>) => new AppError('unreadable_file', text, { fields: { file: text } })

const wordOf = (cell: FilledCell | null | undefined): string =>
  cell?.kind === 'text' ? unescapeFormula(cell.text.trim()).toLowerCase() : ''

/** Places of the columns in a row that is the head of the table; `null` in any other row. */
function headIn<Id extends string>({ cells }: FilledRow, shape: TableShape<Id>) {
  for (const language of languages) {
    const places = new Map<Id, number>()
    for (const id of shape.columns) {
      const word = shape.head(id, language).toLowerCase()
      const at = cells.findIndex((cell) => wordOf(cell) === word)
      if (at >= 0) places.set(id, at)
    }
    if (shape.needed.every((id) => places.has(id))) return { language, places }
  }
  return null
}

/** The rows of the first table of a file that has the needed columns, whichever language its heads are in. */
export async function headedRows<Id extends string>(
  sheets: readonly FilledSheet[],
  shape: TableShape<Id>,
  most: number = limits.importRows,
): Promise<HeadedRows<Id>> {
  const breathe = breather()
  for (const { rows, separator } of sheets) {
    const at = rows.slice(0, headWithin).findIndex((row) => headIn(row, shape) !== null)
    const head = at < 0 ? null : headIn(rows[at]!, shape)
    if (!head) continue
    const body = rows.slice(at + 1)
    if (body.length > most) throw refused(say('import.tooLong', { rows: most }))
    const read: TableRow<Id>[] = []
    for (const { number, cells } of body) {
      await breathe()
      const named = new Map([...head.places].map(([id, index]) => [id, cells[index] ?? null]))
      if ([...named.values()].some((cell) => cell !== null)) read.push({ row: number, cells: named })
    }
    return { numbers: separator === ';' ? 'de' : separator === ',' ? 'en' : head.language, rows: read }
  }
  const quoted = (language: Language) =>
    shape.needed.map((id) => (language === 'de' ? `„${shape.head(id, language)}“` : `“${shape.head(id, language)}”`))
  throw refused((language) =>
    say('import.noTable', { columns: new Intl.ListFormat(language).format(quoted(language)) })(language),
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

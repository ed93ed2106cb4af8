import type { Language } from '@esrs/contract'
import { monthOf, type TableRow, type TableShape, textOf } from '../../tables/headed-rows.ts'
import type { Text } from '../../texts/texts.ts'
import { say } from './messages.ts'

const languages: readonly Language[] = ['en', 'de']

type Word = Parameters<typeof say>[0]

/** A word of a table in each language: a file may be in any. */
export const inEachLanguage = (key: Word): string[] => languages.map((language) => say(key)(language))

/** A row of a file that cannot be taken, with the sentence that says why. */
export class UnreadableRow extends Error {
  readonly text: Text
  constructor(text: Text) {
    super('unreadable')
    this.text = text
  }
}

/** What refuses a cell that holds nothing its column may hold. */
export const unreadableCell = <Id extends string>(
  shape: TableShape<Id>,
  id: Id,
  cells: TableRow<Id>['cells'],
): UnreadableRow =>
  new UnreadableRow((language) =>
    say('import.cell', { column: shape.head(id, language), written: textOf(cells.get(id)).slice(0, 60) })(language),
  )

/** What a cell may name: an identifier, and the words for it. */
export interface Nameable<Name extends string> {
  id: Name
  names: readonly string[]
}

/** What a cell may name, by its word in each language. */
export const worded = <Name extends string>(ids: readonly Name[], wordOf: (id: Name) => Word): Nameable<Name>[] =>
  ids.map((id) => ({ id, names: inEachLanguage(wordOf(id)) }))

/** What a cell names out of a list, by its identifier before a name of another; `null` where it is empty. Throws where it names none. */
export function namedIn<Id extends string, Name extends string>(
  shape: TableShape<Id>,
  id: Id,
  cells: TableRow<Id>['cells'],
  list: readonly Nameable<Name>[],
): Name | null {
  const written = textOf(cells.get(id)).toLowerCase()
  if (written === '') return null
  const found =
    list.find((one) => one.id.toLowerCase() === written) ??
    list.find(({ names }) => names.some((name) => name.toLowerCase() === written))
  if (!found) throw unreadableCell(shape, id, cells)
  return found.id
}

/** Whether a cell says yes. */
export const saysYes = (cell: Parameters<typeof textOf>[0]): boolean => /^(?:x|yes|ja|true|y|j|1)$/i.test(textOf(cell))

/** Units by how a cell names them. */
export const unitsByCode = (units: Iterable<{ id: string; code: string }>): ReadonlyMap<string, string> =>
  new Map([...units].map(({ id, code }) => [code.toLowerCase(), id]))

/** The unit that a cell names by its code; `null` where it is empty. */
export function unitNamed(cell: Parameters<typeof textOf>[0], byCode: ReadonlyMap<string, string>): string | null {
  const code = textOf(cell)
  if (code === '') return null
  const found = byCode.get(code.toLowerCase())
  if (!found) throw new UnreadableRow(say('import.unit', { code }))
  return found
}

/** Whose a row is and for which months; without a last month it is for its first alone. */
export function unitAndMonths<Id extends string>(
  shape: TableShape<Id | 'code' | 'from' | 'to'>,
  cells: TableRow<Id | 'code' | 'from' | 'to'>['cells'],
  byCode: ReadonlyMap<string, string>,
): { unit_id: string; from: string; to: string } {
  const unit = unitNamed(cells.get('code'), byCode)
  if (!unit) throw new UnreadableRow(say('import.noCode'))
  const month = (id: 'from' | 'to') => {
    const found = monthOf(cells.get(id))
    if (found === undefined) throw unreadableCell(shape, id, cells)
    return found
  }
  const from = month('from')
  if (!from) throw new UnreadableRow(say('import.noMonth'))
  return { unit_id: unit, from, to: month('to') ?? from }
}

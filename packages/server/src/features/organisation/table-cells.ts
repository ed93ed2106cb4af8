import type { Language } from '@esrs/contract'
import { type TableRow, type TableShape, textOf } from '../../tables/headed-rows.ts'
import type { Text } from '../../texts/texts.ts'
import { say } from './messages.ts'

/** Changes that a look at a file lists, at most; all of them are counted. */
export const mostListed = 200

const languages: readonly Language[] = ['en', 'de']

/** A word of a table in each language: a file may be in any. */
export const inEachLanguage = (key: Parameters<typeof say>[0]): string[] =>
  languages.map((language) => say(key)(language))

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

import { columnName, type UnderstoodForm } from '@esrs/contract'
import type { GivenColumns, PlacedQuestion } from '@esrs/engine'
import type { StoredForm } from '../../../database/schema/work.ts'
import type { QuestionnaireRow, QuestionRow } from './questionnaire-store.ts'

/** Says where a question stands in its file. */
export type NamePlace = (place: QuestionRow['place']) => string

/**
 * Where questions stand in a file, as people find it: sheet and cell of a workbook, in which a single sheet needs no name; table or
 * page of a Word or PDF file, which have no cells. Empty for pasted text.
 * @param isNamed whether a single sheet is named as well
 */
export function placesOf({ form, kind }: Pick<QuestionnaireRow, 'form' | 'kind'>, isNamed = false): NamePlace {
  const names =
    form && (isNamed || form.sheets.length > 1 || !hasCells(kind)) ? form.sheets.map(({ name }) => name) : []
  return (place) => {
    const name = place ? (names[place.sheet] ?? '') : ''
    if (!place || !hasCells(kind)) return name
    return `${name}${name ? '!' : ''}${columnName(place.answer ?? place.tick ?? 0)}${place.row}`
  }
}

/** Whether a kind of file has cells with addresses. */
export const hasCells = (kind: QuestionnaireRow['kind']): boolean => kind === 'xlsx' || kind === 'csv'

/** Sheets with a column for answers that is added and that nobody has looked at. */
export const unseenSheets = (form: StoredForm | null): ReadonlySet<number> =>
  new Set(
    (form?.sheets ?? [])
      .filter(({ isByHand, columns }) => !isByHand && columns.some(({ role, isNew }) => role === 'answer' && isNew))
      .map(({ sheet }) => sheet),
  )

/** How a form was understood, as the contract shows it. */
export function shownForm(form: StoredForm | null): UnderstoodForm | null {
  if (!form) return null
  return {
    sheets: form.sheets.map(({ sheet, name, state, isByHand, head, columns, rows }) => ({
      sheet,
      name,
      state,
      by_hand: isByHand,
      head,
      columns: columns.map(({ isNew, ...column }) => ({ ...column, is_new: isNew })),
      rows,
    })),
    left: form.left.map((one) => ({ ...one, sheet: form.sheets[one.sheet]?.name ?? '' })),
    left_count: form.leftCount,
    unseen: unseenSheets(form).size > 0,
  }
}

/** What people said of columns before, as the reader of forms takes it. */
export const asKnown = (
  rows: readonly { fingerprint: string; head: number; roles: readonly string[] }[],
): (readonly [string, GivenColumns])[] =>
  rows.map(({ fingerprint, head, roles }) => [fingerprint, { head, roles: roles as GivenColumns['roles'] }])

/** Where a question stands and is answered, as it is stored. */
export const storedPlace = ({
  sheet,
  row,
  answer,
  remark,
  tick,
  options,
  named,
}: PlacedQuestion): QuestionRow['place'] => ({
  sheet,
  row,
  answer,
  remark,
  tick,
  optionRows: options.flatMap(({ row: at }) => at ?? []),
  ...(named && { named }),
})

/** Decisions of people on questions, for the same questions when their form is read anew. */
export function decisionsOf(rows: readonly QuestionRow[]) {
  const held = new Map<string, Pick<QuestionRow, 'decided' | 'key' | 'also' | 'words' | 'decidedBy' | 'decidedAt'>>()
  for (const { text, place, decided, key, also, words, decidedBy, decidedAt } of rows)
    if (decided) held.set(`${place?.sheet} ${place?.row} ${text}`, { decided, key, also, words, decidedBy, decidedAt })
  return ({ text, place }: Pick<QuestionRow, 'text' | 'place'>) =>
    held.get(`${place?.sheet} ${place?.row} ${text}`) ?? {}
}

import type { UnderstoodForm } from '@esrs/contract'
import type { GivenColumns, PlacedQuestion } from '@esrs/engine'
import type { StoredForm } from '../../../database/schema/work.ts'
import type { QuestionnaireRow, QuestionRow } from './questionnaire-store.ts'

/** Names of the sheets of a questionnaire; a single one needs no name. */
export const sheetNames = ({ form }: Pick<QuestionnaireRow, 'form'>): string[] =>
  form && form.sheets.length > 1 ? form.sheets.map(({ name }) => name) : []

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
export const storedPlace = ({ sheet, row, answer, remark, tick, options }: PlacedQuestion): QuestionRow['place'] => ({
  sheet,
  row,
  answer,
  remark,
  tick,
  optionRows: options.flatMap(({ row: at }) => at ?? []),
})

/** Decisions of people on questions, for the same questions when their form is read anew. */
export function decisionsOf(rows: readonly QuestionRow[]) {
  const held = new Map<string, Pick<QuestionRow, 'decided' | 'key' | 'also' | 'words' | 'decidedBy' | 'decidedAt'>>()
  for (const { text, place, decided, key, also, words, decidedBy, decidedAt } of rows)
    if (decided) held.set(`${place?.sheet} ${place?.row} ${text}`, { decided, key, also, words, decidedBy, decidedAt })
  return ({ text, place }: Pick<QuestionRow, 'text' | 'place'>) =>
    held.get(`${place?.sheet} ${place?.row} ${text}`) ?? {}
}

import type { Choices, Extracted, Language } from '@esrs/contract'
import { typedValue } from './choices.ts'

/** A file that waits in this browser to be put beside a value. */
export interface WaitingFile {
  id: string
  name: string
  size: number
  /** The document that it became, where it arrived and the rest did not. */
  documentId?: string
}

/** The saved fields at the time when typing began. */
export interface SavedFields {
  name: string
  value: string | null
  number: number | null
  unit: string | null
  /** Not kept by earlier versions of the app. */
  dataType?: string
  choices?: Choices
  source: string
  note: string
}

/** The fields that a person fills in. */
export interface TypedFields {
  /** The identifier that people see; empty where none was typed. */
  code: string
  name: string
  value: string
  source: string
  note: string
  label?: string
  explanation?: string
  controlCode?: string
  dataType?: string
  unit?: string
}

/** A row that is kept in this browser until it is saved to the company. */
export interface UnsavedRow extends TypedFields {
  /** `new-1` … for a datapoint that was added, otherwise the key of the one that is changed. */
  id: string
  /** The datapoint that is changed; `null` for one that was added. */
  key: string | null
  /** The report it was typed for. */
  report: string
  base: SavedFields | null
  files: WaitingFile[]
  /** The author, their language, and the time. */
  by: string
  language: Language
  at: string
  /** Sent with the row, so that one that is sent twice is added once. */
  request: string
  /** Why the company did not take it, in the words of the server. */
  problem?: string
  /** The language of those words, and whether they are about the value. */
  problemIn?: Language
  problemOfValue?: boolean
}

/** Whether an identifier only holds the place of one that is given when the row is saved. */
export const isTemporary = (id: string): boolean => /^new-\d+$/.test(id)

/** The name of a row in sentences. */
export const rowName = (id: string, name: string): string => (isTemporary(id) && name !== '' ? name : id)

/** Set and year as one word. */
export const reportName = (metadata: { standard_set: string; reporting_year: number }): string =>
  `${metadata.standard_set} ${metadata.reporting_year}`

/** The saved fields that are compared when a row is saved. */
export const savedFieldsOf = ({
  label,
  value,
  number,
  unit,
  dataType,
  choices,
  source,
  note,
}: Extracted): SavedFields => ({
  name: label,
  value,
  number,
  unit,
  dataType,
  ...(choices && { choices }),
  source,
  note,
})

/** The fields of a row that say something else than the company had. */
export function changesOf(row: UnsavedRow): { value?: string; source?: string; note?: string; name?: string } {
  const { base, language } = row
  const before = base
    ? { value: typedValue(base, language), source: base.source, note: base.note, name: base.name }
    : { value: '', source: '', note: '', name: '' }
  const changed: ReturnType<typeof changesOf> = {}
  for (const field of ['value', 'source', 'note', 'name'] as const) {
    if (row[field].trim() !== before[field].trim()) changed[field] = row[field].trim()
  }
  return changed
}

/**
 * The fields in which the company has something else than when the row was typed, where the row changes them as well.
 * @param now what the company has; `null` where it has nothing
 */
export function conflictsOf(row: UnsavedRow, now: SavedFields | null): ('value' | 'source' | 'note')[] {
  const before = row.base
  const changed = changesOf(row)
  return (['value', 'source', 'note'] as const).filter((field) => {
    if (changed[field] === undefined) return false
    const [then, today] = [before?.[field] ?? '', now?.[field] ?? '']
    if (field === 'value' && (before?.unit ?? null) !== (now?.unit ?? null) && today !== '') return true
    return then !== today && today !== changed[field]
  })
}

/** How many rows cannot be saved as they are: they were refused, or the company has something else meanwhile. */
export function countProblems(rows: readonly UnsavedRow[], company: readonly Extracted[]): number {
  return rows.filter((row) => {
    if (row.problem) return true
    const now = company.find(({ key, id }) => (row.key === null ? id === row.code : key === row.key))
    return conflictsOf(row, now ? savedFieldsOf(now) : null).length > 0
  }).length
}

import type { Extracted } from '@esrs/contract'
import { matcherOf } from '../../i18n/search-words.ts'
import { type Pillar, pillarOf } from '../../ui/pillar.ts'
import { conflictsOf, savedFieldsOf, type UnsavedRow } from '../../values/unsaved-row.ts'
import type { ShownStatus } from '../../values/ValueStatus.tsx'

/** A row of the list: what the company has, and what somebody typed here over it. */
export interface ExtractedRow {
  /** Where it stands in this list and no other does. */
  key: string
  /** The identifier that people see. */
  id: string
  label: string
  note: string
  standard: string
  datapoint: Extracted | null
  addition: UnsavedRow | null
  /** Fields in which the company has something else since it was typed. */
  conflicts: readonly ('value' | 'source' | 'note')[]
}

function rowOf(datapoint: Extracted | null, addition: UnsavedRow | null): ExtractedRow {
  return {
    key: addition?.key === null ? addition.id : (datapoint?.key ?? addition?.id ?? ''),
    id: addition?.key === null ? addition.code || addition.id : (datapoint?.id ?? addition?.code ?? ''),
    label: addition ? addition.name : (datapoint?.label ?? ''),
    note: addition ? addition.note : (datapoint?.note ?? ''),
    standard: datapoint?.controlCode ?? addition?.controlCode ?? '',
    datapoint,
    addition,
    conflicts: addition ? conflictsOf(addition, datapoint && savedFieldsOf(datapoint)) : [],
  }
}

/** A row that nothing is typed over stays the same thing, so that it is not drawn again when another one changes. */
const untouched = new WeakMap<Extracted, ExtractedRow>()

function plainRow(datapoint: Extracted): ExtractedRow {
  const row = untouched.get(datapoint) ?? rowOf(datapoint, null)
  untouched.set(datapoint, row)
  return row
}

/** What the company has with what is kept in this browser over it; new rows first, the newest before the others. */
export function mergeRows(datapoints: readonly Extracted[], additions: readonly UnsavedRow[]): ExtractedRow[] {
  const byId = new Map(datapoints.map((datapoint) => [datapoint.id, datapoint]))
  const byKey = new Map(datapoints.map((datapoint) => [datapoint.key, datapoint]))
  const edits = new Map(additions.flatMap((addition) => (addition.key === null ? [] : [[addition.key, addition]])))
  const added = additions.filter(({ key }) => key === null).toReversed()
  const orphans = additions.filter(({ key }) => key !== null && !byKey.has(key))
  return [
    // What a colleague entered under the same ID meanwhile is shown as what the company has.
    ...added.map((addition) => rowOf(byId.get(addition.code) ?? null, addition)),
    ...orphans.map((addition) => rowOf(null, addition)),
    ...datapoints.map((datapoint) => {
      const edit = edits.get(datapoint.key)
      return edit ? rowOf(datapoint, edit) : plainRow(datapoint)
    }),
  ]
}

export const pillars = ['environmental', 'social', 'governance', 'other'] as const satisfies readonly Pillar[]

export const pillarOfRow = ({ id, standard, addition }: ExtractedRow): Pillar =>
  addition?.key === null && addition.code === '' ? pillarOf(standard) : pillarOf(id)

/** How the value of a row stands; what somebody typed over it here is not decided yet. */
export function shownStatusOf({ datapoint, addition }: ExtractedRow): ShownStatus {
  if (addition || !datapoint || datapoint.value === null || datapoint.value === '') return 'missing'
  const { status, tier, question } = datapoint
  if (status === 'accepted' || status === 'corrected') return status
  if (question) return 'question'
  return tier === 'high' ? 'high' : 'review'
}

/** The rows in which every word of a search stands: in ID, label, value, source or note. */
export function searchRows(
  rows: readonly ExtractedRow[],
  search: string,
  shown: (row: ExtractedRow) => readonly string[],
): readonly ExtractedRow[] {
  const matches = matcherOf(search)
  return matches ? rows.filter((row) => matches([row.id, row.label, row.note, ...shown(row)].join('\n'))) : rows
}

/** Prefixes that an ID is offered with. */
export const prefixes = ['E', 'S', 'G', 'SBM'] as const
export type Prefix = (typeof prefixes)[number]

/** `E` and `1-5_01` are `E1-5_01`; `SBM` and `1_06` are `SBM-1_06`. Without a number there is no ID yet. */
export function codeOf(prefix: string, number: string): string {
  const rest = number.trim()
  if (rest === '') return ''
  if (rest.toUpperCase().startsWith(prefix)) return rest
  return prefix === 'SBM' && !rest.startsWith('-') ? `SBM-${rest}` : prefix + rest
}

/** An ID taken apart again, for the form that it was typed into. */
export function partsOf(code: string): { prefix: Prefix; number: string } {
  const prefix = prefixes.toReversed().find((known) => code.startsWith(known)) ?? 'E'
  const rest = code.startsWith(prefix) ? code.slice(prefix.length) : code
  return { prefix, number: prefix === 'SBM' ? rest.replace(/^-/, '') : rest }
}

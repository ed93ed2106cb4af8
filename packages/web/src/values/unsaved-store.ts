import type { Language } from '@esrs/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { sessionStore, useSession } from '../api/session.ts'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { ownDrafts } from '../kit/own-drafts.ts'
import { valueTexts } from './texts.ts'
import { forgetFiles } from './unsaved-files.ts'
import type { UnsavedRow } from './unsaved-row.ts'

interface Kept {
  rows: UnsavedRow[]
  /** The last number that was given to a new row; it never falls, so that no number comes twice. */
  counter: number
}

const kind = 'datapoint_additions'
const drafts = ownDrafts<Kept>(kind)
const nothing: Kept = { rows: [], counter: 0 }

let parsed: { text: string; kept: Kept } = { text: '', kept: nothing }
const listeners = new Set<() => void>()

function read(): Kept {
  const text = drafts.text() ?? ''
  if (text === parsed.text) return parsed.kept
  let kept = nothing
  try {
    kept = { ...nothing, ...(JSON.parse(text || '{}') as Partial<Kept>) }
  } catch {
    console.warn('What was kept of added rows cannot be read')
  }
  parsed = { text, kept }
  return kept
}

function change(edit: (kept: Kept) => Kept) {
  const kept = edit(read())
  drafts.keep(kept)
  const text = drafts.text()
  // Nobody is signed in.
  if (text === null) return
  // What was not changed stays the same thing, so that nothing of it is drawn again.
  parsed = { text, kept }
  for (const listener of listeners) listener()
}

/** Whether rows are lost when the page is closed, because the browser keeps nothing. */
export const isFleeting = (): boolean => drafts.isFleeting()

/** Every row of the person who is signed in. */
export const unsavedRows = (): readonly UnsavedRow[] => read().rows

type NewRow = Omit<UnsavedRow, 'id' | 'request' | 'at' | 'by'> & { id?: string }

/** Keeps a row; one that was added gets the next number, unless it has one. */
export function keepRow(row: NewRow): UnsavedRow {
  const { counter } = read()
  const number = row.key === null && row.id === undefined ? counter + 1 : counter
  const kept: UnsavedRow = {
    ...row,
    id: row.key ?? row.id ?? `new-${number}`,
    request: crypto.randomUUID(),
    at: new Date().toISOString(),
    by: sessionStore.get().user?.name ?? '',
  }
  change((known) => ({
    ...known,
    counter: number,
    rows: [...known.rows.filter(({ id, report }) => id !== kept.id || report !== kept.report), kept],
  }))
  return kept
}

const isSame = (a: UnsavedRow, b: Pick<UnsavedRow, 'id' | 'report'>) => a.id === b.id && a.report === b.report

/** Changes a row that is kept. */
export function changeRow(row: Pick<UnsavedRow, 'id' | 'report'>, changed: Partial<UnsavedRow>) {
  change((known) => ({
    ...known,
    rows: known.rows.map((one) => (isSame(one, row) ? { ...one, ...changed } : one)),
  }))
}

/** Forgets a row with its files. */
export function discardRow(row: UnsavedRow) {
  change((known) => ({ ...known, rows: known.rows.filter((one) => !isSame(one, row)) }))
  void forgetFiles(row.files.map(({ id }) => id))
}

const forms = ownDrafts<Record<string, string>>('datapoint_draft')

/** The draft of a form, neither added nor discarded. */
export const draftOf = (form: string): Record<string, string> | null => forms.read(form)

/** Keeps what stands in a form as it is typed; `null` forgets it. */
export const keepDraft = (form: string, draft: Record<string, string> | null) => forms.keep(draft, form)

const subscribe = (listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(kind)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/**
 * A sentence that was kept in another language is not shown: it says in this one what was refused. The server says why again
 * when the row is saved after it was opened, which makes its language that of the person.
 */
function inLanguage(
  row: UnsavedRow,
  language: Language,
  t: (key: 'problem.refused' | 'problem.refusedValue') => string,
) {
  if (!row.problem || (row.problemIn ?? row.language) === language) return row
  return { ...row, problem: t(row.problemOfValue ? 'problem.refusedValue' : 'problem.refused') }
}

/** The rows of a report that are kept in this browser, and how many wait for other reports. */
export function useUnsavedRows(report: string | null): { rows: readonly UnsavedRow[]; elsewhere: number } {
  useSession()
  const all = useSyncExternalStore(subscribe, unsavedRows)
  const t = useTexts(valueTexts)
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language only.
  return useMemo(() => {
    const rows = all.filter((row) => row.report === report).map((row) => inLanguage(row, language, t))
    return { rows, elsewhere: all.length - rows.length }
  }, [all, report, language])
}

import type { Language } from '@esrs/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { sessionStore, useSession } from '../api/session.ts'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { valueTexts } from './texts.ts'
import { forgetFiles } from './unsaved-files.ts'
import type { UnsavedRow } from './unsaved-row.ts'

// Rows belong to the person who typed them: other accounts on this browser do not see them, and they wait for the person's return.

interface Kept {
  rows: UnsavedRow[]
  /** The last number that was given to a new row; it never falls, so that no number comes twice. */
  counter: number
}

const storageKey = (owner: string) => `datapoint_additions_${owner}`
const nothing: Kept = { rows: [], counter: 0 }

/** Takes the place of the browser's own store where that is full or switched off. */
const memory = new Map<string, string>()
let parsed: { text: string; kept: Kept } = { text: '', kept: nothing }
const listeners = new Set<() => void>()

const owner = () => sessionStore.get().user?.id ?? null

function textOf(of: string): string {
  const held = memory.get(of)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(storageKey(of)) ?? ''
  } catch {
    return ''
  }
}

function read(of: string | null): Kept {
  const text = of === null ? '' : textOf(of)
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

/** Asks before the page is left while rows are stored nowhere else. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

function change(edit: (kept: Kept) => Kept) {
  const of = owner()
  if (of === null) return
  const kept = edit(read(of))
  const text = JSON.stringify(kept)
  // What was not changed stays the same thing, so that nothing of it is drawn again.
  parsed = { text, kept }
  try {
    localStorage.setItem(storageKey(of), text)
    memory.delete(of)
    removeEventListener('beforeunload', holdPage)
  } catch {
    memory.set(of, text)
    addEventListener('beforeunload', holdPage)
  }
  for (const listener of listeners) listener()
}

/** Whether rows are lost when the page is closed, because the browser keeps nothing. */
export const isFleeting = (): boolean => memory.has(owner() ?? '')

/** Every row of the person who is signed in. */
export const unsavedRows = (): readonly UnsavedRow[] => read(owner()).rows

type NewRow = Omit<UnsavedRow, 'id' | 'request' | 'at' | 'by'> & { id?: string }

/** Keeps a row; one that was added gets the next number, unless it has one. */
export function keepRow(row: NewRow): UnsavedRow {
  const { counter } = read(owner())
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

const draftKey = (form: string) => `datapoint_draft_${owner()}_${form}`

/** The draft of a form, neither added nor discarded. */
export function draftOf(form: string): Record<string, string> | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(form)) ?? 'null') as Record<string, string> | null
  } catch {
    return null
  }
}

/** Keeps what stands in a form as it is typed; `null` forgets it. */
export function keepDraft(form: string, draft: Record<string, string> | null) {
  try {
    if (draft) localStorage.setItem(draftKey(form), JSON.stringify(draft))
    else localStorage.removeItem(draftKey(form))
  } catch (error) {
    console.warn('What was typed could not be kept', error)
  }
}

const subscribe = (listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(storageKey(''))) listener()
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

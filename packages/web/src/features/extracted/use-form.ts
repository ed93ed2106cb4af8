import type { Datapoint, Extracted, Language } from '@esrs/contract'
import { useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { typedValue } from '../../values/choices.ts'
import { forgetFiles } from '../../values/unsaved-files.ts'
import { changesOf, savedFieldsOf, type UnsavedRow, type WaitingFile } from '../../values/unsaved-row.ts'
import { discardRow, draftOf, keepDraft, keepRow } from '../../values/unsaved-store.ts'
import { codeOf, type ExtractedRow, partsOf } from './rows.ts'
import { extractedTexts } from './texts.ts'

interface Fields {
  prefix: string
  number: string
  name: string
  value: string
  source: string
  note: string
}

const empty: Fields = { prefix: 'E', number: '', name: '', value: '', source: '', note: '' }

interface FormOptions {
  row: ExtractedRow | null
  rows: readonly ExtractedRow[]
  report: string
  onClose: () => void
}

/** What stands in the form, kept as it is typed, and what becomes of it. */
export function useForm({ row, rows, report, onClose }: FormOptions) {
  const t = useTexts(extractedTexts)
  const language = useLanguage()
  const form = `extracted ${report} ${row?.key ?? 'new'}`
  const [first] = useState(() => ({ fields: fieldsOf(row, language), files: row?.addition?.files ?? [] }))
  const [draft] = useState(() => draftOf(form))
  const [fields, setFields] = useState<Fields>({ ...first.fields, ...readFields(draft) })
  const [files, setFiles] = useState<WaitingFile[]>(readFiles(draft) ?? first.files)

  // Files arrive one after the other while somebody goes on typing: each change is made over the one before.
  const now = useRef({ fields, files })
  const keep = () => keepDraft(form, { ...now.current.fields, files: JSON.stringify(now.current.files) })
  const edit = (changed: Partial<Fields>) => {
    now.current.fields = { ...now.current.fields, ...changed }
    setFields(now.current.fields)
    keep()
  }
  const changeFiles = (change: (known: WaitingFile[]) => WaitingFile[]) => {
    now.current.files = change(now.current.files)
    setFiles(now.current.files)
    keep()
  }
  /** Files that no row mentions any more. */
  const release = (mentioned: readonly WaitingFile[]) => {
    const all = [...first.files, ...files].filter(({ id }) => !mentioned.some((file) => file.id === id))
    void forgetFiles(all.map(({ id }) => id))
  }
  const finish = (mentioned: readonly WaitingFile[]) => {
    release(mentioned)
    keepDraft(form, null)
    onClose()
  }

  return {
    fields,
    edit,
    files,
    changeFiles,
    restored: draft !== null,
    /** Throws away what was typed; the row stays as it was. */
    leave: () => finish(first.files),
    /** Throws the row away. */
    discard: () => {
      if (row?.addition) discardRow(row.addition)
      finish([])
    },
    /** Keeps the row in this browser; an ID that is in the list already changes that row. */
    submit: (standard: Datapoint | null) => {
      const replaced = replacedBy(fields, row, rows)
      const kept = { ...typedRow(fields, replaced, standard), report, files, language }
      if (replaced.draft && !isOfAnother(replaced)) dropRow(replaced.draft, files)
      const unchanged = kept.key !== null && files.length === 0 && isUnchanged(kept)
      if (!unchanged) keepRow({ ...kept, ...sameId(replaced) })
      finish(files)
      if (!unchanged || replaced.draft) toast({ title: t(row === null ? 'toast.added' : 'toast.updated') })
    },
  }
}

/** What a submitted form takes the place of. */
interface Replaced {
  code: string
  /** What the company has under this ID. */
  datapoint: Extracted | null
  /** The datapoint that is changed; `null` for one that is added. */
  key: string | null
  /** What was kept in this browser before. */
  draft: UnsavedRow | null
}

/** An ID that is in the list already is the row that is changed. */
function replacedBy(fields: Fields, row: ExtractedRow | null, rows: readonly ExtractedRow[]): Replaced {
  if (row !== null && row.addition?.key !== null) {
    const { datapoint, addition } = row
    return { code: row.id, datapoint, key: datapoint?.key ?? addition?.key ?? null, draft: addition }
  }
  const code = codeOf(fields.prefix, fields.number)
  const target = rows.find(({ id, datapoint }) => datapoint && id === code)
  const datapoint = target?.datapoint ?? null
  return { code, datapoint, key: datapoint?.key ?? null, draft: target?.addition ?? row?.addition ?? null }
}

/** Whether what was kept before changes a datapoint, and the form adds one: it stays beside it. */
const isOfAnother = ({ key, draft }: Replaced): boolean => key === null && draft !== null && draft.key !== null

/** A row that was added and still is keeps its name in this browser. */
const sameId = ({ key, draft }: Replaced) => (draft && draft.key === null && key === null ? { id: draft.id } : {})

/** The row that is kept: what was typed, and what was known of it before. */
function typedRow(fields: Fields, replaced: Replaced, standard: Datapoint | null) {
  const { code, datapoint, key, draft } = replaced
  return {
    key,
    code,
    name: fields.name.trim() || datapoint?.label || standard?.name || '',
    value: fields.value.trim(),
    source: fields.source.trim(),
    note: fields.note.trim(),
    base: draft && draft.key === key ? draft.base : datapoint && savedFieldsOf(datapoint),
    controlCode: standard?.controlCode ?? datapoint?.controlCode ?? standardOf(code),
    ...(draft && hintsOf(draft)),
  }
}

/** What a kept row says of its datapoint beyond what is typed; empty ones are left out. */
const hintsOf = ({ label, dataType, unit, explanation }: UnsavedRow): Partial<UnsavedRow> =>
  Object.fromEntries(Object.entries({ label, dataType, unit, explanation }).filter(([, hint]) => hint))

const isUnchanged = (row: Omit<UnsavedRow, 'id' | 'by' | 'at' | 'request'>): boolean =>
  Object.keys(changesOf({ ...row, id: '', by: '', at: '', request: '' })).length === 0

/** The row is kept anew; its files go on waiting. */
function dropRow(row: UnsavedRow, files: readonly WaitingFile[]) {
  discardRow({ ...row, files: row.files.filter(({ id }) => !files.some((file) => file.id === id)) })
}

/** The standard that an ID begins with; the server finds one where it does not. */
const standardOf = (code: string): string => /^[ESG]\d(?!\d)/.exec(code)?.[0] ?? ''

function fieldsOf(row: ExtractedRow | null, language: Language): Fields {
  if (!row) return empty
  const { addition, datapoint } = row
  if (addition) {
    const { name, value, source, note } = addition
    return { ...partsOf(addition.code), name, value, source, note }
  }
  if (!datapoint) return empty
  const { label, source, note } = datapoint
  return { ...partsOf(datapoint.id), name: label, value: typedValue(datapoint, language), source, note }
}

function readFields(draft: Record<string, string> | null): Partial<Fields> {
  if (!draft) return {}
  const { files: _, ...fields } = draft
  return fields
}

function readFiles(draft: Record<string, string> | null): WaitingFile[] | null {
  try {
    return draft?.files ? (JSON.parse(draft.files) as WaitingFile[]) : null
  } catch {
    return null
  }
}

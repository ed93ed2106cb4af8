import type { Extracted, Language, ownDataTypes } from '@esrs/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import { ApiError } from '../api/errors.ts'
import { askAnew, together } from '../api/stale.ts'
import { useLanguage } from '../i18n/language.ts'
import { loadExtracted, standardIn, standardQuery } from './queries.ts'
import { readFile } from './unsaved-files.ts'
import { changesOf, conflictsOf, savedFieldsOf, type UnsavedRow } from './unsaved-row.ts'
import { changeRow, discardRow, unsavedRows } from './unsaved-store.ts'

/** The outcome of saving rows. */
export interface Outcome {
  saved: number
  /** Rows that the company did not take, or in which it has something else meanwhile; they stay. */
  left: number
  /** The failure that stopped the rest, such as a lost network. */
  stopped: unknown
}

type DataType = (typeof ownDataTypes)[number]

/** A refusal concerns one row; anything else stops the rest, which would fail in the same way. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429

/** Thrown for a row that cannot be saved as it is. */
class Kept extends Error {}

/** Sends the files of a row that have not arrived yet; the documents that they are. */
async function sendFiles(row: UnsavedRow, gone: (name: string) => string): Promise<string[]> {
  let { files } = row
  for (const { id, name, documentId } of files) {
    if (documentId) continue
    const file = await readFile(id)
    if (!file) throw new Kept(gone(name))
    const body = { document_type: 'Other', purpose: 'other', place: 'datapoint' as const }
    const { document } = await call(contract.documents.upload, { body, file })
    files = files.map((one) => (one.id === id ? { ...one, documentId: document.id } : one))
    changeRow(row, { files })
  }
  return files.flatMap((file) => file.documentId ?? [])
}

/** The datapoint that a row changes: its own, or the datapoint of the standards with the typed identifier. */
async function targetOf(row: UnsavedRow, client: QueryClient): Promise<string | null> {
  if (row.key !== null || row.code === '') return row.key
  return standardIn(await client.fetchQuery(standardQuery(row.code, row.language)), row.code)?.key ?? null
}

async function saveRow(row: UnsavedRow, now: readonly Extracted[], client: QueryClient, texts: SaveTexts) {
  const key = await targetOf(row, client)
  const present = key === null ? null : (now.find((datapoint) => datapoint.key === key) ?? null)
  // It was removed meanwhile, and only what the standards ask for can be filled again.
  if (row.key !== null && !present && row.key.startsWith('OWN_')) throw new Kept(texts.removed)
  if (conflictsOf(row, present && savedFieldsOf(present)).length > 0) throw new Kept('')
  const { name, note, ...changed } = changesOf(row)
  const documents = await sendFiles(row, texts.fileGone)
  const options = { language: row.language }
  if (key === null) {
    await call(
      contract.additions.create,
      {
        body: {
          id: row.code || undefined,
          control_code: row.controlCode || undefined,
          name: row.name,
          label: row.label,
          data_type: (row.dataType as DataType | undefined) || undefined,
          unit: row.unit || undefined,
          value: row.value,
          explanation: row.explanation,
          notes: row.note,
          source: row.source,
          documents,
          idempotency_key: row.request,
        },
      },
      options,
    )
    return
  }
  if (name !== undefined && present?.entity_specific) {
    await call(contract.additions.describe, { params: { key }, body: { name } }, options)
  }
  const body = {
    ...changed,
    ...(note !== undefined && { notes: note }),
    ...(row.explanation && { explanation: row.explanation }),
    ...(documents.length > 0 && { documents }),
  }
  if (Object.keys(body).length > 0) await call(contract.csrd.updateDatapoint, { params: { key }, body }, options)
}

interface SaveTexts {
  removed: string
  fileGone: (name: string) => string
}

const lock = 'esrs-save-additions'

/** One at a time in this browser: another tab would send the same rows. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lock, work) : work()

async function saveAll(report: string, client: QueryClient, texts: SaveTexts, language: Language): Promise<Outcome> {
  const outcome: Outcome = { saved: 0, left: 0, stopped: null }
  const rows = unsavedRows().filter((row) => row.report === report)
  try {
    const now = await loadExtracted()
    for (const row of rows) {
      try {
        await saveRow(row, now, client, texts)
        const meanwhile = unsavedRows().find(({ id, report: of }) => id === row.id && of === row.report)
        // What was typed while the row was on its way is another change of it.
        if (meanwhile?.at === row.at) discardRow(meanwhile)
        outcome.saved += 1
      } catch (error) {
        if (!(error instanceof Kept) && !isRefusal(error)) throw error
        changeRow(row, {
          problem: (error as Error).message,
          problemIn: error instanceof Kept ? language : row.language,
          problemOfValue: error instanceof ApiError && 'value' in error.fields,
        })
        outcome.left += 1
      }
    }
  } catch (error) {
    outcome.stopped = error
  }
  return outcome
}

/** Saves the rows of a report to the company, one after the other. */
export function useSaveRows(texts: SaveTexts) {
  const client = useQueryClient()
  const language = useLanguage()
  const [saving, setSaving] = useState(false)
  const save = async (report: string) => {
    setSaving(true)
    try {
      const outcome = await exclusively(() => together(client, () => saveAll(report, client, texts, language)))
      // What the company has meanwhile stands beside a row that was left, and no call has told of it.
      if (outcome.left > 0) void askAnew(client, ['values'])
      return outcome
    } finally {
      setSaving(false)
    }
  }
  return { save, saving }
}

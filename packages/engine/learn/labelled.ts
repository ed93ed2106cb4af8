import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Papa from 'papaparse'
import type { ReadDocument } from '../src/reading/document.ts'
import { read } from '../src/reading/read.ts'

/** One row of hand-read answers. */
export interface Answer {
  doc: string
  datapoint: string
  dimension: string | null
  present: boolean
  value: string
  unit: string
  year: number | null
  pages: number[]
  sure: boolean
}

/** A document with its hand-read answers. */
export interface Labelled {
  name: string
  path: string
  answers: Answer[]
}

/** The documents of a folder that has `docs/` and `gold.csv`. */
export function labelledIn(folder: string): Labelled[] {
  const text = readFileSync(join(folder, 'gold.csv'), 'utf8').replace(/^\uFEFF/, '')
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
  const byDoc = new Map<string, Answer[]>()
  for (const row of rows) {
    const [datapoint = '', dimension = null] = (row.datapoint_id ?? '').split('#')
    const answer: Answer = {
      doc: row.doc ?? '',
      datapoint,
      dimension,
      present: row.status === 'present',
      value: row.value ?? '',
      unit: row.unit ?? '',
      year: row.year ? Number(row.year) : null,
      pages: (row.page ?? '').split('|').map(Number).filter(Boolean),
      sure: row.sure !== 'no',
    }
    byDoc.set(answer.doc, [...(byDoc.get(answer.doc) ?? []), answer])
  }
  return [...byDoc].map(([name, answers]) => ({ name, path: join(folder, 'docs', name), answers }))
}

/** Reads a document, or takes what an earlier run read of the same bytes. */
export async function readOnce(path: string): Promise<ReadDocument | null> {
  const bytes = await readFile(path)
  const folder = join(process.env.LEARN_CACHE ?? join(tmpdir(), 'learn-read'))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReadDocument
  const result = await read(new Uint8Array(bytes), basename(path))
  if (!result.ok) return null
  writeFileSync(file, JSON.stringify(result.document))
  return result.document
}

import { once } from 'node:events'
import os from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import type { Statement } from '@esrs/contract'
import { entryTime } from './formats.ts'
import type { MakingMessage, MakingTask } from './making-messages.ts'

// The entry of the process that makes one file of a statement and ends. What people wrote may take all memory or all time to be
// set; it is then killed from outside, and nothing else is lost.

/** Bytes of the file that one message carries. */
const piece = 1_048_576

function tell(message: MakingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}

async function made(task: MakingTask): Promise<Uint8Array> {
  const reports = await import('@esrs/reports')
  if ('tables' in task) return reports.tablesPdf(task.tables, task.language)
  const { statement: text, format, language } = task
  const statement = JSON.parse(text) as Statement
  const utf8 = (words: string) => Buffer.from(words, 'utf8')
  if (format === 'pdf') return reports.pdfOf(statement, language)
  if (format === 'docx') return await reports.docxOf(statement, language)
  if (format === 'annex') {
    const { workbookOf } = await import('../../tables/workbook.ts')
    const parts: Uint8Array[] = []
    for await (const part of workbookOf(reports.evidenceTables(statement, language), entryTime)) parts.push(part)
    return Buffer.concat(parts)
  }
  const inline = reports.inlineReport(statement, language)
  if (!inline && format === 'xbrl-json') return utf8(reports.taxonomyPreview(statement, language))
  if (!inline) throw new Error('The set has no final taxonomy.')
  if (format === 'ixbrl') return utf8(inline.xhtml)
  if (format === 'package') return reports.packageOf(inline, statement, language)
  if (format === 'xbrl-json') return utf8(reports.xbrlJson(inline, statement, language))
  const name = `${reports.fileNameOf(statement, language)}.xhtml`
  return reports.pdfOf(statement, language, { name, mimeType: 'application/xhtml+xml', bytes: utf8(inline.xhtml) })
}

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: process.ppid }).unref()
  // The API answers while files are made.
  os.setPriority(5)
  const [task] = (await once(process, 'message')) as [MakingTask]
  const bytes = await made(task)
  for (let start = 0; start < bytes.length; start += piece)
    await tell({ kind: 'piece', bytes: bytes.subarray(start, start + piece) })
  await tell({ kind: 'done' })
  process.disconnect()
} else {
  // Ends the process when its parent is gone; here because a statement may keep the main thread busy for ever.
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 500)
}

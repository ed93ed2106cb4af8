import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Page, type ReadDocument, read } from '../packages/engine/src/index.ts'
import { maxOf } from '../packages/engine/src/reading/min-max.ts'

// Prints what is read of one small file for every format: pages, tables, words, and a figure with its place.

const folder = path.join(import.meta.dirname, '../packages/engine/fixtures')
const wanted = /1\.234,5|1234\.5/

/** Where a figure stands, in the terms of its format. */
function placeOf(page: Page): string {
  const at = page.text.search(wanted)
  const line = page.lines.find((one) => one.start <= at && one.end > at)
  const cell = page.tables.flatMap((table) => table.cells).find((one) => wanted.test(one.text))
  const block = page.blocks.find((one) => one.start <= at && one.end > at)
  const box = cell?.box ?? line?.segments.find((one) => one.start <= at && one.end > at)?.box
  const rectangle = box ? ` at ${[box.x, box.y, box.width, box.height].map(Math.round).join(',')}` : ''
  if (page.kind === 'sheet') return `sheet ${page.name ?? 1}, cell ${cell?.address}`
  if (page.kind === 'slide') return `slide ${page.number}, ${block?.shape ?? 'table'}${rectangle}`
  if (page.kind === 'text' && block?.time) return `${block.time.from}–${block.time.to} s`
  if (page.kind === 'text') return `paragraph ${block?.paragraph}`
  return `${page.kind} ${page.number}${rectangle} of ${Math.round(page.width ?? 0)}×${Math.round(page.height ?? 0)}`
}

function rowOf(name: string, document: ReadDocument, seconds: number): string[] {
  const page = document.pages.find((one) => wanted.test(one.text))
  const line = page?.lines.find((one) => wanted.test(one.text))?.text ?? ''
  const at = line.search(wanted)
  const recognised = document.pages.some((one) => one.ocr)
  const tables = document.pages.flatMap((one) => one.tables)
  return [
    name,
    `${document.pages.length} ${document.pages[0]?.kind}${document.pages.length > 1 ? 's' : ''}`,
    tables.map((table) => `${table.rows}×${table.columns}`).join(' ') || '–',
    String(document.wordCount),
    document.language,
    recognised ? `${seconds.toFixed(1)} s, recognised` : `${seconds.toFixed(1)} s`,
    page ? placeOf(page) : '–',
    `“${line.slice(Math.max(0, at - 30), at + 20).trim()}”`,
  ]
}

const rows = [['file', 'pages', 'tables', 'words', 'language', 'time', 'place of the figure', 'text there']]
for (const name of (await readdir(folder)).sort()) {
  const bytes = new Uint8Array(await readFile(path.join(folder, name)))
  const start = performance.now()
  const result = await read(bytes, name)
  const seconds = (performance.now() - start) / 1000
  if (result.ok) rows.push(rowOf(name, result.document, seconds))
  else rows.push([name, result.reason, '–', '–', '–', `${seconds.toFixed(1)} s`, '–', result.media?.title ?? ''])
}
const widths = rows[0]?.map((_, column) => maxOf(rows.map((row) => (row[column] ?? '').length))) ?? []
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )

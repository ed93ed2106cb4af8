import { cleanText } from './clean-text.ts'
import { decodeText } from './decode-text.ts'
import type { FormatResult, Reading } from './formats.ts'
import { plainRun, type Run, TextPage } from './text-page.ts'

const item = /^\s*(?:[-*•▪◦–—]|\(?\d{1,2}[.)]|[a-z]\))\s+/u
const numberedHeading = /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}/u

/** Reads plain text: paragraphs at empty lines, tables where lines have the same number of spaced columns. */
export async function readPlain(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const page = new TextPage()
  for (const paragraph of cleanText(decodeText(bytes)).split(/\n[ \t]*(?:\n[ \t]*)+/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
    for (const part of partsOf(lines)) addPart(page, part)
  }
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [page.page()] }
}

/** Columns of a line: what tabs, bars of blanks or wider gaps separate. */
function runsOf(line: string): Run[] {
  return line
    .trim()
    .split(/\t+| {2,}/)
    .map((part) => plainRun(part.replace(/\s+/gu, ' ').trim()))
    .filter((run) => run.text !== '')
}

interface Part {
  kind: 'table' | 'item' | 'text'
  lines: string[]
}

function partsOf(lines: string[]): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    const columns = runsOf(line).length
    const kind: Part['kind'] = item.test(line) ? 'item' : columns >= 2 ? 'table' : 'text'
    if (kind === 'item' || !last) parts.push({ kind, lines: [line] })
    else if (kind === 'table') {
      const same = last.kind === 'table' && Math.abs(runsOf(last.lines[0] as string).length - columns) <= 1
      if (same) last.lines.push(line)
      else parts.push({ kind, lines: [line] })
    } else if (last.kind === 'table') parts.push({ kind, lines: [line] })
    else last.lines.push(line)
  }
  return parts
}

function addPart(page: TextPage, part: Part): void {
  const lines = part.lines.map(runsOf)
  if (part.kind === 'table' && lines.length >= 2) {
    const columns = Math.max(...lines.map((line) => line.length))
    const rows = lines.map((line) => {
      // A head without a label leaves its first column empty.
      const shift =
        line.length < columns && line !== lines.at(-1) && lines.indexOf(line) === 0 ? columns - line.length : 0
      return line.map((run, column) => ({ column: column + shift, rowSpan: 1, columnSpan: 1, run }))
    })
    page.table(rows, columns, null)
    return
  }
  const only = part.lines.length === 1 ? (part.lines[0] as string).trim() : null
  if (only !== null && isHeading(only)) page.add('heading', lines, numberedHeading.test(only) ? depthOf(only) : 2)
  else page.add(part.kind === 'item' ? 'list-item' : 'paragraph', lines)
}

function depthOf(heading: string): number {
  return Math.min(6, (/^[\d.]+/.exec(heading)?.[0] ?? '1').replace(/\.$/, '').split('.').length)
}

/** A short line alone, without the end of a sentence. */
function isHeading(line: string): boolean {
  if (line.split(/\s+/).length > 10 || /[.,;:!?]$/.test(line) || !/^[\p{Lu}\d]/u.test(line)) return false
  return (
    /\p{L}{3}/u.test(line) &&
    !/\t| {2,}/.test(line) &&
    (numberedHeading.test(line) || !/\d/.test(line) || line === line.toUpperCase())
  )
}

import { cleanText } from './clean-text.ts'
import { decode, noteOn } from './decode-text.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { maxOf } from './min-max.ts'
import { keptApart, plainRun, type Run, runsOfParts, TextPage } from './text-page.ts'
import { hasTicks } from './tick-boxes.ts'

const item = /^\s*(?:[-*•▪◦–—]|\(?\d{1,2}[.)]|[a-z]\))\s+/u
const numberedHeading = /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}/u

/** Reads plain text: paragraphs at empty lines, tables where lines have the same number of spaced columns. */
export async function readPlain(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const decoded = decode(bytes)
  const page = new TextPage()
  page.hasTicks = hasTicks(decoded.text)
  const { kept, rest } = keptApart(cleanText(decoded.text), /[\n\t]+| {2,}/g)
  for (const paragraph of kept.split(/\n[ \t]*(?:\n[ \t]*)+/)) {
    const lines = spread(paragraph.split('\n').filter((line) => line.trim() !== ''))
    for (const part of partsOf(lines)) addPart(page, part)
  }
  page.running(rest, runOf)
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [page.page()], notes: noteOn(decoded) }
}

/** A name and as many years as anybody compares. */
const longestHead = 400
const yearsAtEnd = /^(.*?)((?:(?:^|\s+)(?:fy ?)?(?:19|20)\d{2}){2,})$/iu
const value = /^(?:[-–]|n\/a|[-–+(]?[€£$]?\d[\d.,'’]*%?\)?%?)$/iu

/**
 * Sets the columns of tables apart that were copied without them: below a line that ends in years, lines that end in as many
 * values. A line with more numbers than that ends them, as blanks may stand within its numbers.
 */
function spread(lines: string[]): string[] {
  let years = 0
  let head = -1
  const out = [...lines]
  lines.forEach((line, index) => {
    const parts = line.trim().split(/\s+/)
    const named = line.length > longestHead || /\t|\S {2,}\S/.test(line.trim()) ? null : yearsAtEnd.exec(line.trim())
    const heads = named?.[2]?.match(/(?:19|20)\d{2}/g) ?? []
    if (heads.length >= 2 && new Set(heads).size === heads.length && (named?.[1] ?? '').length <= 60) {
      years = heads.length
      head = index
      return
    }
    const label = parts.slice(0, -years).join(' ')
    const own = parts.slice(-years)
    const fits =
      years > 0 &&
      own.length === years &&
      own.every((part) => value.test(part)) &&
      /\p{L}{2}/u.test(label) &&
      label.length <= 100 &&
      (!/(?:^|\s)[\d.,]+$/u.test(label) || /scopes? ?(?:\d ?(?:and|&|\+) ?)?\d$/iu.test(label))
    if (!fits) {
      years = 0
      return
    }
    out[index] = [label, ...own].join('  ')
    const above = yearsAtEnd.exec(lines[head]?.trim() ?? '')
    out[head] = [above?.[1]?.trim() ?? '', ...(above?.[2]?.trim().split(/\s+(?=(?:fy ?)?\d{4}\b)/i) ?? [])]
      .filter((part) => part !== '')
      .join('  ')
  })
  return out
}

/** Columns of a line: what tabs, bars of blanks or wider gaps separate. */
function runsOf(line: string): Run[] {
  return runsOfParts(line.trim().split(/\t+| {2,}/), runOf).filter((run) => run.text !== '')
}

const runOf = (part: string): Run => plainRun(part.replace(/\s+/gu, ' ').trim())

interface LineGroup {
  kind: 'table' | 'item' | 'text'
  /** How many columns its first line has. */
  columns: number
  lines: string[]
}

function partsOf(lines: string[]): LineGroup[] {
  const parts: LineGroup[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    const columns = runsOf(line).length
    const kind: LineGroup['kind'] = item.test(line) ? 'item' : columns >= 2 ? 'table' : 'text'
    const goesOn = last?.kind === kind && (kind === 'text' || Math.abs(last.columns - columns) <= 1)
    if (last && ((goesOn && kind !== 'item') || (kind === 'text' && last.kind === 'item'))) last.lines.push(line)
    else parts.push({ kind, columns, lines: [line] })
  }
  return parts
}

function addPart(page: TextPage, part: LineGroup): void {
  const lines = part.lines.map(runsOf)
  if (part.kind === 'table' && lines.length >= 2) {
    const columns = maxOf(lines.map((line) => line.length))
    const rows = lines.map((line) => {
      // A head without a label leaves its first column empty.
      const shift = line === lines[0] && line.length < columns ? columns - line.length : 0
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

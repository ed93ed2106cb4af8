import { cleanText } from './clean-text.ts'
import { decode, noteOn } from './decode-text.ts'
import type { Block } from './document.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { maxOf } from './min-max.ts'
import { keptApart, plainRun, type Run, TextPage } from './text-page.ts'
import { hasTicks } from './tick-boxes.ts'

const heading = /^ {0,3}(#{1,6})\s+(\S.*)?$/
const underline = /^ {0,3}(=+|-+)\s*$/
const fence = /^ {0,3}(`{3,}|~{3,})/
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/
const rule = /^ {0,3}(?:[-*_]\s*){3,}$/

/** Reads Markdown: headings, paragraphs, lists and tables; comments and marks of the markup are no text. */
export async function readMarkdown(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const decoded = decode(bytes)
  const { kept, rest } = keptApart(visibleText(decoded.text), /[\n|]/g)
  const lines = visibleLines(kept)
  const page = new TextPage()
  page.hasTicks = hasTicks(decoded.text)
  let open: string[] = []
  let kind: 'paragraph' | 'list-item' = 'paragraph'
  const close = (as: Block['kind'] = kind, level: number | null = null): void => {
    page.add(
      as,
      open.map((line) => [runOf(line)]),
      level,
    )
    open = []
    kind = 'paragraph'
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string
    const marker = fence.exec(line)?.[1]
    const titled = heading.exec(line)
    if (marker) {
      close()
      const code = codeAt(lines, at, marker.slice(0, 3))
      for (const one of code) page.add('paragraph', [[plainRun(one.replace(/\s+/gu, ' ').trim())]])
      at += code.length + 1
    } else if (titled) {
      close()
      page.add('heading', [[runOf(withoutClosing(titled[2] ?? ''))]], (titled[1] as string).length)
    } else if (isHead(line, lines[at + 1] ?? '')) {
      close()
      const rows = tableAt(lines, at)
      addTable(page, rows)
      // The line below the head is no row.
      at += rows.length
    } else if (line.trim() === '') close()
    else if (open.length > 0 && kind === 'paragraph' && underline.test(line))
      close('heading', line.trim().startsWith('=') ? 1 : 2)
    else if (rule.test(line)) close()
    else if (item.test(line)) {
      close()
      kind = 'list-item'
      open.push(line.replace(item, ''))
    } else open.push(line.replace(/^\s*(?:>\s?)+/, ''))
  }
  close()
  page.running(rest, runOf)
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [page.page()], notes: noteOn(decoded) }
}

/** Text that is shown: no metadata before it, no comments. */
function visibleText(source: string): string {
  return cleanText(source)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
}

/** Lines that are shown: no targets of links with what is hidden in them. */
const visibleLines = (text: string): string[] => text.split('\n').map((line) => (isTarget(line) ? '' : line))

/** The lines of code between a fence and the next of its kind. */
function codeAt(lines: string[], fenceAt: number, marker: string): string[] {
  let end = fenceAt + 1
  while (end < lines.length && !(lines[end] as string).trimStart().startsWith(marker)) end++
  return lines.slice(fenceAt + 1, end)
}

/** Whether a line is the head of a table, by the line below it. */
function isHead(line: string, below: string): boolean {
  return line.includes('|') && below.includes('|') && isDivider(below)
}

/** The rows of the table whose head stands in a line. */
function tableAt(lines: string[], headAt: number): string[][] {
  const rows = [fieldsOf(lines[headAt] as string)]
  for (let at = headAt + 2; lines[at]?.includes('|'); at++) rows.push(fieldsOf(lines[at] as string))
  return rows
}

/** The line between the head of a table and its rows. */
function isDivider(line: string): boolean {
  const cells = line.trim().split('|')
  if (cells[0]?.trim() === '') cells.shift()
  if (cells.at(-1)?.trim() === '') cells.pop()
  return cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell.trim()))
}

/** `[name]: where the link leads` */
function isTarget(line: string): boolean {
  const open = line.indexOf('[')
  if (open < 0 || open > 3 || line.slice(0, open).trim() !== '') return false
  const close = line.indexOf(']', open)
  return close > open + 1 && close - open <= 1_001 && line[close + 1] === ':'
}

/** A heading may be closed by as many signs as open it. */
function withoutClosing(title: string): string {
  let end = title.trimEnd().length
  while (title[end - 1] === '#') end--
  return title.slice(0, end).trimEnd()
}

function addTable(page: TextPage, rows: string[][]): void {
  const columns = maxOf(rows.map((row) => row.length))
  page.table(
    rows.map((row) => row.map((field, column) => ({ column, rowSpan: 1, columnSpan: 1, run: runOf(field) }))),
    columns,
    1,
  )
}

/** Cells of a table row; a bar written as `\|` is text. */
function fieldsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((field) => field.replaceAll('\\|', '|').trim())
}

/** Text without the marks of the markup. No pattern looks across the beginning of what it looks for, or further than 300 letters. */
function runOf(source: string): Run {
  const trimmed = source.trim()
  const text = trimmed
    .replace(/!\[([^\][]*)\]\([^)[]*\)/g, '$1')
    .replace(/\[([^\][]*)\]\([^)[]*\)/g, '$1')
    .replace(/\[\^[^\][]+\]:?/g, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)(.{1,300}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>])/g, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return plainRun(text, /^(?:\*\*|__).*(?:\*\*|__)$/.test(trimmed))
}

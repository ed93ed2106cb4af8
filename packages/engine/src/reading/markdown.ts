import { cleanText } from './clean-text.ts'
import { decode, noteOn } from './decode-text.ts'
import { most } from './extremes.ts'
import type { FormatResult, Reading } from './formats.ts'
import { plainRun, type Run, TextPage } from './text-page.ts'

const heading = /^ {0,3}(#{1,6})\s+(\S.*)?$/
const underline = /^ {0,3}(=+|-+)\s*$/
const fence = /^ {0,3}(`{3,}|~{3,})/
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/
const rule = /^ {0,3}(?:[-*_]\s*){3,}$/

/** Reads Markdown: headings, paragraphs, lists and tables; comments and marks of the markup are no text. */
export async function readMarkdown(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const decoded = decode(bytes)
  const source = cleanText(decoded.text)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const page = new TextPage()
  // Targets of links, and what is hidden in them, are not shown either.
  const lines = source.split('\n').map((line) => (isTarget(line) ? '' : line))
  let open: string[] = []
  let kind: 'paragraph' | 'list-item' = 'paragraph'
  const close = (): void => {
    page.add(
      kind,
      open.map((line) => [runOf(line)]),
    )
    open = []
    kind = 'paragraph'
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string
    const next = lines[at + 1] ?? ''
    const titled = heading.exec(line)
    if (fence.test(line)) {
      close()
      const marker = (fence.exec(line)?.[1] ?? '```').slice(0, 3)
      for (at++; at < lines.length && !(lines[at] as string).trimStart().startsWith(marker); at++)
        page.add('paragraph', [[plainRun((lines[at] as string).replace(/\s+/gu, ' ').trim())]])
    } else if (titled) {
      close()
      page.add('heading', [[runOf(withoutClosing(titled[2] ?? ''))]], (titled[1] as string).length)
    } else if (line.includes('|') && next.includes('|') && isDivider(next)) {
      close()
      const rows = [fieldsOf(line)]
      for (at += 2; at < lines.length && (lines[at] as string).includes('|'); at++)
        rows.push(fieldsOf(lines[at] as string))
      at--
      addTable(page, rows)
    } else if (line.trim() === '') close()
    else if (open.length > 0 && kind === 'paragraph' && underline.test(line)) {
      const level = line.trim().startsWith('=') ? 1 : 2
      page.add(
        'heading',
        open.map((one) => [runOf(one)]),
        level,
      )
      open = []
    } else if (rule.test(line)) close()
    else if (item.test(line)) {
      close()
      kind = 'list-item'
      open.push(line.replace(item, ''))
    } else open.push(line.replace(/^\s*(?:>\s?)+/, ''))
  }
  close()
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [page.page()], notes: noteOn(decoded) }
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
  const columns = most(rows.map((row) => row.length))
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

import type { Block, Box, Line, Page, ReadDocument, Span, Table } from '../document.ts'

/** What is wrong with a document: offsets that miss their text, boxes off the page, characters that may not be stored. */
export function faultsOf(document: ReadDocument): string[] {
  return document.pages.flatMap((page, index) => {
    const faults = pageFaults(page)
    if (page.number !== index + 1) faults.push(`page ${index + 1} has number ${page.number}`)
    return faults.map((fault) => `page ${page.number}: ${fault}`)
  })
}

function pageFaults(page: Page): string[] {
  const faults: string[] = []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u00ad\u200b\ufeff\ud800-\udfff]/u.test(page.text)) faults.push('unclean text')
  let end = -1
  for (const line of page.lines) {
    if (line.start <= end) faults.push('lines overlap')
    end = line.end
    faults.push(...lineFaults(page, line))
  }
  for (const block of page.blocks) faults.push(...blockFaults(page, block))
  for (const table of page.tables) faults.push(...tableFaults(page, table))
  return faults
}

function textFaults(page: Page, what: string, span: Span & { text: string }): string[] {
  const isExact = page.text.slice(span.start, span.end) === span.text
  return isExact ? [] : [`${what} “${span.text}” is not at ${span.start}`]
}

function boxFaults({ kind, width, height }: Page, what: string, box: Box | null): string[] {
  if (box === null) return kind === 'page' ? [`${what} without a box`] : []
  if (width === null || height === null) return [`${what} has a box on a page without size`]
  const isOff = box.x < 0 || box.y < 0 || box.x + box.width > width + 0.02 || box.y + box.height > height + 0.02
  return isOff ? [`${what} is off the page`] : []
}

function lineFaults(page: Page, line: Line): string[] {
  const faults = [...textFaults(page, 'line', line), ...boxFaults(page, `line “${line.text}”`, line.box)]
  if (line.segments.map((segment) => segment.text).join('  ') !== line.text) faults.push(`segments of “${line.text}”`)
  for (const segment of line.segments) {
    faults.push(...textFaults(page, 'segment', segment), ...boxFaults(page, `segment “${segment.text}”`, segment.box))
    for (const mark of segment.marks ?? [])
      if (mark.start < segment.start || mark.end > segment.end) faults.push('mark outside its segment')
  }
  return faults
}

function blockFaults(page: Page, block: Block): string[] {
  const faults: string[] = []
  const bare = (words: string): string => words.replace(/[\s‐-]/g, '')
  if (bare(page.text.slice(block.start, block.end)) !== bare(block.text)) faults.push(`block “${block.text}”`)
  if ((block.kind === 'heading') !== (block.level !== null)) faults.push(`level of “${block.text}”`)
  return faults
}

function tableFaults(page: Page, table: Table): string[] {
  const faults: string[] = []
  for (const cell of table.cells) {
    faults.push(...textFaults(page, 'cell', cell))
    if (cell.start < table.start || cell.end > table.end) faults.push(`cell “${cell.text}” outside its table`)
    if (cell.row >= table.rows || cell.column >= table.columns) faults.push(`cell “${cell.text}” beyond the table`)
  }
  if (table.headerRows >= table.rows) faults.push('nothing but headers')
  return faults
}

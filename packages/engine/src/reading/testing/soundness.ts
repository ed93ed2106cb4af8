import type { Box, Page, ReadDocument, Span } from '../document.ts'

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
  const { text } = page
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u00ad\u200b\ufeff\ud800-\udfff]/u.test(text)) faults.push('unclean text')
  const exact = (what: string, span: Span & { text: string }): void => {
    if (text.slice(span.start, span.end) !== span.text) faults.push(`${what} “${span.text}” is not at ${span.start}`)
  }
  const onPage = (what: string, box: Box | null): void => {
    if (box === null) {
      if (page.kind === 'page') faults.push(`${what} without a box`)
      return
    }
    const { width, height } = page
    if (width === null || height === null) faults.push(`${what} has a box on a page without size`)
    else if (box.x < 0 || box.y < 0 || box.x + box.width > width + 0.02 || box.y + box.height > height + 0.02)
      faults.push(`${what} is off the page`)
  }
  let end = -1
  for (const line of page.lines) {
    exact('line', line)
    onPage(`line “${line.text}”`, line.box)
    if (line.start <= end) faults.push('lines overlap')
    end = line.end
    if (line.segments.map((segment) => segment.text).join('  ') !== line.text) faults.push(`segments of “${line.text}”`)
    for (const segment of line.segments) {
      exact('segment', segment)
      onPage(`segment “${segment.text}”`, segment.box)
      for (const mark of segment.marks ?? [])
        if (mark.start < segment.start || mark.end > segment.end) faults.push('mark outside its segment')
    }
  }
  for (const block of page.blocks) {
    const bare = (words: string): string => words.replace(/[\s‐-]/g, '')
    if (bare(text.slice(block.start, block.end)) !== bare(block.text)) faults.push(`block “${block.text}”`)
    if ((block.kind === 'heading') !== (block.level !== null)) faults.push(`level of “${block.text}”`)
  }
  for (const table of page.tables) {
    for (const cell of table.cells) {
      exact('cell', cell)
      if (cell.start < table.start || cell.end > table.end) faults.push(`cell “${cell.text}” outside its table`)
      if (cell.row >= table.rows || cell.column >= table.columns) faults.push(`cell “${cell.text}” beyond the table`)
    }
    if (table.headerRows >= table.rows) faults.push('nothing but headers')
  }
  return faults
}

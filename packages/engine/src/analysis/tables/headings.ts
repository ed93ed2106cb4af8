import type { Page } from '../../reading/document.ts'
import { foldLabel } from '../../text/text.ts'
import type { CellRow } from './region.ts'

/** A title without the heads of columns that were taken for its last line: they say nothing of the whole table. */
export function withoutHeads(title: string, rows: readonly CellRow[]): string {
  for (const { cells } of rows) {
    const heads = cells.map(({ text }) => text.trim()).join(' ')
    for (const end of [heads, foldLabel(heads)])
      if (title.endsWith(` ${end}`)) return title.slice(0, -end.length).trim()
  }
  return title
}

/** The part of a heading's lines that begins above `x`, where several stand beside each other. */
function over(page: Page, block: Page['blocks'][number], x: number | null): string {
  const lines = page.lines.filter((line) => line.start >= block.start && line.end <= block.end)
  if (x === null || !lines.some((line) => line.segments.length > 1)) return block.text
  const begun = lines.flatMap((line) =>
    line.segments
      .filter(({ box }) => box && box.x <= x + 8)
      .slice(-1)
      .map(({ text }) => text),
  )
  return begun.join(' ') || block.text
}

/** The headings in force at a place of a page, innermost first. */
export function headingsAt(page: Page, top: number, start: number, x: number | null = null): string[] {
  const inForce: { level: number; text: string }[] = page.headingsAtStart.map((text, i) => ({ level: i + 1, text }))
  for (const block of page.blocks) {
    if (block.kind !== 'heading') continue
    const { box } = block
    // A heading in another column of the page holds for what follows it in the text, not for what stands beside it.
    const before = box ? (x === null || box.x <= x + 40 ? box.y <= top : block.start < start) : block.start < start
    if (!before) continue
    const level = block.level ?? 6
    while (inForce.length && (inForce[inForce.length - 1]?.level ?? 0) >= level) inForce.pop()
    inForce.push({ level, text: over(page, block, x) })
  }
  return inForce
    .reverse()
    .slice(0, 3)
    .map(({ text }) => foldLabel(text).slice(0, 160))
}

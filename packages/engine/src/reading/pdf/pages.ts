import { isCaption, isShortLine } from '../captions.ts'
import type { Block, Page, Table } from '../document.ts'
import { commonLanguageOf } from '../language.ts'
import { blocksOf } from './blocks.ts'
import { compose } from './compose.ts'
import { Hyphenation } from './hyphenation.ts'
import { framesOf, layOut } from './layout.ts'
import type { Painting } from './painting.ts'
import { type RepeatedPageParts, repeatedPagePartsOf } from './repeated-page-parts.ts'
import { Styles } from './styles.ts'

/** Lays out what the pages of a file paint, or what was recognised on them: lines, tables, headings, running heads. */
export function pagesOf(paintings: Painting[]): Page[] {
  const frames = paintings.map(framesOf)
  const repeated = repeatedPagePartsOf(
    paintings.map((painting, index) => ({ painting, words: frames[index]?.upright ?? [] })),
  )
  const drafts = paintings.map((painting, index) =>
    compose(layOut(painting, repeated[index] as RepeatedPageParts, frames[index]?.turned ?? []), index + 1),
  )
  const styles = new Styles(drafts)
  const texts = drafts.map((draft) => draft.page.text)
  const hyphenation = new Hyphenation(texts, commonLanguageOf(texts.join('\n')))
  let headings: { level: number; text: string }[] = []
  for (const draft of drafts) {
    const { page } = draft
    page.blocks = blocksOf(draft, styles, hyphenation)
    page.headingsAtStart = headings.map((heading) => heading.text)
    for (const block of page.blocks)
      if (block.level !== null) {
        const { level } = block
        headings = [...headings.filter((heading) => heading.level < level), { level, text: block.text }]
      }
    nameTables(draft.page)
  }
  return drafts.map((draft) => draft.page)
}

/** Gives the tables of a page their titles; both tables and blocks stand in the order of the text. */
function nameTables({ blocks, tables }: Page): void {
  let next = 0
  let heading: string | null = null
  for (const table of tables) {
    for (; next < blocks.length && (blocks[next] as Block).end <= table.start; next++)
      if (blocks[next]?.kind === 'heading') heading = (blocks[next] as Block).text
    table.title = titleOf(table, blocks[next - 1], heading)
  }
}

/** The caption or heading directly above a table; a short line right above will do. */
function titleOf(table: Table, nearest: Block | undefined, heading: string | null): string | null {
  if (!nearest || nearest.kind === 'header') return null
  const top = table.cells.reduce((least, cell) => Math.min(least, cell.box?.y ?? least), Number.POSITIVE_INFINITY)
  const gap = top - ((nearest.box?.y ?? 0) + (nearest.box?.height ?? 0))
  const { kind, text } = nearest
  if (gap > -2 && gap < 50 && (kind === 'heading' || isCaption(text) || isShortLine(text))) return text
  return heading
}

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page, Table } from '../document.ts'
import type { FormatResult, Reading } from '../formats.ts'
import { commonLanguageOf } from '../language.ts'
import { blocksOf } from './blocks.ts'
import { compose, type Draft } from './compose.ts'
import { type Furniture, furnitureOf } from './furniture.ts'
import { Hyphenation } from './hyphenation.ts'
import { framesOf, layOut } from './layout.ts'
import { openPdf } from './open.ts'
import { type Layers, type Operators, type Painting, paint } from './painting.ts'
import { Styles } from './styles.ts'

/** Most pages that are read of one file. */
export const mostPages = 2_000

/** Reads a PDF: words with places, lines, columns, headings, tables. Nothing outside the file is ever fetched. */
export async function readPdf(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  const { file, close } = opened
  try {
    if (file.numPages > mostPages) return { ok: false, reason: 'too_large', detail: `${file.numPages} pages` }
    const layers = await file.getOptionalContentConfig()
    const paintings: (Painting | null)[] = []
    for (let number = 1; number <= file.numPages; number++) {
      paintings.push(await paintingOf(file, number, layers))
      onProgress(number, file.numPages, 'reading')
    }
    if (paintings.every((painting) => painting === null))
      return { ok: false, reason: 'damaged', detail: 'no page can be read' }
    return { ok: true, pages: pagesOf(paintings.map((painting) => painting ?? unreadable)) }
  } finally {
    await close()
  }
}

/** Stands for a page that the parser cannot read, so that the others keep their numbers. */
const unreadable: Painting = { width: 595, height: 842, words: [], rules: [], shades: [], pictured: 0, turn: 0 }

async function paintingOf(file: PDFDocumentProxy, number: number, layers: Layers): Promise<Painting | null> {
  let page: PDFPageProxy
  let operators: Operators
  try {
    page = await file.getPage(number)
    operators = await page.getOperatorList()
  } catch {
    return null
  }
  const painting = paint(page, operators, layers)
  page.cleanup()
  return painting
}

function pagesOf(paintings: Painting[]): Page[] {
  const frames = paintings.map(framesOf)
  const furniture = furnitureOf(paintings.map((painting, index) => ({ painting, words: frames[index]?.upright ?? [] })))
  const drafts = paintings.map((painting, index) =>
    compose(layOut(painting, furniture[index] as Furniture, frames[index]?.turned ?? []), index + 1),
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
    for (const table of page.tables) table.title = titleOf(table, draft)
  }
  return drafts.map((draft) => draft.page)
}

const caption = /^(?:table|tabelle|tab\.|figure|abbildung|abb\.|chart|grafik)\b/iu

/** The caption or heading directly above a table; a short line right above will do. */
function titleOf(table: Table, draft: Draft): string | null {
  const { page } = draft
  const above = page.blocks.filter((block) => block.end <= table.start)
  const nearest = above.at(-1)
  if (!nearest || nearest.kind === 'header') return null
  const top = table.cells.reduce((least, cell) => Math.min(least, cell.box?.y ?? least), Number.POSITIVE_INFINITY)
  const gap = top - ((nearest.box?.y ?? 0) + (nearest.box?.height ?? 0))
  const short = nearest.text.length <= 140 && !/[.;]$/.test(nearest.text)
  if (gap > -2 && gap < 50 && (nearest.kind === 'heading' || caption.test(nearest.text) || short)) return nearest.text
  return above.findLast((block) => block.kind === 'heading')?.text ?? null
}

import type { IndexedPage, Page, ReadingNote } from '@esrs/engine'
import type { StoredNote } from '../../database/schema/documents.ts'
import type { StoredPage } from './store.ts'

/** A page with what people are shown of it. Pages, sheets and images are shown by the file or the grid, others by their blocks. */
export function storedPage(page: Page): StoredPage {
  const { number, kind, name, width, height, text, turn = 0, grid = null, ocr, blocks, tables } = page
  const isBuilt = kind === 'text' || kind === 'slide'
  return {
    number,
    kind,
    name,
    width,
    height,
    text,
    turn,
    recognised: ocr?.confidence ?? null,
    grid,
    blocks: isBuilt
      ? blocks.map(({ start, end, kind: what, level, box, shape = null, time = null }) => {
          return { start, end, kind: what, level, box: kind === 'slide' ? box : null, shape, time }
        })
      : null,
    tables: isBuilt
      ? tables.map(({ start, end, rows, columns, headerRows, cells }) => ({
          start,
          end,
          rows,
          columns,
          headerRows,
          cells: cells.map(({ start: from, end: to, row, column, rowSpan, columnSpan }) => {
            return { start: from, end: to, row, column, rowSpan, columnSpan }
          }),
        }))
      : null,
  }
}

/** A page of the index as a row. */
export const indexRow = ({ tokens, ...content }: IndexedPage) => ({ page: content.page, tokens, content })

/** JSON that the database takes: without NUL and halves of characters, which files of strangers do hold. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replace(/(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, '$1')

/** A note of the reading as it is stored. */
export function storedNote(note: ReadingNote): StoredNote {
  if (note.kind === 'formulas_without_results') return { code: note.kind, count: note.cells }
  if (note.kind === 'files_left') return { code: note.kind, count: note.files }
  if (!('pages' in note)) return { code: note.kind }
  return { code: note.kind, pages: note.pages, ...(note.kind === 'not_recognised' ? { why: note.why } : {}) }
}

import { z } from 'zod'

/** `sheet` of a workbook or CSV, `slide` of a presentation, `image` for a picture file, `text` where a file has no pages. */
export const PageKind = z.enum(['page', 'sheet', 'slide', 'image', 'text'])

/** From the top left corner of the page, in the unit of its width and height: points (1/72 inch) except for images. */
const PageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** A run of the page's text: `text.slice(start, end)`. */
const Span = z.object({ start: z.number().int(), end: z.number().int() })

/** Blocks of a page of text or a slide, in reading order. */
export const PageBlock = Span.extend({
  kind: z.enum(['heading', 'paragraph', 'list-item', 'footnote', 'header', 'footer']),
  level: z.number().int().nullable().describe('1 is the highest heading; `null` for anything else.'),
  box: PageBox.nullable().describe('Place on a slide; `null` where the format has none.'),
  shape: z.string().nullable().describe('The name of the shape of a slide.'),
  time: z
    .object({ from: z.number(), to: z.number() })
    .nullable()
    .describe('When it is said in a recording, in seconds from the beginning.'),
})
export type PageBlock = z.infer<typeof PageBlock>

/** A table of a page of text or a slide. Rows and columns of cells count from 0. */
export const PageTable = Span.extend({
  rows: z.number().int(),
  columns: z.number().int(),
  headerRows: z.number().int(),
  cells: z.array(
    Span.extend({
      row: z.number().int(),
      column: z.number().int(),
      rowSpan: z.number().int(),
      columnSpan: z.number().int(),
    }),
  ),
})
export type PageTable = z.infer<typeof PageTable>

export const PageOutline = z
  .object({
    number: z.number().int(),
    name: z.string().nullable().describe('The name of a sheet, the title of a slide, or the minutes of a recording.'),
    kind: PageKind,
    width: z.number().nullable(),
    height: z.number().nullable(),
  })
  .meta({ id: 'PageOutline', description: 'A page without what it says, for tabs, thumbnails and heights.' })
export type PageOutline = z.infer<typeof PageOutline>

export const DocumentPage = PageOutline.extend({
  text: z.string(),
  turn: z
    .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
    .describe('Degrees clockwise by which it was turned from how the file shows it, so that its text stands upright.'),
  recognised: z
    .number()
    .nullable()
    .describe(
      'How surely its text, or that of pictures on it, was recognised, 0 to 1; `null` where the file holds all text itself.',
    ),
  grid: z
    .object({ firstRow: z.number().int(), rows: z.array(z.array(z.string())) })
    .nullable()
    .describe('Cells of a sheet from `firstRow` (1-based) on, column A first; `null` for anything else.'),
  blocks: z
    .array(PageBlock)
    .nullable()
    .describe(
      'Blocks and tables of text and slides; `null` for pages, sheets and images, which the file itself or the grid shows.',
    ),
  tables: z.array(PageTable).nullable(),
}).meta({
  id: 'DocumentPage',
  description: 'A page of a document as stored: the text that excerpts are quoted from and, for sheets, its cells.',
})
export type DocumentPage = z.infer<typeof DocumentPage>

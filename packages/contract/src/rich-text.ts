import { z } from 'zod'
import { languages } from './language.ts'
import { hrefLength, hrefPattern, limits } from './limits.ts'

/** Text that a person may edit, as a tree of few kinds. Nothing in it is ever taken for markup, a formula or a program. */

const Href = z.string().max(hrefLength).regex(hrefPattern)

const mark = { bold: z.boolean().optional(), italic: z.boolean().optional() }

const Plain = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().max(limits.statement.text),
    ...mark,
    /** What the words are in, where it is not the language of the text: an issued file leaves them out. */
    language: z.enum(languages).optional(),
    /** The fact that the words say as a whole, such as a yes or no in a sentence. */
    says: z.string().max(limits.shortText).optional(),
  }),
  z.object({ type: z.literal('link'), text: z.string().max(limits.statement.text), href: Href, ...mark }),
  /** Shows what a fact says at the time when it is shown: the figure with its unit, or one part of it. */
  z.object({
    type: z.literal('value'),
    fact: z.string().max(limits.shortText),
    show: z.enum(['value', 'number', 'unit', 'year']),
    ...mark,
  }),
  z.object({ type: z.literal('break') }),
])

/** A run of words within a paragraph; a footnote holds words and no further footnotes. */
export const Inline = z.union([
  Plain,
  z.object({ type: z.literal('footnote'), content: z.array(Plain).max(limits.statement.runs) }),
])
export type Inline = z.infer<typeof Inline>

const Line = z.array(Inline).max(limits.statement.runs)

/** Where quoted words stand. */
export const QuoteSource = z.object({
  document_id: z.string().nullable(),
  document: z.string(),
  page: z.number().int().nullable(),
  sheet: z.string().nullable(),
  /** What the words are in, where the source says it itself; of documents their values say it. */
  language: z.enum(languages).optional(),
})
export type QuoteSource = z.infer<typeof QuoteSource>

const Heading = z.object({ type: z.literal('heading'), level: z.union([z.literal(1), z.literal(2)]), content: Line })
const Paragraph = z.object({ type: z.literal('paragraph'), content: Line })
const Quote = z.object({ type: z.literal('quote'), content: z.array(Paragraph).max(200), source: QuoteSource })
const Cell = z.object({ content: Line, align: z.enum(['start', 'end']).optional() })
/** The first row is the head. */
const TextTable = z.object({
  type: z.literal('table'),
  caption: z
    .string()
    .max(limits.shortText * 2)
    .nullable(),
  rows: z.array(z.array(Cell).min(1).max(20)).min(1).max(2_000),
})

interface ListShape {
  type: 'list'
  ordered: boolean
  items: { content: z.infer<typeof Line>; items?: ListShape | undefined }[]
}

function listOf(depth: number): z.ZodType<ListShape> {
  const item = z.object({
    content: Line,
    ...(depth > 1 ? { items: z.lazy(() => listOf(depth - 1)).optional() } : {}),
  })
  return z.object({
    type: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(item).min(1).max(500),
  }) as z.ZodType<ListShape>
}

/** A list with lists within it, three deep at most. */
const List = listOf(3)

export const RichBlock = z.union([Heading, Paragraph, List, Quote, TextTable])
export type RichBlock = z.infer<typeof RichBlock>

export const RichText = z.array(RichBlock).max(limits.statement.blocks).meta({
  id: 'RichText',
  description:
    'Text as a tree of headings, paragraphs, lists, quotes and tables; a `value` in it shows what a fact says.',
})
export type RichText = z.infer<typeof RichText>

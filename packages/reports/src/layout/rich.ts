import type { Fact, Inline, QuoteSource, RichBlock, RichText, StatementLanguage } from '@esrs/contract'
import { factInWords, factNumber, unitInWords } from '../words/format.ts'
import { say } from '../words/messages.ts'
import { isForeign, reasonIn } from '../words/reasons.ts'
import { clean } from './clean.ts'
import type { Edition, LayoutPart, ListItem, Run } from './nodes.ts'

interface Context {
  language: StatementLanguage
  facts: ReadonlyMap<string, Fact>
  /** Language of each cited document. */
  documents: ReadonlyMap<string, StatementLanguage>
  /** A working state, where nothing else is said. */
  edition?: Edition
}

/** The parts of a text with the values of its facts filled in. */
export const partsOf = (text: RichText, context: Context): LayoutPart[] =>
  text
    .filter((block) => !isOtherQuote(block, context))
    .map((block) => ({ block, part: partOf(block, context) }))
    .filter(({ block, part }) => !isBareTable(block, part))
    .map(({ part }) => part)

/** Whether nothing is left of a table but its heads, because its rows are in another language. */
const isBareTable = (block: RichBlock, part: LayoutPart): boolean =>
  block.type === 'table' && part.kind === 'table' && block.rows.length > 1 && part.rows.length === 1

/** Whether a block quotes words that readers of a published file may not know the language of. */
const isOtherQuote = (block: RichBlock, context: Context): boolean =>
  context.edition === 'published' &&
  block.type === 'quote' &&
  isForeign(context.language, quotedLanguage(block.source, context))

const quotedLanguage = (source: QuoteSource, { documents }: Context): StatementLanguage | null =>
  source.language ?? documents.get(source.document_id ?? '') ?? null

function partOf(block: RichBlock, context: Context): LayoutPart {
  const runs = (content: readonly Inline[]) => runsOf(content, context)
  switch (block.type) {
    case 'heading':
      return { kind: 'heading', level: block.level, runs: runs(block.content) }
    case 'paragraph':
      return { kind: 'paragraph', runs: runs(block.content) }
    case 'list':
      return { kind: 'list', ordered: block.ordered, items: itemsOf(block, context) }
    case 'quote':
      return {
        kind: 'quote',
        paragraphs: block.content.map(({ content }) => runs(content)),
        source:
          context.edition === 'published' && block.source.document_id !== null
            ? null
            : sourceInWords(block.source, context.language),
        from: block.source,
        language: quotedLanguage(block.source, context),
      }
    case 'table': {
      const rows = block.rows.map((row) =>
        row.map((cell) => ({ runs: runs(cell.content), atEnd: cell.align === 'end' })),
      )
      // A row whose name nobody has written in this language is left out with it.
      const all = even(
        rows.filter((row, index) => index === 0 || row[0]?.runs.length || !block.rows[index]?.[0]?.content.length),
      )
      return { kind: 'table', caption: block.caption, widths: widthsOf(all), rows: all }
    }
  }
}

/** Letters of a line as wide as the page, letters beyond which a cell breaks into lines rather than taking width from others (more for a cell of many lines), and those of its margins. */
const pageLine = 104
const longLine = 48
const longText = 80
const margins = 2

/** Shares of the columns in percent: as wide as its longest cell asks for, and never narrower than its longest word. */
function widthsOf(rows: readonly { runs: Run[] }[][]): number[] {
  const columns = (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((row) => (row[column]?.runs ?? []).map(({ text }) => text).join(''))
    const longestWord = (text: string) => text.split(/\s+/).reduce((most, { length }) => Math.max(most, length), 0)
    const [head = 0, ...words] = texts.map(longestWord)
    const cell = texts.reduce((most, { length }) => Math.max(most, length), 0)
    // Heads are bold, and a cell has margins.
    const least =
      margins +
      Math.min(Math.max(1.15 * head, 1.05 * words.reduce((most, one) => Math.max(most, one), 0)), longLine / 2)
    return { least, wish: Math.max(least, margins + Math.min(cell, cell > 2 * longLine ? longText : longLine)) }
  })
  const sum = (which: 'least' | 'wish') => columns.reduce((all, column) => all + column[which], 0)
  const [least, wish] = [sum('least'), sum('wish')]
  // Where the wishes are wider than the page, only what is more than the longest word gets smaller.
  const left = wish <= pageLine ? 1 : Math.max(0, pageLine - least) / (wish - least || 1)
  const letters = columns.map((column) => column.least + left * (column.wish - column.least))
  const all = letters.reduce((a, b) => a + b, 0)
  return letters.map((one) => (100 * one) / all)
}

/** Rows filled up to the length of the longest. */
function even<T extends { runs: Run[]; atEnd: boolean }>(rows: T[][]) {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return rows.map((row) => [
    ...row,
    ...Array.from({ length: columns - row.length }, () => ({ runs: [], atEnd: false })),
  ])
}

function itemsOf({ items }: Extract<RichBlock, { type: 'list' }>, context: Context): ListItem[] {
  return items.map((item) => ({
    runs: runsOf(item.content, context),
    below: item.items ? { ordered: item.items.ordered, items: itemsOf(item.items, context) } : null,
  }))
}

export const runsOf = (content: readonly Inline[], context: Context): Run[] =>
  content.flatMap((inline) => runOf(inline, context))

type Words = Extract<Inline, { type: 'text' }>

/** The words of a run: those in another language say so, and are not published. */
function wordsOf({ text, language: spoken }: Words, { language: at, edition }: Context): string[] {
  const language = spoken ?? null
  if (!isForeign(at, language)) return [clean(text)]
  return edition === 'published' ? [] : [clean(reasonIn(text, at, language))]
}

const saidBy = ({ says }: Words, { facts }: Context): { fact?: Fact } => {
  const fact = says === undefined ? undefined : facts.get(says)
  return fact ? { fact } : {}
}

function runOf(inline: Inline, context: Context): Run[] {
  if (inline.type === 'break') return [{ text: '', isBreak: true }]
  if (inline.type === 'footnote') return [{ text: '', footnote: runsOf(inline.content, context) }]
  const looks = { ...(inline.bold && { bold: true }), ...(inline.italic && { italic: true }) }
  if (inline.type === 'text')
    return wordsOf(inline, context).map((text) => ({ text, ...looks, ...saidBy(inline, context) }))
  if (inline.type === 'link') return [{ text: clean(inline.text), href: inline.href, ...looks }]
  const fact = context.facts.get(inline.fact)
  // The fact is gone: the text says so, so that nobody overlooks it.
  if (!fact) return [{ text: say(context.language, 'value.gone'), ...looks }]
  const { language } = context
  const texts = {
    value: () => factInWords(fact, language),
    number: () => factNumber(fact, language),
    unit: () => unitInWords(fact.unit, language),
    year: () => String(fact.year),
  }
  const whole = inline.show === 'value' || inline.show === 'number'
  return [{ text: clean(texts[inline.show]()), ...looks, ...(whole && { fact }) }]
}

/** Source of a quote in words: the document and the page or sheet. */
export function sourceInWords({ document, page, sheet }: QuoteSource, language: StatementLanguage): string {
  if (sheet) return say(language, 'source.sheet', { document: clean(document), sheet: clean(sheet) })
  return page === null ? clean(document) : say(language, 'source.page', { document: clean(document), page })
}

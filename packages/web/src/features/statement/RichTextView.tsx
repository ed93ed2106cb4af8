import type { Inline, QuoteSource, RichBlock, RichText, StatementLanguage } from '@esrs/contract'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { type ChapterFacts, useChapter } from './chapter-context.ts'
import { factWords } from './figures.ts'
import { datapointPlace } from './places.ts'
import { prose, valueLook } from './prose.ts'
import { statementTexts } from './texts.ts'

type Footnote = Extract<Inline, { type: 'footnote' }>
type List = Extract<RichBlock, { type: 'list' }>

interface Shown {
  language: StatementLanguage
  facts: ChapterFacts['facts']
  gone: string
  /** What stands before words of another language. */
  foreign: Readonly<Record<StatementLanguage, string>>
  /** Footnotes in their order; the number of one is its place. */
  notes: Footnote[]
  source: (source: QuoteSource) => string
}

const linesOf = (list: List): Inline[][] =>
  list.items.flatMap((item) => [item.content, ...(item.items ? linesOf(item.items) : [])])

/** All inline elements of a text, in reading order. */
function inlinesOf(text: RichText): Inline[] {
  return text.flatMap((block): Inline[] => {
    if (block.type === 'list') return linesOf(block).flat()
    if (block.type === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => cell.content))
    return block.type === 'quote' ? block.content.flatMap((paragraph) => paragraph.content) : block.content
  })
}

/** Formats the source of a quote. */
export function useSourceText(): (source: QuoteSource) => string {
  const t = useTexts(statementTexts)
  return ({ document, page, sheet }) => {
    if (sheet) return t('text.sheetOf', { document, sheet })
    return page === null ? document : t('text.pageOf', { document, page })
  }
}

/** A text for reading. Values show their fact as it is now and link to it. */
export function RichTextView({ text, language }: { text: RichText; language: StatementLanguage }) {
  const t = useTexts(statementTexts)
  const { facts } = useChapter()
  const source = useSourceText()
  const notes = inlinesOf(text).filter((inline) => inline.type === 'footnote')
  const shown: Shown = {
    language,
    facts,
    gone: t('text.valueGone'),
    foreign: { en: t('text.in.en'), de: t('text.in.de') },
    notes,
    source,
  }
  return (
    <div className={prose}>
      {keyed(text, (block) => (
        <Block block={block} shown={shown} />
      ))}
      {notes.length > 0 && (
        <ol aria-label={t('text.footnotes')} className="mt-4! border-line border-t pt-2 text-muted text-xs leading-5">
          {keyed(notes, (note) => (
            <li>{keyed(note.content, (inline) => inlineOf(inline, shown))}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

const inlineText = (content: readonly Inline[]): string =>
  content.map((inline) => (inline.type === 'text' || inline.type === 'link' ? inline.text : '')).join('')

/** The parts of a text have no other name than their place. */
const keyed = <T,>(parts: readonly T[], draw: (part: T, index: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above; a text that changed is drawn anew.
  parts.map((part, index) => <Fragment key={index}>{draw(part, index)}</Fragment>)

function Block({ block, shown }: { block: RichBlock; shown: Shown }) {
  const line = (content: readonly Inline[]) => keyed(content, (inline) => inlineOf(inline, shown))
  switch (block.type) {
    case 'heading':
      return block.level === 1 ? <h4>{line(block.content)}</h4> : <h5>{line(block.content)}</h5>
    case 'paragraph':
      return <p>{line(block.content)}</p>
    case 'list':
      return <ListView list={block} shown={shown} />
    case 'quote':
      return (
        <blockquote>
          <div lang={block.source.language}>
            {keyed(block.content, ({ content }) => (
              <p>{line(content)}</p>
            ))}
          </div>
          <footer className="mt-1! text-muted text-xs">{shown.source(block.source)}</footer>
        </blockquote>
      )
    case 'table':
      return <TableView table={block} shown={shown} />
  }
}

function ListView({ list, shown }: { list: List; shown: Shown }) {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {keyed(list.items, (item) => (
        <li>
          {keyed(item.content, (inline) => inlineOf(inline, shown))}
          {item.items && <ListView list={item.items} shown={shown} />}
        </li>
      ))}
    </Tag>
  )
}

/** Characters from which on the text of a cell is read like a paragraph. */
const paragraph = 60

/** A table; a column of paragraphs stays wide enough to be read, and a table that is too wide for its place is scrolled. */
function TableView({ table, shown }: { table: Extract<RichBlock, { type: 'table' }>; shown: Shown }) {
  const [head, ...rows] = table.rows
  const isLong = (column: number) => rows.some((row) => inlineText(row[column]?.content ?? []).length > paragraph)
  const cells = (row: typeof head, Tag: 'td' | 'th') =>
    keyed(row ?? [], (cell, column) => (
      <Tag
        data-align={cell.align}
        scope={Tag === 'th' ? 'col' : undefined}
        className={Tag === 'th' && isLong(column) ? 'min-w-48' : undefined}
      >
        {keyed(cell.content, (inline) => inlineOf(inline, shown))}
      </Tag>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well.
    <figure tabIndex={0} className="overflow-x-auto">
      <table>
        {table.caption && <caption>{table.caption}</caption>}
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {keyed(rows, (row) => (
            <tr>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Words of a person; those in another language say so, and an answer in a sentence links to its value. */
function textOf({ text, language, says }: Extract<Inline, { type: 'text' }>, shown: Shown): ReactNode {
  const fact = says === undefined ? undefined : shown.facts.get(says)
  if (fact)
    return (
      <Link to={datapointPlace(fact.datapoint)} className={valueLook}>
        {text}
      </Link>
    )
  if (!language || language === shown.language) return text
  return (
    <span lang={language} className="text-secondary italic">
      {shown.foreign[language]} {text}
    </span>
  )
}

function inlineOf(inline: Inline, shown: Shown): ReactNode {
  if (inline.type === 'break') return <br />
  if (inline.type === 'footnote') return <sup className="text-brand-text">{shown.notes.indexOf(inline) + 1}</sup>
  const words = (content: ReactNode) => {
    const strong = inline.bold ? <strong>{content}</strong> : content
    return inline.italic ? <em>{strong}</em> : strong
  }
  if (inline.type === 'text') return words(textOf(inline, shown))
  if (inline.type === 'link') {
    const isWeb = /^https?:/i.test(inline.href)
    return words(
      <a href={inline.href} {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
        {inline.text}
      </a>,
    )
  }
  const fact = shown.facts.get(inline.fact)
  if (!fact) return <span className="text-danger-text">{shown.gone}</span>
  return words(
    <Link to={datapointPlace(fact.datapoint)} className={valueLook}>
      {factWords(fact, inline.show, shown.language)}
    </Link>,
  )
}

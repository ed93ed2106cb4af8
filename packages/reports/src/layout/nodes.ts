import type { Fact, QuoteSource, Statement, StatementLanguage } from '@esrs/contract'

/** A run of text with its style and all values filled in. Every output format is made from runs. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  href?: string
  /** The fact behind the words, for XBRL tagging; only where they show its whole value. */
  fact?: Fact
  footnote?: Run[]
  /** The fact that the words explain, for a footnote of it in XBRL. */
  explains?: Fact
  isBreak?: boolean
}

export type LayoutPart =
  | { kind: 'heading'; level: 1 | 2; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  /** `language`: what the quoted document is written in, where it is known; `source`: `null` where a document of the company is not named to readers. */
  | { kind: 'quote'; paragraphs: Run[][]; source: string | null; from: QuoteSource; language: StatementLanguage | null }
  /** Where the words above come from; in a working state only. */
  | { kind: 'source'; text: string }
  /** `widths`: shares of the columns in percent. */
  | { kind: 'table'; caption: string | null; widths: number[]; rows: { runs: Run[]; atEnd: boolean }[][] }

export interface ListItem {
  runs: Run[]
  below: { ordered: boolean; items: ListItem[] } | null
}

export interface FigureRow {
  label: string
  isPart: boolean
  isTotal: boolean
  /** `null` where no figure of the table has one, so that there is no such column. */
  unit: string | null
  /** One of each column behind the unit; a dash where there is nothing. */
  cells: Run[]
  footnote: Run[] | null
}

export interface GridRow {
  head: string
  level: 'section' | 'plain' | 'part' | 'total'
  /** One fewer than columns. */
  cells: readonly Run[]
}

export type Tone = 'gap' | 'omitted' | 'reference' | 'not-material' | 'note'

/** A cell of a list; `place` is the anchor of a heading, whose page is shown where pages are made. */
export interface ListCell {
  text: string
  place?: string
  /** Datapoints and topics of which the cell says that nothing is disclosed. */
  without?: readonly string[]
}

/** An element of the statement in reading order. */
export type Node =
  /** From 1: part, chapter, disclosure requirement; without parts the chapter is 1. `short`: as others refer to it; `code`: of the requirement. */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; id: string; short: string; code?: string }
  | { kind: 'text'; id: string; datapoints: readonly string[]; parts: LayoutPart[] }
  /** The head: metric, unit where some figure has one, then the columns that some row has something in. */
  | {
      kind: 'figures'
      id: string
      caption: string
      head: readonly string[]
      rows: FigureRow[]
      /** `many`: set smaller, as it has many years; `wide`: so many that it lies on a page on its side. */
      breadth: 'usual' | 'many' | 'wide'
    }
  /** A table as the law lays it out. `kinds`: of the columns, the first of which names the rows; a head of `groups` stands above several. */
  | {
      kind: 'grid'
      id: string
      caption: string
      note: string | null
      isWide: boolean
      groups: readonly { text: string; span: number }[]
      head: readonly string[]
      kinds: readonly ('words' | 'figure' | 'sign')[]
      rows: readonly GridRow[]
    }
  | { kind: 'notice'; tone: Tone; title: string; text: string; items: readonly string[] }
  /** `alt`: what it shows, for who cannot see it. */
  | { kind: 'picture'; caption: string; alt: string; svg: string; width: number; height: number }
  /** Widths are shares of the page's. */
  | { kind: 'list'; caption: string; head: readonly string[]; widths: readonly number[]; rows: ListCell[][] }

/**
 * What a file is for: the working state shows what is missing, where words come from and what is in another language; the
 * published form shows none of it.
 */
export type Edition = 'working' | 'published'

/** A statement in one language, ready to be written in any format. */
export interface Layout {
  statement: Statement
  language: StatementLanguage
  title: string
  company: string
  /** Lines below the title: the period, the standards, the version, where the company is. */
  about: readonly string[]
  draft: string | null
  edition: Edition
  /** Levels of headings above the requirements: 2 with parts, 1 without. */
  above: 1 | 2
  nodes: readonly Node[]
}

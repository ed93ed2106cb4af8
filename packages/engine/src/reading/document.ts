import type { TaggedFact } from './html/tagged-facts.ts'
import type { NamedCell } from './named-cell.ts'
import type { Painted } from './pdf/painting.ts'

/**
 * What reading a file gives: pages of stored text in which every excerpt is found again by its offsets, with the layout
 * that the analysis needs. All types are plain data and survive `structuredClone` and JSON.
 */

/**
 * A rectangle from the top left corner of the page, in the unit of the page's `width` and `height`: points (1/72 inch) for
 * pages and slides. An image has no such unit, so its page is measured as if its text had the usual size; a viewer scales by
 * the ratio of what it shows to `width`.
 */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The formats that are read. Films give what they say about themselves, their subtitles, or a transcript. */
export type Format =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'xlsx'
  | 'xls'
  | 'csv'
  | 'ods'
  | 'odt'
  | 'rtf'
  | 'eml'
  | 'zip'
  | 'xbrl-json'
  | 'html'
  | 'pptx'
  | 'txt'
  | 'md'
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'mp4'
  | 'mov'
  | 'avi'

/** Part of a page's text: `page.text.slice(start, end)`. */
export interface Span {
  start: number
  end: number
}

/** A run of text on one line without a gap wide enough to separate columns. */
export interface Segment extends Span {
  text: string
  /** `null` where the format has no positions. */
  box: Box | null
  bold: boolean
  fontSize: number | null
  /** Raised footnote marks inside the segment, as offsets into the page's text: they belong to no number and no word. */
  marks?: Span[]
}

/** One line in reading order; `text` is the stored text of the line, its segments joined by two spaces. */
export interface Line extends Span {
  text: string
  box: Box | null
  segments: Segment[]
}

/** A cell of a table; `text` may be empty. `row` and `column` count from 0; spans are 1 unless cells were merged. */
export interface Cell extends Span {
  text: string
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  box: Box | null
  bold: boolean
  /** Spreadsheets: the address such as `C12`, and the typed value behind the shown text. */
  address: string | null
  raw: number | string | boolean | null
}

/** A table as far as its structure is known: from the file (Word, sheets) or found in the layout (PDF). */
export interface Table extends Span {
  /** The caption or the heading directly above, `null` where there is none. */
  title: string | null
  rows: number
  columns: number
  cells: Cell[]
  /** How many leading rows are headers. */
  headerRows: number
}

/** A block of running text in reading order. `text` has hyphenation repaired; the span points at the stored text. */
export interface Block extends Span {
  kind: 'heading' | 'paragraph' | 'list-item' | 'footnote' | 'header' | 'footer'
  text: string
  /** 1 is the highest heading; `null` for anything else. */
  level: number | null
  box: Box | null
  /** 1-based number of the paragraph in files without pages, `null` elsewhere. */
  paragraph: number | null
  /** Slides: the name of the shape that holds the text, as its author's program shows it. */
  shape?: string
  /** Films: when the words are said, in seconds from the beginning. */
  time?: { from: number; to: number }
}

/** How numbers are written on a page, voted from the page's own numbers. */
export interface NumberFormat {
  decimal: ',' | '.'
  /** Separators seen between thousands. */
  thousands: ('.' | ',' | ' ' | '’')[]
  /** Numbers that decided between the two notations; 0 means the document's language decided. */
  votes: number
}

/** The cells of a sheet as a person sees them: rows from `firstRow` (1-based) on, column A first. */
export interface Grid {
  firstRow: number
  rows: string[][]
}

/** A word that was recognised in a picture. */
export interface RecognisedWord extends Span {
  /** How sure the recognition is, 0 to 1. */
  confidence: number
}

/** That text of a page was recognised in a picture, and how surely. */
export interface Recognition {
  /** Mean over the words, 0 to 1. */
  confidence: number
  /** The words in the order of the text; offsets into it. */
  words: RecognisedWord[]
  /** Only pictures on the page were recognised; the rest of its text is that of the file. */
  inPictures?: true
}

/** What a page is of its file. `text` is the whole of a file without pages. */
export type PageKind = 'page' | 'sheet' | 'text' | 'slide' | 'image'

/** A page of a PDF, a sheet of a workbook, a slide, an image, or the whole text of a file without pages. */
export interface Page {
  /** From 1. */
  number: number
  kind: PageKind
  /** The name of a sheet, the title of a slide. */
  name: string | null
  width: number | null
  height: number | null
  /** Degrees clockwise by which the page is turned from how the file shows it, so that its text stands upright; 0 if left out. */
  turn?: 90 | 180 | 270
  /** The stored text. Excerpts are verbatim substrings of it. Never holds NUL or lone surrogates. */
  text: string
  lines: Line[]
  blocks: Block[]
  tables: Table[]
  /** Only on pages of which text was recognised in a picture: such words may be misread. */
  ocr?: Recognition
  /** Sheets only: what an address such as `C12` is looked up in. */
  grid?: Grid | null
  numberFormat: NumberFormat
  /** The headings in force where the page begins, highest first. */
  headingsAtStart: string[]
}

/** A stretch of speech; times in seconds from the beginning. */
export interface Utterance {
  from: number
  to: number
  text: string
}

/** What a film says about itself. */
export interface Media {
  title: string | null
  /** Its length in seconds, `null` where the file does not tell. */
  seconds: number | null
  /** Subtitles were found and read. */
  subtitles: boolean
}

/** Something the owner of a file should know although it was read; clients have a sentence for each. */
export type ReadingNote =
  /** Text was recognised in pictures on these pages; it may hold mistakes. */
  | { kind: 'recognised'; pages: number[] }
  /** Pages that are pictures and were left unread: past the most that are recognised, or recognition is not installed. */
  | { kind: 'not_recognised'; pages: number[]; why: 'too_many' | 'not_available' | 'failed' }
  /** Text was recognised in pictures beside the text of these pages. */
  | { kind: 'pictures_recognised'; pages: number[] }
  /** Pictures beside the text of these pages look written and were left unread: past what is recognised of one document. */
  | { kind: 'pictures_not_recognised'; pages: number[] }
  /** Pages that the file holds damaged; the others were read. */
  | { kind: 'damaged_pages'; pages: number[] }
  /** Parts of a document without pages that cannot be read; the others were. */
  | { kind: 'damaged_parts'; parts: number }
  /** The document is longer than is analysed; these pages were read, but not analysed to their ends. */
  | { kind: 'analysed_in_part'; pages: number[] }
  /** A plain text that does not say how its letters are written, and it could not be detected for certain. */
  | { kind: 'uncertain_letters' }
  /** Cells of a workbook hold formulas without results, which could not be computed either. */
  | { kind: 'formulas_without_results'; cells: number }
  /** Files of an archive, or attached to a mail, that cannot be read or are too many; the others were read. */
  | { kind: 'files_left'; files: number }
  /** Only the first picture of a moving image was read. */
  | { kind: 'first_frame_only'; frames: number }

/** A file as read. */
export interface ReadDocument {
  name: string
  format: Format
  pages: Page[]
  /** ISO 639-1 code of the language most of the text is in; `en` or `de` where undecided between others. */
  language: string
  wordCount: number
  /** Empty where there is nothing to say. */
  notes: ReadingNote[]
  /** Films only. */
  media?: Media
  /** Inline XBRL only: what its tags say. */
  tagged?: TaggedFact[]
  /** Templates only: the cells that have names. */
  named?: NamedCell[]
  /** Pages with pictures that `readPictures` still has to read; only where they were to be left, and there are any. */
  picturesLater?: number[]
}

/** Why a file could not be read; each has a sentence for the person in the language files of server and web. */
export type UnreadableReason =
  | 'password_protected'
  | 'damaged'
  /** Not a single byte. */
  | 'empty'
  /** The content is something else than the name says. */
  | 'wrong_type'
  | 'no_text'
  /** A film without subtitles: read it again with a transcript of what is said; without one it is only stored. */
  | 'needs_transcription'
  | 'too_large'
  | 'format_not_supported'
  | 'took_too_long'
  | 'too_much_memory'

/** The result of reading: the document, or a typed reason why not. Reading never throws for a bad file. */
export type ReadResult =
  | { ok: true; document: ReadDocument }
  | { ok: false; reason: UnreadableReason; detail: string; media?: Media }

/**
 * Tells how far reading has come: pages, sheets or slides; then, where text has to be recognised in pictures, how many of those
 * pages are done.
 */
export type OnProgress = (done: number, total: number, stage: 'reading' | 'recognising') => void

/**
 * Has another thread run `paintFromBack` on the same file.
 * @param counter through which the threads agree who takes which page; to be handed on
 * @returns the pages painted there; fewer than it took when it failed, and never a rejection
 */
export type PaintBeside = (counter: SharedArrayBuffer) => Promise<readonly Painted[]>

/** How a file is to be read. */
export interface ReadOptions {
  onProgress?: OnProgress
  /** Most pages whose text is recognised in pictures; further ones are noted. 0 recognises nothing; 50 if left out. */
  ocrMaxPages?: number
  /**
   * Leaves pictures on pages of text for `readPictures`: text and tables come several times sooner. Pages that are pictures
   * themselves are recognised all the same, since there is nothing else on them.
   */
  picturesLater?: boolean
  /** What is said in a film, for one that was refused as `needs_transcription`; it takes the place of subtitles. */
  transcript?: readonly Utterance[]
  /** Long PDFs only; without it one thread does all. */
  paintBeside?: PaintBeside
}

import type { Media, OnProgress, Page, PaintBeside, ReadingNote, UnreadableReason, Utterance } from './document.ts'
import type { TaggedFact } from './html/tagged-facts.ts'
import type { NamedCell } from './named-cell.ts'

/** What a reader of one format gives: pages without what is decided for the whole document, or the reason why not. */
export type FormatResult =
  | {
      ok: true
      pages: Page[]
      notes?: ReadingNote[]
      media?: Media
      picturesLater?: number[]
      tagged?: TaggedFact[]
      named?: NamedCell[]
    }
  | { ok: false; reason: UnreadableReason; detail: string; media?: Media }

/** A file within another: of an archive, or attached to a mail. */
export interface InnerFile {
  /** As its container calls it, with folders. */
  name: string
  bytes: Uint8Array
}

/** Reads a file within another, whatever its format. */
export type ReadInner = (
  file: InnerFile,
) => Promise<FormatResult | { ok: false; reason: UnreadableReason; detail: string }>

/** What a reader may need beside the bytes. */
export interface Reading {
  onProgress: OnProgress
  /** Most pages whose text is recognised in pictures. */
  ocrMaxPages: number
  /** Leaves pictures on pages of text for later. */
  picturesLater?: boolean
  /** Films: what is said, where that was written down elsewhere. */
  transcript?: readonly Utterance[]
  /** Long PDFs: has another thread paint some of the pages. */
  paintBeside?: PaintBeside
  /** Archives and mails: reads a file within; left out where files lie too deep in one another. */
  readInner?: ReadInner
}

/** Reads the bytes of one format. May throw on damaged files: `read` turns that into a reason. */
export type FormatReader = (bytes: Uint8Array, reading: Reading) => Promise<FormatResult>

import type { Format, Media, OnProgress, Page, PaintBeside, ReadingNote, Said, UnreadableReason } from './document.ts'

/** What a reader of one format gives: pages without what is decided for the whole document, or the reason why not. */
export type FormatResult =
  | { ok: true; pages: Page[]; notes?: ReadingNote[]; media?: Media }
  | { ok: false; reason: UnreadableReason; detail: string; media?: Media }

/** What a reader may need beside the bytes. */
export interface Reading {
  onProgress: OnProgress
  /** Most pages whose text is recognised in pictures. */
  ocrMaxPages: number
  /** Films: what is said, where that was written down elsewhere. */
  transcript?: readonly Said[]
  /** Long PDFs: has another thread paint some of the pages. */
  paintBeside?: PaintBeside
}

/** Reads the bytes of one format. May throw on damaged files: `read` turns that into a reason. */
export type FormatReader = (bytes: Uint8Array, reading: Reading) => Promise<FormatResult>

/** Every format that is read. Readers are loaded when needed, so that a text file does not load the PDF parser. */
export const formats: Record<Format, () => Promise<FormatReader>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).readPdf,
  docx: async () => (await import('./docx/docx.ts')).readDocx,
  doc: async () => (await import('./doc/doc.ts')).readDoc,
  xlsx: async () => (await import('./xlsx.ts')).readXlsx,
  xls: async () => (await import('./xls.ts')).readXls,
  csv: async () => (await import('./csv.ts')).readCsv,
  pptx: async () => (await import('./slides/pptx.ts')).readPptx,
  txt: async () => (await import('./plain.ts')).readPlain,
  md: async () => (await import('./markdown.ts')).readMarkdown,
  jpeg: async () => (await import('./ocr/image.ts')).readImage,
  png: async () => (await import('./ocr/image.ts')).readImage,
  gif: async () => (await import('./ocr/image.ts')).readImage,
  mp4: async () => (await import('./film/film.ts')).readMovieFile,
  mov: async () => (await import('./film/film.ts')).readMovieFile,
  avi: async () => (await import('./film/film.ts')).readAviFile,
}

import type { Format, OnProgress, Page, UnreadableReason } from './document.ts'

/** What a reader of one format gives: pages without what is decided for the whole document, or the reason why not. */
export type FormatResult = { ok: true; pages: Page[] } | { ok: false; reason: UnreadableReason; detail: string }

/** Reads the bytes of one format. May throw on damaged files: `read` turns that into a reason. */
export type FormatReader = (bytes: Uint8Array, onProgress?: OnProgress) => Promise<FormatResult>

/** Every format that is read. Readers are loaded when needed, so that a text file does not load the PDF parser. */
export const formats: Record<Format, () => Promise<FormatReader>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).readPdf,
  docx: async () => (await import('./docx/docx.ts')).readDocx,
  xlsx: async () => (await import('./xlsx.ts')).readXlsx,
  csv: async () => (await import('./csv.ts')).readCsv,
  txt: async () => (await import('./plain.ts')).readPlain,
  md: async () => (await import('./markdown.ts')).readMarkdown,
}

import type { Format } from './document.ts'
import type { FormatReader } from './format-reader.ts'

/** Every format that is read. Readers are loaded when needed, so that a text file does not load the PDF parser. */
export const formats: Record<Format, () => Promise<FormatReader>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).readPdf,
  docx: async () => (await import('./docx/docx.ts')).readDocx,
  doc: async () => (await import('./doc/doc.ts')).readDoc,
  xlsx: async () => (await import('./xlsx.ts')).readXlsx,
  xls: async () => (await import('./xls.ts')).readXls,
  csv: async () => (await import('./csv.ts')).readCsv,
  ods: async () => (await import('./ods.ts')).readOds,
  odt: async () => (await import('./odt.ts')).readOdt,
  rtf: async () => (await import('./rtf/rtf.ts')).readRtf,
  eml: async () => (await import('./mail/eml.ts')).readEml,
  zip: async () => (await import('./archive-file.ts')).readArchive,
  'xbrl-json': async () => (await import('./xbrl-json.ts')).readXbrlJson,
  html: async () => (await import('./html/html.ts')).readHtml,
  pptx: async () => (await import('./slides/pptx.ts')).readPptx,
  txt: async () => (await import('./plain.ts')).readPlain,
  md: async () => (await import('./markdown.ts')).readMarkdown,
  jpeg: async () => (await import('./image.ts')).readImage,
  png: async () => (await import('./image.ts')).readImage,
  gif: async () => (await import('./image.ts')).readImage,
  mp4: async () => (await import('./film/film.ts')).readMovieFile,
  mov: async () => (await import('./film/film.ts')).readMovieFile,
  avi: async () => (await import('./film/film.ts')).readAviFile,
}

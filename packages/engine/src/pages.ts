// Pages of PDFs, drawn. An entry of its own, so that a process that draws none loads no parser of PDF.
export { type PictureMarks, pagePicture } from './reading/pdf/page-picture.ts'
export { paintFromBack } from './reading/pdf/paint-pages.ts'
export type { Painted } from './reading/pdf/painting.ts'

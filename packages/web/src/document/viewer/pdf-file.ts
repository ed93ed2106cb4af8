import type { PdfFile } from './opened-pdf.ts'

/** Fetches the code that opens PDFs and starts its worker; worth calling before somebody wants to see one. */
export const preparePdf = () => {
  import('./pdf.ts').then(({ startWorker }) => startWorker()).catch(() => {})
}

const kept = 3
const open = new Map<string, { file: Blob; pdf: Promise<PdfFile> }>()

/** Opens a document's PDF once; the last few stay open, because a person goes back and forth between them. */
export function openedPdf(documentId: string, file: Blob): Promise<PdfFile> {
  const opened = open.get(documentId)
  open.delete(documentId)
  const entry = opened?.file === file ? opened : { file, pdf: import('./pdf.ts').then(({ openPdf }) => openPdf(file)) }
  if (opened && opened !== entry) close(opened.pdf)
  open.set(documentId, entry)
  for (const [id, { pdf }] of [...open].slice(0, -kept)) {
    open.delete(id)
    close(pdf)
  }
  entry.pdf.catch(() => {
    if (open.get(documentId) === entry) open.delete(documentId)
  })
  return entry.pdf
}

function close(pdf: Promise<PdfFile>) {
  pdf.then((opened) => opened.close()).catch(() => {})
}

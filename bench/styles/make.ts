// Writes the second set: documents in the styles in which reports state figures, with their answers, as folders `open` and `kept`
// for `scripts/eval.ts`. Files already there are replaced.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import { documents } from './documents/index.ts'
import { drawWord, drawWorkbook } from './draw-office.ts'
import { drawPdf } from './draw-pdf.ts'
import { type Answer, answersOf, halfOf, type StyleDocument } from './style-document.ts'

const draw = (document: StyleDocument): Promise<Uint8Array> | Uint8Array =>
  document.name.endsWith('.pdf')
    ? drawPdf(document)
    : document.name.endsWith('.docx')
      ? drawWord(document)
      : drawWorkbook(document)

const answers: Record<'open' | 'kept', Answer[]> = { open: [], kept: [] }
for (const half of ['open', 'kept']) {
  await rm(join(import.meta.dirname, half), { recursive: true, force: true })
  await mkdir(join(import.meta.dirname, half, 'docs'), { recursive: true })
}
for (const document of documents) {
  const half = halfOf(document.name)
  await writeFile(join(import.meta.dirname, half, 'docs', document.name), await draw(document))
  answers[half].push(...answersOf(document))
}
for (const half of ['open', 'kept'] as const) {
  await writeFile(join(import.meta.dirname, half, 'gold.csv'), `${Papa.unparse(answers[half])}\n`)
  console.log(
    `${half}: ${new Set(answers[half].map(({ doc }) => doc)).size} documents, ${answers[half].length} answers`,
  )
}

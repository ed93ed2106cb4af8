// Writes the second set: documents in the styles in which reports state figures, with their answers, as folders `open`, `kept`,
// `later-open`, `later-kept`, `third-open`, `third-next`, `third-kept`, and `fourth-`, `fifth-` and `sixth-open` and `-kept` for `scripts/eval.ts`. Files already there are replaced.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import {
  documents,
  fifthDocuments,
  fourthDocuments,
  laterDocuments,
  sixthDocuments,
  thirdDocuments,
} from './documents/index.ts'
import { drawWord, drawWorkbook } from './draw-office.ts'
import { drawPdf } from './draw-pdf.ts'
import { answersOf, halfOf, partOf, type StyleDocument } from './style-document.ts'

const draw = (document: StyleDocument): Promise<Uint8Array> | Uint8Array =>
  document.name.endsWith('.pdf')
    ? drawPdf(document)
    : document.name.endsWith('.docx')
      ? drawWord(document)
      : drawWorkbook(document)

const folders = new Map<string, StyleDocument[]>()
const add = (folder: string, document: StyleDocument): void => {
  folders.set(folder, [...(folders.get(folder) ?? []), document])
}
for (const document of documents) add(halfOf(document.name), document)
for (const document of laterDocuments) add(`later-${halfOf(document.name)}`, document)
for (const document of thirdDocuments) add(`third-${partOf(document.name)}`, document)
for (const document of fourthDocuments) add(`fourth-${halfOf(document.name)}`, document)
for (const document of fifthDocuments) add(`fifth-${halfOf(document.name)}`, document)
for (const document of sixthDocuments) add(`sixth-${halfOf(document.name)}`, document)

for (const [folder, members] of folders) {
  const at = join(import.meta.dirname, folder)
  await rm(at, { recursive: true, force: true })
  await mkdir(join(at, 'docs'), { recursive: true })
  for (const document of members) await writeFile(join(at, 'docs', document.name), await draw(document))
  const answers = members.flatMap(answersOf)
  await writeFile(join(at, 'gold.csv'), `${Papa.unparse(answers)}\n`)
  console.log(`${folder}: ${members.length} documents, ${answers.length} answers`)
}

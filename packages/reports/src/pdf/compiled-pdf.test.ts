import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { compiledPdf } from './compiled-pdf.ts'
import { fonts } from './fonts.ts'

/** A document of one page of 100 mm and what is more, of which its template says that it can be set closer. */
const documentOf = (height: number, closer: number) => `
#set document(title: "Pages")
#set page(width: 100mm, height: 100mm, margin: 10mm)
#for part in range(10) { block(above: 0mm, below: 0mm, breakable: false, height: if sys.inputs.at("close", default: "0") == "0" { ${height}mm } else { ${closer}mm }) }
#context [#metadata((page: here().page(), y: here().position().y.mm())) <end>]
`

test.each([
  ['a last page with a few lines is spared where its lists can be set closer', 8.5, 7.5, 1],
  ['what does not fit all the same stays as it is', 8.5, 8.4, 2],
  ['a document of one page stays as it is', 4, 1, 1],
])('%s', async (_, height, closer, pages) => {
  const compiler = NodeCompiler.create({ workspace: '/pages', fontArgs: [{ fontBlobs: fonts() }] })
  const pdf = await compiledPdf(compiler, documentOf(height, closer), 'ua-1', '2026-03-01T09:00:00.000Z')
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(pages)
})

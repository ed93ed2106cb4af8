import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { completed } from './completed.ts'

/**
 * A Typst template compiled to a tagged PDF: for everyone (PDF/UA-1), or for archives (PDF/A-3a).
 * @param madeAt ISO 8601; the same content and time give the same bytes
 * @throws Error where the PDF cannot be made, with what the compiler says
 */
export async function compiledPdf(
  compiler: NodeCompiler,
  template: string,
  standard: 'ua-1' | 'a-3a',
  madeAt: string,
): Promise<Uint8Array> {
  const compiled = compiler.compile({ mainFileContent: template })
  const document = compiled.result
  if (!document) {
    const error = compiled.takeDiagnostics()
    const why = error ? compiler.fetchDiagnostics(error).map(({ message }) => message) : []
    throw new Error(`The PDF could not be made: ${why.join('; ')}`)
  }
  const pdf = compiler.pdf(document, {
    pdfStandard: standard,
    pdfTags: true,
    creationTimestamp: Math.floor(Date.parse(madeAt) / 1000),
  })
  return completed(pdf)
}

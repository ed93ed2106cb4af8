import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
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
  const document = fitted(compiler, template)
  const pdf = compiler.pdf(document, {
    pdfStandard: standard,
    pdfTags: true,
    creationTimestamp: Math.floor(Date.parse(madeAt) / 1000),
  })
  return completed(pdf)
}

/** A document, set closer step by step while a part ends with a few lines on a page, where that spares a page. */
function fitted(compiler: NodeCompiler, template: string): NodeTypstDocument {
  let best = compiled(compiler, template)
  for (const close of ['1', '2']) {
    if (!endsOf(compiler, best).some(isLonely)) break
    const closer = compiled(compiler, template, { close })
    if (pagesOf(compiler, closer) < pagesOf(compiler, best)) best = closer
  }
  return best
}

function compiled(compiler: NodeCompiler, template: string, inputs: Record<string, string> = {}): NodeTypstDocument {
  const made = compiler.compile({ mainFileContent: template, inputs })
  if (made.result) return made.result
  const error = made.takeDiagnostics()
  const why = error ? compiler.fetchDiagnostics(error).map(({ message }) => message) : []
  throw new Error(`The PDF could not be made: ${why.join('; ')}`)
}

/** Where the last line of a part ends: its page from 1, and millimetres from the top. */
interface End {
  page: number
  y: number
}

/** Where the parts of a document end, as far as its template says it (`<end>`). */
const endsOf = (compiler: NodeCompiler, document: NodeTypstDocument): End[] =>
  compiler.query(document, { selector: '<end>', field: 'value' })

const pagesOf = (compiler: NodeCompiler, document: NodeTypstDocument): number =>
  endsOf(compiler, document).at(-1)?.page ?? 1

/** Whether the last page of a part holds a few lines only, so that it is worth setting the document closer. */
const isLonely = ({ page, y }: End): boolean => page > 1 && y < lonely
/** A head, and a row or two. */
const lonely = 60

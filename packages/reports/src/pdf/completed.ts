import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'

const name = PDFName.of

/** The element that a reference or the thing itself stands for; `undefined` for what is no dictionary. */
function dictOf(context: PDFContext, value: PDFObject | undefined): PDFDict | undefined {
  const found = value instanceof PDFRef ? context.lookup(value) : value
  return found instanceof PDFDict ? found : undefined
}

function listOf(context: PDFContext, value: PDFObject | undefined): PDFObject[] {
  const found = value instanceof PDFRef ? context.lookup(value) : value
  if (found instanceof PDFArray) return found.asArray()
  return found === undefined ? [] : [value!]
}

const roleOf = (element: PDFDict): string => element.get(name('S'))?.toString() ?? ''

/** The attributes of a cell that are about tables; made where there are none. */
function tableAttributes(context: PDFContext, cell: PDFDict): PDFDict {
  const all = listOf(context, cell.get(name('A')))
  const found = all.map((one) => dictOf(context, one)).find((one) => one?.get(name('O')) === name('Table'))
  if (found) return found
  const made = context.obj({ O: 'Table' })
  cell.set(name('A'), context.obj([...all, made]))
  return made
}

/**
 * A PDF by the compiler with what it cannot say itself: the first cell of a row names the row (ISO 32000-1, 14.8.5.7), the order of the tab key follows the
 * structure on each page, the title is shown in place of the file's name, and a file for archives says that it is for everyone, too (ISO 14289-1).
 */
export async function completed(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const { context, catalog } = document
  for (const page of document.getPages()) page.node.set(name('Tabs'), name('S'))
  const preferences = dictOf(context, catalog.get(name('ViewerPreferences'))) ?? context.obj({})
  preferences.set(name('DisplayDocTitle'), PDFBool.True)
  catalog.set(name('ViewerPreferences'), preferences)
  const structure = dictOf(context, catalog.get(name('StructTreeRoot')))
  if (structure) nameRows(context, structure)
  sayForEveryone(context, catalog)
  // Nothing is taken from the clock: the same bytes come from the same bytes.
  return document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  })
}

/** Makes the first cell of every row the head of the row, and has the others say that it is. */
function nameRows(context: PDFContext, structure: PDFDict): void {
  const heads: { id: string; cell: PDFRef }[] = []
  const rows = (element: PDFDict): void => {
    for (const kid of listOf(context, element.get(name('K')))) {
      const below = dictOf(context, kid)
      if (below?.get(name('S')) === undefined) continue
      if (roleOf(below) === '/TR') headRow(context, below, heads)
      else rows(below)
    }
  }
  rows(structure)
  const known = namesIn(context, dictOf(context, structure.get(name('IDTree'))))
  const all = [...known, ...heads.map(({ id, cell }): [string, PDFObject] => [id, cell])].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const tree = context.obj({ Names: all.flatMap(([id, cell]) => [PDFString.of(id), cell]) })
  structure.set(name('IDTree'), context.register(tree))
}

function headRow(context: PDFContext, row: PDFDict, heads: { id: string; cell: PDFRef }[]): void {
  const [first, ...others] = listOf(context, row.get(name('K')))
  const head = dictOf(context, first)
  if (!head || !(first instanceof PDFRef) || roleOf(head) !== '/TD') return
  const id = `row${String(heads.length).padStart(6, '0')}`
  heads.push({ id, cell: first })
  head.set(name('S'), name('TH'))
  head.set(name('ID'), PDFString.of(id))
  tableAttributes(context, head).set(name('Scope'), name('Row'))
  for (const other of others) {
    const cell = dictOf(context, other)
    if (!cell || roleOf(cell) !== '/TD') continue
    const about = tableAttributes(context, cell)
    about.set(name('Headers'), context.obj([...listOf(context, about.get(name('Headers'))), PDFString.of(id)]))
  }
}

/** Names of a name tree with what they stand for (ISO 32000-1, 7.9.6). */
function namesIn(context: PDFContext, tree: PDFDict | undefined): [string, PDFObject][] {
  if (!tree) return []
  const names = listOf(context, tree.get(name('Names')))
  const own = names.flatMap((one, index): [string, PDFObject][] =>
    index % 2 === 0 && (one instanceof PDFString || one instanceof PDFHexString)
      ? [[one.asString(), names[index + 1]!]]
      : [],
  )
  const below = listOf(context, tree.get(name('Kids'))).flatMap((kid) => namesIn(context, dictOf(context, kid)))
  return [...own, ...below]
}

const property = (part: string, text: string): string => `<pdfaProperty:${part}>${text}</pdfaProperty:${part}>`
const schema = (part: string, text: string): string => `<pdfaSchema:${part}>${text}</pdfaSchema:${part}>`
const namespace = 'http://www.aiim.org/pdfua/ns/id/'
const resource = (content: string): string => `<rdf:li rdf:parseType="Resource">${content}</rdf:li>`

/** What an archive has to be told of the identification of PDF/UA, which its own standard does not know (ISO 19005-3, 6.6.2.3). */
const extension = resource(
  schema('schema', 'PDF/UA identification schema') +
    schema('namespaceURI', namespace) +
    schema('prefix', 'pdfuaid') +
    schema(
      'property',
      `<rdf:Seq>${resource(
        property('name', 'part') +
          property('valueType', 'Integer') +
          property('category', 'internal') +
          property('description', 'Part of ISO 14289 that the file follows'),
      )}</rdf:Seq>`,
    ),
)

function sayForEveryone(context: PDFContext, catalog: PDFDict): void {
  const at = catalog.get(name('Metadata'))
  const stream = at instanceof PDFRef ? context.lookup(at) : undefined
  if (!(at instanceof PDFRef) || !(stream instanceof PDFRawStream)) return
  const text = Buffer.from(stream.contents).toString('utf8')
  if (text.includes('pdfuaid:part')) return
  const said = `<rdf:Description rdf:about="" xmlns:pdfuaid="${namespace}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`
  const told = text
    .replace('<pdfaExtension:schemas><rdf:Bag>', (begin) => begin + extension)
    .replace('</rdf:RDF>', (end) => said + end)
  stream.dict.set(name('Length'), context.obj(Buffer.byteLength(told)))
  context.assign(at, PDFRawStream.of(stream.dict, Buffer.from(told, 'utf8')))
}

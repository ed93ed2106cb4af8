import { columnName, escaped } from '@esrs/contract'
import { type ArchiveEntry, zip } from '../files/archive.ts'
import { escapeFormula } from './escape-formula.ts'
import type { Cell, Column, Table } from './table.ts'

// Office Open XML as ECMA-376 part 1, section 18 describes it, as far as tables need it; written row by row.

/** Most characters that a cell of a workbook holds. */
const longestCell = 32_767

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** `_x0041_` stands for a character; where it is meant word for word its first sign is written so. */
const cellText = (text: string): string =>
  escaped(text.replace(/\r\n?/g, '\n')).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/** Formats of numbers in the order of their first use, as cells name them. */
class Styles {
  // The first are fixed: text, head, head of a column that may be changed, figure without a format.
  private readonly formats: string[] = []
  readonly head = 1
  readonly editable = 2
  readonly plain = 3

  of(format: string): number {
    if (!this.formats.includes(format)) this.formats.push(format)
    return 4 + this.formats.indexOf(format)
  }

  xml(): string {
    const codes = this.formats.map(
      (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${cellText(code)}"/>`,
    )
    const top = '<alignment vertical="top" wrapText="1"/>'
    const cells = this.formats.map(
      (_, index) =>
        `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>`,
    )
    const fill = (colour: string) =>
      `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`
    const head = (id: number) =>
      `<xf numFmtId="0" fontId="1" fillId="${id}" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${top}</xf>`
    return `${declaration}<styleSheet ${main}>${
      codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : ''
    }<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFE7E9E8')}${fill('FFCFE8DC')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${4 + cells.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1">${top}</xf>${head(2)}${head(3)}<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>${cells.join('')}</cellXfs></styleSheet>`
  }
}

/** Days since the beginning of time in spreadsheets. */
const serial = (milliseconds: number): number => milliseconds / 86_400_000 + 25_569

function figureFormat(value: number): string {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  // What a program shows is what it writes when it saves the sheet as CSV, so every digit is shown.
  return `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
}

function cellXml(cell: Cell, at: string, styles: Styles): string {
  if (cell === null || cell === '') return ''
  const styled = (value: number, style: number) => `<c r="${at}" s="${style}"><v>${value}</v></c>`
  const number = (value: number, format: string) => styled(value, styles.of(format))
  if (typeof cell === 'string') return textXml(cell, at, 0)
  if ('number' in cell)
    return cell.plain ? styled(cell.number, styles.plain) : number(cell.number, figureFormat(cell.number))
  if ('percent' in cell) return number(Number((cell.percent / 100).toPrecision(15)), '0.0%')
  if ('day' in cell) return number(serial(Date.parse(`${cell.day}T00:00:00Z`)), 'yyyy-mm-dd')
  return number(serial(cell.time.getTime()), 'yyyy-mm-dd hh:mm')
}

const textXml = (text: string, at: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(escapeFormula(text).slice(0, longestCell))}</t></is></c>`

const columnXml = ({ width, hidden }: Column, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`

async function* sheetXml({ columns, rows, frozenColumns = 0 }: Table, styles: Styles): AsyncGenerator<string> {
  const split = frozenColumns > 0 ? ` xSplit="${frozenColumns}"` : ''
  const pane = frozenColumns > 0 ? 'bottomRight' : 'bottomLeft'
  yield `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane${split} ySplit="1" topLeftCell="${columnName(frozenColumns)}2" activePane="${pane}" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnXml).join('')}</cols><sheetData><row r="1">${columns
    .map(({ head, editable }, index) =>
      textXml(head, `${columnName(index)}1`, editable ? styles.editable : styles.head),
    )
    .join('')}</row>`
  let row = 1
  for await (const cells of rows) {
    row += 1
    yield `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`, styles)).join('')}</row>`
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${row}"/></worksheet>`
}

/** Names of sheets are short and without some signs. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* partsOf(tables: readonly Table[]): AsyncGenerator<ArchiveEntry> {
  const styles = new Styles()
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}" ContentType="${type}.${kind}+xml"/>`
  const sheets = tables.map(({ name }, index) => ({ name: sheetName(name), id: index + 1 }))
  yield {
    path: '[Content_Types].xml',
    content: once(
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${sheets.map(({ id }) => override(`worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    ),
  }
  const relations = (inner: string) =>
    `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
  const related = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relation}/${kind}" Target="${target}"/>`
  yield { path: '_rels/.rels', content: once(relations(related(1, 'officeDocument', 'xl/workbook.xml'))) }
  yield {
    path: 'xl/workbook.xml',
    content: once(
      `${declaration}<workbook ${main} xmlns:r="${relation}"><sheets>${sheets.map(({ name, id }) => `<sheet name="${cellText(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    ),
  }
  yield {
    path: 'xl/_rels/workbook.xml.rels',
    content: once(
      relations(
        `${sheets.map(({ id }) => related(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${related(sheets.length + 1, 'styles', 'styles.xml')}`,
      ),
    ),
  }
  for (const [index, table] of tables.entries())
    yield { path: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(table, styles) }
  // The last, because the cells say which formats there are.
  yield { path: 'xl/styles.xml', content: once(styles.xml()) }
}

/** Tables as a workbook, packed while it is read: a sheet for each, its head kept in sight. */
export const workbookOf = (tables: readonly Table[], at?: Date): AsyncGenerator<Uint8Array> => zip(partsOf(tables), at)

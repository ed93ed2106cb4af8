import { unzipSync, zipSync } from 'fflate'
import { columnName, columnOf } from '../reading/column-name.ts'
import { definedNames, sheetParts } from '../reading/sheet-form.ts'
import { parseXml, type XmlElement } from '../reading/xml.ts'
import { escaped as asXml } from '../reading/xml-text.ts'
import { Archive, archiveFault, zipEntries } from '../reading/zip.ts'
import { withoutStaleResults } from './stale-results.ts'

/** What is written as text or as a figure, with a percent sign in files that have no formats. */
export type WrittenValue = { number: number; isPercent: boolean } | { text: string }

/** Content for one cell of a workbook; rows count from 1, columns from 0. */
export interface Fill {
  sheet: number
  row: number
  column: number
  value: WrittenValue | { isTicked: boolean }
  /** Leaves the cell alone where it holds something. */
  onlyEmpty?: boolean
  /** Is the result of the formula of its cell, which stays; of no other cell. */
  isResult?: true
}

/** A sheet that is added behind the others, such as one for sources; the first row is its heads. */
export interface AddedSheet {
  name: string
  rows: readonly (readonly string[])[]
}

/** Text as it is written in a cell, where a code of a letter that somebody typed is no such code. */
const escaped = (text: string): string => asXml(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null

const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name.replace(/^\w+:/, '') === name,
  )

/** Indexes of the cell styles with a percent format, where 5 % has to be written as 0.05. */
function percentStyles(styles: Uint8Array | undefined): ReadonlySet<string> {
  if (!styles) return new Set()
  const root = parseXml(new TextDecoder().decode(styles))
  const custom = new Map(
    children(children(root, 'numFmts')[0], 'numFmt').map(({ attributes }) => [
      attributes.numFmtId,
      attributes.formatCode,
    ]),
  )
  const isPercent = (id: string | undefined) =>
    id === '9' || id === '10' || (custom.get(id ?? '') ?? '').replace(/"[^"]*"|\\./g, '').includes('%')
  return new Set(
    children(children(root, 'cellXfs')[0], 'xf').flatMap(({ attributes }, index) =>
      isPercent(attributes.numFmtId) ? [String(index)] : [],
    ),
  )
}

/** XML of a cell with new content; reference and style stay. */
function cellXml(
  prefix: string,
  at: string,
  style: string | null,
  { value }: Fill,
  percent: ReadonlySet<string>,
): string {
  const head = `<${prefix}c r="${at}"${style === null ? '' : ` s="${style}"`}`
  if ('text' in value)
    return `${head} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escaped(value.text)}</${prefix}t></${prefix}is></${prefix}c>`
  if ('isTicked' in value) return `${head} t="b"><${prefix}v>${value.isTicked ? 1 : 0}</${prefix}v></${prefix}c>`
  const asFraction = value.isPercent && percent.has(style ?? '')
  const number = asFraction ? Number((value.number / 100).toPrecision(15)) : value.number
  return `${head}><${prefix}v>${number}</${prefix}v></${prefix}c>`
}

/** A cell with a formula and a text as its result. */
function withResult(xml: string, text: string): string {
  const [, prefix = '', head = '', formula = ''] =
    /^<((?:\w+:)?)c(\s[^<>]*)>[\s\S]*?(<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[\s\S]*?<\/(?:\w+:)?f>))/.exec(xml) ?? []
  if (formula === '') return xml
  return `<${prefix}c${head.replace(/\st="\w+"/, '')} t="str">${formula}<${prefix}v>${escaped(text)}</${prefix}v></${prefix}c>`
}

function grouped(fills: readonly Fill[], by: (fill: Fill) => number): Map<number, Fill[]> {
  const groups = new Map<number, Fill[]>()
  for (const fill of fills) groups.set(by(fill), [...(groups.get(by(fill)) ?? []), fill])
  return groups
}

interface Piece {
  /** Column or row from the reference, or else counted on from the neighbour. */
  at: number
  xml: string
}

/** Splits the XML of a sheet or a row into its rows or cells. */
function pieces(xml: string, name: 'row' | 'c'): Piece[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*?)?(?:/>|>[\\s\\S]*?</(?:\\w+:)?${name}>)`, 'g')
  let last = name === 'row' ? 0 : -1
  return Array.from(xml.matchAll(pattern), ([found]) => {
    const said = attribute(found.slice(0, found.indexOf('>') + 1), 'r')
    last = said === null ? last + 1 : name === 'row' ? Number(said) : columnOf(said)
    return { at: last, xml: found }
  })
}

function filledRow(prefix: string, row: Piece, fills: readonly Fill[], percent: ReadonlySet<string>): string {
  const end = row.xml.indexOf('>') + 1
  const tag = row.xml.slice(0, end)
  const inside = tag.endsWith('/>') ? '' : row.xml.slice(end, row.xml.lastIndexOf('</'))
  const cells = pieces(inside, 'c')
  for (const fill of fills) {
    const known = cells.find(({ at }) => at === fill.column)
    const head = known?.xml.slice(0, known.xml.indexOf('>') + 1) ?? ''
    const isComputed = known && /<(?:\w+:)?f[\s/>]/.test(known.xml)
    if (isComputed && fill.isResult && 'text' in fill.value) known.xml = withResult(known.xml, fill.value.text)
    if (isComputed || fill.isResult) continue
    if (known && fill.onlyEmpty && /<(?:\w+:)?(?:v|is)[\s>]/.test(known.xml)) continue
    const xml = cellXml(prefix, `${columnName(fill.column)}${fill.row}`, attribute(head, 's'), fill, percent)
    if (known) known.xml = xml
    else cells.push({ at: fill.column, xml })
  }
  const opening = tag.replace(/\sspans="[^"]*"/, '').replace(/\s*\/?>$/, '>')
  return `${opening}${cells
    .sort((a, b) => a.at - b.at)
    .map(({ xml }) => xml)
    .join('')}</${prefix}row>`
}

function filledSheet(xml: string, fills: readonly Fill[], percent: ReadonlySet<string>): string {
  const data = /<((?:\w+:)?)sheetData(?:\s[^>]*)?(?:\/>|>([\s\S]*)<\/(?:\w+:)?sheetData>)/.exec(xml)
  if (!data) return xml
  const prefix = data[1] ?? ''
  const rows = pieces(data[2] ?? '', 'row')
  for (const number of new Set(fills.map(({ row }) => row)))
    if (!rows.some(({ at }) => at === number)) rows.push({ at: number, xml: `<${prefix}row r="${number}"/>` })
  rows.sort((a, b) => a.at - b.at)
  const byRow = grouped(fills, ({ row }) => row)
  const filled = rows.map((row) => {
    const own = byRow.get(row.at)
    return own ? filledRow(prefix, row, own, percent) : row.xml
  })
  const whole = `<${prefix}sheetData>${filled.join('')}</${prefix}sheetData>`
  return xml.slice(0, data.index) + whole + xml.slice(data.index + data[0].length)
}

/** A package with one more sheet. Whatever the parts that list its sheets say beside that stays. */
function withSheet(parts: Record<string, Uint8Array>, { name, rows }: AddedSheet): void {
  const textOf = (part: string) => new TextDecoder().decode(parts[part])
  const put = (part: string, text: string) => {
    parts[part] = new TextEncoder().encode(text)
  }
  const workbook = textOf('xl/workbook.xml')
  const relations = textOf('xl/_rels/workbook.xml.rels')
  const types = textOf('[Content_Types].xml')
  const end = /<\/((?:\w+:)?)sheets>/.exec(workbook)
  const link =
    /\s(?:xmlns:(\w+))="http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/officeDocument\/(?:2006\/)?relationships"/.exec(
      workbook,
    )
  if (!end || !link || !relations.includes('</Relationships>') || !types.includes('</Types>')) return
  const numbers = Array.from(workbook.matchAll(/\ssheetId="(\d{1,9})"/g), ([, id]) => Number(id))
  const number = numbers.reduce((most, one) => Math.max(most, one), 0) + 1
  const taken = new Set(
    Array.from(workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*?\bname="([^"]*)"/g), ([, one]) => one!.toLowerCase()),
  )
  let title = escaped(name)
  for (let again = 2; taken.has(title.toLowerCase()); again += 1) title = `${escaped(name)} ${again}`
  const part = `xl/worksheets/added-${number}.xml`
  const cells = (row: readonly string[], at: number) =>
    row.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${columnName(column)}${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    )
  const widths = [14, 60, 30, 60].map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  put(
    part,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols>${widths.join('')}</cols><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1).join('')}</row>`).join('')}</sheetData></worksheet>`,
  )
  const id = `rIdAdded${number}`
  put(
    'xl/workbook.xml',
    `${workbook.slice(0, end.index)}<${end[1]}sheet name="${title}" sheetId="${number}" ${link[1]}:id="${id}"/>${workbook.slice(end.index)}`,
  )
  put(
    'xl/_rels/workbook.xml.rels',
    relations.replace(
      '</Relationships>',
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/${part}"/></Relationships>`,
    ),
  )
  put(
    '[Content_Types].xml',
    types.replace(
      '</Types>',
      `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
  )
}

/**
 * Fills cells of a workbook and leaves everything else as it is: every part that holds no filled cell and nothing that follows from
 * one byte for byte, and in the others styles, merged cells, widths, formulas and rules. Cells with a formula are not filled; stored
 * results that follow from filled cells are dropped, since not every program computes them anew. A sheet may be added.
 * @throws Error where the file is no sound workbook
 */
export function fillWorkbook(bytes: Uint8Array, fills: readonly Fill[], added: AddedSheet | null = null): Uint8Array {
  const entries = zipEntries(bytes)
  const fault = entries ? archiveFault(entries) : 'no sound directory'
  if (fault) throw new Error(fault)
  const parts = unzipSync(bytes)
  const archive = new Archive(bytes)
  const percent = percentStyles(parts['xl/styles.xml'])
  const textOf = (part: string) => new TextDecoder().decode(parts[part])
  const put = (part: string, text: string) => {
    parts[part] = new TextEncoder().encode(text)
  }
  const sheets = sheetParts(archive)
  const fill = (some: readonly Fill[]) => {
    for (const [index, own] of grouped(some, ({ sheet }) => sheet)) {
      const name = sheets[index]?.part ?? ''
      if (parts[name]) put(name, filledSheet(textOf(name), own, percent))
    }
  }
  fill(fills.filter(({ isResult }) => !isResult))
  const written = sheets.map(({ name, part }) => ({ name, xml: parts[part] ? textOf(part) : '' }))
  for (const [index, xml] of withoutStaleResults(written, definedNames(archive), fills)) put(sheets[index]!.part, xml)
  fill(fills.filter(({ isResult }) => isResult))
  if (added) withSheet(parts, added)
  const workbook = new TextDecoder().decode(parts['xl/workbook.xml'])
  // Formulas are calculated anew when the file is opened, for example those that count answers.
  parts['xl/workbook.xml'] = new TextEncoder().encode(
    workbook.replace(/<((?:\w+:)?)calcPr(?![^>]*fullCalcOnLoad)/, '<$1calcPr fullCalcOnLoad="1"'),
  )
  return zipSync(parts)
}

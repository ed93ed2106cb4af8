import {
  cellNamed,
  choicesOf,
  type Datapoint,
  datapointsOfTemplate,
  isOfSites,
  type ListedSite,
  memberOfSite,
  optionIn,
  siteColumns,
  tableAxisOf,
  templateNames,
  unitOfTemplate,
  yesOrNo,
} from '../esrs/index.ts'
import type { Page, ReadDocument } from '../reading/document.ts'
import type { NamedCell } from '../reading/named-cell.ts'
import { decimalOf, numberOf } from '../text/decimals.ts'
import { memberOfTemplate } from './answering/members.ts'
import type { Candidate, FoundValue } from './finding.ts'
import { convertedTo } from './tagged.ts'

/** What is known of a template beside a cell: the currency of its amounts, its year, and its cells by name. */
interface Template {
  currency: string | null
  year: number | null
  cells: readonly NamedCell[]
}

function figureOf(
  { value, text, unit }: NamedCell,
  datapoint: Datapoint,
  currency: string | null,
): { text: string; unit: string | null } | null {
  if (typeof value !== 'number') return null
  const plain = String(Number(value.toPrecision(15)))
  const decimal = decimalOf(plain)
  if (!decimal) return null
  const { type, unit: own } = datapoint
  if (type === 'percent')
    return text.includes('%') ? { text: String(Number((value * 100).toPrecision(12))), unit: '%' } : null
  if (type === 'money') return { text: plain, unit: currency ?? own }
  if (unit === null || own === null) return { text: plain, unit: own }
  const converted = convertedTo(unitOfTemplate(unit), own, decimal)
  return converted === null ? null : { text: converted, unit: own }
}

function wordOf({ value, text }: NamedCell, { id, type }: Datapoint): string | null {
  // A box without its tick may be an answer or none.
  if (type === 'yes-no') return typeof value === 'boolean' ? (value ? 'yes' : null) : yesOrNo(text)
  if (type === 'choice') return choicesOf(id, 'en') ? optionIn(id, text) : text
  if (type === 'year') return /^\d{4}$/.test(text) ? text : null
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
  // Texts keep their line breaks, which the page that proves them has not.
  return typeof value === 'boolean' ? null : typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : text
}

const isFigure = ({ type }: Datapoint): boolean => type === 'number' || type === 'percent' || type === 'money'
const inWords = (text: string, written: string): FoundValue => ({
  text,
  number: null,
  unit: null,
  written,
  writtenNumber: null,
  writtenUnit: null,
  conversion: null,
})

/** A named cell as a value; `null` where it holds none of the kind. */
function valueOfCell(cell: NamedCell, datapoint: Datapoint, currency: string | null, shown: string): FoundValue | null {
  if (!isFigure(datapoint)) {
    const word = wordOf(cell, datapoint)
    return word === null ? null : inWords(word, shown)
  }
  const figure = figureOf(cell, datapoint, currency)
  const digits = /\d(?:[\d.,'\u00a0 ]*\d)?/.exec(shown)?.[0] ?? null
  const decimal = figure && decimalOf(figure.text)
  if (!decimal || digits === null) return null
  const written = { written: shown, writtenNumber: digits, writtenUnit: null, conversion: null }
  return { text: figure.text, number: numberOf(decimal), unit: figure.unit, ...written }
}

/** A value that stands in some named cells, with the lines that they are in as its proof. */
function candidateAt(
  cells: readonly NamedCell[],
  datapoint: Datapoint,
  dimension: string | null,
  page: Page,
  year: number | null,
  value: FoundValue,
): Candidate | null {
  const [first, last] = [cells[0]!, cells.at(-1)!]
  const from = page.lines.find(({ start, end }) => start <= first.start && end >= first.stop)
  const to = page.lines.find(({ start, end }) => start <= last.start && end >= last.stop)
  if (!from || !to) return null
  const digits = value.writtenNumber
  const at = digits === null ? null : first.start + page.text.slice(first.start, first.stop).indexOf(digits)
  return {
    datapoint: datapoint.id,
    dimension,
    value,
    year,
    role: 'actual',
    tier: 'high',
    score: 1,
    place: {
      page: page.number,
      sheet: page.name,
      cell: first.cell,
      paragraph: null,
      start: from.start,
      end: to.end,
      boxes: [],
      valueStart: at,
      valueEnd: at === null ? null : at + digits!.length,
      valueBox: null,
    },
    excerpt: page.text.slice(from.start, to.end),
    checks: (['quote', 'value', 'unit', 'year'] as const).map((check) => ({ check, passed: true, detail: null })),
    reason: { source: 'tag', matched: first.name, missing: [] },
  }
}

const shownAt = ({ start, stop }: NamedCell, page: Page): string => page.text.slice(start, stop)

/** One cell as a value of its datapoint, or of a cell of its breakdown. */
function oneValue(
  cell: NamedCell,
  datapoint: Datapoint,
  dimension: string | null,
  page: Page,
  { currency, year }: Template,
): Candidate[] {
  const value = valueOfCell(cell, datapoint, currency, shownAt(cell, page))
  const found = value && candidateAt([cell], datapoint, dimension, page, year, value)
  return found ? [found] : []
}

/** Stands in a list for a row that says nothing. */
const noEntry = '–'
const rowOf = ({ cell }: Pick<NamedCell, 'cell'>): number => Number(/\d+$/.exec(cell)![0])

/**
 * The cells of a column by the rows of its table, where each row is something of its own, such as a site: `null` for one that says
 * nothing before others that do. Of any other list `null`.
 */
function rowsOfTable(cells: readonly NamedCell[], all: readonly NamedCell[]): (NamedCell | null)[] | null {
  const [first] = cells
  if (!first?.within) return null
  const isNumbered = ({ name, page, cell }: NamedCell) =>
    name.startsWith('Identifier') &&
    name.endsWith('TypedAxis') &&
    page === first.page &&
    rowOf({ cell }) === rowOf(first)
  if (!all.some(isNumbered)) return null
  const begins = rowOf(first) - first.within.row
  const last = cells.reduce((most, one) => Math.max(most, rowOf(one)), begins)
  return Array.from(
    { length: last - begins + 1 },
    (_, index) => cells.find((one) => rowOf(one) === begins + index) ?? null,
  )
}

/** The answers that are ticked, or that a column lists one below the other, as one answer. */
function listedAnswer(
  cells: readonly NamedCell[],
  datapoint: Datapoint,
  page: Page,
  { year, cells: all }: Template,
): Candidate[] {
  const { id, type } = datapoint
  const options = choicesOf(id, 'en')?.options ?? []
  const [first] = cells
  // A matrix of boxes has its options in one row, or in one column, in the order of the standard.
  const isRow = cells.every(({ within }) => within?.row === first?.within?.row)
  const rows = rowsOfTable(cells, all)
  const said = (rows ?? cells).flatMap((cell) => {
    if (cell === null) return noEntry
    if (typeof cell.value !== 'boolean') return wordOf(cell, datapoint) ?? []
    const index = isRow ? (cell.within?.column ?? 0) : (cell.within?.row ?? 0)
    return cell.value ? (options[index]?.value ?? []) : []
  })
  if (said.length === 0) return []
  const entries = type === 'choice' && !rows ? [...new Set(said)] : said
  const text = entries.join(type === 'choice' ? '; ' : '\n')
  const value = inWords(text, cells.map((cell) => shownAt(cell, page)).join('; '))
  const found = candidateAt(cells, datapoint, null, page, year, value)
  return found ? [found] : []
}

/** What the site with a number in a template's list of sites is called; `null` where the list says nothing of it. */
function memberOfListed(number: string, { cells }: Template): string | null {
  const own = cells.find(({ name, text }) => name === siteColumns.number && text === number)
  if (!own) return null
  const said = (column: keyof typeof siteColumns) =>
    cells.find((one) => one.name === siteColumns[column] && one.page === own.page && rowOf(one) === rowOf(own))?.text
  const site: ListedSite = {
    number,
    address: said('address') ?? '',
    code: said('code') ?? '',
    city: said('city') ?? '',
    country: said('country') ?? '',
  }
  return memberOfSite(site)
}

/** The figures of a column of a table, each for the member of a breakdown that its row is of; the only one as that of the whole. */
function tableValues(cells: readonly NamedCell[], datapoint: Datapoint, page: Page, template: Template): Candidate[] {
  const table = tableAxisOf(datapoint.id)
  const rows = cells.filter(({ value, unit }) => typeof value === 'number' && unit !== '')
  if (!table) return rows.length === 1 ? oneValue(rows[0]!, datapoint, null, page, template) : []
  const memberOf = (text: string) =>
    isOfSites(table.axis) ? memberOfListed(text, template) : memberOfTemplate(table.axis, text)
  const isHead = ({ name }: NamedCell) => (table.column === null ? name.endsWith('Axis') : name === table.column)
  return rows.flatMap((cell) => {
    const heads = template.cells.filter((one) => isHead(one) && one.page === cell.page && rowOf(one) === rowOf(cell))
    const member = heads.map(({ text }) => memberOf(text)).find((one) => one !== null)
    const ofMember = member ? oneValue(cell, datapoint, member, page, template) : []
    // The only site is all of them.
    const isWhole = isOfSites(table.axis) && rows.length === 1
    return isWhole ? [...ofMember, ...oneValue(cell, datapoint, null, page, template)] : ofMember
  })
}

function groupedBy(cells: readonly NamedCell[], keyOf: (cell: NamedCell) => string): Map<string, NamedCell[]> {
  const groups = new Map<string, NamedCell[]>()
  for (const cell of cells) groups.set(keyOf(cell), [...(groups.get(keyOf(cell)) ?? []), cell])
  return groups
}

const named = ({ named: cells = [] }: Pick<ReadDocument, 'named'>, name: string) =>
  cells.find((one) => one.name === name)

/** The financial year that a filled template says that it is of; `null` where it says none. */
export function templateYear(document: Pick<ReadDocument, 'named'>): number | null {
  const year = Number(named(document, templateNames.end)?.text.match(/\b(?:19|20)\d{2}\b/)?.[0])
  return Number.isInteger(year) && year > 0 ? year : null
}

/**
 * Values of a filled official template of the voluntary standard, by the names of its cells: single ones, parts of breakdowns, answers
 * that are ticked or listed, and tables over the members of a breakdown. Of a table over anything else only its one row is a value.
 */
export function templateValues(document: ReadDocument): Candidate[] {
  const { named: cells = [] } = document
  const currency = named(document, templateNames.currency)?.text ?? ''
  const template: Template = {
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    year: templateYear(document),
    cells,
  }
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const known = datapointsOfTemplate()
  return [...groupedBy(cells, ({ name }) => name)].flatMap(([name, own]) => {
    const said = cellNamed(name)
    const datapoint = said && known.get(said.concept)
    const page = pages.get(own[0]!.page)
    if (!said || !datapoint || !page) return []
    const [first] = own
    if (first!.within === null) return oneValue(first!, datapoint, said.part, page, template)
    if (isFigure(datapoint)) return tableValues(own, datapoint, page, template)
    if (datapoint.type !== 'yes-no') return listedAnswer(own, datapoint, page, template)
    // One that is ticked is enough, such as one of several sites.
    const ticked = own.find(({ value }) => value === true)
    return ticked ? oneValue(ticked, datapoint, null, page, template) : []
  })
}

/** Whether the rows of a table are of members that other sets know as well; sites are known by their number here alone. */
function isTableOfMembers(id: string): boolean {
  const table = tableAxisOf(id)
  return table !== null && !isOfSites(table.axis)
}

/**
 * Whether a value was read in a cell that a template names for something else: for another datapoint of the voluntary standard, or for a
 * row of a table over what no breakdown knows. Datapoints of other sets that mean the same are read beside the names.
 */
export function isNamedOtherwise(document: Pick<ReadDocument, 'named'>): (one: Candidate) => boolean {
  const known = datapointsOfTemplate()
  const byPlace = groupedBy(document.named ?? [], ({ page, cell }) => `${page} ${cell}`)
  return ({ datapoint, place: { page, cell } }) => {
    const names = byPlace.get(`${page} ${cell}`) ?? []
    const of = ({ name }: NamedCell) => known.get(cellNamed(name)?.concept ?? '')
    if (!datapoint.startsWith('VS_'))
      return names.some((one) => one.within !== null && !isTableOfMembers(of(one)?.id ?? ''))
    return names.length > 0 && !names.some((one) => one.within === null && of(one)?.id === datapoint)
  }
}

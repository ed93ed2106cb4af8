import { memberOfTemplate } from '../analysis/answering/members.ts'
import {
  type Axis,
  breakdownAxes,
  choicesOf,
  freeMemberName,
  isOfSites,
  membersOf,
  optionIn,
  siteCalled,
  tableAxisOf,
  unitOfTemplate,
  yesOrNo,
} from '../esrs/index.ts'
import { type FilledSheet, readRows } from '../reading/rows.ts'
import type { Fill } from './fill-workbook.ts'
import { listAt, listsOf } from './form/options.ts'
import {
  axisBeside,
  type CellNames,
  cellAt,
  type NamedRange,
  namedRanges,
  placeOf,
  shapeOf,
  textAt,
} from './form/template-cells.ts'
import { inAskedUnit } from './in-unit.ts'
import { dayFills, headFills } from './template-head.ts'
import { boxesOfSites, sitesListed } from './template-sites.ts'

/** What the cells of a name are to hold: a value as it is kept, with its breakdown, or words of a person. */
export interface NamedAnswer {
  name: string
  /** Canonical: plain decimal text, `yes` or `no`, kept choices with semicolons between them, or text. */
  value: string
  unit: string | null
  /** Cells of the breakdown; of a table only. */
  cells: readonly { dimension: string; value: string; unit: string | null }[]
}

const plainNumber = /^-?\d+(?:\.\d+)?$/
/** Stands in a list for a row that says nothing. */
const noEntry = '–'
const nearArea = /LocatedNear/
/** A template is looked at whole; what is too large was refused when it came. */
const unlimited = { rows: 1_000_000, columns: 16_384, cells: 10_000_000, unpackedBytes: 1_000_000_000 }
/** Most entries of a list that a cell offers. */
const MOST_OFFERED = 3_000

/** Writes answers into the named cells of one template, in the words that its lists offer. */
class TemplateFills {
  readonly fills: Fill[] = []
  private readonly sheets: readonly FilledSheet[]
  private readonly names: CellNames
  private readonly references: ReadonlyMap<string, string>
  private readonly lists: ReturnType<typeof listsOf>[]
  /** Rows of the members of each table, by the column that names them. */
  private readonly rows = new Map<string, Map<string, number>>()

  constructor(sheets: readonly FilledSheet[], names: CellNames) {
    this.sheets = sheets
    this.names = names
    this.references = new Map(names)
    this.lists = sheets.map((sheet) => listsOf(sheet, this.references))
  }

  add(one: NamedRange, answer: NamedAnswer): void {
    const shape = shapeOf(one, this.sheets[one.sheet]!)
    if (shape === 'one') this.addOne(one, answer)
    if (shape === 'ticks') this.addTicks(one, answer)
    if (shape === 'list') this.addList(one, answer)
    if (shape === 'table') this.addTable(one, answer)
  }

  private put({ sheet }: Pick<NamedRange, 'sheet'>, row: number, column: number, value: Fill['value']): void {
    this.fills.push({ sheet, row, column, value })
  }

  private offered({ sheet }: Pick<NamedRange, 'sheet'>, row: number, column: number): string[] {
    return listAt(this.sheets, this.sheets[sheet]!, this.lists[sheet]!, row, column, MOST_OFFERED)
  }

  private addOne(one: NamedRange, answer: NamedAnswer): void {
    const { type } = one.datapoint
    const { row, column } = one.range.from
    if (type === 'number' || type === 'percent' || type === 'money') this.addFigure(one, row, answer)
    else if (type === 'yes-no') this.put(one, row, column, this.yesOrNo(one, answer.value))
    else if (type === 'date') this.addDay(one, answer.value)
    else if (type === 'year' && plainNumber.test(answer.value))
      this.put(one, row, column, { number: Number(answer.value), isPercent: false })
    else this.addWord(one, row, answer.value)
  }

  private addDay(one: NamedRange, day: string): void {
    const { from } = one.range
    const parts = dayFills(this.sheets, one.sheet, from, day)
    for (const part of parts) this.fills.push(part)
    if (parts.length === 0) this.put(one, from.row, from.column, { text: day })
  }

  private yesOrNo(one: NamedRange, value: string): Fill['value'] {
    const { row, column } = one.range.from
    if (cellAt(this.sheets[one.sheet], row, column)?.kind === 'boolean') return { isTicked: value === 'yes' }
    const fitting = this.offered(one, row, column).find((option) => yesOrNo(option) === value)
    return { text: fitting ?? value.toUpperCase() }
  }

  /** A word or text; where the cell offers a list, only what the list has for it. */
  private addWord(one: NamedRange, row: number, value: string): void {
    const { column } = one.range.from
    const options = this.offered(one, row, column)
    const text = options.length === 0 ? value : offeredFor(options, one.datapoint.id, value)
    if (text !== null) this.put(one, row, column, { text })
  }

  /** A figure in the unit of its row or table; where nobody chose one yet, in its own, which is then chosen. */
  private addFigure(one: NamedRange, row: number, { value, unit }: Pick<NamedAnswer, 'value' | 'unit'>): void {
    if (!plainNumber.test(value)) return
    const { column } = one.range.from
    const at = placeOf(this.references.get(`${one.name}_unit`) ?? '', this.sheets)
    const given = at ? this.inUnitOf({ ...one, ...at }, row, value, unit) : value
    if (given !== null) this.put(one, row, column, { number: Number(given), isPercent: unit === '%' })
  }

  /** A figure in the unit that the cell for it says, or takes; `null` where it does not convert exactly. */
  private inUnitOf(units: NamedRange, row: number, value: string, unit: string | null): string | null {
    const { from, to } = units.range
    const at = { ...from, row: from.row === to.row ? from.row : row }
    const chosen = textAt(this.sheets[units.sheet], { from: at, to })
    const options = chosen ? [chosen] : this.offered(units, at.row, at.column)
    const converted = options.map((option) => ({ option, number: inAskedUnit(value, unit, unitOfTemplate(option)) }))
    const fitting = converted.find(({ number }) => number === value) ?? converted.find(({ number }) => number !== null)
    if (fitting && !chosen) this.put(units, at.row, at.column, { text: fitting.option })
    return fitting?.number ?? null
  }

  /** Units of totals that the file computes from rows: without one it computes none. The one that was chosen for a row is chosen. */
  chooseUnits(ranges: readonly NamedRange[]): void {
    const chosen = new Set(this.fills.map(({ sheet, value }) => `${sheet} ${'text' in value ? value.text : ''}`))
    for (const { name, datapoint, sheet } of ranges) {
      const at = placeOf(this.references.get(`${name}_unit`) ?? '', this.sheets)
      if (!at || at.range.from.row !== at.range.to.row || textAt(this.sheets[at.sheet], at.range) !== '') continue
      const { row, column } = at.range.from
      const options = this.offered(at, row, column)
      const own = options.find((one) => unitOfTemplate(one) === datapoint.unit && chosen.has(`${sheet} ${one}`))
      const isOpen = !this.fills.some((one) => one.sheet === at.sheet && one.row === row && one.column === column)
      if (own && isOpen) this.put(at, row, column, { text: own })
    }
  }

  private addTicks(one: NamedRange, { value }: NamedAnswer): void {
    const { from, to } = one.range
    const isRow = from.row === to.row
    const chosen = new Set(value.split(';').map((word) => word.trim()))
    for (const [index, option] of (choicesOf(one.datapoint.id, 'en')?.options ?? []).entries()) {
      const [row, column] = isRow ? [from.row, from.column + index] : [from.row + index, from.column]
      if (row <= to.row && column <= to.column) this.put(one, row, column, { isTicked: chosen.has(option.value) })
    }
  }

  private addList(one: NamedRange, { value }: NamedAnswer): void {
    const { from, to } = one.range
    const entries = value
      .split(one.datapoint.type === 'choice' && !value.includes('\n') ? ';' : '\n')
      .map((entry) => entry.trim())
      .filter(Boolean)
    // A list that is too short holds nothing rather than a part.
    if (entries.length > to.row - from.row + 1) return
    for (const [index, entry] of entries.entries()) if (entry !== noEntry) this.addWord(one, from.row + index, entry)
  }

  private addTable(one: NamedRange, { cells }: NamedAnswer): void {
    const { from, to } = one.range
    const axis = tableAxisOf(one.datapoint.id)?.axis
    const column = axisBeside(one, this.names, this.sheets)
    if (column === null || !axis || cells.length > to.row - from.row + 1) return
    const rowsOf = isOfSites(axis) ? this.rowsBySite(one, column) : this.rowsByMember(one, axis, column)
    for (const { dimension, value, unit } of cells) {
      const [member] = membersOf({ axes: [{ ...axis, isOptional: false }] }, dimension) ?? []
      if (member === undefined) continue
      const row = rowsOf(member)
      if (row !== null) this.addFigure(one, row, { value, unit })
    }
  }

  /** What a cell says, or is about to say by an answer to the column that names the rows. */
  private textIn({ sheet }: Pick<NamedRange, 'sheet'>, row: number, column: number): string {
    const put = this.fills.find((one) => one.sheet === sheet && one.row === row && one.column === column)
    if (put && 'text' in put.value) return put.value.text
    if (put && 'number' in put.value) return String(put.value.number)
    const cell = cellAt(this.sheets[sheet], row, column)
    return cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? String(cell.number) : ''
  }

  /** The row of a site, which a table names by its number in the list of sites. A site that is not listed for sure has none. */
  private rowsBySite(one: NamedRange, column: number): (member: string) => number | null {
    const { from, to } = one.range
    const rows = Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index)
    const sites = sitesListed(this.names, this.sheets, (sheet, row, at) => this.textIn({ sheet }, row, at))
    return (member) => {
      const number = siteCalled(freeMemberName(member) ?? '', sites)?.number
      if (number === undefined) return null
      const known = rows.find((row) => this.textIn(one, row, column) === number)
      const row = known ?? rows.find((free) => this.textIn(one, free, column) === '')
      if (row === undefined) return null
      if (known === undefined) this.put(one, row, column, { number: Number(number), isPercent: false })
      return row
    }
  }

  /** Ticks of each site of a table, whether it lies in or near an area; once its rows say which sites they are of. */
  addBoxes(boxes: readonly { one: NamedRange; value: string }[]): void {
    const saidOf = (isNear: boolean) => boxes.find(({ one }) => nearArea.test(one.name) === isNear)?.value ?? null
    for (const { one } of boxes) {
      const column = axisBeside(one, this.names, this.sheets)
      if (column === null) continue
      const { from, to } = one.range
      const rows = Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index)
      const ofSites = rows.filter((row) => this.textIn(one, row, column) !== '')
      const ticks = boxesOfSites({ in: saidOf(false), near: saidOf(true) }, ofSites.length)
      const isTicked = nearArea.test(one.name) ? ticks?.near : ticks?.in
      if (isTicked !== undefined) for (const row of ofSites) this.put(one, row, from.column, { isTicked })
    }
  }

  /** The row of a member: the one that says it, or the next that is free and then says it. Columns of a table share their rows. */
  private rowsByMember(one: NamedRange, axis: Axis, column: number): (member: string) => number | null {
    const { from, to } = one.range
    const held = `${one.sheet} ${column} ${from.row}`
    const rows = this.rows.get(held) ?? new Map<string, number>()
    this.rows.set(held, rows)
    const taken = new Set(rows.values())
    for (let row = from.row; row <= to.row; row++) {
      const text = this.textIn(one, row, column)
      if (text === '') continue
      taken.add(row)
      const member = memberOfTemplate(axis, text)
      if (member !== null) rows.set(member, row)
    }
    return (kept) => {
      const member = memberOfTemplate(axis, freeMemberName(kept) ?? '') ?? kept
      const known = rows.get(member)
      if (known !== undefined) return known
      const free = Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index).find(
        (row) => !taken.has(row),
      )
      if (free === undefined) return null
      const options = this.offered(one, free, column)
      const text =
        options.length > 0
          ? options.find((option) => memberOfTemplate(axis, option) === member)
          : freeMemberName(member)
      if (!text) return null
      taken.add(free)
      rows.set(member, free)
      this.put(one, free, column, { text })
      return free
    }
  }
}

/** What a list offers for a kept answer: the same words, the same answer, the same country, or the same code; `null` where nothing. */
function offeredFor(options: readonly string[], id: string, value: string): string | null {
  const said = value.trim().toLowerCase()
  const country = breakdownAxes().get('country')!
  const place = memberOfTemplate(country, value)
  const code = codeIn(value)
  return (
    options.find((option) => option.trim().toLowerCase() === said) ??
    options.find((option) => optionIn(id, option) === value) ??
    (place === null ? undefined : options.find((option) => memberOfTemplate(country, option) === place)) ??
    (code === null ? undefined : options.find((option) => codeIn(option) === code)) ??
    null
  )
}

/** A code of an industry, such as `47.22`, or of a disclosure, such as `B3`; `null` where a text begins with none. */
const codeIn = (text: string): string | null =>
  /^\s*([BC]\d{1,2})(?![\d.])/.exec(text)?.[1] ?? /(?<![\d.])\d{2}(?:\.\d{1,2})?(?![\d.])/.exec(text)?.[0] ?? null

/**
 * Answers for named cells of an official template as contents of its cells. What its lists do not offer, and figures in a unit that it
 * does not take, are left out.
 */
export function templateFills(bytes: Uint8Array, name: string, answers: readonly NamedAnswer[]): Fill[] {
  const read = readRows(bytes, name, unlimited)
  if (!read.ok) throw new Error(read.detail)
  const names = read.names ?? []
  const found = new TemplateFills(read.sheets, names)
  const byName = new Map(answers.map((answer) => [answer.name, answer]))
  const ranges = namedRanges(names, read.sheets)
  // A list may name the rows of a table.
  const isTable = (one: NamedRange) => shapeOf(one, read.sheets[one.sheet]!) === 'table'
  const isBoxes = ({ datapoint }: NamedRange) => datapoint.type === 'yes-no'
  const tables = ranges.filter(isTable)
  const answered = [...ranges.filter((range) => !isTable(range)), ...tables].flatMap((one) => {
    const answer = byName.get(one.name)
    return answer ? [{ one, answer }] : []
  })
  for (const { one, answer } of answered) if (!isTable(one) || !isBoxes(one)) found.add(one, answer)
  found.addBoxes(
    answered.flatMap(({ one, answer: { value } }) => (isTable(one) && isBoxes(one) ? [{ one, value }] : [])),
  )
  found.chooseUnits(ranges)
  const head = new Map(answers.map(({ name: of, value }) => [of, value]))
  return [...headFills(names, read.sheets, head), ...found.fills]
}

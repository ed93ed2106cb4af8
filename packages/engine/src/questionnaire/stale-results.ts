import { columnOf } from '../reading/column-name.ts'
import { unescaped } from '../reading/xml-text.ts'

/** Cells of one sheet, rows counted from 1 and columns from 0. */
interface Area {
  sheet: number
  top: number
  bottom: number
  left: number
  right: number
}

/** A cell with a formula: where its result stands, and what it is computed from. */
interface Computed {
  sheet: number
  address: string
  result: Area
  reads: readonly Area[]
}

/** A sheet as its file holds it. */
export interface WrittenSheet {
  name: string
  xml: string
}

const LAST = 1_048_576
/** Most cells and ranges that one name stands for. */
const MOST_OF_NAME = 100
const cellTag = /<((?:\w+:)?)c\s([^<>]*)(?<!\/)>([\s\S]*?)<\/\1c>/g
const formulaTag = /<((?:\w+:)?)f(?:\s([^<>]*?))?(?:\/>|>([\s\S]*?)<\/\1f>)/
const resultTag = /<((?:\w+:)?)v(?:\s[^<>]*)?(?:\/>|>[\s\S]*?<\/\1v>)/
const attributeOf = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const cell = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`
/** Cells of a formula, with the sheet before them, and names of cells. What stands in other files begins with a bracket and follows from nothing here. */
const reference = new RegExp(
  String.raw`(?:'((?:[^']|'')+)'!|([\p{L}_][\p{L}\d_.]*)!)?(?<![\p{L}\d_.$])(${cell}(?::${cell})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\d_.(])|(?<![\p{L}\d_.])([\p{L}_][\p{L}\d_.]*)(?![\p{L}\d_.(!\[])`,
  'gu',
)
/** Functions that look wherever a text says. */
const blind = /\b(?:INDIRECT|OFFSET)\s*\(/

/** Cells such as `$B$2:C9`, whole columns and whole rows. */
function areaOf(sheet: number, text: string): Area {
  const [from = '', to = from] = text.replaceAll('$', '').split(':')
  const row = (part: string, none: number) => Number(part.replace(/\D/g, '') || none)
  const column = (part: string, none: number) => (/[A-Z]/.test(part) ? columnOf(part) : none)
  const [top, bottom] = [row(from, 1), row(to, LAST)]
  const [left, right] = [column(from, 0), column(to, 16_383)]
  return {
    sheet,
    top: Math.min(top, bottom),
    bottom: Math.max(top, bottom),
    left: Math.min(left, right),
    right: Math.max(left, right),
  }
}

/** What the formulas of a workbook refer to. */
class References {
  private readonly sheets: ReadonlyMap<string, number>
  private readonly names: ReadonlyMap<string, string>
  private readonly known = new Map<string, readonly Area[]>()

  constructor(sheets: readonly WrittenSheet[], names: readonly (readonly [name: string, reference: string])[]) {
    this.sheets = new Map(sheets.map(({ name }, index) => [name.toLowerCase(), index]))
    this.names = new Map(names.map(([name, where]) => [name.toLowerCase(), where]))
  }

  /** The cells that a formula of a sheet is computed from. */
  in(formula: string, own: number): Area[] {
    const words = formula.replace(/"[^"]*"/g, '""')
    return Array.from(words.matchAll(reference)).flatMap(([, quoted, bare, cells, name]) => {
      if (cells === undefined) return this.named((name ?? '').toLowerCase(), own)
      const said = quoted?.replaceAll("''", "'") ?? bare
      const sheet = said === undefined ? own : this.sheets.get(said.toLowerCase())
      return sheet === undefined ? [] : areaOf(sheet, cells)
    })
  }

  /** The cells that a name stands for, which may be another name; one that leads back to itself stands for none. */
  private named(name: string, own: number): readonly Area[] {
    const where = this.names.get(name)
    if (where === undefined) return []
    const known = this.known.get(name)
    if (known) return known
    this.known.set(name, [])
    const found = this.in(where, own).slice(0, MOST_OF_NAME)
    this.known.set(name, found)
    return found
  }
}

/** The formulas of a sheet. One that a range shares is written once, for its first cell. */
function computedIn({ xml }: WrittenSheet, sheet: number, references: References): Computed[] {
  const shared = new Map<string, readonly Area[]>()
  return Array.from(xml.matchAll(cellTag)).flatMap(([, , head = '', inside = '']): Computed[] => {
    const [found, , tag = '', text = ''] = formulaTag.exec(inside) ?? []
    const address = attributeOf(head, 'r')
    if (found === undefined || !/^[A-Z]{1,3}\d{1,7}$/.test(address)) return []
    const formula = unescaped(text)
    const everything = Array.from({ length: blind.test(formula) ? 1 : 0 }, () => areaOf(sheet, `1:${LAST}`))
    let reads: readonly Area[] = [...everything, ...references.in(formula, sheet)]
    const whole = areaOf(sheet, attributeOf(tag, 'ref') || address)
    if (attributeOf(tag, 't') === 'shared') {
      const group = attributeOf(tag, 'si')
      const [down, across] = [whole.bottom - whole.top, whole.right - whole.left]
      // Each cell of the range reads as much further down or right as it stands.
      if (text !== '')
        shared.set(
          group,
          reads.map((one) => ({ ...one, bottom: one.bottom + down, right: one.right + across })),
        )
      reads = shared.get(group) ?? []
    }
    const result = attributeOf(tag, 't') === 'array' ? whole : areaOf(sheet, address)
    return [{ sheet, address, result, reads }]
  })
}

/** Cells of all sheets, by row. */
class Changed {
  private readonly rows = new Map<number, Map<number, number[]>>()

  add({ sheet, top, bottom, left, right }: Area): void {
    const rows = this.rows.get(sheet) ?? new Map<number, number[]>()
    this.rows.set(sheet, rows)
    for (let row = top; row <= bottom; row++) {
      const columns = rows.get(row) ?? []
      for (let column = left; column <= right; column++) columns.push(column)
      rows.set(row, columns)
    }
  }

  touches({ sheet, top, bottom, left, right }: Area): boolean {
    const rows = this.rows.get(sheet)
    if (!rows) return false
    const isIn = (columns: readonly number[] | undefined) =>
      columns?.some((one) => one >= left && one <= right) ?? false
    if (bottom - top < rows.size) {
      for (let row = top; row <= bottom; row++) if (isIn(rows.get(row))) return true
      return false
    }
    for (const [row, columns] of rows) if (row >= top && row <= bottom && isIn(columns)) return true
    return false
  }
}

/**
 * Drops the stored results of formulas that follow from changed cells, over whatever sheets: a program that opens the file computes
 * them, and one that computes nothing shows none rather than an old one. Where a text says which cells are read, the sheet of the
 * formula counts.
 * @param changed cells with new contents; rows from 1, columns from 0
 * @returns the XML of the sheets that are changed by it, by their place
 */
export function withoutStaleResults(
  sheets: readonly WrittenSheet[],
  names: readonly (readonly [name: string, reference: string])[],
  changed: readonly { sheet: number; row: number; column: number }[],
): ReadonlyMap<number, string> {
  const references = new References(sheets, names)
  let open = sheets.flatMap((sheet, index) => computedIn(sheet, index, references))
  const cells = new Changed()
  for (const { sheet, row, column } of changed) cells.add({ sheet, top: row, bottom: row, left: column, right: column })
  const stale = new Map<number, Set<string>>()
  // Chains run down as often as up, so the order turns with each round.
  for (let before = -1; before !== open.length; ) {
    before = open.length
    open = open
      .filter(({ sheet, address, result, reads }) => {
        if (!reads.some((one) => cells.touches(one))) return true
        cells.add(result)
        stale.set(sheet, (stale.get(sheet) ?? new Set()).add(address))
        return false
      })
      .reverse()
  }
  return new Map(
    [...stale].map(([index, addresses]) => [
      index,
      sheets[index]!.xml.replace(cellTag, (found: string, _: string, head: string, inside: string) =>
        addresses.has(attributeOf(head, 'r'))
          ? found.replace(inside, inside.replace(resultTag, '')).replace(/(<(?:\w+:)?c\s[^<>]*?)\st="\w+"/, '$1')
          : found,
      ),
    ]),
  )
}

import type { Page } from '../../reading/document.ts'
import { fold, foldLabel } from '../../text/text.ts'
import { type Unit, unitInLabel, wholeUnit } from '../../text/units.ts'
import { type GridCell, readCell } from '../cells.ts'
import type { Fact } from './fact.ts'
import { headingsAt } from './headings.ts'

/** A table whose rows were printed one behind the other: `2023 2024 Coal 12 11 Gas 30 28 …`. */

const YEARS = /(?<![\d.,/–-])(?:(?:19|20)\d{2}\s+){1,5}(?:19|20)\d{2}(?![\d.,/–-])/g
const NUMBER = /^[-–]?\d[\d.,'’]*%?$/
const MARK = /^\(?\d{1,2}\)$/
const ORDINAL = /^\d{1,2}(?:\.\d{1,2})?$/
/** Fewer rows may be chance, longer names are sentences. */
const [FEWEST, LONGEST, SOUGHT] = [3, 110, 240]

interface Token {
  text: string
  start: number
  kind: 'number' | 'mark' | 'unit' | 'word'
}

interface RunningRow {
  name: Token[]
  values: Token[]
  /** The unit behind the figures. */
  unit: Unit | null
}

function tokensOf(text: string, from: number): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.slice(from).matchAll(/\S+/g)) {
    const last = tokens[tokens.length - 1]
    const kind = MARK.test(word)
      ? 'mark'
      : NUMBER.test(word)
        ? 'number'
        : last?.kind === 'number' && wholeUnit(fold(word))
          ? 'unit'
          : 'word'
    tokens.push({ text: word, start: from + index, kind })
  }
  return tokens
}

/** Takes the figures of a row out of a run of numbers: ordinals before and behind them belong to names. */
function figuresOf(
  numbers: readonly Token[],
  count: number,
): { before: Token[]; values: Token[]; behind: Token[] } | null {
  const extra = numbers.length - count
  if (extra < 0 || extra > 2) return null
  const last = numbers[numbers.length - 1]
  const behind =
    extra > 0 && last && ORDINAL.test(last.text) && (extra === 2 || !/^\d$/.test(numbers[0]?.text ?? '')) ? 1 : 0
  const before = extra - behind
  if (!numbers.slice(0, before).every(({ text }) => ORDINAL.test(text))) return null
  const end = numbers.length - behind
  return { before: numbers.slice(0, before), values: numbers.slice(before, end), behind: numbers.slice(end) }
}

/** The rows behind a line of years, until names become sentences; and where they end. */
function rowsBehind(tokens: readonly Token[], count: number): { rows: RunningRow[]; end: number } {
  const rows: RunningRow[] = []
  let name: Token[] = []
  let end = 0
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token
    if (token.kind !== 'number') {
      name.push(token)
      i += 1
      if (token.start - (name[0]?.start ?? token.start) > LONGEST) break
      continue
    }
    const run: Token[] = []
    while (i < tokens.length && (tokens[i] as Token).kind !== 'word') run.push(tokens[i++] as Token)
    const numbers = run.filter(({ kind }) => kind === 'number')
    const found = figuresOf(numbers, count)
    if (!found || !(name.length || found.before.length)) {
      for (const one of run) name.push(one)
      continue
    }
    const unit = run.find(({ kind }) => kind === 'unit')
    rows.push({
      name: [...name, ...found.before],
      values: found.values,
      unit: unit ? wholeUnit(fold(unit.text)) : null,
    })
    name = found.behind
    end = (run[run.length - 1]?.start ?? end) + (run[run.length - 1]?.text.length ?? 0)
  }
  return { rows, end }
}

const placed = (start: number): Parameters<typeof readCell>[1] => ({
  start,
  x0: 0,
  x1: 1,
  box: null,
  bold: false,
  address: null,
  raw: null,
})

/** Figures of tables that are printed as running text. */
export function runningFacts(page: Page): Fact[] {
  if (page.kind === 'sheet') return []
  const facts: Fact[] = []
  let read = 0
  for (const { 0: written, index } of page.text.matchAll(YEARS)) {
    if (index < read || page.tables.some(({ start, end }) => start <= index && index < end)) continue
    const years = written.trim().split(/\s+/).map(Number)
    const step = (years[1] ?? 0) - (years[0] ?? 0)
    if (Math.abs(step) !== 1 || !years.every((year, i) => i === 0 || year - (years[i - 1] ?? 0) === step)) continue
    const from = index + written.length
    const { rows, end } = rowsBehind(tokensOf(page.text.slice(0, from + 4000), from), years.length)
    if (rows.length < FEWEST) continue
    read = end
    // What the figures are in stands before the years or behind the last row.
    const around = [page.text.slice(Math.max(0, index - SOUGHT / 3), index), page.text.slice(end, end + SOUGHT)].map(
      foldLabel,
    )
    const said = around.map(unitInLabel).find((unit) => unit !== null) ?? null
    const titles = [...around.map((text) => text.slice(0, 150)).reverse(), ...headingsAt(page, 0, index)]
    for (const row of rows) for (const one of factsOf(page, row, years, said, titles)) facts.push(one)
  }
  return facts
}

function factsOf(page: Page, row: RunningRow, years: readonly number[], said: Unit | null, titles: string[]): Fact[] {
  const words = row.name.filter(({ kind }) => kind !== 'mark')
  const label = foldLabel(words.map(({ text }) => text).join(' '))
  const own = row.unit ?? unitInLabel(label)
  const names: GridCell[] = words.map(({ text, start }) => readCell(text, placed(start), page.numberFormat))
  return row.values.flatMap(({ text, start }, i): Fact[] => {
    const cell = readCell(text, placed(start), page.numberFormat)
    if (cell.kind !== 'number') return []
    const unit = cell.unit ?? own ?? said
    return [
      {
        page,
        source: 'table',
        cell,
        label,
        labelCells: names.slice(0, 1),
        parents: [],
        columns: [],
        titles,
        unit,
        unitFrom: cell.unit ? 'cell' : own ? 'row' : said ? 'table' : null,
        year: years[i] ?? null,
        yearFrom: 'column',
        role: 'actual',
        targetYear: null,
        besideTarget: false,
        rivals: [],
        position: i,
        siblings: row.values.length,
        loose: true,
        transposed: false,
      },
    ]
  })
}

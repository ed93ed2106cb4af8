import {
  choicesOf,
  conceptOfName,
  type Datapoint,
  datapointsOfTemplate,
  optionIn,
  templateNames,
  unitOfTemplate,
  yesOrNo,
} from '../esrs/index.ts'
import type { Page, ReadDocument } from '../reading/document.ts'
import type { NamedCell } from '../reading/named-cell.ts'
import { decimalOf, numberOf } from '../text/decimals.ts'
import type { Candidate, FoundValue } from './finding.ts'
import { convertedTo } from './tagged.ts'

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
  return typeof value === 'string' ? text : null
}

const isFigure = ({ type }: Datapoint): boolean => type === 'number' || type === 'percent' || type === 'money'

/** A named cell as a value; `null` where it holds none of the kind. */
function valueOfCell(cell: NamedCell, datapoint: Datapoint, currency: string | null, shown: string): FoundValue | null {
  const figure = isFigure(datapoint) ? figureOf(cell, datapoint, currency) : null
  const word = isFigure(datapoint) ? null : wordOf(cell, datapoint)
  const digits = /\d(?:[\d.,'\u00a0 ]*\d)?/.exec(shown)?.[0] ?? null
  if (figure) {
    const decimal = decimalOf(figure.text)
    if (!decimal || digits === null) return null
    const written = { written: shown, writtenNumber: digits, writtenUnit: null, conversion: null }
    return { text: figure.text, number: numberOf(decimal), unit: figure.unit, ...written }
  }
  if (word === null) return null
  return {
    text: word,
    number: null,
    unit: null,
    written: shown,
    writtenNumber: null,
    writtenUnit: null,
    conversion: null,
  }
}

function candidateOf(
  cell: NamedCell,
  datapoint: Datapoint,
  page: Page,
  currency: string | null,
  year: number | null,
): Candidate | null {
  const shown = page.text.slice(cell.start, cell.stop)
  const value = valueOfCell(cell, datapoint, currency, shown)
  const line = page.lines.find(({ start, end }) => start <= cell.start && end >= cell.stop)
  if (!value || !line) return null
  const from = value.writtenNumber === null ? null : cell.start + shown.indexOf(value.writtenNumber)
  return {
    datapoint: datapoint.id,
    dimension: null,
    value,
    year,
    role: 'actual',
    tier: 'high',
    score: 1,
    place: {
      page: page.number,
      sheet: page.name,
      cell: cell.cell,
      paragraph: null,
      start: line.start,
      end: line.end,
      boxes: [],
      valueStart: from,
      valueEnd: from === null ? null : from + value.writtenNumber!.length,
      valueBox: null,
    },
    excerpt: page.text.slice(line.start, line.end),
    checks: (['quote', 'value', 'unit', 'year'] as const).map((check) => ({ check, passed: true, detail: null })),
    reason: { source: 'tag', matched: cell.name, missing: [] },
  }
}

const named = ({ named: cells = [] }: Pick<ReadDocument, 'named'>, name: string) =>
  cells.find((one) => one.name === name)

/** The financial year that a filled template says that it is of; `null` where it says none. */
export function templateYear(document: Pick<ReadDocument, 'named'>): number | null {
  const year = Number(named(document, templateNames.end)?.text.match(/\b(?:19|20)\d{2}\b/)?.[0])
  return Number.isInteger(year) && year > 0 ? year : null
}

/**
 * Values of a filled official template of the voluntary standard, by the names of its cells. Lists of several rows are left to the
 * analysis of tables.
 */
export function templateValues(document: ReadDocument): Candidate[] {
  const currency = named(document, templateNames.currency)?.text ?? null
  const year = templateYear(document)
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const known = datapointsOfTemplate()
  return (document.named ?? []).flatMap((cell) => {
    const datapoint = known.get(conceptOfName(cell.name))
    const page = pages.get(cell.page)
    return (
      (datapoint &&
        page &&
        candidateOf(cell, datapoint, page, /^[A-Z]{3}$/.test(currency ?? '') ? currency : null, year)) ??
      []
    )
  })
}

import type { AskedTable, Language, Task, TaskDetail, TypedCell } from '@esrs/contract'
import {
  axesOf,
  type Breakdown,
  breakdownOf,
  type Catalogue,
  type Datapoint,
  dimensionOf,
  membersOf,
  membersSent,
  usualAxes,
} from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import type { Author } from '../author.ts'
import { say } from '../messages.ts'
import { datapointEntry, type OpenReport } from '../report/open-report.ts'
import { cellsOf } from '../stores/cell-store.ts'
import type { Report } from '../stores/report.ts'
import { unitInWords } from '../unit-in-words.ts'
import { compareCells } from '../values/compare-cells.ts'
import { oddSentence } from '../values/figure-bounds.ts'
import { parseTypedValue } from '../values/parse-typed-value.ts'
import { saveValueSource } from '../values/value-source.ts'
import { cellName, cellsInLine } from './cell-words.ts'
import { saveBreakdown } from './save-breakdown.ts'
import { shownAxes } from './show-axes.ts'

/** A cell that somebody wrote, as it is understood. */
export interface ReadCell {
  dimension: string
  names: string[]
  written: string
  number: number | null
  unit: string | null
  /** Why it cannot be taken; `null` where it can. */
  problem: Text | null
  /** What is unusual about it. */
  odd: Text | null
}

/** The cells of an answer as they are understood. */
export interface ReadTable {
  cells: ReadCell[]
  /** What stands for the answer in one line: the sum where it is the whole, otherwise the cells in words. */
  text: string
  /** Whether that is the figure that was asked for. */
  adds: boolean
  /** Why they cannot be taken together, or the first problem of a cell. */
  problem: Text | null
}

/** A table as people outside of the company are asked for it, and what becomes of their cells. */
export interface TablesForWork {
  /** The axes by which a datapoint can be asked for cell by cell; none where it has no breakdown. */
  axes(key: string, language: Language): Task['tables']
  /** The names of the axes that are asked for, in their order; throws `invalid_input` where the datapoint has no such table. */
  chosen(key: string, axes: readonly string[] | undefined): string[]
  /** The table as somebody is asked for it; people without an account learn nothing of the company's own entities and sites. */
  asked(
    tenant: Tenant,
    catalogue: Catalogue,
    key: string,
    table: { axes: readonly string[]; cells: readonly TypedCell[]; isForOutsiders: boolean },
  ): Promise<AskedTable>
  /** The table of a datapoint with all its axes and the cells that the report has, for people of the company; `null` where it has none. */
  ofReport(tenant: Tenant, opened: Pick<OpenReport, 'report' | 'catalogue'>, key: string): Promise<TaskDetail['table']>
  /** Cells as they were written in a language. */
  read(
    catalogue: Catalogue,
    key: string,
    axes: readonly string[] | null,
    cells: readonly TypedCell[],
    language: Language,
  ): ReadTable
  /** Whether a value is asked for beside the cells, because they give none: of a mean. */
  needsWhole(key: string): boolean
  /** The cells that the report has now, by dimension. */
  now(tenant: Tenant, report: Report, key: string): Promise<Map<string, { number: number; unit: string | null }>>
  /** Saves the cells of an accepted answer as the table, with what follows from them; call it in a transaction. */
  accept(tenant: Tenant, opened: OpenReport, key: string, answer: AcceptedCells, by: Author): Promise<void>
}

/** The cells of an answer that somebody accepts. */
export interface AcceptedCells {
  cells: readonly TypedCell[]
  /** In which they are written. */
  language: Language
  source: string
  /** What proves them; the first one stands at each cell. */
  documents: readonly string[]
}

function tableOf(catalogue: Catalogue, key: string): { breakdown: Breakdown; entry: Datapoint } {
  const breakdown = breakdownOf(key)
  if (!breakdown) throw new AppError('invalid_input', say('breakdown.none'))
  return { breakdown, entry: datapointEntry(catalogue, breakdown.datapoint) }
}

const addsUp = ({ rule }: Breakdown): boolean => rule === 'sum' || rule === 'at_most'

/** Whether the cells give the value of the datapoint that was asked for. */
const isWhole = (breakdown: Breakdown, key: string): boolean => addsUp(breakdown) && breakdown.datapoint === key

function chosen(key: string, names: readonly string[] | undefined): string[] {
  const breakdown = breakdownOf(key)
  if (!breakdown) throw new AppError('invalid_input', say('breakdown.none'))
  if (names === undefined) return usualAxes(breakdown).map(({ axis }) => axis)
  const used = breakdown.axes.filter(({ axis, isOptional }) => !isOptional || names.includes(axis))
  if (names.some((name) => used.every(({ axis }) => axis !== name)))
    throw new AppError('invalid_input', say('breakdown.none'))
  return used.map(({ axis }) => axis)
}

function read(
  catalogue: Catalogue,
  key: string,
  asked: readonly string[] | null,
  typed: readonly TypedCell[],
  language: Language,
): ReadTable {
  const { breakdown, entry } = tableOf(catalogue, key)
  // Where nobody said by which axes, all cells are by those of the first.
  const first = typed.map(({ members }) => axesOf(breakdown, membersSent(breakdown, members) ?? [])).find((one) => one)
  const axes = asked ?? first?.map(({ axis }) => axis) ?? null
  const seen = new Set<string>()
  const cells = typed.map(({ members: sent, value }): ReadCell => {
    const members = membersSent(breakdown, sent) ?? sent
    const dimension = dimensionOf(members)
    const used = axesOf(breakdown, members)
    const nothing = { dimension, names: cellName(breakdown, dimension, catalogue.language), written: value }
    const refused = (problem: Text): ReadCell => ({ ...nothing, number: null, unit: null, problem, odd: null })
    if (!used || (axes && used.map(({ axis }) => axis).join() !== axes.join())) return refused(say('breakdown.member'))
    if (seen.has(dimension.toLowerCase())) return refused(say('breakdown.twice'))
    seen.add(dimension.toLowerCase())
    try {
      const { number, unit } = parseTypedValue(entry, value, language)
      if (number === null) return refused(say('breakdown.figure'))
      return { ...nothing, number, unit, problem: null, odd: oddSentence(entry, number, unit) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_input') return refused(error.text)
      throw error
    }
  })
  const figures = cells.flatMap(({ dimension, number, unit }) => (number === null ? [] : [{ dimension, number, unit }]))
  const { sum } = compareCells(breakdown, figures, null)
  const wrong = cells.find(({ problem }) => problem)?.problem ?? null
  const mixed = figures.length > 0 && addsUp(breakdown) && sum === null ? say('breakdown.units') : null
  // The sum as a person would write it, because the answer is read once more when it is accepted.
  const plain = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 })
  const unit = figures[0]?.unit ?? null
  const text =
    sum !== null && isWhole(breakdown, key)
      ? [plain.format(sum), unit === entry.unit ? '' : unitInWords(unit)].filter(Boolean).join(' ')
      : cellsInLine(breakdown, figures, language)
  return { cells, text, adds: sum !== null && isWhole(breakdown, key), problem: wrong ?? mixed }
}

async function accept(
  tenant: Tenant,
  opened: OpenReport,
  key: string,
  { cells: typed, language, source, documents }: AcceptedCells,
  by: Author,
): Promise<void> {
  const { breakdown, entry } = tableOf(opened.catalogue, key)
  const { cells, problem } = read(opened.catalogue, key, null, typed, language)
  if (problem) throw new AppError('invalid_input', problem)
  const sent = cells.map(({ number, unit }, index) => ({
    members: typed[index]!.members,
    value: [String(number), unit === entry.unit ? '' : unitInWords(unit)].filter(Boolean).join(' '),
    source,
    document: documents[0] ?? null,
  }))
  const whole = isWhole(breakdown, key) ? ('follow' as const) : ('keep' as const)
  // What is accepted stands for the value of just this datapoint, also where somebody typed one before; a mean has its own answer.
  const answers = whole === 'follow' || breakdown.rule === 'between' ? null : key
  await saveBreakdown(tenant, opened, key, { cells: sent, whole, written: 'en', answers }, by)
  if (breakdown.rule !== 'between') await saveValueSource(tenant, opened.report, key, { source, documents })
}

/** Tables as they are asked for and delivered. */
export const tablesForWork: TablesForWork = {
  axes: (key, language) =>
    (breakdownOf(key)?.axes ?? []).map(({ axis, name, isOptional }) => ({
      axis,
      name: name[language],
      optional: isOptional,
    })),
  chosen,
  asked: async (tenant, catalogue, key, { axes, cells, isForOutsiders }) => {
    const { breakdown, entry } = tableOf(catalogue, key)
    const used = breakdown.axes.filter(({ axis }) => axes.includes(axis))
    // A sheet or a page may have sent a name as it was typed.
    const kept = cells.map((cell) => ({ ...cell, members: membersSent({ axes: used }, cell.members) ?? cell.members }))
    const shown = await shownAxes(
      tenant,
      isForOutsiders ? used.map((axis) => ({ ...axis, from: null })) : used,
      kept.map(({ members }) => members),
      catalogue.language,
    )
    return { unit: entry.unit, rule: breakdown.rule, axes: shown, cells: kept }
  },
  ofReport: async (tenant, { report, catalogue }, key) => {
    const breakdown = breakdownOf(key)
    if (!breakdown || !catalogue.get(breakdown.datapoint)) return null
    const known = (await cellsOf(tenant, report, [breakdown.datapoint])).get(breakdown.datapoint) ?? []
    const plain = new Intl.NumberFormat(catalogue.language, { useGrouping: false, maximumFractionDigits: 12 })
    const entry = datapointEntry(catalogue, breakdown.datapoint)
    const cells = known.flatMap(({ dimension, number, unit }) => {
      const members = membersOf(breakdown, dimension)
      const written = [plain.format(number), unit === entry.unit ? '' : unitInWords(unit)].filter(Boolean).join(' ')
      return members ? [{ members, value: written }] : []
    })
    const used = (cells[0] && axesOf(breakdown, cells[0].members)) ?? usualAxes(breakdown)
    const axes = breakdown.axes.map(({ axis }) => axis)
    const table = await tablesForWork.asked(tenant, catalogue, key, { axes, cells, isForOutsiders: false })
    const asked = catalogue.get(key)
    return { ...table, used: used.map(({ axis }) => axis), asked: asked?.table === true || asked?.type === 'table' }
  },
  read,
  needsWhole: (key) => breakdownOf(key)?.rule === 'between' && breakdownOf(key)?.datapoint === key,
  now: async (tenant, report, key) => {
    const datapoint = breakdownOf(key)?.datapoint ?? key
    const cells = (await cellsOf(tenant, report, [datapoint])).get(datapoint) ?? []
    return new Map(cells.map(({ dimension, number, unit }) => [dimension, { number, unit }]))
  },
  accept,
}

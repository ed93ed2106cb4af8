import type {
  Figure,
  FigureDetail,
  FigureLine,
  FigurePart,
  FigureSetup,
  FigureUnit,
  Language,
  Datapoint as Wire,
} from '@esrs/contract'
import {
  type Contribution,
  countedShare,
  type GroupFigure,
  inOrder,
  needsBase,
  ownYears,
} from '@esrs/engine/consolidation'
import { type Datapoint, figureRulesOf } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, type OpenReport, type Report, type ValuesForWork } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { allowedRules, ruleRefusal } from './allowed-rules.ts'
import { computeCells, computeFigures, earlierSetups, hasNoWhole, type OpenGroup, openGroup } from './compute-figure.ts'
import { type PartRow, partsById, setupsOf, wireFields } from './figure-store.ts'
import { figureFormula, lineFormula } from './formula-words.ts'

/** Years before the reporting year that are shown beside it, at most. */
const yearsBefore = 4

type Shown = Pick<OrganisationOptions, 'reporting' | 'work' | 'accounts' | 'documents'>

/** The figure of a datapoint that is collected in parts; throws `not_found` for any other. */
export async function setupFor(tenant: Tenant, report: Report, key: string): Promise<FigureSetup> {
  const setup = (await setupsOf(tenant, report)).get(key)
  if (!setup) throw new AppError('not_found', say('figure.missing'))
  return setup
}

/** The value of a datapoint beside the computed one. */
function statedOf(
  { value, number, unit, status, filename }: Wire,
  computed: number | null,
  setup: FigureSetup,
): Figure['stated'] {
  if (value === null) return null
  const isComparable =
    computed !== null && number !== null && (unit === null || unit === setup.unit || setup.unit === '')
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0
  const difference = isComparable ? computed - number : null
  return {
    value,
    number,
    unit,
    status: status === 'missing' ? null : status,
    source: filename ?? '',
    difference,
    agrees: difference !== null && Math.abs(difference) <= 0.5 * 10 ** -decimals * (1 + 1e-9),
  }
}

function shownFigure(
  entry: Datapoint,
  setup: FigureSetup,
  { figure, parts }: { figure: GroupFigure; parts: number },
  wire: Wire,
  { language, broken }: { language: Language; broken: ValuesForWork['broken'] },
): Figure {
  const { value: computed, expected, delivered, missing, estimatedShare, apportionedShare, eliminated } = figure
  const refusal = ruleRefusal(entry, setup)
  // What a rule makes of the parts that does not give this datapoint is no figure of it.
  const value = refusal ? null : computed
  const problem = refusal ?? broken(entry, value === null ? null : wholeOf(entry, value), entry.unit)
  return {
    allowed: allowedRules(entry, language),
    problem: problem?.(language) ?? null,
    key: entry.id,
    name: entry.name,
    setup,
    value,
    parts,
    expected,
    delivered,
    eliminated,
    missing: missing.reduce((sum, { months }) => sum + months.length, 0),
    estimated_share: Math.min(1, estimatedShare),
    apportioned_share: Math.min(1, apportionedShare),
    stated: statedOf(wire, value, setup),
  }
}

/** A figure as it is handed on: shares of heads and cases are whole numbers in the report. */
export const wholeOf = (entry: Datapoint, value: number): number =>
  figureRulesOf(entry)?.isInteger ? Math.round(value) : Number(value.toPrecision(12))

/** One page of the figures of a report, in the order of the standard. */
export async function listFigures(
  { reporting }: Shown,
  tenant: Tenant,
  opened: OpenReport,
  page: number,
  size: number,
) {
  const { report, catalogue } = opened
  const setups = await setupsOf(tenant, report)
  const entries = catalogue.datapoints.filter(({ id }) => setups.has(id))
  const some = entries.slice((page - 1) * size, page * size)
  if (some.length === 0) return { figures: [], count: entries.length }
  const group = await openGroup(tenant, report)
  const wanted = some.map(({ id }) => ({ key: id, year: report.year, setup: setups.get(id)! }))
  const computed = await computeFigures(tenant, group, wanted)
  const wires = new Map((await reporting.forWork.show(tenant, opened, some)).map((wire) => [wire.key, wire]))
  const figures = some.map((entry, index) =>
    shownFigure(entry, setups.get(entry.id)!, computed[index]!, wires.get(entry.id)!, {
      language: catalogue.language,
      broken: reporting.forWork.broken,
    }),
  )
  return { figures, count: entries.length }
}

/** What each unit brings, with what everything below it brings. */
function unitsOf(
  { tree, months }: OpenGroup,
  setup: FigureSetup,
  { contributions, missing }: GroupFigure,
): FigureUnit[] {
  const own = new Map<string, { counted: number; base: number; parts: number; estimates: number }>()
  for (const one of contributions) {
    const known = own.get(one.unitId) ?? { counted: 0, base: 0, parts: 0, estimates: 0 }
    known.counted += one.counted
    known.base += one.countedBase ?? 0
    if (one.kind === 'estimate') known.estimates += 1
    else known.parts += 1
    own.set(one.unitId, known)
  }
  const all = new Map<string, { counted: number; base: number }>()
  for (const [id, { counted, base }] of own)
    for (let unit = tree.units.get(id); unit; unit = unit.parent === null ? undefined : tree.units.get(unit.parent)) {
      const known = all.get(unit.id) ?? { counted: 0, base: 0 }
      all.set(unit.id, { counted: known.counted + counted, base: known.base + base })
    }
  const finished = (sums: { counted: number; base: number } | undefined): number => {
    if (!sums) return 0
    if (!needsBase(setup)) return sums.counted
    return sums.base === 0 ? 0 : ((setup.rule === 'ratio' ? setup.scale : 1) * sums.counted) / sums.base
  }
  const gaps = new Map<string, FigureUnit['gaps']>()
  for (const { unitId, from, to } of missing) gaps.set(unitId, [...(gaps.get(unitId) ?? []), { from, to }])
  return inOrder(tree).map(({ unit: { id, code, name, kind, parent, yearEnd }, depth }) => ({
    id,
    code,
    name,
    kind,
    parent,
    depth,
    own: finished(own.get(id)),
    counted: finished(all.get(id)),
    share: countedShare(tree, id, months.at(-1)!, setup.equity),
    parts: own.get(id)?.parts ?? 0,
    estimates: own.get(id)?.estimates ?? 0,
    gaps: gaps.get(id) ?? [],
    own_years: ownYears(yearEnd, months),
  }))
}

/** A figure with what everything brings, its formula, and the years before it. */
export async function showFigure(
  { reporting, work }: Shown,
  tenant: Tenant,
  opened: OpenReport,
  key: string,
): Promise<FigureDetail> {
  const { report, catalogue } = opened
  const entry = datapointEntry(catalogue, key)
  const setup = await setupFor(tenant, report, key)
  const group = await openGroup(tenant, report)
  const shown = Array.from({ length: yearsBefore + 1 }, (_, index) => report.year - yearsBefore + index)
  const setupIn = await earlierSetups(tenant, report.set, [key], shown)
  const collected = shown.flatMap((year) => (year === report.year ? { key, year, setup } : (setupIn(year, key) ?? [])))
  const years = collected.map(({ year }) => year)
  const computed = await computeFigures(tenant, group, collected)
  const now = computed.at(-1)!
  const [wire] = await reporting.forWork.show(tenant, opened, [entry])
  const units = unitsOf(group, setup, now.figure)
  const own = units.map(({ name, own: counted }) => ({ name, counted }))
  const decided = new Map<number, number>()
  for (const year of shown) {
    const value = (await reporting.forWork.decidedInYear(tenant, { set: report.set, year }, [key])).get(key)
    if (value && Number.isFinite(Number(value.value))) decided.set(year, Number(value.value))
  }
  return {
    figure: shownFigure(entry, setup, now, wire!, {
      language: catalogue.language,
      broken: reporting.forWork.broken,
    }),
    months: group.months,
    units,
    formula: hasNoWhole(key)
      ? [say('formula.apart')(catalogue.language)]
      : figureFormula(now.figure, own, setup, catalogue.language),
    years: [...new Set([...years, ...decided.keys()])].sort().map((year) => ({
      year,
      computed: years.includes(year) ? computed[years.indexOf(year)]!.figure.value : null,
      decided: decided.get(year) ?? null,
    })),
    cells: (await computeCells(tenant, group, key, setup)).map((cell) => ({
      ...cell,
      name: reporting.forWork.cellName(key, cell.dimension, catalogue.language),
    })),
    waiting: await work.proposals.isWaiting(tenant, report, key),
  }
}

/** Parts as the wire carries them. */
export async function shownParts(
  { accounts, documents }: Shown,
  tenant: Tenant,
  rows: readonly PartRow[],
): Promise<FigurePart[]> {
  const ids = [...new Set(rows.flatMap(({ document }) => document ?? []))]
  const titles = new Map((await documents.stages(tenant, ids)).map(({ id, title }) => [id, title]))
  const people = new Map<string, string>()
  for (const id of new Set(rows.flatMap(({ by }) => by ?? []))) people.set(id, await accounts.nameOf(tenant, id))
  return rows.map((row) => ({
    id: row.id,
    ...wireFields(row),
    document_name: row.document ? (titles.get(row.document) ?? '') : '',
    by: row.by ? (people.get(row.by) ?? '') : '',
    at: row.at.toISOString(),
  }))
}

/** The parts and estimates of one unit, in the order of their months. */
export async function showUnit(
  options: Shown,
  tenant: Tenant,
  { report, catalogue }: OpenReport,
  key: string,
  unitId: string,
): Promise<FigureLine[]> {
  datapointEntry(catalogue, key)
  const setup = await setupFor(tenant, report, key)
  const group = await openGroup(tenant, report)
  if (!group.tree.units.has(unitId)) throw new AppError('not_found', say('unit.missing'))
  const [computed] = await computeFigures(tenant, group, [{ key, year: report.year, setup }], true)
  const contributions = computed!.figure.contributions.filter((one) => one.unitId === unitId)
  const rows = await partsById(
    tenant,
    contributions.flatMap(({ partId }) => partId ?? []),
  )
  const shown = new Map((await shownParts(options, tenant, rows)).map((part) => [part.id, part]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return contributions
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .map((one) => shownLine(one, byId, shown, setup, report, catalogue.language))
}

function shownLine(
  one: Contribution,
  rows: ReadonlyMap<string, PartRow>,
  shown: ReadonlyMap<string, FigurePart>,
  setup: FigureSetup,
  { set, year }: Report,
  language: Language,
): FigureLine {
  const { kind, from, to, value, base, share, counted, isEstimated } = one
  const row = one.partId === null ? null : (rows.get(one.partId) ?? null)
  return {
    kind,
    from,
    to,
    value,
    base,
    share,
    counted,
    is_estimated: isEstimated,
    formula: lineFormula(one, row, setup, language),
    part: row ? (shown.get(row.id) ?? null) : null,
    earlier: row !== null && (row.set !== set || row.reportingYear !== year),
  }
}

import { randomUUID } from 'node:crypto'
import { type FigurePart, type FigureSetup, type GroupUnit, monthsOf } from '../src/consolidation/index.ts'
import { figureRulesOf, loadCatalogue } from '../src/esrs/index.ts'

// A made-up group: entities with sites, holdings that change, and parts of figures over some years. The same numbers give the
// same group every time, apart from the identifiers.

/** Numbers that look random and are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export interface MadeFigure {
  key: string
  setup: FigureSetup & { unit: string }
}

export interface MadeGroup {
  units: GroupUnit[]
  figures: MadeFigure[]
  years: number[]
  /** Parts by year and datapoint. */
  parts: Map<string, FigurePart[]>
}

export const placeOf = (year: number, key: string): string => `${year} ${key}`

const methods = ['full', 'full', 'full', 'proportional', 'proportional', 'equity', 'operational_control'] as const
const rules = ['sum', 'elimination', 'weighted_mean', 'ratio', 'head_count', 'average'] as const
const estimates = ['none', 'last_year', 'per_head', 'per_area'] as const

/** Entities below each other up to three deep, and sites below them; some come, go or change hands in mid-year. */
function makeUnits(entities: number, sites: number, next: (below: number) => number): GroupUnit[] {
  const common = { until: null, yearEnd: 12, heads: null, area: null }
  const whole = { from: null, share: 100, method: 'full' as const }
  const root: GroupUnit = {
    ...common,
    id: randomUUID(),
    code: 'E00',
    name: 'Entity 0',
    kind: 'entity',
    parent: null,
    holdings: [whole],
  }
  const units = [root]
  const depths = new Map([[root.id, 0]])
  for (let index = 1; index < entities; index += 1) {
    const above = units.filter(({ id }) => depths.get(id)! < 3)
    const parent = above[next(above.length)]!
    const holding = (from: string | null) => ({ from, share: 20 + next(81), method: methods[next(methods.length)]! })
    const holdings = [holding(index % 9 === 0 ? '2023-10-01' : null)]
    // A change of the tree in the middle of the last year, and one on a day that ends no month.
    if (index % 5 === 0) holdings.push(holding('2025-07-01'))
    if (index % 11 === 0) holdings.push(holding('2025-09-17'))
    const id = randomUUID()
    const code = `E${String(index).padStart(2, '0')}`
    const until = index % 13 === 0 ? '2025-11-16' : null
    units.push({ ...common, id, code, name: `Entity ${index}`, kind: 'entity', parent: parent.id, holdings, until })
    depths.set(id, depths.get(parent.id)! + 1)
  }
  for (let index = 0; index < sites; index += 1) {
    const parent = units[index % entities]!
    const method = index % 17 === 0 ? ('operational_control' as const) : ('full' as const)
    const code = `S${String(index).padStart(3, '0')}`
    const [heads, area] = [index % 8 === 0 ? null : 10 + next(900), 100 + next(9_000)]
    const holdings = [{ ...whole, method }]
    units.push({
      ...common,
      id: randomUUID(),
      code,
      name: `Site ${index}`,
      kind: 'site',
      parent: parent.id,
      holdings,
      heads,
      area,
    })
  }
  return units
}

function makeFigures(count: number): MadeFigure[] {
  const free = loadCatalogue('esrs-2023', 'en').datapoints.filter(({ table }) => !table)
  return Array.from({ length: count }, (_, index) => {
    const rule = rules[index % rules.length]!
    // Each figure is one that its datapoint has, because no other is shown.
    const [found] = free.splice(
      free.findIndex((entry) => figureRulesOf(entry)?.whole.includes(rule)),
      1,
    )
    const { id, unit } = found!
    const estimate = estimates[Math.floor(index / rules.length) % estimates.length]!
    const equity = index % 7 === 0 ? ('share' as const) : ('outside' as const)
    const scale = rule === 'ratio' ? figureRulesOf(found!)!.scale : 1
    return { key: id, setup: { rule, level: 'site', equity, estimate, scale, unit: unit ?? '' } }
  })
}

/** The parts of one figure in one year: two meters for each site and month, and some deliveries within the group. */
function makeParts(
  places: readonly GroupUnit[],
  { setup: { rule } }: MadeFigure,
  year: number,
  next: (below: number) => number,
): FigurePart[] {
  const needsBase = rule === 'weighted_mean' || rule === 'ratio'
  return places.flatMap(({ id: unitId }, index) =>
    monthsOf(year, 12).flatMap((month): FigurePart[] => {
      // One month in fifty is missing.
      if (next(50) === 0) return []
      const part = (label: string, number: number, base: number | null, counterpart: string | null): FigurePart => ({
        id: randomUUID(),
        unitId,
        label,
        from: month,
        to: month,
        number,
        base,
        counterpart,
        multiplier: 1,
        factor: 1,
        estimated: false,
      })
      const meters = ['Meter A', 'Meter B'].map((label) =>
        part(label, next(100_000), needsBase ? 1 + next(500) : null, null),
      )
      if (rule !== 'elimination' || index % 10 !== 0) return meters
      return [...meters, part('Within the group', next(5_000), null, places[(index + 7) % places.length]!.id)]
    }),
  )
}

/** A group with its parts over some years. */
export function makeGroup(entities: number, sites: number, figures: number, years: readonly number[]): MadeGroup {
  const next = numbers(28)
  const units = makeUnits(entities, sites, next)
  const made = makeFigures(figures)
  const places = units.filter(({ kind }) => kind === 'site')
  const parts = new Map<string, FigurePart[]>()
  for (const year of years)
    for (const figure of made) parts.set(placeOf(year, figure.key), makeParts(places, figure, year, next))
  return { units, figures: made, years: [...years], parts }
}

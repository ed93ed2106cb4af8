import { numberOf } from '../decimals.ts'
import type { Match } from './match.ts'
import type { Statement } from './statement.ts'

/** A match with how likely it is by itself. */
export interface Scored {
  match: Match
  /** Logarithm of the odds that it is right, by its own features. */
  odds: number
}

const MOST_PARTS = 16
const columnOf = (statement: Statement): string | null => {
  const { place } = statement
  return place ? `${statement.page.number}:${Math.round(place.x1 / 6)}` : null
}

const isSum = (total: number, sum: number, parts: number): boolean =>
  total !== 0 && Math.abs(total - sum) <= Math.max(0.0006 * Math.abs(total), parts * 0.5 * 10 ** -decimals(total))
const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length

/** Which figures of the tables are the sum of those right above or below them, and which are its parts. */
export function sumsAmong(statements: readonly Statement[]): {
  totals: ReadonlySet<Statement>
  parts: ReadonlySet<Statement>
} {
  const columns = new Map<string, Statement[]>()
  for (const statement of statements) {
    const key = columnOf(statement)
    if (key && statement.value) columns.set(key, [...(columns.get(key) ?? []), statement])
  }
  const totals = new Set<Statement>()
  const parts = new Set<Statement>()
  for (const column of columns.values()) {
    column.sort((a, b) => (a.place?.top ?? 0) - (b.place?.top ?? 0))
    const values = column.map(({ value }) => (value ? numberOf(value) : 0))
    for (const step of [1, -1])
      for (let i = 0; i < values.length; i++) {
        const total = values[i] ?? 0
        let sum = 0
        let counted = 0
        for (let k = 1; k <= MOST_PARTS; k++) {
          const value = values[i + k * step]
          if (value === undefined || value < 0) break
          sum += value
          if (value !== 0) counted += 1
          if (sum > total * 1.01) break
          if (counted >= 2 && isSum(total, sum, counted)) {
            totals.add(column[i] as Statement)
            for (let j = 1; j <= k; j++) parts.add(column[i + j * step] as Statement)
            break
          }
        }
      }
  }
  return { totals, parts }
}

const clip = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

const same = (a: Match, b: Match): boolean => {
  const [x, y] = [a.statement.value, b.statement.value]
  if (!x || !y) return a.statement.kind === b.statement.kind
  const factor = (m: Match): number => {
    const unit = m.statement.unit
    return unit ? Number(unit.factor.times) / Number(unit.factor.by) : 1
  }
  const [p, q] = [numberOf(x) * factor(a), numberOf(y) * factor(b)]
  return Math.abs(p - q) <= 0.006 * Math.max(Math.abs(p), Math.abs(q))
}

const sizeOf = ({ statement: { value, unit } }: Match): number =>
  (value ? numberOf(value) : 0) * (unit ? Number(unit.factor.times) / Number(unit.factor.by) : 1)

const standardOf = (match: Match): string => match.frame.datapoint.split(/[-_.]/)[0] ?? ''

/** How many other datapoints of its standard, and of others, have a likely answer on the page of a match. */
function answeredOnPages(scored: readonly Scored[]): (match: Match) => { same: number; other: number } {
  const pages = new Map<number, Map<string, string>>()
  for (const { match, odds } of scored) {
    if (odds < -1) continue
    const page = pages.get(match.statement.page.number) ?? new Map<string, string>()
    pages.set(match.statement.page.number, page)
    page.set(match.frame.datapoint, standardOf(match))
  }
  return (match) => {
    const page = pages.get(match.statement.page.number)
    if (!page) return { same: 0, other: 0 }
    const own = standardOf(match)
    let [same, other] = [0, 0]
    for (const [datapoint, standard] of page) {
      if (datapoint === match.frame.datapoint) continue
      if (standard === own) same += 1
      else other += 1
    }
    return { same, other }
  }
}

/**
 * What the other statements and the other datapoints say of each match: rivals on both sides, agreement, sums, and whether its
 * table answers the same requirement elsewhere.
 */
export function related(
  scored: readonly Scored[],
  statements: readonly Statement[],
): Map<Scored, Record<string, number>> {
  const { totals, parts } = sumsAmong(statements)
  const byStatement = new Map<Statement, Scored[]>()
  const byFrame = new Map<string, Scored[]>()
  const byTable = new Map<string, Map<string, Set<Statement>>>()
  const tableOf = ({ match: { statement } }: Scored): string =>
    `${statement.page.number}\u0000${statement.texts.caption[0] ?? ''}`
  const requirementOf = ({ match: { frame } }: Scored): string => frame.datapoint.split('_')[0] ?? ''
  for (const one of scored) {
    const { statement, frame, dimension } = one.match
    byStatement.set(statement, [...(byStatement.get(statement) ?? []), one])
    const key = `${frame.datapoint}#${dimension ?? ''}`
    const list = byFrame.get(key)
    if (list) list.push(one)
    else byFrame.set(key, [one])
    if (one.odds > 0 && frame.kind === 'number') {
      const table = byTable.get(tableOf(one)) ?? new Map<string, Set<Statement>>()
      byTable.set(tableOf(one), table)
      table.set(requirementOf(one), (table.get(requirementOf(one)) ?? new Set()).add(statement))
    }
  }
  const onPage = answeredOnPages(scored)
  const length = Math.log(1 + new Set(statements.map(({ page }) => page.number)).size)
  const answered = Math.log(
    1 + new Set(scored.filter(({ odds }) => odds > 0).map(({ match }) => match.frame.datapoint)).size,
  )
  const found = new Map<Scored, Record<string, number>>()
  for (const list of byFrame.values()) {
    const strong = [...list].sort((a, b) => b.odds - a.odds).slice(0, 40)
    for (const one of list) {
      const { statement } = one.match
      const f: Record<string, number> = { odds: one.odds }
      const others = strong.filter((other) => other !== one && other.match.statement !== statement)
      const agreeing = others.filter((other) => same(one.match, other.match) && other.odds > -1.5)
      const differing = others.filter((other) => !same(one.match, other.match))
      f.agree = Math.min(3, agreeing.length)
      const rival = differing[0]
      if (rival) {
        f.lead = clip(one.odds - rival.odds, 3)
        if (one.match.frame.kind === 'number') {
          if (sizeOf(one.match) >= sizeOf(rival.match)) f.larger = 1
        }
        f.rivals = Math.min(4, differing.filter(({ odds }) => odds > one.odds - 0.7).length)
      } else f.alone = 1
      const better = Math.max(
        -6,
        ...(byStatement.get(statement) ?? [])
          .filter((other) => other !== one && other.match.frame.kind === one.match.frame.kind)
          .map(({ odds }) => odds),
      )
      f.other_frame = clip(better - one.odds, 3)
      const kind = one.match.frame.slots.some((slot) => slot.any.includes('total')) ? 'whole' : 'other'
      if (totals.has(statement)) f[`is_sum_${kind}`] = 1
      if (parts.has(statement)) f[`is_part_${kind}`] = 1
      const table = byTable.get(tableOf(one))?.get(requirementOf(one))
      if (table && statement.kind === 'cell') {
        const beside = table.size - (table.has(statement) ? 1 : 0)
        f.table_beside = Math.min(3, Math.log(1 + beside))
      }
      const { same: alike, other } = onPage(one.match)
      f.document_answers = answered
      f.document_pages = length
      f.page_beside = Math.min(3, Math.log(1 + alike))
      f.page_others = Math.min(3, Math.log(1 + other))
      f[`is_${statement.kind}`] = 1
      found.set(one, f)
    }
  }
  return found
}

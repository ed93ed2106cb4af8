import type { InventoryPolicy, InventoryTarget, Language, StandardSet } from '@esrs/contract'
import { breakdowns, membersOf } from '@esrs/engine/esrs'
import type { Report } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import { exactly } from './activity-words.ts'
import answers from './target-datapoints.json' with { type: 'json' }

/** Which datapoints of a set ask for a target of some emissions: its reduction in tonnes and in percent, and the emissions that are left. */
interface TargetDatapoints {
  amount?: string
  percent?: string
  /** Of a target for emissions divided by something. */
  intensity?: string
  levels?: string
}

const scopes: Readonly<Record<string, Partial<Record<StandardSet, TargetDatapoints>>>> = answers.scopes
const years: Partial<Record<StandardSet, { base: string; target: string }>> = answers.years

/** What targets say of the datapoints of a set. */
export interface TargetAnswers {
  values: { key: string; value: string; note: string }[]
  /** Cells by datapoint, each with the target that it is of. */
  cells: Map<string, { dimension: string; number: number; source: string }[]>
}

const rounded = (number: number): number => Number(number.toPrecision(12))

/** A target with its emissions and years in a line, from which its figures follow. */
function traceOf({ name, base_year: baseYear, base, year, value, per }: InventoryTarget, language: Language): string {
  const percent = base === 0 ? 0 : rounded(((base - value) / base) * 100)
  const numbers = {
    base: exactly(base, language),
    value: exactly(value, language),
    percent: exactly(percent, language),
  }
  const said = { name, baseYear: String(baseYear), year: String(year), ...numbers }
  return (per === '' ? say('inventory.target', said) : say('inventory.targetPer', { ...said, per }))(language)
}

/**
 * What the targets of an inventory answer (ESRS E1, paragraph 34 and AR 31; voluntary standard, C3): of each datapoint the next target
 * that is still to be reached gives the value, and every target its cells where the taxonomy has its year. Base year and target year
 * state the emissions of these years, the value the reduction.
 */
export function targetAnswers(
  { targets }: Pick<InventoryPolicy, 'targets'>,
  { set, year: now }: Report,
  language: Language,
): TargetAnswers {
  const values = new Map<string, TargetAnswers['values'][number]>()
  const cells: TargetAnswers['cells'] = new Map()
  const put = (key: string, value: number | string, target: InventoryTarget) => {
    if (!values.has(key)) values.set(key, { key, value: String(value), note: traceOf(target, language) })
  }
  const cell = (key: string, dimension: string, number: number, target: InventoryTarget) => {
    const breakdown = breakdowns().get(key)
    const known = cells.get(key) ?? []
    if (!breakdown || !membersOf(breakdown, dimension) || known.some((one) => one.dimension === dimension)) return
    cells.set(key, [...known, { dimension, number: rounded(number), source: traceOf(target, language).slice(0, 200) }])
  }
  // The next one first; what is over by now only where nothing else is aimed at.
  const order = ({ year }: InventoryTarget) => (year >= now ? year : year + 1_000)
  for (const target of [...targets].sort((one, other) => order(one) - order(other))) {
    const { base_year: baseYear, base, year, value } = target
    const { amount, percent, intensity, levels } = scopes[target.scopes]?.[set] ?? {}
    if (target.per !== '') {
      if (intensity) put(intensity, rounded(base - value), target)
      continue
    }
    if (amount) {
      put(amount, rounded(base - value), target)
      cell(amount, 'base_year', base, target)
      cell(amount, `milestone_${year}`, value, target)
    }
    if (percent && base > 0) {
      put(percent, rounded(((base - value) / base) * 100), target)
      cell(percent, `milestone_${year}`, ((base - value) / base) * 100, target)
    }
    if (levels) {
      cell(levels, 'base_year', base, target)
      cell(levels, 'target_year', value, target)
    }
    const asked = years[set]
    if (levels && asked) {
      put(asked.base, baseYear, target)
      put(asked.target, year, target)
    }
  }
  return { values: [...values.values()], cells }
}

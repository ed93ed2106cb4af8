import type { FigureRules, FigureSetup, Language } from '@esrs/contract'
import { brokenBound, type Datapoint, figureRulesOf, isOwnFigure } from '@esrs/engine/esrs'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'
import { hasNoWhole } from './compute-figure.ts'

/** How the parts of a datapoint may become its figure, as the wire carries it; no rules where none gives its whole. */
export function allowedRules(entry: Pick<Datapoint, 'id' | 'type' | 'unit'>, language: Language): FigureRules {
  const found = figureRulesOf(entry)
  return {
    rules: found ? [...found.whole] : [],
    scale: isOwnFigure(entry) ? null : (found?.scale ?? 1),
    apart: hasNoWhole(entry.id),
    above_unit: aboveUnit(entry),
    base: found?.base?.name[language] ?? '',
    base_unit: found?.base?.unit === 'count' ? '' : (found?.base?.unit ?? ''),
  }
}

/** The unit of what a ratio divides: of a share that of what it is divided by, of an intensity what stands above the line. */
export function aboveUnit(entry: Pick<Datapoint, 'id' | 'type' | 'unit'>): string {
  const base = figureRulesOf(entry)?.base?.unit
  if (entry.unit === '%') return base === undefined || base === 'count' ? '' : base
  return entry.unit?.includes('/') ? entry.unit.split('/')[0]! : ''
}

/** A setup as its datapoint has it: unit and scale are not chosen where the datapoint has its own. */
export function fittingSetup(entry: Datapoint, sent: FigureSetup): FigureSetup {
  const scale = figureRulesOf(entry)?.scale ?? 1
  const own = isOwnFigure(entry) ? sent.scale : scale
  return { ...sent, unit: entry.unit ?? sent.unit, scale: sent.rule === 'ratio' ? own : 1 }
}

/** Why a rule does not give the figure of a datapoint; `null` where it does. */
export function ruleRefusal(entry: Pick<Datapoint, 'id' | 'type'>, { rule }: Pick<FigureSetup, 'rule'>): Text | null {
  const rules = figureRulesOf(entry)?.whole ?? []
  if (rules.includes(rule)) return null
  if (rules.length === 0) return say('figure.noRule')
  return (language) =>
    say('figure.rule', {
      rule: say(`ruleName.${rule}`),
      rules: rules.map((one) => say(`ruleName.${one}`)(language)).join(', '),
    })(language)
}

/**
 * What the amount of a part breaks; `null` where it is possible. A correction of an amount may be negative, a level, a mean and a
 * share may not where their datapoint cannot.
 */
export function amountRefusal(
  entry: Datapoint,
  setup: FigureSetup,
  amount: number,
  base: number | null,
  broken: (entry: Datapoint, number: number | null, unit: string | null) => Text | null,
): Text | null {
  if (setup.rule === 'elimination' || (setup.rule === 'sum' && !figureRulesOf(entry)?.isInteger)) return null
  if (setup.rule === 'ratio') {
    if (base === null || base === 0) return null
    return broken(entry, (setup.scale * amount) / base, entry.unit)
  }
  // Of a mean whole numbers are asked for of the whole only.
  const fraction = brokenBound(entry, amount, entry.unit)?.code === 'integer'
  return fraction && setup.rule !== 'head_count' && setup.rule !== 'sum' ? null : broken(entry, amount, entry.unit)
}

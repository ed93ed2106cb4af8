import type { CompanyFacts } from '../esrs/index.ts'
import type { FinancialDefaults, ImpactDefaults, TopicLevel } from './iro-bank.ts'
import type { Band, FinancialEffect } from './iro-effects.ts'

/**
 * How severe an impact is: each out of 10 (ESRS 1, paragraphs 45 and 46).
 * `irremediable` is `null` for a positive impact; `likelihood` is percent, and `null` for an actual impact.
 */
export interface ImpactScore {
  scale: number
  scope: number
  irremediable: number | null
  total: number
  likelihood: number | null
}

/**
 * What a risk or an opportunity does to the company (ESRS 1, paragraph 51). The changes are percent of net revenue in a year, the
 * middle of their bands; `null` where no value of the company gives a basis, until a person enters them.
 */
export interface FinancialScore {
  magnitude: 'high' | 'medium' | 'low'
  financialImpact: { ebitda: number | null; capex: number | null; opex: number | null }
  /** The bands behind the changes; only where they were estimated. */
  bands?: { ebitda: Band; opex: Band }
  likelihood: number
}

export type IroPriority = 'high' | 'medium' | 'low'

const byLevel: Readonly<Record<TopicLevel, number>> = { likely: 60, possible: 30, unlikely: 10 }
const bySize = { small: 2, medium: 1, large: 0 } as const
const levels = ['high', 'medium', 'low'] as const
const points = { high: 8, medium: 5, low: 2 } as const

/**
 * Likelihood in percent: what the industry says of the sub-topic (likely 60, possible 30, unlikely 10, unknown 30), and 20
 * more where what the company reports makes it more probable.
 */
export function likelihoodOf(level: TopicLevel | null, isRaised: boolean): number {
  return (level ? byLevel[level] : byLevel.possible) + (isRaised ? 20 : 0)
}

/** How many of the steps, at which something becomes larger, a figure does not reach. */
export const stepsMissed = (figure: number, steps: readonly number[]): number =>
  steps.filter((step) => figure < step).length

/**
 * What an impact is less widespread than in the largest companies: 2 for each step that the company's own figure does not
 * reach, or without a figure 2 in a small company and 1 in a medium-sized one.
 * @param figure `null` where the company states none
 */
export function narrowerBy(figure: number | null, steps: readonly number[], size: CompanyFacts['size']): number {
  if (figure !== null) return 2 * stepsMissed(figure, steps)
  return size ? bySize[size] : 0
}

/**
 * Severity of an impact: the mean of scale, scope and irremediable character, of a positive one of scale and scope, to one
 * decimal (ESRS 1, paragraphs 45 and 46).
 * @param narrower what the scope is less than for the largest companies; at least 1 remains of it
 */
export function impactScore(
  { scale, scope: largest, irremediable }: ImpactDefaults,
  narrower: number,
  likelihood: number | null,
): ImpactScore {
  const scope = Math.max(1, largest - narrower)
  const parts = irremediable === null ? [scale, scope] : [scale, scope, irremediable]
  const total = Math.round((10 * parts.reduce((sum, part) => sum + part, 0)) / parts.length) / 10
  return { scale, scope, irremediable, total, likelihood }
}

/**
 * The magnitude is what the template says, unless the company's own values give a share of its net revenue or assets: from
 * 10 percent it is high, from 2 percent medium, below that low. Otherwise it is one level lower for each step that the figure
 * it depends on does not reach.
 * @param share percent; `null` where nothing is stated
 * @param missed steps, as `stepsMissed` counts them
 * @param effect what gives the changes of operating expenses and EBITDA
 */
export function financialScore(
  { magnitude }: FinancialDefaults,
  share: number | null,
  likelihood: number,
  missed = 0,
  effect: FinancialEffect | null = null,
): FinancialScore {
  const lowered = levels[Math.min(levels.indexOf(magnitude) + missed, levels.length - 1)]!
  const byShare = share === null ? lowered : share >= 10 ? 'high' : share >= 2 ? 'medium' : 'low'
  if (!effect?.share)
    return { magnitude: byShare, financialImpact: { ebitda: null, capex: null, opex: null }, likelihood }
  const { low, high } = effect.share
  const fall = { low: -high, high: -low }
  const [opex, ebitda] = effect.assumption.saves ? [fall, effect.share] : [effect.share, fall]
  const financialImpact = { ebitda: middle(ebitda), capex: null, opex: middle(opex) }
  return { magnitude: byShare, financialImpact, bands: { ebitda, opex }, likelihood }
}

const middle = ({ low, high }: Band): number => Number(((low + high) / 2).toPrecision(2))

/**
 * What IROs are ordered by, 0 to 10: of an actual impact its severity (ESRS 1, paragraph 45), of a negative one on human rights
 * severity as well, which takes precedence over likelihood. Of another potential impact severity counts two thirds and
 * likelihood one third; of a risk or an opportunity magnitude (high 8, medium 5, low 2) and likelihood (paragraph 51) likewise.
 */
export function rankOf(score: ImpactScore | FinancialScore, humanRights = false): number {
  if ('magnitude' in score) return weighed(points[score.magnitude], score.likelihood)
  if (score.likelihood === null || humanRights) return score.total
  return weighed(score.total, score.likelihood)
}

const weighed = (severity: number, likelihood: number): number => (2 * severity + likelihood / 10) / 3

/** From 7 high, from 4 medium. */
export const priorityOf = (rank: number): IroPriority => (rank >= 7 ? 'high' : rank >= 4 ? 'medium' : 'low')

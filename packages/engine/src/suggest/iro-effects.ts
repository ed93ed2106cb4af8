import type { Catalogue, CompanyFacts, Language } from '../esrs/index.ts'
import type { EffectAssumption } from './iro-bank.ts'
import { type Hit, type IroValues, inSet, inWords } from './iro-evidence.ts'
import { say } from './say.ts'

/** The least and the most of something. */
export interface Band {
  low: number
  high: number
}

/**
 * How a risk or an opportunity would change operating expenses in a year (ESRS 1, paragraph 51): a figure of the company times an
 * assumed price. Other effects are not estimated, because no datapoint of the standards gives a basis for them.
 */
export interface FinancialEffect {
  /** The figure that the price applies to. */
  hit: Hit
  assumption: EffectAssumption
  /** EUR a year, both positive. */
  amount: Band
  /** The same as percent of net revenue; `null` where that is not stated, and where it would be more than all of it (`isBeyond`). */
  share: Band | null
  /** The effect would be larger than the net revenue: one of the two is rather stated in another unit than it says. */
  isBeyond: boolean
  /** EUR. */
  netRevenue: number | null
}

/** Net revenue as the company states it elsewhere than in E1, paragraph 55: ESRS 2, paragraph 40 (b). */
const netRevenueElsewhere = 'SBM-1_06'

/** Percent of net revenue up to which an effect is believed. */
const mostShare = 100

/** Two significant digits: a band that rests on an assumption is no more exact. */
const rounded = (number: number): number => Number(number.toPrecision(2))

function firstFigure(ids: readonly string[], catalogue: Catalogue, values: IroValues): Hit | null {
  for (const id of ids)
    for (const { datapoint, isSame } of inSet(catalogue, id)) {
      const value = isSame ? values.get(datapoint.id) : undefined
      const isOwnUnit = value && (value.unit === null || value.unit === datapoint.unit)
      if (value && isOwnUnit && (value.number ?? 0) > 0) return { datapoint, value }
    }
  return null
}

/** The effect that an assumption gives for a company; `null` where the company states no figure that it applies to. */
export function effectOf(
  assumption: EffectAssumption | undefined,
  catalogue: Catalogue,
  company: CompanyFacts,
  values: IroValues,
): FinancialEffect | null {
  const hit = assumption && firstFigure(assumption.datapoints, catalogue, values)
  if (!assumption || !hit) return null
  const figure = hit.value.number as number
  const amount = { low: rounded(figure * assumption.low), high: rounded(figure * assumption.high) }
  const stated = company.netRevenue ?? firstFigure([netRevenueElsewhere], catalogue, values)?.value.number ?? null
  const netRevenue = stated !== null && stated > 0 ? stated : null
  const shareOf = (part: number): number => rounded((100 * part) / (netRevenue as number))
  const share = netRevenue === null ? null : { low: shareOf(amount.low), high: shareOf(amount.high) }
  const isBeyond = share !== null && !(share.high <= mostShare)
  return { hit, assumption, amount, share: isBeyond ? null : share, isBeyond, netRevenue }
}

const between = (low: string, high: string, language: Language): string =>
  low === high ? low : say('effect.between', language, { low, high })

/** An amount in EUR, from a million on in millions. */
function inEuros({ low, high }: Band, language: Language): string {
  const inMillions = high >= 1_000_000
  const parts = inMillions ? 1_000_000 : 1
  const amount = between(inWords(low / parts, null, language), inWords(high / parts, null, language), language)
  return say(inMillions ? 'effect.millions' : 'effect.euros', language, { amount })
}

/** How an effect is computed, with its numbers and its assumption; without one that and why there is none. */
export function effectInWords(effect: FinancialEffect | null, language: Language): string {
  if (!effect) return say('effect.none', language)
  const { hit, assumption, amount, share, isBeyond, netRevenue } = effect
  const figure = inWords(hit.value.number as number, hit.value.unit ?? hit.datapoint.unit, language)
  const price = inEuros(assumption, language)
  const formula = `${figure} × ${price} = ${inEuros(amount, language)}`
  const direction = assumption.saves ? 'less' : 'more'
  const revenue = netRevenue === null ? '' : inEuros({ low: netRevenue, high: netRevenue }, language)
  const percent = share && between(inWords(share.low, null, language), inWords(share.high, '%', language), language)
  const part = percent
    ? say(`effect.part.${direction}`, language, { share: percent, revenue })
    : say(isBeyond ? 'effect.beyond' : 'effect.unstated', language, { revenue })
  return say(`effect.${direction}`, language, { formula, part, assumption: assumption[language] })
}

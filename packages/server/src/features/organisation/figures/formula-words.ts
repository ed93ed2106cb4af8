import type { FigureSetup, Language } from '@esrs/contract'
import type { Contribution, GroupFigure } from '@esrs/engine/consolidation'
import { say } from '../messages.ts'
import type { PartRow } from './figure-store.ts'

const formats = (options: Intl.NumberFormatOptions) => ({
  en: new Intl.NumberFormat('en-GB', options),
  de: new Intl.NumberFormat('de-DE', options),
})
// A factor of a millionth has digits of its own behind the zeros.
const figures = formats({
  maximumFractionDigits: 6,
  maximumSignificantDigits: 6,
  roundingPriority: 'morePrecision',
})
const shares = formats({ maximumFractionDigits: 2 })

/** A number as people read it, with every digit that matters. */
export function figureInWords(number: number, language: Language): string {
  const digits = Number(number.toPrecision(12))
  return figures[language].format(digits).replace(/^-/, '−')
}

const withUnit = (number: number, unit: string, language: Language): string =>
  `${figureInWords(number, language)}${unit && unit !== 'count' ? ` ${unit}` : ''}`

/** With a space before the sign, as on every page. */
const percent = (share: number, language: Language): string => `${shares[language].format(100 * share)}\u00a0%`

/** What a number is multiplied by to be in the unit of its factor, with both units and the calorific value where it plays a part. */
function converted({ quantity, unit }: PartRow, multiplier: string, language: Language): string {
  if (!quantity) return multiplier
  const bases = [quantity.basis, quantity.factor_basis].flatMap((one) => (one ? say(`basis.${one}`)(language) : []))
  const named = bases.length === 2 && bases[0] !== bases[1] ? `, ${bases.join(' → ')}` : ''
  return `${multiplier} ${quantity.factor_unit}/${unit}${named}`
}

/** How one part or estimate was computed: `1,200 kWh × 0.001 × 40 % = 0.48 MWh`. */
export function lineFormula(
  { kind, value, base, share, within, counted, countedBase }: Contribution,
  part: PartRow | null,
  setup: FigureSetup,
  language: Language,
): string {
  const number = (of: number) => figureInWords(of, language)
  const whole = part
    ? [
        // What a ratio divides is in another unit than the ratio.
        withUnit(part.number, part.unit || (setup.rule === 'ratio' ? '' : setup.unit), language),
        ...(part.multiplier === 1 ? [] : [converted(part, number(part.multiplier), language)]),
        ...(part.factor === 1 ? [] : [number(part.factor)]),
      ].join(' × ')
    : say(`formula.${setup.estimate}`, { value: withUnit(value, setup.unit, language) })(language)
  const from = within ? say('formula.within', { from: whole, ...within })(language) : whole
  const by = share === 1 ? '' : ` × ${percent(share, language)}`
  if (setup.rule === 'weighted_mean')
    return say('formula.weighted', { from, base: number(base ?? 0), by, result: number(counted) })(language)
  if (setup.rule === 'ratio')
    return say('formula.ratio', {
      from,
      base: number(base ?? 0),
      by,
      top: number(counted),
      below: number(countedBase ?? 0),
    })(language)
  const sign = kind === 'internal' ? '− ' : ''
  return `${sign}${from}${by} = ${withUnit(counted, setup.unit, language)}`
}

/** What several units bring, as one sum; beyond a dozen the smaller ones together. */
const mostTerms = 12

/** How the figure of the group was computed, with its numbers, line by line. */
export function figureFormula(
  { value, counted, countedBase, contributions, estimatedShare, apportionedShare, eliminated, missing }: GroupFigure,
  units: readonly { name: string; counted: number }[],
  setup: FigureSetup,
  language: Language,
): string[] {
  const t = (key: Parameters<typeof say>[0], values: Record<string, string | number> = {}) => say(key, values)(language)
  const number = (of: number) => figureInWords(of, language)
  if (value === null) return [t('formula.nothing')]
  const lines = [t(`rule.${setup.rule}`)]
  const result = withUnit(value, setup.unit, language)
  if (setup.rule === 'weighted_mean' || setup.rule === 'ratio') {
    const scale = setup.rule === 'ratio' && setup.scale !== 1 ? `${number(setup.scale)} × ` : ''
    lines.push(`${scale}${number(counted)} ÷ ${number(countedBase)} = ${result}`)
  } else {
    const terms = units.filter((unit) => unit.counted !== 0).sort((a, b) => Math.abs(b.counted) - Math.abs(a.counted))
    const rest = terms.slice(mostTerms).reduce((sum, unit) => sum + unit.counted, 0)
    const said = terms.slice(0, mostTerms).map((unit) => `${unit.name} ${number(unit.counted)}`)
    if (terms.length > mostTerms)
      said.push(t('formula.others', { count: terms.length - mostTerms, value: number(rest) }))
    lines.push(`${said.join(' + ')} = ${result}`)
  }
  lines.push(
    t('formula.parts', {
      parts: contributions.filter(({ kind }) => kind !== 'estimate').length,
      units: new Set(contributions.map(({ unitId }) => unitId)).size,
    }),
  )
  if (eliminated !== 0) lines.push(t('formula.eliminated', { value: withUnit(eliminated, setup.unit, language) }))
  if (estimatedShare > 0)
    lines.push(
      t(contributions.some(({ kind }) => kind === 'estimate') ? 'formula.estimated' : 'formula.marked', {
        share: percent(estimatedShare, language),
        method: t(`estimate.${setup.estimate}`),
      }),
    )
  if (apportionedShare > 0) lines.push(t('formula.apportioned', { share: percent(apportionedShare, language) }))
  const open = missing.reduce((sum, { months }) => sum + months.length, 0)
  if (open > 0) lines.push(t('formula.missing', { count: open }))
  return lines
}

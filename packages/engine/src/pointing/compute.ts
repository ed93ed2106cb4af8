import { knowledge } from '../knowledge.ts'

// Figures that follow from others of a report: totals, differences, shares and ratios. They are offered, never taken by themselves.

export type FormulaKind = 'sum' | 'difference' | 'share' | 'ratio'

/** How a datapoint follows from others, by their identifiers in ESRS Set 1. */
export interface Formula {
  datapoint: string
  kind: FormulaKind
  of: readonly string[]
}

const kinds: readonly FormulaKind[] = ['sum', 'difference', 'share', 'ratio']

/** All formulas, in the order in which they are tried. */
export const formulas: readonly Formula[] = knowledge<'datapoint' | 'kind' | 'of'>('formulas').map(
  ({ datapoint, kind: written, of }) => {
    const kind = kinds.find((one) => one === written)
    if (!kind) throw new Error(`No formula is called ${written}`)
    return { datapoint, kind, of: of.split(' ') }
  },
)

/** A figure that stands: of the year of the report and the company itself. */
export interface Figure {
  number: number
  unit: string | null
}

/** Digits that a quotient has; a sum of stored figures keeps all of theirs, without the noise of binary fractions. */
const QUOTIENT = 6
const EXACT = 14

/**
 * What a formula makes of its parts; `null` where one is missing, units do not go together, or the result is none that
 * a company could report.
 * @param unit of the datapoint, in which its value is kept
 */
export function computeFrom(
  { kind, of }: Formula,
  unit: string | null,
  figureOf: (datapoint: string) => Figure | undefined,
): number | null {
  const parts = of.flatMap((id) => figureOf(id) ?? [])
  const [first, second] = parts
  if (parts.length < of.length || !first || !second) return null
  const isAlike = parts.every((part) => part.unit === first.unit)
  if (kind === 'ratio')
    return second.number > 0 && `${first.unit}/${second.unit}` === unit ? rounded(first, second, 1) : null
  if (!isAlike) return null
  if (kind === 'share') {
    const share = second.number > 0 ? rounded(first, second, 100) : null
    return share !== null && share >= 0 && share <= 100 ? share : null
  }
  if (first.unit !== unit) return null
  const others = parts.slice(1).reduce((sum, { number }) => sum + number, 0)
  const result = Number((kind === 'sum' ? first.number + others : first.number - others).toPrecision(EXACT))
  return result >= 0 ? result : null
}

const rounded = (part: Figure, whole: Figure, times: number): number =>
  Number(((times * part.number) / whole.number).toPrecision(QUOTIENT))

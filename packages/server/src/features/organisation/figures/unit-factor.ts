import { inAskedUnit, ratioFactor } from '@esrs/engine'

/** Factor by which a figure in one unit becomes one in another, rates on another basis included; `null` where none is certain. */
export function multiplierOf(unit: string, asked: string): number | null {
  if (unit === '' || asked === '' || unit.toLowerCase() === asked.toLowerCase()) return 1
  const one = inAskedUnit('1', unit, asked)
  if (one !== null) return Number(one)
  const ratio = ratioFactor(unit, asked, 'en')
  return ratio === null ? null : Number(ratio.toPrecision(14))
}

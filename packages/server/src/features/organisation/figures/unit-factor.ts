import { inAskedUnit } from '@esrs/engine'

/** Factor by which a figure in one unit becomes one in another; `null` where none is certain. */
export function multiplierOf(unit: string, asked: string): number | null {
  if (unit === '' || asked === '' || unit.toLowerCase() === asked.toLowerCase()) return 1
  const one = inAskedUnit('1', unit, asked)
  return one === null ? null : Number(one)
}

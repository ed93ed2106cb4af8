import { readTypedNumber } from '../analysis/typed-value.ts'

type Language = 'en' | 'de'

/** A figure in the unit of its datapoint. */
export interface RatioFigure {
  value: string
  number: number
  unit: string
  converted: boolean
}

const figureAhead = /^([^\d−–-]*[-−–]?\d(?:[\d.,'’\u00a0\u202f]*\d)?)\s*(.+)$/s
const divided = /^(.+?)\s*(?:\/|\bper\b|\bje\b|\bpro\b)\s*(.+)$/is
const perHours =
  /^(?:per|je|pro|\/)\s*(.*?)\s*(?:(?:hours|h)(?:\s+worked)?|(?:worked\s+|working\s+)hours|(?:geleistete[nr]?\s+)?(?:arbeits)?stunden)$/i
const sizes: Readonly<Record<string, number>> = {
  '': 1,
  million: 1e6,
  millions: 1e6,
  'mio.': 1e6,
  mio: 1e6,
  millionen: 1e6,
}

/** A unit without what only the writing is about: case, spaces, raised and lowered digits. */
const bare = (unit: string): string => unit.normalize('NFKC').toLowerCase().replace(/\s+/g, '').replaceAll('€', 'eur')

/** The hours of `per million hours`; `null` for another unit. */
function hoursOf(unit: string): number | null {
  const size = perHours.exec(unit.trim())?.[1]?.toLowerCase()
  if (size === undefined) return null
  if (size in sizes) return sizes[size]!
  return /^\d{1,3}([., '’\u00a0\u202f]?\d{3})*$/.test(size) ? Number(size.replace(/\D/g, '')) : null
}

const written = (number: number): string =>
  Number(number.toPrecision(15)).toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })

/**
 * How many of a datapoint's unit one of another unit is, where both are ratios: `per 200,000 hours` in `per million hours`,
 * `t CO₂e/Mio. EUR` in `tCO2e/EUR`; `null` where they do not measure the same.
 */
export function ratioFactor(typed: string, unit: string, language: Language): number | null {
  const [hours, hoursWanted] = [hoursOf(typed), hoursOf(unit)]
  if (hours !== null && hoursWanted !== null) return hoursWanted / hours
  const [, above, below] = divided.exec(typed) ?? []
  const [, aboveWanted, belowWanted] = divided.exec(unit) ?? []
  if (!above || !below || !aboveWanted || !belowWanted) return null
  const one = (part: string, wanted: string) => {
    const read = readTypedNumber(`1 ${part.replaceAll('₂', '2')}`, wanted, language)
    return read.ok ? read.value.number : null
  }
  const [upper, lower] = [one(above, aboveWanted), one(below, belowWanted)]
  return upper === null || lower === null || lower === 0 ? null : upper / lower
}

/**
 * Reads a figure with a ratio for a unit, such as `12 t CO₂e/Mio. EUR` or `3.1 je 200.000 Stunden`, in the unit of its
 * datapoint; `null` where the unit is none or measures something else.
 */
export function readRatio(typed: string, unit: string | null, language: Language): RatioFigure | null {
  const [, figure = '', unitTyped = ''] = figureAhead.exec(typed.trim()) ?? []
  if (unit === null || unitTyped === '') return null
  const read = readTypedNumber(figure, unit, language)
  if (!read.ok) return null
  const { text: value, number } = read.value
  if (bare(unitTyped) === bare(unit)) return { value, number, unit, converted: false }
  const factor = ratioFactor(unitTyped, unit, language)
  if (factor === null) return null
  if (factor === 1) return { value, number, unit, converted: false }
  const product = Number((number * factor).toPrecision(15))
  return { value: written(product), number: product, unit, converted: true }
}

import type { NumberFormat } from '../reading/document.ts'
import { type Decimal, numberOf, textOf } from '../text/decimals.ts'
import { parseNumber } from '../text/numbers.ts'
import { fold } from '../text/text.ts'
import { convert, wholeUnit } from '../text/units.ts'

/** A figure that a person typed, in the datapoint's canonical unit. */
export interface TypedNumber {
  /** Plain decimal digits with a point; no digit that was typed is lost. */
  text: string
  number: number
  unit: string | null
  /** The conversion in one line, `null` where none was needed. */
  conversion: string | null
}

export type TypedResult = { ok: true; value: TypedNumber } | { ok: false; reason: 'not_a_number' | 'other_unit' }

const formats: Record<'en' | 'de', NumberFormat> = {
  en: { decimal: '.', thousands: [','], votes: 0 },
  de: { decimal: ',', thousands: ['.', ' '], votes: 0 },
}

// Thousands in threes with one mark throughout, or no mark at all: anything else is a slip of the finger, not a number.
const spelled = /^[-−–]?(?:\d{1,3}([., '’\u00a0\u202f])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?|\d+(?:[.,]\d+)?)$/
const parts = /^([^\d−–-]*)([-−–]?\d(?:[\d.,'’ \u00a0\u202f]*\d)?)(.*)$/s

/**
 * Reads a figure as a person types it into a field: `1,234.5`, `1.234,5 GJ`, `€ 1.2 million`, `42 %`. The language decides
 * what a single mark means (`1.234`); a figure without a unit is in the canonical one.
 * @param unit canonical unit of the datapoint, `null` where the company chooses it; then the one typed is kept
 * @returns the figure converted, or why it cannot be taken
 */
export function readTypedNumber(typed: string, unit: string | null, language: 'en' | 'de'): TypedResult {
  const [, before = '', figure = '', after = ''] = parts.exec(typed.trim()) ?? []
  if (!spelled.test(figure)) return { ok: false, reason: 'not_a_number' }
  const value = parseNumber(figure, formats[language])
  if (!value) return { ok: false, reason: 'not_a_number' }
  const unitTyped = `${before.trim()} ${after.trim()}`.trim()
  const words = fold(unitTyped)
  if (words === '' || (unit !== null && words === fold(unit))) return result(value, unit, null)
  // Where the company chooses the unit, what stands behind the figure is the unit.
  if (unit === null)
    return before.trim() === '' && /^\D/.test(words)
      ? result(value, unitTyped, null)
      : { ok: false, reason: 'not_a_number' }
  const written = wholeUnit(words)
  if (!written) return { ok: false, reason: /\d/.test(words) ? 'not_a_number' : 'other_unit' }
  if (!isFor(written, unit)) return { ok: false, reason: 'other_unit' }
  const converted = convert(value, { ...written, written: unitTyped }, unit)
  return result(converted.value, unit, converted.conversion)
}

/** People write tonnes and mean tonnes of CO2 equivalent where nothing else is asked for. */
function isFor(written: NonNullable<ReturnType<typeof wholeUnit>>, unit: string): boolean {
  if (written.per !== null) return false
  return written.base === unit || (unit === 'tCO2e' && written.dimension === 'mass')
}

function result(value: Decimal, unit: string | null, conversion: string | null): TypedResult {
  return { ok: true, value: { text: textOf(value), number: numberOf(value), unit, conversion } }
}

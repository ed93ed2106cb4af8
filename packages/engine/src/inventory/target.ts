/** A target for emissions: from a base year on, until a year. */
export interface EmissionTarget {
  baseYear: number
  base: number
  year: number
  value: number
}

/**
 * Least linear reduction a year, in percent of the base year, of the cross-sector absolute contraction approach of the Science Based
 * Targets initiative for near-term targets of Scope 1 and 2 in line with 1.5 °C.
 */
export const leastReduction = 4.2

/** What a target asks for in a year, on a straight line from its base (ESRS E1, AR 30); the base before it, the target after. */
export function pathOf({ baseYear, base, year, value }: EmissionTarget, at: number): number {
  if (at <= baseYear) return base
  if (at >= year) return value
  return base - ((base - value) * (at - baseYear)) / (year - baseYear)
}

/** The reduction a year in percent of the base, on a straight line; `null` where the base is zero or the years are one. */
export function yearlyReduction({ baseYear, base, year, value }: EmissionTarget): number | null {
  if (base === 0 || year <= baseYear) return null
  return Number((((base - value) / base / (year - baseYear)) * 100).toPrecision(12))
}

/** By how much of a recorded base year the base as it is computed now differs, in percent; `null` without a base. */
export const baseChange = (recorded: number, now: number): number | null =>
  recorded === 0 ? null : Number((((now - recorded) / recorded) * 100).toPrecision(12))

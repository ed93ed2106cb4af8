import { knowledge } from '../knowledge.ts'

/** A target for emissions, or for emissions for one of something: from a base year on, until a year. */
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

/**
 * What a target has to reach by its year in percent of its base: 4.2 for each year from the base year on, the least since the method
 * was revised in April 2026; and for a base year after 2020 what it was until then, 4.2 for each year since 2020, because a later
 * base shall not be an easier one.
 * @returns `since2020` is `null` for a base year up to 2020, for which both are the same
 */
export function neededReduction({ baseYear, year }: Pick<EmissionTarget, 'baseYear' | 'year'>): {
  least: number
  since2020: number | null
} {
  const over = (years: number) => Number((leastReduction * years).toPrecision(12))
  return { least: over(year - baseYear), since2020: baseYear > 2020 ? over(year - 2020) : null }
}

/** What has a method of its own in place of the cross-sector reduction, as the division of NACE of a company says it; `null` for any other. */
export function ownTargetSector(nace: string | null): Readonly<Record<'en' | 'de', string>> | null {
  const found = knowledge<'nace' | 'en' | 'de'>('target-sectors').find((row) => nace?.startsWith(row.nace))
  return found ? { en: found.en, de: found.de } : null
}

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

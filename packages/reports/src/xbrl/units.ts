import { type Intensity, intensityOf } from '../words/intensity.ts'

/** A unit of the registry as inline XBRL writes it: measures above and below the line. */
export interface XbrlUnit {
  numerator: string
  denominator: string | null
}

/** What a figure is measured in: ten to the power of `scale` times the figure is the value in the unit. */
export interface Measure {
  unit: XbrlUnit
  scale: number
}

const simple = (numerator: string): XbrlUnit => ({ numerator, denominator: null })
const pure = simple('xbrli:pure')
const plainly = (unit: XbrlUnit): Measure => ({ unit, scale: 0 })

const units: Record<string, XbrlUnit> = {
  count: pure,
  ratio: pure,
  MWh: simple('utr:MWh'),
  tCO2e: simple('utr:tCO2e'),
  t: simple('utr:t'),
  m3: simple('utr:m3'),
  ha: simple('utr:ha'),
  h: simple('utr:h'),
  days: simple('utr:D'),
  'per million hours': pure,
  'per 200,000 hours': pure,
}

/** The canonical units that a type of the taxonomy takes. */
const taken: Record<string, readonly string[]> = {
  energy: ['MWh'],
  ghgEmissions: ['tCO2e'],
  mass: ['t'],
  volume: ['m3'],
  area: ['ha'],
  integer: ['count', 'days', 'h', 'ratio'],
  decimal: Object.keys(units),
}

/** Units of concepts that are given by their definition and not by their type. */
const byDefinition: Record<string, { unit: XbrlUnit; takes: readonly string[] }> = {
  AnnualRemunerationRatio: { unit: pure, takes: ['ratio', 'count'] },
  RemunerationRatioAdjustedForPurchasingPowerDifferencesBetweenCountries: { unit: pure, takes: ['ratio', 'count'] },
  // Women to men; stated as a share of all it is a percentage.
  BoardsGenderDiversityRatio: { unit: pure, takes: ['ratio'] },
  // Cases by a million hours worked (ESRS S1, AR 89).
  RateOfRecordableWorkrelatedAccidents: { unit: pure, takes: ['per million hours', 'ratio', 'count'] },
  CarbonPriceAppliedForEachMetricTonneOfGreenhouseGasEmission: {
    unit: simple('iso4217:EUR'),
    takes: ['EUR', 'EUR/tCO2e'],
  },
}

/** What stands above the line of an intensity, by type. */
const intensities: Record<string, Intensity['above']> = {
  energyPerMonetary: 'MWh',
  ghgEmissionsPerMonetary: 'tCO2e',
  volumePerMonetary: 'm3',
}

/** The measure of a figure by money, such as `t CO₂e/EUR m`. */
function intensity(type: string, unit: string): Measure | null {
  const read = intensityOf(unit)
  if (!read || intensities[type] !== read.above) return null
  return { unit: { numerator: `utr:${read.above}`, denominator: `iso4217:${read.currency}` }, scale: 0 - read.size }
}

/** XBRL unit and scale of a figure under a concept; `null` where its type does not allow the unit. */
export function measureOf(concept: string, type: string, unit: string | null): Measure | null {
  const known = unit ?? 'count'
  const defined = byDefinition[concept]
  if (defined?.takes.includes(known)) return plainly(defined.unit)
  if (type === 'percent') return known === '%' ? { unit: pure, scale: -2 } : null
  if (type === 'monetary') return /^[A-Z]{3}$/.test(known) ? plainly(simple(`iso4217:${known}`)) : null
  if (type in intensities) return intensity(type, known)
  if (type === 'decimal' && /^[A-Z]{3}$/.test(known)) return plainly(simple(`iso4217:${known}`))
  return taken[type]?.includes(known) ? plainly(units[known]!) : null
}

export const unitId = ({ numerator, denominator }: XbrlUnit): string =>
  [numerator, denominator].flatMap((measure) => measure?.split(':')[1] ?? []).join('-per-')

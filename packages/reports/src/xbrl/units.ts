/** A unit of the registry as inline XBRL writes it: measures above and below the line. */
export interface XbrlUnit {
  numerator: string
  denominator: string | null
}

const simple = (numerator: string): XbrlUnit => ({ numerator, denominator: null })
const pure = simple('xbrli:pure')

const units: Record<string, XbrlUnit> = {
  '%': pure,
  count: pure,
  ratio: pure,
  EUR: simple('iso4217:EUR'),
  MWh: simple('utr:MWh'),
  tCO2e: simple('utr:tCO2e'),
  t: simple('utr:t'),
  m3: simple('utr:m3'),
  ha: simple('utr:ha'),
  h: simple('utr:h'),
  days: simple('utr:D'),
  'tCO2e/EUR': { numerator: 'utr:tCO2e', denominator: 'iso4217:EUR' },
  'MWh/EUR': { numerator: 'utr:MWh', denominator: 'iso4217:EUR' },
  'm3/EUR': { numerator: 'utr:m3', denominator: 'iso4217:EUR' },
  'EUR/tCO2e': { numerator: 'iso4217:EUR', denominator: 'utr:tCO2e' },
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
  monetary: ['EUR'],
  percent: ['%'],
  energyPerMonetary: ['MWh/EUR'],
  ghgEmissionsPerMonetary: ['tCO2e/EUR'],
  volumePerMonetary: ['m3/EUR'],
  integer: ['count', 'days', 'h', 'ratio'],
  decimal: Object.keys(units).filter((unit) => unit !== '%'),
}

/** The unit of a figure under a type of the taxonomy; `null` where the type takes no such figure. */
export function unitFor(type: string, unit: string | null): XbrlUnit | null {
  const known = unit ?? 'count'
  return taken[type]?.includes(known) ? (units[known] ?? null) : null
}

export const unitId = ({ numerator, denominator }: XbrlUnit): string =>
  [numerator, denominator].flatMap((measure) => measure?.split(':')[1] ?? []).join('-per-')

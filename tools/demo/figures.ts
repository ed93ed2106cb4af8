// The invented figures of the demo company, written once so that its documents agree with each other. Totals and shares are
// calculated. Order of a pair: financial year 2025, financial year 2024.

export type Pair = readonly [current: number, prior: number]

export const company = {
  name: 'Tarnholt Fördertechnik SE',
  short: 'Tarnholt',
  seat: 'Wieslar',
  address: 'Am Kanalhafen 12, 00417 Wieslar',
  register: 'HRB 41700, Amtsgericht Wieslar',
  chair: 'Dr. Ilka Brandtner',
  finance: 'Matthias Ohrendt',
  operations: 'Katja Velmers',
}

export const sum = (...pairs: readonly Pair[]): Pair => sumOf(pairs)
export const sumOf = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((total, [current]) => total + current, 0),
  pairs.reduce((total, [, prior]) => total + prior, 0),
]
export const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]]
/** Share of `part` in `whole` in percent. */
export const share = (part: Pair, whole: Pair): Pair => [(100 * part[0]) / whole[0], (100 * part[1]) / whole[1]]
export const ratio = (a: Pair, b: Pair): Pair => [a[0] / b[0], a[1] / b[1]]
/** MWh in GJ. */
export const inGigajoules = (pair: Pair): Pair => [pair[0] * 3.6, pair[1] * 3.6]

/** In millions of euros. */
export const revenue: Pair = [286.4, 271.9]
export const revenueByDivision: Record<string, Pair> = {
  'Conveyor systems': [158.2, 151.6],
  Sorters: [84.9, 79.8],
  'Spare parts and service': [43.3, 40.5],
}

/** In MWh. */
export const energy = (() => {
  const gas: Pair = [14832.5, 16204]
  const oil: Pair = [3167.5, 3402]
  const coal: Pair = [0, 0]
  const fossilPower: Pair = [2110, 3950]
  const heat: Pair = [1240, 1310]
  const nuclear: Pair = [180, 436]
  const pellets: Pair = [1420, 1380]
  const renewablePower: Pair = [11905, 9860]
  const solar: Pair = [2187, 1484]
  const purchasedFossil = sum(fossilPower, heat)
  const fossil = sum(gas, oil, coal, purchasedFossil)
  const renewable = sum(pellets, renewablePower, solar)
  return {
    gas,
    oil,
    coal,
    fossilPower,
    heat,
    nuclear,
    pellets,
    renewablePower,
    solar,
    purchasedFossil,
    fossil,
    renewable,
    total: sum(fossil, nuclear, renewable),
    solarProduced: [2351, 1612] as Pair,
  }
})()

/** Use by site in 2025: fuels in GJ, everything else in MWh. */
export const energyBySite = [
  { site: 'Wieslar', gas: 24310, oil: 4205, green: 6240, nuclear: 0, fossil: 0, heat: 1240, pellets: 0, solar: 1302 },
  { site: 'Grauburg', gas: 15920, oil: 2980, green: 4105, nuclear: 0, fossil: 0, heat: 0, pellets: 0, solar: 885 },
  { site: 'Sankt Oderich', gas: 4187, oil: 1318, green: 1320, nuclear: 0, fossil: 0, heat: 0, pellets: 1420, solar: 0 },
  { site: 'Lutova', gas: 8980, oil: 2900, green: 240, nuclear: 180, fossil: 2110, heat: 0, pellets: 0, solar: 0 },
] as const

/** In t CO2e; the base year is 2020. */
export const emissions = (() => {
  const gas: Pair = [2990, 3267]
  const oil: Pair = [846, 908]
  const refrigerants: Pair = [48, 26]
  const scope1 = sum(gas, oil, refrigerants)
  const location: Pair = [5037, 5112]
  const market: Pair = [1126, 2018]
  const categories: readonly (readonly [number: number, en: string, de: string, pair: Pair])[] = [
    [1, 'Purchased goods and services', 'Eingekaufte Waren und Dienstleistungen', [41730, 43905]],
    [2, 'Capital goods', 'Kapitalgüter', [3215, 2870]],
    [3, 'Fuel- and energy-related activities', 'Brennstoff- und energiebezogene Tätigkeiten', [1094, 1187]],
    [4, 'Upstream transportation and distribution', 'Vorgelagerter Transport und Vertrieb', [4386, 4612]],
    [5, 'Waste generated in operations', 'Abfall im Betrieb', [512, 548]],
    [6, 'Business travel', 'Geschäftsreisen', [688, 731]],
    [7, 'Employee commuting', 'Pendeln der Arbeitnehmer', [1475, 1502]],
    [9, 'Downstream transportation and distribution', 'Nachgelagerter Transport', [2940, 3018]],
    [11, 'Use of sold products', 'Nutzung verkaufter Produkte', [96850, 99420]],
    [12, 'End-of-life treatment of sold products', 'Entsorgung verkaufter Produkte', [1347, 1362]],
  ]
  const scope3 = sumOf(categories.map(([, , , pair]) => pair))
  return {
    gas,
    oil,
    refrigerants,
    scope1,
    location,
    market,
    categories,
    scope3,
    totalLocation: sum(scope1, location, scope3),
    totalMarket: sum(scope1, market, scope3),
    biogenic: [511, 497] as Pair,
    base: { scope1: 5480, market: 6930, scope3: 178300 },
  }
})()

/** In tonnes. */
export const pollutants: Record<string, Pair> = {
  'Nitrogen oxides (NOx)': [6.8, 7.4],
  'Sulphur oxides (SOx)': [0.3, 0.4],
  'Volatile organic compounds (NMVOC)': [11.4, 12.9],
  'Fine dust (PM10)': [1.9, 2.1],
}

/** In m³. */
export const water = (() => {
  const withdrawal: Pair = [48350, 51240]
  const discharge: Pair = [39230, 41370]
  return { withdrawal, discharge, consumption: minus(withdrawal, discharge), recycled: [6480, 5900] as Pair }
})()

/** In tonnes. */
export const waste = (() => {
  const hazardous = {
    recycling: [62, 58],
    reuse: [0, 0],
    recovery: [38, 46],
    incineration: [171, 183],
    landfill: [47, 54],
  }
  const other = {
    recycling: [3179, 3264],
    reuse: [187, 171],
    recovery: [176, 184],
    incineration: [231, 272],
    landfill: [195, 280],
  }
  const way = (key: keyof typeof other): [hazardous: Pair, other: Pair] => [
    hazardous[key] as unknown as Pair,
    other[key] as unknown as Pair,
  ]
  const both = (...keys: (keyof typeof other)[]) => sumOf(keys.flatMap(way))
  const hazardousTotal = sumOf(Object.values(hazardous) as unknown as Pair[])
  const total = both('recycling', 'reuse', 'recovery', 'incineration', 'landfill')
  const diverted = both('recycling', 'reuse', 'recovery')
  return {
    way,
    both,
    total,
    diverted,
    disposed: minus(total, diverted),
    hazardous: hazardousTotal,
    nonHazardous: minus(total, hazardousTotal),
    nonRecycled: minus(total, both('recycling', 'reuse')),
  }
})()

/** Persons on 31 December. */
export const people = (() => {
  const women: Pair = [361, 342]
  const men: Pair = [883, 869]
  const other: Pair = [2, 1]
  return {
    women,
    men,
    other,
    total: sum(women, men, other),
    average: [1229, 1198] as Pair,
    countries: { Germany: [812, 801], Austria: [138, 131], Czechia: [296, 280] } as Record<string, Pair>,
    permanent: { women: 332, men: 829, other: 2 },
    temporary: { women: 29, men: 54, other: 0 },
    fullTime: { women: 249, men: 820, other: 2 },
    partTime: { women: 112, men: 63, other: 0 },
    leavers: [104, 97] as Pair,
    agency: [58, 63] as Pair,
    selfEmployed: [6, 8] as Pair,
    underThirty: [214, 205] as Pair,
    middle: [617, 604] as Pair,
    overFifty: [415, 403] as Pair,
    topWomen: [4, 3] as Pair,
    topMen: [10, 11] as Pair,
    covered: [950, 932] as Pair,
    disabled: [57, 54] as Pair,
    trainingHours: [18.4, 16.9] as Pair,
    trainingHoursWomen: [19.1, 17.6] as Pair,
    trainingHoursMen: [18.1, 16.6] as Pair,
    reviewed: [91.3, 88.7] as Pair,
    familyLeave: [7.1, 6.8] as Pair,
    payGap: [11.8, 12.6] as Pair,
    remunerationRatio: [21.4, 22.0] as Pair,
  }
})()

export const safety = {
  accidents: [19, 23] as Pair,
  /** The HR report closed its figures later and counts two cases more: the conflict between two documents. */
  accidentsInHrReport: [21, 23] as Pair,
  hoursWorked: [2017000, 1972000] as Pair,
  fatalities: [0, 0] as Pair,
  illHealth: [3, 2] as Pair,
  lostDays: [412, 530] as Pair,
  covered: [93, 91] as Pair,
}
/** Accidents per million hours worked. */
export const accidentRate: Pair = [
  (safety.accidents[0] * 1e6) / safety.hoursWorked[0],
  (safety.accidents[1] * 1e6) / safety.hoursWorked[1],
]

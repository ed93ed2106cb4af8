import calculated from './calculated.json' with { type: 'json' }
import type { StandardSet } from './company.ts'

// Calculations that people did in spreadsheets. Pure, so that the browser can do them without sending what they are made from,
// such as a list of people.

/** An activity with the factor that turns it into emissions, in kilograms of CO2 equivalents for each unit. */
export interface Activity {
  amount: number
  factor: number
}

/**
 * Emissions of activities in tonnes of CO2 equivalents: the sum of amounts by their factors (GHG Protocol, Corporate Standard,
 * chapter 6). Each line is rounded nowhere; what is shown may be.
 */
export function emissionsOf(activities: readonly Activity[]): { lines: number[]; kilograms: number; tonnes: number } {
  const lines = activities.map(({ amount, factor }) => amount * factor)
  const kilograms = lines.reduce((sum, line) => sum + line, 0)
  return { lines, kilograms, tonnes: kilograms / 1000 }
}

/** Global warming potentials over 100 years of the Sixth Assessment Report of the IPCC, which ESRS E1, AR 39 d asks for. */
const warmingPotentials = { co2: 1, ch4Fossil: 29.8, ch4Biogenic: 27, n2o: 273 } as const

/** Kilograms of CO2 equivalents of gases; of biogenic fuels the CO2 itself is reported apart (ESRS E1, AR 43 c). */
export function equivalentOf(gases: { co2: number; ch4: number; n2o: number; isBiogenic: boolean }): number {
  const { co2, ch4, n2o, isBiogenic } = gases
  const methane = isBiogenic ? warmingPotentials.ch4Biogenic : warmingPotentials.ch4Fossil
  return (isBiogenic ? 0 : co2) + ch4 * methane + n2o * warmingPotentials.n2o
}

/** Units of energy in megajoules. The tonne of oil equivalent is that of the International Energy Agency, 41.868 GJ. */
export const energyUnits = {
  kWh: 3.6,
  MWh: 3_600,
  GWh: 3_600_000,
  MJ: 1,
  GJ: 1_000,
  TJ: 1_000_000,
  toe: 41_868,
} as const
export type EnergyUnit = keyof typeof energyUnits

/** An amount of energy in another unit. */
export const convertEnergy = (amount: number, from: EnergyUnit, to: EnergyUnit): number =>
  (amount * energyUnits[from]) / energyUnits[to]

/** What is computed, and fills datapoints. */
export type Calculated = keyof typeof calculated
export const calculatedFigures = Object.keys(calculated) as readonly Calculated[]

/** The datapoints of a set that a computed figure answers; none where the set does not ask for it. */
export const datapointsFor = (what: Calculated, set: StandardSet): readonly string[] => calculated[what][set]

/** What rates of accidents are for: a million hours worked (ESRS S1, AR 90); in the voluntary standard 200,000 (B9). */
export const rateBasis = (set: StandardSet): { hours: number; unit: string } =>
  set === 'vs-2026' ? { hours: 200_000, unit: 'per 200,000 hours' } : { hours: 1_000_000, unit: 'per million hours' }

/** Recordable accidents for so many hours worked (ESRS S1, AR 89 and 90); `null` without hours. */
export const accidentRate = (accidents: number, hours: number, basis: number): number | null =>
  hours > 0 ? (accidents * basis) / hours : null

/** A person of a list: pay is gross pay for an hour; days as ISO 8601, empty where there is none. */
export interface ListedPerson {
  gender: 'female' | 'male' | 'other'
  pay: number | null
  left: string
  /** Total remuneration of the year; `null` where the list does not say. */
  annual: number | null
  /** Whether the contract is permanent; `null` where the list does not say. */
  isPermanent: boolean | null
  /** Hours of training in the year; `null` where the list does not say. */
  training: number | null
}

/** What follows from a list of people. Every figure is `null` where the list cannot say it. */
export interface PeopleFigures {
  people: number
  women: number
  men: number
  meanWomen: number | null
  meanMen: number | null
  /** In percent of the pay of men (ESRS S1, paragraph 97 a and AR 98). */
  payGap: number | null
  /** The highest annual total remuneration by the median of all others (ESRS S1, paragraph 97 b and AR 101). */
  payRatio: number | null
  left: number
  /** Who left in percent of the mean of heads at the beginning and the end of the year (ESRS S1, paragraph 50 c). */
  turnover: number | null
  /** Mean hours of training for each head, of all and by gender (ESRS S1, paragraph 83 b). */
  training: Readonly<Record<'all' | ListedPerson['gender'], number | null>>
}

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * Pay gap, pay ratio, turnover and training of a list of people.
 * @param from the first day of the year; who left from then on until `to` counts as having left
 * @param joined how many joined in the year, of those whom the turnover is about
 * @param permanentOnly the turnover is that of permanent employees (revised ESRS S1)
 */
export function peopleFigures(
  list: readonly ListedPerson[],
  from: string,
  to: string,
  joined: number,
  permanentOnly = false,
): PeopleFigures {
  const left = list.filter((one) => one.left >= from && one.left <= to && one.left !== '')
  const here = list.filter((one) => one.left === '' || one.left > to)
  const payOf = (people: readonly ListedPerson[]) => people.flatMap(({ pay }) => (pay === null ? [] : [pay]))
  const women = here.filter(({ gender }) => gender === 'female')
  const men = here.filter(({ gender }) => gender === 'male')
  const [meanWomen, meanMen] = [meanOf(payOf(women)), meanOf(payOf(men))]
  const pays = here.flatMap(({ annual }) => annual ?? []).sort((a, b) => b - a)
  const median = medianOf(pays.slice(1))
  const counted = (people: readonly ListedPerson[]) =>
    people.filter(({ isPermanent }) => !permanentOnly || isPermanent === true).length
  const [stay, gone] = [counted(here), counted(left)]
  const heads = (stay + (stay + gone - joined)) / 2
  const training = (people: readonly ListedPerson[]) => meanOf(people.flatMap(({ training: hours }) => hours ?? []))
  return {
    people: permanentOnly ? stay : here.length,
    women: women.length,
    men: men.length,
    meanWomen,
    meanMen,
    left: gone,
    payGap: meanWomen !== null && meanMen ? ((meanMen - meanWomen) / meanMen) * 100 : null,
    payRatio: median ? pays[0]! / median : null,
    turnover:
      heads > 0 && (!permanentOnly || list.some(({ isPermanent }) => isPermanent !== null))
        ? (gone / heads) * 100
        : null,
    training: {
      all: training(here),
      female: training(women),
      male: training(men),
      other: training(here.filter(({ gender }) => gender === 'other')),
    },
  }
}

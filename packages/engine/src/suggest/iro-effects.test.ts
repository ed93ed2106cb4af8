import { expect, it } from 'vitest'
import { loadCatalogue } from '../esrs/index.ts'
import type { EffectAssumption } from './iro-bank.ts'
import { effectInWords, effectOf } from './iro-effects.ts'
import type { IroValue } from './iro-evidence.ts'
import { financialScore } from './iro-score.ts'

const assumption: EffectAssumption = {
  datapoints: ['E1-6_07'],
  low: 65,
  high: 85,
  saves: false,
  year: 2024,
  en: 'every tonne is paid for',
  de: 'Jede Tonne wird bezahlt',
}
const company = { size: null, industry: null, employees: null, netRevenue: null } as unknown as Parameters<
  typeof effectOf
>[2]
const catalogue = loadCatalogue('esrs-2023', 'en')
const value = (number: number, unit: string | null): IroValue => ({
  value: String(number),
  number,
  unit,
  year: 2025,
  evidence: [],
})
const values = (entries: [string, number, string | null][]) =>
  new Map(entries.map(([id, number, unit]) => [id, value(number, unit)]))

it('a figure times a price is a band of operating expenses, as a share of net revenue', () => {
  const effect = effectOf(
    assumption,
    catalogue,
    { ...company, netRevenue: 200_000_000 },
    values([['E1-6_07', 12_000, 'tCO2e']]),
  )
  // 12,000 × 65 and × 85, to two digits; of 200 million.
  expect(effect).toMatchObject({ amount: { low: 780_000, high: 1_000_000 }, share: { low: 0.39, high: 0.5 } })
  const score = financialScore({ magnitude: 'high' }, null, 60, 0, effect)
  expect(score.bands).toEqual({ opex: { low: 0.39, high: 0.5 }, ebitda: { low: -0.5, high: -0.39 } })
  expect(score.financialImpact).toEqual({ ebitda: -0.45, capex: null, opex: 0.45 })
  expect(effectInWords(effect, 'en').replaceAll('\u00a0', ' ')).toBe(
    'Higher OpEx a year: 12,000 t CO₂e × EUR 65 to 85 = EUR 0.78 to 1 million, 0.39 to 0.5 % of net revenue (EUR 200 million); EBITDA falls by as much. Assumption: every tonne is paid for.',
  )
  expect(effectInWords(effect, 'de').replaceAll('\u00a0', ' ')).toBe(
    'Höhere OpEx im Jahr: 12.000 t CO₂e × 65 bis 85 EUR = 0,78 bis 1 Mio. EUR, 0,39 bis 0,5 % der Nettoumsatzerlöse (200 Mio. EUR); das EBITDA sinkt um ebenso viel. Annahme: Jede Tonne wird bezahlt.',
  )
})

it('what is saved lowers operating expenses and raises EBITDA', () => {
  const effect = effectOf(
    { ...assumption, saves: true },
    catalogue,
    { ...company, netRevenue: 200_000_000 },
    values([['E1-6_07', 12_000, 'tCO2e']]),
  )
  const { bands } = financialScore({ magnitude: 'low' }, null, 60, 0, effect)
  expect(bands).toEqual({ ebitda: { low: 0.39, high: 0.5 }, opex: { low: -0.5, high: -0.39 } })
  expect(effectInWords(effect, 'en')).toMatch(/^Lower OpEx.*EBITDA rises/)
})

it('net revenue is also taken from ESRS 2; without any there is an amount and no share', () => {
  const figures: [string, number, string | null][] = [['E1-6_07', 12_000, 'tCO2e']]
  const stated = effectOf(assumption, catalogue, company, values([...figures, ['SBM-1_06', 100_000_000, null]]))
  expect(stated?.share).toEqual({ low: 0.78, high: 1 })
  const unknown = effectOf(assumption, catalogue, company, values(figures))
  expect(unknown).toMatchObject({ amount: { low: 780_000, high: 1_000_000 }, share: null })
  expect(financialScore({ magnitude: 'high' }, null, 60, 0, unknown)).not.toHaveProperty('bands')
  expect(effectInWords(unknown, 'en')).toContain('net revenue is not stated')
})

it.each([
  ['no figure', values([])],
  ['nothing to pay for', values([['E1-6_07', 0, 'tCO2e']])],
  ['a figure in another unit', values([['E1-6_07', 12, '%']])],
])('%s gives no basis, and that is said', (_, stated) => {
  const effect = effectOf(assumption, catalogue, { ...company, netRevenue: 200_000_000 }, stated)
  expect(effect).toBeNull()
  expect(financialScore({ magnitude: 'high' }, null, 60, 0, effect).financialImpact).toEqual({
    ebitda: null,
    capex: null,
    opex: null,
  })
  expect(effectInWords(effect, 'de')).toContain('keine Grundlage')
})

it('an effect larger than the net revenue gives no share, and a word on the units instead', () => {
  const inThousands = effectOf(
    assumption,
    catalogue,
    { ...company, netRevenue: 18_500 },
    values([['E1-6_07', 3884, 'tCO2e']]),
  )
  expect(inThousands).toMatchObject({ amount: { low: 250_000, high: 330_000 }, share: null, isBeyond: true })
  expect(financialScore({ magnitude: 'high' }, null, 60, 0, inThousands)).not.toHaveProperty('bands')
  expect(effectInWords(inThousands, 'en')).toContain('that is more than the net revenue (EUR 18,500)')
  expect(effectInWords(inThousands, 'de')).toContain('das ist mehr als die Nettoumsatzerlöse (18.500')
})

const sizes = [0, -1, 1e-300, 1e-9, 0.5, 1, 250, 3884, 18_500, 1e9, 1e15, -1e15, 1e300, Number.MAX_VALUE]
it.each(sizes)('a figure of %s beside any net revenue gives a score within its bounds', (figure) => {
  for (const netRevenue of [null, ...sizes]) {
    const effect = effectOf(assumption, catalogue, { ...company, netRevenue }, values([['E1-6_07', figure, 'tCO2e']]))
    const { bands, financialImpact } = financialScore({ magnitude: 'high' }, null, 60, 0, effect)
    const all = [financialImpact.ebitda, financialImpact.opex, ...Object.values(bands ?? {}).flatMap(Object.values)]
    for (const change of all) expect(change === null || Math.abs(change as number) <= 100, String(change)).toBe(true)
    expect(effectInWords(effect, 'en')).not.toMatch(/NaN|undefined/)
  }
})

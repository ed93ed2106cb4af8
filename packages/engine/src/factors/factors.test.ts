import { expect, test } from 'vitest'
import { fuels, quantityUnits } from '../quantities/index.ts'
import { factorGuides, seriesOfShipped, shippedFactors } from './index.ts'

test('every factor that is shipped has a source, a year and a licence, and either gases or an equivalent', () => {
  const rows = shippedFactors()
  expect(rows.length).toBeGreaterThan(10)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const { id, scope, name, unit, gases, stated, year, source, licence } of rows) {
    expect(['scope1', 'scope2_location', 'scope2_market', 'scope3'], id).toContain(scope)
    expect(
      [name.en, name.de, unit, source].every((text) => text.length > 0),
      id,
    ).toBe(true)
    expect(year, id).toBeGreaterThan(2000)
    expect(['ogl', 'ipcc', 'cc-by-4', 'law'], id).toContain(licence)
    expect((gases === null) !== (stated === null), id).toBe(true)
    for (const number of gases ? [gases.co2, gases.ch4, gases.n2o] : [stated]) expect(number, id).toBeGreaterThan(0)
  }
})

test('every factor is for one of a known unit, says for which country and by which report, and names a fuel that is known', () => {
  const known = new Set(quantityUnits().map(({ unit }) => unit))
  const ofFuel = new Set(fuels().map(({ id }) => id))
  for (const { id, unit, basis, fuel, gwp, region, category, scope } of shippedFactors()) {
    expect([id, known.has(unit)]).toEqual([id, true])
    expect([id, fuel === '' || ofFuel.has(fuel)]).toEqual([id, true])
    // Energy of a fuel is stated by one calorific value or the other.
    if (fuel !== '' && ['kWh', 'GJ'].includes(unit))
      expect([id, basis]).toEqual([id, expect.stringMatching(/net|gross/)])
    expect([null, 'AR5', 'AR6'], id).toContain(gwp)
    expect(region, id).toMatch(id.startsWith('ipcc-') ? /^$/ : /^[A-Z]{2}$/)
    // Of Scope 3 a number, of purchased energy what it is; what is burnt needs none.
    expect([id, category !== '']).toEqual([id, scope !== 'scope1'])
    if (scope.startsWith('scope2')) expect(['electricity', 'heat', 'steam', 'cooling'], id).toContain(category)
  }
  for (const { id, unit, publication, where } of factorGuides())
    expect([id, known.has(unit), publication !== '' && where.en !== '' && where.de !== '']).toEqual([id, true, true])
})

test('the British set ships what other countries can use as well: materials, waste by its way, freight by every carrier, vans and lorries by kilometre', () => {
  const british = shippedFactors().filter(({ licence }) => licence === 'ogl')
  const count = (category: string) => british.filter((one) => one.category === category).length
  expect(['1', '3', '4', '5', '6', '7'].map((category) => [category, count(category) > 0])).toEqual(
    ['1', '3', '4', '5', '6', '7'].map((category) => [category, true]),
  )
  expect([count('1') >= 65, count('4') >= 60, count('5') >= 100]).toEqual([true, true, true])
  const of = (id: string) => british.find((one) => one.id === id)?.stated
  expect(of('uk-2025-freight-hgv-artic-33')).toBe(0.07703)
  expect(of('uk-2025-material-hdpe-primary')).toBe(3095.15524)
  expect(of('uk-2025-waste-wood-incineration')).toBe(of('uk-2025-waste-wood-recycling'))
  for (const { id, region, gwp, source } of british) {
    expect([id, gwp, source.startsWith('UK Government GHG Conversion Factors for Company Reporting 2025')]).toEqual([
      id,
      'AR5',
      true,
    ])
    // A night in a hotel is of the country of the hotel.
    if (!id.includes('-hotel-')) expect([id, region]).toEqual([id, 'GB'])
  }
})

test('blends follow from their parts by mass', () => {
  const of = (id: string) => shippedFactors().find((one) => one.id === id)!.stated
  expect([of('ipcc-r410a'), of('ipcc-r404a'), of('ipcc-r407c')]).toEqual([2255.5, 4728, 1907.93])
})

test('electricity of every country of the Union ships in two editions, in one unit, and the mix of Germany is the one that was read', () => {
  const electricity = shippedFactors().filter(({ id }) => id.startsWith('eea-'))
  const countries = (year: number) => electricity.filter((one) => one.year === year).map(({ region }) => region)
  expect(countries(2024)).toHaveLength(27)
  expect(new Set(countries(2023))).toEqual(new Set(countries(2024)))
  expect(new Set(electricity.map(({ id }) => seriesOfShipped(id))).size).toBe(27)
  const of = (id: string) => electricity.find((one) => one.id === id)?.stated
  expect([of('eea-2023-electricity-de'), of('eea-2024-electricity-de'), of('eea-2024-electricity-pl')]).toEqual([
    0.316, 0.291, 0.566,
  ])
})

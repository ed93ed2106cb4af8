import { expect, test } from 'vitest'
import { fuels, quantityUnits } from '../quantities/index.ts'
import { factorGuides, shippedFactors } from './index.ts'

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
    expect(['ogl', 'ipcc'], id).toContain(licence)
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
    expect(gwp, id).toMatch(/^AR[56]$/)
    expect(region, id).toMatch(id.startsWith('uk-') ? /^[A-Z]{2}$/ : /^$/)
    expect([id, category !== '']).toEqual([id, scope === 'scope3'])
  }
  for (const { id, unit, publication, where } of factorGuides())
    expect([id, known.has(unit), publication !== '' && where.en !== '' && where.de !== '']).toEqual([id, true, true])
})

test('blends follow from their parts by mass', () => {
  const of = (id: string) => shippedFactors().find((one) => one.id === id)!.stated
  expect([of('ipcc-r410a'), of('ipcc-r404a'), of('ipcc-r407c')]).toEqual([2255.5, 4728, 1907.93])
})

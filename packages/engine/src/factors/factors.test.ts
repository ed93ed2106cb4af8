import { expect, test } from 'vitest'
import { shippedFactors } from './index.ts'

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

import { conversion, equivalentOf } from '@esrs/contract'
import { shippedFactors } from '@esrs/engine'
import { expect, test } from 'vitest'
import { quantityTables } from './quantity-tables.ts'

// Activities with their emissions in tonnes, worked out apart from the product in decimal arithmetic from what the publications print.
test.each([
  ['ipcc-natural-gas', 100000, 'kWh', 'gross', 18.2474634456],
  ['ipcc-diesel', 360, 'GJ', 'net', 26.767152],
  ['uk-2025-diesel', 10000, 'l', null, 26.6155],
  ['uk-2025-petrol', 10000, 'l', null, 23.3984],
  ['uk-2025-electricity', 1, 'GWh', null, 177],
  ['ipcc-hfc-134a', 10, 'kg', null, 15.3],
  ['ipcc-r410a', 20, 'kg', null, 45.11],
  ['uk-2025-car-medium-diesel', 15000, 'km', null, 2.5761],
  ['uk-2025-flight-long-economy-rf', 12000, 'pkm', null, 1.40448],
  ['uk-2025-rail', 10000, 'pkm', null, 0.3546],
  ['uk-2025-hotel-de', 40, 'night', null, 0.528],
  ['uk-2025-waste-landfill', 25000, 'kg', null, 13.0133175],
  ['uk-2025-hgv-17', 120000, 'tkm', null, 20.5752],
  ['ipcc-lpg', 100, 'GJ', 'net', 6.31571],
  ['ipcc-wood', 1000, 'GJ', 'net', 1.902],
] as const)('%s: %d %s (%s) are %d t', (id, amount, unit, basis, tonnes) => {
  const factor = shippedFactors().find((one) => one.id === id)!
  const kilograms = factor.stated ?? equivalentOf(factor.gases!)
  const to = { unit: factor.unit, basis: factor.basis }
  const found = conversion(quantityTables(), { unit, basis }, to, factor.fuel || null)
  expect(found.ok && Number(((amount * found.factor * kilograms) / 1000).toPrecision(12))).toBe(
    Number(tonnes.toPrecision(12)),
  )
})

test('biogenic carbon stands apart: a thousand gigajoules of wood are 112 t of it', () => {
  const wood = shippedFactors().find(({ id }) => id === 'ipcc-wood')!
  expect([wood.gases!.isBiogenic, wood.gases!.co2]).toEqual([true, 112])
})

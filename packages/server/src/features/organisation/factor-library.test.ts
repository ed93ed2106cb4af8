import { type ActivityFields, contract, type OwnFactor } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, refused, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { unitFields } from '../../testing/unit-fields.ts'

// Factors as a library: taken from a table, in editions of several years, and what another edition changes before it is taken.

const { inventory, factors, organisation } = contract

let app: TestApp
let company: TestCompany
let unit: string
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())

beforeEach(async () => {
  app.clock.advance(60_000)
  company = await aCompany(app)
  await company.client.call(contract.company.update, {
    body: { metadata: { reporting_year: 2025, standard_set: 'esrs-2023' } },
  })
  const body = unitFields({ code: 'M', name: 'Works', country: 'DE' })
  unit = (await company.client.call(organisation.add, { body })).id
})

const own: OwnFactor = {
  name: 'Works power 2025',
  scope: 'scope2_location',
  unit: 'kWh',
  kilograms: 0.2,
  year: 2025,
  source: 'Grid',
  basis: null,
  fuel: '',
  gwp: null,
  region: 'DE',
  category: '',
  gases: null,
  biogenic: 0,
}
const add = (more: Partial<ActivityFields>) =>
  company.client.call(inventory.addActivity, {
    body: {
      unit_id: unit,
      category: 'electricity',
      label: '',
      from: '2025-01',
      to: '2025-12',
      number: 100_000,
      unit: 'kWh',
      basis: null,
      factor: null,
      residual: null,
      source: null,
      method: null,
      primary: null,
      quality: 'measured',
      uncertainty: null,
      traded: false,
      note: '',
      document: null,
      ...more,
    },
  })
const table = (...rows: string[]) => new File([`${rows.join('\n')}\n`], 'factors.csv')
const preview = (file: File) => company.client.call(factors.previewImport, { body: {}, file })
const take = async (file: File) => {
  const { plan } = await preview(file)
  return company.client.call(factors.confirmImport, { body: { plan }, file })
}
const known = async () => (await company.client.call(factors.list, {})).factors
const ownFactors = async () => (await known()).filter((one) => one.own)

describe('a library of factors', () => {
  const heads = 'Name;Scope;Einheit;kg CO2e je Einheit;Jahr;Quelle;Heizwert oder Brennwert;Brennstoff;Land'
  const rows = [
    'Fernwärme Werk;Scope 2, standortbezogen;kWh;0,171;2025;Bescheinigung;;;Deutschland',
    'Erdgas Werk;Scope 1;kWh;0,2009;2025;Lieferant;Heizwert (Hi);Erdgas;DE',
  ]

  test('comes from a table in the words of its reader, once, and a row that is wrong is refused with its reason', async () => {
    const file = table(
      heads,
      ...rows,
      'Ohne Einheit;Scope 1;Bushel;1;2025;X;;;',
      'Zu viel;Scope 3;EUR;5000;2025;X;;;',
      'Ohne Quelle;Scope 1;kWh;1;2025;;;;',
      'Fernwärme Werk;Scope 2, standortbezogen;kWh;0,2;2025;X;;;DE',
    )
    const seen = await preview(file)
    const written = seen.refused.map((one) => one.written)
    expect(written).toContain('Ohne Einheit')
    expect(written).toContain('Zu viel')
    expect(written).toContain('Ohne Quelle')
    expect(seen.refused.find((one) => one.row === 7)?.reason).toMatch(/row 2/)
    expect(await ownFactors()).toEqual([])
    const taken = await take(file)
    expect([taken.added, taken.changed]).toEqual([2, 0])
    expect(await ownFactors()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Fernwärme Werk', scope: 'scope2_location', kilograms: 0.171, region: 'DE' }),
        expect.objectContaining({ name: 'Erdgas Werk', basis: 'net', fuel: 'natural-gas' }),
      ]),
    )
    expect(await preview(table(heads, ...rows))).toMatchObject({ unchanged: 2, added: 0, changed: 0 })
  })

  test('goes out as the table that it comes in with, and a row with another year is another edition', async () => {
    await company.client.call(factors.add, { body: own })
    const exported = (await company.client.call(factors.export, { query: { format: 'csv' } })) as unknown as Blob
    const text = await exported.text()
    expect(await preview(new File([text], 'factors.csv'))).toMatchObject({ rows: 1, unchanged: 1, refused: [] })
    const next = text.replace('Works power 2025', 'Works power 2024').replace(/(,|;)2025(,|;)/, '$12024$2')
    await take(new File([next], 'factors.csv'))
    const [one, other] = await ownFactors()
    expect([one!.year, other!.year].sort()).toEqual([2024, 2025])
    expect(one!.series).toBe(other!.series)
    const changed = text.replace('0.2', '0.25')
    expect(await take(new File([changed], 'factors.csv'))).toMatchObject({ added: 0, changed: 1 })
    expect((await ownFactors()).find(({ year }) => year === 2025)?.kilograms).toBe(0.25)
  })

  test('is refused where the factors changed since somebody looked', async () => {
    const file = table(heads, ...rows)
    const { plan } = await preview(file)
    await company.client.call(factors.add, { body: own })
    const { status } = await refused(company.client.call(factors.confirmImport, { body: { plan }, file }))
    expect(status).toBe(409)
  })
})

describe('editions of a factor', () => {
  test('of the year are offered with what they change, activity by activity, and nothing changes before they are taken', async () => {
    await add({ factor: 'eea-2023-electricity-de' })
    await add({ factor: 'eea-2023-electricity-de', label: 'Hall 2', number: 50_000 })
    await add({ factor: 'eea-2024-electricity-de', label: 'Hall 3' })
    const { year, editions } = await company.client.call(inventory.editions, {})
    expect(year).toBe(2025)
    expect(editions).toHaveLength(1)
    expect(editions[0]).toMatchObject({
      field: 'factor',
      before: { id: 'eea-2023-electricity-de', year: 2023, kilograms: 0.316 },
      after: { id: 'eea-2024-electricity-de', year: 2024, kilograms: 0.291 },
    })
    const tonnes = editions[0]!.activities.map(({ label, tonnes: of }) => [
      label,
      of.find(({ scope }) => scope === 'scope2_location'),
    ])
    expect(tonnes).toEqual([
      ['', { scope: 'scope2_location', before: 31.6, after: 29.1 }],
      ['Hall 2', { scope: 'scope2_location', before: 15.8, after: 14.55 }],
    ])
    const total = async () => {
      const { figures } = await company.client.call(inventory.get, {})
      return figures.find(({ figure }) => figure === 'scope2_location')!.value
    }
    expect(await total()).toBe(76.5)
    const ids = editions.map(({ id }) => id)
    expect(await company.client.call(inventory.takeEditions, { body: { editions: ids } })).toEqual({ changed: 2 })
    expect(await total()).toBe(72.75)
    expect((await company.client.call(inventory.editions, {})).editions).toEqual([])
    const again = await refused(company.client.call(inventory.takeEditions, { body: { editions: ids } }))
    expect(again.status).toBe(409)
  })

  test('a factor of its own is meant in its year: in the import by its name, and when it is corrected', async () => {
    const add2025 = await company.client.call(factors.add, { body: own })
    await company.client.call(factors.add, { body: { ...own, name: 'Works power', year: 2024, kilograms: 0.3 } })
    await company.client.call(factors.add, { body: { ...own, name: 'Works power', year: 2026, kilograms: 0.1 } })
    const rows =
      'Code;Category;First month;Last month;Number;Unit;Emission factor\nM;electricity;2025-01;2025-12;1000;kWh;Works power\n'
    const file = new File([rows], 'activities.csv')
    const { plan, refused: wrong } = await company.client.call(inventory.previewImport, { body: {}, file })
    expect(wrong).toEqual([])
    await company.client.call(inventory.confirmImport, { body: { plan }, file })
    // The name says no year: of those that are called so the edition of the year is meant.
    const { activities } = await company.client.call(inventory.activities, { query: {} })
    expect(activities.map(({ used_factor }) => used_factor?.id)).toEqual([add2025.id])
    expect((await company.client.call(inventory.editions, {})).editions).toEqual([])
    const exported = (await company.client.call(factors.export, { query: { format: 'csv' } })) as unknown as Blob
    await take(new File([(await exported.text()).replace('0.2,', '0.21,').replace('0.2;', '0.21;')], 'factors.csv'))
    const corrected = (await company.client.call(inventory.editions, {})).editions
    expect(corrected).toMatchObject([
      { before: { id: add2025.id, kilograms: 0.2 }, after: { id: add2025.id, kilograms: 0.21 } },
    ])
  })
})

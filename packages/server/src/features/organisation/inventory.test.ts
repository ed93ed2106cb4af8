import { type ActivityFields, contract, type InstrumentFields, type OwnFactor } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aDocument, refused, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { unitFields } from '../../testing/unit-fields.ts'
import machinery from './inventory/machinery.json' with { type: 'json' }

const { inventory, factors, organisation, work } = contract

let app: TestApp
let company: TestCompany
let ids: Record<string, string>
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())

const aUnit = async (code: string, parent: string | null, country: string, holdings: object[]) => {
  const kind = parent ? 'site' : 'entity'
  const body = unitFields({ code, name: `Site ${code}`, kind, parent, country, holdings: holdings as [] })
  return (await company.client.call(organisation.add, { body })).id
}

const whole = [{ from: null, share: 100, method: 'full' }]
beforeEach(async () => {
  app.clock.advance(60_000)
  company = await aCompany(app)
  const metadata = { reporting_year: 2025, standard_set: 'esrs-2023' as const }
  await company.client.call(contract.company.update, { body: { metadata } })
  const M = await aUnit('M', null, 'DE', whole)
  ids = {
    M,
    S1: await aUnit('S1', M, 'DE', whole),
    S2: await aUnit('S2', M, 'PL', [{ from: null, share: 40, method: 'proportional' }]),
    S3: await aUnit('S3', M, 'DE', [{ from: '2025-07-01', share: 100, method: 'full' }]),
  }
})

const activity = (more: Partial<ActivityFields>): ActivityFields => ({
  unit_id: ids.S1!,
  category: 'fuels',
  label: '',
  from: '2025-01',
  to: '2025-12',
  number: 100_000,
  unit: 'kWh',
  basis: null,
  rate: null,
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
})
const add = (more: Partial<ActivityFields>) => company.client.call(inventory.addActivity, { body: activity(more) })
const gas = { factor: 'ipcc-natural-gas', basis: 'gross' } as const
const get = () => company.client.call(inventory.get, {})
const ownFactor = async (more: Partial<OwnFactor>) =>
  (
    await company.client.call(factors.add, {
      body: {
        name: 'Own',
        scope: 'scope1',
        unit: 'kWh',
        kilograms: 0.2,
        year: 2025,
        source: 'Supplier',
        basis: null,
        fuel: '',
        gwp: null,
        region: '',
        category: '',
        gases: null,
        biogenic: 0,
        ...more,
      },
    })
  ).id
const instrument = (more: Partial<InstrumentFields>): InstrumentFields => ({
  unit_id: null,
  category: 'electricity',
  kind: 'ppa',
  name: 'Wind',
  from: '2025-01',
  to: '2025-12',
  number: 10,
  unit: 'MWh',
  kilograms: 0,
  renewable: 100,
  nuclear: 0,
  note: '',
  document: null,
  ...more,
})
const refusal = async (promise: Promise<unknown>) => (await refused(promise)).body.fields

/** To twelve digits, as the calculation apart from the product states them. */
const twelve = (value: number | null) => (value === null ? null : Number(value.toPrecision(12)))

/** Enters the inventory of the machinery company. */
async function enterMachinery() {
  const named: Record<string, string> = {}
  for (const { name, kilograms, unit, scope, region } of machinery.factors)
    named[name] = await ownFactor({ name, kilograms, unit, scope: scope as OwnFactor['scope'], region })
  for (const { unit_id: site, factor, residual, method, basis, primary, ...more } of machinery.activities)
    await add({
      ...more,
      unit_id: ids[site]!,
      factor: factor && (named[factor] ?? factor),
      residual: residual && named[residual]!,
      method: method as ActivityFields['method'],
      basis: basis as ActivityFields['basis'],
      primary: primary === null ? null : Number(primary),
    })
  for (const { unit_id: site, ...more } of machinery.instruments) {
    const fields = more as unknown as Partial<InstrumentFields>
    const body = instrument({ ...fields, unit_id: site && ids[site]! })
    await company.client.call(inventory.addInstrument, { body })
  }
}

describe('the inventory of a machinery company', () => {
  beforeEach(enterMachinery)

  test('comes to what a calculation in another language comes to, figure by figure', async () => {
    const { figures, categories } = await get()
    expect(Object.fromEntries(figures.map(({ figure, value }) => [figure, twelve(value)]))).toEqual(machinery.figures)
    const chain = categories.filter(({ scope }) => scope === 'scope3')
    expect(chain).toHaveLength(15)
    expect(Object.fromEntries(chain.map(({ id, tonnes }) => [id, twelve(tonnes)]))).toEqual(machinery.scope3)
  })

  test('says what has to be known of it: factors of other countries, mixed reports, the location in place of a residual mix', async () => {
    const { remarks, instruments } = await get()
    expect(remarks).toEqual([
      expect.stringMatching(/^Factors of another country \(United Kingdom\) are used\. Activities: \d+\.$/),
      'The factors rest on different reports of the IPCC: AR5 and AR6.',
      expect.stringContaining('with the factor of the location'),
      expect.stringContaining('supplier_rate'),
      expect.stringContaining('Activities: 1.'),
    ])
    expect(instruments.map(({ name, unused }) => [name, unused])).toContainEqual(['supplier_rate', 4360])
  })

  test('traces a figure to its activities, in the page and in the exported table', async () => {
    const query = { figure: 'scope1', search: '', page: 1 }
    const { activities, count } = await company.client.call(inventory.activities, { query })
    const sum = activities.reduce((total, one) => total + one.tonnes!, 0)
    expect([count, twelve(sum)]).toEqual([8, machinery.figures.scope1])
    expect(activities.find(({ category, label }) => category === 'fuels' && label === '')!.formula).toEqual([
      'Scope 1: 1,250,000 kWh × 0.00324936 GJ/kWh, gross (Hs) → net (Hi) × 56.1571 kg/GJ = 228.09329307 t CO₂e (Natural gas, by net calorific value, IPCC 2006 Guidelines for National Greenhouse Gas Inventories, volume 2, table 2.3, 2006)',
      'Natural gas: 1,128.25 MWh',
    ])
    const [electricity] = (
      await company.client.call(inventory.activities, { query: { ...query, figure: 'instruments' } })
    ).activities
    expect(electricity!.formula).toContainEqual(
      expect.stringMatching(/^Scope 2, by market: 900 MWh × 0 kg\/kWh = 0 t CO₂e \(ppa\)$/),
    )
    const csv = await company.client.send('/inventory/export/?format=csv')
    const text = await csv.text()
    expect(text.split('\n').length).toBeGreaterThan(machinery.activities.length)
    expect(text).toContain('228.09329307')
  })

  test('answers datapoints by proposals with their make-up, and the tables by Scope 3 and instruments', async () => {
    const body = { figures: ['scope1', 'scope3', 'energy_gas'], breakdowns: true }
    const { proposed } = await company.client.call(inventory.take, { body })
    expect(proposed).toEqual(['E1-6_07', 'E1-6_11', 'E1-5_12', 'E1-6_27'])
    const included = await company.client.call(work.task, { params: { key: 'E1-6_27' } })
    expect(included.deliveries[0]!.value!.split('; ')).toHaveLength(15)
    const task = await company.client.call(work.task, { params: { key: 'E1-6_07' } })
    expect(task.deliveries[0]).toMatchObject({ value: '432.549799182', note: expect.stringContaining('Own vehicles') })
    await company.client.call(work.accept, { params: { id: task.deliveries[0]!.id } })
    const { figures } = await get()
    const scope1 = figures.find(({ figure }) => figure === 'scope1')!
    expect(scope1.datapoints).toMatchObject([{ key: 'E1-6_07', decided: true, agrees: true, waiting: false }])
    expect(figures.find(({ figure }) => figure === 'scope3')!.datapoints).toMatchObject([{ waiting: true }])
    const cells = async (key: string) =>
      (await company.client.call(contract.breakdowns.get, { params: { key } })).breakdown!.cells.map(
        ({ members, number }) => [members.join(), twelve(number)],
      )
    expect(Object.fromEntries(await cells('E1-6_11'))).toEqual(machinery.scope3)
    expect(await cells('E1-6_19')).toHaveLength(3)
  })

  test('comes back from its own table unchanged, and takes what was changed in it', async () => {
    const file = await (await company.client.send('/inventory/export/?format=csv')).text()
    const look = (text: string) =>
      company.client.call(inventory.previewImport, { body: {}, file: new File([text], 'inventory.csv') })
    expect(await look(file)).toMatchObject({
      added: 0,
      changed: 0,
      refused: [],
      unchanged: machinery.activities.length,
    })
    const other = file.replace(',18500,', ',18600,')
    const plan = await look(other)
    expect(plan).toMatchObject({ changed: 1, refused: [] })
    const sent = { body: { plan: plan.plan }, file: new File([other], 'inventory.csv') }
    expect(await company.client.call(inventory.confirmImport, sent)).toMatchObject({ changed: 1 })
    const query = { category: 'fuels', search: 'emergency', page: 1 }
    expect((await company.client.call(inventory.activities, { query })).activities[0]!.number).toBe(18_600)
  })
})

/** Activities that a person recomputed by hand, with what they come to in tonnes. */
const byHand: [string, Partial<ActivityFields>, number][] = [
  ['gas of an invoice', { ...gas }, 18.2474634456],
  ['heating oil', { number: 360, unit: 'GJ', basis: 'net', factor: 'ipcc-diesel' }, 26.767152],
  ['diesel', { category: 'vehicles', number: 10_000, unit: 'l', factor: 'uk-2025-diesel' }, 26.6155],
  ['petrol', { category: 'vehicles', number: 10_000, unit: 'l', factor: 'uk-2025-petrol' }, 23.3984],
  ['electricity', { category: 'electricity', number: 1, unit: 'GWh', factor: 'uk-2025-electricity' }, 177],
  ['R134a', { category: 'refrigerants', number: 10, unit: 'kg', factor: 'ipcc-hfc-134a' }, 15.3],
  ['R410A', { category: 'refrigerants', number: 20, unit: 'kg', factor: 'ipcc-r410a' }, 45.11],
  ['liquefied gas', { number: 100, unit: 'GJ', basis: 'net', factor: 'ipcc-lpg' }, 6.31571],
  ['wood', { number: 1_000, unit: 'GJ', factor: 'ipcc-wood' }, 1.902],
  ['a car', { category: 'vehicles', number: 15_000, unit: 'km', factor: 'uk-2025-car-medium-diesel' }, 2.5761],
  ['process emissions', { category: 'process', number: 7.25, unit: 't CO2e' }, 7.25],
]

describe('an activity', () => {
  test.each(byHand)('of %s comes to what was worked out by hand', async (_, fields, tonnes) => {
    expect((await add(fields)).tonnes).toBe(tonnes)
  })

  test('of wood has its biogenic carbon apart', async () => {
    const wood = await add({ number: 1_000, unit: 'GJ', factor: 'ipcc-wood' })
    expect([wood.tonnes, wood.biogenic, twelve(wood.energy)]).toEqual([1.902, 112, 277.777777778])
    const { figures } = await get()
    expect(figures.find(({ figure }) => figure === 'biogenic_scope1')).toMatchObject({ value: 112 })
  })

  const wrong: [string, Partial<ActivityFields>, string, RegExp][] = [
    ['below zero', { ...gas, number: -5 }, 'number', /negative/],
    ['of another kind of unit', { ...gas, unit: 'km' }, 'unit', /energy/],
    ['of an unknown unit', { ...gas, unit: 'furlongs' }, 'unit', /no known unit/],
    ['of gas without its calorific value', { ...gas, basis: null }, 'basis', /gross/],
    ['without a factor', {}, 'factor', /emission factor/],
    ['with the factor of another scope', { factor: 'uk-2025-wtt-diesel' }, 'factor', /Scope 3/],
    ['in tonnes of CO2e with a factor', { ...gas, unit: 't CO2e' }, 'factor', /needs no factor/],
    ['of Scope 3 without a method', { category: 'cat6', number: 5, unit: 't CO2e' }, 'method', /by averages/],
    ['of money by averages', { category: 'cat1', unit: 't CO2e', method: 'spend' }, 'method', /money/],
    ['with a rate where no currency changes', { ...gas, rate: 1.04 }, 'rate', /another currency/],
    ['of no category', { ...gas, category: 'cat16' }, 'category', /category/],
    ['outside of the year', { ...gas, from: '2023-01', to: '2023-02' }, 'from', /months/i],
  ]
  test.each(wrong)('%s is refused with a sentence, in the form and in a table', async (_, fields, field, sentence) => {
    expect(await refusal(add(fields))).toEqual({ [field]: expect.stringMatching(sentence) })
    const one = activity(fields)
    const cells = [
      'S1',
      one.category,
      one.from,
      one.to,
      one.number,
      one.unit,
      one.basis ?? '',
      one.rate ?? '',
      one.factor ?? '',
      one.method ?? '',
    ]
    const text = `Code,Category,First month,Last month,Number,Unit,Calorific value,Rate of exchange,Emission factor,Method\n${cells.join()}`
    const file = new File([text], 'activities.csv')
    const plan = await company.client.call(inventory.previewImport, { body: {}, file })
    expect(plan).toMatchObject({ added: 0, refused: [{ row: 2, reason: expect.stringMatching(/cat16|./) }] })
    expect(plan.refused[0]!.reason).toMatch(field === 'category' ? /cat16/ : sentence)
  })

  test('is not entered twice for the same months, unless it has a name of its own', async () => {
    await add({ ...gas })
    expect(await refusal(add({ ...gas, from: '2025-06' }))).toEqual({ from: expect.stringMatching(/already/) })
    await add({ ...gas, from: '2025-06', label: 'Hall 2' })
  })

  test('says that its factor is of another country', async () => {
    const { remarks } = await add({ category: 'vehicles', unit: 'l', factor: 'uk-2025-diesel' })
    expect(remarks).toEqual([
      'The factor “Diesel without biofuel (vehicles)” is of another country (United Kingdom); the site lies in Germany.',
    ])
  })

  test('keeps what it was computed with when its factor is removed', async () => {
    const factor = await ownFactor({ name: 'Biogas of the neighbour' })
    const { id } = await add({ factor, source: 'renewable_fuel' })
    await company.client.call(factors.remove, { params: { id: factor } })
    const body = activity({ factor, source: 'renewable_fuel', number: 200_000 })
    const changed = await company.client.call(inventory.changeActivity, { params: { id }, body })
    expect(changed).toMatchObject({ tonnes: 40, energy: 200, used_factor: { name: 'Biogas of the neighbour' } })
  })

  test('carries its document into the proposal, and keeps its unit from being removed', async () => {
    const { id: document } = await aDocument(company)
    await add({ ...gas, document })
    await company.client.call(inventory.take, { body: { figures: ['scope1'], breakdowns: false } })
    const task = await company.client.call(work.task, { params: { key: 'E1-6_07' } })
    expect(task.deliveries[0]!.proofs).toMatchObject([{ document_id: document }])
    expect((await refused(company.client.call(organisation.remove, { params: { id: ids.S1! } }))).status).toBe(409)
  })
})

describe('what cannot be', () => {
  test('a factor of five tonnes for a euro is refused, with what would be possible', async () => {
    const fields = await refusal(ownFactor({ scope: 'scope3', unit: 'EUR', kilograms: 5_000 }))
    expect(fields).toEqual({ kilograms: expect.stringMatching(/5,000 kg for one EUR cannot be: .* 50 kg/) })
    expect(await refusal(ownFactor({ scope: 'scope3', unit: 'TEUR', kilograms: 60_000 }))).toHaveProperty('kilograms')
    await ownFactor({ scope: 'scope3', unit: 'TEUR', kilograms: 420 })
  })

  test('an instrument for litres, and one with more than all of its energy, is refused', async () => {
    const sent = (more: Partial<InstrumentFields>) =>
      refusal(company.client.call(inventory.addInstrument, { body: instrument(more) }))
    expect(await sent({ unit: 'l' })).toEqual({ unit: expect.stringMatching(/kWh or MWh/) })
    expect(await sent({ renewable: 80, nuclear: 30 })).toEqual({ nuclear: expect.stringMatching(/100/) })
  })

  test('a category with activities is not left out; another one with a reason is', async () => {
    const leave = (category: string, reason: string) =>
      company.client.call(inventory.leaveOut, { params: { category }, body: { reason } })
    await add({ category: 'cat6', number: 5, unit: 't CO2e', method: 'supplier', primary: 100 })
    expect((await refused(leave('cat6', 'Small.'))).status).toBe(409)
    await leave('cat14', 'There are no franchises.')
    await company.client.call(inventory.take, { body: { figures: ['scope3'], breakdowns: true } })
    const { deliveries } = await company.client.call(work.task, { params: { key: 'E1-6_26' } })
    expect(deliveries[0]).toMatchObject({ value: '14 · Franchises: There are no franchises.' })
    const { categories } = await get()
    expect(categories.find(({ id }) => id === 'cat14')!.left_out).toBe('There are no franchises.')
    await leave('cat14', '')
    expect((await get()).categories.find(({ id }) => id === 'cat14')!.left_out).toBe('')
  })
})

describe('base year and targets', () => {
  const target = {
    name: 'Halved',
    scopes: 'scope12_market' as const,
    base_year: 2020,
    base: 100,
    year: 2030,
    value: 58,
  }
  const policy = (more: object) => ({
    base_year: 2025,
    threshold: 5,
    note: 'The first complete year.',
    targets: [target],
    recorded: { scope1: 18.2474634456, scope2_location: null, scope2_market: null, scope3: null },
    ...more,
  })
  const save = (more: object) => company.client.call(inventory.savePolicy, { body: policy(more) })

  test('a base year is to be restated from its threshold on', async () => {
    await add({ ...gas })
    await save({})
    expect((await get()).base).toMatchObject([{ figure: 'scope1', change: 0, restate: false }])
    await add({ ...gas, number: 5_000, label: 'Found later' })
    expect((await get()).base).toMatchObject([{ figure: 'scope1', change: 5, restate: true }])
  })

  test('a target is held to its straight line, and to 4.2 % of the base a year', async () => {
    await add({ ...gas })
    await save({
      targets: [target, { ...target, name: 'Slow', value: 60 }, { ...target, name: 'Chain', scopes: 'scope3' }],
    })
    expect((await get()).targets).toMatchObject([
      { name: 'Halved', reduction: 4.2, is_enough: true, path: 79, now: 18.2474634456 },
      { name: 'Slow', reduction: 4, is_enough: false, path: 80 },
      { name: 'Chain', is_enough: null, now: null },
    ])
    expect(await refusal(save({ targets: [{ ...target, year: 2020 }] }))).toHaveProperty(['targets.0.year'])
    expect(await refusal(save({ targets: [{ ...target, value: 101 }] }))).toHaveProperty(['targets.0.value'])
  })
})

import { contract, type FigurePartFields, type FigureSetup } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure } from '../../testing/client.ts'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { partFields, unitFields } from '../../testing/unit-fields.ts'

const { figures, organisation, csrd, work } = contract
const key = 'E1-5_01'
const params = { key }

let app: TestApp
let company: TestCompany
let ids: Record<'N' | 'S' | 'J', string>
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.advance(60_000)
  company = await aCompany(app)
  const { client } = company
  await client.call(contract.company.update, {
    body: { metadata: { reporting_year: 2025, standard_set: 'esrs-2023' } },
  })
  const add = async (code: string, parent: string | null, more: object = {}) => {
    const body = unitFields({ code, name: `Unit ${code}`, kind: parent ? 'site' : 'entity', parent, ...more })
    return (await client.call(organisation.add, { body })).id
  }
  const N = await add('N', null)
  const holdings = [
    { from: null, share: 40, method: 'proportional' },
    { from: '2025-07-01', share: 100, method: 'full' },
  ]
  ids = { N, S: await add('S', N, { heads: 100 }), J: await add('J', N, { holdings, heads: 50 }) }
})

const setup: FigureSetup = {
  rule: 'sum',
  level: 'site',
  equity: 'outside',
  estimate: 'none',
  scale: 1,
  unit: 'MWh',
  target: null,
}
const perCubicMetre = { factor_unit: 'm3', factor_basis: null, fuel: '', basis: null, factor: '' }
const setUp = (more: Partial<FigureSetup> = {}, of = key) =>
  company.client.call(figures.setUp, { params: { key: of }, body: { ...setup, ...more } })
const part = (unit: 'S' | 'J', from: string, to: string, number: number, more: Partial<FigurePartFields> = {}) =>
  partFields({ unit_id: ids[unit]!, from: `2025-${from}`, to: `2025-${to}`, number, ...more })
const add = (body: FigurePartFields, of = key) => company.client.call(figures.addPart, { params: { key: of }, body })
const get = () => company.client.call(figures.get, { params })
const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (one: unknown) => one,
  )
  if (!(error instanceof ApiFailure)) throw new Error('It was not refused.')
  return { status: error.status, ...error.body }
}

describe('a value that is collected in parts', () => {
  test('is computed by share and month, opened down to its last part, and says what is missing', async () => {
    await setUp()
    const { id: document } = await aDocument(company)
    await add(part('S', '01', '11', 1_100_000, { unit: 'kWh', note: 'Meter 1', document }))
    await add(part('J', '01', '12', 600))
    const { figure, units, formula, months } = await get()
    expect(months).toHaveLength(12)
    expect(figure).toMatchObject({ value: 1100 + 0.7 * 600, parts: 2, expected: 24, delivered: 23, missing: 1 })
    expect(units.map(({ code, counted, gaps }) => [code, Number(counted.toPrecision(12)), gaps])).toEqual([
      ['N', 1520, []],
      ['J', 420, []],
      ['S', 1100, [{ from: '2025-12', to: '2025-12' }]],
    ])
    expect(formula).toEqual([
      'Sum of all parts, each by the share that counts in its months.',
      'Unit S 1,100 + Unit J 420 = 1,520 MWh',
      'Parts: 2. Entities and sites that they count for: 2.',
      'Months missing and not estimated: 1.',
    ])
    const { lines } = await company.client.call(figures.unit, { params: { key, id: ids.S } })
    expect(lines).toMatchObject([
      {
        formula: '1,100,000 kWh × 0.001 = 1,100 MWh',
        part: { note: 'Meter 1', document, document_name: expect.stringMatching(/./), by: 'Ada Sommer' },
      },
    ])
  })

  test('shows how it differs from what is stated, and is taken as a proposal that a person decides on', async () => {
    await setUp()
    const { id: document } = await aDocument(company)
    await add(part('S', '01', '12', 1200, { document }))
    await company.client.call(csrd.updateDatapoint, { params, body: { value: '1190 MWh' } })
    expect((await get()).figure.stated).toMatchObject({
      number: 1190,
      status: 'corrected',
      difference: 10,
      agrees: false,
    })
    await company.client.call(figures.take, { params })
    const { deliveries, task } = await company.client.call(work.task, { params })
    expect(deliveries).toMatchObject([
      { value: '1200', state: 'waiting', note: expect.stringContaining('= 1,200 MWh') },
    ])
    expect(deliveries[0]!.proofs).toHaveLength(1)
    expect(task.value).toBe('1190')
    expect((await get()).waiting).toBe(true)
    await company.client.call(work.accept, { params: { id: deliveries[0]!.id } })
    expect(await get()).toMatchObject({
      waiting: false,
      figure: { stated: { number: 1200, difference: 0, agrees: true } },
    })
  })

  test('estimates what is missing by the method that was chosen, and says how much', async () => {
    await setUp({ estimate: 'per_head' })
    await add(part('J', '01', '12', 600))
    const { figure, formula } = await get()
    // J: a unit of energy for each head and month; S has 100 heads.
    expect(figure).toMatchObject({ value: 420 + 1200, missing: 0, delivered: 12 })
    expect(figure.estimated_share).toBeCloseTo(1200 / 1620, 12)
    expect(formula.at(-1)).toBe('74.07\u00a0% of it is estimated, what was missing by the method “per head”.')
    const { lines } = await company.client.call(figures.unit, { params: { key, id: ids.S } })
    expect(lines).toMatchObject([{ kind: 'estimate', part: null, is_estimated: true, value: 1200 }])
  })

  test('takes out what was delivered within the group, and shows the year before beside it', async () => {
    const inYear = (reporting_year: number) =>
      company.client.call(contract.company.update, { body: { metadata: { reporting_year } } })
    await inYear(2024)
    await setUp()
    await add({ ...part('S', '01', '12', 900), from: '2024-01', to: '2024-12' })
    await inYear(2025)
    await setUp({ rule: 'elimination', estimate: 'last_year' })
    await add(part('J', '01', '12', 600))
    await add(part('J', '01', '12', 100, { counterpart: ids.S }))
    const { figure, years } = await get()
    expect(figure).toMatchObject({ value: 420 + 900 - 70, eliminated: 70 })
    expect(years.map(({ year, computed }) => [year, computed])).toEqual([
      [2024, 900],
      [2025, 1250],
    ])
  })

  test('of a unit with another financial year counts by months, this year and the next, also by another set', async () => {
    const { client } = company
    const { units: tree } = await client.call(organisation.tree, {})
    const { id: _, version, today: __, counted: ___, ...fields } = tree.find(({ code }) => code === 'S')!
    await client.call(organisation.change, { params: { id: ids.S }, body: { ...fields, version, year_end: 3 } })
    await setUp({ estimate: 'last_year' })
    const own = (from: string, to: string, number: number, more: Partial<FigurePartFields> = {}) =>
      add({ ...part('S', '01', '12', number, more), from, to })
    await own('2024-04', '2025-03', 1200)
    const { id: reaching } = await own('2025-04', '2026-03', 2400)
    await add(part('S', '01', '12', 120, { label: 'Gas' }))
    await add(part('J', '07', '12', 700))
    const early = await refusal(own('2024-03', '2025-02', 1, { label: 'Oil' }))
    expect(early.fields).toEqual({ from: 'The months have to lie between 2024-04 and 2026-03.' })
    expect(Object.keys((await refusal(own('2024-04', '2024-12', 1, { label: 'Oil' }))).fields ?? {})).toEqual(['from'])
    const { figure, formula, units } = await get()
    // 3 and 9 of 12 months, of which nothing else is missing; J left six months open.
    expect(figure).toMatchObject({ value: 300 + 1800 + 120 + 700, missing: 6, delivered: 18 })
    expect(figure.apportioned_share).toBeCloseTo(2100 / 2920, 12)
    expect(formula).toContain(
      '71.92\u00a0% of it comes from parts that reach beyond the financial year of the group; they are spread evenly over their months.',
    )
    expect(units.map(({ own_years: years }) => years.length)).toEqual([0, 0, 2])
    const linesOf = async (of: string) =>
      (await client.call(figures.unit, { params: { key: of, id: ids.S } })).lines.map(({ part: shown, ...line }) => [
        line.kind,
        line.earlier,
        line.counted,
        line.formula,
        shown?.id,
      ])
    expect((await linesOf(key))[2]).toEqual(['part', false, 1800, '2,400 MWh × 9 of 12 months = 1,800 MWh', reaching])
    const choose = (metadata: object) => client.call(contract.company.update, { body: { metadata } })
    for (const standard_set of ['esrs-2023', 'esrs-2026'] as const) {
      await choose({ reporting_year: 2026, standard_set })
      const of = standard_set === 'esrs-2023' ? key : 'ESRS26_E1-7_01'
      await setUp({ estimate: 'last_year' }, of)
      // Three months were delivered in the year before, and nine are estimated from it; of J six cannot be.
      const { figure: next, years } = await client.call(figures.get, { params: { key: of } })
      expect(next).toMatchObject({ value: 600 + 1890 + 700, missing: 6, parts: 0 })
      expect(years.map(({ year, computed }) => [year, computed])).toEqual([
        [2025, 2920],
        [2026, 3190],
      ])
      expect(await linesOf(of)).toEqual([
        ['part', true, 600, '2,400 MWh × 3 of 12 months = 600 MWh', reaching],
        ['estimate', false, 1890, 'the same months of last year, 1,890 MWh = 1,890 MWh', undefined],
      ])
    }
  })

  test('multiplies by a factor only what is in its unit, or turns into it', async () => {
    const of = 'E1-6_07'
    await setUp({ unit: 'tCO2e' }, of)
    const gas = {
      factor_unit: 'GJ',
      factor_basis: 'net' as const,
      fuel: 'natural-gas',
      factor: 'IPCC 2006, natural gas',
    }
    const invoice = (more: Partial<FigurePartFields>) =>
      add({ ...part('S', '01', '12', 100_000), unit: 'kWh', factor: 0.0561571, ...more }, of)
    const sentence = async (more: Partial<FigurePartFields>) => (await refusal(invoice(more))).error
    expect(await sentence({ quantity: null })).toBe('Say what the factor is for one of, such as GJ or l.')
    expect(await sentence({ quantity: { ...gas, basis: null } })).toContain('gross (Hs, as on invoices)')
    expect(await sentence({ unit: 'km', quantity: { ...gas, basis: null } })).toBe(
      'The factor is for GJ, and km does not turn into that.',
    )
    expect(await sentence({ unit: 'USD', quantity: { ...gas, fuel: '', factor_unit: 'EUR', basis: null } })).toContain(
      'USD turns into that by a rate only: enter the number in EUR.',
    )
    await invoice({ quantity: { ...gas, basis: 'gross' } })
    const read = async () => company.client.call(figures.get, { params: { key: of } })
    // 100,000 kWh by the gross calorific value are 324.936 GJ by the net one.
    expect((await read()).figure.value).toBeCloseTo(324.936 * 0.0561571, 9)
    const { lines } = await company.client.call(figures.unit, { params: { key: of, id: ids.S } })
    expect(lines[0]!.formula).toBe(
      '100,000 kWh × 0.00324936 GJ/kWh, gross (Hs) → net (Hi) × 0.0561571 = 18.247463 tCO2e',
    )
    const table = (await company.client.call(figures.export, { params: { key: of } })) as Blob
    const file = new File([await table.arrayBuffer()], 'parts.xlsx')
    const plan = await company.client.call(figures.previewImport, { params: { key: of }, file, body: {} })
    expect([plan.refused, plan.added, plan.changed]).toEqual([[], 0, 0])
    const csv =
      'Code;First month;Last month;Number;Unit;Factor;Factor per;Factor: calorific value;Fuel;Calorific value;Meter'
    const imported = (cells: string) => new File([`${csv}\n${cells}`], 'parts.csv')
    const rows = [
      ['J;2025-01;2025-12;1000;l;0.00266155;l;;Diesel;;Tank', null],
      ['J;2025-01;2025-12;1000;kWh;0.0561571;;;;;Gas', 'Say what the factor is for one of, such as GJ or l.'],
    ] as const
    for (const [row, reason] of rows) {
      const planned = await company.client.call(figures.previewImport, {
        params: { key: of },
        file: imported(row),
        body: {},
      })
      expect([planned.added, planned.refused[0]?.reason ?? null]).toEqual([reason ? 0 : 1, reason])
    }
  })

  test('refuses what cannot be a part with a sentence at its field', async () => {
    await setUp()
    await add(part('S', '01', '06', 10))
    const field = async (more: Partial<FigurePartFields>) =>
      Object.keys((await refusal(add({ ...part('S', '07', '07', 1), ...more }))).fields ?? {})
    expect(await field({ from: '2025-06' })).toEqual(['from'])
    expect(await field({ from: '2024-12' })).toEqual(['from'])
    expect(await field({ to: '2025-06' })).toEqual(['to'])
    expect(await field({ unit: 'm3' })).toEqual(['unit'])
    expect(await field({ unit_id: crypto.randomUUID() })).toEqual(['unit_id'])
    expect(await field({ counterpart: ids.J })).toEqual(['counterpart'])
    expect(await field({ document: crypto.randomUUID() })).toEqual(['document'])
    await add(part('S', '06', '07', 1000, { unit: 'm3', factor: 0.0103, quantity: perCubicMetre, label: 'Gas' }))
    expect((await get()).figure.value).toBeCloseTo(20.3, 12)
    expect(await refusal(setUp({ rule: 'elimination' }))).toMatchObject({ status: 409 })
    expect(await refusal(company.client.call(organisation.remove, { params: { id: ids.S } }))).toMatchObject({
      status: 409,
    })
    expect(await refusal(setUp({}, 'E1-1_01'))).toMatchObject({ status: 409 })
  })

  test('goes out as a table with a row for every missing month, and comes back after a look', async () => {
    await setUp()
    await add(part('S', '01', '11', 1100, { note: 'Meter 1' }))
    const book = new File([(await company.client.call(figures.export, { params })) as Blob], 'parts.xlsx')
    const look = (file: File) => company.client.call(figures.previewImport, { params, body: {}, file })
    expect(await look(book)).toMatchObject({ rows: 14, unchanged: 14, added: 0, changed: 0, refused: [] })
    const rows = [
      'Kürzel;Erster Monat;Letzter Monat;Zahl;Einheit;Quelle',
      'S;01.2025;11.2025;1.150,5;;',
      'S;2025-12;;100;;',
      'J;2025-01;2025-06;300.000;kWh;Rechnung',
      'J;2025-06;;1;;',
      'X;2025-01;;1;;',
      'J;2025-13;;1;;',
      'J;2025-08;;viel;;',
    ]
    const file = new File([rows.join('\n')], 'parts.csv', { type: 'text/csv' })
    const plan = await look(file)
    expect(plan).toMatchObject({ added: 2, changed: 1, changes: [{ before: '1,100', after: '1,150.5' }, {}, {}] })
    expect(plan.refused.map(({ row }) => row)).toEqual([5, 6, 7, 8])
    const take = () => company.client.call(figures.confirmImport, { params, body: { plan: plan.plan }, file })
    await take()
    expect((await get()).figure).toMatchObject({ value: 1150.5 + 100 + 0.4 * 300, parts: 3 })
    expect(await refusal(take())).toMatchObject({ status: 409 })
  })

  test('is listed with the others in the order of the standard', async () => {
    await setUp({ unit: '' }, 'S1-14_04')
    await setUp()
    await add(part('S', '01', '12', 5))
    const { figures: listed, count } = await company.client.call(figures.list, { query: {} })
    expect([count, ...listed.map((one) => [one.key, one.value])]).toEqual([2, ['E1-5_01', 5], ['S1-14_04', null]])
    const { datapoints } = await company.client.call(figures.offered, { query: { search: 'energy total' } })
    expect(datapoints.map((one) => one.key)).toContain('E1-5_01')
  })
})

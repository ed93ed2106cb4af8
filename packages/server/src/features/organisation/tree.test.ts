import { contract, type UnitFields } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure } from '../../testing/client.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { unitFields } from '../../testing/unit-fields.ts'

const { organisation } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
}, 180_000)
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.advance(60_000)
  company = await aCompany(app)
})

const fields = (code: string, parent: string | null, more: Partial<UnitFields> = {}): UnitFields =>
  unitFields({ code, name: `${code} GmbH`, parent, country: 'DE', currency: 'EUR', ...more })
const tree = () => company.client.call(organisation.tree, {})
const add = (body: UnitFields) => company.client.call(organisation.add, { body })
const changes = async () => (await company.client.call(organisation.changes, { query: {} })).changes
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (one: unknown) => one,
  )
  if (!(error instanceof ApiFailure)) throw new Error('It was not refused.')
  return { status: error.status, ...error.body }
}

describe('the tree', () => {
  test('grows below one parent, says what counts at the end of the reporting year, and refuses what is no tree', async () => {
    const { year } = await tree()
    const root = await add(fields('N', null))
    const joint = await add(
      fields('J', root.id, {
        holdings: [
          { from: `${year}-03-01`, share: 40, method: 'proportional' },
          { from: `${year}-09-15`, share: 70, method: 'full' },
        ],
      }),
    )
    const site = await add(fields('J1', joint.id, { kind: 'site', heads: 120, area: 3000 }))
    const sold = await add(fields('K', root.id, { until: `${year}-06-30` }))
    const { units, last_day } = await tree()
    expect(last_day).toBe(`${year}-12-31`)
    expect(units.map(({ code, today, counted }) => [code, today, counted])).toEqual([
      ['N', 'held', 100],
      ['J', 'held', 100],
      ['J1', 'held', 100],
      ['K', 'left', 0],
    ])
    expect(await refusal(add(fields('X', null)))).toMatchObject({ status: 400, fields: { parent: expect.any(String) } })
    expect(await refusal(add(fields('k', root.id)))).toMatchObject({ fields: { code: 'The code k stands twice.' } })
    const {
      today: _,
      counted: __,
      id,
      ...known
    } = await tree().then((all) => all.units.find((one) => one.id === joint.id)!)
    const move = company.client.call(organisation.change, { params: { id }, body: { ...known, parent: site.id } })
    expect(await refusal(move)).toMatchObject({ status: 400, fields: { parent: expect.any(String) } })
    expect(await refusal(company.client.call(organisation.remove, { params: { id } }))).toMatchObject({ status: 409 })
    await company.client.call(organisation.remove, { params: { id: sold.id } })
    expect((await tree()).units).toHaveLength(3)
  })

  test('is changed by one person at a time: who saves over another change is refused', async () => {
    const { today: _, counted: __, id, ...root } = await add(fields('N', null))
    const change = (name: string) =>
      company.client.call(organisation.change, { params: { id }, body: { ...root, name } })
    expect(await change('New')).toMatchObject({ name: 'New' })
    expect(await refusal(change('Other'))).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('two people who move two entities into each other at once do not make a circle', async () => {
    const root = await add(fields('N', null))
    const [a, b] = [await add(fields('A', root.id)), await add(fields('B', root.id))]
    const move = ({ id, today: _, counted: __, ...rest }: typeof a, parent: string) =>
      company.client.call(organisation.change, { params: { id }, body: { ...rest, parent } })
    const moved = await Promise.allSettled([move(a, b.id), move(b, a.id)])
    expect(moved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await tree()).units).toHaveLength(3)
  })
})

describe('the register', () => {
  test('says who changed what from what to what, in the language of the reader, and takes the last change back', async () => {
    const root = await add(fields('N', null))
    const joint = await add(fields('J', root.id))
    const { today: _, counted: __, id, ...known } = joint
    const holdings = [{ from: '2025-07-01', share: 40, method: 'equity' as const }]
    await company.client.call(organisation.change, { params: { id }, body: { ...known, holdings, name: 'Joint' } })
    const [last, added] = await changes()
    expect(last).toMatchObject({
      by: 'Ada Sommer',
      action: 'changed',
      unit: { id, code: 'J', name: 'Joint' },
      last: true,
      fields: [
        { field: 'name', before: 'J GmbH', after: 'Joint' },
        { field: 'holdings', before: 'Full, 100 %', after: 'Equity method, 40 % from 1 Jul 2025' },
      ],
    })
    expect(added).toMatchObject({ action: 'added', last: false })
    company.client.language = 'de'
    expect((await changes())[0]!.fields[1]).toMatchObject({ after: 'Equity-Methode, 40 % ab 1. Juli 2025' })
    company.client.language = 'en'
    const undo = (number: number) => company.client.call(organisation.takeBack, { params: { number } })
    expect(await refusal(undo(added!.id))).toMatchObject({ status: 409 })
    await undo(last!.id)
    expect((await tree()).units[1]).toMatchObject({ name: 'J GmbH', holdings: joint.holdings })
    await company.client.call(organisation.remove, { params: { id } })
    const [removed] = await changes()
    expect(removed).toMatchObject({ action: 'removed', unit: { code: 'J' } })
    await undo(removed!.id)
    expect((await tree()).units[1]).toMatchObject({ id, code: 'J' })
    expect((await changes()).map(({ action }) => action)).toEqual([
      'taken_back',
      'removed',
      'taken_back',
      'changed',
      'added',
      'added',
    ])
  })
})

describe('the table', () => {
  const file = (text: string) => new File([text], 'organisation.csv', { type: 'text/csv' })
  const look = (sent: File) => company.client.call(organisation.previewImport, { body: {}, file: sent })

  test('what belongs to nobody is refused with all that would belong to it, however long the chain is', async () => {
    const lines = Array.from({ length: 4_999 }, (_, at) => `C${at};Chained ${at};C${at + 1}`)
    const plan = await look(file(['Code;Name;Belongs to', ...lines].join('\n')))
    expect(plan.changes).toEqual([])
    expect(plan.refused).toHaveLength(4_999)
    expect(plan.refused[0]!.reason).toContain('C1')
  })
  const take = (sent: File, plan: string) =>
    company.client.call(organisation.confirmImport, { body: { plan }, file: sent })
  const german = [
    'Kürzel;Name;Art;Gehört zu;Ab;Anteil in %;Konsolidierung;Bis;Land;Währung;Jahr endet im Monat;Beschäftigte;Fläche in m²',
    'S1;Werk Süd;Standort;T;;;;;DE;;;250;12.500,5',
    'N;Nordlicht AG;Gesellschaft;;;100;Vollkonsolidierung;;DE;EUR;12;;',
    'T;Tochter GmbH;Gesellschaft;N;01.03.2025;40,5 %;Anteilmäßig;;AT;EUR;9;;',
    'T;Tochter GmbH;Gesellschaft;N;01.10.2025;80;Vollkonsolidierung;;;;;;',
    'W;Waise;Standort;Q;;;;;DE;;;;',
    'M;Falsch;Gesellschaft;N;;;Irgendwie;;DE;EUR;12;;',
    ';Ohne Kürzel;Standort;N;;;;;;;;;',
  ].join('\n')

  test('is looked at before it is taken: every row that cannot be taken has its reason, all others are taken at once', async () => {
    company.client.language = 'de'
    const plan = await look(file(german))
    expect(plan).toMatchObject({ rows: 7, unchanged: 0 })
    expect(plan.changes.map(({ code, action }) => [code, action])).toEqual([
      ['S1', 'added'],
      ['N', 'added'],
      ['T', 'added'],
    ])
    expect(plan.refused.map(({ row, written }) => [row, written])).toEqual([
      [6, 'W'],
      [7, 'M'],
      [8, 'Ohne Kürzel'],
    ])
    expect(plan.refused[1]!.reason).toBe('„Irgendwie“ ist in der Spalte „Konsolidierung“ nicht lesbar.')
    expect((await tree()).units).toEqual([])
    await take(file(german), plan.plan)
    const { units } = await tree()
    expect(units.map(({ code }) => code)).toEqual(['N', 'T', 'S1'])
    expect(units[1]).toMatchObject({
      year_end: 9,
      holdings: [
        { from: '2025-03-01', share: 40.5, method: 'proportional' },
        { from: '2025-10-01', share: 80, method: 'full' },
      ],
    })
    expect(units[2]).toMatchObject({ heads: 250, area: 12500.5, kind: 'site' })
    expect((await changes()).map(({ action }) => action)).toEqual(['imported', 'imported', 'imported'])
    // What was looked at no longer holds, so it is not taken.
    expect(await refusal(take(file(german), plan.plan))).toMatchObject({ status: 409 })
  })

  test('comes back from an export as it left, and a change of one cell is one change', async () => {
    const root = await add(fields('N', null))
    await add(fields('T', root.id, { holdings: [{ from: '2024-01-01', share: 25, method: 'equity' }], heads: 12.5 }))
    await add(fields('=1+1', root.id, { kind: 'site' }))
    const workbook = (await company.client.call(organisation.export, {})) as Blob
    const plan = await look(new File([workbook], 'Organisation.xlsx'))
    expect(plan).toMatchObject({ rows: 3, unchanged: 3, changes: [], refused: [] })
    const csv = 'Code,Name,Consolidation\nT,T GmbH,Operational control\n'
    const changed = await look(file(csv))
    expect(changed.changes).toMatchObject([{ code: 'T', action: 'changed', fields: [{ field: 'holdings' }] }])
    expect(await refusal(look(file('a,b\n1,2\n')))).toMatchObject({ status: 422 })
  })
})

import type { ActivityFields, FigurePartFields, FigureSetup, UnitFields } from '@esrs/contract'
import { calls } from '../../../e2e/client.ts'
import { partFields, unitFields } from '../../../packages/server/src/testing/unit-fields.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { factors, figures, inventory, organisation, work, years } = calls

const unknown = { id: crypto.randomUUID() }

const unit = (fields: Partial<UnitFields>): UnitFields =>
  unitFields({ code: 'G', name: 'Group', country: 'DE', currency: 'EUR', ...fields })

/** Entities and sites. */
export const organisationSteps = ({ admin }: Walk): Steps => {
  const ids: Record<string, string> = {}
  const add = async (fields: Partial<UnitFields>) => {
    const body = unit(fields)
    return outcome(admin, organisation.add, { body }, ({ id, code, today, counted }) => {
      ids[code] = id
      return [code, today, counted]
    })
  }
  const tree = async () =>
    (await admin.call(organisation.tree, {})).units.map(({ code, name, counted }) => `${code} ${name} ${counted}`)
  const register = async () =>
    (await admin.call(organisation.changes, {})).changes.map(({ action, unit: { code }, last }) => [action, code, last])
  const remove = (code: string) => outcome(admin, organisation.remove, { params: { id: ids[code]! } })
  return {
    'a parent is added': async () => [await add({}), await tree(), await register()],
    'a second parent is added': () => add({ code: 'H', name: 'Other' }),
    'a code is taken': () => add({ parent: ids.G!, name: 'Again' }),
    'a subsidiary is added': () =>
      add({ code: 'S', name: 'Sub', parent: ids.G!, holdings: [{ from: null, share: 40, method: 'proportional' }] }),
    'an associate is added': () =>
      add({ code: 'A', name: 'Asso', parent: ids.G!, holdings: [{ from: null, share: 25, method: 'equity' }] }),
    'a site is added': async () => [
      await add({ code: 'P', name: 'Plant', kind: 'site', parent: ids.S! }),
      await tree(),
    ],
    'something is added to a site': () => add({ code: 'Q', parent: ids.P! }),
    'something is added to what there is not': () => add({ code: 'Q', parent: unknown.id }),
    'holdings are out of order': () =>
      add({
        code: 'Q',
        parent: ids.G!,
        holdings: [
          { from: '2025-01-01', share: 40, method: 'full' },
          { from: '2024-01-01', share: 50, method: 'full' },
        ],
      }),
    'one is changed': async () => {
      const { units } = await admin.call(organisation.tree, {})
      const { version } = units.find(({ code }) => code === 'S')!
      const body = { ...unit({ code: 'S', name: 'Sub II', parent: ids.G! }), version }
      const params = { id: ids.S! }
      return [
        await outcome(admin, organisation.change, { params, body }, ({ name, counted }) => [name, counted]),
        await outcome(admin, organisation.change, { params, body: { ...body, name: 'Sub III' } }),
        await tree(),
      ]
    },
    'one becomes part of itself': async () => {
      const { units } = await admin.call(organisation.tree, {})
      const { version } = units.find(({ code }) => code === 'S')!
      const body = { ...unit({ code: 'S', name: 'Sub', parent: ids.S! }), version }
      return outcome(admin, organisation.change, { params: { id: ids.S! }, body })
    },
    'one is removed to which another belongs': () => remove('S'),
    'one is removed, twice': async () => [await remove('P'), await remove('P'), await tree()],
    'a change is taken back that others followed': async () => {
      const { changes } = await admin.call(organisation.changes, {})
      const first = changes.findLast(({ unit: { code }, last }) => code === 'S' && !last)!
      return outcome(admin, organisation.takeBack, { params: { number: first.id } })
    },
    'a change is taken back': async () => {
      const { changes } = await admin.call(organisation.changes, {})
      const last = changes.find((one) => one.unit.code === 'S' && one.last)!
      return [await outcome(admin, organisation.takeBack, { params: { number: last.id } }), await tree()]
    },
    'a change is taken back that there is not': () =>
      outcome(admin, organisation.takeBack, { params: { number: 2_000_000_000 } }),
  }
}

const setup: FigureSetup = {
  rule: 'sum',
  level: 'entity',
  equity: 'outside',
  estimate: 'none',
  scale: 1,
  unit: 'm3',
  target: null,
}

/** Values that are collected in parts. */
export const figureSteps = ({ admin }: Walk): Steps => {
  const params = { key: 'E3-4_02' }
  const part = { ...params, id: '' }
  let unit_id = ''
  const fields = (changed: Partial<FigurePartFields>): FigurePartFields =>
    partFields({ unit_id, to: '2025-06', number: 100, ...changed })
  const add = (changed: Partial<FigurePartFields>, on = params) =>
    outcome(admin, figures.addPart, { params: on, body: fields(changed) }, ({ number }) => number)
  const shown = async () => {
    const { figure, waiting } = await admin.call(figures.get, { params })
    return [figure.value, figure.parts, waiting]
  }
  return {
    'a figure that is not collected': () => outcome(admin, figures.get, { params }),
    'a figure is set up': async () => {
      unit_id = (await admin.call(organisation.add, { body: unit({}) })).id
      return [
        await outcome(admin, figures.setUp, { params, body: setup }, (one) => [one.value, one.parts, one.setup.rule]),
        (await admin.call(figures.list, {})).figures.map(({ key }) => key),
      ]
    },
    'a figure is set up of what there is not': () =>
      outcome(admin, figures.setUp, { params: { key: 'NO-SUCH_01' }, body: setup }),
    'a figure is set up of words': () => outcome(admin, figures.setUp, { params: { key: 'SBM-2_01' }, body: setup }),
    'a figure is set up by a rule that does not fit': () =>
      outcome(admin, figures.setUp, { params, body: { ...setup, rule: 'ratio' } }),
    'a figure is taken of nothing': () => outcome(admin, figures.take, { params }),
    'a part is added': async () => {
      part.id = (await admin.call(figures.addPart, { params, body: fields({}) })).id
      return shown()
    },
    'a part is added of what is not collected': () => add({}, { key: 'E3-4_03' }),
    'a part is added that ends before it begins': () => add({ from: '2025-06', to: '2025-01' }),
    'a part is added of nobody': () => add({ unit_id: unknown.id }),
    'a part is changed': async () => {
      await admin.call(figures.changePart, { params: part, body: fields({ number: 150 }) })
      return shown()
    },
    'a part is changed that there is not': () =>
      outcome(admin, figures.changePart, { params: { ...params, ...unknown }, body: fields({}) }),
    'a figure with parts is removed': () => outcome(admin, figures.remove, { params }),
    'a figure is taken': async () => [
      await outcome(admin, figures.take, { params }),
      await shown(),
      (await admin.call(work.task, { params })).deliveries.map(({ state, value }) => [state, value]),
    ],
    'a part is removed, twice': async () => {
      const remove = () => outcome(admin, figures.removePart, { params: part })
      return [await remove(), await remove(), (await shown()).slice(0, 2)]
    },
    'a figure is removed, twice': async () => {
      const remove = () => outcome(admin, figures.remove, { params })
      return [await remove(), await remove(), (await admin.call(figures.list, {})).count]
    },
  }
}

/** Emission factors and the inventory. */
export const inventorySteps = ({ admin }: Walk): Steps => {
  const activity = { id: '' }
  const own = { id: '' }
  let unit_id = ''
  const factor = {
    name: 'Our heat',
    scope: 'scope1',
    unit: 'kWh',
    kilograms: 0.2,
    year: 2025,
    source: 'Utility',
  } as const
  const fields = (changed: Partial<ActivityFields>) => ({
    unit_id,
    category: 'process',
    label: 'Kiln',
    from: '2025-01',
    to: '2025-12',
    number: 2.5,
    unit: 't CO2e',
    ...changed,
  })
  const add = (changed: Partial<ActivityFields>) =>
    outcome(admin, inventory.addActivity, { body: fields(changed) }, ({ tonnes }) => tonnes?.toFixed(3))
  const scope1 = async () => {
    const { figures: all, activities } = await admin.call(inventory.get, {})
    const found = all.find(({ figure }) => figure === 'scope1')!
    return [
      found.value?.toFixed(3),
      found.activities,
      activities,
      found.datapoints.map(({ key, waiting }) => [key, waiting]),
    ]
  }
  return {
    'a factor is added': async () => {
      const made = await admin.call(factors.add, { body: factor })
      own.id = made.id
      const first = (await admin.call(factors.list, {})).factors[0]!
      return [made.own, first.name, first.own]
    },
    'a factor is added twice': () => outcome(admin, factors.add, { body: factor }),
    'a factor is removed that is shipped': async () => {
      const { factors: all } = await admin.call(factors.list, {})
      return outcome(admin, factors.remove, { params: { id: all.find((one) => !one.own)!.id as never } })
    },
    'an activity is added': async () => {
      unit_id = (await admin.call(organisation.add, { body: unit({}) })).id
      activity.id = (await admin.call(inventory.addActivity, { body: fields({}) })).id
      return scope1()
    },
    'an activity is added with a factor': () =>
      add({ category: 'fuels', number: 1000, unit: 'kWh', factor: 'ipcc-natural-gas', basis: 'gross' }),
    'an activity is added of a category that there is not': () => add({ category: 'cat99' }),
    'an activity is added of nobody': () => add({ unit_id: unknown.id }),
    'an activity is added with a factor that there is not': () =>
      add({ category: 'fuels', unit: 'kWh', factor: unknown.id, basis: 'gross' }),
    'an activity is added that ends before it begins': () => add({ from: '2025-06', to: '2025-01' }),
    'an activity is added below zero': () => add({ number: -1 }),
    'an activity is changed': async () => {
      await admin.call(inventory.changeActivity, { params: activity, body: fields({ number: 5 }) })
      return scope1()
    },
    'an activity is changed that there is not': () =>
      outcome(admin, inventory.changeActivity, { params: unknown, body: fields({}) }),
    'a factor is removed, twice': async () => {
      const remove = () => outcome(admin, factors.remove, { params: own })
      return [await remove(), await remove(), await scope1()]
    },
    'the figures are taken': async () => [
      await outcome(admin, inventory.take, { body: { figures: ['scope1'] } }, ({ proposed }) => proposed),
      await scope1(),
    ],
    'a figure is taken that there is not': () =>
      outcome(admin, inventory.take, { body: { figures: ['scope9'] } }, ({ proposed }) => proposed),
    'a category is left out': async () => {
      await admin.call(inventory.leaveOut, { params: { category: 'cat14' }, body: { reason: 'None.' } })
      const { categories } = await admin.call(inventory.get, {})
      return categories.find(({ id }) => id === 'cat14')!.left_out
    },
    'a category is left out that may not be': () =>
      outcome(admin, inventory.leaveOut, { params: { category: 'fuels' }, body: { reason: 'None.' } }),
    'a category is left out that has activities': async () => {
      await add({ category: 'cat6', method: 'supplier' })
      return outcome(admin, inventory.leaveOut, { params: { category: 'cat6' }, body: { reason: 'None.' } })
    },
    'an activity is removed, twice': async () => {
      const remove = () => outcome(admin, inventory.removeActivity, { params: activity })
      return [await remove(), await remove()]
    },
    'an instrument is removed that there is not': () => outcome(admin, inventory.removeInstrument, { params: unknown }),
  }
}

/** The next year. */
export const yearSteps = ({ admin }: Walk): Steps => {
  const current = async () => {
    const { current: now, next, begun } = await admin.call(years.get, {})
    return [now, next?.year, begun.map(({ year, set }) => [year, set])]
  }
  const begin = (year: number, set: 'esrs-2023' | 'vs-2026' = 'esrs-2023') =>
    outcome(admin, years.begin, { body: { year, set } })
  const key = { key: 'E3-4_02' }
  return {
    'the present year': async () => {
      const metadata = { standard_set: 'esrs-2023', reporting_year: 2025 } as const
      await admin.call(calls.company.update, { body: { metadata } })
      return current()
    },
    'a year is begun that is not the next': () => begin(2031),
    'the year before is restated that has no value': () =>
      outcome(admin, years.restate, { params: key, body: { value: '12', reason: 'A slip.' } }),
    'a restatement is withdrawn that there is not': () => outcome(admin, years.withdraw, { params: key }),
    'something is confirmed that was not carried over': () =>
      outcome(admin, years.confirm, { body: { items: [{ kind: 'figure', subject: 'E3-4_02' }] } }),
    'the next year is begun': async () => [await begin(2026), await current()],
    'the next year is begun again': async () => [await begin(2026), await current()],
  }
}

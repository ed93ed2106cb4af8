import type {
  ActivityFields,
  contract,
  InventoryActivity,
  InventoryCategory,
  InventoryFigure,
  InventoryView,
} from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { knownFactors } from './calls-factors.ts'
import type { KeptInventory } from './fixtures/inventory.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'

const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
/** Of a kilowatt hour (gross) in gigajoules (net), of natural gas. */
const gasByInvoice = 0.00324936

const categories: Pick<
  InventoryCategory,
  'id' | 'scope' | 'kinds' | 'factor_scopes' | 'factor_kinds' | 'has_residual' | 'name'
>[] = [
  ['fuels', 'scope1', 'Fuels burnt on site', 'scope1'],
  ['process', 'scope1', 'Processes', 'scope1'],
  ['electricity', 'scope2', 'Purchased electricity', 'scope2_location'],
  ...Array.from({ length: 15 }, (_, index) => [
    `cat${index + 1}`,
    'scope3',
    index === 5 ? '6 · Business travel' : `${index + 1} · Category ${index + 1} of the value chain`,
    'scope3',
  ]),
].map(([id, scope, name, factorScope]) => ({
  id: id!,
  scope: scope as InventoryCategory['scope'],
  name: name!,
  kinds: [],
  factor_kinds: [],
  has_residual: id === 'electricity',
  factor_scopes: [{ scope: factorScope!, kind: null }],
}))

/** What an activity comes to: the stand-in knows emissions themselves, and gas of invoices. */
function tonnesOf(state: MockState, { number, unit, factor, basis }: KeptInventory['activities'][number]): number {
  if (unit === 't CO2e') return number
  const kilograms = knownFactors(state).find(({ id }) => id === factor)?.kilograms ?? 0
  return (number * (basis === 'gross' ? gasByInvoice : 1) * kilograms) / 1000
}

function shown(state: MockState, kept: KeptInventory['activities'][number]): InventoryActivity {
  const tonnes = tonnesOf(state, kept)
  const isEnergy = kept.unit === 'kWh'
  const unit = state.organisation.units.find(({ id }) => id === kept.unit_id)
  return {
    ...kept,
    unit_name: unit?.name ?? '',
    used_factor: knownFactors(state).find(({ id }) => id === kept.factor) ?? null,
    used_residual: null,
    tonnes,
    tonnes_market: null,
    biogenic: 0,
    energy: isEnergy ? (kept.number * 0.9026) / 1000 : null,
    formula: [`${kept.number} ${kept.unit} = ${tonnes} t CO₂e`],
    remarks: [],
    document_name: '',
    by: 'Mara Lindner',
    at: '2026-02-17T09:00:00.000Z',
  }
}

const scopeOf = (id: string) => categories.find((one) => one.id === id)?.scope

function figures({ state, language }: Pick<MockContext, 'state' | 'language'>): InventoryFigure[] {
  const all = state.inventory.activities.map((one) => shown(state, one))
  const of = (scope: string) => all.filter(({ category }) => scopeOf(category) === scope)
  const sum = (some: readonly InventoryActivity[], by: 'tonnes' | 'energy') =>
    some.length === 0 ? null : some.reduce((total, one) => total + (one[by] ?? 0), 0)
  const withEnergy = all.filter(({ energy }) => energy !== null)
  const rows = [
    ['scope1', 'tCO2e', of('scope1'), 'E1-6_07'],
    ['scope2_location', 'tCO2e', of('scope2'), 'E1-6_09'],
    ['scope2_market', 'tCO2e', of('scope2'), 'E1-6_10'],
    ['scope3', 'tCO2e', of('scope3'), 'E1-6_11'],
    ['energy', 'MWh', withEnergy, 'E1-5_01'],
  ] as const
  return rows.map(([figure, unit, some, key]) => {
    const datapoint = state.datapoints.find((one) => one.key === key)
    const value = sum(some, unit === 'MWh' ? 'energy' : 'tonnes')
    const stated = datapoint ? inLanguage(datapoint, language) : null
    const agrees = value === null || stated?.number == null ? null : Math.abs(value - stated.number) < 0.5
    return {
      figure,
      unit,
      value,
      activities: some.length,
      datapoints: stated
        ? [
            {
              key,
              name: stated.name,
              stated: stated.value,
              agrees,
              decided: stated.status === 'accepted' || stated.status === 'corrected',
              waiting: state.inventory.waiting.includes(figure),
            },
          ]
        : [],
    }
  })
}

function view(context: Pick<MockContext, 'state' | 'language'>): InventoryView {
  const { state } = context
  const { activities, instruments, omissions, policy } = state.inventory
  const computed = figures(context)
  const recorded = Object.entries(policy.recorded).flatMap(([figure, tonnes]) =>
    tonnes === null ? [] : [{ figure, recorded: tonnes, now: null, change: null, restate: false }],
  )
  return {
    year: 2025,
    months,
    activities: activities.length,
    to_carry: 2,
    figures: computed,
    policy,
    base: recorded,
    units: state.organisation.units.map(({ id, code, name, country }) => ({ id, code, name, country })),
    categories: categories.map((one) => {
      const own = activities.filter(({ category }) => category === one.id).map((kept) => shown(state, kept))
      return {
        ...one,
        activities: own.length,
        tonnes_market: null,
        energy: null,
        primary: own.length > 0 ? 100 : null,
        tonnes: own.length === 0 ? null : own.reduce((sum, { tonnes }) => sum + (tonnes ?? 0), 0),
        methods: own.flatMap(({ method }) => method ?? []),
        left_out: omissions[one.id] ?? '',
      }
    }),
    sources: [{ id: 'gas', name: 'Natural gas' }],
    instruments: instruments.map((one) => ({
      ...one,
      unit_name: '',
      document_name: '',
      covered: 0,
      unused: one.number,
      tonnes: 0,
    })),
    targets: policy.targets.map(({ name, base_year: from, base, year, value }) => {
      const reduction = Number((((base - value) / base / (year - from)) * 100).toPrecision(12))
      const needed = from > 2020 ? 4.2 * (year - 2020) : null
      return { name, reduction, is_enough: reduction >= 4.2, needed, path: base, now: null }
    }),
    target_sector: null,
    quality: [
      { quality: 'measured', share: 85 },
      { quality: 'calculated', share: 0 },
      { quality: 'estimated', share: 15 },
    ],
    uncertainty: null,
    remarks: [],
  }
}

function refuseActivity(state: MockState, { unit_id, category, from, to, number, unit, factor }: ActivityFields) {
  const { units } = state.organisation
  const isComputed = unit === 't CO2e' || knownFactors(state).some(({ id }) => id === factor)
  const wrong = {
    unit_id: !units.some(({ id }) => id === unit_id),
    category: scopeOf(category) === undefined,
    to: to < from,
    number: number < 0,
    factor: factor !== null && !isComputed,
  }
  const [field] = Object.entries(wrong).find(([, isWrong]) => isWrong) ?? []
  if (field) throw new MockFailure('invalid_input', [field])
}

const plan = { rows: 1, unchanged: 1, added: 0, changed: 0, changes: [], refused: [], plan: 'p-1' }

export const inventoryCalls: MockGroup<typeof contract.inventory> = {
  get: (_, context) => view(context),
  activities: ({ query: { category, scope, search } }, { state }) => {
    const rows = state.inventory.activities.filter(
      (one) =>
        (category === undefined || one.category === category) &&
        (scope === undefined || scopeOf(one.category) === scope) &&
        `${one.label} ${one.note}`.toLowerCase().includes(search.toLowerCase()),
    )
    return { activities: rows.map((one) => shown(state, one)), count: rows.length, page: 1, total_pages: 1 }
  },
  addActivity: ({ body }, { state }) => {
    refuseActivity(state, body)
    const kept = { id: crypto.randomUUID(), ...body }
    state.inventory.activities.push(kept)
    return shown(state, kept)
  },
  changeActivity: ({ params, body }, { state }) => {
    const kept = found(state.inventory.activities.find(({ id }) => id === params.id))
    refuseActivity(state, body)
    return shown(state, Object.assign(kept, body))
  },
  removeActivity: ({ params }, { state }) => {
    found(state.inventory.activities.find(({ id }) => id === params.id))
    state.inventory.activities = state.inventory.activities.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  addInstrument: ({ body }, context) => {
    const kept = { id: crypto.randomUUID(), ...body }
    context.state.inventory.instruments.push(kept)
    return found(view(context).instruments.find(({ id }) => id === kept.id))
  },
  changeInstrument: ({ params, body }, context) => {
    Object.assign(found(context.state.inventory.instruments.find(({ id }) => id === params.id)), body)
    return found(view(context).instruments.find(({ id }) => id === params.id))
  },
  removeInstrument: ({ params }, { state }) => {
    found(state.inventory.instruments.find(({ id }) => id === params.id))
    state.inventory.instruments = state.inventory.instruments.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  leaveOut: ({ params, body }, { state }) => {
    if (scopeOf(params.category) !== 'scope3') throw new MockFailure('not_found')
    const isUsed = state.inventory.activities.some(({ category }) => category === params.category)
    if (isUsed && body.reason !== '') throw new MockFailure('category_used')
    state.inventory.omissions[params.category] = body.reason
    return { ok: true }
  },
  savePolicy: ({ body }, { state }) => {
    state.inventory.policy = body
    return { ok: true }
  },
  take: ({ body }, context) => {
    const known = new Set(figures(context).map(({ figure }) => figure))
    if (!body.figures.every((figure) => known.has(figure))) throw new MockFailure('invalid_input')
    context.state.inventory.waiting = [...context.state.inventory.waiting, ...body.figures]
    const taken = figures(context).filter(({ figure }) => body.figures.includes(figure))
    return { proposed: taken.flatMap(({ datapoints }) => datapoints.map(({ key }) => key)) }
  },
  compared: () => ({ datapoints: [] }),
  editions: (_, context) => ({ year: view(context).year, editions: context.state.inventory.editions }),
  takeEditions: ({ body }, { state }) => {
    const taken = state.inventory.editions.filter(({ id }) => body.editions.includes(id))
    state.inventory.editions = state.inventory.editions.filter((one) => !taken.includes(one))
    return { changed: taken.reduce((count, { activities }) => count + activities.length, 0) }
  },
  export: () => new Uint8Array([0x50, 0x4b]),
  previewImport: () => plan,
  confirmImport: () => plan,
}

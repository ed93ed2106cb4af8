import type { contract, Unit, UnitFields } from '@esrs/contract'
import { found, type MockGroup } from './call.ts'
import type { MockState } from './state.ts'

const at = '2026-02-17T09:00:00.000Z'

function record(state: MockState, action: 'added' | 'changed' | 'removed' | 'taken_back', unit: Unit) {
  const { changes } = state.organisation
  for (const change of changes) if (change.unit.id === unit.id) change.last = false
  const id = (changes[0]?.id ?? 0) + 1
  const { id: of, code, name } = unit
  const fields = [{ field: 'name' as const, before: action === 'added' ? '' : name, after: name }]
  changes.unshift({ id, at, by: 'Mara Lindner', action, unit: { id: of, code, name }, fields, last: true })
  return id
}

function saved(state: MockState, id: string, fields: UnitFields, action: 'added' | 'changed'): Unit {
  const { units } = state.organisation
  const index = units.findIndex((unit) => unit.id === id)
  const last = fields.holdings.at(-1)!
  const counted = last.method === 'proportional' ? last.share : last.method === 'equity' ? 0 : 100
  const unit: Unit = {
    id,
    ...fields,
    version: 0,
    today: fields.until ? 'left' : 'held',
    counted: fields.until ? 0 : counted,
  }
  unit.version = record(state, action, unit)
  if (index >= 0) units[index] = unit
  else {
    const above = units.findLastIndex((one) => one.id === fields.parent || one.parent === fields.parent)
    units.splice(above < 0 ? units.length : above + 1, 0, unit)
  }
  return unit
}

const find = (state: MockState, id: string) => found(state.organisation.units.find((unit) => unit.id === id))
const plan = { rows: 2, unchanged: 0, plan: 'p-1', refused: [], changes: [] }

export const organisationCalls: MockGroup<typeof contract.organisation> = {
  tree: (_, { state }) => ({ units: state.organisation.units, year: 2025, last_day: '2025-12-31' }),
  add: ({ body }, { state }) => saved(state, crypto.randomUUID(), body, 'added'),
  change: ({ params, body: { version: _, ...fields } }, { state }) => {
    find(state, params.id)
    return saved(state, params.id, fields, 'changed')
  },
  remove: ({ params }, { state }) => {
    record(state, 'removed', find(state, params.id))
    state.organisation.units = state.organisation.units.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  changes: ({ query: { page } }, { state }) => ({
    changes: state.organisation.changes,
    count: state.organisation.changes.length,
    page,
    total_pages: 1,
  }),
  takeBack: ({ params }, { state }) => {
    const change = found(state.organisation.changes.find(({ id }) => id === params.number))
    const unit = state.organisation.units.find(({ id }) => id === change.unit.id)
    if (unit) record(state, 'taken_back', unit)
    return { ok: true }
  },
  export: () => new Uint8Array([0x50, 0x4b]),
  previewImport: () => plan,
  confirmImport: () => plan,
}

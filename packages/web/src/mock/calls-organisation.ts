import type { contract, Unit, UnitChange, UnitFields } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import type { MockState } from './state.ts'

const at = '2026-02-17T09:00:00.000Z'

function record(state: MockState, action: UnitChange['action'], unit: Unit, before: Unit | null) {
  const { changes } = state.organisation
  for (const change of changes) if (change.unit.id === unit.id) change.last = false
  const id = (changes[0]?.id ?? 0) + 1
  const { id: of, code, name } = unit
  const fields = [{ field: 'name' as const, before: before?.name ?? '', after: name }]
  changes.unshift({ id, at, by: 'Mara Lindner', action, unit: { id: of, code, name }, fields, last: true, before })
  return id
}

/** What of a unit's own figures enters those of the entity above it, in percent. */
function ownShare({ until, holdings }: UnitFields): number {
  const last = holdings.at(-1)!
  if (until) return 0
  return last.method === 'proportional' ? last.share : last.method === 'equity' ? 0 : 100
}

/** Units as they belong together, siblings by their codes, with the share of each that reaches the top. */
function ordered(units: readonly Unit[], parent: string | null = null, above = 100): Unit[] {
  const own = units
    .filter((unit) => unit.parent === parent)
    .toSorted((one, other) => one.code.localeCompare(other.code))
  return own.flatMap((unit) => {
    const counted = (ownShare(unit) * above) / 100
    return [{ ...unit, counted }, ...ordered(units, unit.id, counted)]
  })
}

function refuse({ organisation: { units } }: MockState, id: string, { code, parent, holdings }: UnitFields) {
  const others = units.filter((unit) => unit.id !== id)
  if (parent === null && others.some((unit) => unit.parent === null)) throw new MockFailure('second_parent', ['parent'])
  const above = others.find((unit) => unit.id === parent)
  if (parent !== null && above?.kind !== 'entity') throw new MockFailure('invalid_input', ['parent'])
  if (others.some((unit) => unit.code === code)) throw new MockFailure('unit_code_taken', ['code'], ['S', code])
  const days = holdings.map(({ from }) => from ?? '')
  if (days.some((day, index) => index > 0 && day <= days[index - 1]!))
    throw new MockFailure('holdings_order', ['holdings'])
}

function saved(state: MockState, id: string, fields: UnitFields, action: 'added' | 'changed'): Unit {
  refuse(state, id, fields)
  const { units } = state.organisation
  const before = units.find((unit) => unit.id === id) ?? null
  const unit: Unit = { id, ...fields, version: 0, today: fields.until ? 'left' : 'held', counted: 0 }
  unit.version = record(state, action, unit, before)
  state.organisation.units = ordered([...units.filter((one) => one !== before), unit])
  return find(state, id)
}

const find = (state: MockState, id: string) => found(state.organisation.units.find((unit) => unit.id === id))
const plan = { rows: 2, unchanged: 0, plan: 'p-1', refused: [], changes: [] }

export const organisationCalls: MockGroup<typeof contract.organisation> = {
  tree: (_, { state }) => ({ units: state.organisation.units, year: 2025, last_day: '2025-12-31' }),
  add: ({ body }, { state }) => saved(state, crypto.randomUUID(), body, 'added'),
  change: ({ params, body: { version, ...fields } }, { state }) => {
    if (find(state, params.id).version !== version) throw new MockFailure('unit_meanwhile')
    return saved(state, params.id, fields, 'changed')
  },
  remove: ({ params }, { state }) => {
    const unit = find(state, params.id)
    if (state.organisation.units.some(({ parent }) => parent === unit.id)) throw new MockFailure('unit_has_others')
    record(state, 'removed', unit, unit)
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
    const { units, changes } = state.organisation
    const { last, unit, before } = found(changes.find(({ id }) => id === params.number))
    if (!last) throw new MockFailure('not_last_change')
    const now = units.find(({ id }) => id === unit.id)
    if (now ?? before) record(state, 'taken_back', (now ?? before)!, now ?? null)
    // Of what happened before the stand-in was started nothing but the line is known.
    if (before !== undefined)
      state.organisation.units = ordered([...units.filter((one) => one !== now), ...(before ? [before] : [])])
    return { ok: true }
  },
  export: () => new Uint8Array([0x50, 0x4b]),
  previewImport: () => plan,
  confirmImport: () => plan,
}

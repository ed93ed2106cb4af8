import type { contract, OwnRequest } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import { askedOf, axesOf, checked, checkedTable } from './calls-work.ts'
import type { MockState } from './state.ts'

const askedKeys = ['E1-5_02', 'E1-5_03', 'E1-1_01', 'S1-6_02', 'S1-10_01']
/** Of them the one that is asked for cell by cell. */
const askedTable = 'S1-6_02'

function ownRequest({ state, language }: MockContext): OwnRequest {
  return {
    company: state.company.name,
    asked_by: 'Mara Lindner',
    name: 'Uwe Halm',
    note: language === 'de' ? 'Bitte mit der neuen Backstube.' : 'Please with the new bakery.',
    year: 2025,
    due: '2026-03-02',
    late: false,
    passed_on_by: null,
    beyond_cap: [],
    may_pass_on: true,
    fields: askedKeys.map((key) => {
      const typed = state.work.typed.get(key)
      const fieldState = typed?.passedTo ? 'passed_on' : typed?.sent ? 'answered' : 'open'
      return {
        ...askedOf(findDatapoint(state, key), language),
        state: fieldState,
        reason: null,
        passed_to: typed?.passedTo ?? null,
        value: typed?.value ?? '',
        note: typed?.note ?? '',
        proofs: typed?.proofs ?? [],
        table:
          key === askedTable
            ? { unit: 'count', rule: 'sum', axes: axesOf(key, language), cells: typed?.cells ?? [] }
            : null,
      }
    }),
  }
}

const typedOf = (state: MockState, key: string) =>
  state.work.typed.get(key) ?? { value: '', note: '', sent: false, passedTo: null, proofs: [] }

export const answerCalls: MockGroup<typeof contract.answer> = {
  get: (_, context) => ownRequest(context),
  check: ({ body }, { state, language }) => {
    const { unit } = askedOf(findDatapoint(state, body.key), language)
    if (!body.cells) return { ...checked(body.value, language, unit), cells: [] }
    return checkedTable(body.cells, language)
  },
  save: ({ body }, { state }) => {
    for (const { key, value, note, cells = [] } of body.answers)
      state.work.typed.set(key, { ...typedOf(state, key), value, note, cells })
    return { ok: true }
  },
  proof: ({ body }, { state, file }) => {
    const proof = { id: crypto.randomUUID(), name: file?.name ?? 'proof.pdf' }
    const typed = typedOf(state, body.key)
    state.work.typed.set(body.key, { ...typed, proofs: [...typed.proofs, proof] })
    return proof
  },
  passOn: ({ body }, context) => {
    for (const key of body.keys)
      context.state.work.typed.set(key, { ...typedOf(context.state, key), passedTo: body.name })
    return ownRequest(context)
  },
  sheet: () => new Uint8Array([0x50, 0x4b]),
  readSheet: () => ({ answers: [{ key: 'E1-5_02', value: '8450 MWh', note: '' }], unknown: 0 }),
  send: ({ body }, context) => {
    for (const { key, value, note, cells = [] } of body.answers)
      context.state.work.typed.set(key, { ...typedOf(context.state, key), value, note, cells, sent: true })
    return ownRequest(context)
  },
}

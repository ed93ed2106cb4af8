import type { contract, OwnRequest, Received } from '@esrs/contract'
import { type MockContext, MockFailure, type MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import type { MockState } from './state.ts'
import { answered, askedOf, axesOf, checked, checkedTable } from './work-tasks.ts'

type Answer = Received<typeof contract.answer.send>['body']['answers'][number]

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

function refuseUnasked(answers: readonly { key: string }[]) {
  if (!answers.every(({ key }) => askedKeys.includes(key))) throw new MockFailure('not_found')
}

/** Keeps an answer that was sent: it waits for a decision, and its request knows it. */
function keepAnswer({ state, language }: MockContext, { key, value: written, note, cells = [] }: Answer) {
  state.work.typed.set(key, { ...typedOf(state, key), value: written, note, cells, sent: true })
  const asked = state.work.requests.filter(({ items }) =>
    items.some((item) => item.key === key && item.state === 'open'),
  )
  const { value, unit } =
    cells.length > 0 ? checkedTable(cells, language) : checked(written, language, findDatapoint(state, key))
  for (const { name: from, email } of asked) {
    const nothing = { hints: [], cells: null, conflicts: false, proofs: [] }
    const sent = { id: crypto.randomUUID(), key, from, email, at: new Date().toISOString(), written, value, unit, note }
    state.work.deliveries.unshift({ ...sent, state: 'waiting', ...nothing })
  }
  for (const request of asked) {
    for (const item of request.items) if (item.key === key) item.state = 'answered'
    if (request.items.every((item) => item.state !== 'open')) request.state = 'answered'
  }
}

export const answerCalls: MockGroup<typeof contract.answer> = {
  get: (_, context) => ownRequest(context),
  check: ({ body }, { state, language }) => {
    if (!body.cells) return { ...checked(body.value, language, findDatapoint(state, body.key)), cells: [] }
    return checkedTable(body.cells, language)
  },
  save: ({ body }, { state }) => {
    refuseUnasked(body.answers)
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
    const { state, language } = context
    refuseUnasked(body.answers)
    for (const { key, value, cells } of body.answers)
      if (!cells) answered(value, language, findDatapoint(state, key), key)
    for (const answer of body.answers) keepAnswer(context, answer)
    return ownRequest(context)
  },
}

import type { contract } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'
import { today } from './work-tasks.ts'

const requestOf = (state: MockState, id: string) => found(state.work.requests.find((request) => request.id === id))

/** A request that still waits for answers. */
function openRequest(state: MockState, id: string) {
  const request = requestOf(state, id)
  if (request.state === 'withdrawn') throw new MockFailure('request_over')
  if (request.state === 'answered') throw new MockFailure('request_answered')
  return request
}

export const requestCalls: MockGroup<typeof contract.requests> = {
  list: ({ query }, { state }) => ({
    requests: state.work.requests.filter(({ items }) => !query.key || items.some(({ key }) => key === query.key)),
  }),
  get: ({ params }, { state }) => {
    const request = requestOf(state, params.id)
    const keys = request.items.map(({ key }) => key)
    const deliveries = state.work.deliveries.filter(({ key, email }) => keys.includes(key) && email === request.email)
    return { request, deliveries }
  },
  ask: ({ body }, { state, user, language }) => {
    if (body.due < today) throw new MockFailure('day_over', ['due'])
    const items = body.datapoints.map((key) => ({
      key,
      code: key,
      name: inLanguage(findDatapoint(state, key), language).name,
      state: 'open' as const,
      passed_to: null,
      as_table: body.tables.some((table) => table.key === key),
    }))
    const untouched = { passed_on_by: null, opened_at: null, reminded_at: null, escalated_at: null }
    const made = body.people.map((person) => ({
      id: crypto.randomUUID(),
      ...person,
      note: body.note,
      due: body.due,
      state: 'open' as const,
      show_last_year: body.show_last_year,
      asked_by: user?.name ?? '',
      asked_at: new Date().toISOString(),
      ...untouched,
      link_ends_at: `${body.due}T23:59:59.000Z`,
      items,
    }))
    state.work.requests = [...made, ...state.work.requests]
    return { requests: made }
  },
  change: ({ params, body }, { state }) => {
    const request = openRequest(state, params.id)
    if (body.due < today) throw new MockFailure('day_over', ['due'])
    return Object.assign(request, { due: body.due, state: 'open' })
  },
  remind: ({ params }, { state }) =>
    Object.assign(openRequest(state, params.id), { reminded_at: new Date().toISOString() }),
  withdraw: ({ params }, { state }) => {
    const request = requestOf(state, params.id)
    if (request.state === 'withdrawn') throw new MockFailure('request_over')
    return Object.assign(request, { state: 'withdrawn' })
  },
  erasePerson: ({ body }, { state }) => {
    const asked = state.work.requests.filter(({ email }) => email.toLowerCase() === body.email.toLowerCase())
    for (const request of asked) Object.assign(request, { name: '', email: '' })
    return { erased: asked.length }
  },
}

/** The link of a second device, which asks for a code; the code is 123456. */
export const secondDevice = 'mock-second-device'

export const linkCalls: MockGroup<typeof contract.links> = {
  open: ({ body }) => {
    if (body.token === 'mock-dead-link') throw new MockFailure('not_found')
    const needsCode = body.token === secondDevice && body.code !== '123456'
    return {
      key: needsCode ? null : 'guest_mock',
      kind: 'request',
      sent_to: 'u•••@auental.example',
      wrong_code: needsCode && body.code !== undefined,
    }
  },
  sendCode: () => ({ ok: true }),
}

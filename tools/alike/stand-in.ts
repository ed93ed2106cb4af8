import { getResponse } from 'msw'
import { mockHandlers } from '../../packages/web/src/mock/handlers.ts'
import { createMockState, type MockState } from '../../packages/web/src/mock/state.ts'
import type { Place } from '../record/place.ts'

const api = 'http://stand-in.example'

/** Secrets of links that no mail carries here, by the address that it would go to. */
function linkFor(state: MockState, email: string): string {
  const person = state.people.find(({ user }) => user.email === email)
  if (!person) return 'mock-guest-link'
  const token = `mock-invitation-of-${person.user.id}`
  state.links.set(token, { purpose: 'invitation', user: person.user.id })
  return token
}

/** What a datapoint is like of which nothing is known. */
const missing = {
  value: null,
  number: null,
  unit: null,
  year: null,
  status: 'missing',
  tier: null,
  filename: null,
  evidence: [],
  breakdowns: [],
}

/** The made-up company without what people have done in it, as a company begins; what its documents propose stays. */
function beginning(): MockState {
  const state = createMockState()
  Object.assign(state.company.metadata, { onboarding: null, skip_onboarding: false })
  state.materiality = { ...state.materiality, signed: [] }
  state.statement = { ...state.statement, texts: new Map(), explanations: new Map(), versions: [], files: [] }
  state.work = {
    ...state.work,
    tasks: new Map(),
    deliveries: [],
    comments: [],
    requests: [],
    typed: new Map(),
    fourEyes: false,
  }
  for (const datapoint of state.datapoints)
    if (datapoint.status !== 'proposed' || datapoint.breakdowns.length > 0) Object.assign(datapoint, missing)
  for (const topic of state.topics) Object.assign(topic, { material: null, decided_by: null, history: [] })
  for (const { topics } of Object.values(state.materiality.assessment))
    for (const topic of topics) Object.assign(topic, { decision: null, dissents: [] })
  const nothing = { people: [], surveys: [], iros: [], tokens: [], questionnaires: [], keptAnswers: [], figures: [] }
  const inventory = { ...state.inventory, activities: [], instruments: [], omissions: {} }
  return Object.assign(state, nothing, { inventory, organisation: { units: [], changes: [] } })
}

/** The stand-in for the server, each time with a company that nobody has touched; by handlers of a test where it plants a difference. */
export function standIn(handlersOf = mockHandlers): Place {
  const state = beginning()
  const handlers = handlersOf(api, () => state)
  return {
    api,
    send: async (...request) => {
      const response = await getResponse(handlers, new Request(...request))
      if (!response) throw new Error(`The stand-in does not answer ${String(request[0])}.`)
      return response
    },
    elsewhere: () => standIn(handlersOf),
    mailed: async (email) => linkFor(state, email),
    code: () => '123456',
  }
}

import { type Contract, contract, type Endpoint, errorStatus, type Language, may, permissionOf } from '@esrs/contract'
import { openApi } from '@esrs/contract/openapi'
import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw'
import { type MockContext, MockFailure } from './call.ts'
import { mockCalls } from './calls.ts'
import { readForm } from './multipart.ts'
import { methodsOf } from './person.ts'
import type { MockState } from './state.ts'
import { userOf } from './token.ts'

type AnyCall = (received: Record<string, unknown>, context: MockContext) => unknown

function refuse({ code, sentence, fields, challenge, methods }: MockFailure, language: Language) {
  const error = sentence[language]
  const said = fields.length > 0 && { fields: Object.fromEntries(fields.map((name) => [name, error])) }
  return HttpResponse.json(
    { error, code, ...said, ...(challenge && { challenge, methods }) },
    { status: errorStatus[code] },
  )
}

function whoCalls(endpoint: Endpoint, request: Request, state: MockState) {
  if (endpoint.method !== 'GET' && request.headers.get('x-csrftoken') !== state.csrfToken)
    throw new MockFailure('csrf_failed')
  if (endpoint.auth === 'public') return null
  if (endpoint.auth === 'link') {
    if (request.headers.get('authorization') === 'Bearer guest_mock') return null
    throw new MockFailure('authentication_required')
  }
  const id = userOf(request.headers.get('authorization')?.replace('Bearer ', '') ?? null)
  const person = state.people.find((one) => one.user.id === id)
  const user = person?.access?.isActive === false ? null : person?.user
  if (!user || !person) throw new MockFailure('authentication_required')
  const needed = permissionOf(endpoint)
  if (needed && !may(user.user_type, needed)) throw new MockFailure('forbidden')
  if (state.factorRequired && methodsOf(person).length === 0 && !endpoint.withoutFactor)
    throw new MockFailure('second_factor_missing')
  return user
}

function parsed(endpoint: Endpoint, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const outcome = endpoint[part]?.safeParse(value)
  if (!outcome || outcome.success) return outcome?.data
  throw new MockFailure(
    'invalid_input',
    outcome.error.issues.map((issue) => issue.path.join('.')),
  )
}

async function received(endpoint: Endpoint, request: Request, params: unknown) {
  const form = endpoint.upload ? await readForm(request) : null
  const body = form ? form.fields : endpoint.body && (await request.json())
  return {
    file: form?.file ?? null,
    parts: {
      params: parsed(endpoint, 'params', params),
      query: parsed(endpoint, 'query', Object.fromEntries(new URL(request.url).searchParams)),
      body: parsed(endpoint, 'body', body),
    },
  }
}

function handler(endpoint: Endpoint, answer: AnyCall, stateNow: () => MockState, base: string): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  return http[method](base + endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    const language = request.headers.get('accept-language')?.startsWith('de') ? 'de' : 'en'
    const state = stateNow()
    try {
      const user = whoCalls(endpoint, request, state)
      const { file, parts } = await received(endpoint, request, params)
      const reply = await answer(parts, { state, user, language, file })
      if (endpoint.download) return HttpResponse.arrayBuffer((reply as Uint8Array<ArrayBuffer>).buffer)
      return HttpResponse.json(endpoint.response.parse(reply) as JsonBodyType, { status: endpoint.status ?? 200 })
    } catch (error) {
      if (error instanceof MockFailure) return refuse(error, language)
      throw error
    }
  })
}

/** A handler for every call of the contract, over a state that tests may read, change and begin anew. */
export function mockHandlers(base: string, stateNow: () => MockState): HttpHandler[] {
  const { scim: _, ...withoutDirectories } = contract
  const calls = mockCalls as unknown as Record<string, Record<string, AnyCall>>
  const endpoints = Object.entries<Contract[string]>(withoutDirectories).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ group, name, endpoint })),
  )
  // The first that fits answers: an address without a placeholder must come before one that would take it as a value.
  endpoints.sort((one, other) => Number(one.endpoint.path.includes('{')) - Number(other.endpoint.path.includes('{')))
  const handlers = endpoints.map(({ group, name, endpoint }) => {
    const answer = calls[group]?.[name]
    if (!answer) throw new Error(`The mock does not know ${group}.${name}`)
    return handler(endpoint, answer, stateNow, base)
  })
  const description = http.get(`${base}/openapi.json`, () =>
    HttpResponse.json(openApi(contract, '1.0.0') as JsonBodyType),
  )
  return [description, ...handlers]
}

import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { accessFor } from '../mock/token.ts'
import { signIn } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'
import { call } from './call.ts'
import { contract } from './contract.ts'
import { ApiError } from './errors.ts'
import { setRequestLanguage } from './language.ts'
import { readTokens, writeTokens } from './tokens.ts'

const { server, api } = mock
const company = { email: 'new@auental.example', password: 'long-enough-1', name: 'A B', company_name: 'C' }

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}

/** Writes down every request that reaches the network. */
function watch() {
  const seen: Request[] = []
  const onRequest = ({ request }: { request: Request }) => seen.push(request.clone())
  server.events.on('request:start', onRequest)
  return seen
}

describe('call', () => {
  it('sends what a person has decided to the end, also where the page is left, and nothing that is large', async () => {
    signIn()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const outlives = () => fetched.mock.lastCall?.[1]?.keepalive
    const params = { key: 'E1-5_01' }
    await call(contract.csrd.updateDatapoint, { params, body: { notes: 'Seen.' } })
    expect(outlives()).toBe(true)
    await call(contract.csrd.updateDatapoint, { params, body: { notes: 'Seen. '.repeat(3000) } })
    expect(outlives()).toBe(false)
    await call(contract.csrd.datapoint, { params })
    expect(outlives()).toBe(false)
    fetched.mockRestore()
  })

  it('sends params, query and language, and leaves out what is not chosen', async () => {
    signIn()
    setRequestLanguage('de')
    const fetched = vi.spyOn(globalThis, 'fetch')
    const seen = watch()
    const query = { search: 'Strom & Wärme', control_code: '_all', disclosure: undefined, page: 1 }
    await call(contract.csrd.listDatapoints, { query })
    setRequestLanguage('en')
    const request = seen.at(-1)
    expect(request?.url).toBe(`${api}/csrd/datapoints/?search=Strom+%26+W%C3%A4rme&page=1`)
    expect(request?.headers.get('accept-language')).toBe('de')
    expect(request?.headers.get('authorization')).toBe(`Bearer ${readTokens()?.access}`)
    expect(fetched).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ credentials: 'include' }))
  })

  it('encodes what stands in the path', async () => {
    signIn()
    const seen = watch()
    await failureOf(call(contract.csrd.deleteDatapoint, { params: { key: 'own/1 %' } }))
    expect(seen.at(-1)?.url).toBe(`${api}/csrd/datapoints/own%2F1%20%25/`)
  })

  it('gives the bytes of a file', async () => {
    signIn()
    const id = mock.state.documents.find(({ title }) => title === 'Code of conduct.pdf')?.id ?? ''
    const file = await call(contract.documents.file, { params: { id } })
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  })

  it('fails without a token before it asks anybody', async () => {
    const error = await failureOf(call(contract.company.get))
    expect(error).toMatchObject({ message: 'Authentication required', status: 401, code: 'authentication_required' })
  })
})

describe('failures', () => {
  it.each([
    [{ error: 'Said so', code: 'conflict' }, 409, 'Said so', 'conflict'],
    [{ detail: 'In detail' }, 400, 'In detail', 'invalid_input'],
    [{}, 500, 'Request failed', 'internal'],
  ])('reads the sentence of %j', async (body, status, message, code) => {
    server.use(http.get(`${api}/version/`, () => HttpResponse.json(body, { status }), { once: true }))
    expect(await failureOf(call(contract.operations.version))).toMatchObject({ message, status, code })
  })

  it('takes a page of a proxy for a failed request', async () => {
    server.use(http.get(`${api}/version/`, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })))
    expect(await failureOf(call(contract.operations.version))).toMatchObject({ message: 'Request failed', status: 502 })
  })

  it('says Network error when no answer arrives', async () => {
    server.use(http.get(`${api}/version/`, () => HttpResponse.error()))
    expect(await failureOf(call(contract.operations.version))).toMatchObject({
      message: 'Network error',
      status: 0,
      code: 'network',
    })
  })

  it('knows the fields and how long to wait', async () => {
    const said = { error: 'Slow down', code: 'rate_limited', fields: { email: 'Too often' } }
    const headers = { 'retry-after': '30' }
    server.use(http.get(`${api}/version/`, () => HttpResponse.json(said, { status: 429, headers })))
    const error = await failureOf(call(contract.operations.version))
    expect(error).toMatchObject({ retryAfter: 30, fields: { email: 'Too often' } })
  })
})

describe('anti-forgery', () => {
  it('asks for the token once and sends it with everything but GET', async () => {
    const seen = watch()
    await call(contract.operations.version)
    await call(contract.session.logout, { body: {} })
    await call(contract.session.logout, { body: {} })
    expect(seen.map(({ method, url }) => `${method} ${url.replace(api, '')}`)).toEqual([
      'GET /version/',
      'GET /csrf/',
      'POST /logout/',
      'POST /logout/',
    ])
    expect(seen.map(({ headers }) => headers.get('x-csrftoken'))).toEqual([
      null,
      null,
      mock.state.csrfToken,
      mock.state.csrfToken,
    ])
  })

  it('asks again once when the server has forgotten it', async () => {
    await call(contract.session.logout, { body: {} })
    mock.state.csrfToken = 'another'
    await expect(call(contract.session.logout, { body: {} })).resolves.toEqual({ ok: true, provider_url: null })
  })

  it('does not ask a third time', async () => {
    const refusal = { error: 'Reload the page.', code: 'csrf_failed' }
    server.use(http.post(`${api}/logout/`, () => HttpResponse.json(refusal, { status: 403 })))
    const seen = watch()
    expect(await failureOf(call(contract.session.logout, { body: {} }))).toMatchObject({ code: 'csrf_failed' })
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('says so when no token can be had, and tries again the next time', async () => {
    server.use(http.get(`${api}/csrf/`, () => HttpResponse.json({}), { once: true }))
    expect(await failureOf(call(contract.session.register, { body: company }))).toMatchObject({
      message: 'Failed to get CSRF token',
      status: 403,
    })
    await expect(call(contract.session.register, { body: company })).resolves.toBeTruthy()
  })
})

describe('an expired token', () => {
  it('is renewed once, and the call is repeated', async () => {
    signIn()
    const tokens = readTokens()
    writeTokens({ access: accessFor('u-unknown'), refresh: tokens?.refresh ?? '', received_at: Date.now() })
    const seen = watch()
    await expect(call(contract.company.get)).resolves.toMatchObject({ name: 'Auental Backwaren GmbH' })
    expect(seen.map(({ url }) => url.replace(api, ''))).toEqual(['/company/', '/csrf/', '/token/refresh/', '/company/'])
  })

  it('is renewed before it is sent when it is about to end', async () => {
    signIn()
    const refresh = readTokens()?.refresh ?? ''
    writeTokens({ access: accessFor('u-1', 59), refresh, received_at: Date.now() })
    const seen = watch()
    await call(contract.company.get)
    expect(seen.map(({ url }) => url.replace(api, ''))).toEqual(['/csrf/', '/token/refresh/', '/company/'])
  })

  it('is renewed once for many calls at the same time', async () => {
    signIn()
    const refresh = readTokens()?.refresh ?? ''
    writeTokens({ access: accessFor('u-1', -5), refresh, received_at: Date.now() })
    const seen = watch()
    await Promise.all([call(contract.company.get), call(contract.csrd.progress), call(contract.session.me)])
    expect(seen.filter(({ url }) => url.endsWith('/token/refresh/'))).toHaveLength(1)
  })

  it('ends the session when the new one is refused as well', async () => {
    signIn()
    const refusal = { error: 'Authentication required', code: 'authentication_required' }
    server.use(http.get(`${api}/company/`, () => HttpResponse.json(refusal, { status: 401 })))
    expect(await failureOf(call(contract.company.get))).toMatchObject({ status: 401 })
    expect(readTokens()).toBeNull()
  })
})

describe('an upload', () => {
  const file = new File(['ä'.repeat(2500)], 'Wärmeströme Ž.csv', { type: 'text/csv' })

  it('sends the fields before the file and tells how much has left', async () => {
    signIn()
    const shares: number[] = []
    const body = { document_type: 'Other', purpose: 'other' }
    const reply = await call(contract.documents.upload, { file, body }, { onProgress: (share) => shares.push(share) })
    expect(reply.document).toMatchObject({
      title: 'Wärmeströme Ž.csv',
      size: 5000,
      mimeType: 'text/csv',
      stage: 'queued',
    })
    expect(shares.at(-1)).toBe(1)
  })

  it('reports a refusal like every other call', async () => {
    signIn()
    const refused = new File(['x'], 'song.mp3')
    expect(await failureOf(call(contract.documents.upload, { file: refused, body: {} }))).toMatchObject({
      status: 415,
      code: 'type_not_accepted',
    })
  })

  it('can be stopped', async () => {
    signIn()
    const stop = new AbortController()
    stop.abort()
    const sent = call(contract.documents.upload, { file, body: {} }, { signal: stop.signal })
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  })
})

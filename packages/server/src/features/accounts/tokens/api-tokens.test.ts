import { contract, type TokenScope } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aColleague,
  aCompany,
  aDocument,
  aToken,
  password,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.stop())

const scopes: TokenScope[] = ['documents:write', 'values:read']
const list = async () => (await company.client.call(contract.tokens.list, {})).tokens

/** A request as a script sends it: the token and nothing else. */
const ask = (secret: string, path = '/documents/', init: RequestInit = {}) =>
  fetch(`${app.base}${path}`, { ...init, headers: { authorization: `Bearer ${secret}`, ...init.headers } })
const status = async (secret: string) => (await ask(secret)).status

describe('making a token', () => {
  test('shows the secret once and stores a hash of it; writing brings reading', async () => {
    const body = { name: 'Nightly upload', scopes, days: 7, password }
    const { secret, token } = await company.client.call(contract.tokens.create, { body })
    expect(secret).toMatch(/^esrs_[\w-]{43}$/)
    expect(token).toMatchObject({
      name: 'Nightly upload',
      scopes: ['documents:read', 'documents:write', 'values:read'],
      prefix: secret.slice(0, 9),
      last_used_at: null,
      active: true,
    })
    expect(Date.parse(token.ends_at) - Date.parse(token.created_at)).toBe(7 * 86_400_000)
    const { rows } = await app.database.db.execute(`select row_to_json(t)::text as row from api_tokens t`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(9))
    expect(JSON.stringify(await list())).not.toContain(secret.slice(9))
  })

  test('needs the password', async () => {
    const body = { name: 'Script', scopes, days: 7, password: 'not my password' }
    await expect(company.client.call(contract.tokens.create, { body })).rejects.toMatchObject({
      status: 400,
      body: { fields: { password: 'This is not your password.' } },
    })
    expect(await list()).toEqual([])
  })

  test.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['users:write'] }],
    ['more than a year', { days: 366 }],
    ['no end', { days: 0 }],
    ['no name', { name: ' ' }],
  ])('is refused with %s', async (_, wrong) => {
    const body = { name: 'Script', scopes, days: 7, password, ...wrong }
    const response = await company.client.send('/users/me/tokens/', { method: 'POST', body })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_input'])
  })

  test('ends at twenty that can be used', async () => {
    await aToken(company.client, scopes)
    await app.database.db.execute(
      `insert into api_tokens (id, company_id, user_id, label, hash, prefix, scopes, generation, ends_at)
       select gen_random_uuid(), company_id, user_id, label, hash || n, prefix, scopes, generation, ends_at
       from api_tokens, generate_series(1, 19) n where user_id = '${company.user.id}'`,
    )
    await expect(aToken(company.client, scopes)).rejects.toMatchObject({ status: 409, body: { code: 'quota_reached' } })
    await company.client.call(contract.tokens.revoke, { params: { id: (await list())[0]!.id } })
    expect(await status(await aToken(company.client, scopes))).toBe(200)
  })
})

describe('a token', () => {
  test('uploads without cookie and header against forgery, and is seen to be used', async () => {
    const secret = await aToken(company.client, scopes)
    const form = new FormData()
    form.append('file', new File(['Total energy consumption: 12 MWh'], 'energy.txt'))
    expect((await ask(secret, '/documents/upload/', { method: 'POST', body: form })).status).toBe(201)
    const [{ created_at, last_used_at } = { created_at: '', last_used_at: null }] = await list()
    expect(Date.parse(last_used_at!)).toBeGreaterThanOrEqual(Date.parse(created_at))
  })

  test('sees only what belongs to its own company', async () => {
    const { id } = await aDocument(company)
    const stranger = await aToken((await aCompany(app)).client, scopes)
    expect((await ask(stranger, `/documents/${id}/`)).status).toBe(404)
    expect((await ask(await aToken(company.client, scopes), `/documents/${id}/`)).status).toBe(200)
  })

  test('is good until its end and not longer', async () => {
    const secret = await aToken(company.client, scopes, 1)
    app.clock.advance(86_399_000)
    expect(await status(secret)).toBe(200)
    app.clock.advance(2000)
    expect(await status(secret)).toBe(401)
  })

  test('is refused at once when it is revoked', async () => {
    const secret = await aToken(company.client, scopes)
    expect(await status(secret)).toBe(200)
    const [{ id } = { id: '' }] = await list()
    await company.client.call(contract.tokens.revoke, { params: { id } })
    expect(await status(secret)).toBe(401)
    expect(await list()).toEqual([])
    await expect(company.client.call(contract.tokens.revoke, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('of a colleague cannot be revoked', async () => {
    const secret = await aToken(company.client, scopes)
    const [{ id } = { id: '' }] = await list()
    const colleague = await aCompany(app)
    await app.database.db.execute(`update users set company_id = '${company.id}' where id = '${colleague.user.id}'`)
    await app.database.db.execute(
      `update sessions set company_id = '${company.id}' where user_id = '${colleague.user.id}'`,
    )
    app.clock.advance(16_000)
    const { access } = await colleague.client.call(contract.session.refresh, {
      body: { refresh: colleague.client.refresh! },
    })
    colleague.client.access = access
    await expect(colleague.client.call(contract.tokens.revoke, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await status(secret)).toBe(200)
  })

  test('ends with a change of the password, and with the access of its person', async () => {
    const secret = await aToken(company.client, scopes)
    const body = { current_password: password, password: 'ein anderer windrad satz' }
    const { access } = await company.client.call(contract.session.changePassword, { body })
    company.client.access = access
    expect(await status(secret)).toBe(401)
    expect((await list())[0]!.active).toBe(false)
    const other = await aCompany(app)
    const second = await aToken(other.client, scopes)
    await app.database.db.execute(`update users set is_active = false where id = '${other.user.id}'`)
    expect(await status(second)).toBe(401)
  })

  test('opens what the role of its person opens by now', async () => {
    const secret = await aToken(company.client, scopes)
    const sink = (role: string) =>
      app.database.db.execute(`update users set role = '${role}' where id = '${company.user.id}'`)
    await sink('contributor')
    expect(await status(secret)).toBe(403)
    await sink('reader')
    expect(await status(secret)).toBe(200)
    const form = new FormData()
    form.append('file', new File(['Total energy consumption: 12 MWh'], 'energy.txt'))
    expect((await ask(secret, '/documents/upload/', { method: 'POST', body: form })).status).toBe(403)
  })

  test('does not come back with the access of its person', async () => {
    const { id, client, email } = await aColleague(app, company.id)
    const secret = await aToken(client, scopes)
    const change = (is_active: boolean) =>
      company.client.call(contract.users.update, {
        params: { id },
        body: { name: 'Bo', email, user_type: 'company_member', is_active },
      })
    await change(false)
    expect(await status(secret)).toBe(401)
    await change(true)
    expect(await status(secret)).toBe(401)
  })

  test('does not stand in for a session on calls that need none', async () => {
    const secret = await aToken(company.client, scopes)
    const response = await app.client().send('/logout/', {
      method: 'POST',
      body: {},
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(response.status).toBe(200)
    expect(await status(secret)).toBe(200)
  })

  test('is part of the security trail, and of no export', async () => {
    const secret = await aToken(company.client, scopes)
    await company.client.call(contract.tokens.revoke, { params: { id: (await list())[0]!.id } })
    const { results } = await company.client.call(contract.privacy.securityTrail, { query: {} })
    expect(results.slice(0, 2).map(({ event, by }) => [event, by?.id])).toEqual([
      ['token.revoked', company.user.id],
      ['token.made', company.user.id],
    ])
    const { rows } = await app.database.db.execute(`select hash from api_tokens where user_id = '${company.user.id}'`)
    const archive = await company.client.send('/users/me/export/')
    const bytes = Buffer.from(await archive.arrayBuffer()).toString('latin1')
    expect(bytes).toContain('api_tokens')
    for (const word of [secret, String((rows[0] as { hash: string }).hash)]) expect(bytes).not.toContain(word)
  })

  test('goes some time after its end', async () => {
    await aToken(company.client, scopes, 1)
    app.clock.advance(400 * 86_400_000)
    await app.sweep()
    const { rows } = await app.database.db.execute(`select 1 from api_tokens where user_id = '${company.user.id}'`)
    expect(rows).toEqual([])
  })
})

describe('the header Idempotency-Key', () => {
  const key = '3f0c6c4e-8f5e-4a52-9a3a-3c1f6f0b7f11'
  const create = (headers: Record<string, string>, body: object) =>
    company.client.send('/csrd/datapoints/', { method: 'POST', body: { name: 'Noise', ...body }, headers })

  test('means the same as the field', async () => {
    const first = (await (await create({ 'idempotency-key': key }, {})).json()) as { key: string }
    const quoted = (await (await create({ 'idempotency-key': `"${key}"` }, {})).json()) as { key: string }
    const field = (await (await create({}, { idempotency_key: key })).json()) as { key: string }
    expect([quoted.key, field.key]).toEqual([first.key, first.key])
  })

  test.each([
    ['it differs from the field', key, { idempotency_key: '11111111-8f5e-4a52-9a3a-3c1f6f0b7f11' }],
    ['it is no UUID', 'again', {}],
  ])('is refused where %s', async (_, header, body) => {
    const response = await create({ 'idempotency-key': header }, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { idempotency_key: expect.any(String) } })
  })
})

import { type CompanyUser, contract, type Sent } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  aPasskey,
  password,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../../testing/index.ts'
import { throttleLimits } from '../throttle.ts'

const { users, session, company: companyCalls } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const anEmail = () => `${crypto.randomUUID()}@example.org`
const list = async (client = company.client) => (await client.call(users.list, {})).users
const invite = (wish: Partial<{ email: string; name: string; user_type: CompanyUser['user_type'] }> = {}) =>
  company.client.call(users.invite, {
    body: { email: anEmail(), name: 'Bo Winter', user_type: 'company_member', ...wish },
  })
const change = (user: CompanyUser, changed: Partial<CompanyUser>, client: ApiClient = company.client) => {
  const { name, email, user_type, is_active } = { ...user, ...changed }
  return client.call(users.update, { params: { id: user.id }, body: { name, email, user_type, is_active } })
}
const events = async () =>
  (await company.client.call(contract.privacy.securityTrail, { query: {} })).results.map(({ event }) => event)

/** The token in the newest invitation mail to an address, once it has arrived. */
async function invitationOf(email: string, than: string | null = null): Promise<string> {
  return expect
    .poll(() => tokenIn(email, than))
    .toMatch(/./)
    .then(() => tokenIn(email, than)!)
}
function tokenIn(email: string, than: string | null): string {
  const tokens = app
    .mails()
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /set-password\?token=(?:3D)?([\w-]+(?:=\n[\w-]+)*)/.exec(mail)?.[1]?.replaceAll('=\n', '') ?? [])
  return tokens.find((token) => token !== than) ?? ''
}

/** A colleague who has followed the invitation and signed in. */
async function aColleague(user_type: CompanyUser['user_type'] = 'company_member') {
  const email = anEmail()
  const { id } = await invite({ email, user_type })
  const client = app.client()
  await client.call(session.resetPassword, { body: { token: await invitationOf(email), password } })
  const signedIn = await client.call(session.login, { body: { email, password } })
  client.access = signedIn.access
  client.refresh = signedIn.refresh
  return { client, user: (await list()).find((one) => one.id === id)! }
}

describe('inviting', () => {
  test('adds a person who cannot sign in until the link of the mail was followed', async () => {
    const email = anEmail()
    const invited = await invite({ email: email.toUpperCase(), name: '  Bo Winter ' })
    expect(invited).toMatchObject({
      email,
      name: 'Bo Winter',
      user_type: 'company_member',
      state: 'invited',
      is_active: true,
      last_active: null,
      last_login: null,
      invited_at: expect.any(String),
    })
    const token = await invitationOf(email)
    await expect(app.client().call(session.login, { body: { email, password } })).rejects.toMatchObject({ status: 401 })
    const link = await app.client().call(session.checkLink, { body: { token } })
    expect(link).toMatchObject({ purpose: 'invitation', email, company_name: 'Nordlicht GmbH' })
    await app.client().call(session.resetPassword, { body: { token, password } })
    const { user, company: of } = await app.client().call(session.login, { body: { email, password } })
    expect([user.id, user.user_type, of.id]).toEqual([invited.id, 'company_member', company.id])
    expect((await list()).find(({ id }) => id === invited.id)).toMatchObject({
      state: 'active',
      last_active: expect.any(String),
      invited_at: null,
    })
    expect(await events()).toEqual(expect.arrayContaining(['user.invited', 'user.joined']))
  })

  test('an address that has an account, here or elsewhere, is refused at its field', async () => {
    const other = await aCompany(app)
    for (const email of [company.user.email, other.user.email])
      await expect(invite({ email })).rejects.toMatchObject({
        status: 409,
        body: { code: 'conflict', fields: { email: 'There is an account with this email address already.' } },
      })
    expect(await list()).toHaveLength(1)
  })

  test('again kills the first link', async () => {
    const email = anEmail()
    const { id } = await invite({ email })
    const first = await invitationOf(email)
    await company.client.call(users.inviteAgain, { params: { id } })
    const second = await invitationOf(email, first)
    await expect(app.client().call(session.checkLink, { body: { token: first } })).rejects.toMatchObject({
      status: 404,
    })
    await app.client().call(session.checkLink, { body: { token: second } })
  })

  test('a withdrawn invitation leaves nothing, and the address is free again', async () => {
    const email = anEmail()
    const { id } = await invite({ email })
    const token = await invitationOf(email)
    await company.client.call(users.withdraw, { params: { id } })
    expect(await list()).toHaveLength(1)
    await expect(app.client().call(session.checkLink, { body: { token } })).rejects.toMatchObject({ status: 404 })
    await invite({ email })
  })

  test('who has joined is neither invited again nor withdrawn', async () => {
    const { user } = await aColleague()
    for (const call of [users.inviteAgain, users.withdraw])
      await expect(company.client.call(call, { params: { id: user.id } })).rejects.toMatchObject({ status: 409 })
  })

  test('a new address gets the invitation, and the old link is dead', async () => {
    const email = anEmail()
    const invited = await invite({ email })
    const old = await invitationOf(email)
    const corrected = anEmail()
    expect(await change(invited, { email: corrected })).toMatchObject({ email: corrected, state: 'invited' })
    await expect(app.client().call(session.checkLink, { body: { token: old } })).rejects.toMatchObject({ status: 404 })
    await invitationOf(corrected)
  })

  test('test accounts cannot', async () => {
    await app.database.db.execute(`update companies set test_account = true where id = '${company.id}'`)
    await expect(invite()).rejects.toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await list()).toHaveLength(1)
  })
})

describe('roles', () => {
  test('a member sees the colleagues and changes nothing about them or the company', async () => {
    const { client, user } = await aColleague()
    // Who has a second factor is for administrators alone to know.
    const seen = (await list()).map((one) => ({ ...one, second_factor: null }))
    expect(await list(client)).toEqual(seen)
    expect(await client.call(users.get, { params: { id: company.user.id } })).toMatchObject({ name: 'Ada Sommer' })
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    await expect(change(user, { user_type: 'company_admin' }, client)).rejects.toMatchObject(forbidden)
    await expect(client.call(users.withdraw, { params: { id: user.id } })).rejects.toMatchObject(forbidden)
    const metadata = { standard_set: 'vs-2026' as const }
    await expect(client.call(companyCalls.update, { body: { metadata } })).rejects.toMatchObject(forbidden)
    await client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-1_01' }, body: { value: 'Our plan' } })
  })

  test('a new role holds at once, in both directions', async () => {
    const { client, user } = await aColleague()
    await change(user, { user_type: 'company_admin' })
    await client.call(companyCalls.update, { body: { address: 'Am Deich 1' } })
    await change(user, { user_type: 'company_member' })
    await expect(client.call(companyCalls.update, { body: { address: 'x' } })).rejects.toMatchObject({ status: 403 })
  })

  test('who was an administrator for emergencies is signed out with the role, where people come in by the provider alone', async () => {
    const { user, client } = await aColleague('company_admin')
    await aPasskey(company.client)
    const { db } = app.database
    await db.execute(`insert into break_glass_administrators (user_id, company_id)
      select id, company_id from users where id in ('${company.user.id}', '${user.id}')`)
    const require = (mode: string) =>
      db.execute(`insert into sign_in_providers (company_id, issuer, client_id, sealed_secret, mode, group_claim, configured_at)
        values ('${company.id}', 'https://id.example', 'x', 'x', '${mode}', 'groups', now())
        on conflict (company_id) do update set mode = excluded.mode`)
    await require('optional')
    await change(user, { user_type: 'contributor' })
    expect((await client.call(session.me, {})).user_type).toBe('contributor')
    await change(user, { user_type: 'company_admin' })
    await require('required')
    await change(user, { user_type: 'contributor' })
    await expect(client.call(session.me, {})).rejects.toMatchObject({ status: 401 })
    // Whoever changed the role goes on.
    expect((await company.client.call(session.me, {})).user_type).toBe('company_admin')
  })

  test('who reads nothing learns no more of the company than whose account theirs is', async () => {
    const stakeholders = [{ name: 'Harbour association', description: 'Quiet nights', category: 'Local communities' }]
    await company.client.call(contract.company.update, { body: { metadata: { stakeholders } } })
    for (const role of ['contributor', 'auditor'] as const) {
      const { client: theirs } = await aColleague(role)
      expect((await theirs.call(contract.company.get, {})).metadata.stakeholders).toEqual([])
    }
    const { client: reader } = await aColleague('reader')
    expect((await reader.call(contract.company.get, {})).metadata.stakeholders).toHaveLength(1)
  })

  test('the last administrator stays one, and an invited one does not count', async () => {
    const [ada] = await list()
    await invite({ user_type: 'company_admin' })
    const refused = {
      status: 409,
      body: { error: 'This is the last administrator. Make somebody else an administrator first.' },
    }
    await expect(change(ada!, { user_type: 'company_member' })).rejects.toMatchObject(refused)
    const { client, user } = await aColleague('company_admin')
    await change(ada!, { user_type: 'company_member' }, client)
    await expect(change(user, { user_type: 'company_member' }, client)).rejects.toMatchObject(refused)
  })

  test('of two administrators who step back at the same moment one remains', async () => {
    const { client, user } = await aColleague('company_admin')
    const [ada] = (await list()).filter(({ id }) => id === company.user.id)
    const outcomes = await Promise.allSettled([
      change(ada!, { user_type: 'company_member' }, client),
      change(user, { user_type: 'company_member' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list()).filter(({ user_type }) => user_type === 'company_admin')).toHaveLength(1)
  })
})

describe('deactivating', () => {
  test('ends every session at once and keeps the person out; activating lets them in again', async () => {
    const { client, user } = await aColleague()
    await client.call(session.me, {})
    expect(await change(user, { is_active: false })).toMatchObject({ state: 'inactive', is_active: false })
    await expect(client.call(session.me, {})).rejects.toMatchObject({ status: 401 })
    const body = { refresh: client.refresh! }
    await expect(client.call(session.refresh, { body })).rejects.toMatchObject({ status: 401 })
    const login = () => app.client().call(session.login, { body: { email: user.email, password } })
    await expect(login()).rejects.toMatchObject({ status: 401 })
    await change(user, { is_active: true })
    await login()
    expect(await events()).toEqual(expect.arrayContaining(['user.deactivated', 'user.reactivated']))
  })

  test('nobody locks themselves out or gives themselves an unproved address', async () => {
    await aColleague('company_admin')
    const [ada] = (await list()).filter(({ id }) => id === company.user.id)
    await expect(change(ada!, { is_active: false })).rejects.toMatchObject({ status: 409 })
    await expect(change(ada!, { email: anEmail() })).rejects.toMatchObject({
      status: 409,
      body: { fields: { email: expect.stringContaining('profile') } },
    })
    expect(await change(ada!, { name: 'Ada von Sommer' })).toMatchObject({ first_name: 'Ada von', last_name: 'Sommer' })
  })

  test('an address that is taken is refused, and nothing changes', async () => {
    const { user } = await aColleague()
    await expect(change(user, { email: company.user.email, name: 'Else' })).rejects.toMatchObject({ status: 409 })
    expect((await list()).find(({ id }) => id === user.id)).toMatchObject({ name: 'Bo Winter', email: user.email })
  })

  test('nobody reads off who has an account by changing addresses: they are counted with invitations', async () => {
    const { user } = await aColleague()
    await app.database.db.execute(`update throttles set count = ${throttleLimits.inviteUser.attempts}`)
    await expect(change(user, { email: anEmail() })).rejects.toMatchObject({ status: 429 })
    await change(user, { name: 'Else Winter' })
    await app.database.db.execute('delete from throttles')
    await change(user, { email: anEmail() })
  })
})

test.each(['nobody', 'me-too', '..', '%00'])('the person %s does not exist', async (id) => {
  await expect(company.client.call(users.get, { params: { id } })).rejects.toMatchObject({ status: expect.any(Number) })
})

describe('the company', () => {
  test('takes what an administrator may set, and nothing else', async () => {
    const metadata = {
      industry: 'finance',
      company_size: 'small',
      report_scope: 'specific',
      skip_onboarding: true,
      app_header_text: '  Pilot  ',
      enable_document_upload: false,
      stakeholders: [{ name: 'Anglers', description: 'Fish downstream', category: 'Local communities' }],
      first_reporting_year: 2027,
      modules: 'basic',
    }
    const body = { metadata } as Sent<typeof companyCalls.update>['body']
    const changed = await company.client.call(companyCalls.update, { body })
    expect(changed.metadata).toMatchObject({ ...metadata, app_header_text: 'Pilot' })
    const sneaked = { metadata: { test_account: true, onboarding_status: { processing_complete: true } }, id: 'x' }
    const again = await company.client.call(companyCalls.update, { body: sneaked as object })
    expect(again).toEqual(changed)
    const emptied = { app_header_text: '', first_reporting_year: null, modules: null }
    expect((await company.client.call(companyCalls.update, { body: { metadata: emptied } })).metadata).toMatchObject({
      app_header_text: null,
      first_reporting_year: null,
      modules: null,
    })
    expect(await events()).toContain('company.changed')
  })

  test.each([
    { standard_set: 'esrs-2030' },
    { reporting_year: 1999 },
    { reporting_year: 2025.5 },
    { stakeholders: [{ name: '', description: '', category: '' }] },
    { enable_document_upload: 'no' },
  ])('refuses %o', async (metadata) => {
    const body = { metadata } as object
    await expect(company.client.call(companyCalls.update, { body })).rejects.toMatchObject({ status: 400 })
  })
})

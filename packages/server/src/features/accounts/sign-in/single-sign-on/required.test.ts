import { randomUUID } from 'node:crypto'
import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTenant } from '../../../../database/pool.ts'
import {
  type ApiClient,
  aColleague,
  aCompany,
  aPasskey,
  aSignOnCompany,
  aToken,
  clientSecret,
  comeBack,
  goThrough,
  password,
  readMail,
  refused,
  type SignOnCompany,
  securityEventsOf,
  signInByPasskey,
  startApp,
  startProvider,
  type TestApp,
  type TestProvider,
} from '../../../../testing/index.ts'
import { until } from '../../../../testing/until.ts'
import { createOperator } from '../../operate.ts'
import factorValues from './factor-values.json' with { type: 'json' }
import { roleOfGroups } from './role-of-groups.ts'

// Setting single sign-on up, a company that requires it, and proving oneself anew at the provider.

let app: TestApp
let company: SignOnCompany
let provider: TestProvider
const records = new Map<string, string>()
beforeAll(async () => {
  app = await startApp({
    workers: true,
    resolveTxt: async (name) => {
      if (!records.has(name)) throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' })
      return [[records.get(name)!.slice(0, 5), records.get(name)!.slice(5)]]
    },
  })
  const registered = await aCompany(app)
  provider = await startProvider(() => [`http://localhost:8080/login/provider/${registered.id}`])
  company = await aSignOnCompany(app, registered, provider, (name, record) => records.set(name, record))
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})
beforeEach(() => app.database.db.execute(sql`delete from throttles`))

/** The texts of mails to an address. */
const mailsTo = (address: string) =>
  app
    .mails()
    .map(readMail)
    .flatMap(({ to, text }) => (to === address ? [text] : []))

async function signIn(change: object = {}, client = app.client()) {
  const email = `kim.${randomUUID().slice(0, 8)}@${company.domain}`
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Kim', groups: ['reporters'], ...change }
  await comeBack(client, await goThrough(client, provider, provider.person.email))
  return client
}

/** Signs a person of the company in with the provider, by an address of theirs at its domain. */
async function comeBackAs(id: string, name: string) {
  const email = `${name}@${company.domain}`
  await app.database.db.execute(sql`update users set email = ${email} where id = ${id}`)
  const { access, refresh } = await signIn({ email, groups: ['admins'] })
  return { access, refresh }
}

const { singleSignOn } = contract

/** Sends the person of a session to the provider to prove themselves; what the provider sends back. */
const askAnew = async (client: ApiClient) => provider.visit((await client.call(singleSignOn.beginProof, {})).url)

const bringProof = (client: ApiClient, returned: Record<string, string>) => {
  const { provider: id = '', state = '', code, iss } = returned
  return client.call(singleSignOn.prove, { body: { provider: id, state, code, iss } })
}

const proveAnew = async (client: ApiClient) => bringProof(client, await askAnew(client))

const letProofsEnd = () =>
  app.database.db.execute(
    sql`update sessions set proved_at = proved_at - interval '11 minutes' where signed_in_by = 'provider'`,
  )

test('nobody requires it without a domain, an own sign-in, and an administrator for emergencies', async () => {
  const required = (change: object = {}) => company.save({ mode: 'required', ...change })
  expect((await refused(required())).body.fields?.break_glass).toContain('at least one')
  const bo = await aColleague(app, company.id, 'company_admin')
  expect((await refused(required({ break_glass: [bo.id] }))).body.error).toBe(
    'Bo Winter has no second factor, which administrators for emergencies need.',
  )
  const member = await aColleague(app, company.id)
  expect((await refused(required({ break_glass: [member.id] }))).body.code).toBe('invalid_input')
  const untried = await refused(required({ break_glass: [company.user.id] }))
  expect(untried.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('once yourself') })
  await company.save({ mode: 'optional', break_glass: [] })
})

test('a secret stays with the provider that it was entered for, and is never shown', async () => {
  const moved = { issuer: 'http://127.0.0.1:1', client_secret: '' }
  expect((await refused(company.save(moved))).body.fields).toHaveProperty('client_secret')
  const kept = await company.save({ issuer: provider.issuer, client_secret: '' })
  expect(JSON.stringify(kept)).not.toContain(clientSecret)
  const { rows } = await app.database.db.execute<{ all: string }>(
    sql`select to_jsonb(p)::text as all from sign_in_providers p where company_id = ${company.id}`,
  )
  expect(rows[0]!.all).not.toContain(clientSecret)
  expect((await refused(company.save({ issuer: 'http://example.com' }))).body.fields).toHaveProperty('issuer')
  company.form.issuer = provider.issuer
})

test('a test of the provider says in words what is wrong', async () => {
  const ask = (issuer: string) =>
    company.client.call(singleSignOn.test, { body: { issuer, client_id: 'reporting', group_claim: 'groups' } })
  expect(await ask(provider.issuer)).toEqual({ problems: [], hints: [] })
  expect((await ask(`${provider.issuer}/`)).problems).toEqual([
    `The provider calls itself ${provider.issuer}. Enter exactly this as the issuer.`,
  ])
  expect((await ask('http://127.0.0.1:1')).problems[0]).toMatch(/could not be reached/)
  expect((await ask(app.base)).problems[0]).toMatch(/no description of an OpenID Connect provider/)
  provider.describe = (description) => {
    Object.assign(description, { id_token_signing_alg_values_supported: ['HS256'], end_session_endpoint: undefined })
    Object.assign(description, { code_challenge_methods_supported: ['plain'], claims_supported: ['sub'] })
  }
  const { problems, hints } = await ask(provider.issuer)
  provider.describe = null
  expect(problems.join(' ')).toMatch(/RS256.* PKCE/)
  expect(hints).toHaveLength(4)
})

test('a domain belongs to one company, which has to prove it', async () => {
  const other = await aCompany(app)
  const add = (domain: string) => other.client.call(singleSignOn.addDomain, { body: { domain } })
  const prove = (domain: string) => other.client.call(singleSignOn.proveDomain, { params: { domain } })
  for (const wrong of ['', 'no domain.', 'example', 'ada@example.com', 'https://example.com/', 'x'.repeat(300)])
    expect((await refused(add(wrong))).body.fields?.domain).toContain('as it stands behind the @')
  const { domains } = await add(company.domain.toUpperCase())
  expect(domains).toMatchObject([{ domain: company.domain, proved_at: null }])
  expect((await refused(prove(company.domain))).body.error).toContain('no TXT record')
  records.set(domains[0]!.record_name, domains[0]!.record)
  expect((await refused(prove(company.domain))).body.error).toContain('Another company')
  await other.client.call(singleSignOn.removeDomain, { params: { domain: company.domain } })
})

test('a session of the provider has no password to repeat and proves itself there, signed in anew', async () => {
  const client = await signIn()
  expect((await refused(client.call(contract.secondFactor.prove, { body: { password } }))).body.code).toBe(
    'invalid_input',
  )
  const email = { email: 'new@example.org' }
  await client.call(contract.session.changeEmail, { body: email })
  await letProofsEnd()
  expect((await refused(client.call(contract.session.changeEmail, { body: email }))).body.code).toBe('step_up_required')
  const go = () => askAnew(client)
  const bring = (returned: Record<string, string>) => bringProof(client, returned)
  const { url } = await client.call(singleSignOn.beginProof, {})
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
  provider.alter = (claims) => ({ ...claims, auth_time: claims.iat! - 300 })
  // Whatever is refused, a reply of 401 would end the session of whoever goes on to try again.
  expect(await refused(bring(await go()))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('did not ask you to sign in anew') },
  })
  provider.alter = null
  const { sub } = provider.person
  provider.person.sub = randomUUID()
  expect(await refused(bring(await go()))).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining('somebody else') },
  })
  provider.person.sub = sub
  const returned = await go()
  expect((await refused(comeBack(app.client(), returned))).body.code).toBe('authentication_required')
  await bring(returned)
  expect((await refused(bring(returned))).status).toBe(409)
  await client.call(contract.session.changeEmail, { body: email })
})

test('a provider that knew the browser and asked its person nothing has proved nobody', async () => {
  const sessionWith = async (time: (now: number) => number | undefined) => {
    provider.alter = ({ auth_time: _, ...claims }) => {
      const at = time(claims.iat!)
      return at === undefined ? claims : { ...claims, auth_time: at }
    }
    const client = await signIn({ groups: ['admins'] })
    provider.alter = null
    return client
  }
  const body = { name: 'Directory', days: 30 }
  const outcome = (client: ApiClient) =>
    client.call(contract.provisioning.makeToken, { body }).then(
      () => 'made',
      (error: { body: { code: string } }) => error.body.code,
    )
  expect(await outcome(await sessionWith((now) => now))).toBe('made')
  expect(await outcome(await sessionWith((now) => now - 660))).toBe('step_up_required')
  const silent = await sessionWith(() => undefined)
  expect(await outcome(silent)).toBe('step_up_required')
  await proveAnew(silent)
  expect(await outcome(silent)).toBe('made')
})

test('a session begun with a provider that was switched off or replaced is told to sign in anew', async () => {
  const client = await signIn()
  const proves = async () => (await client.call(contract.secondFactor.get, {})).provider_proves
  expect(await proves()).toBe(true)
  const changes = [{ mode: 'off' as const }, { mode: 'optional' as const, issuer: 'https://other.example' }]
  for (const change of changes) {
    await company.save({ client_secret: clientSecret, ...change })
    expect(await proves()).toBe(false)
    expect((await refused(client.call(singleSignOn.beginProof, {}))).body.error).toContain('Sign in anew')
  }
  await company.save({ mode: 'optional', issuer: provider.issuer })
  company.form.client_secret = ''
  expect(await proves()).toBe(true)
})

test('a session of the provider that sets a password goes on as it was: signed in there, signed out there, and no fresher', async () => {
  const client = await signIn()
  const proofOf = async () => {
    const { rows } = await app.database.db.execute<{ at: Date }>(
      sql`select proved_at as at from sessions where revoked_at is null and user_id =
        (select id from users where email = ${provider.person.email})`,
    )
    return rows.map(({ at }) => String(at))
  }
  const before = await proofOf()
  expect(before).toHaveLength(1)
  Object.assign(
    client,
    await client.call(contract.session.changePassword, { body: { password: 'windrad auf dem huegel' } }),
  )
  expect(await proofOf()).toEqual(before)
  expect(await client.call(contract.secondFactor.get, {})).toMatchObject({ signed_in_by: 'provider' })
  const { provider_url: url } = await client.call(contract.session.logout, { body: { refresh: client.refresh! } })
  expect(url).toContain(`${provider.issuer}/session/end?id_token_hint=`)
})

test('an administrator for emergencies keeps that role, whatever the groups say', async () => {
  await aColleague(app, company.id, 'company_admin')
  const eve = await aColleague(app, company.id, 'company_admin')
  const email = `eve@${company.domain}`
  await app.database.db.execute(sql`update users set email = ${email} where id = ${eve.id}`)
  await company.save({ break_glass: [eve.id] })
  const roleOf = async () =>
    (await (await signIn({ email, sub: 'eve', groups: ['readers'] })).call(contract.session.me, {})).user_type
  expect(await roleOf()).toBe('company_admin')
  await company.save({ break_glass: [] })
  expect(await roleOf()).toBe('reader')
})

test('a second factor at the provider is one here: by its word, or by the trust of the company while that lasts', async () => {
  const hasFactor = async (client: ApiClient) => (await client.call(contract.secondFactor.get, {})).factor_by_provider
  const signInWith = async (ways: string[], level: string | null = null) => {
    Object.assign(provider, { ways, level })
    const client = await signIn()
    Object.assign(provider, { ways: ['pwd'], level: null })
    return client
  }
  expect(await hasFactor(await signInWith(['pwd']))).toBe(false)
  expect(await hasFactor(await signInWith(['pwd'], 'urn:mace:incommon:iap:silver'))).toBe(false)
  const [byLevel = ''] = Object.keys(factorValues.acr)
  expect(await hasFactor(await signInWith(['pwd'], byLevel))).toBe(true)
  await company.save({ trusts_factor: true })
  const trusted = await signInWith(['pwd'])
  // As a process of the version before begins it, which knows no difference.
  const before = await signInWith(['pwd', 'otp', 'mfa'])
  await app.database.db.execute(
    sql`update sessions set factor_by_trust = default where user_id = (select id from users where email = ${provider.person.email})`,
  )
  const proved = await signInWith(['pwd', 'otp', 'mfa'])
  // A proof that says nothing of a second factor takes nothing back of what the provider has said before.
  await proveAnew(proved)
  expect(await Promise.all([trusted, proved, before].map(hasFactor))).toEqual([true, true, true])
  await company.save({ trusts_factor: false })
  expect(await Promise.all([trusted, proved, before].map(hasFactor))).toEqual([false, true, false])
  for (const [value, source] of [...Object.entries(factorValues.amr), ...Object.entries(factorValues.acr)])
    expect(`${value}: ${source}`).toMatch(/^\S+: \S.{10,}$/)
})

test('where it is required, a password tells nothing and opens nothing but to administrators for emergencies', async () => {
  const ada = `ada@${company.domain}`
  await app.database.db.execute(sql`update users set email = ${ada} where id = ${company.user.id}`)
  const other = await aColleague(app, company.id, 'company_admin')
  const bo = await aColleague(app, company.id)
  const boMail = `bo@${company.domain}`
  await app.database.db.execute(sql`update users set email = ${boMail} where id = ${bo.id}`)
  const script = Object.assign(app.client(), { access: await aToken(bo.client, ['values:read']) })
  const { device } = await aPasskey(bo.client)
  provider.ways = ['mfa']
  await signIn({ email: ada, groups: ['admins'] })
  const saved = await company.save({ mode: 'required', break_glass: [company.user.id] })
  expect(saved).toMatchObject({ mode: 'required', tried: true, break_glass: [{ second_factor: true }] })
  // Who comes in by the provider alone sets no password that would open nothing; administrators for emergencies do.
  const lee = await signIn()
  const setPassword = { body: { password: 'windrad auf dem huegel' } }
  expect((await refused(lee.call(contract.session.changePassword, setPassword))).body.code).toBe('password_not_used')
  const isUsed = async (client: ApiClient) => (await client.call(contract.secondFactor.get, {})).password_used
  expect(await Promise.all([lee, company.client].map(isUsed))).toEqual([false, true])
  // A session that was begun with a password has ended, the asking one has not, and scripts go on.
  expect((await refused(bo.client.call(contract.session.me, {}))).body.code).toBe('authentication_required')
  expect((await script.send('/csrd/datapoints/')).status).toBe(200)
  const login = (email: string, given = password) =>
    refused(app.client().call(contract.session.login, { body: { email, password: given } }))
  const told = [
    await login(boMail),
    await login(boMail, 'wrong'),
    await login(`nobody@${company.domain}`),
    await login(ada, 'wrong'),
  ]
  expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(told[0]!.body.code).toBe('single_sign_on_required')
  const { body } = await login(ada)
  expect(body.code).toBe('second_factor_required')
  app.clock.advance(30_000)
  const step = { challenge: body.challenge!, code: company.factor.code() }
  expect((await app.client().call(contract.session.secondStep, { body: step })).user.email).toBe(ada)
  app.clock.advance(-30_000)
  expect((await refused(signInByPasskey(app.client(), device))).body.code).toBe('single_sign_on_required')
  await app.client().call(contract.session.forgotPassword, { body: { email: boMail } })
  expect((await app.database.db.execute(sql`select 1 from mail_links where user_id = ${bo.id}`)).rows).toEqual([])
  // It says how they come in instead; the page has told them to look for a mail.
  const toldHow = () => mailsTo(boMail).filter((text) => text.includes('“Sign in with your company”'))
  await until(() => expect(toldHow()).toHaveLength(1))
  expect(mailsTo(boMail).join()).not.toContain('set-password')
  expect(await securityEventsOf(company.client)).toEqual(
    expect.arrayContaining(['single_sign_on.required', 'login.by_provider']),
  )
  const invite = (email: string) =>
    company.client.call(contract.users.invite, { body: { email, name: 'Lee', user_type: 'reader' } })
  expect((await refused(invite('lee@elsewhere.example'))).body.fields?.email).toContain('elsewhere.example is none')
  await invite(`lee@${company.domain}`)
  await until(() => expect(mailsTo(`lee@${company.domain}`).join()).toContain('“Sign in with your company”'))
  const [invitation] = mailsTo(`lee@${company.domain}`)
  expect(invitation).toContain('http://localhost:8080/login')
  expect(invitation).not.toMatch(/set-password|Choose a password/)
  expect(
    (await refused(company.client.call(singleSignOn.removeDomain, { params: { domain: company.domain } }))).body.code,
  ).toBe('conflict')
  // The last one for emergencies cannot be lost, by whatever way.
  Object.assign(other.client, await comeBackAs(other.id, 'vera'))
  const last = { id: company.user.id, email: ada, name: 'Ada', is_active: true } as const
  app.clock.advance(60_000)
  const losing: (() => Promise<unknown>)[] = [
    () => company.client.call(contract.secondFactor.remove, { body: { password, code: company.factor.code() } }),
    () => company.client.call(contract.privacy.eraseMe, { body: { password } }),
    () => other.client.call(contract.users.update, { params: last, body: { ...last, user_type: 'reader' } }),
    () => other.client.call(contract.users.resetSecondFactor, { params: last, body: { reason: 'Lost.' } }),
  ]
  for (const lose of losing)
    expect((await refused(lose())).body).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('when its sign-in is away'),
    })
  // With a passkey beside them codes may go, and then the passkey may not.
  const { id: passkey } = await aPasskey(company.client)
  await losing[0]!()
  const removed = await refused(company.client.call(contract.passkeys.remove, { params: { id: passkey } }))
  expect(removed.body.code).toBe('conflict')
  await company.save({ mode: 'optional' })
  await losing[3]!()
  app.clock.advance(-60_000)
  expect((await signInByPasskey(app.client(), device)).user.email).toBe(boMail)
})

test('the operator proves a domain without DNS, and lets a company in that has locked itself out', async () => {
  const { id, client } = await aCompany(app, { name: 'Ausgesperrt GmbH' })
  const { db } = app.database
  const tenantOf = (companyId: string, queries: typeof db) => openTenant(queries, companyId)
  const parts = { db, clock: app.clock, secret: 'j'.repeat(43), tenantOf, enqueue: app.queue.enqueue }
  const operator = createOperator(parts)
  await operator.proveDomain('Ausgesperrt GmbH', 'Locked-Out.example')
  const { domains } = await client.call(singleSignOn.get, {})
  expect(domains).toMatchObject([{ domain: 'locked-out.example', proved_at: expect.any(String) }])
  await expect(operator.proveDomain(company.id, 'locked-out.example')).rejects.toThrow('Another company')
  await expect(operator.allowPasswords(id)).rejects.toThrow('does not require')
  await db.execute(sql`insert into sign_in_providers (company_id, issuer, client_id, sealed_secret, mode, group_claim, configured_at)
    values (${id}, 'https://gone.example', 'x', 'x', 'required', 'groups', now())`)
  await operator.allowPasswords(id)
  expect((await client.call(singleSignOn.get, {})).mode).toBe('optional')
})

test('of several groups the highest role counts', () => {
  const map = [
    { name: 'a', role: 'reader' as const },
    { name: 'b', role: 'approver' as const },
  ]
  expect(roleOfGroups(['a', 'b'], map)).toBe('approver')
  expect(roleOfGroups(['A'], map)).toBeNull()
})

import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { companies } from '../../../database/schema/accounts.ts'
import {
  aColleague,
  aCompany,
  aSignOnCompany,
  comeBack,
  goThrough,
  password,
  refused,
  startApp,
  startProvider,
  type TestApp,
} from '../../../testing/index.ts'

let running: TestApp | null = null
afterEach(async () => {
  await running?.stop()
  running = null
})

type Rule = NonNullable<Parameters<typeof startApp>[0]>['registrationRule'] & object

/** A company that was there before the registration was closed, and the rule after that. */
async function start(registration: Rule['registration'], domains: string[] = []) {
  const rule: Rule = { registration: 'open', domains: [] }
  const app = await startApp({ registrationRule: rule, workers: registration === 'domains' })
  running = app
  const company = await aCompany(app)
  Object.assign(rule, { registration, domains })
  return { app, ...company }
}

const wish = { password, name: 'Bo', company_name: 'Seewind AG' }
const register = (app: TestApp, email: string, language = 'en') =>
  app.client().send('/register/', {
    method: 'POST',
    body: { ...wish, email },
    headers: { 'accept-language': language },
  })
const invite = ({ client }: Pick<Awaited<ReturnType<typeof aCompany>>, 'client'>) =>
  client.send('/users/', { method: 'POST', body: { email: 'c@example.org', name: 'Cem', user_type: 'company_member' } })

test('with registration closed nobody comes in, not even invited, and is told whom to ask', async () => {
  const { app, client, user } = await start('closed')
  const refused = await register(app, 'bo@example.org')
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 'Registration is closed here. Ask whoever operates this installation for an account.', code: 'forbidden' },
  ])
  expect(await (await register(app, 'bo@example.org', 'de')).json()).toMatchObject({
    error: expect.stringContaining('geschlossen'),
  })
  expect((await invite({ client })).status).toBe(403)
  const login = await app.client().send('/login/', { method: 'POST', body: { email: user.email, password } })
  expect(login.status).toBe(200)
})

test('with registration closed a provider brings in whom the operator has added, and nobody else', async () => {
  const records = new Map<string, string>()
  const rule: Rule = { registration: 'open', domains: [] }
  const app = await startApp({ registrationRule: rule, resolveTxt: async (name) => [[records.get(name) ?? '']] })
  running = app
  const company = await aCompany(app)
  const provider = await startProvider(() => [`http://localhost:8080/login/provider/${company.id}`])
  onTestFinished(() => provider.stop())
  const { domain } = await aSignOnCompany(app, company, provider, (name, record) => records.set(name, record))
  const email = `kim@${domain}`
  const known = await aColleague(app, company.id)
  await app.database.db.execute(sql`update users set email = ${email} where id = ${known.id}`)
  rule.registration = 'closed'
  const comeIn = async (person: { sub: string; email: string }) => {
    provider.person = { ...person, email_verified: true, name: 'Kim', groups: ['reporters'] }
    const client = app.client()
    return comeBack(client, await goThrough(client, provider, email))
  }
  expect((await refused(comeIn({ sub: 'lee', email: `lee@${domain}` }))).body).toMatchObject({
    code: 'forbidden',
    error: expect.stringContaining('operates this installation'),
  })
  expect((await comeIn({ sub: 'kim', email })).user.id).toBe(known.id)
})

test('by invitation only, a stranger is refused and an invited person is not', async () => {
  const { app, client } = await start('invitation')
  expect((await register(app, 'bo@example.org')).status).toBe(403)
  expect((await invite({ client })).status).toBe(201)
})

test('by domain, only that very domain, and only after the mailbox is proved', async () => {
  const { app } = await start('domains', ['example.org', 'example.com'])
  for (const email of ['bo@example.net', 'bo@sub.example.org', 'bo@notexample.org', 'example.org@evil.example']) {
    const refused = await register(app, email)
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      {
        code: 'forbidden',
        fields: { email: 'Only people with an address at example.org, example.com may register here.' },
      },
    ])
  }
  const taken = await register(app, 'Bo@Example.org')
  expect([taken.status, await taken.json()]).toEqual([201, { access: null, refresh: null, user: null }])
  const login = () => app.client().send('/login/', { method: 'POST', body: { email: 'bo@example.org', password } })
  expect((await login()).status).toBe(401)
  const written = () => app.mails().find((mail) => mail.includes('To: bo@example.org'))
  await expect.poll(written).toBeTruthy()
  const token = /token=([\w-]+)/.exec(written()!.replace(/=\n/g, '').replace(/=3D/g, '='))![1]!
  await app.client().call(contract.session.resetPassword, { body: { token, password } })
  expect((await login()).status).toBe(200)
})

test('a company whose mailbox nobody proved is gone after two weeks, and one that is used stays', async () => {
  const { app, user } = await start('domains', ['example.org'])
  await register(app, 'bo@example.org')
  app.clock.advance(13 * 24 * 3_600_000)
  await app.sweep()
  const countCompanies = async () => (await app.database.db.select({ id: companies.id }).from(companies)).length
  expect(await countCompanies()).toBe(2)
  app.clock.advance(2 * 24 * 3_600_000)
  await app.sweep()
  expect(await countCompanies()).toBe(1)
  const login = await app.client().send('/login/', { method: 'POST', body: { email: user.email, password } })
  expect(login.status).toBe(200)
  // The address is free again.
  expect((await register(app, 'bo@example.org')).status).toBe(201)
  expect(await countCompanies()).toBe(2)
})

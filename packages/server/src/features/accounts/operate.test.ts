import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTenant } from '../../database/pool.ts'
import { aCompany, password, readMail, startApp, type TestApp } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'
import { createOperator, makePassword, OperatorError } from './operate.ts'

let app: TestApp
let operator: ReturnType<typeof createOperator>
beforeAll(async () => {
  app = await startApp({ workers: true })
  operator = createOperator({
    db: app.database.db,
    clock: app.clock,
    secret: 'j'.repeat(43),
    tenantOf: (companyId, db) => openTenant(db, companyId),
    enqueue: app.queue.enqueue,
  })
})
afterAll(() => app.stop())

const { session } = contract
const anEmail = () => `${crypto.randomUUID()}@example.org`
const person = (changes: object = {}) => ({
  email: anEmail(),
  name: 'Ola Nordmann',
  company: `Firma ${crypto.randomUUID()}`,
  role: null,
  language: 'de' as const,
  password: makePassword(),
  ...changes,
})
const signIn = (email: string, word: string) => app.client().call(session.login, { body: { email, password: word } })

test('a person of a new company is its administrator and signs in with the password', async () => {
  const wish = person()
  expect(await operator.createUser(wish)).toEqual({ company: wish.company, isNewCompany: true, role: 'company_admin' })
  const { user, company } = await signIn(wish.email, wish.password)
  expect([user.name, user.user_type, company.name]).toEqual(['Ola Nordmann', 'company_admin', wish.company])
  const second = person({ company: wish.company.toUpperCase() })
  expect(await operator.createUser(second)).toMatchObject({ isNewCompany: false, role: 'company_member' })
  const [listed] = (await operator.list()).filter(({ company: row }) => row.name === wish.company)
  expect(listed!.people.map(({ email }) => email).sort()).toEqual([wish.email, second.email].sort())
})

test('a person who is to choose a password gets a mail, and cannot sign in before', async () => {
  const { client } = await aCompany(app)
  const { id } = await client.call(contract.company.get, {})
  const wish = person({ company: id, password: null })
  await operator.createUser(wish)
  const mine = () =>
    app
      .mails()
      .map(readMail)
      .filter(({ to }) => to === wish.email)
  await until(() => expect(mine()).toHaveLength(1))
  expect(mine()[0]!.text).toContain('/set-password?token=')
})

test('a password that is set ends the sessions before it and is told by mail', async () => {
  const { user, client } = await aCompany(app)
  const chosen = makePassword()
  await operator.resetPassword(user.email.toUpperCase(), chosen)
  await expect(client.call(session.refresh, { body: { refresh: client.refresh! } })).rejects.toMatchObject({
    status: 401,
  })
  await expect(signIn(user.email, password)).rejects.toMatchObject({ status: 401 })
  await signIn(user.email, chosen)
  await until(() =>
    expect(
      app
        .mails()
        .map(readMail)
        .some(({ to }) => to === user.email),
    ).toBe(true),
  )
})

test('flags are seen by the company, and the change stands in its trail', async () => {
  const { client, id } = await aCompany(app)
  await expect(operator.setFlag(id, 'test_account', 'maybe')).rejects.toThrow('either on or off')
  await operator.setFlag(id, 'test_account', 'on')
  await operator.setFlag(id, 'enable_document_upload', 'off')
  await operator.setFlag(id, 'skip_onboarding', 'on')
  await operator.setFlag(id, 'app_header_text', 'Pilot bis Juni')
  expect((await client.call(contract.company.get, {})).metadata).toMatchObject({
    test_account: true,
    enable_document_upload: false,
    skip_onboarding: true,
    app_header_text: 'Pilot bis Juni',
  })
  await operator.setFlag(id, 'app_header_text', '')
  expect((await client.call(contract.company.get, {})).metadata.app_header_text).toBeNull()
  const { results } = await client.call(contract.privacy.securityTrail, { query: {} })
  expect(results[0]).toMatchObject({ event: 'company.changed', by: null })
})

test.each<[string, () => Promise<unknown>, string]>([
  ['an address that is none', () => operator.createUser(person({ email: 'nobody' })), 'no email address'],
  [
    'a member of a company that is not there',
    () => operator.createUser(person({ role: 'company_member' })),
    'first person',
  ],
  ['a user that is not there', () => operator.resetPassword('nobody@example.org', makePassword()), 'There is no user'],
  ['a company that is not there', () => operator.setFlag('Nirgendwo', 'test_account', 'on'), 'There is no company'],
])('%s is refused in one line', async (_, work, line) => {
  await expect(work()).rejects.toThrow(line)
  await expect(work()).rejects.toBeInstanceOf(OperatorError)
})

test('an address that is taken and a name that is not unique are refused; the ids help on', async () => {
  const { user } = await aCompany(app, { name: 'Doppelt AG' })
  await expect(operator.createUser(person({ email: user.email.toUpperCase() }))).rejects.toThrow('already')
  await aCompany(app, { name: 'Doppelt AG' })
  await expect(operator.setFlag('doppelt ag', 'test_account', 'on')).rejects.toThrow(
    /2 companies.*[0-9a-f-]{36}, [0-9a-f-]{36}/,
  )
})

test('an easy password is refused, also from the operator', async () => {
  await expect(operator.createUser(person({ password: 'passwort2026' }))).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('passwords that are made are long, legible and never the same', () => {
  const all = Array.from({ length: 200 }, makePassword)
  expect(new Set(all).size).toBe(200)
  for (const one of all) expect(one).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
})

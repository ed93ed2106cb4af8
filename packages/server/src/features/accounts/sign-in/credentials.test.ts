import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, type MailedApp, password, startMailedApp, type TestApp } from '../../../testing/index.ts'
import { until } from '../../../testing/until.ts'

let mailed: MailedApp
let app: TestApp
beforeAll(async () => {
  mailed = await startMailedApp()
  app = mailed.app
})
afterAll(() => mailed.stop())

const chosen = 'ein ganz neues geheimnis'
const { session, privacy } = contract
const anEmail = () => `${crypto.randomUUID()}@example.org`
async function mailTo(address: string) {
  const all = () => mailed.mailsTo(address)
  await until(() => expect(all().length).toBeGreaterThan(0))
  return all().at(-1)!
}
const tokenIn = ({ text }: { text: string }) => /\?token=([\w-]+)/.exec(text)![1]!
const isOut = { status: 401, body: { code: 'authentication_required' } }
async function signIn(email: string, word = password) {
  const client = app.client()
  const reply = await client.call(session.login, { body: { email, password: word } })
  client.access = reply.access
  client.refresh = reply.refresh
  return client
}

test('a new password ends every session and goes on with a new one; a mail says so', async () => {
  const { client, user } = await aCompany(app)
  const other = await signIn(user.email)
  await other.call(session.me, {})
  const before = client.refresh!
  const tokens = await client.call(session.changePassword, { body: { current_password: password, password: chosen } })
  await expect(client.call(session.me, {})).rejects.toMatchObject(isOut)
  await expect(other.call(session.me, {})).rejects.toMatchObject(isOut)
  await expect(client.call(session.refresh, { body: { refresh: before } })).rejects.toMatchObject(isOut)
  client.access = tokens.access
  expect((await client.call(session.me, {})).id).toBe(user.id)
  await client.call(session.refresh, { body: { refresh: tokens.refresh } })
  await expect(signIn(user.email)).rejects.toMatchObject({ status: 401 })
  await signIn(user.email, chosen)
  const mail = await mailTo(user.email)
  expect(mail.subject).toBe('Your password was changed')
  expect(mail.text).toMatch(/changed on \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)/)
})

test('a wrong current password or an easy new one changes nothing, and names its field', async () => {
  const { client } = await aCompany(app)
  const change = (body: { current_password: string; password: string }) => client.call(session.changePassword, { body })
  await expect(change({ current_password: 'wrong', password: chosen })).rejects.toMatchObject({
    status: 400,
    body: { fields: { current_password: 'This is not your password.' } },
  })
  await expect(change({ current_password: password, password: 'Ada Sommer' })).rejects.toMatchObject({
    status: 400,
    body: { fields: { password: expect.any(String) } },
  })
  await client.call(session.me, {})
})

test('guessing the password of somebody who left their screen open is stopped', async () => {
  const { client } = await aCompany(app)
  const codes: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const body = { current_password: 'wrong', password: chosen }
    codes.push((await client.send('/users/me/password/', { method: 'POST', body })).status)
  }
  expect(codes.at(-1)).toBe(429)
})

test('a new address is confirmed by the link sent to it, and the old one is told', async () => {
  const { client, user } = await aCompany(app)
  const email = anEmail()
  await client.call(session.changeEmail, { body: { email: email.toUpperCase(), password } })
  expect((await client.call(session.me, {})).email, 'until it is confirmed').toBe(user.email)
  const mail = await mailTo(email)
  expect(mail.subject).toBe('Confirm your new email address')
  expect(mail.text).toContain('http://localhost:8080/confirm-email?token=')
  const token = tokenIn(mail)
  await expect(
    app.client().call(session.resetPassword, { body: { token, password: chosen } }),
    'the link is for nothing else',
  ).rejects.toMatchObject({ status: 404 })
  expect(await app.client().call(session.confirmEmail, { body: { token } })).toEqual({ ok: true, email })
  await expect(app.client().call(session.confirmEmail, { body: { token } })).rejects.toMatchObject({ status: 404 })
  expect((await client.call(session.me, {})).email).toBe(email)
  await signIn(email)
  const notice = await mailTo(user.email)
  expect(notice.subject).toBe('Your email address was changed')
  expect(notice.text).toContain(`from ${user.email} to ${email}`)
})

test('a taken address gets the same reply; its owner learns of it, the other one does not', async () => {
  const { client, user } = await aCompany(app)
  const { user: other } = await aCompany(app)
  const reply = await client.call(session.changeEmail, { body: { email: other.email, password } })
  expect(reply).toEqual({ ok: true })
  const mail = await mailTo(other.email)
  expect(mail.subject).toBe('This address has an account already')
  expect(mail.text).not.toContain('?token=')
  expect(mail.text).not.toContain(user.email)
})

test('an address that somebody took meanwhile is not given twice', async () => {
  const { client, user } = await aCompany(app)
  const email = anEmail()
  await client.call(session.changeEmail, { body: { email, password } })
  const token = tokenIn(await mailTo(email))
  await app.client().call(session.register, { body: { email, password, name: 'Bo', company_name: 'Seewind AG' } })
  await expect(app.client().call(session.confirmEmail, { body: { token } })).rejects.toMatchObject({ status: 404 })
  expect((await client.call(session.me, {})).email).toBe(user.email)
})

test('the own sessions are listed by what their person recognises, and ended one by one or all but this', async () => {
  const { client, user } = await aCompany(app)
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
  const login = { email: user.email, password }
  for (const language of ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile Safari/604.1', agent])
    await app.client().send('/login/', { method: 'POST', body: login, headers: { 'user-agent': language } })
  const list = async () => (await client.call(session.sessions, {})).sessions
  const all = await list()
  expect(all.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Chrome', 'Windows', false],
    ['Safari', 'iOS', false],
    [null, null, true],
  ])
  await client.call(session.endSession, { params: { id: all[0]!.id } })
  await expect(client.call(session.endSession, { params: { id: all[0]!.id } })).rejects.toMatchObject({ status: 404 })
  expect(await list()).toHaveLength(2)
  expect(await client.call(session.endOtherSessions, {})).toEqual({ ended: 1 })
  expect((await list()).map(({ current }) => current)).toEqual([true])
})

test("nobody ends another person's session, of the same company or not", async () => {
  const { client } = await aCompany(app)
  const stranger = await aCompany(app)
  const [theirs] = (await stranger.client.call(session.sessions, {})).sessions
  await expect(client.call(session.endSession, { params: { id: theirs!.id } })).rejects.toMatchObject({ status: 404 })
  await stranger.client.call(session.me, {})
})

test('the trail of a company says who did what, to its administrators and to nobody else', async () => {
  const { client, user } = await aCompany(app)
  const stranger = await aCompany(app)
  await app.client().send('/login/', { method: 'POST', body: { email: user.email, password: 'wrong' } })
  const own = await signIn(user.email)
  await own.call(session.logout, { body: { refresh: own.refresh! } })
  const events = async () => (await client.call(privacy.securityTrail, { query: {} })).results
  await until(async () => expect(await events()).toHaveLength(4))
  expect((await events()).map(({ event }) => event).sort()).toEqual(
    ['account.registered', 'login.failed', 'login.succeeded', 'logout'].sort(),
  )
  for (const { request_id } of await events()) expect(request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect((await stranger.client.call(privacy.securityTrail, { query: {} })).results).toHaveLength(1)
  const page = await client.call(privacy.securityTrail, { query: { page: 2, page_size: 10 } })
  expect(page).toMatchObject({ count: 4, page: 2, total_pages: 1, results: [] })
})

import { contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, type MailedApp, password, startMailedApp, type TestApp } from '../../../testing/index.ts'
import { until } from '../../../testing/until.ts'
import { createLinks } from '../link-store.ts'
import { sendInvitation } from '../team/invitation.ts'
import { throttleLimits } from '../throttle.ts'

let mailed: MailedApp
let app: TestApp
beforeAll(async () => {
  mailed = await startMailedApp()
  app = mailed.app
})
afterAll(() => mailed.stop())

const chosen = 'ein ganz neues geheimnis'
const { session } = contract
const isDead = { status: 404, body: { code: 'not_found' } }
const mailsTo = (address: string) => mailed.mailsTo(address)
/** The newest mail to an address once there are so many. */
async function mailTo(address: string, number = 1) {
  await until(() => expect(mailsTo(address)).toHaveLength(number))
  return mailsTo(address).at(-1)!
}
const tokenIn = ({ text }: { text: string }) => /\?token=([\w-]+)/.exec(text)![1]!
const forgot = (email: string) => app.client().call(session.forgotPassword, { body: { email } })
const reset = (token: string, word = chosen) =>
  app.client().call(session.resetPassword, { body: { token, password: word } })
const login = (email: string, word: string) => app.client().call(session.login, { body: { email, password: word } })

test('forgotten, mailed, reset: the link in the mail leads to a new password, and a second mail says so', async () => {
  const { user, client } = await aCompany(app)
  const stolen = client.refresh!
  await forgot(user.email.toUpperCase())
  const mail = await mailTo(user.email)
  expect(mail.subject).toBe('Set a new password')
  expect(mail.text).toContain('Hello Ada Sommer,')
  const link = /http:\/\/localhost:8080\/reset-password\?token=[\w-]{43}/
  expect(mail.text).toMatch(link)
  expect(mail.html).toContain(link.exec(mail.text)![0])
  expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/i)
  const token = tokenIn(mail)
  for (let look = 0; look < 2; look += 1)
    expect(await app.client().call(session.checkLink, { body: { token } })).toEqual({
      purpose: 'reset',
      email: user.email,
      name: 'Ada Sommer',
      company_name: 'Nordlicht GmbH',
    })
  expect(await reset(token)).toEqual({ ok: true, email: user.email })
  await expect(login(user.email, password)).rejects.toMatchObject({ status: 401 })
  await login(user.email, chosen)
  await expect(client.call(session.me, {}), 'the session before is over at once').rejects.toMatchObject({ status: 401 })
  await expect(client.call(session.refresh, { body: { refresh: stolen } })).rejects.toMatchObject({ status: 401 })
  expect((await mailTo(user.email, 2)).subject).toBe('Your password was changed')
})

test('in German for who signed in in German', async () => {
  const { user, client } = await aCompany(app)
  client.language = 'de'
  await client.call(session.login, { body: { email: user.email, password } })
  await forgot(user.email)
  const mail = await mailTo(user.email)
  expect(mail.subject).toBe('Neues Passwort wählen')
  expect(mail.text).toContain('er gilt einmal und eine Stunde lang')
  expect(mail.html).toContain('<html lang="de">')
})

test('a link works once, for an hour, and only the newest', async () => {
  const { user } = await aCompany(app)
  await forgot(user.email)
  const first = tokenIn(await mailTo(user.email))
  await forgot(user.email)
  const second = tokenIn(await mailTo(user.email, 2))
  await expect(reset(first)).rejects.toMatchObject(isDead)
  await reset(second)
  await expect(reset(second)).rejects.toMatchObject(isDead)
  await forgot(user.email)
  const third = tokenIn(await mailTo(user.email, 4))
  app.clock.advance(3_601_000)
  await expect(reset(third)).rejects.toMatchObject(isDead)
  await expect(app.client().call(session.checkLink, { body: { token: third } })).rejects.toMatchObject(isDead)
})

test('of ten people with one link one sets the password', async () => {
  const { user } = await aCompany(app)
  await forgot(user.email)
  const token = tokenIn(await mailTo(user.email))
  const tries = Array.from({ length: 10 }, (_, n) => reset(token, `${chosen} ${n}`))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a password that is too easy leaves the link as it is', async () => {
  const { user } = await aCompany(app)
  await forgot(user.email)
  const token = tokenIn(await mailTo(user.email))
  await expect(reset(token, 'passwort2026')).rejects.toMatchObject({
    status: 400,
    body: { fields: { password: expect.any(String) } },
  })
  await reset(token)
})

test('known, unknown and inactive addresses get one answer, and only the known one a mail', async () => {
  const { user } = await aCompany(app)
  const { user: inactive } = await aCompany(app)
  await app.database.db.execute(`update users set is_active = false where id = '${inactive.id}'`)
  const unknown = `${crypto.randomUUID()}@example.org`
  const replies: string[] = []
  for (const email of [unknown, inactive.email, user.email]) {
    const response = await app.client().send('/api/forgot-password/', { method: 'POST', body: { email } })
    replies.push(`${response.status} ${await response.text()}`)
  }
  expect(new Set(replies)).toEqual(new Set(['200 {"ok":true}']))
  await mailTo(user.email)
  expect([...mailsTo(unknown), ...mailsTo(inactive.email)]).toEqual([])
})

test('one mailbox gets a few mails an hour, and the reply stays the same', async () => {
  const { user } = await aCompany(app)
  for (let n = 0; n < throttleLimits.forgotAccount.attempts + 3; n += 1)
    expect(await forgot(user.email)).toEqual({ ok: true })
  const { rows } = await app.database.db.execute<{ n: number }>(
    `select count(*)::int as n from trail where event = 'password.reset_requested' and about_user = '${user.id}'`,
  )
  expect(rows[0]!.n).toBe(throttleLimits.forgotAccount.attempts)
})

test('the secret of a link is neither in the database nor in the queue', async () => {
  const { user } = await aCompany(app)
  await forgot(user.email)
  const token = tokenIn(await mailTo(user.email))
  const { rows } = await app.database.db.execute<{ all: string }>(
    `select string_agg(t, ' ') as all from (select l::text as t from mail_links l union all select j::text from jobs.job j) x`,
  )
  expect(rows[0]!.all).not.toContain(token)
})

test('the address in a mail is the configured one, whatever Host a request names', async () => {
  const { user } = await aCompany(app)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await app.client().send('/api/forgot-password/', { method: 'POST', body: { email: user.email }, headers })
  const { text, html } = await mailTo(user.email)
  expect(text + html).not.toContain('evil.example')
})

test('somebody invited chooses a password with the link of the mail and has joined then', async () => {
  const { user, tenant, client } = await aCompany(app, { name: 'Wind & "Wellen" <AG>' })
  const id = crypto.randomUUID()
  const email = `neu.${id.slice(0, 8)}@example.org`
  await app.database.db.execute(`insert into users (id, company_id, email, name, role, password_hash, language, invited_at)
    values ('${id}', '${tenant.companyId}', '${email}', 'Neo Neu', 'company_member', '!', 'de', now())`)
  await expect(login(email, password), 'without a password nobody signs in').rejects.toMatchObject({ status: 401 })
  const links = createLinks('j'.repeat(43), app.clock)
  await tenant.transaction((inside) =>
    sendInvitation({ links, enqueue: app.queue.enqueue }, inside, { userId: id, by: user.id }),
  )
  const mail = await mailTo(email)
  expect(mail.subject).toBe('Sie sind eingeladen, an einem Nachhaltigkeitsbericht mitzuarbeiten')
  expect(mail.html).toContain('Wind &amp; &quot;Wellen&quot; &lt;AG&gt;')
  expect(mail.text).toContain('http://localhost:8080/set-password?token=')
  const token = tokenIn(mail)
  expect(await app.client().call(session.checkLink, { body: { token } })).toMatchObject({
    purpose: 'invitation',
    email,
  })
  await reset(token)
  await login(email, chosen)
  const { rows } = await app.database.db.execute<{ invited: Date | null }>(
    `select invited_at as invited from users where id = '${id}'`,
  )
  expect(rows[0]!.invited).toBeNull()
  const { results } = await client.call(contract.privacy.securityTrail, { query: {} })
  expect(results.map(({ event }) => event)).toContain('user.joined')
})

test('an invitation carries no link but its own, whatever people and companies are called', async () => {
  const name = 'Ada\nSee https://evil.example/x www.evil.example now'
  const { client } = await aCompany(app, { name: 'Gewinn!\u202e http://evil.example', person: name })
  const email = `neu.${crypto.randomUUID()}@example.org`
  await client.call(contract.users.invite, { body: { email, name: 'www.evil.example', user_type: 'company_member' } })
  const mail = await mailTo(email)
  expect(mail.text + mail.html + mail.subject).not.toContain('evil')
  expect(mail.text + mail.html + mail.subject).not.toContain('\u202e')
  expect(mail.subject).toBe('You are invited to work on a sustainability report')
})

test('a mail that a run has handed over is not sent by the next run', async () => {
  const { user } = await aCompany(app)
  await forgot(user.email)
  await mailTo(user.email)
  // As after a kill between the mail and the note that the job is done.
  await app.database.db.execute(`update jobs.job set state = 'created', started_on = null, completed_on = null
    where name = 'accounts.mail' and data->'data'->>'userId' = '${user.id}'`)
  await until(async () => {
    const { rows } = await app.database.db.execute<{ state: string }>(
      `select state from jobs.job where name = 'accounts.mail' and data->'data'->>'userId' = '${user.id}'`,
    )
    expect(rows.map(({ state }) => state)).toEqual(['completed'])
  })
  expect(mailsTo(user.email)).toHaveLength(1)
})

test('a mail server that is away for a while costs no mail', async () => {
  const { user } = await aCompany(app)
  mailed.smtp.refuse(true)
  await forgot(user.email)
  const waiting = () =>
    app.database.db.execute<{ tries: string }>(
      `select data->'data'->>'tries' as tries from jobs.job
       where name = 'accounts.mail' and state = 'created' and data->'data'->>'userId' = '${user.id}' and start_after > now()`,
    )
  await until(async () => expect((await waiting()).rows).toEqual([{ tries: '1' }]))
  mailed.smtp.refuse(false)
  await app.database.db.execute(
    `update jobs.job set start_after = now() where start_after > now() + interval '5 minutes'`,
  )
  expect((await mailTo(user.email)).subject).toBe('Set a new password')
})

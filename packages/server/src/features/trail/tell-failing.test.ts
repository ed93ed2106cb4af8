import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { contract } from '@esrs/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { trailReceivers } from '../../database/schema/trail.ts'
import type { Mail } from '../../mail/mail.ts'
import { anAuthority } from '../../testing/certificate.ts'
import { aColleague, aCompany, readMail, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { until } from '../../testing/until.ts'
import { receiverMails, tellFailing } from './tell-failing.ts'

const [minute, day] = [60_000, 86_400_000]
const authority = anAuthority()
const state = { status: 200, meanwhile: async () => {} }
let app: TestApp
let server: Server
let company: TestCompany
let host: string
beforeAll(async () => {
  app = await startApp({ workers: true })
  server = https
    .createServer(authority.issue('127.0.0.1'), async (request, response) => {
      request.resume()
      await once(request, 'end')
      await state.meanwhile()
      response.writeHead(state.status).end()
    })
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await app.stop()
})
beforeEach(async () => {
  Object.assign(state, { status: 503, meanwhile: async () => {} })
  company = await aCompany(app)
  await setReceiver()
})
// What a test leaves failing would be tried in the next one as well.
afterEach(() => app.database.db.delete(trailReceivers))

const setReceiver = () =>
  company.client.call(contract.trail.setReceiver, { body: { url: `https://${host}/trail`, authority: authority.cert } })
const own = () => eq(trailReceivers.companyId, company.id)
const stored = async () => (await app.database.db.select().from(trailReceivers).where(own()))[0]!
const change = (to: Partial<Awaited<ReturnType<typeof stored>>>) =>
  app.database.db.update(trailReceivers).set(to).where(own())
const mailsTo = (email: string) =>
  app
    .mails()
    .map(readMail)
    .filter(({ to }) => to === email)
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds)
  await app.sendTrails()
}
/** Every mail that was queued is written. */
const written = () =>
  until(async () => {
    const open = sql`select 1 from jobs.job where name = 'trail.mail' and state in ('created', 'retry', 'active')`
    expect((await app.database.db.execute(open)).rows).toEqual([])
  })
const told = async () => {
  const rows = sql`select call, kind, outcome, actor, host from trail where company_id = ${company.id} and event = 'trail.receiver_failing'`
  return (await app.database.db.execute(rows)).rows
}
const update = (id: string, what: string) => app.database.db.execute(`update users set ${what} where id = '${id}'`)

test('after a day without interruption each administrator is told once, in their language, what is so', async () => {
  const [german, member, gone, invited] = [
    await aColleague(app, company.id, 'company_admin'),
    await aColleague(app, company.id),
    await aColleague(app, company.id, 'company_admin'),
    await aColleague(app, company.id, 'company_admin'),
  ]
  await update(german.id, "language = 'de'")
  await update(gone.id, 'is_active = false')
  await update(invited.id, 'invited_at = now()')
  await later(0)
  const { failingSince } = await stored()
  await later(day - minute)
  await written()
  expect(await told()).toEqual([])
  expect(mailsTo(company.user.email)).toEqual([])
  await later(minute)
  await written()
  const row = { call: 'trail.mail', kind: 'setting', outcome: 'done', actor: 'system', host }
  expect(await told()).toEqual([row])
  const at = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const since = (language: string) => `${new Intl.DateTimeFormat(language, at).format(failingSince!)} (UTC)`
  const [head] = (await app.database.db.execute(sql`select number from trail_heads where company_id = ${company.id}`))
    .rows
  const [english] = mailsTo(company.user.email)
  expect(english!.subject).toBe('The receiver of your company’s trail takes nothing')
  for (const part of [
    `trail sent on to ${host}.`,
    `has taken nothing since ${since('en-GB')}.`,
    `${host} did not take the entries.`,
    `${head!.number} entries wait.`,
    'http://localhost:8080/company/trail',
  ])
    for (const form of [english!.text, english!.html]) expect(form).toContain(part)
  const [other] = mailsTo(german.email)
  expect(other!.subject).toBe('Der Empfänger des Protokolls Ihres Unternehmens nimmt nichts an')
  expect(other!.text).toContain(`nimmt seit dem ${since('de-DE')} nichts an.`)
  expect(other!.text).toContain(`${host} hat die Einträge nicht angenommen.`)
  expect(other!.text).toContain(`${head!.number} Einträge warten.`)
  for (let days = 0; days < 3; days++) await later(day)
  await written()
  const numbers = [company.user, german, member, gone, invited].map(({ email }) => mailsTo(email).length)
  expect(numbers).toEqual([1, 1, 0, 0, 0])
  expect(await told()).toEqual([row])
})

test('that it works again is not mailed; what fails anew, or is set anew, has a day again', async () => {
  await later(0)
  await later(day)
  await written()
  state.status = 200
  await later(minute)
  expect(await stored()).toMatchObject({ failingSince: null, failure: null })
  await written()
  expect(mailsTo(company.user.email)).toHaveLength(1)
  await company.tenant.db.execute(sql`delete from trail_sent where company_id = ${company.id}`)
  state.status = 503
  await later(minute)
  await later(day - minute)
  await written()
  expect(mailsTo(company.user.email)).toHaveLength(1)
  await later(minute)
  await written()
  expect(mailsTo(company.user.email)).toHaveLength(2)
  await change({ failingSince: null, failure: null })
  await later(minute)
  await later(day)
  await written()
  expect(mailsTo(company.user.email)).toHaveLength(3)
})

test('a process that finds another one at it takes that for no success', async () => {
  await later(0)
  const { failingSince } = await stored()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  state.meanwhile = () => {
    begin()
    return held
  }
  app.clock.advance(61_000)
  const first = app.sendTrails()
  await begun
  await app.sendTrails()
  expect(await stored()).toMatchObject({ failingSince, failure: 'refused' })
  letGo()
  await first
  expect(await stored()).toMatchObject({ failingSince })
})

test('a failure that another process has seen end meanwhile does not go on', async () => {
  await later(0)
  app.clock.advance(2 * day)
  const now = app.clock().getTime()
  state.meanwhile = async () => void (await change({ failingSince: null, failure: null }))
  await app.sendTrails()
  expect((await stored()).failingSince!.getTime()).toBeGreaterThanOrEqual(now)
  expect(await told()).toEqual([])
})

/** What tells, with somebody to tell. */
const telling = () => ({
  db: app.database.db,
  tenantOf: () => company.tenant,
  clock: app.clock,
  enqueue: app.queue.enqueue,
  accounts: { administrators: async () => [{ ...company.user, language: 'en' as const }] },
})

test('of two processes that see it at once one tells', async () => {
  await change({ failingSince: new Date(app.clock().getTime() - day), failure: 'refused' })
  const seen = await stored()
  await Promise.all([1, 2, 3, 4].map(() => tellFailing(telling(), seen)))
  await written()
  expect(mailsTo(company.user.email)).toHaveLength(1)
  expect(await told()).toHaveLength(1)
})

test('where the mail cannot be queued nothing says that it was told', async () => {
  await change({ failingSince: new Date(app.clock().getTime() - day), failure: 'refused' })
  const enqueue = async () => {
    throw new Error('no queue')
  }
  await expect(tellFailing({ ...telling(), enqueue }, await stored())).rejects.toThrow('no queue')
  expect((await stored()).toldOf).toBeNull()
  expect(await told()).toEqual([])
})

test('a mail that waits is not sent when the receiver works again, was removed, or its reader administers nothing any more', async () => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) } as never
  const parts = { ...telling(), mailer, webUrl: () => 'https://reports.example', warn: () => {} }
  const since = new Date(app.clock().getTime() - day)
  const run = (jobId: string, accounts = parts.accounts) =>
    receiverMails({ ...parts, accounts }).handler.run({
      jobId,
      tenant: company.tenant,
      attempt: 1,
      signal: AbortSignal.timeout(10_000),
      requeue: () => {},
      data: { userId: company.user.id, since: since.toISOString() },
    })
  const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
  await change({ failingSince: null })
  await run(id(1))
  await change({ failingSince: app.clock() })
  await run(id(2))
  await change({ failingSince: since, failure: 'certificate' })
  await run(id(3), { administrators: async () => [] })
  expect(sent).toEqual([])
  const target = sql`'receiver https://' || ${host}::text || '/trail'`
  await app.database.db.execute(sql`insert into trail_sent (company_id, target, number)
    select company_id, ${target}, number - 1 from trail_heads where company_id = ${company.id}`)
  await run(id(4))
  expect(sent[0]!.text).toContain(`The certificate of ${host} is not trusted.`)
  expect(sent[0]!.text).toContain('1 entry waits.')
  await company.client.call(contract.trail.removeReceiver, {})
  await run(id(5))
  expect(sent).toHaveLength(1)
})

import { contract, lastOnboardingStep } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTenant } from '../../../database/pool.ts'
import { openOutbox } from '../../../mail/mailer.ts'
import { aCompany, password, readMail, startApp, type TestApp } from '../../../testing/index.ts'
import { until } from '../../../testing/until.ts'
import { type Accounts, createAccounts } from '../index.ts'

let app: TestApp
let accounts: Accounts
beforeAll(async () => {
  app = await startApp({ workers: true })
  accounts = createAccounts({
    db: app.database.db,
    clock: app.clock,
    tenantOf: (companyId, db) => openTenant(db, companyId),
    secret: 's'.repeat(40),
    mailer: openOutbox(app.dataDir, 'no-reply@localhost'),
    ...others(app),
    enqueue: app.queue.enqueue,
    apiUrl: () => 'http://localhost:8900',
    onMemberRemoved: async () => {},
    webUrl: () => 'http://unused',
    warn: () => {},
  })
})
afterAll(() => app.stop())

/** What these tests do not look at. */
const others = ({ files }: TestApp) => ({
  files,
  outbound: 'public' as const,
  registrationRule: { registration: 'open' as const, domains: [] },
  privacy: {
    contact: null,
    recipients: [],
    retention: { sessions: 7, security_trail: 365, mails: 30, deleted_documents: 0 },
  },
})
const mailTo = (address: string) => app.mails().filter((mail) => mail.includes(`To: ${address}`))
/** The text of a mail as a person reads it. */
const decode = (mail: string) => readMail(mail).text

test('the person who uploaded gets one mail about a batch, in their language, however often it is announced', async () => {
  const { tenant, user, client } = await aCompany(app)
  client.language = 'de'
  await client.call(contract.session.login, { body: { email: user.email, password } })
  const done = { userId: user.id, batch: 'batch-1', processed: 3, failed: 1 }
  await accounts.documentsProcessed(tenant, done)
  await accounts.documentsProcessed(tenant, done)
  await until(() => expect(mailTo(user.email)).toHaveLength(1))
  await accounts.documentsProcessed(tenant, done)
  await accounts.documentsProcessed(tenant, { ...done, batch: 'batch-2', processed: 1, failed: 0 })
  await until(() => expect(mailTo(user.email)).toHaveLength(2))
  const [first] = mailTo(user.email).filter((mail) => mail.includes('3 Dokumente'))
  expect(decode(first!)).toContain('Guten Tag Ada Sommer,')
  expect(decode(first!)).toContain('Eines davon konnte nicht gelesen werden.')
  expect(decode(first!)).toContain('http://localhost:8080/datapoints')
})

test('somebody in the onboarding wizard is told that it goes on, and led back to it; afterwards to the values', async () => {
  const { tenant, user, client } = await aCompany(app)
  await client.call(contract.session.login, { body: { email: user.email, password } })
  const texts = () => mailTo(user.email).map(decode)
  await client.call(contract.company.onboarding, { body: { step: 1 } })
  await accounts.documentsProcessed(tenant, { userId: user.id, batch: 'within', processed: 1, failed: 0 })
  await until(() => expect(texts()).toHaveLength(1))
  expect(texts()[0]).toContain('You can continue setting up your reporting where you left off.')
  expect(texts()[0]).toContain('http://localhost:8080/onboarding')
  expect(texts()[0]).not.toContain('/datapoints')
  await client.call(contract.company.onboarding, { body: { step: lastOnboardingStep } })
  await accounts.documentsProcessed(tenant, { userId: user.id, batch: 'afterwards', processed: 2, failed: 0 })
  await until(() => expect(texts()).toHaveLength(2))
  const after = texts().find((mail) => mail.includes('2 documents'))
  expect(after).toContain('http://localhost:8080/datapoints')
  expect(after).not.toContain('/onboarding')
})

test('a batch whose transaction is rolled back is not announced', async () => {
  const { tenant, user } = await aCompany(app)
  const undone = tenant.transaction(async (inside) => {
    await accounts.documentsProcessed(inside, { userId: user.id, batch: 'never', processed: 1, failed: 0 })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await accounts.documentsProcessed(tenant, { userId: user.id, batch: 'after', processed: 2, failed: 0 })
  await until(() => expect(mailTo(user.email)).toHaveLength(1))
})

test('what other features ask about a company is answered', async () => {
  const { tenant, client } = await aCompany(app)
  expect(await accounts.settings(tenant)).toMatchObject({ standardSet: 'esrs-2023', size: null })
  expect(await accounts.mayUpload(tenant)).toBe(true)
  await accounts.setProcessingComplete(tenant, true)
  expect((await client.call(contract.company.get, {})).metadata.onboarding_status.processing_complete).toBe(true)
})

test('what has run out is removed, what has not stays', async () => {
  const own = await startApp()
  const { client } = await aCompany(own)
  const parts = { db: own.database.db, clock: own.clock, secret: 'j'.repeat(43), enqueue: own.queue.enqueue }
  const { sweep } = createAccounts({
    ...parts,
    tenantOf: (companyId, db) => openTenant(db, companyId),
    mailer: openOutbox(own.dataDir, 'x@y'),
    ...others(own),
    apiUrl: () => 'http://localhost:8900',
    onMemberRemoved: async () => {},
    webUrl: () => '',
    warn: () => {},
  })
  const count = async (table: string) =>
    Number((await own.database.db.execute<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]!.n)
  await sweep()
  expect([await count('sessions'), await count('throttles')]).toEqual([1, 1])
  await client.call(contract.session.me, {})
  own.clock.advance(32 * 86_400_000)
  await sweep()
  expect([await count('sessions'), await count('refresh_tokens'), await count('throttles')]).toEqual([0, 0, 0])
  await own.stop()
})

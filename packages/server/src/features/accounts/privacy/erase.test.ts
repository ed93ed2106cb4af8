import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { afterEach, expect, test } from 'vitest'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { openDiskStore } from '../../../files/disk.ts'
import { openOutbox } from '../../../mail/mailer.ts'
import {
  aColleague,
  aCompany,
  aDocument,
  aGuest,
  password,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../../testing/index.ts'
import { removeFilesJob, removeMailsJob, removingJobs } from '../company/left-outside.ts'

// What an erasure leaves outside of the database, with every step of its removal failing at first.

const { privacy, session } = contract
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** How often each step has failed, and how often it is going to. */
interface Failures {
  files: number
  mails: number
  keys: number
  left: number
}

/** An app whose files and mails cannot be removed until that was tried a few times, at once or after a while. */
async function anApp() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'erase-'))
  const failed: Failures = { files: 0, mails: 0, keys: 0, left: 3 }
  const disk = openDiskStore(path.join(folder, 'files'))
  const outbox = path.join(folder, 'outbox')
  const mailer = openOutbox(outbox, 'Test <no-reply@localhost>')
  const app = await startApp({
    workers: true,
    store: {
      ...disk,
      remove: (name) => {
        if (failed.files >= failed.left) return disk.remove(name)
        failed.files += 1
        throw new Error('The disk cannot be reached.')
      },
    },
    mailer: {
      ...mailer,
      forget: async (mails) => {
        if (failed.mails >= failed.left) return mailer.forget(mails)
        failed.mails += 1
        throw new Error('The outbox cannot be written.')
      },
    },
  })
  undo.push(
    () => app.stop(),
    () => fs.rmSync(folder, { recursive: true, force: true }),
  )
  app.files.forget = () => {
    failed.keys += 1
    throw new Error('Nothing can be forgotten.')
  }
  const mailsTo = (address: string) =>
    fs
      .readdirSync(outbox)
      .filter((name) => fs.readFileSync(path.join(outbox, name), 'utf8').includes(`To: ${address}\n`)).length
  return { app, failed, mailsTo, outbox }
}

/** Jobs of erasures that are not done, each made due; what a test waits for is not worth a minute. */
async function waiting(app: TestApp): Promise<number> {
  await app.database.db.execute(
    `update jobs.job set start_after = now() where name like 'accounts.erase.%' and state = 'created'`,
  )
  const { rows } = await app.database.db.execute<{ n: number }>(
    `select count(*)::int as n from jobs.job where name like 'accounts.erase.%' and state <> 'completed'`,
  )
  return rows[0]!.n
}

/** What jobs still say after they are done. */
const said = async (app: TestApp) => {
  const { rows } = await app.database.db.execute<{ data: string }>(
    `select data::text as data from jobs.job where name like 'accounts.erase.%'`,
  )
  return rows.map(({ data }) => data).join()
}

const aQuestionnaire = ({ client }: TestCompany) =>
  client.call(contract.questionnaires.read, {
    body: {},
    file: new File(['Question,Answer\nHow much energy did you use in 2025?,\n'], 'questions.csv'),
  })

test('erasing a company is answered once its rows are gone, and each step after it is repeated until it is done', async () => {
  const { app, failed, mailsTo, outbox } = await anApp()
  const company = await aCompany(app, { name: 'Seewind AG' })
  const colleague = await aColleague(app, company.id)
  const stranger = await aCompany(app)
  const kept = await aDocument(stranger)
  await aQuestionnaire(company)
  await aDocument(company)
  const guest = await aGuest(app, company, 'request')
  await app.client().call(session.forgotPassword, { body: { email: colleague.email } })
  await app.client().call(session.forgotPassword, { body: { email: stranger.user.email } })
  await expect.poll(() => mailsTo(colleague.email)).toBe(1)
  await expect.poll(() => mailsTo(stranger.user.email)).toBe(1)
  await expect.poll(() => mailsTo(guest.email)).toBeGreaterThan(0)
  const { rows: files } = await app.database.db.execute<{ file: string }>(
    `select file from documents where company_id = '${company.id}'`,
  )

  const body = { password, company_name: 'Seewind AG' }
  const response = await company.client.send('/company/erase/', { method: 'POST', body })
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  await expect(company.client.call(session.me, {})).rejects.toMatchObject({ status: 401 })

  await expect.poll(() => waiting(app)).toBe(0)
  expect(failed).toEqual({ files: 3, mails: 3, keys: 1, left: 3 })
  for (const { file } of files) await expect(app.files.read(file)).rejects.toMatchObject({ code: 'ENOENT' })
  expect([colleague.email, guest.email].map(mailsTo)).toEqual([0, 0])
  expect(fs.readdirSync(outbox).length).toBeGreaterThan(0)
  const left = await said(app)
  for (const word of [colleague.email, guest.email, ...files.map(({ file }) => file)]) expect(left).not.toContain(word)
  await stranger.client.call(contract.documents.get, { params: { id: kept.id } })
})

test('erasing a person is answered once they are gone, and their mails are removed until none is left', async () => {
  const { app, failed, mailsTo } = await anApp()
  const company = await aCompany(app)
  const { client, email } = await aColleague(app, company.id)
  await app.client().call(session.forgotPassword, { body: { email } })
  await expect.poll(() => mailsTo(email)).toBe(1)
  await client.call(privacy.eraseMe, { body: { password } })
  await expect(client.call(session.me, {})).rejects.toMatchObject({ status: 401 })
  await expect.poll(() => waiting(app)).toBe(0)
  expect([failed.mails, mailsTo(email)]).toEqual([3, 0])
  expect(await said(app)).not.toContain(email)
})

test('a job of an erasure that killed its process every time is made anew', async () => {
  const enqueued: unknown[] = []
  const jobs = removingJobs({
    db: {} as Queries,
    files: { remove: async () => {} },
    mailer: { forget: async () => {} },
    enqueue: async (_, job, data) => void enqueued.push([job.id, data]),
    warn: () => {},
  })
  const data = { erasure: crypto.randomUUID(), files: ['a'], ids: ['b'], addresses: ['c'] }
  for (const { handler } of jobs) await handler.onFailed({ tenant: {} as Tenant, data, jobId: crypto.randomUUID() })
  expect(enqueued).toEqual([removeFilesJob, removeMailsJob].map(({ id }) => [id, data]))
})

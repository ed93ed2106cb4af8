import fs from 'node:fs'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { afterEach, expect, test } from 'vitest'
import type { Quotas } from '../../registration-settings.ts'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

let running: TestApp | null = null
afterEach(async () => {
  await running?.stop()
  running = null
})

async function start(quotas: Partial<Quotas>): Promise<{ app: TestApp; company: TestCompany }> {
  const app = await startApp({ quotas: { storageBytes: null, documents: null, uploadsPerHour: null, ...quotas } })
  running = app
  return { app, company: await aCompany(app) }
}

const upload = (company: TestCompany, n: number, bytes = 100) =>
  aDocument(company, { name: `note ${n}.txt`, content: `note ${n} `.padEnd(bytes, 'x') })
const stored = (app: TestApp) =>
  fs
    .readdirSync(path.join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).length

test('as many documents as the operator allows, even all at once, and room again after a removal', async () => {
  const { app, company } = await start({ documents: 3 })
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => upload(company, n)))
  const good = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect([good.length, refused.length]).toEqual([3, 3])
  expect(refused[0]).toMatchObject({
    status: 409,
    body: { code: 'quota_reached', error: expect.stringMatching(/has 3 documents/) },
  })
  expect(stored(app)).toBe(3)
  await upload(await aCompany(app), 1)
  await company.client.call(contract.documents.remove, { params: { id: good[0]!.id } })
  await upload(company, 7)
})

test('as many bytes as the operator allows; what is there already is no second copy', async () => {
  const { company } = await start({ storageBytes: 1_048_576 })
  await upload(company, 1, 1_000_000)
  await expect(upload(company, 2, 100_000)).rejects.toMatchObject({
    status: 409,
    body: { code: 'quota_reached', error: expect.stringMatching(/more than the 1 MB that your company has/) },
  })
  await upload(company, 3, 1000)
  await upload(company, 1, 1_000_000)
})

test('as many uploads an hour as the operator allows, and then again', async () => {
  const { app, company } = await start({ uploadsPerHour: 2 })
  await upload(company, 1)
  await upload(company, 2)
  const refused = await upload(company, 3).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', error: expect.stringMatching(/2 files within an hour.*Go on in 60 minutes/) },
  })
  app.clock.advance(3_601_000)
  await company.client.call(contract.company.get, {}).catch(() => {})
  const again = await app.client().send('/login/', {
    method: 'POST',
    body: { email: company.user.email, password: 'windrad auf dem huegel' },
  })
  company.client.access = ((await again.json()) as { access: string }).access
  await upload(company, 4)
})

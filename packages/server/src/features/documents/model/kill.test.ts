import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@esrs/contract'
import { afterEach, expect, test } from 'vitest'
import { ApiClient } from '../../../testing/client.ts'
import { behaviours } from '../../../testing/fake-model/behaviours.ts'
import { agree, readByModel, report, standing } from '../../../testing/fake-model/reading.ts'
import { startFakeModel } from '../../../testing/fake-model/server.ts'
import { type Product, startProduct } from '../../../testing/product.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const { session, documents, csrd } = contract

async function register(product: Product, name: string) {
  const client = new ApiClient(await product.api)
  const account = { email: `${name}@example.org`, password: 'windrad auf dem huegel', name: 'Ada Sommer' }
  client.access = (await client.call(session.register, { body: { ...account, company_name: name } })).access
  /** The same person at the product that was started again. */
  const signIn = async (next: Product) => {
    const again = new ApiClient(await next.api)
    const { email, password } = account
    again.access = (await again.call(session.login, { body: { email, password } })).access
    return again
  }
  return { client, signIn }
}

const upload = async (client: ApiClient) =>
  (await client.call(documents.upload, { body: {}, file: new File([report], 'report.md') })).document

/** What the company sees of it: values with their quotes, and what became of the model's answers. */
async function seenBy(client: ApiClient) {
  const { data } = await client.call(csrd.listDatapoints, { query: { page_size: 50 } })
  const { answers, month } = await standing({ client })
  const values = data.datapoints.map(({ key, value, evidence }) => [key, value, evidence.map(({ excerpt }) => excerpt)])
  return { values, answers, month }
}

test('a product that is killed while a model reads goes on where it was, and pays for nothing twice', async () => {
  const fake = await startFakeModel(behaviours.good)
  undo.push(() => fake.stop())
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const start = () => {
    const settings = {
      DATA_DIR: path.join(folder, 'data'),
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: fake.url.href,
      AI_MODEL: 'fake',
      AI_CONCURRENCY: '1',
    }
    const product = startProduct(settings, folder)
    undo.push(product.stop)
    return product
  }
  const different = () => new Set(fake.received.map(({ prompt }) => prompt)).size
  /** Has the product killed when it asks its n-th question: that one is on its way and never answered. */
  const killAt = (product: Product, n: number) =>
    fake.behave((asked, count) => {
      if (different() < n) return behaviours.good(asked, count)
      product.child.kill('SIGKILL')
      return { silent: true }
    })

  const first = start()
  const { client, signIn } = await register(first, 'nordlicht')
  await agree({ client }, fake)
  killAt(first, 2)
  const document = await upload(client)
  await first.exit
  const second = start()
  killAt(second, 5)
  await second.exit
  expect([first, second].map(({ child }) => child.signalCode)).toEqual(['SIGKILL', 'SIGKILL'])

  fake.behave(behaviours.good)
  const third = start()
  const again = await signIn(third)
  expect(await readByModel({ client: again }, document)).toMatchObject({ stage: 'processed', notes: [] })
  const asked = different()
  expect(asked).toBeGreaterThan(5)
  // Only what was on its way at a kill was sent again, and only that stays put aside.
  expect(fake.received).toHaveLength(asked + 2)
  const killed = await seenBy(again)
  expect(killed.month.requests).toBe(asked)
  expect(killed.month.reserved_tokens).toBeGreaterThan(0)

  const { client: calm } = await register(third, 'seewind')
  await agree({ client: calm }, fake)
  fake.received.length = 0
  await readByModel({ client: calm }, await upload(calm))
  expect(fake.received).toHaveLength(asked)
  const undisturbed = await seenBy(calm)
  expect(killed.values.length).toBeGreaterThan(0)
  expect(killed).toEqual({
    ...undisturbed,
    month: { ...undisturbed.month, reserved_tokens: killed.month.reserved_tokens },
  })
}, 600_000)

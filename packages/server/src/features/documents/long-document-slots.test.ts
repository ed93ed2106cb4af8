import { expect, test } from 'vitest'
import type { Tenant } from '../../database/tenant.ts'
import { LongDocumentSlots } from './long-document-slots.ts'

const tenant = {} as Tenant
const small = false
const large = true

function aQueue() {
  const queue = { waits: false, hurried: 0 }
  const promoteDelayed = async () => {
    queue.hurried += 1
  }
  const slots = (places: number) =>
    new LongDocumentSlots(
      { otherTenantsWaiting: async () => queue.waits, anyWaiting: async () => queue.waits, promoteDelayed },
      places,
      {
        milliseconds: 3000,
        memoryBytes: 400,
      },
    )
  return { queue, slots }
}

test('a document goes on for as long as nobody else waits, however many are read', async () => {
  const all = aQueue().slots(1)
  const documents = [1, 2, 3].map(() => all.acquire(tenant, false)!)
  for (const { slice } of documents) expect(await slice.mayGoOn(small)).toBe(true)
})

test('when another company waits, so many go on as there are places, and the next gives way', async () => {
  const { queue, slots } = aQueue()
  const all = slots(2)
  const [first, second, third] = [1, 2, 3].map(() => all.acquire(tenant, false)!)
  queue.waits = true
  expect(await first!.slice.mayGoOn(small)).toBe(true)
  expect(await second!.slice.mayGoOn(small)).toBe(true)
  expect(await third!.slice.mayGoOn(small)).toBe(false)
  // Who has a place keeps it.
  expect(await first!.slice.mayGoOn(small)).toBe(true)
})

test('one that takes much memory needs a place even if nobody waits', async () => {
  const all = aQueue().slots(1)
  const [first, second] = [all.acquire(tenant, false)!, all.acquire(tenant, false)!]
  expect(await first.slice.mayGoOn(large)).toBe(true)
  expect(await second.slice.mayGoOn(large)).toBe(false)
})

test('one that is known to take long begins only where there is a place, and is never asked to give way', async () => {
  const { queue, slots } = aQueue()
  const all = slots(1)
  queue.waits = true
  const long = all.acquire(tenant, true)!
  expect(all.acquire(tenant, true)).toBeNull()
  expect(await long.slice.mayGoOn(large)).toBe(true)
  expect(await all.acquire(tenant, false)!.slice.mayGoOn(small)).toBe(false)
})

test('a place that is free again goes to the next, who is hurried', async () => {
  const { queue, slots } = aQueue()
  const all = slots(1)
  const long = all.acquire(tenant, true)!
  await long.end()
  expect(queue.hurried).toBe(1)
  await long.end()
  expect(queue.hurried).toBe(1)
  expect(all.acquire(tenant, true)).not.toBeNull()
  expect(all.acquire(tenant, true)).toBeNull()
})

test('one that never needed a place hurries nobody, and takes none after its end', async () => {
  const { queue, slots } = aQueue()
  const all = slots(1)
  const quick = all.acquire(tenant, false)!
  queue.waits = true
  const asked = quick.slice.mayGoOn(small)
  await quick.end()
  await asked
  expect(queue.hurried).toBe(0)
  expect(all.acquire(tenant, true)).not.toBeNull()
})

test('work that comes last begins where nothing waits and a place is free', async () => {
  const { queue, slots } = aQueue()
  const all = slots(1)
  queue.waits = true
  expect(await all.acquireLast()).toBeNull()
  queue.waits = false
  const last = (await all.acquireLast())!
  expect(await all.acquireLast()).toBeNull()
  await last.end()
  await last.end()
  expect(queue.hurried).toBe(1)
  expect(await all.acquireLast()).not.toBeNull()
})

test('work that comes last gives way to a document that still waits when it is asked again', async () => {
  const { queue, slots } = aQueue()
  const last = (await slots(1).acquireLast())!
  queue.waits = true
  expect(await last.slice.mayGoOn(small)).toBe(true)
  queue.waits = false
  expect(await last.slice.mayGoOn(small)).toBe(true)
  queue.waits = true
  expect(await last.slice.mayGoOn(small)).toBe(true)
  expect(await last.slice.mayGoOn(small)).toBe(false)
})

test('a document that needs a place takes that of work that comes last, and the place is not there twice', async () => {
  const { queue, slots } = aQueue()
  const all = slots(1)
  const last = (await all.acquireLast())!
  const long = all.acquire(tenant, true)!
  expect(await last.slice.mayGoOn(small)).toBe(false)
  await last.end()
  expect(queue.hurried).toBe(0)
  expect(all.acquire(tenant, true)).toBeNull()
  await long.end()
  expect(all.acquire(tenant, true)).not.toBeNull()
})

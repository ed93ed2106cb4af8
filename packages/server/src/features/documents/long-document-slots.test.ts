import { expect, test } from 'vitest'
import type { Tenant } from '../../database/tenant.ts'
import { LongDocumentSlots } from './long-document-slots.ts'

const tenant = {} as Tenant
const small = false
const large = true

function aLine() {
  const line = { waits: false, hurried: 0 }
  const promoteDelayed = async () => {
    line.hurried += 1
  }
  const turns = (places: number) =>
    new LongDocumentSlots(
      { otherTenantsWaiting: async () => line.waits, anyWaiting: async () => line.waits, promoteDelayed },
      places,
      {
        milliseconds: 3000,
        memoryBytes: 400,
      },
    )
  return { line, turns }
}

test('a document goes on for as long as nobody else waits, however many are read', async () => {
  const all = aLine().turns(1)
  const documents = [1, 2, 3].map(() => all.acquire(tenant, false)!)
  for (const { slice } of documents) expect(await slice.mayGoOn(small)).toBe(true)
})

test('when another company waits, so many go on as there are places, and the next gives way', async () => {
  const { line, turns } = aLine()
  const all = turns(2)
  const [first, second, third] = [1, 2, 3].map(() => all.acquire(tenant, false)!)
  line.waits = true
  expect(await first!.slice.mayGoOn(small)).toBe(true)
  expect(await second!.slice.mayGoOn(small)).toBe(true)
  expect(await third!.slice.mayGoOn(small)).toBe(false)
  // Who has a place keeps it.
  expect(await first!.slice.mayGoOn(small)).toBe(true)
})

test('one that takes much memory needs a place even if nobody waits', async () => {
  const all = aLine().turns(1)
  const [first, second] = [all.acquire(tenant, false)!, all.acquire(tenant, false)!]
  expect(await first.slice.mayGoOn(large)).toBe(true)
  expect(await second.slice.mayGoOn(large)).toBe(false)
})

test('one that is known to take long begins only where there is a place, and is never asked to give way', async () => {
  const { line, turns } = aLine()
  const all = turns(1)
  line.waits = true
  const long = all.acquire(tenant, true)!
  expect(all.acquire(tenant, true)).toBeNull()
  expect(await long.slice.mayGoOn(large)).toBe(true)
  expect(await all.acquire(tenant, false)!.slice.mayGoOn(small)).toBe(false)
})

test('a place that is free again goes to the next, who is hurried', async () => {
  const { line, turns } = aLine()
  const all = turns(1)
  const long = all.acquire(tenant, true)!
  await long.end()
  expect(line.hurried).toBe(1)
  await long.end()
  expect(line.hurried).toBe(1)
  expect(all.acquire(tenant, true)).not.toBeNull()
  expect(all.acquire(tenant, true)).toBeNull()
})

test('one that never needed a place hurries nobody, and takes none after its end', async () => {
  const { line, turns } = aLine()
  const all = turns(1)
  const quick = all.acquire(tenant, false)!
  line.waits = true
  const asked = quick.slice.mayGoOn(small)
  await quick.end()
  await asked
  expect(line.hurried).toBe(0)
  expect(all.acquire(tenant, true)).not.toBeNull()
})

test('work that comes last begins where nothing waits and a place is free', async () => {
  const { line, turns } = aLine()
  const all = turns(1)
  line.waits = true
  expect(await all.acquireLast()).toBeNull()
  line.waits = false
  const last = (await all.acquireLast())!
  expect(await all.acquireLast()).toBeNull()
  await last.end()
  await last.end()
  expect(line.hurried).toBe(1)
  expect(await all.acquireLast()).not.toBeNull()
})

test('work that comes last gives way to a document that still waits when it is asked again', async () => {
  const { line, turns } = aLine()
  const last = (await turns(1).acquireLast())!
  line.waits = true
  expect(await last.slice.mayGoOn(small)).toBe(true)
  line.waits = false
  expect(await last.slice.mayGoOn(small)).toBe(true)
  line.waits = true
  expect(await last.slice.mayGoOn(small)).toBe(true)
  expect(await last.slice.mayGoOn(small)).toBe(false)
})

test('a document that needs a place takes that of work that comes last, and the place is not there twice', async () => {
  const { line, turns } = aLine()
  const all = turns(1)
  const last = (await all.acquireLast())!
  const long = all.acquire(tenant, true)!
  expect(await last.slice.mayGoOn(small)).toBe(false)
  await last.end()
  expect(line.hurried).toBe(0)
  expect(all.acquire(tenant, true)).toBeNull()
  await long.end()
  expect(all.acquire(tenant, true)).not.toBeNull()
})

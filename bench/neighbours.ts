import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '../packages/contract/src/index.ts'
import { ApiClient } from '../packages/server/src/testing/client.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'
import { quantile } from './api/load.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

// Whether one company can hold up another: clients of the demo company issue versions of its statement, all of which need the same
// locks, while somebody of another company works. `npm run bench -- neighbours [clients] [seconds]`
const [clients = 25, seconds = 20] = process.argv.slice(2).map(Number)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-neighbours-'))
const { DATABASE_POOL = '10' } = process.env

/** Statuses of replies with how long each took. */
type Seen = { status: number; milliseconds: number; retryAfter: string | null }[]

async function timed(seen: Seen, send: () => Promise<Response>): Promise<void> {
  const began = performance.now()
  const reply = await send()
  await reply.arrayBuffer()
  const retryAfter = reply.headers.get('retry-after')
  seen.push({ status: reply.status, milliseconds: performance.now() - began, retryAfter })
}

function tell(who: string, seen: Seen): void {
  const times = seen.map(({ milliseconds }) => milliseconds)
  const statuses = [...new Set(seen.map(({ status }) => status))].sort()
  const said = statuses.map((one) => `${seen.filter(({ status }) => status === one).length} × ${one}`).join(', ')
  const figures = [0.5, 0.99, 1].map((share) => `${(quantile(times, share) / 1000).toFixed(2)} s`)
  console.log(`${who.padEnd(34)} ${said}; median ${figures[0]}, p99 ${figures[1]}, slowest ${figures[2]}`)
  const silent = seen.filter(({ status, retryAfter }) => (status === 429 || status === 503) && !retryAfter).length
  if (silent > 0) console.log(`  ${silent} refusals without Retry-After`)
}

/** Works as a person does, one call after the other, with a pause between two. */
async function person(client: ApiClient, seen: Seen, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const name = `Site ${turn}`
    await timed(seen, () =>
      turn % 2 === 0
        ? client.send('/company/')
        : client.send('/company/iro-analysis/', {
            method: 'POST',
            body: { title: name, type: 'Risk', category: 'E1', priority: 'low' },
          }),
    )
    await wait(100)
  }
}

const settings = { DATA_DIR: folder, DATABASE_POOL, SEED_DEMO: 'on' }
const product = startProduct(settings, os.tmpdir())
try {
  const api = await product.api
  while (!/^Demo /m.test(product.output())) await wait(100)
  const [, email, password] = /sign in as (\S+) with the password (\S+),/.exec(product.output())!
  const noisy = new ApiClient(api)
  noisy.access = (await noisy.call(contract.session.login, { body: { email: email!, password: password! } })).access!
  const confirmed = await noisy.send('/report/review/confirm/', {
    method: 'POST',
    body: { reason: 'Known.', left_out: leftOut },
  })
  console.log(`final review of the demo company confirmed: ${confirmed.status}`)
  const quiet = new ApiClient(api)
  const somebody = { email: 'ada@example.org', password: 'windrad auf dem huegel', name: 'Ada', company_name: 'Quiet' }
  quiet.access = (await quiet.call(contract.session.register, { body: somebody })).access
  const until = async (work: (isOver: () => boolean) => Promise<void>[], milliseconds: number) => {
    const end = performance.now() + milliseconds
    await Promise.all(work(() => performance.now() > end))
  }
  const [before, during, own]: [Seen, Seen, Seen] = [[], [], []]
  await until((isOver) => [person(quiet, before, isOver)], 5000)
  const issue = async (isOver: () => boolean) => {
    while (!isOver()) await timed(own, () => noisy.send('/report/versions/', { method: 'POST', body: { note: '' } }))
  }
  await until(
    (isOver) => [person(quiet, during, isOver), ...Array.from({ length: clients }, () => issue(isOver))],
    seconds * 1000,
  )
  console.log(`${clients} clients issue versions for ${seconds} s, ${DATABASE_POOL} connections`)
  tell('another company before', before)
  tell('another company meanwhile', during)
  tell('their own calls', own)
} finally {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
process.exit()

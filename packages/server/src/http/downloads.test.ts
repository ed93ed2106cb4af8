import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { contract, type Endpoint, trailOf } from '@esrs/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Entry } from '../database/trail-entry.ts'
import { openDiskStore } from '../files/disk.ts'
import { encryptFiles } from '../files/encryption/company-files.ts'
import { createLog } from '../log.ts'
import { ApiClient } from '../testing/client.ts'
import { createApi } from './api.ts'
import type { AllHandlers, Caller, Download } from './serve.ts'

// Every call that answers with a file, with a source that breaks once the head has left.

const downloads = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, call]) =>
    call.download ? [{ name: `${group}.${name}`, call }] : [],
  ),
)

/** How the next download goes on after its first bytes. */
let goesOn: () => AsyncGenerator<Buffer>
async function* broken() {
  yield Buffer.from('the beginning')
  yield* goesOn()
}
const download: () => Promise<Download> = async () => ({
  stream: Readable.from(broken(), { objectMode: false }),
  size: null,
  name: 'file.bin',
  mimeType: 'application/octet-stream',
})

const lines: {
  level: number
  msg: string
  route?: string
  call?: string
  brokenOff?: boolean
  err?: { message: string }
}[] = []
const rows: Entry[] = []
const tenant = { companyId: 'c' } as Tenant
const actor = { userId: 'u', companyId: 'c', sessionId: 's', role: 'company_admin' } as const
const guest = { linkId: 'l', companyId: 'c', kind: 'room', subjectId: 'r', email: 'a@b.c', name: 'A' } as const
const nobody = async () => {
  throw new Error('not asked')
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'downloads-'))
let api: FastifyInstance
let client: ApiClient
beforeAll(async () => {
  const csrf = async ({ caller }: { caller: Caller }) => ({ csrfToken: caller.csrfToken() })
  const group = new Proxy({}, { get: (_, name) => (name === 'csrf' ? csrf : download) })
  api = await createApi({
    countUpload: async () => {},
    contract,
    handlers: new Proxy({}, { get: () => group }) as AllHandlers<typeof contract>,
    authenticator: {
      sign: nobody,
      authenticateGuest: async () => ({ guest, tenant }),
      authenticateDirectory: nobody,
      authenticate: async () => ({ actor, tenant, scopes: null }),
      recognise: async () => null,
      admit: async () => {},
      forget: () => {},
    },
    files: encryptFiles(openDiskStore(folder), null),
    trail: { clock: systemClock, add: async (entry) => void rows.push(entry), warn: () => {} },
    maxUploadBytes: 100,
    cookieSecret: 'c'.repeat(40),
    https: false,
    crossSite: false,
    trustProxy: false,
    allowsOrigin: () => false,
    logger: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
  })
  client = new ApiClient(await api.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await api.close()
  fs.rmSync(folder, { recursive: true })
})
beforeEach(() => {
  lines.length = 0
  rows.length = 0
})

const values: Record<string, string> = { number: '1', index: '0', key: 'E1-5_01' }
const addressOf = ({ path, query }: Endpoint) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? crypto.randomUUID()) +
  (!query || query.safeParse({}).success ? '' : '?format=csv')

describe('a download that breaks after its head', () => {
  test('is looked at with every call that there is', () => expect(downloads.length).toBeGreaterThan(15))

  test.each(downloads)('is logged and stands in the trail as broken: $name', async ({ name, call }) => {
    goesOn = () => {
      throw new Error('the source is gone')
    }
    const raw = new FormData()
    raw.append('file', new File(['a'], 'a.csv'))
    const response = await client.send(addressOf(call), { method: call.method, ...(call.upload && { raw }) })
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
    const requests = () => lines.filter(({ msg, route }) => msg === 'request' && route !== '/csrf/')
    await expect.poll(requests).toHaveLength(1)
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: 'a download broke off', call: name }))
    expect(requests()[0]).toMatchObject({ brokenOff: true })
    const outcomes = rows.map((row) => [row.call, row.outcome, row.code])
    const kept = trailOf(call)
    expect(outcomes).toEqual(
      kept
        ? [
            [name, 'done', null],
            [name, 'failed', 'internal'],
          ]
        : [],
    )
  })

  test('on the side of its receiver is no failure of ours, and is logged', async () => {
    let isOver = false
    goesOn = async function* () {
      try {
        for (;;) yield Buffer.alloc(1_000_000)
      } finally {
        isOver = true
      }
    }
    const giveUp = new AbortController()
    const headers = { authorization: 'Bearer x' }
    const response = await fetch(`${client.base}/company/export/`, { headers, signal: giveUp.signal })
    await response.body!.getReader().read()
    giveUp.abort()
    await expect.poll(() => isOver).toBe(true)
    await expect.poll(() => lines.map(({ msg, brokenOff }) => [msg, brokenOff])).toContainEqual(['request', true])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['done'])
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { contract, type Endpoint, trailOf } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findInsanities } from '../../sanity/sanity.ts'
import {
  type ApiClient,
  aCompany,
  aDocument,
  aGuest,
  aToken,
  password,
  signInByPassword,
  startApp,
  type TestApp,
} from '../../testing/index.ts'
import { until } from '../../testing/until.ts'
import { checkTrail } from '../../trail/check.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { trail, csrd, session } = contract
const rowsOf = async (client: ApiClient, filter = {}) =>
  (await client.call(trail.list, { query: { page_size: 50, ...filter } })).results
const execute = (text: string) => app.database.db.execute(text)

/** Changes a trail as somebody does who has the database in their hands. */
async function tamper(...statements: string[]) {
  const both = (how: string) => ['trail', 'trail_heads'].map((table) => `alter table ${table} ${how} trigger user`)
  for (const statement of [...both('disable'), ...statements, ...both('enable')]) await execute(statement)
}
const found = (id: string) =>
  findInsanities({ db: app.database.db, files: app.files, atRest: false }).then((all) =>
    all.filter((line) => line.includes(id)),
  )

describe('what leaves a row', () => {
  /** Calls that leave none although they are sent something, each with the reason. */
  const none: Record<string, string> = {
    'session.login': 'events',
    'session.secondStep': 'events',
    'session.beginPasskey': 'makes a question',
    'session.passkey': 'events',
    'passkeys.begin': 'makes a question',
    'passkeys.beginProof': 'makes a question',
    'singleSignOn.begin': 'makes a question',
    'singleSignOn.finish': 'events',
    'singleSignOn.beginProof': 'makes a question',
    'singleSignOn.test': 'reads',
    'session.register': 'events',
    'session.refresh': 'keeps a session going; its end and its replay are events',
    'session.logout': 'events',
    'session.forgotPassword': 'events',
    'session.checkLink': 'reads',
    'session.resetPassword': 'events',
    'session.confirmEmail': 'events',
    'exchange.previewImport': 'reads',
    'exchange.refusedRows': 'gives back what was sent',
    'materiality.previewMethod': 'reads',
    'materiality.previewImport': 'reads',
    'review.read': 'reads',
    'work.seen': 'says what somebody has looked at',
    'work.check': 'reads',
    'answer.check': 'reads',
    'answer.readSheet': 'reads',
    'organisation.previewImport': 'reads',
    'figures.previewImport': 'reads',
    'inventory.previewImport': 'reads',
    'factors.previewImport': 'reads',
    'law.check': 'reads',
  }
  const calls = Object.entries(contract).flatMap(([group, all]) =>
    Object.entries(all as Record<string, Endpoint>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
  )

  test('everything that is sent or taken away, but for what is said here', () => {
    const asked = calls.filter(({ call }) => call.method !== 'GET' || call.download)
    const leaving = asked.filter(({ call }) => trailOf(call)?.always === true)
    expect(leaving.length).toBeGreaterThan(120)
    expect(
      asked
        .filter((one) => !leaving.includes(one))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(none).sort())
  })

  test('and everything that an auditor looks at', () => {
    for (const { name, call } of calls.filter((one) => one.name.startsWith('audit.')))
      expect(trailOf(call)?.always, name).toBe(true)
  })
})

test('ten people at once: every action has its row, once, with who did it', async () => {
  const company = await aCompany(app)
  const people: ApiClient[] = [company.client]
  for (let n = 1; n < 10; n += 1) {
    const id = crypto.randomUUID()
    await app.database.db.execute(sql`insert into users (id, company_id, email, name, role, password_hash)
      select ${id}::uuid, company_id, ${`${id}@example.org`}, 'Bo', 'company_member', password_hash from users where company_id = ${company.id} limit 1`)
    const client = app.client()
    client.access = (await client.call(session.login, { body: { email: `${id}@example.org`, password } })).access
    people.push(client)
  }
  const done = new Map<string, string>()
  const work = async (client: ApiClient, n: number) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const write = { method: 'PUT', body: { value: `${turn} MWh`, explanation: `By ${n}.` } }
      const asked: [string, { method?: string; body?: object }, string] =
        turn % 4 === 3
          ? ['/csrd/datapoints/export/?format=csv', {}, 'exchange.exportDatapoints']
          : [`/csrd/datapoints/E1-5_0${1 + (turn % 4)}/`, write, 'csrd.updateDatapoint']
      const response = await client.send(asked[0], asked[1])
      expect(response.status, await response.text()).toBe(200)
      done.set(response.headers.get('x-request-id')!, asked[2])
    }
  }
  await Promise.all(people.map(work))
  const { rows } = await app.database.db.execute<{ request: string; call: string; people: number }>(sql`
    select request_id as request, call, count(*) over ()::int as people from trail
    where company_id = ${company.id} and actor = 'person' and call not like 'session.%'`)
  expect(rows).toHaveLength(120)
  expect(new Map(rows.map(({ request, call }) => [request, call]))).toEqual(done)
  expect(await company.client.call(trail.check, {})).toMatchObject({ faults: [], rows: 120 + 10 + 1 })
})

test('an action and its row are there together or not at all', async () => {
  const { client } = await aCompany(app)
  const params = { key: 'E1-5_01' }
  // Opening a report for the first time changes something too.
  await client.call(csrd.datapoint, { params })
  const before = (await rowsOf(client)).length
  await execute('alter function add_to_trail rename to gone')
  const refused = await client.send('/csrd/datapoints/E1-5_01/', { method: 'PUT', body: { value: '5 MWh' } })
  const exported = await client.send('/csrd/datapoints/export/?format=csv')
  await execute('alter function gone rename to add_to_trail')
  expect([refused.status, exported.status]).toEqual([500, 500])
  expect((await client.call(csrd.datapoint, { params })).value).toBeNull()
  expect(await rowsOf(client)).toHaveLength(before)
  await client.call(csrd.updateDatapoint, { params, body: { value: '5 MWh' } })
  expect(await rowsOf(client)).toHaveLength(before + 1)
})

test('a sign-out, or a stolen session that is ended, and its row are there together or not at all', async () => {
  const { client, user } = await aCompany(app)
  const first = client.refresh!
  Object.assign(client, await client.call(session.refresh, { body: { refresh: first } }))
  await client.call(session.refresh, { body: { refresh: client.refresh! } })
  app.clock.advance(61_000)
  const other = app.client()
  await signInByPassword(other, user.email)
  const send = (path: string, refresh: string) => app.client().send(path, { method: 'POST', body: { refresh } })
  await execute('alter function add_to_trail rename to gone')
  const stolen = await send('/token/refresh/', first)
  const out = await send('/logout/', other.refresh!)
  await execute('alter function gone rename to add_to_trail')
  expect([stolen.status, out.status]).toEqual([500, 500])
  await other.call(session.refresh, { body: { refresh: other.refresh! } })
  expect((await send('/token/refresh/', first)).status).toBe(401)
  expect((await send('/logout/', other.refresh!)).status).toBe(200)
  await signInByPassword(client, user.email)
  const events = (await rowsOf(client)).map(({ event }) => event)
  expect(events).toContain('session.replayed')
  expect(events).toContain('logout')
})

test('who: a person, a token, a person with a link, an auditor, the system, nobody', async () => {
  const company = await aCompany(app)
  const { client, user } = company
  const secret = await aToken(client, ['values:write'])
  const script = app.client()
  script.access = secret
  await script.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '5 MWh' } })
  const request = await aGuest(app, company, 'request')
  await request.client.call(contract.answer.send, { body: { answers: [{ key: 'E1-5_01', value: '6 MWh' }] } })
  const room = await aGuest(app, company, 'room')
  await room.client.call(contract.audit.papers, {})
  await app.client().send('/login/', { method: 'POST', body: { email: user.email, password: 'wrong' } })
  const by = async (actor: string) => (await rowsOf(client)).filter((row) => row.actor === actor)
  await expect.poll(async () => (await by('nobody')).map(({ event }) => event)).toContain('login.failed')
  expect(await by('token')).toMatchObject([
    {
      call: 'csrd.updateDatapoint',
      kind: 'change',
      objects: ['E1-5_01'],
      by: { id: user.id, name: user.name },
      outcome: 'done',
    },
  ])
  expect((await by('token'))[0]!.via).toMatch(/^[0-9a-f-]{36}$/)
  expect(await by('guest')).toMatchObject([
    { call: 'answer.send', via: request.linkId, by: null },
    { call: 'links.open', kind: 'sign_in', via: request.linkId },
  ])
  expect(await by('auditor')).toMatchObject([
    { call: 'audit.papers', kind: 'view', via: room.linkId },
    { call: 'links.open', kind: 'sign_in', via: room.linkId },
  ])
  const body = { token: room.token, code: '000000' }
  await app.client().send('/links/open/', { method: 'POST', body })
  const kept = { call: 'links.open', outcome: 'refused', via: room.linkId }
  expect(await by('nobody')).toEqual(expect.arrayContaining([expect.objectContaining(kept)]))
  for (const row of await rowsOf(client)) expect(row.address).toBe('127.0.0.0/24')
})

test('a row names what the action is about and what it has made', async () => {
  const { client } = await aCompany(app)
  const { key } = await client.call(contract.additions.create, { body: {} })
  const body = { title: 'An impact', type: 'Impact', category: 'Water', priority: 'low' } as const
  const { id } = await client.call(contract.iro.create, { body })
  const asked = { people: [{ email: 'paul@plant.example', name: 'Paul' }], datapoints: ['E1-5_01'], due: '2060-01-01' }
  const { requests } = await client.call(contract.requests.ask, { body: asked })
  const objects = Object.fromEntries((await rowsOf(client)).map((row) => [row.call, row.objects]))
  expect(objects['additions.create']).toEqual([key])
  expect(objects['iro.create']).toEqual([id])
  expect(objects['requests.ask']).toEqual(['E1-5_01', requests[0]!.id])
  expect(JSON.stringify(await rowsOf(client))).not.toContain('plant.example')
})

test('what was refused is there with its reason, and what only asks for a correction is not', async () => {
  const company = await aCompany(app)
  const { client } = company
  const secret = await aToken(client, ['values:read'])
  const script = app.client()
  script.access = secret
  await script.send('/csrd/datapoints/E1-5_01/', { method: 'PUT', body: { value: '5 MWh' } })
  await client.send('/csrd/datapoints/E1-5_01/', { method: 'PUT', body: { value: 7 } })
  await client.send('/documents/0b8f8c1e-3f0f-4f5e-9f0e-7a3f3f3f3f3f/', { method: 'DELETE' })
  const refused = await rowsOf(client, { outcome: 'refused' })
  expect(refused.map(({ call, code, actor }) => [call, code, actor])).toEqual([
    ['documents.remove', 'not_found', 'person'],
    ['csrd.updateDatapoint', 'forbidden', 'token'],
  ])
})

test('nothing of it can be changed by the application, and it goes with its company', async () => {
  const { id, client } = await aCompany(app)
  for (const statement of [
    `update trail set kind = 'view' where company_id = '${id}'`,
    `delete from trail where company_id = '${id}'`,
    'truncate trail cascade',
    `update trail_heads set number = 7 where company_id = '${id}'`,
    `delete from trail_heads where company_id = '${id}'`,
  ])
    await expect(execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'the trail is only ever added to' }),
    })
  expect(await rowsOf(client)).toHaveLength(1)
  await execute(`delete from companies where id = '${id}'`)
  expect((await execute(`select 1 from trail where company_id = '${id}'`)).rows).toEqual([])
  expect(await found(id)).toEqual([])
})

describe('a hand in the database is found', () => {
  test.each([
    [
      'a changed row',
      (id: string) => [`update trail set at = at + interval '1 day' where company_id = '${id}' and number = 3`],
      '3 changed',
    ],
    [
      'a person put in the place of another',
      (id: string) => [`update trail set by_user = gen_random_uuid() where company_id = '${id}' and number = 2`],
      '2 changed',
    ],
    ['a removed row', (id: string) => [`delete from trail where company_id = '${id}' and number = 3`], '4 missing'],
    ['the last row removed', (id: string) => [`delete from trail where company_id = '${id}' and number = 6`], '5 end'],
    [
      'a row put in',
      (id: string) => [
        `insert into trail select (jsonb_populate_record(t, '{"number": 7}')).* from trail t where company_id = '${id}' and number = 6`,
      ],
      '7 changed',
    ],
    [
      'a row made anew with a hash of its own',
      (id: string) => [
        `update trail set kind = 'view', hash = encode(sha256(convert_to('x', 'UTF8')), 'hex') where company_id = '${id}' and number = 3`,
      ],
      '4 unlinked',
    ],
  ])('%s', async (_, statements, fault) => {
    const { id, client } = await aCompany(app)
    for (let n = 1; n <= 4; n += 1)
      await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: `${n} MWh` } })
    expect(await found(id)).toEqual([])
    await tamper(...statements(id))
    expect((await found(id)).join()).toContain(fault)
    const { faults } = await client.call(trail.check, {})
    expect(faults.map(({ number, what }) => `${number} ${what}`)).toContain(fault)
    await execute(`delete from companies where id = '${id}'`)
  })
})

test('what sign-ins say goes when its time is over; everything else stays, and the chain can still be checked', async () => {
  const { id, client, tenant, user } = await aCompany(app)
  const login = (given: string) =>
    app
      .client()
      .call(session.login, { body: { email: user.email, password: given } })
      .catch(() => null)
  await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '1 MWh' } })
  await login(password)
  await login('a wrong one')
  await until(async () => expect((await signIns()).length).toBe(2))
  await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '2 MWh' } })
  const stayed = () => client.call(trail.list, { query: { page_size: 50, kind: 'change' } })
  const before = (await stayed()).results
  app.clock.advance(366 * 86_400_000)
  await Promise.all([app.sweep(), app.sweep()])
  await signInByPassword(client, user.email)
  expect((await signIns()).map(({ event }) => event)).toEqual(['login.succeeded'])
  expect((await stayed()).results).toEqual(before)
  const { rows } = await app.database.db.execute<{ number: number; row: string }>(
    sql`select number::int, to_jsonb(t)::text as row from trail t where company_id = ${id} and call = ''`,
  )
  expect(rows).toHaveLength(2)
  expect(rows.map(({ row }) => row).join()).not.toContain(user.id)
  const [named] = await rowsOf(client, { kind: 'setting' })
  expect(named).toMatchObject({
    call: 'trail.emptied',
    actor: 'system',
    objects: [`${rows[0]!.number}-${rows[1]!.number}`],
  })
  expect(await rowsOf(client, { kind: 'setting' })).toHaveLength(1)
  expect((await checkTrail(tenant.db, id)).faults).toEqual([])
  const lines = await (await client.send('/company/trail/export/?format=jsonl')).text()
  expect(lines.match(/"call":""/g)).toHaveLength(2)
  // Nor does anybody have an emptied row say something.
  const [{ number: emptied } = { number: 0 }] = rows
  await tamper(`update trail set by_user = '${user.id}' where company_id = '${id}' and number = ${emptied}`)
  expect((await checkTrail(tenant.db, id)).faults).toEqual([{ number: emptied, what: 'changed' }])
  await tamper(`update trail set by_user = null where company_id = '${id}' and number = ${emptied}`)
  // Nobody passes a row about a figure off as one of a sign-in: the database refuses it, and no row names it.
  const { number } = before[0]!
  await execute(`select empty_sign_ins('${id}', '{${number}}')`)
  expect((await stayed()).results).toEqual(before)
  await tamper(
    `update trail set kind = 'sign_in', call = '', objects = '{}' where company_id = '${id}' and number = ${number}`,
  )
  expect((await checkTrail(tenant.db, id)).faults).toEqual([{ number, what: 'changed' }])
  await execute(`delete from companies where id = '${id}'`)

  function signIns() {
    return rowsOf(client, { kind: 'sign_in' })
  }
})

test('people read it in parts, take it away as a table or lines, and nobody else does', async () => {
  const company = await aCompany(app)
  const { client } = company
  await aDocument(company)
  await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '5 MWh' } })
  await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_02' }, body: { value: '6 MWh' } })
  expect((await rowsOf(client, { object: 'E1-5_01' })).map(({ call }) => call)).toEqual(['csrd.updateDatapoint'])
  expect((await rowsOf(client, { kind: 'account' })).map(({ event }) => event)).toEqual(['account.registered'])
  expect(await rowsOf(client, { until: '2000-01-01' })).toEqual([])
  expect(await rowsOf(client, { person: company.user.id })).toHaveLength(4)
  const lines = await (await client.send('/company/trail/export/?format=jsonl')).text()
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { call: string }).call),
  ).toEqual([
    'session.register',
    'documents.upload',
    'reporting.opened',
    'csrd.updateDatapoint',
    'csrd.updateDatapoint',
    'trail.export',
  ])
  // Whoever has the lines alone can compute every hash again, as docs/operating.md says.
  let before = '0'.repeat(64)
  for (const line of lines.trim().split('\n')) {
    const { hash, number, previous, ...said } = JSON.parse(line) as Record<string, unknown>
    const sorted = JSON.stringify(Object.fromEntries(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))))
    expect(previous).toBe(before)
    before = createHash('sha256').update(`${before} ${number} ${sorted}`).digest('hex')
    expect(hash).toBe(before)
  }
  client.language = 'de'
  const csv = await (await client.send('/company/trail/export/?format=csv&kind=export')).text()
  expect(csv.trim().split('\n')).toHaveLength(3)
  expect(csv).toContain('trail.export')
  const stranger = await aCompany(app)
  expect(await rowsOf(stranger.client, { object: 'E1-5_01' })).toEqual([])
})

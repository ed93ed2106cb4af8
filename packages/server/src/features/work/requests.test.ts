import { contract, limits } from '@esrs/contract'
import { readRows } from '@esrs/engine/sheets'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  aGuest,
  guestCode,
  mailedToken,
  password,
  readMail,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../testing/index.ts'
import { dayOf, daysAfter } from './days.ts'

const { requests, links, answer, work, csrd } = contract
const [energy, fossil] = ['E1-5_01', 'E1-5_02'] as const

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.set(new Date())
  company = await aCompany(app)
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
})

const aPlant = () => `plant-${crypto.randomUUID()}@werk.example`
const inDays = (days: number) => daysAfter(dayOf(app.clock()), days)
const ask = async (email: string, more: object = {}) => {
  const body = { people: [{ email, name: 'Paul Werk' }], datapoints: [energy, fossil], due: inDays(10), ...more }
  return (await company.client.call(requests.ask, { body })).requests[0]!
}
const mailsTo = (email: string) =>
  app
    .mails()
    .filter((mail) => mail.includes(`To: ${email}`))
    .map(readMail)
const tokenFor = async (email: string) => {
  await expect.poll(() => mailedToken(app, email)).toBeTruthy()
  return mailedToken(app, email)!
}
const open = async (token: string, code?: string) => {
  const client = app.client()
  const opened = await client.call(links.open, { body: { token, ...(code && { code }) } })
  client.access = opened.key
  return { client, ...opened }
}
const send = (client: ApiClient, answers: { key: string; value: string; note?: string }[], more: object = {}) =>
  client.call(answer.send, { body: { answers, ...more } })

describe('asking somebody without an account', () => {
  test('mails a link of their own with a sheet, and the page shows what is asked and nothing else', async () => {
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2024 } } })
    await company.client.call(csrd.updateDatapoint, { params: { key: energy }, body: { value: '900 MWh' } })
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
    const email = aPlant()
    const asked = await ask(email, { note: 'Both halls, please.' })
    expect(asked).toMatchObject({ state: 'open', asked_by: 'Ada Sommer', items: [{ key: energy }, { key: fossil }] })
    const { client } = await open(await tokenFor(email))
    const [mail] = mailsTo(email)
    expect(mail!.subject).toBe('You are asked for figures for a sustainability report')
    expect(mail!.text).toContain('Nordlicht GmbH')
    expect(mail!.text).not.toContain('Both halls')
    expect(app.mails().find((raw) => raw.includes(email))).toContain('questions.xlsx')
    const own = await client.call(answer.get, {})
    expect(own).toMatchObject({ company: 'Nordlicht GmbH', note: 'Both halls, please.', year: 2025, late: false })
    expect(own.fields[0]).toMatchObject({
      key: energy,
      unit: 'MWh',
      prior: { value: '900', unit: 'MWh', year: 2024 },
      state: 'open',
    })
    expect(own.fields[0]!.question).toContain('2025')
    expect(JSON.stringify(own)).not.toContain(company.id)
    const { request } = await company.client.call(requests.get, { params: { id: asked.id } })
    expect(request.opened_at).not.toBeNull()
    const hidden = await aGuestWithoutPrior()
    expect((await hidden.call(answer.get, {})).fields[0]!.prior).toBeNull()
    // Neither the figure nor a jump from it.
    const checked = await hidden.call(answer.check, { body: { key: energy, value: '9,000,000 MWh' } })
    expect(checked.warnings).toEqual([])
  })

  async function aGuestWithoutPrior() {
    const email = aPlant()
    await ask(email, { show_last_year: false })
    return (await open(await tokenFor(email))).client
  }

  test('checks, keeps what was typed, takes proofs, and sends a proposal that is decided on by the company', async () => {
    const { client, subjectId } = await aGuest(app, company, 'request', { datapoints: [energy, fossil] })
    const check = (value: string) => client.call(answer.check, { body: { key: energy, value } })
    expect(await check('1.5 GWh')).toMatchObject({ ok: true, value: '1500', unit: 'MWh', converted: true })
    expect(await check('12 kg')).toMatchObject({ ok: false })
    await client.call(answer.save, { body: { answers: [{ key: energy, value: '1.5', note: 'half' }] } })
    expect((await client.call(answer.get, {})).fields[0]).toMatchObject({ value: '1.5', note: 'half', state: 'open' })
    const proof = new File(['Total energy consumption related to own operations in 2025: 1,500 MWh\n'], 'meters.txt')
    const kept = await client.call(answer.proof, { body: { key: energy }, file: proof })
    const wrong = send(client, [
      { key: energy, value: '1.5 GWh' },
      { key: fossil, value: 'many' },
    ])
    await expect(wrong).rejects.toMatchObject({ status: 400, body: { fields: { [fossil]: expect.any(String) } } })
    expect((await company.client.call(work.task, { params: { key: energy } })).deliveries).toEqual([])
    const once = { idempotency_key: crypto.randomUUID() }
    const sent = await Promise.all([1, 2, 3].map(() => send(client, [{ key: energy, value: '1.5 GWh' }], once)))
    expect(sent[0]!.fields.map(({ state }) => state)).toEqual(['answered', 'open'])
    const { deliveries, task } = await company.client.call(work.task, { params: { key: energy } })
    expect(deliveries).toMatchObject([{ from: 'Paul Werk', value: '1500', unit: 'MWh', state: 'waiting' }])
    expect(deliveries[0]!.proofs).toMatchObject([{ document_id: kept.id, name: 'meters.txt' }])
    expect(task.state).toBe('delivered')
    expect((await company.client.call(csrd.datapoint, { params: { key: energy } })).status).not.toBe('corrected')
    await company.client.call(work.accept, { params: { id: deliveries[0]!.id } })
    const value = await company.client.call(csrd.datapoint, { params: { key: energy } })
    expect(value).toMatchObject({ value: '1500', unit: 'MWh' })
    expect(['accepted', 'corrected']).toContain(value.status)
    await expect(send(client, [{ key: energy, value: '2 GWh' }])).rejects.toMatchObject({ status: 409 })
    const { request } = await company.client.call(requests.get, { params: { id: subjectId } })
    expect(request.items.map(({ state }) => state)).toEqual(['accepted', 'open'])
  })

  test('an answer that is sent back is asked for once more, with the reason', async () => {
    const { client, email } = await aGuest(app, company, 'request')
    await send(client, [{ key: energy, value: '15 MWh' }])
    await company.client.call(work.sendBack, { params: { key: energy }, body: { reason: 'One hall is missing.' } })
    expect((await client.call(answer.get, {})).fields[0]).toMatchObject({
      state: 'sent_back',
      reason: 'One hall is missing.',
      value: '15 MWh',
    })
    await expect.poll(() => mailsTo(email).map(({ subject }) => subject)).toContain('Your answer needs another look')
    await send(client, [{ key: energy, value: '30 MWh' }])
    expect((await client.call(answer.get, {})).fields[0]).toMatchObject({ state: 'answered', reason: null })
  })

  test('who does not know it says who does; the asker sees it, and it goes on three times at most', async () => {
    const asked = await ask(aPlant(), { datapoints: [energy, fossil] })
    let { client } = await open(await tokenFor(asked.email))
    for (let step = 1; step <= 3; step += 1) {
      const email = aPlant()
      const body = { keys: [energy], name: `Person ${step}`, email, note: 'You know the meters.' }
      const own = await client.call(answer.passOn, { body })
      expect(own.fields.find(({ key }) => key === energy)).toMatchObject({
        state: 'passed_on',
        passed_to: `Person ${step}`,
      })
      const again = client.call(answer.send, { body: { answers: [{ key: energy, value: '1' }] } })
      await expect(again).rejects.toMatchObject({ status: 409 })
      client = (await open(await tokenFor(email))).client
      const passed = await client.call(answer.get, {})
      expect(passed).toMatchObject({ note: 'You know the meters.', fields: [{ key: energy }] })
    }
    const body = { keys: [energy], name: 'One more', email: aPlant() }
    await expect(client.call(answer.passOn, { body })).rejects.toMatchObject({ status: 409 })
    await send(client, [{ key: energy, value: '77 MWh' }])
    const { requests: all } = await company.client.call(requests.list, { query: { key: energy } })
    expect(all.map(({ name, passed_on_by }) => [name, passed_on_by])).toContainEqual(['Person 2', 'Person 1'])
    expect((await company.client.call(work.task, { params: { key: energy } })).deliveries[0]!.from).toBe('Person 3')
  })

  test('answers by the sheet: filled in, uploaded, seen, sent', async () => {
    const { client } = await aGuest(app, company, 'request', { datapoints: [energy, fossil] })
    client.language = 'de'
    const sheet = (await client.call(answer.sheet, {})) as unknown as Blob
    const read = readRows(new Uint8Array(await sheet.arrayBuffer()), 'fragen.xlsx', limits.tables)
    const cells = read.ok ? read.sheets[0]!.rows[0]!.cells : []
    const heads = cells.map((cell) => (cell?.kind === 'text' ? cell.text : ''))
    expect(heads).toEqual(['Kennung', 'Was gefragt ist', 'Einheit', 'Vorjahr', 'Ihre Antwort', 'Anmerkung'])
    const csv = `${heads.join(';')}\n${energy};x;MWh;;1.234,5 MWh;aus SAP\nE9-9_1;x;;;5;\n${fossil};x;MWh;;;\n`
    const file = new File([csv], 'fragen.csv')
    const found = await client.call(answer.readSheet, { file })
    expect(found).toEqual({ answers: [{ key: energy, value: '1.234,5 MWh', note: 'aus SAP' }], unknown: 1 })
    await send(client, found.answers)
    const { deliveries } = await company.client.call(work.task, { params: { key: energy } })
    expect(deliveries[0]).toMatchObject({ value: '1234.5', note: 'aus SAP' })
    const wrong = client.call(answer.readSheet, { file: new File(['a;b\n1;2\n'], 'x.csv') })
    await expect(wrong).rejects.toMatchObject({ status: 422 })
  })

  test('ends: withdrawn, expired and erased links are dead at once, what was answered stays', async () => {
    const { client, subjectId, token } = await aGuest(app, company, 'request', { datapoints: [energy, fossil] })
    await send(client, [{ key: energy, value: '15 MWh' }])
    await company.client.call(requests.withdraw, { params: { id: subjectId } })
    await expect(client.call(answer.get, {})).rejects.toMatchObject({ status: 401 })
    await expect(open(token)).rejects.toMatchObject({ status: 404 })
    expect((await company.client.call(work.task, { params: { key: energy } })).deliveries).toHaveLength(1)
    const again = company.client.call(requests.remind, { params: { id: subjectId } })
    await expect(again).rejects.toMatchObject({ status: 409 })
    const other = await aGuest(app, company, 'request')
    await app.database.db.execute(sql`update guest_links set ends_at = '2001-01-01' where id = ${other.linkId}`)
    await expect(other.client.call(answer.get, {})).rejects.toMatchObject({ status: 401 })
    const third = await aGuest(app, company, 'request')
    await send(third.client, [{ key: energy, value: '16 MWh' }])
    expect(await company.client.call(requests.erasePerson, { body: { email: third.email.toUpperCase() } })).toEqual({
      erased: 1,
    })
    await expect(third.client.call(answer.get, {})).rejects.toMatchObject({ status: 401 })
    const { rows } = await app.database.db.execute(
      sql`select 1 from work_deliveries where sender_email = ${third.email} union all select 1 from work_requests where email = ${third.email}`,
    )
    expect(rows).toEqual([])
  })
})

describe('a link', () => {
  test('opens on one device as it is; another needs the code that only its person gets', async () => {
    const { token, email, linkId } = await aGuest(app, company, 'request')
    expect(await open(token)).toMatchObject({ key: null, wrong_code: false, sent_to: 'g•••@plant.example' })
    await app.client().call(links.sendCode, { body: { token } })
    const code = await guestCode(app, linkId)
    await expect.poll(() => mailsTo(email).some(({ text }) => text.includes(code))).toBe(true)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await open(token, wrong)).toMatchObject({ key: null, wrong_code: true })
    const second = await open(token, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect((await second.client.call(answer.get, {})).fields).toHaveLength(1)
    // A code opens once.
    expect(await open(token, code)).toMatchObject({ key: null, wrong_code: true })
  })

  test('a code dies after five wrong ones, and after a quarter of an hour', async () => {
    const { token, linkId } = await aGuest(app, company, 'request')
    await app.client().call(links.sendCode, { body: { token } })
    const code = await guestCode(app, linkId)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1) expect((await open(token, wrong)).wrong_code).toBe(true)
    expect((await open(token, code)).key).toBeNull()
    await app.client().call(links.sendCode, { body: { token } })
    app.clock.advance(15 * 60_000 + 1000)
    expect((await open(token, await guestCode(app, linkId))).key).toBeNull()
  })

  test('two devices that open it at the same moment are one with a key and one without', async () => {
    const email = aPlant()
    await ask(email)
    const token = await tokenFor(email)
    const both = await Promise.all([open(token), open(token), open(token), open(token)])
    expect(both.filter(({ key }) => key !== null)).toHaveLength(1)
  })

  test.each(['request', 'room'] as const)('to a %s, guessed or changed, is harmless', async (kind) => {
    const { token } = await aGuest(app, company, kind)
    const other = await aGuest(app, company, kind === 'room' ? 'request' : 'room')
    const [id = '', signature = ''] = token.split('.')
    for (const bad of [
      `${other.token.split('.')[0]}.${signature}`,
      `${id}.${signature.slice(0, -1)}x`,
      `${crypto.randomUUID()}.${signature}`,
      id,
      `${id}.`,
      '.',
      'x'.repeat(300),
      `${id.toUpperCase()}.${signature}`,
    ])
      await expect(open(bad), bad).rejects.toMatchObject({ status: 404 })
  })

  test('from another origin, or for what was not asked, opens nothing', async () => {
    const { client, key } = await aGuest(app, company, 'request')
    const stranger = await client.send('/answer/', { headers: { origin: 'https://evil.example' } })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    const forged = await client.send('/answer/', {
      method: 'PUT',
      headers: { origin: 'https://evil.example', authorization: `Bearer ${key}` },
      body: { answers: [] },
    })
    expect(forged.status).toBe(403)
    const other = await client.call(answer.check, { body: { key: fossil, value: '1' } }).catch((error) => error)
    expect(other).toMatchObject({ status: 404 })
  })

  test('opened a thousand times it opens nothing more, and is slowed down', async () => {
    const { token } = await aGuest(app, company, 'request')
    const statuses = new Map<number, number>()
    for (let batch = 0; batch < 20; batch += 1) {
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          app.client().send('/links/open/', { method: 'POST', body: { token }, headers: { 'x-forwarded-for': '1' } }),
        ),
      )
      for (const { status } of all) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].sort()).toEqual([200, 429])
    expect(statuses.get(200)!).toBeLessThanOrEqual(300)
    const { rows } = await app.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from guest_devices d join guest_links l on l.id = d.link_id where l.company_id = ${company.id}`,
    )
    expect(rows[0]!.n).toBe(1)
    await app.database.db.execute(sql`delete from throttles`)
  })
})

describe('reminders', () => {
  /** A session does not last as long as the days that are let pass. */
  async function signInAgain() {
    const body = { email: company.user.email, password }
    company.client.access = (await company.client.call(contract.session.login, { body })).access
  }

  const kinds = async () =>
    (
      await app.database.db.execute<{ kind: string }>(
        sql`select data->'data'->>'kind' as kind from jobs.job where name = 'work.mail' and group_id = ${company.id} order by created_on`,
      )
    ).rows.map(({ kind }) => kind)

  test('go out before and after the date, then whoever asked is told; none to who has answered', async () => {
    await ask(aPlant(), { due: inDays(10) })
    const done = await aGuest(app, company, 'request')
    await send(done.client, [{ key: energy, value: '1 MWh' }])
    const start = app.clock().getTime()
    const day = async (days: number) => {
      app.clock.set(new Date(start + days * 86_400_000))
      await app.sweep()
      await app.sweep()
      return (await kinds()).filter((kind) => kind !== 'answered' && kind !== 'weekly')
    }
    expect(await day(6)).toEqual(['request', 'request'])
    expect(await day(7)).toEqual(['request', 'request', 'reminder'])
    expect(await day(10)).toHaveLength(3)
    expect((await day(11)).at(-1)).toBe('late')
    expect(await day(14)).toHaveLength(4)
    expect((await day(15)).at(-1)).toBe('escalated')
    expect(await day(40)).toHaveLength(5)
    await signInAgain()
    const { requests: all } = await company.client.call(requests.list, { query: {} })
    expect(all.map(({ state }) => state)).toEqual(['late', 'answered'])
    expect(all[0]!.escalated_at).not.toBeNull()
    const { results } = await company.client.call(contract.trail.list, { query: { page_size: 50 } })
    const reminded = results.filter(({ call }) => call === 'requests.reminder')
    const said = ['system', 'change', all[0]!.id]
    expect(reminded.map(({ actor, kind, objects }) => [actor, kind, ...objects])).toEqual([said, said, said])
  })

  test('two processes that look at once send each once', async () => {
    await ask(aPlant(), { due: inDays(4) })
    await ask(aPlant(), { due: inDays(4) })
    app.clock.advance(3 * 86_400_000)
    await Promise.all([app.sweep(), app.sweep(), app.sweep()])
    expect((await kinds()).filter((kind) => kind === 'reminder')).toHaveLength(2)
  })

  test('another date begins anew', async () => {
    const { id } = await ask(aPlant(), { due: inDays(1) })
    app.clock.advance(3 * 86_400_000)
    await app.sweep()
    await signInAgain()
    expect(await company.client.call(requests.change, { params: { id }, body: { due: inDays(4) } })).toMatchObject({
      state: 'open',
      due: inDays(4),
    })
    app.clock.advance(2 * 86_400_000)
    await app.sweep()
    await signInAgain()
    expect((await kinds()).filter((kind) => kind !== 'weekly')).toEqual(['request', 'late', 'reminder'])
    const past = company.client.call(requests.change, { params: { id }, body: { due: inDays(-1) } })
    await expect(past).rejects.toMatchObject({ status: 400 })
  })
})

test('twenty people of one request, some on several devices: no answer is lost, and conflicts are shown', async () => {
  const people = Array.from({ length: 20 }, (_, index) => ({ email: aPlant(), name: `Person ${index}` }))
  const datapoints = [energy, fossil, 'E1-5_05']
  await company.client.call(requests.ask, { body: { people, datapoints, due: inDays(10) } })
  const clients = await Promise.all(people.map(async ({ email }) => (await open(await tokenFor(email))).client))
  // Everybody answers two of the three, so that each is answered by some and not by all.
  const asked = (index: number) => datapoints.filter((_, place) => place !== index % 3)
  // All say the same of one of them.
  const said = (key: string, value: number) => (key === fossil ? 5 : value)
  const answers = (index: number, value: number) =>
    asked(index).map((key) => ({ key, value: `${said(key, value)} MWh` }))
  await Promise.all(
    clients.flatMap((client, index) => [
      client.call(answer.save, {
        body: { answers: asked(index).map((key) => ({ key, value: `${index}`, note: '' })) },
      }),
      send(client, answers(index, 100 + index)),
      // The same key is good on a page that is open twice.
      ...(index < 5 ? [send(client, answers(index, 200 + index)), send(client, answers(index, 300 + index))] : []),
    ]),
  )
  for (const [place, key] of datapoints.entries()) {
    const { deliveries } = await company.client.call(work.task, { params: { key } })
    const of = people.map((_, index) => index).filter((index) => index % 3 !== place)
    const sent = of.flatMap((index) =>
      [100, 200, 300].slice(0, index < 5 ? 3 : 1).map((more) => String(said(key, more + index))),
    )
    expect(deliveries.map(({ value }) => value).sort()).toEqual(sent.sort())
    const waiting = deliveries.filter(({ state }) => state === 'waiting')
    expect(waiting.map(({ from }) => from).sort()).toEqual(of.map((index) => `Person ${index}`).sort())
    expect(waiting.every(({ conflicts }) => conflicts === (key !== fossil))).toBe(true)
  }
}, 180_000)

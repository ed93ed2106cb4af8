import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  aToken,
  password,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../testing/index.ts'

const { work, csrd, history, users, session } = contract
const energy = 'E1-5_01'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

/** A colleague in a role, signed in; the password is set in the database, since no mail is read here. */
async function aColleague(role: string, name = 'Bo Winter') {
  const email = `${crypto.randomUUID()}@example.org`
  const { id } = await company.client.call(users.invite, { body: { email, name, user_type: 'company_member' } })
  await app.database.db.execute(
    `update users set role = '${role}', invited_at = null,
      password_hash = (select password_hash from users where id = '${company.user.id}') where id = '${id}'`,
  )
  const client = app.client()
  client.access = (await client.call(session.login, { body: { email, password } })).access
  return { id, client, email }
}

const assign = (targets: { kind: 'datapoint' | 'requirement' | 'topic'; key: string }[], more: object) =>
  company.client.call(work.assign, { body: { targets, ...more } })
const task = async (client: ApiClient = company.client, key = energy) =>
  (await client.call(work.task, { params: { key } })).task
const mailJobs = async () =>
  (
    await app.database.db.execute<{ kind: string; user: string }>(
      `select data->'data'->>'kind' as kind, data->'data'->>'userId' as user from jobs.job
       where name = 'work.mail' and group_id = '${company.id}' order by created_on`,
    )
  ).rows

describe('owners', () => {
  test('of a datapoint come before those of its requirement and topic', async () => {
    const [anna, ben, cem] = [
      await aColleague('contributor'),
      await aColleague('contributor'),
      await aColleague('reader'),
    ]
    expect((await task()).owner).toBeNull()
    await assign([{ kind: 'topic', key: 'E1' }], { owner: anna.id, due: '2060-03-01' })
    expect(await task()).toMatchObject({
      owner: { id: anna.id },
      state: 'requested',
      from: { kind: 'topic', key: 'E1' },
    })
    await assign([{ kind: 'requirement', key: 'E1-5' }], { owner: ben.id, reviewer: cem.id })
    expect(await task()).toMatchObject({ owner: { id: ben.id }, reviewer: { id: cem.id }, due: '2060-03-01' })
    await assign([{ kind: 'datapoint', key: energy }], { owner: company.user.id, due: '2001-01-01' })
    expect(await task()).toMatchObject({ owner: { id: company.user.id }, from: null, late: true, due: '2001-01-01' })
    await assign([{ kind: 'datapoint', key: energy }], { owner: null, due: null })
    expect(await task()).toMatchObject({ owner: { id: ben.id }, due: '2060-03-01', late: false })
  })

  test('are told once, however many things they are given at once', async () => {
    const anna = await aColleague('contributor')
    const targets = ['E1-5_01', 'E1-5_02', 'E1-5_03'].map((key) => ({ kind: 'datapoint' as const, key }))
    await assign(targets, { owner: anna.id })
    await assign(targets, { owner: anna.id })
    expect((await mailJobs()).filter(({ kind }) => kind === 'assigned')).toEqual([{ kind: 'assigned', user: anna.id }])
  })

  test('who or what is not there is refused, and nothing of it is kept', async () => {
    const other = await aCompany(app)
    const both = [
      { kind: 'datapoint' as const, key: energy },
      { kind: 'datapoint' as const, key: 'E9-9_99' },
    ]
    await expect(assign(both, { owner: company.user.id })).rejects.toMatchObject({ status: 400 })
    await expect(assign([both[0]!], { owner: other.user.id })).rejects.toMatchObject({ status: 400 })
    expect((await task()).owner).toBeNull()
  })

  test('of last year are taken over where nobody was named, with dates a year later', async () => {
    const anna = await aColleague('contributor')
    const year = (reporting_year: number) =>
      company.client.call(contract.company.update, { body: { metadata: { reporting_year } } })
    await year(2024)
    await assign([{ kind: 'requirement', key: 'E1-5' }], { owner: anna.id, due: '2028-02-29' })
    await assign([{ kind: 'requirement', key: 'E1-6' }], { owner: anna.id })
    await year(2025)
    await assign([{ kind: 'requirement', key: 'E1-6' }], { owner: company.user.id })
    expect((await company.client.call(work.requirements, {})).last_year).toBe(1)
    expect(await company.client.call(work.assignAsLastYear, {})).toEqual({ assigned: 1 })
    expect(await task()).toMatchObject({ owner: { id: anna.id }, due: '2029-02-28' })
    expect((await task(company.client, 'E1-6_07')).owner).toMatchObject({ id: company.user.id })
    expect(await company.client.call(work.assignAsLastYear, {})).toEqual({ assigned: 0 })
  })

  test('show in the overview of requirements, with how far each is', async () => {
    await assign([{ kind: 'requirement', key: 'E1-5' }], { owner: company.user.id, due: '2001-01-01' })
    const { requirements } = await company.client.call(work.requirements, {})
    const found = requirements.find(({ key }) => key === 'E1-5')!
    expect(found.owner).toMatchObject({ id: company.user.id })
    expect(found.counts.requested).toBeGreaterThan(5)
    expect(found.late).toBe(found.counts.requested)
    const late = await company.client.call(work.tasks, { query: { requirement: 'E1-5', late: 'true' } })
    expect(late.count).toBe(found.late)
  })
})

describe('answers that wait', () => {
  test('stand in the list as they would be kept, and several become values at once; what was decided meanwhile is named', async () => {
    const deliver = (key: string, typed: string) =>
      company.client.call(work.deliver, { params: { key }, body: { value: typed } })
    await deliver('E1-5_01', '1.5 GWh')
    await deliver('E1-5_02', '900 MWh')
    const waiting = async () =>
      (await company.client.call(work.mine, {})).decide.flatMap(({ key, offered }) =>
        offered ? [{ key, ...offered }] : [],
      )
    const before = await waiting()
    expect(before).toMatchObject([
      { key: 'E1-5_01', value: '1500', unit: 'MWh' },
      { key: 'E1-5_02', value: '900', unit: 'MWh' },
    ])
    await company.client.call(work.accept, { params: { id: before[1]!.id } })
    const other = crypto.randomUUID()
    const ids = [...before.map(({ id }) => id), other]
    const { accepted, refused } = await company.client.call(work.acceptAll, { body: { ids } })
    expect(accepted).toBe(1)
    expect(refused.map(({ id }) => id)).toEqual([before[1]!.id, other])
    expect(await waiting()).toEqual([])
    expect(await company.client.call(csrd.datapoint, { params: { key: 'E1-5_01' } })).toMatchObject({ value: '1500' })
    // Nobody accepts the answers of another company.
    await deliver('E1-5_03', '5 MWh')
    const [mine] = await waiting()
    const stranger = await aCompany(app)
    expect(await stranger.client.call(work.acceptAll, { body: { ids: [mine!.id] } })).toMatchObject({ accepted: 0 })
  })
})

describe('from asked to approved', () => {
  test('open, requested, delivered, accepted, approved by another person, and all of it in the history', async () => {
    const [anna, ines] = [await aColleague('contributor', 'Anna Strom'), await aColleague('approver', 'Ines Blick')]
    await company.client.call(work.saveSettings, { body: { four_eyes: true } })
    expect((await task()).state).toBe('open')
    await assign([{ kind: 'datapoint', key: energy }], { owner: anna.id, reviewer: ines.id })
    const delivered = await anna.client.call(work.deliver, {
      params: { key: energy },
      body: { value: '1.5 GWh', note: 'From the meters.' },
    })
    expect(delivered.task).toMatchObject({
      state: 'delivered',
      delivered: { by: 'Anna Strom' },
      value: null,
      waiting: 1,
    })
    const { deliveries } = await company.client.call(work.task, { params: { key: energy } })
    expect(deliveries[0]).toMatchObject({
      from: 'Anna Strom',
      written: '1.5 GWh',
      value: '1500',
      unit: 'MWh',
      state: 'waiting',
    })
    // A delivery is a proposal: the value itself has not changed.
    expect((await company.client.call(csrd.datapoint, { params: { key: energy } })).status).toBe('missing')
    await company.client.call(work.accept, { params: { id: deliveries[0]!.id } })
    expect(await task()).toMatchObject({ state: 'accepted', value: '1500', waiting: 0 })
    expect(await company.client.call(work.approve, { body: { keys: [energy] } })).toMatchObject({
      approved: 0,
      refused: [{ key: energy, reason: expect.stringContaining('you decided') }],
    })
    const other = { keys: [energy], versions: { [energy]: 'of another value' } }
    expect(await ines.client.call(work.approve, { body: other })).toMatchObject({
      approved: 0,
      refused: [{ key: energy, reason: expect.stringContaining('has changed') }],
    })
    const versions = { [energy]: (await task()).version ?? '' }
    expect(await ines.client.call(work.approve, { body: { keys: [energy, 'E1-5_02'], versions } })).toMatchObject({
      approved: 1,
      refused: [{ key: 'E1-5_02' }],
    })
    expect(await task()).toMatchObject({ state: 'approved', approved: { by: 'Ines Blick' } })
    const { data } = await company.client.call(history.list, { params: { key: energy }, query: {} })
    expect(data.changes.map(({ action, work: step }) => step?.what ?? action)).toEqual([
      'approved',
      'corrected',
      'delivered',
      'assigned',
    ])
    expect(data.changes[2]!.by.name).toBe('Anna Strom')
  })

  test('what does not count towards the report is work all the same once somebody was asked for it', async () => {
    const key = 'E3-4_11'
    const keys = async () => {
      const { tasks } = await company.client.call(work.tasks, { query: { requirement: 'E3-4', page_size: 200 } })
      return tasks.map((one) => one.key)
    }
    expect(await keys()).not.toContain(key)
    const body = { people: [{ email: 'paul@werk.example', name: 'Paul' }], datapoints: [key], due: '2060-01-01' }
    await company.client.call(contract.requests.ask, { body })
    expect(await keys()).toContain(key)
    await company.client.call(work.deliver, { params: { key }, body: { value: '9000 m3' } })
    const mine = async () => company.client.call(work.mine, {})
    expect((await mine()).decide.map((one) => one.key)).toEqual([key])
  })

  test('another value takes the approval back, and the same one gives it again', async () => {
    const value = (written: string) =>
      company.client.call(csrd.updateDatapoint, { params: { key: energy }, body: { value: written } })
    await value('10 MWh')
    await company.client.call(work.approve, { body: { keys: [energy] } })
    expect((await task()).state).toBe('approved')
    await value('11 MWh')
    expect(await task()).toMatchObject({ state: 'accepted', approved: null })
    await value('10 MWh')
    expect((await task()).state).toBe('approved')
    await company.client.call(csrd.deleteDatapoint, { params: { key: energy } })
    expect((await task()).state).toBe('open')
  })

  test('an answer goes back with a reason, and its sender is told', async () => {
    const anna = await aColleague('contributor')
    await assign([{ kind: 'datapoint', key: energy }], { owner: anna.id })
    const params = { key: energy }
    await anna.client.call(work.deliver, { params, body: { value: '5 MWh' } })
    await company.client.call(work.sendBack, { params, body: { reason: 'That is one plant only.' } })
    expect(await task(anna.client)).toMatchObject({
      state: 'requested',
      sent_back: { reason: 'That is one plant only.', by: 'Ada Sommer' },
    })
    expect(await mailJobs()).toContainEqual({ kind: 'returned', user: anna.id })
    await anna.client.call(work.deliver, { params, body: { value: '50 MWh' } })
    expect(await task()).toMatchObject({ state: 'delivered', sent_back: null })
    const nothing = company.client.call(work.sendBack, { params: { key: 'E1-5_02' }, body: { reason: 'Why not.' } })
    await expect(nothing).rejects.toMatchObject({ status: 409 })
  })

  test('what cannot be read as a value is refused with a sentence, and an odd one is a warning', async () => {
    const params = { key: energy }
    const check = (value: string) => company.client.call(work.check, { params, body: { value } })
    expect(await check('12 kg')).toMatchObject({ ok: false, message: expect.stringContaining('MWh') })
    expect(await check('-3 MWh')).toMatchObject({ ok: false, message: 'This cannot be below 0\u00a0MWh.' })
    expect(await check('2000000000')).toMatchObject({ ok: true, warnings: [expect.stringContaining('unusual')] })
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2024 } } })
    await company.client.call(csrd.updateDatapoint, { params, body: { value: '100 MWh' } })
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
    expect((await check('100,000 MWh')).warnings).toHaveLength(1)
    expect(await check('0.1 GWh')).toMatchObject({ value: '100', converted: true, warnings: [] })
    await expect(company.client.call(work.deliver, { params, body: { value: 'a lot' } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('twenty colleagues at once: every answer is kept, and that they differ is shown', async () => {
    const tokens = await aColleague('company_member', 'Team')
    const answers = Array.from({ length: 20 }, (_, index) => `${100 + (index % 2)} MWh`)
    await Promise.all(
      answers.map(async (value) => {
        const one = await aColleague('company_member')
        await one.client.call(work.deliver, { params: { key: energy }, body: { value } })
      }),
    )
    const { deliveries, task: now } = await tokens.client.call(work.task, { params: { key: energy } })
    expect(now.waiting).toBe(20)
    expect(deliveries.map(({ written }) => written).sort()).toEqual([...answers].sort())
    expect(deliveries.every(({ conflicts }) => conflicts)).toBe(true)
    const once = { params: { key: energy }, body: { value: '1 MWh', idempotency_key: crypto.randomUUID() } }
    await Promise.all([1, 2, 3].map(() => tokens.client.call(work.deliver, once)))
    expect((await task()).waiting).toBe(21)
  })
})

describe('who only contributes', () => {
  test('sees and delivers what is theirs; anything else does not exist', async () => {
    const anna = await aColleague('contributor')
    await assign([{ kind: 'datapoint', key: energy }], { owner: anna.id })
    expect((await anna.client.call(work.mine, {})).deliver.map(({ key }) => key)).toEqual([energy])
    const other = { key: 'E1-5_02' }
    await expect(anna.client.call(work.task, { params: other })).rejects.toMatchObject({ status: 404 })
    await expect(anna.client.call(work.deliver, { params: other, body: { value: '1' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(anna.client.call(csrd.datapoint, { params: { key: energy } })).rejects.toMatchObject({ status: 403 })
    const back = anna.client.call(work.sendBack, { params: { key: energy }, body: { reason: 'No.' } })
    await expect(back).rejects.toMatchObject({ status: 404 })
  })

  test('proves an answer by a file, which the analysis reads like any other', async () => {
    const anna = await aColleague('contributor')
    await assign([{ kind: 'datapoint', key: energy }], { owner: anna.id })
    const params = { key: energy }
    const file = new File(['Total energy consumption 2025: 1,500 MWh'], 'meters.txt')
    const { document_id } = await anna.client.call(work.proof, { params, file })
    const sent = { value: '1500 MWh', documents: [document_id] }
    const { deliveries } = await anna.client.call(work.deliver, { params, body: sent })
    expect(deliveries[0]!.proofs).toMatchObject([{ document_id, name: 'meters.txt', state: 'reading' }])
    const theirs = await aCompany(app)
    const stolen = theirs.client.call(work.deliver, { params, body: sent })
    await expect(stolen).rejects.toMatchObject({ status: 400 })
  })
})

describe('comments', () => {
  test('mention people, who get a mail and see them until they have read them', async () => {
    const anna = await aColleague('contributor', 'Anna Strom')
    const other = await aCompany(app)
    const body = { text: 'Is this with the new hall?', mentions: [anna.id, other.user.id] }
    const { comments } = await company.client.call(work.comment, { params: { key: energy }, body })
    expect(comments).toMatchObject([{ text: body.text, is_you: true, mentions: [{ id: anna.id, name: 'Anna Strom' }] }])
    expect(await mailJobs()).toEqual([{ kind: 'mention', user: anna.id }])
    const mine = await anna.client.call(work.mine, {})
    expect(mine.mentions).toMatchObject([{ key: energy, unread: true, by: 'Ada Sommer' }])
    // A person who is mentioned in a comment may answer there.
    const answer = { params: { key: energy }, body: { text: 'Yes.' } }
    expect((await anna.client.call(work.comment, answer)).comments).toHaveLength(2)
    await anna.client.call(work.seen, {})
    expect((await anna.client.call(work.mine, {})).mentions[0]!.unread).toBe(false)
  })
})

describe('the weekly mail', () => {
  test('comes once a week to whom something waits for, and can be switched off', async () => {
    const [anna, ben] = [await aColleague('contributor'), await aColleague('contributor')]
    await assign([{ kind: 'datapoint', key: energy }], { owner: anna.id })
    await assign([{ kind: 'datapoint', key: 'E1-5_02' }], { owner: ben.id })
    await ben.client.call(work.setMail, { body: { weekly_mail: false } })
    // A company without a chosen year moves to the next one with the clock.
    await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
    const weekly = async () => (await mailJobs()).filter(({ kind }) => kind === 'weekly').map(({ user }) => user)
    app.clock.set('2027-03-07T23:00:00Z')
    await app.sweep()
    expect(await weekly()).toEqual([])
    app.clock.set('2027-03-08T06:00:00Z')
    await app.sweep()
    await app.sweep()
    expect(await weekly()).toEqual([anna.id])
    app.clock.set('2027-03-15T06:00:00Z')
    await app.sweep()
    expect(await weekly()).toEqual([anna.id, anna.id])
  })
})

test('an API token opens nothing of it', async () => {
  const client = app.client()
  client.access = await aToken(company.client, ['values:read', 'values:write'])
  await expect(client.call(work.mine, {})).rejects.toMatchObject({ status: 403 })
})

import { contract } from '@esrs/contract'
import { defaultMethod } from '@esrs/engine/materiality'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aDocument, startApp, type TestApp } from '../../../testing/index.ts'
import { aColleague, anImpact, calls, decide, failure, give, points, read, severe, slight, topicIn } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('topics are called as the standards of the set are', async () => {
  const company = await aCompany(app)
  const { topics } = await company.client.call(contract.iro.materiality, {})
  const listed = (await read(company)).topics
  expect(listed.map(({ code, title }) => ({ code, title }))).toEqual(topics.map(({ code, title }) => ({ code, title })))
  expect(listed.find(({ code }) => code === 'E5')!.title).toBe('Resource use and circular economy')
})

describe('scores', () => {
  test('several people score side by side, everybody their own, and results show how far they lie apart', async () => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'E3')
    const { client: ada } = await aColleague(app, company, 'Ada Sommer')
    await give(company.client, id, severe, { reason: 'The river is low in summer.' })
    await give(ada, id, slight, { reason: 'We take little.' })
    const { entry, scores, working } = await ada.call(calls.entry, { params: { id } })
    expect(entry).toMatchObject({ topic: 'E3', scores: 2, result: { value: 2.5, low: 1, high: 4, count: 2 } })
    expect(entry.verdict).toBe('undecided')
    expect(scores.map(({ mine, value, reason }) => ({ mine, value, reason }))).toEqual([
      { mine: true, value: 1, reason: 'We take little.' },
      { mine: false, value: 4, reason: 'The river is low in summer.' },
    ])
    expect(working).toMatchObject({ formula: 'median(1, 4)', result: 2.5 })
    expect((await topicIn(company, 'E3')).impact).toMatchObject({ value: 2.5, verdict: 'undecided', leading: [id] })
    // A second score of the same person replaces the first.
    await give(ada, id, severe)
    expect((await ada.call(calls.entry, { params: { id } })).entry.result).toMatchObject({ value: 4, count: 2 })
    await ada.call(calls.removeScore, { params: { id } })
    expect((await ada.call(calls.entry, { params: { id } })).entry).toMatchObject({ scores: 1, mine: null })
  })

  test('documents are cited, points outside the scale and missing ones are refused by field', async () => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'E2')
    const document = await aDocument(company)
    const of = { documents: [document.id], pages: { [document.id]: 'p. 14', [crypto.randomUUID()]: 'p. 1' } }
    const { scores } = await give(company.client, id, severe, of)
    expect(scores[0]!.documents).toEqual([{ id: document.id, title: document.title, pages: 'p. 14' }])
    const other = await aDocument(await aCompany(app))
    await expect(give(company.client, id, severe, { documents: [other.id] })).rejects.toMatchObject(
      failure('invalid_input'),
    )
    await expect(give(company.client, id, points({ scale: 6, scope: 0, irremediable: 3 }))).rejects.toMatchObject(
      failure('invalid_input', { 'points.scale': expect.any(String), 'points.scope': expect.any(String) }),
    )
  })

  test('a proposal that is scored is kept, and human rights precede likelihood', async () => {
    const company = await aCompany(app)
    await company.client.call(contract.company.update, {
      body: { metadata: { industry: 'manufacturing', company_size: 'large' } },
    })
    const { entries } = await read(company)
    const proposed = entries.find(
      ({ humanRights, isPotential, type }) => humanRights && isPotential && type === 'Impact',
    )!
    expect(proposed).toMatchObject({ kept: false })
    const grave = points({ scale: 4, scope: 4, irremediable: 4, likelihood: 1 })
    const { entry } = await give(company.client, proposed.id, grave)
    expect(entry).toMatchObject({ kept: true, result: { value: 4 }, verdict: 'material' })
    const { impacts } = await company.client.call(contract.iro.list, {})
    expect(impacts.find(({ id }) => id === proposed.id)).toMatchObject({ status: 'in_review' })
  })

  test('comments stand beside the scores and in the log', async () => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'S1')
    const { comments, entry } = await company.client.call(calls.comment, {
      params: { id },
      body: { text: 'Ask the works council.' },
    })
    expect(comments).toMatchObject([{ text: 'Ask the works council.', by: { id: company.user.id } }])
    expect(entry.comments).toBe(1)
    const { entries } = await company.client.call(calls.log, {})
    expect(entries[0]).toMatchObject({ kind: 'entry', about: 'On S1', text: 'Comment: Ask the works council.' })
  })
})

test('what kind of thing an entry is changes its result, and stands in the log with the places that it had', async () => {
  const { client } = await aCompany(app)
  const id = await anImpact(client, 'S2', { isPotential: true })
  await give(client, id, points({ scale: 4, scope: 4, irremediable: 4, likelihood: 1 }))
  const resultNow = async () => (await client.call(calls.entry, { params: { id } })).entry.result?.value
  expect(await resultNow()).toBe(3)
  const change = { humanRights: true, valueChain: 'upstream', horizon: 'long', dependencies: ['human'] } as const
  await client.call(contract.iro.update, { params: { id }, body: { ...change, dependencies: ['human'] } })
  expect(await resultNow()).toBe(4)
  const { entries } = await client.call(calls.log, {})
  const changed = entries.find(({ code, text }) => code === id && text.startsWith('Changed'))!
  expect(changed).toMatchObject({ kind: 'entry', about: 'On S2' })
  expect(changed.text).toBe(
    'Changed from “S2 Workers in the value chain, Impact, negative, potential” to “S2 Workers in the value chain, Impact, negative, potential, human rights, Upstream, Long term, depends on people”.',
  )
})

describe('the method', () => {
  test('what a change would do is shown before it is taken; then it is a version, and points are converted', async () => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'E5')
    await give(company.client, id, points({ scale: 3, scope: 3, irremediable: 3 }))
    const { current, sources } = await company.client.call(calls.method, {})
    expect(current).toMatchObject({ version: 0, method: defaultMethod() })
    expect(sources.find(({ field }) => field === 'humanRights')!.paragraph).toBe('ESRS 1, paragraph 45')
    const lower = {
      ...current.method,
      thresholds: { ...current.method.thresholds, impact: { material: 3, undecided: 2 } },
    }
    const preview = await company.client.call(calls.previewMethod, { body: { method: lower } })
    const [before, after] = [
      { value: 3, verdict: 'undecided' },
      { value: 3, verdict: 'material' },
    ]
    expect(preview.sides).toMatchObject([{ id: 'E5', side: 'impact', before, after }])
    expect(preview.entries).toMatchObject([{ id, before, after }])
    expect((await topicIn(company, 'E5')).verdict).toBe('undecided')
    const reason = 'The board wants a lower bar.'
    await company.client.call(calls.saveMethod, { body: { method: lower, reason, based_on: 0 } })
    expect((await topicIn(company, 'E5')).verdict).toBe('material')
    const ten = {
      ...lower,
      scale: 'ten' as const,
      thresholds: { impact: { material: 6, undecided: 4 }, financial: { material: 6, undecided: 4 } },
    }
    await company.client.call(calls.saveMethod, { body: { method: ten, reason: 'Finer steps.', based_on: 1 } })
    expect((await topicIn(company, 'E5')).impact).toMatchObject({ value: 5, verdict: 'undecided' })
    const { versions } = await company.client.call(calls.method, {})
    expect(versions.map(({ version }) => version)).toEqual([2, 1, 0])
    const { entries } = await company.client.call(calls.log, {})
    expect(entries.find(({ kind, text }) => kind === 'method' && text.startsWith('Version 1'))!.text).toBe(
      'Version 1 of the method. Impact: material from: 3.5 → 3. Impact: undecided from: 2.5 → 2. The formula says something else of: E5 (Impact 3) Undecided → Material. Reason: The board wants a lower bar.',
    )
  })

  test('who has not seen the last version is refused, and so is a method that contradicts itself', async () => {
    const { client } = await aCompany(app)
    const { current } = await client.call(calls.method, {})
    const save = (method = current.method) =>
      client.call(calls.saveMethod, { body: { method, reason: 'Why not.', based_on: 0 } })
    await save()
    await expect(save()).rejects.toMatchObject(failure('conflict'))
    const thresholds = { impact: { material: 2, undecided: 3 }, financial: { material: 3, undecided: 3 } }
    await expect(save({ ...current.method, thresholds })).rejects.toMatchObject(
      failure('invalid_input', { 'method.thresholds.impact.undecided': expect.any(String) }),
    )
  })
})

describe('decisions', () => {
  test('reasons are asked for where the standards or the formula need one, and what counts follows at once', async () => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'E5')
    await give(company.client, id, points({ scale: 3, scope: 3, irremediable: 3 }))
    const refused = (field: string) => failure('invalid_input', { [field]: expect.any(String) })
    // Undecided: by hand, with a reason.
    await expect(decide(company, 'E5', true)).rejects.toMatchObject(refused('reason'))
    await expect(decide(company, 'E5', false)).rejects.toMatchObject(refused('reason'))
    await expect(decide(company, 'E1', false, { reason: 'Small.' })).rejects.toMatchObject(refused('outlook'))
    const counting = async () =>
      (await company.client.call(contract.iro.materiality, {})).topics.find(({ code }) => code === 'E5')!.datapoints
        .counting
    const before = await counting()
    expect(before).toBeGreaterThan(0)
    const { decision } = await decide(company, 'E5', false, { reason: 'No site near a protected area.' })
    expect(decision).toMatchObject({
      material: false,
      by: { id: company.user.id },
      basis: { method: 0, impact: 3, financial: null, verdict: 'undecided' },
      against: false,
    })
    expect(await counting()).toBeLessThan(before)
    const climate = await decide(company, 'E1', false, { reason: 'No fuel.', outlook: 'A plant of our own.' })
    expect(climate.decision).toMatchObject({ outlook: 'A plant of our own.' })
  })

  test('a decision against the formula needs a reason and says so, also when the result changes afterwards', async () => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'S4')
    await give(company.client, id, slight)
    await expect(decide(company, 'S4', true)).rejects.toMatchObject(failure('invalid_input'))
    const { decision } = await decide(company, 'S4', true, { reason: 'Customers ask for it every week.' })
    expect(decision).toMatchObject({ against: true, changed: false })
    await give(company.client, id, severe)
    expect((await topicIn(company, 'S4')).decision).toMatchObject({ against: true, changed: true })
    const { entries } = await company.client.call(calls.log, {})
    expect(entries.find(({ kind }) => kind === 'topic')).toMatchObject({
      topic: 'S4',
      text: 'Decided: material. Reason: Customers ask for it every week. The formula (the defaults of the method) said not material: neither side is material or undecided. Impact 1: not material, which is below 2.5. Financial: nobody scored a risk or an opportunity, so this side has no result and reaches no bound; answers alone are no result. The decision is against the formula.',
      grounds:
        'Rests on: On S4 (median(1) = 1). Entries that were scored: 1 of 1. Neither assessed nor considered: S4.1 Information-related impacts for consumers and/or end-users; S4.2 Personal safety of consumers and/or end-users; S4.3 Social inclusion of consumers and/or end-users. Calculation: Impact, topic: max(1) = 1.',
    })
  })

  test('two people decide at once: one is kept, the other is told and loses nothing, and both are in the log', async () => {
    const company = await aCompany(app)
    const { client: ada } = await aColleague(app, company, 'Ada Sommer')
    const colleague = { client: ada }
    const { revision } = await topicIn(company, 'G1')
    const tries = await Promise.allSettled([
      decide(company, 'G1', true, { reason: 'Tenders.', based_on: revision }),
      decide(colleague, 'G1', false, { reason: 'No cases.', based_on: revision }),
    ])
    const [won, lost] = tries.toSorted((a, b) => (a.status === b.status ? 0 : a.status === 'fulfilled' ? -1 : 1))
    expect([won!.status, lost!.status]).toEqual(['fulfilled', 'rejected'])
    expect((lost as PromiseRejectedResult).reason).toMatchObject(failure('conflict'))
    const seen = await topicIn(colleague, 'G1')
    expect(seen.decision).not.toBeNull()
    // After the refusal the person gets the other decision and may still decide.
    await decide(colleague, 'G1', !seen.decision!.material, { reason: 'I looked at it.', based_on: seen.revision })
    const { entries } = await company.client.call(calls.log, {})
    expect(entries.filter(({ kind, code }) => kind === 'topic' && code === 'G1')).toHaveLength(2)
  })

  test('a decision that was taken back in between is noticed as well', async () => {
    const company = await aCompany(app)
    const { revision } = await decide(company, 'E2', true, { reason: 'Paint.' })
    await decide(company, 'E2', null)
    await decide(company, 'E2', true, { reason: 'Paint shop.' })
    await expect(decide(company, 'E2', false, { reason: 'No.', based_on: revision })).rejects.toMatchObject(
      failure('conflict'),
    )
  })

  test('a minority is recorded, and takes its own disagreement back', async () => {
    const company = await aCompany(app)
    const { client: ada } = await aColleague(app, company, 'Ada Sommer')
    await decide(company, 'S3', false, { reason: 'No neighbours.' })
    const { dissents } = await ada.call(calls.dissent, { params: { code: 'S3' }, body: { text: 'There is a school.' } })
    expect(dissents).toMatchObject([{ text: 'There is a school.', mine: true, by: { name: 'Ada Sommer' } }])
    const { id } = dissents[0]!
    await expect(company.client.call(calls.withdrawDissent, { params: { id } })).rejects.toMatchObject(
      failure('not_found'),
    )
    await ada.call(calls.withdrawDissent, { params: { id } })
    expect((await topicIn(company, 'S3')).dissents).toEqual([])
    const { entries } = await ada.call(calls.log, {})
    expect(entries.filter(({ code }) => code === 'S3').map(({ text }) => text.split('.')[0])).toEqual([
      'Took the disagreement back',
      'Disagrees',
      'Decided: not material',
    ])
  })

  test('a topic of the company is assessed like the others', async () => {
    const company = await aCompany(app)
    const topic = await company.client.call(calls.addTopic, { body: { title: 'Light at night' } })
    expect(topic).toMatchObject({ code: 'X1', own: true, title: 'Light at night', verdict: 'open' })
    const id = await anImpact(company.client, 'X1')
    await give(company.client, id, severe)
    expect((await decide(company, 'X1', true)).decision).toMatchObject({ material: true })
  })
})

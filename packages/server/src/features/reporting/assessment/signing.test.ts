import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedAssessments } from '../../../database/schema/materiality.ts'
import { type ApiClient, aCompany, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aColleague, anImpact, calls, decide, failure, give, points, read, severe, topicIn } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('stakeholders', () => {
  async function aSurvey(company: TestCompany, groups: Record<string, number[]>, topic = 'S1') {
    const { questions, ...words } = await company.client.call(calls.surveyDraft, { query: {} })
    const asked = questions.filter((question) => question.topic === topic)
    const survey = await company.client.call(contract.surveys.create, {
      body: { ...words, questions: asked, target_stakeholders: ['Employees'], status: 'active', anonymous: true },
    })
    for (const [respondent_type, answers] of Object.entries(groups))
      for (const answer of answers)
        await app.client().call(contract.surveys.respond, {
          params: { sid: survey.sid },
          body: { respondent_type: respondent_type as 'Employee', responses: { 0: { answer: String(answer) } } },
        })
    return survey
  }

  test('answers become a column by group; groups below five are hidden and count nothing', async () => {
    const company = await aCompany(app)
    const survey = await aSurvey(company, { Employee: [5, 5, 4, 4, 2], Investor: [1, 1, 1, 1] })
    const { results, consultations } = await company.client.call(calls.stakeholders, {})
    expect(results).toEqual([
      {
        topic: 'S1',
        side: 'impact',
        groups: [{ group: 'Employee', count: 5, mean: 4, low: 2, high: 5, weight: 2, anonymous: 5, sameDevice: 4 }],
        hidden: true,
        value: 4,
      },
    ])
    expect(consultations).toMatchObject([{ way: 'survey', people: 9, about: ['S1'], survey: { id: survey.sid } }])
    const id = await anImpact(company.client, 'S1')
    const { scores } = await give(company.client, id, points({ scale: 3, scope: 3, irremediable: 3 }), {
      surveys: [survey.id],
    })
    expect(scores[0]!.surveys).toEqual([{ id: survey.id, title: survey.title }])
    // Answers stand beside the result, and what they say otherwise is marked.
    expect((await topicIn(company, 'S1')).impact).toMatchObject({ value: 3, stakeholders: 4, differs: true })
    // The log alone names the survey, the groups behind the result and nothing of the small one.
    await decide(company, 'S1', true, { reason: 'Shift work.' })
    const { entries } = await company.client.call(calls.log, {})
    const logged = (kind: string) => entries.find((entry) => entry.kind === kind)!
    expect(logged('survey').text).toMatch(
      /^Asked Employees about S1 \(harm, points from 1 to 5\); .*; answers: 9\. Highest: S1 4\.$/,
    )
    expect(logged('entry')).toMatchObject({
      topic: 'S1',
      text: 'Gave scale 3, scope 3, irremediable character 3 (scale 1 to 5). Result 3.',
      grounds: `Rests on: ${survey.title}. Calculation: severity: (3 + 3 + 3) / 3 = 3; result: 3 (has happened: severity alone).`,
    })
    expect(logged('topic').text).toContain(
      'Impact 3: undecided, which is from 2.5 to below 3.5. Financial: nobody scored a risk or an opportunity, so this side has no result and reaches no bound; answers alone are no result.',
    )
    expect(logged('topic').grounds).toBe(
      'Rests on: On S1 (median(3) = 3). Entries that were scored: 1 of 1. Neither assessed nor considered: S1.1 Working conditions; S1.2 Equal treatment and opportunities for all; S1.3 Other work-related rights. Stakeholders on harm: Employees 4 (5 answers from 2 to 5, weight 2), 5 of them anonymous, 4 within a minute of another from the same device; groups with fewer than five answers are left out. Calculation: Impact, topic: max(3) = 3; Impact, stakeholders: (2 × 4) / 2 = 4.',
    )
    expect(JSON.stringify(entries)).not.toContain('Investor')
  })

  test('an answer that is no point of the scale is refused, and the public sees scales in their language', async () => {
    const company = await aCompany(app)
    const { sid } = await aSurvey(company, {})
    const send = (answer: string) =>
      app.client().call(contract.surveys.respond, {
        params: { sid },
        body: { respondent_type: 'Employee', responses: { 0: { answer } } },
      })
    for (const answer of ['0', '6', 'much', '3.5'])
      await expect(send(answer)).rejects.toMatchObject(failure('invalid_input'))
    const german = app.client()
    german.language = 'de'
    const { questions } = await german.call(contract.surveys.getPublic, { params: { sid } })
    expect(questions).toEqual([
      {
        id: expect.any(String),
        text: expect.stringMatching(/^Wie sehr leiden die Menschen, die für uns arbeiten/),
        scale: { low: 1, high: 5 },
        optional: true,
      },
    ])
  })

  test('anonymous answers of one device in a minute are a hint, and good is asked apart from harm', async () => {
    const company = await aCompany(app)
    await aSurvey(company, { Customer: [1, 1, 1, 1, 1] }, 'E4')
    const { questions, ...words } = await company.client.call(calls.surveyDraft, { query: { side: 'positive' } })
    expect(questions.map(({ side }) => side)).toEqual(Array(10).fill('positive'))
    const { sid } = await company.client.call(contract.surveys.create, {
      body: { ...words, questions, target_stakeholders: ['Customers'], status: 'active', anonymous: true },
    })
    const index = questions.findIndex(({ topic }) => topic === 'E4')
    // What somebody cannot judge is left out; nothing at all is no answer.
    const send = (responses: Record<number, { answer: string }>) =>
      app.client().call(contract.surveys.respond, { params: { sid }, body: { respondent_type: 'Customer', responses } })
    for (let count = 0; count < 5; count++) await send({ [index]: { answer: '5' } })
    await expect(send({})).rejects.toMatchObject(failure('invalid_input'))
    const { results } = await company.client.call(calls.stakeholders, {})
    expect(results).toMatchObject([
      { topic: 'E4', side: 'impact', value: 1, groups: [{ count: 5, anonymous: 5, sameDevice: 4 }] },
      { topic: 'E4', side: 'positive', value: 5, groups: [{ count: 5, anonymous: 5, sameDevice: 4 }] },
    ])
    // Good is evidence of its own and no answer to how grave a harm is.
    const harm = await anImpact(company.client, 'E4')
    await give(company.client, harm, severe)
    expect((await topicIn(company, 'E4')).impact).toMatchObject({ value: 4, stakeholders: 1, differs: true })
  })

  test('who was asked is recorded, corrected and removed', async () => {
    const { client } = await aCompany(app)
    const body = {
      group: 'Works councils',
      way: 'workshop' as const,
      about: ['S1'],
      held: 'May 2025',
      people: 12,
      result: 'Safety first.',
    }
    const { id } = await client.call(calls.addConsultation, { body })
    await client.call(calls.changeConsultation, { params: { id }, body: { ...body, people: 14 } })
    const { consultations } = await client.call(calls.stakeholders, {})
    expect(consultations).toMatchObject([{ ...body, people: 14, survey: null }])
    await client.call(calls.removeConsultation, { params: { id } })
    expect((await client.call(calls.stakeholders, {})).consultations).toEqual([])
    expect((await client.call(calls.log, {})).entries.map(({ text }) => text.split(':')[0])).toEqual([
      'Removed',
      'Changed to',
      'Added',
    ])
  })
})

/** Decides all that is open. */
async function decideAll(company: { client: ApiClient }) {
  for (const { code, decision } of (await read(company)).topics)
    if (!decision)
      await decide(company, code, code.startsWith('S'), { reason: 'Talked through.', outlook: 'If we grow.' })
}

/** Texts of the draft of a chapter as one string, and the kinds of its blocks by requirement. */
async function toldIn({ client }: { client: ApiClient }, code: string) {
  const { chapter } = await client.call(contract.report.chapter, { params: { code } })
  const of = (requirement: string) => chapter.requirements.find((one) => one.code === requirement)?.blocks ?? []
  return {
    kinds: (requirement: string) => of(requirement).map(({ type }) => type),
    text: (requirement: string) => JSON.stringify(of(requirement)),
  }
}
const openKinds = async ({ client }: { client: ApiClient }) =>
  (await client.call(contract.report.review, {})).items.map(({ kind }) => kind)

describe('signing', () => {
  test('everything has to be decided; then it is frozen, and a change makes the next version', async () => {
    const company = await aCompany(app)
    const sign = (note = '') => company.client.call(calls.sign, { body: { note } })
    await expect(sign()).rejects.toMatchObject(failure('conflict'))
    await decideAll(company)
    expect((await read(company)).obstacles).toEqual([])
    // Where the lists of the statement are is said without an assessment; what was decided is not.
    const unsigned = await toldIn(company, 'ESRS 2')
    expect(unsigned.kinds('IRO-2')).toEqual(['text', 'gap'])
    expect(unsigned.text('IRO-2')).toContain('at the end of this statement')
    expect(unsigned.text('IRO-2')).not.toContain('Talked through.')
    expect(await openKinds(company)).toContain('assessment')
    const first = await sign('Board of May.')
    expect(first).toMatchObject({ number: 1, by: company.user.name, note: 'Board of May.', topics: 10, material: 4 })
    expect(await read(company)).toMatchObject({ signed: { number: 1 }, changed: false })
    expect(await openKinds(company)).not.toContain('assessment')
    await expect(sign()).rejects.toMatchObject(failure('conflict'))
    await decide(company, 'E1', true, { reason: 'We bought a plant.' })
    expect((await read(company)).changed).toBe(true)
    expect(await openKinds(company)).toContain('assessment')
    // The statement contains the signed version, without later changes.
    expect((await toldIn(company, 'ESRS 2')).text('IRO-2')).not.toContain('We bought a plant.')
    const content = async (number: number) => {
      const response = await company.client.send(`/company/materiality-assessment/versions/${number}/`, {})
      return response.text()
    }
    const frozen = await content(1)
    await sign()
    expect(await content(1)).toBe(frozen)
    const told = await toldIn(company, 'ESRS 2')
    expect(told.text('IRO-2')).toContain('We bought a plant.')
    expect(told.text('IRO-1')).toContain('Version 2 of the assessment of double materiality')
    const { reports } = await company.client.call(calls.results, {})
    expect(reports.map(({ number, topics }) => [number, topics.filter(({ material }) => material).length])).toEqual([
      [2, 5],
    ])
    const decisionIn = (text: string) =>
      (JSON.parse(text) as { topics: { code: string; decision: { material: boolean } }[] }).topics.find(
        ({ code }) => code === 'E1',
      )!.decision.material
    expect([decisionIn(frozen), decisionIn(await content(2))]).toEqual([false, true])
    const change = app.database.db.update(signedAssessments).set({ note: 'Other' })
    await expect(change).rejects.toThrow()
  })

  test('a member may score and decide and not sign', async () => {
    const company = await aCompany(app)
    const { client } = await aColleague(app, company, 'Ada Sommer')
    expect((await client.call(calls.assessment, {})).may).toEqual({ score: true, decide: true, sign: false })
    await expect(client.call(calls.sign, { body: {} })).rejects.toMatchObject(failure('forbidden'))
  })

  test.each(['reader', 'approver'] as const)('a %s sees the assessment and changes nothing in it', async (role) => {
    const company = await aCompany(app)
    const id = await anImpact(company.client, 'E3')
    const { client } = await aColleague(app, company, 'Ada Sommer', role)
    expect((await client.call(calls.assessment, {})).may).toEqual({ score: false, decide: false, sign: false })
    const { current } = await client.call(calls.method, {})
    const body = { material: true, reason: 'Why not.', outlook: '', based_on: 0 }
    for (const act of [
      () => give(client, id, severe),
      () => client.call(calls.removeScore, { params: { id } }),
      () => client.call(calls.comment, { params: { id }, body: { text: 'No.' } }),
      () => client.call(calls.addTopic, { body: { title: 'Light' } }),
      () => client.call(calls.decide, { params: { code: 'E3' }, body }),
      () => client.call(calls.dissent, { params: { code: 'E3' }, body: { text: 'No.' } }),
      () => client.call(calls.saveMethod, { body: { method: current.method, reason: 'Why not.', based_on: 0 } }),
      () => client.call(calls.carryOver, {}),
      () => client.call(calls.sign, { body: {} }),
    ])
      await expect(act()).rejects.toMatchObject(failure('forbidden'))
    expect((await client.call(calls.log, {})).entries.map(({ kind }) => kind)).toEqual(['entry'])
  })

  test('an auditor and somebody who only answers requests do not see it', async () => {
    const company = await aCompany(app)
    for (const role of ['auditor', 'contributor'] as const) {
      const { client } = await aColleague(app, company, role, role)
      await expect(client.call(calls.assessment, {})).rejects.toMatchObject(failure('forbidden'))
      await expect(client.call(calls.log, {})).rejects.toMatchObject(failure('forbidden'))
    }
  })
})

test('last year is carried over, and every decision has to be confirmed before it can be signed', async () => {
  const company = await aCompany(app)
  const id = await anImpact(company.client, 'E3')
  await give(company.client, id, severe)
  const { current } = await company.client.call(calls.method, {})
  const method = { ...current.method, topic: 'mean-of-three' as const }
  await company.client.call(calls.saveMethod, { body: { method, reason: 'Steadier.', based_on: 0 } })
  await decideAll(company)
  const { year } = await read(company)
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: year + 1 } } })
  expect(await read(company)).toMatchObject({ carry: { year, decisions: 10 } })
  const carried = await company.client.call(calls.carryOver, {})
  expect(carried.method).toMatchObject({ version: 1, method: { topic: 'mean-of-three' } })
  expect(carried.topics.every(({ decision }) => decision?.toConfirm)).toBe(true)
  expect(carried.entries.find((entry) => entry.id === id)!.result).toMatchObject({ value: 4 })
  expect(carried.obstacles).toHaveLength(1)
  await expect(company.client.call(calls.carryOver, {})).rejects.toMatchObject(failure('conflict'))
  const { decision } = await decide(
    company,
    'E3',
    carried.topics.find(({ code }) => code === 'E3')!.decision!.material,
    {
      reason: 'Still so.',
    },
  )
  expect(decision).toMatchObject({ toConfirm: false })
})

describe('out and in', () => {
  test('the workbook comes back as it went, and an edited one says what it would change', async () => {
    const company = await aCompany(app)
    await decide(company, 'S1', true, { reason: 'Shift work.' })
    const download = await company.client.send('/company/materiality-assessment/export/', {})
    const bytes = await download.arrayBuffer()
    const file = new File([bytes], 'assessment.xlsx')
    const plan = await company.client.call(calls.previewImport, { file, body: {} })
    expect(plan).toMatchObject({ rows: 10, changes: [], refused: [] })
    const table = ['Code,Result,Reason', 'S1,Not material,Nobody works here.', 'E1,No,Small.', 'Q9,Material,', 'G1,ja,']
    const csv = new File([table.join('\n')], 'elsewhere.csv')
    const edited = await company.client.call(calls.previewImport, { file: csv, body: {} })
    expect(edited.changes.map(({ code, before, after }) => [code, before, after])).toEqual([
      ['S1', true, false],
      ['G1', null, true],
    ])
    expect(edited.refused.map(({ row, written }) => [row, written])).toEqual([
      [3, 'E1'],
      [4, 'Q9'],
    ])
    expect((await topicIn(company, 'S1')).decision).toMatchObject({ material: true })
    await company.client.call(calls.confirmImport, { file: csv, body: { plan: edited.plan } })
    expect((await topicIn(company, 'S1')).decision).toMatchObject({ material: false, reason: 'Nobody works here.' })
    await expect(
      company.client.call(calls.confirmImport, { file: csv, body: { plan: edited.plan } }),
    ).rejects.toMatchObject(failure('conflict'))
    const none = new File(['a,b\n1,2'], 'none.csv')
    await expect(company.client.call(calls.previewImport, { file: none, body: {} })).rejects.toMatchObject(
      failure('unreadable_file'),
    )
  })
})

test('the voluntary standard asks for no assessment, and who wants makes one', async () => {
  const company = await aCompany(app)
  await company.client.call(contract.company.update, { body: { metadata: { standard_set: 'vs-2026' } } })
  const assessment = await read(company)
  expect(assessment.required).toBe(false)
  expect(assessment.topics).toHaveLength(10)
  await decide(company, 'E3', false, { reason: 'No water.' })
  expect((await topicIn(company, 'E3')).decision).toMatchObject({ material: false })
  await decideAll(company)
  expect(await openKinds(company)).not.toContain('assessment')
  await company.client.call(calls.sign, { body: {} })
  expect((await toldIn(company, 'B')).text('B.own')).toContain('asks for no assessment of materiality')
})

test('a person who is erased leaves their scores and decisions without a name', async () => {
  const company = await aCompany(app)
  const { client: ada, id: person } = await aColleague(app, company, 'Ada Sommer')
  const id = await anImpact(company.client, 'E3')
  await give(ada, id, severe)
  await ada.call(calls.dissent, { params: { code: 'E3' }, body: { text: 'No.' } })
  await app.database.db.execute(sql`delete from users where id = ${person}`)
  const { scores } = await company.client.call(calls.entry, { params: { id } })
  expect(scores).toMatchObject([{ by: null, value: 4 }])
  expect((await topicIn(company, 'E3')).dissents).toMatchObject([{ by: null }])
})

test('the log says what people are in the company, which proposals nobody took up, and the rules by which it is read', async () => {
  const { client } = await aCompany(app)
  const metadata = { industry: 'manufacturing', company_size: 'large' } as const
  await client.call(contract.company.update, { body: { metadata } })
  const person = await client.call(contract.session.updateMe, { body: { name: 'Ada', position: 'Head of purchasing' } })
  expect(person).toMatchObject({ name: 'Ada', position: 'Head of purchasing' })
  // Who changes only the name keeps the function.
  expect(await client.call(contract.session.updateMe, { body: { name: 'Ada Sommer' } })).toMatchObject({
    position: 'Head of purchasing',
  })
  const proposals = (await read({ client })).entries.filter(({ topic, kept }) => topic === 'S2' && !kept)
  expect(proposals.length).toBeGreaterThan(1)
  // A workshop has no points; it counts by scores that cite it.
  const body = { way: 'workshop' as const, about: ['S2'], held: 'May 2025', people: 12, result: 'Safety first.' }
  const { id } = await client.call(calls.addConsultation, { body: { ...body, group: 'Works councils' } })
  const entry = await anImpact(client, 'S2')
  const { scores } = await give(client, entry, severe, { surveys: [id] })
  expect(scores[0]).toMatchObject({ surveys: [{ id, title: 'Workshop: Works councils, May 2025' }], documents: [] })
  await decide({ client }, 'S2', true)
  const log = await client.call(calls.log, {})
  expect(log.entries[0]).toMatchObject({ kind: 'topic', position: 'Head of purchasing' })
  const consulted = log.entries.find(({ kind }) => kind === 'consultation')
  expect(consulted).toMatchObject({ about: 'Workshop: Works councils', topic: 'S2' })
  for (const { title } of proposals) expect(log.entries[0]!.grounds).toContain(title)
  expect((await read({ client })).assessors).toMatchObject([{ name: 'Ada Sommer', position: 'Head of purchasing' }])

  const notes = Object.fromEntries(log.notes.map(({ about, text }) => [about, text]))
  expect(Object.keys(notes)).toEqual([
    'How to read this log',
    'How a result comes about',
    'When a topic is material',
    'What answers and consultations count',
    'What the fifths of the scales mean',
    'Defaults of the method',
  ])
  expect(notes['How a result comes about']).toContain('rounded to two decimals, halves upwards')
  const day = log.entries.at(-1)!.at.slice(0, 10)
  expect(notes['Defaults of the method']).toMatch(`In force since the first entry of this log, ${day}. Points: 1–5`)
  const { current } = await client.call(calls.method, {})
  await client.call(calls.saveMethod, { body: { method: current.method, reason: 'As agreed.', based_on: 0 } })
  const [, , , , , defaults] = (await client.call(calls.log, {})).notes
  expect(defaults!.text).toMatch(`In force from the first entry of this log, ${day}, until version 1 of the method, `)
})

import { randomUUID } from 'node:crypto'
import * as xlsx from '@e965/xlsx'
import { contract, type Submission, type Survey } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, password, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { surveys } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app, { name: 'Kornhof eG' })
})
afterAll(() => app.stop())

const aSurvey = (changed: object = {}): Promise<Survey> =>
  company.client.call(surveys.create, {
    body: {
      title: 'Working with us',
      description: 'How our purchasing affects you.',
      target_stakeholders: ['Suppliers'],
      questions: [{ text: 'How predictable are our orders?' }, { text: 'What would help?' }],
      status: 'active',
      ...changed,
    },
  })

const submission = (survey: Survey, changed: Partial<Submission> = {}): Submission => ({
  name: 'Jette Brandt',
  email: 'jette@example.org',
  company: 'Hof Brandt',
  respondent_type: 'Supplier',
  responses: Object.fromEntries(survey.questions.map(({ id, text }) => [id, { answer: `About: ${text}` }])),
  ...changed,
})

const answer = (survey: Survey, changed: Partial<Submission> = {}) =>
  app.client().call(surveys.respond, { params: { sid: survey.sid }, body: submission(survey, changed) })
const responsesTo = ({ sid }: Survey, query = {}) => company.client.call(surveys.responses, { params: { sid }, query })
const change = ({ sid }: Survey, body: object) => company.client.call(surveys.update, { params: { sid }, body })
const again = ({ sid }: Survey) => company.client.call(surveys.get, { params: { sid } })

describe('answering', () => {
  it('stores what an outsider answers, for the company to read', async () => {
    const survey = await aSurvey()
    await expect(answer(survey, { general_notes: 'Thank you.' })).resolves.toEqual({
      ok: true,
      message: 'Your response has been submitted successfully.',
    })
    const [response] = await responsesTo(survey)
    expect(response).toMatchObject({
      respondent_type: 'Supplier',
      metadata: { name: 'Jette Brandt', email: 'jette@example.org', company: 'Hof Brandt' },
      responses: { 0: { answer: 'About: How predictable are our orders?' }, 1: { answer: 'About: What would help?' } },
      general_notes: 'Thank you.',
    })
    expect((await again(survey)).response_stats).toEqual({ total: 1, by_type: { Supplier: 1 }, withheld: false })
  })

  it('takes the index of a question for its id', async () => {
    const survey = await aSurvey()
    await answer(survey, { responses: { 0: { answer: 'yes' }, 1: { answer: 'no', supporting_material: 'page 3' } } })
    const [response] = await responsesTo(survey)
    expect(response?.responses).toEqual({
      0: { answer: 'yes' },
      1: { answer: 'no', supporting_material: 'page 3' },
    })
  })

  it('stores a response once however often it is sent', async () => {
    const survey = await aSurvey()
    const idempotency_key = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => answer(survey, { idempotency_key })))
    expect(await responsesTo(survey)).toHaveLength(1)
  })

  it('names every question that is not answered', async () => {
    const survey = await aSurvey()
    const [first, second] = survey.questions
    const fields = { [`responses.${second!.id}`]: 'Please answer this question.' }
    await expect(answer(survey, { responses: { [first!.id]: { answer: 'yes' } } })).rejects.toMatchObject({
      body: { code: 'invalid_input', fields },
    })
    expect(await responsesTo(survey)).toEqual([])
  })

  it('asks who somebody is unless the survey is anonymous', async () => {
    await expect(answer(await aSurvey(), { email: '' })).rejects.toMatchObject({
      body: { code: 'invalid_input', fields: { email: 'This is required.' } },
    })
  })

  it.each(['draft', 'closed', 'processing', 'completed'] as const)(
    'is refused while the survey is %s',
    async (status) => {
      const survey = await aSurvey()
      await change(survey, { status })
      await expect(answer(survey)).rejects.toMatchObject({ body: { code: 'conflict' } })
      expect((await again(survey)).response_stats.total).toBe(0)
    },
  )

  it('is refused after the end', async () => {
    const end = new Date(app.clock().getTime() + 86_400_000).toISOString()
    const survey = await aSurvey({ closes_at: end })
    await answer(survey)
    app.clock.advance(86_400_001)
    company.client.access = (await signedInAgain()).access
    await expect(answer(survey)).rejects.toMatchObject({ body: { code: 'conflict' } })
  })

  it('is refused in words when the questions were changed meanwhile', async () => {
    const survey = await aSurvey()
    await change(survey, { questions: [{ text: 'Something else?' }] })
    await expect(answer(survey)).rejects.toMatchObject({
      body: { code: 'conflict', error: expect.stringContaining('The questions have changed') },
    })
  })

  it('thanks a program that fills in the hidden field, and stores nothing', async () => {
    const survey = await aSurvey()
    await answer(survey, { website: 'https://spam.example' })
    expect(await responsesTo(survey)).toEqual([])
  })

  it('keeps whatever somebody writes as text', async () => {
    const survey = await aSurvey()
    const hostile = `<img src=x onerror=alert(1)> '; drop table surveys; -- =1+1 \u202eright\u202c 🦀 ${'x'.repeat(10_000)}`
    const [first] = survey.questions
    await answer(survey, { responses: { 0: { answer: hostile }, 1: { answer: '=cmd()' } }, name: '=HYPERLINK("x")' })
    const [response] = await responsesTo(survey)
    expect(response?.responses[0]?.answer).toBe(hostile)
    expect(first).toBeDefined()
  })
})

describe('what an outsider sees', () => {
  const seen = ({ sid }: Survey) => app.client().call(surveys.getPublic, { params: { sid } })

  it('is what the form needs and nothing else', async () => {
    const survey = await aSurvey()
    expect(await seen(survey)).toEqual({
      sid: survey.sid,
      state: 'open',
      company: 'Kornhof eG',
      title: 'Working with us',
      description: 'How our purchasing affects you.',
      questions: survey.questions,
      anonymous: false,
      closes_at: null,
      retention_days: null,
    })
  })

  it('is nothing of a draft, and only the title of a closed one', async () => {
    const survey = await aSurvey({ status: 'draft' })
    expect(await seen(survey)).toMatchObject({ state: 'not_open', title: '', description: '', questions: [] })
    await change(survey, { status: 'closed' })
    expect(await seen(survey)).toMatchObject({ state: 'closed', title: 'Working with us', questions: [] })
  })

  it('is nothing where there is no survey', async () => {
    await expect(
      app.client().call(surveys.getPublic, { params: { sid: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
    ).rejects.toMatchObject({ body: { code: 'not_found', error: 'Survey not found' } })
  })
})

describe('changing a survey', () => {
  it('is free until somebody has answered', async () => {
    const survey = await aSurvey()
    const changed = await change(survey, { title: 'Another title', description: 'Other words', status: 'draft' })
    expect(changed).toMatchObject({ title: 'Another title', description: 'Other words', status: 'draft' })
  })

  it('leaves the text alone once somebody has answered, but lets the survey end', async () => {
    const survey = await aSurvey()
    await answer(survey)
    for (const body of [
      { title: 'x' },
      { description: 'x' },
      { questions: [{ text: 'x' }] },
      { anonymous: true },
      { status: 'draft' },
    ])
      await expect(change(survey, body)).rejects.toMatchObject({ body: { code: 'conflict' } })
    expect(await change(survey, { status: 'closed' })).toMatchObject({ status: 'closed', title: 'Working with us' })
  })

  it('never changes a question under an answer, whoever comes first', async () => {
    for (let round = 0; round < 25; round++) {
      const survey = await aSurvey()
      const edited = change(survey, { questions: [{ text: 'Changed?' }] }).then(
        () => true,
        () => false,
      )
      const answered = answer(survey).then(
        () => true,
        () => false,
      )
      const [wasEdited, wasAnswered] = await Promise.all([edited, answered])
      expect([wasEdited, wasAnswered].filter(Boolean)).toHaveLength(1)
      const { questions, response_stats: stats } = await again(survey)
      expect(stats.total).toBe(wasAnswered ? 1 : 0)
      expect(questions.map(({ text }) => text)).toEqual(
        wasEdited ? ['Changed?'] : ['How predictable are our orders?', 'What would help?'],
      )
    }
  })

  it('deletes only drafts without responses', async () => {
    const active = await aSurvey()
    const { sid } = active
    await expect(company.client.call(surveys.remove, { params: { sid } })).rejects.toMatchObject({
      body: { code: 'conflict' },
    })
    await change(active, { status: 'draft' })
    await company.client.call(surveys.remove, { params: { sid } })
    await expect(again(active)).rejects.toMatchObject({ body: { code: 'not_found' } })
  })

  it('refuses an end that lies behind', async () => {
    await expect(aSurvey({ closes_at: '2001-01-01T00:00:00Z' })).rejects.toMatchObject({
      body: { code: 'invalid_input' },
    })
  })
})

describe('an anonymous survey', () => {
  it('stores nobody, and shows nothing but a number until five have answered', async () => {
    const survey = await aSurvey({ anonymous: true })
    for (const kind of ['Supplier', 'Supplier', 'Employee', 'Supplier'] as const)
      await answer(survey, { name: 'Jette Brandt', respondent_type: kind })
    expect((await again(survey)).response_stats).toEqual({ total: 4, by_type: {}, withheld: true })
    expect(await responsesTo(survey)).toEqual([])
    await answer(survey, { name: '', email: '', company: '', respondent_type: 'Supplier' })
    const responses = await responsesTo(survey)
    expect(responses).toHaveLength(5)
    for (const { metadata, created_at: at } of responses) {
      expect(metadata).toEqual({ name: '', email: '', company: '' })
      expect(at).toMatch(/T00:00:00\.000Z$/)
    }
    expect((await again(survey)).response_stats).toEqual({ total: 5, by_type: { '*': 5 }, withheld: false })
  })
})

describe('lists', () => {
  it('answer whole, or by pages with the total and the neighbours in headers', async () => {
    const survey = await aSurvey()
    for (let i = 0; i < 5; i++) await answer(survey, { name: `Person ${i}` })
    expect(await responsesTo(survey)).toHaveLength(5)
    const reply = await company.client.send(`/stakeholder-survey/${survey.sid}/responses/?page=2&page_size=2`, {
      method: 'GET',
    })
    expect(((await reply.json()) as unknown[]).length).toBe(2)
    expect(reply.headers.get('X-Total-Count')).toBe('5')
    expect(reply.headers.get('Link')).toContain('page=3')
    expect(await responsesTo(survey, { respondent_type: 'Media' })).toEqual([])
  })

  it('are bounded where no page is asked for, and say how to go on', async () => {
    const survey = await aSurvey()
    await answer(survey, { name: 'Person' })
    await app.database.db.execute(`
      insert into survey_responses select (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid()))).*
      from survey_responses r, generate_series(1, 520)`)
    const reply = await company.client.send(`/stakeholder-survey/${survey.sid}/responses/`)
    expect(((await reply.json()) as unknown[]).length).toBe(500)
    expect(reply.headers.get('X-Total-Count')).toBe('521')
    const next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('Link') ?? '')![1]!
    expect(((await (await company.client.send(next)).json()) as unknown[]).length).toBe(21)
  })

  it('are counted for all surveys, and listed for the newest only', async () => {
    const survey = await aSurvey({ title: 'Of many' })
    await answer(survey)
    await app.database.db.execute(`
      insert into surveys select (jsonb_populate_record(s, jsonb_build_object(
        'id', gen_random_uuid(), 'sid', gen_random_uuid(), 'created_at', s.created_at + n * interval '1 second'))).*
      from surveys s, generate_series(1, 520) n where s.sid = '${survey.sid}'`)
    const { surveys: listed, by_status, total_responses } = await company.client.call(surveys.stats, {})
    expect(listed).toHaveLength(500)
    expect(by_status.active).toBeGreaterThan(520)
    expect(listed.map(({ sid }) => sid)).not.toContain(survey.sid)
    expect(total_responses).toBeGreaterThan(0)
    await app.database.db.execute(`delete from surveys where title = 'Of many' and sid <> '${survey.sid}'`)
  })

  it('count responses by survey', async () => {
    const survey = await aSurvey({ title: 'Counted' })
    await answer(survey)
    const stats = await company.client.call(surveys.stats, {})
    expect(stats.surveys.find(({ sid }) => sid === survey.sid)).toMatchObject({ total: 1, by_type: { Supplier: 1 } })
    expect(stats.total_responses).toBe(stats.surveys.reduce((sum, { total }) => sum + total, 0))
  })
})

describe('export', () => {
  const exported = async (survey: Survey, format: string, language = 'en') => {
    const reply = await company.client.send(`/stakeholder-survey/${survey.sid}/export/?format=${format}`, {
      method: 'GET',
      headers: { 'accept-language': language },
    })
    return Buffer.from(await reply.arrayBuffer())
  }

  it('holds every answer, and nothing that a spreadsheet would run', async () => {
    const survey = await aSurvey()
    await answer(survey, { responses: { 0: { answer: '=1+1' }, 1: { answer: 'a "b"; c' } }, name: '@sum' })
    const csv = (await exported(survey, 'csv')).toString()
    expect(csv.startsWith('\ufeff"Date","Respondent type"')).toBe(true)
    expect(csv).toContain('"\'=1+1"')
    expect(csv).toContain('"\'@sum"')
    expect(csv).toContain('"a ""b""; c"')
    expect((await exported(survey, 'csv', 'de')).toString()).toContain('"Datum";"Antwortet als"')
    const { Sheets, SheetNames } = xlsx.read(await exported(survey, 'xlsx'))
    const rows = xlsx.utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1 })
    expect(rows[1]).toEqual(expect.arrayContaining(["'=1+1", 'a "b"; c', 'jette@example.org']))
  })
})

describe('erasing', () => {
  it('takes away one response, or all of a person', async () => {
    const [first, second] = [await aSurvey(), await aSurvey()]
    await answer(first, { email: 'Gone@example.org' })
    await answer(second, { email: 'gone@example.org' })
    await answer(second, { email: 'stays@example.org' })
    const body = { email: 'GONE@example.org' }
    expect(await company.client.call(surveys.eraseRespondent, { body })).toEqual({ erased: 2 })
    const [left] = await responsesTo(second)
    expect(left?.metadata.email).toBe('stays@example.org')
    await company.client.call(surveys.removeResponse, { params: { sid: second.sid, id: left!.id } })
    expect(await responsesTo(second)).toEqual([])
  })

  it('happens by itself when the time has run out', async () => {
    const kept = await aSurvey()
    const brief = await aSurvey({ retention_days: 30 })
    await answer(kept)
    await answer(brief)
    app.clock.advance(31 * 86_400_000)
    await app.sweep()
    company.client.access = (await signedInAgain()).access
    expect(await responsesTo(kept)).toHaveLength(1)
    expect(await responsesTo(brief)).toEqual([])
    const { results } = await company.client.call(contract.trail.list, { query: {} })
    expect(results).toContainEqual(
      expect.objectContaining({ call: 'surveys.retention', actor: 'system', kind: 'change', objects: [brief.sid] }),
    )
  })
})

async function signedInAgain() {
  return company.client.call(contract.session.login, { body: { email: company.user.email, password } })
}

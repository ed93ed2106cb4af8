import { contract, type Survey, stakeholderTypes } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { surveys, csrd } = contract

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const proposals = ({ client }: TestCompany) => client.call(surveys.recommendations, { query: {} })
const keysOf = (proposed: Survey[]) => proposed.map(({ sid }) => sid)
const convert = (
  { client }: TestCompany,
  { title, description, target_stakeholders, questions, anonymous, proposal }: Survey,
) =>
  client.call(surveys.create, {
    body: {
      title,
      description,
      target_stakeholders,
      anonymous,
      questions: questions.map(({ text }) => ({ text })),
      proposal: proposal!.key,
    },
  })

describe('proposals', () => {
  it('say what they ask, whom, why, and which datapoints that serves', async () => {
    const company = await aCompany(app)
    const all = await proposals(company)
    expect(all).toHaveLength(8)
    for (const survey of all) {
      expect(survey).toMatchObject({
        id: survey.sid,
        status: 'recommended',
        ai_generated: true,
        response_stats: { total: 0, by_type: {}, withheld: false },
        proposal: { key: survey.sid },
      })
      expect(survey.created_at).toBeUndefined()
      expect(survey.questions.length).toBeGreaterThanOrEqual(4)
      expect(survey.proposal!.datapoints.length).toBeGreaterThan(0)
      expect(survey.proposal!.reason).toMatch(/ Without a value so far: /)
      if (survey.target_group !== 'NGOs, authorities and the public')
        expect(stakeholderTypes).toContain(survey.target_group)
    }
    expect(keysOf(all)).toContain('s1-employees')
  })

  it('are read by outsiders in their own language, as long as the words are those of the bank', async () => {
    const company = await aCompany(app)
    const proposed = (await proposals(company)).find(({ sid }) => sid === 's1-employees')!
    const changed = {
      ...proposed,
      questions: [...proposed.questions.slice(0, 3), { id: 'own', text: 'And the canteen?' }],
    }
    const { sid } = await convert(company, changed)
    await company.client.call(surveys.update, { params: { sid }, body: { status: 'active' } })
    const reader = app.client()
    reader.language = 'de'
    const seen = await reader.call(surveys.getPublic, { params: { sid } })
    expect(seen.title).toBe('Wie Sie die Arbeit bei uns erleben')
    expect(seen.questions[0]!.text).not.toBe(proposed.questions[0]!.text)
    expect(seen.questions[3]!.text).toBe('And the canteen?')
  })

  it('come in the language that is asked for', async () => {
    const company = await aCompany(app)
    const english = keysOf(await proposals(company))
    company.client.language = 'de'
    const german = await proposals(company)
    expect(keysOf(german)).toEqual(english)
    expect(german.find(({ sid }) => sid === 's1-employees')).toMatchObject({
      title: 'Wie Sie die Arbeit bei uns erleben',
      proposal: { reason: expect.stringContaining('Noch ohne Wert: ') },
    })
  })

  it('come in pages when they are asked for so', async () => {
    const company = await aCompany(app)
    const reply = await company.client.send('/survey-recommendations/?page=2&page_size=3')
    expect(keysOf((await reply.json()) as Survey[])).toEqual(keysOf(await proposals(company)).slice(3, 6))
    expect(reply.headers.get('X-Total-Count')).toBe('8')
    expect(reply.headers.get('Link')).toContain('page=3')
  })

  it('are made once: a converted one is proposed no more, until the draft is deleted', async () => {
    const company = await aCompany(app)
    const [first] = await proposals(company)
    const { sid } = await convert(company, first!)
    expect(keysOf(await proposals(company))).not.toContain(first!.sid)
    await company.client.call(surveys.remove, { params: { sid } })
    expect(keysOf(await proposals(company))).toContain(first!.sid)
  })

  it('are saved as surveys that a person may change', async () => {
    const company = await aCompany(app)
    const [first] = await proposals(company)
    const survey = await convert(company, first!)
    expect(survey).toMatchObject({
      title: first!.title,
      status: 'draft',
      anonymous: first!.anonymous,
      ai_generated: false,
    })
    expect(survey.sid).not.toBe(first!.sid)
  })

  it('leave with the survey what it was made for', async () => {
    const company = await aCompany(app)
    const [first] = await proposals(company)
    const { proposal, sid } = await convert(company, first!)
    expect(proposal).toMatchObject({ key: first!.sid, topic: first!.proposal!.topic })
    expect(proposal!.datapoints).toEqual(first!.proposal!.datapoints)
    expect(first!.proposal!.reason).toContain(proposal!.reason)
    expect((await company.client.call(surveys.get, { params: { sid } })).proposal).toEqual(proposal)
    const unknown = await convert(company, { ...first!, proposal: { ...first!.proposal!, key: 'of another version' } })
    expect(unknown.proposal).toBeNull()
  })

  it('name a datapoint no more that has a value', async () => {
    const company = await aCompany(app)
    const served = async () =>
      (await proposals(company)).find(({ sid }) => sid === 's1-employees')!.proposal!.datapoints.map(({ key }) => key)
    expect(await served()).toContain('S1-2_01')
    await company.client.call(csrd.updateDatapoint, {
      params: { key: 'S1-2_01' },
      body: { value: 'The works council is heard before every decision on shifts.' },
    })
    expect(await served()).not.toContain('S1-2_01')
  })

  it('follow the set that the company reports by', async () => {
    const company = await aCompany(app)
    await company.client.call(contract.company.update, { body: { metadata: { standard_set: 'esrs-2026' } } })
    const keys = (await proposals(company)).flatMap(({ proposal }) => proposal!.datapoints.map(({ key }) => key))
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(key).toMatch(/^ESRS26_/)
  })
})

describe('an answer as evidence', () => {
  let company: TestCompany
  let survey: Survey
  let id: string
  beforeAll(async () => {
    company = await aCompany(app)
    survey = await company.client.call(surveys.create, {
      body: {
        title: 'Your experience',
        description: 'What you have seen.',
        target_stakeholders: ['Customers'],
        questions: [{ text: 'What was hard?' }, { text: 'What would help?' }],
        status: 'active',
      },
    })
    await app.client().call(surveys.respond, {
      params: { sid: survey.sid },
      body: {
        name: 'Jette Brandt',
        email: 'jette@example.org',
        company: 'Hof Brandt',
        respondent_type: 'Customer',
        responses: { 0: { answer: 'The {leaflet}.\nNobody explained it.' }, 1: { answer: '=1+1' } },
      },
    })
    const [response] = await company.client.call(surveys.responses, { params: { sid: survey.sid }, query: {} })
    id = response!.id
  })

  const attach = (question: number, datapoint: string, by = company) =>
    by.client.call(surveys.attach, { params: { sid: survey.sid, id }, body: { question, datapoint } })
  const datapoint = async (key: string) => {
    const query = { search: key, with_values: 'false', page: 1, page_size: 10 }
    const { data } = await company.client.call(csrd.listDatapoints, { query })
    return data.datapoints.find((one) => one.key === key)!
  }

  it('stands word for word among the excerpts, with its source and without who gave it; the value stays', async () => {
    const { excerpts } = await attach(0, 'S4-2_01')
    expect(excerpts).toMatch(
      /^“The \{leaflet\}\. Nobody explained it\.” \(answer to “What was hard\?” in the survey “Your experience”, response of .*20\d\d.*\)$/,
    )
    expect(await datapoint('S4-2_01')).toMatchObject({ excerpts, value: null, status: 'missing' })
    expect(excerpts).not.toMatch(/Jette|Brandt|example/)
  })

  it('stands once however often it is attached, and behind what stands there already', async () => {
    await company.client.call(csrd.updateDatapoint, {
      params: { key: 'S4-3_05' },
      body: { value: 'We asked.', excerpts: 'Own words.' },
    })
    const once = await attach(1, 'S4-3_05')
    expect(await attach(1, 'S4-3_05')).toEqual(once)
    expect(once.excerpts.split('\n')).toEqual(['Own words.', expect.stringMatching(/^“=1\+1” \(/)])
    expect(await datapoint('S4-3_05')).toMatchObject({ value: 'We asked.', status: 'corrected' })
  })

  it.each([
    ['a question without answer', 5, 'S4-2_01', 'This question has no answer.'],
    ['a datapoint that is not there', 0, 'S9-9_99', 'There is no such datapoint in the chosen set of standards.'],
  ])('is refused for %s', async (_, question, key, error) => {
    await expect(attach(question, key)).rejects.toMatchObject({ status: 404, body: { code: 'not_found', error } })
  })

  it('is refused where the excerpts would grow too long', async () => {
    const body = { excerpts: 'x'.repeat(19_990) }
    await company.client.call(csrd.updateDatapoint, { params: { key: 'S4-4_04' }, body })
    await expect(attach(0, 'S4-4_04')).rejects.toMatchObject({ body: { code: 'conflict' } })
    expect((await datapoint('S4-4_04')).excerpts).toBe(body.excerpts)
  })

  it('does not exist for another company', async () => {
    await expect(attach(0, 'S4-2_01', await aCompany(app))).rejects.toMatchObject({ status: 404 })
  })
})

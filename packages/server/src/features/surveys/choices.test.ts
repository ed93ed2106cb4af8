import { contract, type Submission, type Survey } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

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
const again = ({ sid }: Survey) => company.client.call(surveys.get, { params: { sid } })

describe('points and options', () => {
  const questions = [
    { text: 'How predictable are our orders?', scale: { low: 1, high: 5 } },
    { text: 'How do you learn of them?', choices: { options: ['By mail', 'By phone'], several: false } },
    { text: 'What would help?', choices: { options: ['Earlier orders', 'Longer contracts', 'Advice'], several: true } },
    { text: 'Anything else?' },
  ]
  const answers = (points: string, how: string, help: string) => ({
    0: { answer: points },
    1: { answer: how },
    2: { answer: help },
    3: { answer: 'No.' },
  })

  it('are answered by what is offered, and by nothing else', async () => {
    const survey = await aSurvey({ questions })
    expect(survey.questions.map(({ scale, choices }) => ({ scale, choices }))).toMatchObject(
      questions.map(({ scale, choices }) => ({ scale, choices })),
    )
    const seen = await app.client().call(surveys.getPublic, { params: { sid: survey.sid } })
    expect(seen.questions[2]!.choices).toEqual(questions[2]!.choices)
    const refused = (responses: Submission['responses']) =>
      answer(survey, { responses }).then(
        () => null,
        (error: unknown) => Object.keys((error as { body: { fields: object } }).body.fields),
      )
    const idOf = (index: number) => `responses.${survey.questions[index]!.id}`
    expect(await refused(answers('6', 'By mail', 'Advice'))).toEqual([idOf(0)])
    expect(await refused(answers('5', 'By mail\nBy phone', 'Advice'))).toEqual([idOf(1)])
    expect(await refused(answers('5', 'By pigeon', 'Advice\nAdvice'))).toEqual([idOf(1), idOf(2)])
    expect(await refused(answers('5', 'By phone', 'Earlier orders\nAdvice'))).toBeNull()
  })

  it('are counted question by question, and exported in one cell each', async () => {
    const survey = await aSurvey({ questions })
    expect((await again(survey)).results).toBeUndefined()
    await answer(survey, { responses: answers('4', 'By mail', 'Earlier orders\nAdvice') })
    await answer(survey, { responses: answers('5', 'By mail', 'Advice') })
    const counted = (...counts: [string, number][]) => counts.map(([answer, count]) => ({ answer, count }))
    expect((await again(survey)).results).toEqual([
      { question: 0, answered: 2, counts: counted(['1', 0], ['2', 0], ['3', 0], ['4', 1], ['5', 1]) },
      { question: 1, answered: 2, counts: counted(['By mail', 2], ['By phone', 0]) },
      { question: 2, answered: 2, counts: counted(['Earlier orders', 1], ['Longer contracts', 0], ['Advice', 2]) },
    ])
    const reply = await company.client.send(`/stakeholder-survey/${survey.sid}/export/?format=csv`, { method: 'GET' })
    expect(await reply.text()).toContain('"Earlier orders; Advice"')
  })

  it('say nothing of an anonymous survey with too few responses', async () => {
    const survey = await aSurvey({ questions, anonymous: true })
    const who = { name: '', email: '', company: '' }
    await answer(survey, { ...who, responses: answers('4', 'By mail', 'Advice') })
    expect((await again(survey)).results).toBeUndefined()
  })

  it('have two options or more, all different, and no points beside them', async () => {
    const refused = (question: object) =>
      aSurvey({ questions: [{ text: 'How?', ...question }] }).then(
        () => 'taken',
        (error: unknown) => (error as { body: { code: string } }).body.code,
      )
    expect(await refused({ choices: { options: ['One'], several: false } })).toBe('invalid_input')
    expect(await refused({ choices: { options: ['One', 'One'], several: false } })).toBe('invalid_input')
    expect(await refused({ choices: { options: ['One', 'Two\nThree'], several: false } })).toBe('invalid_input')
    expect(await refused({ ...questions[0], ...questions[1] })).toBe('invalid_input')
  })
})

import { contract, type Endpoint, type UserRole } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ApiClient,
  ApiFailure,
  aColleague,
  aCompany,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../testing/index.ts'
import { aKeptAnswer, aQuestionnaire, aRequest } from '../../testing/shared-work.ts'

// Who may do what with forms of others, kept answers, extracts and requests, as a table: what access.test.ts proves of every call by
// its rule is written out here for these, so that a call that is opened too far is seen.

const { questionnaires, requests } = contract

/** The answers to one call: people of the company by role, an administrator of another one, and somebody who is not signed in. */
type Answers = Record<UserRole | 'stranger' | 'nobody', number>

const reads: Answers = {
  company_admin: 200,
  company_member: 200,
  approver: 200,
  contributor: 403,
  reader: 200,
  auditor: 403,
  stranger: 200,
  nobody: 401,
}
const changes: Answers = { ...reads, approver: 403, reader: 403 }
const ofOne = (answers: Answers): Answers => ({ ...answers, stranger: 404 })

let app: TestApp
let ours: TestCompany
const people = {} as Record<keyof Answers, ApiClient>
beforeAll(async () => {
  app = await startApp()
  ours = await aCompany(app)
  const theirs = await aCompany(app)
  people.company_admin = ours.client
  people.stranger = theirs.client
  people.nobody = app.client()
  for (const role of ['company_member', 'approver', 'contributor', 'reader', 'auditor'] as const)
    people[role] = (await aColleague(app, ours.id, role)).client
}, 180_000)
afterAll(() => app.stop())

const secret = 'Our confidential question'
const csv = () => new File([`Question,Answer\n${secret},\n`], 'form.csv', { type: 'text/csv' })

/** A questionnaire of our company with its file. */
async function aForm() {
  const body = { name: `${secret} form` }
  return { id: (await ours.client.call(questionnaires.read, { body, file: csv() })).questionnaire.id }
}
const made = new Map<() => Promise<{ id: string }>, Promise<{ id: string }>>()
/** One of ours that is made once and outlasts whatever is tried with it. */
function lasting(make: () => Promise<{ id: string }>) {
  if (!made.has(make)) made.set(make, make())
  return made.get(make)!
}
const anAnswer = () => aKeptAnswer(ours)
const aSentRequest = () => aRequest(ours)
const kept = { kind: 'text', title: secret, text: 'We save it.', owner: null, valid_until: null } as const
const askedPeople = [{ email: 'paul@plant.example', name: 'Paul Werk' }]
const sheets = [{ sheet: 0, head: 1, roles: ['question', 'answer'] }]

interface Row {
  call: Endpoint
  answers: Answers
  /** What is sent with it; what ends something takes its own where it will be let. */
  sent?: (isLet: boolean) => Promise<{ params?: object; query?: object; body?: object; file?: File }>
}
const rows: Record<string, Row> = {
  'questionnaires.list': { call: questionnaires.list, answers: reads },
  'questionnaires.read': {
    call: questionnaires.read,
    answers: changes,
    sent: async () => ({ body: { name: 'Form' }, file: csv() }),
  },
  'questionnaires.paste': {
    call: questionnaires.paste,
    answers: changes,
    sent: async () => ({ body: { name: 'Pasted', text: 'Water?' } }),
  },
  'questionnaires.get': {
    call: questionnaires.get,
    answers: ofOne(reads),
    sent: async () => ({ params: await lasting(aForm) }),
  },
  'questionnaires.decide': {
    call: questionnaires.decide,
    answers: ofOne(changes),
    sent: async () => ({ params: { ...(await lasting(aForm)), position: 0 }, body: { as: 'words', words: 'Yes' } }),
  },
  'questionnaires.columns': {
    call: questionnaires.columns,
    answers: ofOne(changes),
    sent: async () => ({ params: await lasting(aForm), body: { sheets } }),
  },
  'questionnaires.file': {
    call: questionnaires.file,
    answers: ofOne(reads),
    sent: async () => ({ params: await lasting(aForm) }),
  },
  'questionnaires.remove': {
    call: questionnaires.remove,
    answers: ofOne(changes),
    sent: async (isLet) => ({ params: await (isLet ? aQuestionnaire(ours) : lasting(aForm)) }),
  },
  'questionnaires.answers': { call: questionnaires.answers, answers: reads },
  'questionnaires.keepAnswer': {
    call: questionnaires.keepAnswer,
    answers: changes,
    sent: async () => ({ body: kept }),
  },
  'questionnaires.changeAnswer': {
    call: questionnaires.changeAnswer,
    answers: ofOne(changes),
    sent: async () => ({ params: await lasting(anAnswer), body: kept }),
  },
  'questionnaires.removeAnswer': {
    call: questionnaires.removeAnswer,
    answers: ofOne(changes),
    sent: async (isLet) => ({ params: await (isLet ? anAnswer() : lasting(anAnswer)) }),
  },
  'questionnaires.extracts': { call: questionnaires.extracts, answers: reads },
  'questionnaires.extract': {
    call: questionnaires.extract,
    answers: reads,
    sent: async () => ({ params: { id: 'bank' } }),
  },
  'questionnaires.extractFile': {
    call: questionnaires.extractFile,
    answers: reads,
    sent: async () => ({ params: { id: 'bank' }, query: { format: 'csv' } }),
  },
  'requests.list': { call: requests.list, answers: reads },
  'requests.get': {
    call: requests.get,
    answers: ofOne(reads),
    sent: async () => ({ params: await lasting(aSentRequest) }),
  },
  'requests.ask': {
    call: requests.ask,
    answers: changes,
    sent: async () => ({ body: { people: askedPeople, datapoints: ['E1-5_01'], due: '2060-01-01' } }),
  },
  'requests.change': {
    call: requests.change,
    answers: ofOne(changes),
    sent: async () => ({ params: await lasting(aSentRequest), body: { due: '2060-02-01' } }),
  },
  'requests.remind': {
    call: requests.remind,
    answers: ofOne(changes),
    sent: async () => ({ params: await lasting(aSentRequest) }),
  },
  'requests.withdraw': {
    call: requests.withdraw,
    answers: ofOne(changes),
    sent: async (isLet) => ({ params: await (isLet ? aSentRequest() : lasting(aSentRequest)) }),
  },
}

/** What a call answers somebody with, 200 for any success. */
async function answerTo(client: ApiClient, { call, sent }: Row, isLet: boolean): Promise<number> {
  const given = (await sent?.(isLet)) ?? {}
  try {
    const reply = await client.call(call, given as never)
    if (client === people.stranger)
      expect(JSON.stringify(reply), 'shown to a stranger').not.toContain('confidential form')
    return 200
  } catch (error) {
    if (error instanceof ApiFailure) return error.status
    throw error
  }
}

test('every call of questionnaires stands in the table', () => {
  const named = Object.keys(rows).flatMap((name) => (name.startsWith('questionnaires.') ? [name.slice(15)] : []))
  expect(named.sort()).toEqual(Object.keys(questionnaires).sort())
})

test.each(Object.entries(rows))(
  '%s answers each role, and no other company',
  async (_, row) => {
    const answered: Partial<Answers> = {}
    for (const [who, client] of Object.entries(people) as [keyof Answers, ApiClient][])
      answered[who] = await answerTo(client, row, row.answers[who] === 200)
    expect(answered).toEqual(row.answers)
  },
  60_000,
)

import { contract, type Endpoint, ErrorBody, ScimError } from '@esrs/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aCompany,
  aDirectory,
  aDocument,
  aDomain,
  aPasskey,
  aToken,
  startApp,
  type TestApp,
  type TestCompany,
} from '../testing/index.ts'
import { organisationBodies, ownedOrganisation } from '../testing/organisation.ts'
import { aKeptAnswer, aQuestionnaire, aRequest, aRoom } from '../testing/shared-work.ts'
import { served } from './app.ts'

// Every call of the contract is walked, so a call that is added later is examined without being mentioned here.

interface Walked {
  name: string
  call: Endpoint
}
const calls: Walked[] = Object.entries(served).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
)

/** For each call with a parameter: something that belongs to the company, as the parameters that name it. */
const owned: Record<string, (company: TestCompany, app: TestApp) => Promise<Record<string, string>>> = {
  'session.endSession': async (company) => {
    const { sessions } = await company.client.call(contract.session.sessions, {})
    return { id: sessions[0]!.id }
  },
  'passkeys.rename': async (company) => ({ id: (await aPasskey(company.client)).id }),
  'passkeys.remove': async (company) => ({ id: (await aPasskey(company.client)).id }),
  'tokens.revoke': async (company) => {
    await aToken(company.client, ['values:read'])
    const { tokens } = await company.client.call(contract.tokens.list, {})
    return { id: tokens[0]!.id }
  },
  'singleSignOn.proveDomain': aDomain,
  'singleSignOn.removeDomain': aDomain,
  'provisioning.revokeToken': async (company) => {
    const body = { name: 'A directory', days: 1 }
    return { id: (await company.client.call(contract.provisioning.makeToken, { body })).token.id }
  },
  'users.get': async ({ user }) => ({ id: user.id }),
  'users.inviteAgain': async ({ user }) => ({ id: user.id }),
  'users.update': async ({ user }) => ({ id: user.id }),
  'users.resetSecondFactor': async ({ user }) => ({ id: user.id }),
  'users.withdraw': async ({ user }) => ({ id: user.id }),
  'documents.get': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.remove': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.decideCompany': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.retry': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.reanalyse': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.removal': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.pages': async (company) => ({ id: (await aDocument(company)).id }),
  'documents.page': async (company) => ({ id: (await aDocument(company)).id, number: '1' }),
  'documents.file': async (company) => ({ id: (await aDocument(company)).id }),
  'additions.describe': anOwnDatapoint,
  'csrd.datapoint': anOwnDatapoint,
  'surveys.get': async (company) => ({ sid: (await aSurvey(company)).sid }),
  'surveys.update': async (company) => ({ sid: (await aSurvey(company)).sid }),
  'surveys.remove': async (company) => ({ sid: (await aSurvey(company)).sid }),
  'surveys.responses': async (company) => ({ sid: (await aSurvey(company)).sid }),
  'surveys.exportResponses': async (company) => ({ sid: (await aSurvey(company)).sid }),
  'iro.update': anIro,
  'iro.remove': anIro,
  'iro.history': anIro,
  'materiality.entry': anIro,
  'materiality.score': anIro,
  'materiality.removeScore': anIro,
  'materiality.comment': anIro,
  'materiality.withdrawDissent': aDissent,
  'materiality.changeConsultation': aConsultation,
  'materiality.removeConsultation': aConsultation,
  'materiality.version': async (company) => ({ number: String(await aSignature(company)) }),
  'surveys.response': aResponse,
  'surveys.removeResponse': aResponse,
  'surveys.attach': aResponse,
  'work.task': anOwnDatapoint,
  'work.check': anOwnDatapoint,
  'work.proof': anOwnDatapoint,
  'work.deliver': anOwnDatapoint,
  'work.sendBack': anOwnDatapoint,
  'work.comment': anOwnDatapoint,
  'work.accept': async (company) => {
    const { key } = await anOwnDatapoint(company)
    const sent = { params: { key }, body: { value: 'Quiet nights.' } }
    return { id: (await company.client.call(contract.work.deliver, sent)).deliveries[0]!.id }
  },
  'rooms.close': aRoom,
  'rooms.answer': aRoom,
  'rooms.export': aRoom,
  'questionnaires.get': aQuestionnaire,
  'questionnaires.changeAnswer': aKeptAnswer,
  'questionnaires.removeAnswer': aKeptAnswer,
  'questionnaires.decide': async (company) => ({ ...(await aQuestionnaire(company)), position: '0' }),
  'questionnaires.columns': aQuestionnaire,
  'questionnaires.remove': aQuestionnaire,
  'questionnaires.file': aQuestionnaire,
  'requests.get': aRequest,
  'requests.change': aRequest,
  'requests.remind': aRequest,
  'requests.withdraw': aRequest,
  ...ownedOrganisation,
  'report.version': async (company) => ({ number: String(await anIssue(company)) }),
  'report.compare': async (company) => ({ number: String(await anIssue(company)) }),
  'report.file': async (company) => {
    const body = { version: null, format: 'pdf', language: 'en' } as const
    return { id: (await company.client.call(contract.report.makeFile, { body })).id }
  },
}

/** The number of a version that the company has issued. */
async function anIssue({ client }: TestCompany): Promise<number> {
  const { versions } = await client.call(contract.report.versions, {})
  if (versions[0]) return versions[0].number
  await client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '12 MWh' } })
  await client.call(contract.report.confirm, { body: { reason: 'For the test.', left_out: { en: 'x', de: 'x' } } })
  return (await client.call(contract.report.issue, { body: {} })).number
}

async function anOwnDatapoint({ client }: TestCompany) {
  return { key: (await client.call(contract.additions.create, { body: {} })).key }
}

async function anIro({ client }: TestCompany) {
  const body = { title: 'An impact', type: 'Impact', category: 'Water', priority: 'low' } as const
  const { id } = await client.call(contract.iro.create, { body })
  return { id }
}

async function aDissent({ client }: TestCompany) {
  const topic = await client.call(contract.materiality.dissent, { params: { code: 'E3' }, body: { text: 'No.' } })
  return { id: topic.dissents.at(-1)!.id }
}

const aRecord = { group: 'Neighbours', way: 'meeting' as const, about: [], held: 'May', people: null, result: 'Noise.' }

async function aConsultation({ client }: TestCompany) {
  return { id: (await client.call(contract.materiality.addConsultation, { body: aRecord })).id }
}

/** The number of a version of the assessment that the company has signed. */
async function aSignature({ client }: TestCompany): Promise<number> {
  const { topics } = await client.call(contract.materiality.assessment, {})
  const reason = 'Talked through.'
  for (const { code, revision } of topics)
    await client.call(contract.materiality.decide, {
      params: { code },
      body: { material: true, reason, based_on: revision },
    })
  return (await client.call(contract.materiality.sign, { body: {} })).number
}

function aSurvey({ client }: TestCompany) {
  return client.call(contract.surveys.create, {
    body: {
      title: 'A survey',
      description: 'What it is about.',
      target_stakeholders: ['Suppliers'],
      questions: [{ text: 'How is it?' }],
      status: 'active',
    },
  })
}

async function aResponse(company: TestCompany, { client }: TestApp) {
  const params = { sid: (await aSurvey(company)).sid }
  const who = { name: 'Jette', email: 'jette@example.org', company: 'Hof', respondent_type: 'Supplier' } as const
  await client().call(contract.surveys.respond, { params, body: { ...who, responses: { 0: { answer: 'Fine.' } } } })
  const [response] = await company.client.call(contract.surveys.responses, { params, query: {} })
  return { ...params, id: response!.id }
}

/** What has to be sent so that a call gets as far as looking for the thing. */
const bodies: Record<string, object> = {
  'passkeys.rename': { name: 'Telephone' },
  'users.update': { name: 'Eve', email: 'eve@example.org', user_type: 'company_admin', is_active: true },
  'users.resetSecondFactor': { reason: 'Lost.' },
  'documents.decideCompany': { is_own: true },
  'work.check': { value: '1' },
  'work.deliver': { value: '1' },
  'work.sendBack': { reason: 'Once more.' },
  'work.comment': { text: 'Hello.' },
  'rooms.answer': { fact: 'E1-5_01', text: 'Yes.' },
  'questionnaires.decide': { as: 'left_open' },
  'questionnaires.changeAnswer': { kind: 'text', title: 'Water', text: 'Less.', owner: null, valid_until: null },
  'questionnaires.columns': { sheets: [{ sheet: 0, head: 1, roles: ['question', 'answer'] }] },
  'requests.change': { due: '2060-02-02' },
  'surveys.attach': { question: 0, datapoint: 'S2-2_01' },
  'materiality.score': {
    points: { scale: 1, scope: 1, irremediable: 1, magnitude: null, likelihood: null },
  },
  'materiality.comment': { text: 'A comment.' },
  'materiality.changeConsultation': aRecord,
  ...organisationBodies,
}

/** Their parameter names something of the standard, which every company has; reporting tests that values stay apart. */
const ofTheStandard = new Set([
  'csrd.updateDatapoint',
  'csrd.deleteDatapoint',
  'questionnaires.extract',
  'questionnaires.extractFile',
  'history.list',
  'history.restore',
  'review.candidates',
  'review.read',
  ...['nearest', 'figures', 'take', 'setAbsent', 'removeAbsent'].map((name) => `pointing.${name}`),
  ...['get', 'save', 'history'].map((name) => `breakdowns.${name}`),
  'advice.mark',
  'inventory.leaveOut',
  'iro.decideMateriality',
  'iro.materialityHistory',
  'materiality.decide',
  'materiality.consider',
  'materiality.dissent',
  'report.chapter',
  'report.writeText',
  'report.textVersions',
  'report.explain',
  'tagging.elements',
  'tagging.save',
])

let app: TestApp
let ours: TestCompany
let theirs: TestCompany
beforeAll(async () => {
  app = await startApp()
  ours = await aCompany(app, { name: 'Unmistakably Ours', person: 'Ottilie Unseen' })
  theirs = await aCompany(app, { name: 'Somebody Else' })
})
afterAll(() => app.stop())

const fill = (path: string, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))

async function ask(client: ApiClient, call: Endpoint, address: string, body: object = {}) {
  const form = new FormData()
  // The fields come first, as the contract says of uploads.
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  form.append('file', new File(['A proof.'], 'proof.txt'))
  // A file is received before the thing that it belongs to is looked for.
  const sent = call.upload ? (call.params ? { raw: form } : {}) : { body }
  const request = call.method === 'GET' ? {} : sent
  const response = await client.send(address, { method: call.method, ...request })
  return { status: response.status, text: await response.text() }
}

describe('what belongs to another company does not exist', () => {
  const walked = calls.filter(({ call }) => call.auth === 'user' || call.auth === 'admin')

  test.each(walked.filter(({ name, call }) => call.params && !ofTheStandard.has(name)))(
    '$name',
    async ({ name, call }) => {
      const make = owned[name]
      expect(make, `name something of a company that ${name} could reach`).toBeDefined()
      const params = await make!(ours, app)
      const nothing = Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          /^([0-9a-f-]{36}|[\w-]{22})$/.test(value) ? crypto.randomUUID() : value,
        ]),
      )
      const reached = await ask(theirs.client, call, fill(call.path, params), bodies[name])
      expect(reached.status).toBe(404)
      expect(reached).toEqual(await ask(theirs.client, call, fill(call.path, nothing), bodies[name]))
    },
  )

  test.each(walked.filter(({ call }) => !call.params && call.method === 'GET'))('$name', async ({ call }) => {
    const { text } = await ask(theirs.client, call, call.path)
    for (const secret of [ours.id, ours.user.id, ours.user.email, 'Unmistakably Ours', 'Ottilie'])
      expect(text).not.toContain(secret)
  })
})

const odd = [
  'null',
  '[]',
  '"text"',
  '0',
  'true',
  '{}',
  '{"email":null,"password":{},"name":[],"value":{"a":[1]},"refresh":7,"company_name":-1}',
  '{"email":"a@b.c","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","name":"\\ud800","company_name":"x"}',
  '{"name":"\\u0000","registration_number":"\\ud83d","address":"\\u202e"}',
  '{"\\u0000":1,"\\udc00":2}',
  `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"name":"${'ä'.repeat(100_000)}","address":"${'x'.repeat(100_000)}"}`,
  '{"value":1e400,"page":-1e99}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"email":"\'; drop table users; --@example.org","password":"\' or 1=1 --"}',
]
const oddWords = [
  '0',
  '-1',
  '1e309',
  'NaN',
  '%00',
  '%ed%a0%80',
  '..%2f..%2fetc%2fpasswd',
  "' or '1'='1",
  '💥',
  'x'.repeat(150),
  '[object Object]',
]
/** What lets somebody of the company into a call, as far as its kind of caller goes. */
async function accessTo({ auth }: Endpoint, company: TestCompany): Promise<string> {
  if (auth === 'public') return ''
  return `Bearer ${auth === 'directory' ? (await aDirectory(app, company)).token : company.client.access}`
}

const leaks = /node_modules|packages\/server|\bat \w+ \(|select |insert |syntax error|ECONN|FST_|Zod|pg_/i

const oddForms = [
  '',
  '--x--',
  '--x\r\n\r\n\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
]

/** What somebody may send to a call who means no good: odd words in its path and query, odd bodies. */
function oddRequests(call: Endpoint): [string, RequestInit][] {
  const paths = call.path.includes('{') ? oddWords.map((word) => call.path.replace(/\{\w+\}/g, word)) : [call.path]
  const first = paths[0]!
  const queries = oddWords.map((word) => `?page=${word}&page_size=${word}&search=${word}&sort=${word}&x[a]=${word}`)
  const asked = [...paths, first, ...queries.map((query) => first + query)].map((path): [string, RequestInit] => [
    path,
    {},
  ])
  if (call.method === 'GET') return asked
  const sent = (type: string, bodies: readonly BodyInit[]): [string, RequestInit][] =>
    bodies.map((body) => [first, { body, headers: { 'content-type': type } }])
  return [
    ...asked,
    ...sent('application/json', [...odd, new Uint8Array([0xff, 0xfe, 0])]),
    ...sent('multipart/form-data; boundary=x', oddForms),
    ...sent('multipart/form-data', ['x']),
  ]
}

describe('no input makes the server fail', () => {
  let last: TestCompany | null = null

  /** A company whose administrator is signed in: that of the call before, unless it has ended the session or time has. */
  async function aSignedIn(): Promise<TestCompany> {
    // One address registers only so many companies an hour.
    app.clock.advance(60_000)
    if (!last || !(await last.client.send('/users/me/')).ok) last = await aCompany(app)
    return last
  }

  test.each(calls)('$name', async ({ name, call }) => {
    // A company has only so many tokens of directories.
    if (call.auth === 'directory') last = null
    const company = await aSignedIn()
    const { client } = company
    const access = await accessTo(call, company)
    for (const [address, init] of oddRequests(call)) {
      const response = await client.send(address, {
        method: call.method,
        headers: { authorization: access, ...(init.headers as Record<string, string> | undefined) },
        ...(init.body === undefined || init.body === null ? {} : { raw: init.body }),
      })
      const text = await response.text()
      const what = `${name} ${address.slice(0, 100)} ${String(init.body).slice(0, 60)} → ${response.status} ${text.slice(0, 200)}`
      expect(response.status, what).toBeLessThan(500)
      if (response.status >= 400 && response.status !== 429) {
        const failure = call.auth === 'directory' ? ScimError : ErrorBody
        expect(failure.safeParse(JSON.parse(text)).success, what).toBe(true)
        expect(text, what).not.toMatch(leaks)
      }
    }
  })

  test.each([
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a.b',
    `Bearer ${'a'.repeat(5000)}`,
    'Bearer ..',
    'bearer null',
  ])('an Authorization of %s is no sign-in', async (authorization) => {
    expect((await app.client().send('/users/me/', { headers: { authorization } })).status).toBe(401)
  })
})

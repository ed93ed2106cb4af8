import { contract, type Endpoint, type Subject, staleAfter } from '@esrs/contract'
import { sixActivities } from '@esrs/reports/testing/taxonomy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiFailure,
  aCompany,
  aDocument,
  askUntil,
  ended,
  startApp,
  type TestApp,
  type TestCompany,
} from '../testing/index.ts'
import { organisationBodies, ownedOrganisation } from '../testing/organisation.ts'

// What a call makes of the readings of a company is what it says that it changes: every page of the web app relies on it. Everything
// that can be read is read before and after work of each kind, and whatever has become another has to be named.

/** Of calls that read one thing: which. */
const parameters: Record<string, Record<string, string>> = {
  'csrd.datapoint': { key: 'E1-5_01' },
  'history.list': { key: 'E1-5_01' },
  'review.candidates': { key: 'E1-5_01' },
  'iro.materialityHistory': { code: 'E1' },
  'report.chapter': { code: 'E1' },
  'work.task': { key: 'E1-5_01' },
  'figures.get': { key: 'E1-5_01' },
}
const readings = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .map(([name, call]) => ({ name: `${group}.${name}`, call }))
    .filter(
      ({ name, call }) =>
        call.method === 'GET' &&
        (call.auth === 'user' || call.auth === 'admin') &&
        !call.stepUp &&
        !call.download &&
        (!call.params || name in parameters),
    ),
)

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  company = await aCompany(app)
})
afterAll(() => app.stop())

/** Every reading as it is now; one that does not exist is a reading, too. */
async function read(): Promise<Map<string, string>> {
  const now = new Map<string, string>()
  for (const { name, call } of readings) {
    const reply = await company.client
      .call(call, { params: parameters[name] ?? {} } as never)
      .catch((error: unknown) => {
        if (error instanceof ApiFailure) return error.status
        throw error
      })
    now.set(name, JSON.stringify(reply))
  }
  return now
}

/** Every reading after the work before, once nothing is done in the background any more: it is the one before the next work. */
let last: Map<string, string>
beforeAll(async () => {
  last = await read()
})

/** Resolves when no job waits that could start, and none is running. */
const settled = () =>
  askUntil(
    () => app.queue.backlog(),
    (jobs) => jobs.every(({ waiting, running }) => waiting + running === 0),
  )

/** The readings that work has made others although no call of it says so. */
async function untold(calls: Endpoint[], work: () => Promise<unknown>, alone: readonly Subject[] = []) {
  const before = last
  await work()
  await settled()
  const after = await read()
  last = after
  const told = staleAfter([...calls.flatMap(({ changes = [] }) => changes), ...alone])
  const changed = readings.filter(({ name }) => before.get(name) !== after.get(name))
  expect(changed.length, 'the work changes something').toBeGreaterThan(0)
  return changed
    .filter(({ call: { about } }) => about === undefined || !told.has(about))
    .map(({ name, call }) => `${name} (${call.about})`)
}

const call: TestCompany['client']['call'] = (endpoint, sent) => company.client.call(endpoint, sent)
const entered = (value: string) => call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value } })
const people = [{ email: 'rita@audit.example', name: 'Rita Revision' }]
const reason = 'Talked through.'

/** Work of each kind: the calls that it is made of, and what is done without one. */
const works: [string, Endpoint[], () => Promise<unknown>, (readonly Subject[])?][] = [
  ['a person', [contract.session.updateMe], () => call(contract.session.updateMe, { body: { name: 'Ada New' } })],
  ['the company', [contract.company.update], () => call(contract.company.update, { body: { name: 'New GmbH' } })],
  [
    'the industry',
    [contract.company.update],
    () => call(contract.company.update, { body: { metadata: { industry: 'manufacturing', company_size: 'large' } } }),
  ],
  [
    'a colleague',
    [contract.users.invite],
    () => call(contract.users.invite, { body: { email: 'eve@example.org', name: 'Eve', user_type: 'contributor' } }),
  ],
  [
    'a document',
    [contract.documents.upload],
    async () =>
      ended(company, (await aDocument(company, { content: 'Total energy consumption: 48,300 MWh in 2025.' })).id),
    ['company', 'pages', 'values'],
  ],
  ['a value', [contract.csrd.updateDatapoint], () => entered('12 MWh')],
  ['another value', [contract.csrd.updateDatapoint], () => entered('13 MWh')],
  [
    'no value',
    [contract.csrd.deleteDatapoint],
    () => call(contract.csrd.deleteDatapoint, { params: { key: 'E1-5_01' } }),
  ],
  [
    'a datapoint of its own',
    [contract.additions.create],
    () => call(contract.additions.create, { body: { name: 'Noise' } }),
  ],
  [
    'absence',
    [contract.pointing.setAbsent],
    async () => {
      await call(contract.pointing.setAbsent, { params: { key: 'E1-5_01' } })
      await entered('12 MWh')
    },
  ],
  [
    'an impact',
    [contract.iro.create],
    () => call(contract.iro.create, { body: { title: 'Noise', type: 'Impact', category: 'Water', priority: 'high' } }),
  ],
  ['proposed impacts', [contract.iro.refresh], () => call(contract.iro.refresh, {})],
  [
    'points',
    [contract.materiality.score],
    async () => {
      const { impacts } = await call(contract.iro.list, {})
      const points = { scale: 3, scope: 3, irremediable: 3, magnitude: null, likelihood: null }
      const { id } = impacts.find(({ type }) => type === 'Impact')!
      await call(contract.materiality.score, { params: { id }, body: { points } })
    },
  ],
  [
    'a topic of its own',
    [contract.materiality.addTopic],
    () => call(contract.materiality.addTopic, { body: { title: 'Noise' } }),
  ],
  [
    'a decision on a topic',
    [contract.materiality.decide],
    () => call(contract.materiality.decide, { params: { code: 'E3' }, body: { material: false, reason, based_on: 0 } }),
  ],
  [
    'a decision beside the assessment',
    [contract.iro.decideMateriality],
    () =>
      call(contract.iro.decideMateriality, { params: { code: 'E4' }, body: { material: false, reason, based_on: 0 } }),
  ],
  [
    'a consultation',
    [contract.materiality.addConsultation],
    () =>
      call(contract.materiality.addConsultation, {
        body: { group: 'Neighbours', way: 'meeting', about: [], held: 'May', people: null, result: 'Noise.' },
      }),
  ],
  [
    'a survey',
    [contract.surveys.create],
    () =>
      call(contract.surveys.create, {
        body: {
          title: 'A survey',
          description: 'What it is about.',
          target_stakeholders: ['Suppliers'],
          questions: [{ text: 'How is it?' }],
          status: 'active',
        },
      }),
  ],
  ['words of the statement', [contract.report.explain], explain],
  ['words on several datapoints', [contract.report.explainTogether], explainTogether],
  [
    'disclosures on the EU taxonomy',
    [contract.euTaxonomy.save],
    () => call(contract.euTaxonomy.save, { body: { disclosure: sixActivities.disclosure, base: null } }),
  ],
  [
    'a reviewed tag',
    [contract.tagging.save],
    () => call(contract.tagging.save, { params: { datapoint: 'E1-5_01' }, body: { element: null, reviewed: true } }),
  ],
  [
    'a confirmation',
    [contract.report.confirm],
    () => call(contract.report.confirm, { body: { reason, left_out: { en: 'x', de: 'x' } } }),
  ],
  ['an issued statement', [contract.report.issue], () => call(contract.report.issue, { body: {} })],
  [
    'a room',
    [contract.rooms.open],
    () => call(contract.rooms.open, { body: { name: 'Audit', version: null, people, ends: '2060-01-01' } }),
  ],
  ['four eyes', [contract.work.saveSettings], () => call(contract.work.saveSettings, { body: { four_eyes: true } })],
  [
    'an owner',
    [contract.work.assign],
    () =>
      call(contract.work.assign, {
        body: { targets: [{ kind: 'datapoint', key: 'E1-5_01' }], owner: company.user.id },
      }),
  ],
  ['a delivery', [contract.work.deliver], deliver],
  [
    'an accepted delivery',
    [contract.work.deliver, contract.work.accept],
    async () => call(contract.work.accept, { params: { id: (await deliver()).deliveries[0]!.id } }),
  ],
  [
    'a request',
    [contract.requests.ask],
    () => call(contract.requests.ask, { body: { people, datapoints: ['E1-5_01'], due: '2060-01-01' } }),
  ],
  [
    'a questionnaire',
    [contract.questionnaires.paste],
    () => call(contract.questionnaires.paste, { body: { name: 'A bank', text: 'Total energy consumption\tMWh' } }),
  ],
  [
    'a kept answer',
    [contract.questionnaires.keepAnswer],
    () =>
      call(contract.questionnaires.keepAnswer, {
        body: { kind: 'text', title: 'Water', text: 'We save it.', owner: null, valid_until: null },
      }),
  ],
  ['an entity', [contract.organisation.add], () => ownedOrganisation['organisation.change']!(company)],
  [
    'a figure of the group',
    [contract.figures.setUp],
    () =>
      call(contract.figures.setUp, { params: { key: 'E1-5_01' }, body: organisationBodies['figures.setUp'] } as never),
  ],
  [
    'a part',
    [contract.figures.addPart, contract.organisation.add, contract.additions.create],
    () => ownedOrganisation['figures.changePart']!(company),
  ],
  ['a factor', [contract.factors.add], () => ownedOrganisation['factors.remove']!(company)],
  [
    'an activity',
    [contract.inventory.addActivity, contract.organisation.add],
    () => ownedOrganisation['inventory.changeActivity']!(company),
  ],
  [
    'figures of an inventory',
    [contract.inventory.take, contract.inventory.addActivity, contract.organisation.add],
    async () => {
      await ownedOrganisation['inventory.changeActivity']!(company)
      return call(contract.inventory.take, { body: { figures: ['scope1'], breakdowns: false } })
    },
  ],
  [
    'a base year',
    [contract.inventory.savePolicy],
    () => call(contract.inventory.savePolicy, { body: organisationBodies['inventory.savePolicy'] } as never),
  ],
  [
    'another year',
    [contract.years.begin],
    async () => {
      const { next } = await call(contract.years.get, {})
      await call(contract.years.begin, { body: { year: next!.year, set: next!.sets[0]! } })
    },
  ],
  [
    'a file',
    [contract.report.makeFile],
    () => call(contract.report.makeFile, { body: { version: null, format: 'pdf', language: 'en' } }),
  ],
]

function explain() {
  const explanation = { kind: 'omitted', reason } as const
  return call(contract.report.explain, { params: { datapoint: 'E1-6_07' }, body: { explanation } })
}

function explainTogether() {
  const explanation = { kind: 'omitted', reason } as const
  return call(contract.report.explainTogether, { body: { datapoints: ['E1-6_07', 'E1-6_09'], explanation } })
}

function deliver() {
  return call(contract.work.deliver, { params: { key: 'E1-5_01' }, body: { value: '77 MWh' } })
}

test('nothing becomes another by itself', async () => {
  const before = last
  last = await read()
  const after = last
  const changed = readings.filter(({ name }) => before.get(name) !== after.get(name))
  // Whoever checks the trail adds to it.
  expect(changed.filter(({ call: { about } }) => about !== 'trail')).toEqual([])
})

test.each(works)('what changes with %s is told', async (_, calls, work, alone) => {
  expect(await untold(calls, work, alone)).toEqual([])
})

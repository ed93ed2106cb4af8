import fs from 'node:fs'
import path from 'node:path'
import { sixActivities } from '@esrs/reports/testing/taxonomy'
import { generateSync } from 'otplib'
import type { App } from '../../e2e/app.ts'
import { Client, calls } from '../../e2e/client.ts'
import { createAuthenticator, type TestAuthenticator } from '../../packages/server/src/testing/authenticator.ts'
import { root } from '../../scripts/processes.ts'

const demo = path.join(root, 'demo')
const password = 'a long enough phrase'

/** People, documents and surveys of the companies that the screens show. */
export interface Companies {
  /** A person of a company at work, and one of a company that has just begun. */
  full: Person
  fresh: Person
  /** The person of the demo company, which has a signed assessment of materiality. */
  demo: Person
  /** Somebody with codes and passkeys, whose company requires a second factor, and a colleague of theirs who has none. */
  guarded: Person
  lacking: Person
  colleague: string
  /** Where the mail for a forgotten password leads. */
  resetLink: string
  /** Links of people without an account. */
  guests: { request: GuestPage; room: GuestPage }
  /** Surveys by state; their pages are opened from the list by title. */
  survey: Record<'open' | 'answered' | 'draft' | 'closed', { sid: string; title: string }>
  /** The last respondent of `survey.answered`. */
  response: string
  /** A document of each kind that is shown in its own way. */
  document: { pdf: string; sheet: string; text: string }
  /** A datapoint with a proposed passage, and an entry of the analysis. */
  datapoint: string
  entry: string
}

export interface Person {
  email: string
  password: string
  /** Whoever has passkeys signs in with this device. */
  device?: TestAuthenticator
}

interface DemoCompany {
  name: string
  registration_number: string
  address: string
  user: { name: string }
  stakeholders: { name: string; description: string; category: string }[]
  documents: { file: string }[]
}

/** How to sign in to the demo company, as the product printed it at its start. */
function demoPerson(output: string): Person {
  const [, address, secret] = /sign in as (\S+) with the password ([^\s,]+)/.exec(output) ?? []
  if (!address || !secret) throw new Error('The product did not say how to sign in to the demo company.')
  return { email: address, password: secret }
}

const register = async (api: string, person: { name: string; company: string }) => {
  const client = new Client(api)
  const email = `person-${crypto.randomUUID()}@example.org`
  const body = { email, password, name: person.name, company_name: person.company }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  return { client, email }
}

async function makeSurveys(client: Client): Promise<Pick<Companies, 'survey' | 'response'>> {
  const made = async (title: string, group: string, questions: string[], status: 'draft' | 'active') => {
    const body = {
      title,
      description: 'We ask everybody whom our work touches, once a year.',
      target_stakeholders: [group],
      questions: questions.map((text) => ({ text })),
      status,
    }
    return client.call(calls.surveys.create, { body })
  }
  const open = await made(
    'Environment and working conditions at our suppliers',
    'Suppliers',
    ['Which goals for greenhouse gas emissions have you set yourselves?', 'How do you prevent accidents at work?'],
    'active',
  )
  const answered = await made(
    'Your experience with our service and our machines',
    'Customers',
    ['What do you expect of us in the next two years?', 'Where do our machines need more energy than they should?'],
    'active',
  )
  const draft = await made('Noise and traffic around the site', 'Local communities', ['What disturbs you?'], 'draft')
  const closed = await made('Health at work', 'Employees', ['How was your year?'], 'active')
  await client.call(calls.surveys.update, { params: { sid: closed.sid }, body: { status: 'closed' } })
  const people = [
    ['Jette Brandt', 'jette@example.org', 'Hof Brandt', 'Customer'],
    ['Noor de Vries', 'noor@example.org', 'Vries Logistics', 'Customer'],
    ['Tomasz Lis', 'tomasz@example.org', 'Lis i Syn', 'Supplier'],
  ] as const
  for (const [name, email, company, respondent_type] of people) {
    const responses = {
      0: { answer: 'Spare parts for at least fifteen years, and a figure for the carbon footprint of every machine.' },
      1: { answer: 'The sorters run through the night although nothing is on them.' },
    }
    const body = { name, email, company, respondent_type, responses, general_notes: 'Thank you for asking.' }
    await client.call(calls.surveys.respond, { params: { sid: answered.sid }, body })
  }
  const [response] = await client.call(calls.surveys.responses, { params: { sid: answered.sid }, query: {} })
  if (!response) throw new Error('There is no response to show.')
  return { survey: { open, answered, draft, closed }, response: response.id }
}

/** What a pattern with one group finds in the mails that the product has written to its folder. */
async function mailed(dataDir: string, pattern: RegExp): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (;;) {
    const mails = fs.existsSync(outbox) ? fs.readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    for (const name of mails) {
      const text = fs
        .readFileSync(path.join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      const found = pattern.exec(text)?.[1]
      if (found) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Asks for another password and reads where its mail leads. */
async function resetLink(client: Client, dataDir: string, email: string): Promise<string> {
  await client.call(calls.session.forgotPassword, { body: { email } })
  return mailed(dataDir, /(\/reset-password\?token=[\w.-]+)/)
}

/** A link of somebody without an account, with the key of a device that has opened it. */
export interface GuestPage {
  token: string
  key: string
}

/** Asks for datapoints of every kind and opens a room; resolves with both links, opened on one device. */
async function makeGuests(client: Client, { api, dataDir }: App): Promise<Companies['guests']> {
  const opened = async (page: string, code?: string): Promise<GuestPage> => {
    const token = await mailed(dataDir, new RegExp(`${page}\\?lang=\\w+#([\\w.-]+)`))
    const outsider = new Client(api)
    if (code !== undefined) await outsider.call(calls.links.sendCode, { body: { token, language: 'en' } })
    const body = { token, ...(code !== undefined && { code: await mailed(dataDir, /there: (\d{6})/) }) }
    const { key } = await outsider.call(calls.links.open, { body })
    if (key === null) throw new Error(`The link to ${page} was not opened.`)
    return { token, key }
  }
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const datapoints = ['E1-5_01', 'S1-6_02', 'S1-10_01', 'E1-1_01']
  const people = [{ email: 'uwe.halm@tarnholt.example', name: 'Uwe Halm' }]
  await client.call(calls.requests.ask, { body: { people, datapoints, due: later, note: 'All four sites, please.' } })
  const body = { name: 'Audit 2025', version: null, ends: later }
  const auditors = [{ email: 'rita.weiss@pruefhaus.example', name: 'Rita Weiss' }]
  await client.call(calls.rooms.open, { body: { ...body, people: auditors } })
  return { request: await opened('/answer'), room: await opened('/audit-room', '') }
}

/** A company that requires a second factor: somebody with codes and passkeys, and somebody without. */
async function makeGuarded({ api, web, dataDir }: App): Promise<Pick<Companies, 'guarded' | 'lacking'>> {
  const { client, email } = await register(api, { name: 'Wanda Siel', company: 'Sielhof Energie' })
  await client.call(calls.company.update, { body: { metadata: { skip_onboarding: true } } })
  const lacking = `ole-${crypto.randomUUID()}@example.org`
  const person = { email: lacking, name: 'Ole Hansen', user_type: 'company_member' as const }
  await client.call(calls.users.invite, { body: person })
  const token = await mailed(dataDir, new RegExp(`To: ${lacking}[^]*?/set-password\\?token=([\\w.-]+)`))
  await client.call(calls.session.resetPassword, { body: { token, password } })
  const { key } = await client.call(calls.secondFactor.begin, {})
  const code = generateSync({ strategy: 'totp', secret: key })
  await client.call(calls.secondFactor.confirm, { body: { password, code } })
  const device = createAuthenticator({ origin: new URL(web).origin, counts: false })
  for (const name of ['Telephone', 'Key ring with a rather long name, kept in the safe of the office']) {
    const { options } = await client.call(calls.passkeys.begin, { body: { password } })
    // Another device for each: one device keeps one for a person.
    const of = name === 'Telephone' ? device : createAuthenticator({ origin: new URL(web).origin })
    await client.call(calls.passkeys.add, { body: { name, credential: of.make(options) } })
  }
  await client.call(calls.secondFactor.require, { body: { required: true } })
  return { guarded: { email, password, device }, lacking: { email: lacking, password } }
}

/** Signs somebody in, by a passkey where they have one. */
export async function signInAs(api: string, { email, password: secret, device }: Person) {
  const client = new Client(api)
  if (!device) return client.call(calls.session.login, { body: { email, password: secret } })
  const { options } = await client.call(calls.session.beginPasskey, { body: {} })
  return client.call(calls.session.passkey, { body: { credential: device.use(options) } })
}

/** Two companies: one with the documents of the demo analysed and some of every kind of work done, and an empty one. */
export async function makeCompanies(app: App): Promise<Companies> {
  const { api, dataDir, output } = app
  const facts = JSON.parse(fs.readFileSync(path.join(demo, 'company.json'), 'utf8')) as DemoCompany
  const { client, email } = await register(api, { name: facts.user.name, company: facts.name })
  for (const { file } of facts.documents) await client.upload(path.join(demo, file))
  const { name, registration_number, address, stakeholders } = facts
  const metadata = {
    industry: 'manufacturing',
    company_size: 'large',
    report_scope: 'group',
    reporting_year: 2025,
    skip_onboarding: true,
    stakeholders,
  } as const
  await client.call(calls.company.update, { body: { name, registration_number, address, metadata } })
  const colleague = await client.call(calls.users.invite, {
    body: { email: `mira-${crypto.randomUUID()}@example.org`, name: 'Mira Kessler', user_type: 'company_member' },
  })
  const documents = await client.processed(300)
  const find = (ending: string) => {
    const found = documents.find(({ title }) => title.endsWith(ending))
    if (!found) throw new Error(`No document of the demo ends in ${ending}.`)
    return found.id
  }

  const points = (await client.datapoints()).filter(({ status, value }) => status === 'proposed' && value)
  const [shown, accepted, corrected, removed] = points.filter(({ dataType }) => dataType === 'number')
  if (!shown || !accepted || !corrected || !removed) throw new Error('The analysis proposes too few figures to show.')
  await client.call(calls.csrd.updateDatapoint, { params: { key: accepted.key }, body: { value: accepted.value } })
  await client.call(calls.csrd.updateDatapoint, { params: { key: corrected.key }, body: { value: '1234' } })
  await client.call(calls.csrd.deleteDatapoint, { params: { key: removed.key } })

  const { impacts } = await client.call(calls.iro.list, {})
  const [entry, confirmed, rejected] = impacts
  if (!entry || !confirmed || !rejected) throw new Error('The analysis proposes too few entries to show.')
  await client.call(calls.iro.update, { params: { id: confirmed.id }, body: { status: 'confirmed' } })
  await client.call(calls.iro.update, { params: { id: rejected.id }, body: { status: 'rejected' } })

  await client.call(calls.euTaxonomy.save, { body: { disclosure: sixActivities.disclosure, base: null } })

  const fresh = await register(api, { name: 'Kim Neumann', company: 'Neumann & Töchter' })
  await fresh.client.call(calls.company.update, { body: { metadata: { skip_onboarding: true } } })
  return {
    full: { email, password },
    fresh: { email: fresh.email, password },
    demo: demoPerson(output()),
    colleague: colleague.id,
    ...(await makeGuarded(app)),
    resetLink: await resetLink(client, dataDir, email),
    guests: await makeGuests(client, app),
    ...(await makeSurveys(client)),
    document: { pdf: find('report-2025.pdf'), sheet: find('.xlsx'), text: find('.docx') },
    datapoint: shown.key,
    entry: entry.id,
  }
}

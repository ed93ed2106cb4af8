import {
  contract,
  type Endpoint,
  errorStatus,
  reportFormats,
  securityEvents,
  trailActors,
  trailKinds,
  trailOf,
  trailOutcomes,
} from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'
import { callTexts } from './calls/texts.ts'
import { trailTexts } from './texts.ts'

const log = async (name = 'Security log') => within(await screen.findByRole('region', { name }))

it('tells administrators what happened, newest first, page by page', async () => {
  const { user } = openApp('/company/sign-in', { signedIn: true })
  const section = await log()
  const entries = await section.findAllByRole('listitem')
  expect(entries).toHaveLength(10)
  expect(entries[0]).toHaveTextContent(/^Signed in17 Feb 2026, \d\d:30 · \S/)
  expect(section.getByText('Sign-in failed').closest('li')).toHaveTextContent(/For .+, by somebody not signed in$/)
  expect(section.getByText('Invited to the company').closest('li')).toHaveTextContent(/somebody who is no longer here$/)
  expect(section.getByText('Details of the company changed').closest('li')).toHaveTextContent(
    / · The operator of this installation$/,
  )
  await user.click(section.getByRole('button', { name: 'Next' }))
  expect(await section.findByText('Agreed that passages of documents are sent to models.example.com')).toBeVisible()
  expect(section.getByText('Company account created')).toBeVisible()
  expect(section.queryByText('Sign-in failed')).toBeNull()
})

it('names the domain that an entry is about, and why something else was done', async () => {
  const at = '2026-11-27T10:00:00.000Z'
  const entry = { at, by: null, about: null, host: null, request_id: null }
  const results = [
    { ...entry, id: '1', event: 'single_sign_on.domain_added', reason: 'auental.example' },
    { ...entry, id: '2', event: 'second_factor.reset', reason: 'The phone was lost.' },
  ]
  mock.server.use(
    http.get(`${mock.api}/company/security-events/`, () =>
      HttpResponse.json({ results, count: 2, page: 1, page_size: 10, total_pages: 1 }),
    ),
  )
  openApp('/company/sign-in', { signedIn: true })
  const section = await log()
  expect(await section.findByText('Domain: auental.example')).toBeVisible()
  expect(section.getByText('Reason: The phone was lost.')).toBeVisible()
})

it('stands in German too', async () => {
  openApp('/company/sign-in', { signedIn: true, language: 'de' })
  expect(await (await log('Sicherheitsprotokoll')).findByText('Passwort geändert')).toBeVisible()
})

it('can be asked for again when it did not come', async () => {
  let isDown = true
  mock.server.use(
    http.get(`${mock.api}/company/security-events/`, () =>
      isDown ? HttpResponse.json({ error: 'Closed.', code: 'conflict' }, { status: 409 }) : undefined,
    ),
  )
  const { user } = openApp('/company/sign-in', { signedIn: true })
  const section = await log()
  expect(await section.findByText('The security log could not be loaded')).toBeVisible()
  isDown = false
  await user.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByText('Password changed')).toBeVisible()
})

it('is not for members', async () => {
  mock.state.people[0]!.user.user_type = 'company_member'
  openApp('/company/sign-in', { signedIn: true })
  expect(await screen.findByText('Your role does not include this page')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Security log' })).toBeNull()
})

it('shows every action, narrowed down by what the address says, and takes it away', async () => {
  const { user } = openApp('/company/trail?kind=change', { signedIn: true })
  const list = within(await screen.findByRole('list', { name: 'Actions' }))
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
    /^Set the value of a datapointChangeAboutE1-5_01 Total energy consumption, own operations17 Feb 2026, \d\d:41 · Mara Lindner, by an API token from 203\.0\.113\.0\/24No\. \d+$/,
  )
  expect(list.getByText('Refused: not allowed')).toBeVisible()
  expect(list.getByText(/The product itself/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: /^Id, code or key/ }), 'E3{Enter}')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByText('About E3')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: /^Id, code or key/ }), '9{Enter}')
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  const [show] = screen.getAllByRole('button', { name: 'Show everything' })
  await user.click(show!)
  expect(await screen.findByText('Signed in')).toBeVisible()
})

it.each([
  [[], 'The chain is whole', /46 entries checked/],
  [[{ number: 12, what: 'changed' }], 'The chain is broken', 'Entry 12 is not as it was written'],
])('checks the chain and says what it found: %j', async (faults, title, text) => {
  const found = { rows: 46, last: 46, hash: 'a'.repeat(64), faults }
  mock.server.use(http.get(`${mock.api}/company/trail/check/`, () => HttpResponse.json(found)))
  const { user } = openApp('/company/trail', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Check the chain' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

/** The words for a code, in a part of a language file. */
const wordsFor = (words: object, code: string) =>
  code.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words)

describe.each(['en', 'de'] as const)('in %s there are words for every', (language) => {
  const { event, page } = trailTexts[language]
  const { call } = callTexts[language]
  const calls = Object.entries(contract).flatMap(([group, all]) =>
    Object.entries(all as Record<string, Endpoint>).map(([name, one]) => ({ name: `${group}.${name}`, one })),
  )
  const leaving = calls.filter(({ one }) => trailOf(one)?.always).map(({ name }) => name)

  // What the server writes besides is looked up in `scripts/trail-words.test.ts`.
  it.each<[string, object, readonly string[]]>([
    ['event', event, securityEvents],
    ['call that always leaves a row', call, leaving],
    ['group of calls', page.groups, Object.keys(contract)],
    ['refusal and failure', page.codes, Object.keys(errorStatus)],
    ['outcome', page.outcomes, trailOutcomes],
    ['kind', page.kinds, trailKinds],
    ['actor', page.actors, trailActors],
    ['format of the report', page.formats, reportFormats],
  ])('%s', (_, words, codes) => {
    expect(codes.length).toBeGreaterThan(2)
    expect(codes.filter((code) => !/^\p{L}.+$/u.test(String(wordsFor(words, code) ?? '')))).toEqual([])
  })
})

const row = {
  at: '2026-02-17T10:00:00.000Z',
  event: null,
  outcome: 'done',
  code: null,
  actor: 'person',
  by: null,
  via: null,
  about: null,
  objects: [],
  subjects: [],
  reason: null,
  host: null,
  address: null,
  request_id: null,
  previous: '',
  hash: '',
}
/** Opens the page over these rows and gives the text of each. */
async function textsOf(rows: object[], language: 'en' | 'de' = 'en'): Promise<string[]> {
  const results = rows.map((one, index) => ({ ...row, number: index + 1, ...one }))
  const reply = { results, count: rows.length, page: 1, total_pages: 1 }
  mock.server.use(http.get(`${mock.api}/company/trail/`, () => HttpResponse.json(reply)))
  openApp('/company/trail', { signedIn: true, language })
  const list = within(await screen.findByRole('list', { name: language === 'en' ? 'Actions' : 'Handlungen' }))
  return list.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('says codes in words', async () => {
  const rows = [
    { kind: 'account', call: 'users.update', outcome: 'refused', code: 'conflict' },
    { kind: 'export', call: 'report.makeFile', objects: ['pdf-archive'] },
    { kind: 'setting', call: 'trail.emptied', actor: 'system', objects: ['3', '5-9'] },
    {
      kind: 'setting',
      call: 'operator',
      actor: 'operator',
      objects: ['company_key 4'],
      reason: 'older keys destroyed',
    },
    { kind: 'change', call: 'work.assign', objects: ['E1-5_01', '+3'] },
    { kind: 'sign_in', call: 'singleSignOn.finish', event: 'single_sign_on.refused', reason: 'closed' },
    { kind: 'setting', call: 'trail.setReceiver', event: 'trail.receiver_set', host: 'siem.auental.example' },
  ]
  expect(await textsOf(rows, 'de')).toEqual([
    expect.stringMatching(/^Person oder ihre Rolle ändernKontoAbgelehnt: nach damaligem Stand nicht möglich/),
    expect.stringMatching(/^Datei des Berichts erstellen lassenExportZu Archiv-PDF/),
    expect.stringMatching(/^Anmeldungen nach Ablauf ihrer Frist geleertEinstellungEinträge 3, 5–9/),
    expect.stringMatching(
      /^BetreiberEinstellungZu Schlüssel 4 der Dateien des UnternehmensÄltere Schlüssel vernichtet/,
    ),
    expect.stringMatching(/^Aufgaben zuweisenÄnderungZu E1-5_01, 3 weitere/),
    expect.stringMatching(/^Anmeldung über das Unternehmen abgelehntAnmeldungGrund: kein Konto/),
    expect.stringMatching(/^Empfänger des Protokolls festgelegt: siem\.auental\.exampleEinstellung/),
  ])
})

it('names what a row is about, with the way to it, and keeps an id in short where nothing has it any more', async () => {
  const [key, gone] = ['E1-6_07', '4dd47042-0a3c-4b9e-8f10-2f6d1c9a7b55']
  const about = { objects: [key, gone], subjects: [{ object: key, kind: 'datapoint', name: 'Gross Scope 1' }] }
  expect(await textsOf([{ kind: 'change', call: 'csrd.updateDatapoint', ...about }])).toEqual([
    expect.stringMatching(/AboutE1-6_07 Gross Scope 1About id 4dd47042 …/),
  ])
  expect(screen.getByRole('link', { name: 'E1-6_07 Gross Scope 1' })).toHaveAttribute(
    'href',
    '/datapoints?with_values=false&datapoint=E1-6_07',
  )
})

it('says of a version which one', async () => {
  expect(
    await textsOf([
      { kind: 'change', call: 'report.issue', objects: ['2'] },
      { kind: 'change', call: 'materiality.sign', objects: ['1'] },
      { kind: 'export', call: 'materiality.version', objects: ['3'] },
    ]),
  ).toEqual([2, 1, 3].map((number) => expect.stringMatching(new RegExp(`About version ${number}`))))
})

it('says of a file of the report what it is, and not its id', async () => {
  const id = '4dd47042-0a3c-4b9e-8f10-2f6d1c9a7b55'
  const texts = await textsOf([
    { kind: 'export', call: 'report.makeFile', objects: ['pdf', id] },
    { kind: 'change', call: 'statement.file', objects: [id] },
  ])
  expect(texts[0]).toMatch(/About PDF/)
  expect(texts.join()).not.toMatch(/4dd47042|About id/)
})

it('shows a code of a newer server as it is', async () => {
  const rows = [
    { kind: 'weighing', call: 'scales.weigh', outcome: 'postponed', code: 'too_heavy', actor: 'robot' },
    { kind: 'change', call: 'csrd.weigh', event: 'scales.weighed' },
    { kind: 'change', call: 'csrd.constructor' },
  ]
  expect(await textsOf(rows)).toEqual([
    expect.stringMatching(/^scales\.weighweighingpostponed: too_heavy.* · robotNo\. 1$/),
    expect.stringMatching(/^scales\.weighedChange/),
    expect.stringMatching(/^DatapointsChange/),
  ])
})

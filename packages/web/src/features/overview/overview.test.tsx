import type { StandardOutside, Waiting } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { byKind } from './kinds.ts'

const { server, api } = mock
const open = (options: Parameters<typeof openApp>[1] = {}) => openApp('/overview', { signedIn: true, ...options })
const coverage = (total: number, completed: number, outside: StandardOutside | null = null) => ({
  outside,
  total,
  completed,
  completion_rate: total === 0 ? 0 : (100 * completed) / total,
  to_check: 0,
  missingData: completed < total ? ['E1-1_01 Transition plan'] : [],
})
const report = {
  data: {
    completion_rate: 40.26,
    completed_datapoints: 259,
    total_datapoints: 1643,
    breakdown: { accepted: 1, proposed: 1, missing: 1, not_counted: 1, not_counted_because: { voluntary: 1 } },
    standards_coverage: {
      'ESRS 2': coverage(134, 71),
      'ESRS E1': coverage(196, 74),
      'ESRS E3': coverage(2, 1, 'not-material'),
      'ESRS E4': coverage(0, 0, 'phase-in'),
      'ESRS E5': coverage(0, 0, 'not-material'),
      'ESRS G1': coverage(41, 27),
    },
  },
}
const answer = () => server.use(http.get(`${api}/csrd/progress/`, () => HttpResponse.json(report)))
const nobody = { count: 0, oldest: null, due: null, late: 0 }
const nothing = { ...nobody, values: 0, deliver: 0, decide: 0, approve: 0, topics: 0, minutes: 0 }
const waits = (
  mine: Partial<Waiting['mine']>,
  year: Waiting['year'] = { documents: 2, topics: { total: 10, open: 0 } },
) => {
  const waiting: Waiting = {
    mine: { ...nothing, ...mine },
    others: { ...nobody, count: 2, colleagues: 0, requests: 2, late: 1 },
    missing: { count: 7, ways: { calculate: 1, ask: 3, upload: 0, explain: 3 }, questions: 0, asked: 2 },
    year,
  }
  server.use(http.get(`${api}/work/waiting/`, () => HttpResponse.json(waiting)))
}
const region = (name: string) => screen.findByRole('region', { name })

describe('the overview', () => {
  it('leads to questions where nothing else was found', async () => {
    const breakdown = { ...report.data.breakdown, accepted: 0, proposed: 0, questions: 2 }
    server.use(http.get(`${api}/csrd/progress/`, () => HttpResponse.json({ data: { ...report.data, breakdown } })))
    waits({ count: 0 })
    open()
    const path = await region('From documents to a report')
    expect(within(path).getByRole('heading', { name: '2 values are only questions.' })).toBeVisible()
    expect(within(path).getByRole('link', { name: 'Look at the questions' })).toHaveAttribute(
      'href',
      '/datapoints?state=question&order=importance',
    )
    expect(
      screen.getByRole('link', { name: 'For 2 of the missing ones values were found that do not fit as they are.' }),
    ).toHaveAttribute('href', '/datapoints?state=question&order=importance')
  })

  it('asks whose the documents are whose values are questions only', async () => {
    const breakdown = { ...report.data.breakdown, accepted: 0, proposed: 0, questions: 2 }
    server.use(http.get(`${api}/csrd/progress/`, () => HttpResponse.json({ data: { ...report.data, breakdown } })))
    Object.assign(mock.state.documents[0]!, { standing: 'asked', company: 'Hansen Stahl GmbH' })
    const { user } = open()
    expect(await screen.findByText(/names Hansen Stahl GmbH. Is that your company/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Yes, that is us' }))
    await waitFor(() => expect(screen.queryByText(/Is that your company/)).toBeNull())
    expect(mock.state.documents[0]!.standing).toBe('own')
  })

  it('shows the whole to one decimal and leads on to the values', async () => {
    answer()
    const { user } = open()
    expect(await screen.findByText('40.3 %')).toBeVisible()
    expect(screen.getByText('259 of 1,643 datapoints decided')).toBeVisible()
    const path = await region('From documents to a report')
    expect(within(path).getByRole('listitem', { current: 'step' })).toHaveTextContent('Review the values')
    await user.click(within(path).getAllByRole('link', { name: 'Review the values' })[0]!)
    expect(await screen.findByRole('heading', { level: 1, name: 'Datapoints' })).toBeVisible()
  })

  it('says in one sentence what waits, for how long, and leads to it', async () => {
    answer()
    waits({ count: 28, values: 28, minutes: 10, oldest: '2026-11-12T08:00:00.000Z' })
    open()
    const path = within(await region('From documents to a report'))
    expect(path.getByRole('heading', { name: '28 values wait for you, about 10 minutes.' })).toBeVisible()
    expect(path.getAllByRole('link', { name: 'Review the values' })[0]).toHaveAttribute(
      'href',
      '/datapoints?state=to_check&counting=true&order=importance&open=first',
    )
    const mine = within(await region('With me'))
    expect(mine.getByRole('link', { name: /^Values to check ?28$/ })).toBeVisible()
    expect(mine.getByText('Oldest: 12 Nov 2026', { exact: false })).toBeVisible()
  })

  it('shows what is with others and what is missing, each with the way to it', async () => {
    answer()
    waits({ count: 0 })
    open()
    const others = within(await region('With others'))
    expect(others.getByRole('link', { name: /^Requests by link ?2$/ })).toHaveAttribute('href', '/documents/requests')
    expect(others.getByText('1 overdue')).toBeVisible()
    const missing = within(await region('Still missing'))
    expect(missing.getByRole('link', { name: /^Ask a colleague ?3$/ })).toHaveAttribute(
      'href',
      '/datapoints?state=missing&way=ask&order=importance',
    )
    expect(missing.queryByText('Upload a document')).toBeNull()
  })

  it('counts nothing of another year as done', async () => {
    answer()
    waits({ count: 0 }, { documents: 0, topics: { total: 10, open: 10 } })
    open()
    const path = within(await region('From documents to a report'))
    expect(path.getByRole('heading', { name: 'There is no document of this year yet.' })).toBeVisible()
    expect(path.getByRole('listitem', { current: 'step' })).toHaveTextContent('Upload documents0 documents for 2025')
    expect(path.getByText('0 of 10 decided')).toBeVisible()
  })

  it('lists the standards by their completion, what is not reported on last, and calls each what it is', async () => {
    answer()
    open()
    const rows = await screen.findAllByRole('rowheader')
    expect(rows.map((row) => row.querySelector('button')?.textContent)).toEqual([
      'G1Business conduct',
      'ESRS 2General disclosures',
      'E1Climate change',
      'E3Water and marine resourcesNot material',
      'E4Biodiversity and ecosystemsNot due yet',
      'E5Resource use and circular economyNot material',
    ])
  })

  it('opens a standard to what it lacks, each leading to its datapoint', async () => {
    answer()
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: /E1 ?Climate change/ }))
    await user.click(screen.getByRole('link', { name: /^E1-1_01/ }))
    expect(address()).toBe('/datapoints?control_code=E1&with_values=false&search=E1-1_01&datapoint=E1-1_01')
  })

  it('counts the documents by where they are', async () => {
    const [first] = mock.state.documents
    if (!first) throw new Error('The mock has no document')
    const done = { ...first, stage: 'processed' as const, hasProcessingError: false, notes: [] }
    mock.state.documents = [
      { ...done, id: crypto.randomUUID() },
      { ...done, id: crypto.randomUUID() },
      { ...done, id: crypto.randomUUID(), notes: [{ code: 'not_analysed', text: 'Stored.' }] },
      { ...done, id: crypto.randomUUID(), stage: 'failed', hasProcessingError: true },
      { ...done, id: crypto.randomUUID(), stage: 'reading' },
    ]
    open()
    const card = within(await region('Document analysis'))
    expect(card.getByRole('img')).toHaveAccessibleName('2 analysed, 1 in progress, 1 with an error, 1 stored only')
    expect(card.getByRole('link', { name: '5 documents' })).toHaveAttribute('href', '/documents')
    expect(card.getByText('Analysed').nextSibling).toHaveTextContent('2')
  })

  it('counts over all documents what the analysis found and dropped', async () => {
    const [first] = mock.state.documents
    if (!first) throw new Error('The mock has no document')
    const stats = { number: { success: 4, failure: 1, total: 5 }, narrative: { success: 3, failure: 0, total: 3 } }
    mock.state.documents = ['a', 'b'].map(() => ({ ...first, id: crypto.randomUUID(), aiStatsByType: stats }))
    open()
    const card = within(await region('AI processing statistics'))
    expect(card.getByText('14 of 16 succeeded')).toBeVisible()
    expect(card.getByRole('img', { name: 'Figures and dates: 8 found, 2 dropped' })).toBeVisible()
    expect(card.getByRole('img', { name: 'Narratives: 6 found, 0 dropped' })).toBeVisible()
  })

  it('shows how the surveys stand', async () => {
    const surveys = ['a', 'b', 'c'].map((sid) => ({ sid, title: sid, total: 23, by_type: {} }))
    const by = { draft: 1, active: 2, closed: 0, processing: 0, completed: 0 }
    const stats = { total_responses: 69, by_status: by, surveys }
    server.use(http.get(`${api}/stakeholder-surveys/response-stats/`, () => HttpResponse.json(stats)))
    open()
    const card = within(await region('Survey status'))
    expect(await card.findByRole('img', { name: 'Active: 2 and Draft: 1' })).toBeVisible()
    expect(card.getByText('3 surveys')).toBeVisible()
    expect(card.getByText('69 responses')).toBeVisible()
    expect(card.queryByText('Closed')).toBeNull()
  })

  it('shows the coverage by kind of answer', async () => {
    const byType = {
      number: { total: 200, completed: 100 },
      money: { total: 28, completed: 22 },
      table: { total: 0, completed: 0 },
    }
    const own = { total: 2, completed: 1 }
    const stats = { data: { by_standard: {}, by_data_type: byType, entity_specific: own } }
    server.use(http.get(`${api}/csrd/stats/`, () => HttpResponse.json(stats)))
    open()
    const card = within(await region('CSRD coverage by kind of answer'))
    expect(await card.findByText('122 of 228')).toBeVisible()
    expect(card.getByText('53.5 %')).toBeVisible()
    expect(card.queryByText('Tables')).toBeNull()
    expect(card.getByText(/^Your own, entity-specific datapoints: 1 of 2 have a value/)).toBeVisible()
  })

  it('shows the way to the report until the final review is confirmed', async () => {
    answer()
    waits({ count: 0 })
    mock.state.statement.confirmation = {
      by: 'Mara Lindner',
      at: '2026-02-20T09:00:00.000Z',
      reason: '',
      left_out: { en: '', de: '' },
    }
    open()
    expect(await screen.findByText('40.3 %')).toBeVisible()
    await region('CSRD coverage by kind of answer')
    const path = within(await region('From documents to a report'))
    expect(path.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()
    expect(path.getByRole('link', { name: 'Open the report' })).toHaveAttribute('href', '/report')
    expect(path.queryByText('Decide what is material')).toBeNull()
  })

  it('says that there are no documents while there is nothing at all', async () => {
    mock.state.documents = []
    mock.state.datapoints = mock.state.datapoints.map((datapoint) => ({ ...datapoint, value: null }))
    open()
    expect(await screen.findByText('No documents yet')).toBeVisible()
    const path = await region('From documents to a report')
    expect(within(path).getByRole('listitem', { current: 'step' })).toHaveTextContent('Upload documents')
    expect(screen.getByRole('link', { name: 'Upload files' })).toHaveAttribute('href', '/documents')
  })

  it('stays useful when one part cannot be loaded', async () => {
    answer()
    server.use(
      http.get(`${api}/documents/summary/`, () => HttpResponse.json({ error: 'Closed.' }, { status: 409 }), {
        once: true,
      }),
    )
    const { user } = open()
    const failed = within(await region('Document analysis'))
    expect(await failed.findByText('The documents could not be loaded')).toBeVisible()
    expect(screen.getByText('40.3 %')).toBeVisible()
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    expect(await within(await region('Document analysis')).findByRole('link', { name: /documents?$/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('has no numbers of the coverage when they cannot be had after three more tries, with a note and in the log', async () => {
    let asked = 0
    server.use(
      http.get(`${api}/csrd/stats/`, () => {
        asked += 1
        return asked <= 4 ? HttpResponse.json({ error: 'Down.' }, { status: 503 }) : undefined
      }),
    )
    const { user } = open()
    const card = within(await region('CSRD coverage by kind of answer'))
    expect(await card.findByText('The coverage could not be loaded')).toBeVisible()
    expect(asked).toBe(4)
    expect(card.queryByRole('img')).toBeNull()
    expect(screen.getByRole('region', { name: 'Document analysis' })).toBeVisible()
    expect(vi.mocked(console.error).mock.calls).toEqual([['statistics could not be loaded: Down.']])
    vi.mocked(console.error).mockClear()
    await user.click(card.getByRole('button', { name: 'Try again' }))
    expect(await card.findByText('Figures and dates')).toBeVisible()
  })

  it('stands in German too', async () => {
    answer()
    open({ language: 'de' })
    expect(await screen.findByText('40,3 %')).toBeVisible()
    expect(await region('Dokumentenanalyse')).toBeVisible()
    expect((await screen.findAllByRole('link', { name: 'Werte prüfen' }))[0]).toBeVisible()
  })
})

it('puts data types together and keeps what it does not know', () => {
  expect(
    byKind([
      ['percent', { total: 1 }],
      ['date', { total: 2 }],
      ['hologram', { total: 5 }],
      ['table', { total: 0 }],
    ]),
  ).toEqual([
    { kind: 'figures', counts: { total: 3 } },
    { kind: 'others', counts: { total: 5 } },
  ])
})

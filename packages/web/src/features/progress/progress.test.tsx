import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { controlCodeOf, missingParts } from '../../report/progress/standards.ts'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { until } from '../../testing/until.ts'

const { server, api } = mock

const open = (options: Parameters<typeof openApp>[1] = {}) => openApp('/csrd-progress', { signedIn: true, ...options })
const standards = { 'ESRS G1': 3, 'ESRS 2': 1, 'ESRS E1': 2 }
const reply = {
  data: {
    completion_rate: 66.666,
    completed_datapoints: 1234,
    total_datapoints: 1851,
    breakdown: {
      accepted: 1000,
      proposed: 234,
      missing: 617,
      not_counted: 305,
      not_counted_because: { voluntary: 5, 'phase-in': 300 },
    },
    standards_coverage: Object.fromEntries(
      Object.entries(standards).map(([standard, missing]) => [
        standard,
        {
          outside: null,
          total: 4,
          completed: 4 - missing,
          to_check: 1,
          completion_rate: 25 * (4 - missing),
          missingData: Array.from({ length: missing }, (_, index) => `G1-1_0${index + 1} What is missing`),
        },
      ]),
    ),
  },
}
const answer = (body: object) => server.use(http.get(`${api}/csrd/progress/`, () => HttpResponse.json(body)))

describe('the progress', () => {
  it('shows the whole to one decimal, as a number and as a bar', async () => {
    answer(reply)
    open()
    expect(await screen.findByText('66.7 %')).toBeVisible()
    expect(screen.getByText('1,234 of 1,851 datapoints decided')).toBeVisible()
    const bar = screen.getByRole('progressbar')
    expect(bar).toHaveAccessibleName('66.7\u00a0% complete: 1,234 of 1,851 datapoints decided')
    expect(bar).toHaveAttribute('aria-valuenow', '66.666')
  })

  it('shows nothing as complete where nothing is decided, however much waits to be checked', async () => {
    const breakdown = { ...reply.data.breakdown, accepted: 0, proposed: 84 }
    answer({ data: { ...reply.data, completion_rate: 0, completed_datapoints: 0, total_datapoints: 737, breakdown } })
    open()
    const bar = await screen.findByRole('progressbar', { name: '0.0\u00a0% complete: 0 of 737 datapoints decided' })
    expect(bar).toHaveAttribute('aria-valuenow', '0')
    expect(bar.firstElementChild?.children).toHaveLength(1)
  })

  it.each([
    ['more than all', { completed: 5, completion_rate: 125 }, '100.0\u00a0%', '100', '4 of 4'],
    ['less than nothing', { completed: -1, completion_rate: -25 }, '0.0\u00a0%', '0', '0 of 4'],
  ])('shows %s as a share and as counts that are possible', async (_, impossible, share, now, counts) => {
    const coverage = { total: 4, to_check: 0, missingData: [], outside: null, ...impossible }
    answer({
      data: {
        ...reply.data,
        total_datapoints: 4,
        completed_datapoints: impossible.completed,
        completion_rate: impossible.completion_rate,
        standards_coverage: { 'ESRS E1': coverage },
      },
    })
    open()
    const bar = await screen.findByRole('progressbar', { name: `${share} complete: ${counts} datapoints decided` })
    expect(bar).toHaveAttribute('aria-valuenow', now)
    expect(screen.getByText(`${counts} datapoints decided`)).toBeVisible()
    expect(screen.getByRole('cell', { name: share })).toBeVisible()
    expect(screen.getByRole('cell', { name: counts })).toBeVisible()
  })

  it('lists the standards in the order in which they come, as a table', async () => {
    answer(reply)
    open()
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').querySelector('button')?.textContent)).toEqual([
      'G1Business conduct',
      'ESRS 2General disclosures',
      'E1Climate change',
    ])
    const first = within(rows[0] as HTMLElement)
    expect(first.getByRole('cell', { name: '1 of 4' })).toBeVisible()
    expect(first.getByRole('cell', { name: '25.0\u00a0%' })).toBeVisible()
    expect(first.getAllByRole('img', { name: 'G1: 25.0\u00a0% complete, 1 to check' })).not.toHaveLength(0)
  })

  it.each([
    ['not-material', 'Not material', 'Decided as not material: at most how it was assessed is reported.'],
    ['phase-in', 'Not due yet', 'Nothing of it is due yet.'],
    ['module', 'Module not applied', 'Your report does not apply this module.'],
    ['other', 'Not applicable', 'Nothing of it applies to your company.'],
  ])('says of a standard that is outside, being %s, what it is', async (outside, word, sentence) => {
    const none = { total: 0, completed: 0, to_check: 0, completion_rate: 0, missingData: [], outside }
    answer({ data: { ...reply.data, standards_coverage: { 'ESRS E4': none } } })
    const { user } = open()
    const row = within(await screen.findByRole('rowheader'))
    expect(row.getByText(word)).toBeVisible()
    expect(screen.getByRole('img', { name: `E4: ${word}` })).toBeVisible()
    expect(screen.queryByText('0.0 %')).not.toBeInTheDocument()
    await user.click(row.getByRole('button'))
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByText('Nothing is missing')).toBeNull()
  })

  it('calls a topic not material also where how it was assessed still counts', async () => {
    const some = {
      total: 2,
      completed: 1,
      to_check: 1,
      completion_rate: 50,
      missingData: ['E3.IRO-1_01 Water'],
      outside: 'not-material',
    }
    answer({ data: { ...reply.data, standards_coverage: { 'ESRS E3': some } } })
    const { user } = open()
    const row = within(await screen.findByRole('rowheader'))
    expect(row.getByText('Not material')).toBeVisible()
    expect(screen.getByRole('cell', { name: '1 of 2' })).toBeVisible()
    await user.click(row.getByRole('button'))
    expect(screen.getByText(/^Decided as not material: .* 1 missing · 1 to check$/)).toBeVisible()
  })

  it('opens what is missing, each leading to its datapoint', async () => {
    const { user, address } = open()
    const standard = await screen.findByRole('button', { name: /E1 ?Climate change/ })
    expect(standard).toHaveAttribute('aria-expanded', 'false')
    await user.click(standard)
    expect(standard).toHaveAttribute('aria-expanded', 'true')
    const list = within(screen.getByRole('group', { name: 'Missing in E1' }))
    const links = list.getAllByRole('link')
    expect(links.length).toBeGreaterThan(3)
    await user.click(list.getByRole('link', { name: /^E1-1_01/ }))
    expect(await screen.findByRole('complementary', { name: 'Evidence for E1-1_01' })).toBeVisible()
    expect(address()).toBe('/datapoints?control_code=E1&with_values=false&search=E1-1_01&datapoint=E1-1_01')
  })

  it('leads to the datapoints of a standard', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: /G1 ?Business conduct/ }))
    await user.click(screen.getByRole('link', { name: /Show datapoints/ }))
    expect(address()).toBe('/datapoints?control_code=G1&with_values=false')
  })

  it('says that nothing is missing', async () => {
    answer({
      data: {
        ...reply.data,
        standards_coverage: { 'ESRS E1': { total: 2, completed: 2, completion_rate: 100, missingData: [] } },
      },
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /E1/ }))
    expect(screen.getByText('Nothing is missing')).toBeVisible()
  })

  it('invites to upload while there is nothing at all', async () => {
    mock.state.documents = []
    mock.state.datapoints = mock.state.datapoints.map((datapoint) => ({ ...datapoint, value: null }))
    open()
    expect(await screen.findByText('No documents yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upload files' })).toHaveAttribute('href', '/documents')
  })

  it('says what the percentage is made of, in numbers and on request in words', async () => {
    answer(reply)
    const { user } = open()
    const parts = within(await screen.findByLabelText('What the percentage is made of'))
    expect(parts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Decided',
      'To check',
      'Missing',
      'Not applicable',
    ])
    expect(parts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,000',
      '234',
      '617',
      '305',
    ])
    const reason = screen.getByText('Phase-in relief, not due yet')
    expect(reason).not.toBeVisible()
    await user.click(screen.getByText('How is this counted?'))
    expect(reason).toBeVisible()
    expect(reason.nextElementSibling).toHaveTextContent('300')
    expect(screen.getByText(/Found in your documents and not reviewed yet/)).toBeVisible()
    expect(screen.queryByText('Topic not material')).not.toBeInTheDocument()
  })

  it('asks again three times, then shows zero, says why and tells the console', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    let asked = 0
    server.use(
      http.get(`${api}/csrd/progress/`, () => {
        asked += 1
        return asked <= 4 ? HttpResponse.json({ error: 'Down.' }, { status: 503 }) : HttpResponse.json(reply)
      }),
    )
    const { user } = open()
    await until(() => expect(asked).toBe(4))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The progress could not be loaded')
    expect(alert).toHaveTextContent('Until the progress has loaded again, zeros are shown. Your data is safe.')
    expect(screen.getByText('0.0 %')).toHaveClass('text-muted')
    expect(screen.queryByLabelText('What the percentage is made of')).not.toBeInTheDocument()
    expect(screen.queryByText('Completion by standard')).not.toBeInTheDocument()
    expect(screen.queryByText('No documents yet')).not.toBeInTheDocument()
    expect(vi.mocked(console.error).mock.calls).toEqual([['progress could not be loaded: Down.']])
    vi.mocked(console.error).mockClear()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('66.7 %')).not.toHaveClass('text-muted')
    expect(screen.getByLabelText('What the percentage is made of')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('stands in German too', async () => {
    answer(reply)
    open({ language: 'de' })
    expect(await screen.findByText('66,7 %')).toBeVisible()
    expect(screen.getByText('1.234 von 1.851 Datenpunkten entschieden')).toBeVisible()
    expect(screen.getByRole('button', { name: /Klimawandel/ })).toBeVisible()
  })
})

it.each([
  ['ESRS E1', 'E1'],
  ['ESRS 2', 'ESRS 2'],
  ['G1', 'G1'],
])('the control code of %s is %s', (standard, code) => {
  expect(controlCodeOf(standard)).toBe(code)
})

it.each([
  ['E1-6_07 Gross Scope 1', { code: 'E1-6_07', name: 'Gross Scope 1' }],
  ['E1.GOV-3_02 Pay and climate', { code: 'E1.GOV-3_02', name: 'Pay and climate' }],
  ['MDR-A_02 Scope of the action', { code: 'MDR-A_02', name: 'Scope of the action' }],
  ['Pay and climate', { code: null, name: 'Pay and climate' }],
])('%s has its parts', (text, parts) => {
  expect(missingParts(text)).toEqual(parts)
})

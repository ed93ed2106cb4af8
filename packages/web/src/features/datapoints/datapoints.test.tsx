import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

const open = (path = '/datapoints', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const rowOf = async (code: string) => {
  const chip = await screen.findAllByText(code)
  const row = chip.map((element) => element.closest('tr')).find(Boolean)
  if (!row) throw new Error(`${code} stands in no row`)
  return within(row)
}
const codes = () => screen.getAllByRole('button', { name: /^Actions for/ }).map(({ ariaLabel }) => ariaLabel?.slice(12))
const keyOf = (key: string) => {
  const found = mock.state.datapoints.find((datapoint) => datapoint.key === key)
  if (!found) throw new Error(`The mock has no ${key}`)
  return found
}
type User = ReturnType<typeof openApp>['user']
const choose = async (user: User, name: string, option: string | RegExp) => {
  await user.click(screen.getByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}
async function openMenu(user: User, code: string, item: string) {
  await user.click((await rowOf(code)).getByRole('button', { name: `Actions for ${code}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('explains a proposed figure by its passage, any other value in a sentence with a short name of the file, and has no column that is empty', async () => {
  for (const datapoint of mock.state.datapoints) datapoint.prior = null
  const filename = 'Sustainability report of the whole group 2025.pdf'
  const explanation = `A sentence on page 3 of ${filename} states it. The passage does not name the year.`
  const values = { filename, why_is_this_the_answer: explanation, question: null }
  Object.assign(keyOf('E1-6_07'), { ...values, status: 'accepted' })
  const proposed = keyOf('E1-5_02')
  const [evidence] = keyOf('E1-6_07').evidence
  Object.assign(proposed, {
    ...values,
    status: 'proposed',
    evidence: [{ ...evidence, page: 3, excerpt: 'Fossil\n812' }],
  })
  open('/datapoints?control_code=E1&page_size=50')
  expect((await rowOf('E1-6_07')).getByText(/^A sentence on page 3 of Sustainability… states it/)).toBeVisible()
  expect((await rowOf('E1-5_02')).getByText(/: “Fossil 812”$/)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Explanation' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Earlier' })).toBeNull()
})

describe('the table', () => {
  it('shows code, name, type, value with its unit and status, and explanation', async () => {
    open('/datapoints?control_code=E1')
    const row = await rowOf('E1-5_02')
    expect(row.getByText('ESRS E1')).toBeVisible()
    expect(row.getByText('Energy consumption from fossil sources')).toBeVisible()
    expect(row.getByText('Energy consumption and mix')).toBeVisible()
    expect(row.getByText('Number')).toBeVisible()
    expect(row.getByText('25,900')).toBeVisible()
    expect(row.getByText('MWh')).toBeVisible()
    expect(row.getByText('Accepted')).toBeVisible()
    expect(row.getByText('Row of table 5, column 2025')).toBeVisible()
  })

  it('has the columns of the specification', async () => {
    open()
    await rowOf('BP-1_01')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Code', 'Datapoint', 'Type', 'Value', 'Explanation', 'Actions'])
  })

  it('says where there is no value yet', async () => {
    open('/datapoints?control_code=E1&with_values=false&search=E1-1_01')
    expect((await rowOf('E1-1_01')).getByText('No value yet')).toBeVisible()
  })

  it('says how a value stands: proposed, to be reviewed, corrected, contradicted, of another year', async () => {
    const [source] = keyOf('E1-6_09').evidence
    if (!source) throw new Error('E1-6_09 has no evidence')
    keyOf('E1-6_09').evidence.push({ ...source, page: 4, value: '2990', number: 2990 })
    const old = keyOf('E1-6_10')
    Object.assign(old, { year: 2023, tier: 'review' })
    for (const evidence of old.evidence) {
      Object.assign(evidence, { year: 2023, checks: [{ check: 'year', passed: false, detail: '2023' }] })
    }
    open('/datapoints?page_size=50')
    expect((await rowOf('E1-5_01')).getByText('Proposed · high')).toBeVisible()
    expect((await rowOf('S1-8_01')).getByText('Needs review')).toBeVisible()
    expect((await rowOf('E1-6_11')).getByText('Corrected')).toBeVisible()
    expect((await rowOf('E1-6_09')).getByText('2 values found')).toBeVisible()
    expect((await rowOf('E1-6_10')).getByText(/2023/)).toBeVisible()
    expect((await rowOf('E1-6_10')).getByText('for the year')).toBeInTheDocument()
  })

  it('has a loading row and a row for nothing found', async () => {
    server.use(http.get(`${api}/csrd/datapoints/`, () => delay('infinite'), { once: true }))
    const { user } = open()
    expect(await screen.findByText('Loading datapoints')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'zzzz')
    const row = (await screen.findByText('No datapoints found')).closest('td')
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Show datapoints without values' }))
    const again = (await screen.findByText('Nothing matches “zzzz”.')).closest('td')
    await user.click(within(again as HTMLElement).getByRole('button', { name: 'Clear search' }))
    await rowOf('BP-1_01')
  })

  it('names the search that found nothing, beside a filter too, and clears it', async () => {
    const { user, address } = open('/datapoints?search=zzzz')
    const nothing = await screen.findByText('Nothing matches “zzzz”. Only datapoints with values are shown.')
    await user.click(within(nothing.closest('td') as HTMLElement).getByRole('button', { name: 'Clear search' }))
    await rowOf('E1-5_01')
    expect(address()).toBe('/datapoints')
    cleanup()
    const filtered = open('/datapoints?search=zzzz&control_code=E1')
    await filtered.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await rowOf('E1-5_01')
  })

  it('says that it could not be loaded', async () => {
    server.use(
      http.get(`${api}/csrd/datapoints/`, () => HttpResponse.json({ error: 'Not today.' }, { status: 403 }), {
        once: true,
      }),
    )
    const { user } = open()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The datapoints could not be loaded')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await rowOf('BP-1_01')
    expect(vi.mocked(console.error).mock.calls).toEqual([['datapoints could not be loaded: Not today.']])
    vi.mocked(console.error).mockClear()
  })

  it('is empty with a note when it cannot be had after three more tries, and says so in the log', async () => {
    let asked = 0
    server.use(
      http.get(`${api}/csrd/datapoints/`, () => {
        asked += 1
        return asked <= 4 ? HttpResponse.json({ error: 'Down.' }, { status: 503 }) : undefined
      }),
    )
    const { user } = open()
    const alert = await screen.findByRole('alert')
    expect(asked).toBe(4)
    expect(alert).toHaveTextContent('The datapoints could not be loaded')
    expect(alert).toHaveTextContent('Down.')
    expect(screen.queryByRole('row')).toBeNull()
    expect(screen.getByRole('searchbox')).toBeEnabled()
    expect(vi.mocked(console.error).mock.calls).toEqual([['datapoints could not be loaded: Down.']])
    vi.mocked(console.error).mockClear()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await rowOf('BP-1_01')
  })

  it('pages with 10, 20, 30 or 50 rows', async () => {
    const { user, address } = open()
    expect(await screen.findByText('Page 1 of 4')).toBeVisible()
    expect(codes()).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 4')
    expect(address()).toBe('/datapoints?page=2')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await screen.findByText('Page 1 of 4')
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '10 per page',
      '20 per page',
      '30 per page',
      '50 per page',
    ])
    await user.click(screen.getByRole('option', { name: '20 per page' }))
    await screen.findByText('Page 1 of 2')
    expect(address()).toBe('/datapoints?page_size=20')
  })
})

describe('a page that is not there', () => {
  it('leads to the last one', async () => {
    const { address } = open('/datapoints?page=99')
    expect(await screen.findByText('Page 4 of 4')).toBeVisible()
    expect(address()).toBe('/datapoints?page=4')
  })

  it('leads to the one before when its last row is deleted', async () => {
    const [kept] = mock.state.datapoints.filter(({ value }) => value)
    mock.state.datapoints = Array.from({ length: 11 }, (_, index) => ({
      ...kept!,
      key: `E1-1_${10 + index}`,
      code: `E1-1_${10 + index}`,
    }))
    const { user } = open('/datapoints?page=2')
    await openMenu(user, 'E1-1_20', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Page 1 of 1')).toBeVisible()
    await waitFor(() => expect(codes()).toHaveLength(10))
  })
})

describe('the filters', () => {
  it('are off, with values only', async () => {
    open()
    await rowOf('BP-1_01')
    expect(screen.getByRole('combobox', { name: 'Control code' })).toHaveTextContent('All control codes')
    expect(screen.getByRole('combobox', { name: 'Disclosure' })).toBeDisabled()
    expect(screen.getByRole('switch', { name: 'With values' })).toBeChecked()
  })

  it('narrow the list down, lead back to the first page and stand in the address', async () => {
    const { user, address } = open('/datapoints?page=3')
    await screen.findByText('Page 3 of 4')
    await choose(user, 'Control code', 'E1 · Climate change')
    await screen.findByText('Page 1 of 2')
    expect(address()).toBe('/datapoints?control_code=E1')
    await choose(user, 'Disclosure', /^E1-6 · /)
    await waitFor(() => expect(codes().every((code) => code?.startsWith('E1-6'))).toBe(true))
    expect(screen.getByRole('combobox', { name: 'Disclosure' })).toHaveTextContent(/^E1-6$/)
    await choose(user, 'Data type', 'Narrative')
    await waitFor(() => expect(address()).toBe('/datapoints?control_code=E1&disclosure=E1-6&data_type=narrative'))
    await user.click(screen.getByRole('switch', { name: 'With values' }))
    expect(address()).toContain('with_values=false')
  })

  it('show what is to be done, whether or not there is a value', async () => {
    const { user, address } = open('/datapoints')
    await rowOf('E1-5_02')
    await choose(user, 'State', 'Missing')
    await waitFor(() => expect(address()).toBe('/datapoints?state=missing'))
    expect((await rowOf('E1-1_01')).getByText('No value yet')).toBeVisible()
    expect(screen.queryByText('E1-5_02')).toBeNull()
    expect(screen.getByRole('switch', { name: 'With values' })).toBeDisabled()
  })

  it.each([
    ['the control code', (user: User) => choose(user, 'Control code', 'E1 · Climate change')],
    ['the disclosure', (user: User) => choose(user, 'Disclosure', /^E1-6 · /)],
    ['the data type', (user: User) => choose(user, 'Data type', 'Number')],
    ['the toggle', (user: User) => user.click(screen.getByRole('switch', { name: 'With values' }))],
    ['the search', (user: User) => user.type(screen.getByRole('searchbox'), 'energy{Enter}')],
    ['the page size', (user: User) => choose(user, 'Rows per page', '20 per page')],
  ])('lead back to the first page when %s is changed', async (what, change) => {
    const from = what === 'the disclosure' ? '/datapoints?control_code=E1&page=2' : '/datapoints?page=2'
    const { user, address } = open(from)
    await screen.findByText(/^Page 2 of /)
    await change(user)
    await screen.findByText(/^Page 1 of /)
    await waitFor(() => expect(address()).not.toBe(from))
    expect(new URLSearchParams(address().split('?')[1]).has('page')).toBe(false)
  })

  it('leave out of the call what is not narrowed down', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(request.url))
    onTestFinished(() => server.events.removeAllListeners())
    const { user } = open('/datapoints?control_code=E1')
    await rowOf('E1-5_02')
    await choose(user, 'Control code', 'All control codes')
    await rowOf('BP-1_01')
    const queries = asked.filter((url) => url.includes('/csrd/datapoints/')).map((url) => url.split('?')[1])
    expect(queries).toEqual([
      'with_values=true&control_code=E1&page=1&page_size=10',
      'with_values=true&page=1&page_size=10',
    ])
  })

  it('are off where an address writes out that nothing is chosen', async () => {
    open('/datapoints?control_code=_all&disclosure=E1-6&data_type=_all')
    await rowOf('BP-1_01')
    expect(screen.getByRole('combobox', { name: 'Control code' })).toHaveTextContent('All control codes')
    expect(screen.getByRole('combobox', { name: 'Disclosure' })).toBeDisabled()
    expect(screen.getByRole('combobox', { name: 'Data type' })).toHaveTextContent('All data types')
  })

  it('forget disclosure and data type with another control code', async () => {
    const { user, address } = open('/datapoints?control_code=E1&disclosure=E1-6&data_type=number&page=1')
    await rowOf('E1-6_07')
    await choose(user, 'Control code', /^G1/)
    await rowOf('G1-6_01')
    expect(address()).toBe('/datapoints?control_code=G1')
    await choose(user, 'Control code', 'All control codes')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disclosure' })).toBeDisabled())
  })

  it('search after a pause, once', async () => {
    const searches: (string | null)[] = []
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/csrd/datapoints/') searches.push(searchParams.get('search'))
    })
    onTestFinished(() => server.events.removeAllListeners())
    const { user, address } = open('/datapoints?page=2')
    await screen.findByText('Page 2 of 4')
    await user.type(screen.getByRole('searchbox'), 'nuclear')
    await waitFor(() => expect(codes()).toEqual(['E1-5_03']))
    expect(searches).toEqual([null, 'nuclear'])
    expect(address()).toBe('/datapoints?search=nuclear')
  })

  it('ask the server for pages, however many datapoints there are', async () => {
    const [first] = mock.state.datapoints
    if (!first) throw new Error('The mock has no datapoints')
    mock.state.datapoints = Array.from({ length: 1126 }, (_, index) => ({
      ...first,
      id: `E1-1_${index}`,
      key: `E1-1_${index}`,
      code: `E1-1_${index}`,
    }))
    open('/datapoints?with_values=false&page=23&page_size=50')
    expect(await screen.findByText('1,101–1,126 of 1,126')).toBeVisible()
    expect(codes()).toHaveLength(26)
  })

  it('open on the page of the datapoint that a link names', async () => {
    const { key } = mock.state.datapoints.findLast(({ value }) => value !== null)!
    const { address } = open(`/datapoints?datapoint=${key}`)
    await waitFor(() => expect(document.getElementById(`row-${key}`)).not.toBeNull())
    expect(address()).toMatch(/page=\d/)
    expect(await screen.findByText(/^\d+ of \d+$/)).toBeVisible()
  })

  it('stand in German too', async () => {
    open('/datapoints?control_code=E1', { language: 'de' })
    const row = await rowOf('E1-5_02')
    expect(row.getByText('25.900')).toBeVisible()
    expect(row.getByText('Angenommen')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Angabepflicht' })).toHaveTextContent('Alle Angabepflichten')
    expect(screen.getByRole('switch', { name: 'Nur mit Wert' })).toBeChecked()
    expect(screen.getByRole('columnheader', { name: 'Erläuterung' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Standard' })).toHaveTextContent('E1 · Klimawandel')
  })
})

describe('the row menu', () => {
  it('offers what can be done with a datapoint', async () => {
    const { user } = open('/datapoints?control_code=E1')
    await user.click((await rowOf('E1-5_01')).getByRole('button', { name: 'Actions for E1-5_01' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'View Excerpts',
      'Edit',
      'Owner, requests, comments',
      'History',
      'Delete',
    ])
  })

  it('offers the excerpts only where there are some', async () => {
    const { user } = open('/datapoints?with_values=false&search=E1-1_01')
    await user.click((await rowOf('E1-1_01')).getByRole('button', { name: 'Actions for E1-1_01' }))
    await screen.findByRole('menuitem', { name: 'Edit' })
    expect(screen.queryByRole('menuitem', { name: 'View Excerpts' })).toBeNull()
  })

  it('shows the excerpts in blocks with the file that they come from', async () => {
    keyOf('E1-5_01').excerpts = 'First words\n\nSecond words'
    const { user } = open('/datapoints?control_code=E1')
    await openMenu(user, 'E1-5_01', 'View Excerpts')
    const dialog = within(await screen.findByRole('dialog', { name: 'Excerpts' }))
    expect(dialog.getByText('From Sustainability report 2025.pdf')).toBeVisible()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First words',
      'Second words',
    ])
  })

  it('names no file where the excerpts come from none', async () => {
    Object.assign(keyOf('E1-5_01'), { excerpts: 'Typed by hand', filename: null })
    const { user } = open('/datapoints?control_code=E1')
    await openMenu(user, 'E1-5_01', 'View Excerpts')
    const dialog = within(await screen.findByRole('dialog', { name: 'Excerpts' }))
    expect(dialog.getByText('Typed by hand')).toBeVisible()
    expect(dialog.queryByText(/^From /)).toBeNull()
  })

  it('deletes after a question', async () => {
    const { user } = open('/datapoints?control_code=E1')
    await openMenu(user, 'E1-5_02', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete datapoint' }))
    expect(dialog.getByText('Are you sure you want to delete this datapoint?')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Datapoint deleted successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('E1-5_02')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps the datapoint when the question is answered with no, and when deleting fails', async () => {
    server.use(http.delete(`${api}/csrd/datapoints/:key/`, () => HttpResponse.error()))
    const { user } = open('/datapoints?control_code=E1')
    await openMenu(user, 'E1-5_02', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await openMenu(user, 'E1-5_02', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete datapoint')).toBeVisible()
    expect(keyOf('E1-5_02').value).toBe('25900')
  })
})

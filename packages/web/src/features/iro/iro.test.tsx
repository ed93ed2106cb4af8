import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { matchMedia, openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

const open = (path = '/iro', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const table = () => screen.findByRole('table', { name: 'Impacts, risks and opportunities' })
const titles = async () =>
  [...(await table()).querySelectorAll('tbody tr td:first-child > h2')].map((cell) => cell.textContent)
const rowOf = async (title: string) => (await within(await table()).findByText(title)).closest('tr')!
const emissions = 'Greenhouse gas emissions of the bakery ovens'
const cost = 'Rising cost of carbon and energy'
const apprentices = 'Apprenticeships in the region'
const bread = 'Products from surplus bread'

const kept = (id: string) => mock.state.iros.find(({ iro }) => iro.id === id)!.iro

describe('the analysis', () => {
  it('shows each entry with type, category, priority, status, topics and assessment', async () => {
    open()
    const impact = within(await rowOf(emissions))
    for (const text of ['Negative impact', 'Climate change', 'High', 'Proposed', 'E1', 'E1-6', 'Actual', '7.2'])
      expect(impact.getByText(text)).toBeVisible()
    expect(impact.getByRole('img', { name: 'Scope: 8 out of 10' })).toBeVisible()
    const risk = within(await rowOf(cost))
    for (const text of ['Risk', 'Confirmed', 'Potential', '−3.2 %', '+0.8 %', '+2.4 %', '65 %'])
      expect(risk.getByText(text)).toBeVisible()
    expect(within(await rowOf(apprentices)).getByText('Positive impact')).toBeVisible()
    expect(within(await rowOf(bread)).getByText('not estimated')).toBeVisible()
  })

  it('says when there is no score, and when nobody can read it', async () => {
    const [first, second] = mock.state.iros.map(({ iro, words }) => ({ ...iro, ...words!.en }))
    const impacts = [
      { ...first, score: null },
      { ...second, score: { scale: 'much' } },
    ]
    server.use(http.get(`${api}/company/iro-analysis/`, () => HttpResponse.json({ impacts })))
    open()
    expect(within(await rowOf(emissions)).getByText('No score data available')).toBeVisible()
    expect(within(await rowOf(cost)).getByText('Invalid score data')).toBeVisible()
  })

  it('is found under its tab', async () => {
    const { user, address } = open('/documents')
    await user.click(await screen.findByRole('link', { name: 'IRO' }))
    await table()
    expect(address()).toBe('/iro')
  })

  it('says word for word when there is none', async () => {
    mock.state.iros = []
    open()
    expect(await screen.findByText('No IRO Analysis Available')).toBeVisible()
    expect(screen.getByText('The company has already conducted a DMA. No IROs generated.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Analyse' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Analyse again' })).toBeNull()
  })

  it('says that it could not be loaded, in a toast and on the page, and can be asked for again', async () => {
    server.use(
      http.get(`${api}/company/iro-analysis/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 }), {
        once: true,
      }),
    )
    const { user } = open()
    expect(await screen.findByText('Not now.')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Failed to load IRO analysis data')).toBeVisible()
    const toasts = within(screen.getByRole('region', { name: /Notifications/ }))
    expect(await toasts.findByText('Failed to load IRO analysis data')).toBeVisible()
    await user.click(main.getByRole('button', { name: 'Try again' }))
    await table()
  })

  it('speaks German', async () => {
    open('/iro', { language: 'de' })
    expect(await screen.findByText('Treibhausgasemissionen der Backöfen')).toBeVisible()
    expect(screen.getByText('Negative Auswirkung')).toBeVisible()
    expect(screen.getByText('7,2')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Risiken/ })).toBeVisible()
  })
})

describe('sorting and filtering', () => {
  it('has the highest priority first, and turns the order round', async () => {
    const { user, address } = open()
    expect((await titles()).at(-1)).toBe(bread)
    expect(screen.getByRole('columnheader', { name: 'Priority' })).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Priority' }))
    expect((await titles())[0]).toBe(bread)
    expect(screen.getByRole('columnheader', { name: 'Priority' })).toHaveAttribute('aria-sort', 'ascending')
    expect(address()).toBe('/iro?sort=priority')
  })

  it('has the higher score first among those of one priority', async () => {
    for (const [index, total] of [5.5, 9, 6.7, 6].entries()) {
      const { iro } = mock.state.iros[index]!
      Object.assign(iro, { priority: 'medium', type: 'Impact', isPositive: false })
      iro.score = { scale: 5, scope: 5, irremediable: null, total, likelihood: null }
    }
    const { user } = open()
    await table()
    const scores = () => screen.getAllByText(/^\d\.\d$/).map(({ textContent }) => textContent)
    expect(scores()).toEqual(['9.0', '6.7', '6.0', '5.5'])
    await user.click(screen.getByRole('button', { name: 'Priority' }))
    expect(scores()).toEqual(['5.5', '6.0', '6.7', '9.0'])
  })

  it('has negative impacts before risks and what is favourable in one priority, whatever their scores', async () => {
    const kinds = [
      ['Opportunity', true, 9],
      ['Risk', false, 8],
      ['Impact', false, 5],
    ] as const
    for (const [index, [type, isPositive, total]] of kinds.entries()) {
      const { iro } = mock.state.iros[index]!
      Object.assign(iro, { priority: 'high', type, isPositive })
      iro.score = { scale: 5, scope: 5, irremediable: null, total, likelihood: null }
    }
    mock.state.iros.splice(kinds.length)
    open()
    await table()
    // The third of the mock's entries is the impact here, the first the opportunity.
    expect(await titles()).toEqual([
      'Apprenticeships in the region',
      'Rising cost of carbon and energy',
      'Greenhouse gas emissions of the bakery ovens',
    ])
  })

  it('sorts texts whatever their case, by keyboard too', async () => {
    const { words } = mock.state.iros[1]!
    words!.en.title = 'apples'
    const { user } = open()
    await table()
    screen.getByRole('button', { name: 'Title' }).focus()
    await user.keyboard('{Enter}')
    expect(await titles()).toEqual(['apples', apprentices, emissions, bread])
    await user.keyboard('{Enter}')
    expect(await titles()).toEqual([bread, emissions, apprentices, 'apples'])
  })

  it('can be sorted where there is no room for a table', async () => {
    matchMedia('(width < 64rem)')
    const { user } = open()
    const list = within(await screen.findByRole('list', { name: 'Impacts, risks and opportunities' }))
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
    await user.click(await screen.findByRole('option', { name: 'Title, A to Z' }))
    const names = list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual([...names].sort())
    expect(names[0]).toBe(apprentices)
  })

  it('narrows down by type, category and priority, with what there is to choose from', async () => {
    const { user, address } = open()
    await table()
    await user.click(screen.getByRole('button', { name: /^Risk/ }))
    expect(await titles()).toEqual([cost])
    await user.click(screen.getByRole('button', { name: /^All/ }))
    await user.click(screen.getByRole('combobox', { name: 'Category' }))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toEqual(['All categories', 'Climate change', 'Own workforce', 'Resource use and circular economy'])
    await user.click(screen.getByRole('option', { name: 'Own workforce' }))
    expect(await titles()).toEqual([apprentices])
    await user.click(screen.getByRole('combobox', { name: 'Priority' }))
    await user.click(await screen.findByRole('option', { name: 'High' }))
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible()
    expect(address()).toBe('/iro?category=Own+workforce&priority=high')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await titles()).toHaveLength(4)
  })

  it('keeps its state in the address', async () => {
    open('/iro?type=Impact&sort=title')
    expect(await titles()).toEqual([apprentices, emissions])
    expect(screen.getByRole('button', { name: /^Impact/ })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('an entry', () => {
  it('opens with metrics, evidence that leads into the document, and why it is there', async () => {
    const { user, address } = open()
    await table()
    await user.click(screen.getByRole('button', { name: `Details of ${emissions}` }))
    expect(screen.getByText('5,218 tCO2e')).toBeVisible()
    expect(screen.getByText('3,250 tCO2e')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Progress of Scope 1' })).toHaveAttribute('aria-valuenow', '16')
    expect(screen.getByText(/Most of our emissions come from the natural gas that fires our ovens/)).toBeVisible()
    expect(screen.getByText('Your documents state Scope 1 emissions.')).toBeVisible()
    expect(address()).toContain('entry=e1-own-emissions')
    await user.click(screen.getAllByRole('button', { name: 'Sustainability report 2025.pdf · page 2' })[0]!)
    expect(await screen.findByRole('dialog', { name: 'Sustainability report 2025.pdf' })).toBeVisible()
    expect(address()).toContain('at=2')
  })

  it('leads to the words themselves, marked in the document, from passage to passage', async () => {
    const { user, address } = open('/iro?entry=e1-own-emissions')
    await table()
    await user.click(screen.getAllByRole('button', { name: 'Sustainability report 2025.pdf · page 2' })[0]!)
    const viewer = within(await screen.findByRole('dialog', { name: 'Sustainability report 2025.pdf' }))
    const marked = () =>
      [...document.querySelectorAll('[role=dialog] mark')].map(({ textContent }) => textContent).join()
    await waitFor(() => expect(marked()).toMatch(/^Most of our emissions come .* packaging that we buy\.$/s))
    await user.click(viewer.getByRole('button', { name: 'Next passage' }))
    await waitFor(() => expect(marked()).toBe('By 2030 we will cut Scope 1 and 2 emissions by 42 % against 2022.'))
    await user.click(viewer.getByRole('button', { name: 'Close the document' }))
    expect(address()).toBe('/iro?entry=e1-own-emissions')
    const [opener] = screen.getAllByRole('button', { name: 'Sustainability report 2025.pdf · page 2' })
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('is confirmed with one click, and that is taken back with another', async () => {
    const { user } = open('/iro?entry=e1-own-emissions')
    await table()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(`“${emissions}” is confirmed`)).toBeVisible()
    expect(kept('e1-own-emissions').status).toBe('confirmed')
    expect(await screen.findByText(/^Confirmed by Mara Lindner/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(kept('e1-own-emissions').status).toBe('proposed'))
  })

  it('is rejected with a reason, and stays behind a switch', async () => {
    const { user } = open('/iro?entry=e1-own-emissions')
    await table()
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this entry?' }))
    await user.type(dialog.getByLabelText('Reason (optional)'), 'The ovens are electric by now.')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(async () => expect(await titles()).not.toContain(emissions))
    expect(kept('e1-own-emissions')).toMatchObject({ status: 'rejected', note: 'The ovens are electric by now.' })
    const waiting = screen.getAllByText('Proposed score; the assessment decides').length
    await user.click(screen.getByRole('switch', { name: 'Show rejected (1)' }))
    expect((await titles()).at(-1)).toBe(emissions)
    // A rejected entry is not assessed.
    expect(screen.getAllByText('Proposed score; the assessment decides')).toHaveLength(waiting)
  })

  it('counts in the filter what the list holds, rejected ones only where they are shown', async () => {
    const { user } = open('/iro?entry=e1-own-emissions')
    mock.state.iros[0]!.iro.status = 'rejected'
    await table()
    expect(screen.getByRole('button', { name: /^All/ })).toHaveTextContent('All 3')
    await user.click(screen.getByRole('switch', { name: 'Show rejected (1)' }))
    expect(screen.getByRole('button', { name: /^All/ })).toHaveTextContent('All 4')
    expect(await titles()).toHaveLength(4)
    await user.click(screen.getByRole('combobox', { name: 'Category' }))
    await user.click(await screen.findByRole('option', { name: 'Own workforce' }))
    expect(await titles()).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^All/ })).toHaveTextContent('All 1')
  })

  it('is edited; what was not touched stays the analysis’ own', async () => {
    const { user } = open('/iro?entry=e1-own-emissions')
    await table()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    const title = form.getByLabelText('Title')
    await user.clear(title)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Please fill in this field.')).toBeVisible()
    await user.type(title, 'Gas in our ovens')
    await user.clear(form.getByLabelText('Scale (0 to 10)'))
    await user.type(form.getByLabelText('Scale (0 to 10)'), '12')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Write a number from 0 to 10.')).toBeVisible()
    await user.clear(form.getByLabelText('Scale (0 to 10)'))
    await user.type(form.getByLabelText('Scale (0 to 10)'), '7')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The entry was saved')).toBeVisible()
    expect(await titles()).toContain('Gas in our ovens')
    expect(kept('e1-own-emissions').edited).toEqual(['title'])
  })

  it('says what failed and keeps what was typed', async () => {
    server.use(
      http.patch(`${api}/company/iro-analysis/:id/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })),
    )
    const { user } = open('/iro?entry=e1-own-emissions')
    await table()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    await user.type(form.getByLabelText('Title'), ' and vans')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/The entry could not be saved\. Not now\./)).toBeVisible()
    expect(form.getByLabelText('Title')).toHaveValue(`${emissions} and vans`)
  })

  it('is added by hand, has a history, and is deleted again', async () => {
    const { user } = open()
    await table()
    await user.click(screen.getByRole('button', { name: 'Add entry' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add an impact, risk or opportunity' }))
    await user.type(form.getByLabelText('Title'), 'Flour dust')
    await user.type(form.getByLabelText('Category'), 'Own workforce')
    await user.type(form.getByLabelText('ESRS topics'), 'S1, S1-14')
    await user.click(form.getByLabelText('It is potential, not actual'))
    await user.click(form.getByLabelText(/^It touches human rights/))
    await user.click(form.getByLabelText('People and their skills'))
    expect(form.getByLabelText('Place in the value chain')).toHaveTextContent('Not said yet')
    await user.click(form.getByRole('button', { name: 'Add entry' }))
    const row = await rowOf('Flour dust')
    expect(mock.state.iros.find(({ iro }) => iro.title === 'Flour dust')!.iro).toMatchObject({
      isPotential: true,
      humanRights: true,
      dependencies: ['human'],
      valueChain: null,
      horizon: null,
    })
    for (const text of ['Added by hand', 'Confirmed', 'S1-14', 'No score data available'])
      expect(within(row).getByText(text)).toBeVisible()
    await user.click(within(row).getByRole('button', { name: 'Actions for Flour dust' }))
    await user.click(await screen.findByRole('menuitem', { name: 'History' }))
    const history = within(await screen.findByRole('dialog', { name: 'History' }))
    expect(await history.findByText('added it')).toBeVisible()
    expect(history.getByText(/Mara Lindner/)).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(within(await rowOf('Flour dust')).getByRole('button', { name: 'Actions for Flour dust' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The entry was deleted')).toBeVisible()
    await waitFor(async () => expect(await titles()).not.toContain('Flour dust'))
  })

  it('offers the new proposal where the analysis has changed its mind', async () => {
    kept('e1-energy-price').outdated = true
    const { user } = open('/iro?entry=e1-energy-price')
    expect(await screen.findByText('The analysis says something else by now.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use the new proposal' }))
    expect(await screen.findByText('The new proposal is used')).toBeVisible()
  })
})

describe('materiality', () => {
  const topic = async (code: string) =>
    (await screen
      .findByRole('list', { name: 'Topics of the double materiality assessment' })
      .then((list) => within(list).getByText(code)))!.closest('li')!

  it('shows what is proposed, with the words of the document, and what was decided', async () => {
    open('/iro?view=materiality')
    expect(await screen.findByText('1 of 10 topics decided, 1 not material')).toBeVisible()
    const water = within(await topic('E3'))
    expect(water.getByText('Proposed: not material')).toBeVisible()
    expect(water.getByText(/None of our sites lies in an area at water risk/)).toBeVisible()
    expect(water.getByRole('button', { name: 'Sustainability report 2025.pdf · page 4' })).toBeVisible()
    const nature = within(await topic('E4'))
    expect(nature.getByText('Not material')).toBeVisible()
    expect(nature.getByText('No site lies in or near a protected area.')).toBeVisible()
    expect(nature.getByText(/Decided by Mara Lindner/)).toBeVisible()
  })

  it('says where signs are too few for a proposal, and nothing where there is no sign', async () => {
    const pollution = mock.state.topics.find(({ code }) => code === 'E2')!
    const { evidence } = mock.state.topics.find(({ code }) => code === 'E3')!
    pollution.evidence = evidence
    open('/iro?view=materiality')
    expect(within(await topic('E2')).getByText('No proposal')).toBeVisible()
    expect(within(await topic('E5')).queryByText('No proposal')).toBeNull()
  })

  it('is decided in the assessment, to which each topic leads', async () => {
    open('/iro?view=materiality')
    const climate = within(await topic('E1'))
    expect(climate.getByText('Not decided')).toBeVisible()
    expect(climate.queryByRole('button', { name: /material/i })).toBeNull()
    expect(climate.getByRole('link', { name: 'Decide: E1' })).toHaveAttribute('href', '/iro/decisions#E1')
    expect(within(await topic('E4')).getByRole('link', { name: 'To the decision: E4' })).toBeVisible()
  })

  it('has nothing to ask under the voluntary standard, and says when it fails', async () => {
    mock.state.topics = []
    const first = open('/iro?view=materiality')
    expect(await screen.findByText('Nothing to decide here')).toBeVisible()
    first.unmount()
    server.use(http.get(`${api}/company/materiality/`, () => HttpResponse.json({ error: 'No.' }, { status: 409 })))
    open('/iro?view=materiality')
    expect(await screen.findByText('The topics could not be loaded')).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import recorded from '../../../mock/fixtures/recorded/recommendations.json' with { type: 'json' }
import { inRole, openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
const stored = recorded.en
const diversity = stored.find(({ key }) => key === 'diversity')!
const address = `${api}/csrd/ai-recommendations/`
const open = (options: Parameters<typeof openApp>[1] = {}) => openApp('/overview', { signedIn: true, ...options })
const region = (name = 'AI recommendations') => screen.findByRole('region', { name })
const cards = async (name?: string) => within(await region(name)).findAllByRole('listitem')
const cardOf = async (title: RegExp) => within(await region()).findByRole('button', { name: title })
const answer = (body: object) => server.use(http.get(address, () => HttpResponse.json(body)))
const evaluated = { running: false, failed: false, updated_at: '2026-02-17T08:12:00.000Z' }

describe('the recommendations on the overview', () => {
  it('stand as cards with at most two target datapoints and two action steps', async () => {
    open()
    const all = await cards()
    expect(all).toHaveLength(stored.length)
    for (const card of all) {
      const codes = within(card).queryAllByText(/^[A-Z0-9.-]+_\d+$/)
      expect(codes.length).toBeGreaterThan(0)
      expect(codes.length).toBeLessThanOrEqual(2)
      const steps = stored.flatMap(({ actionSteps }) => actionSteps.map(({ title }) => title))
      const shown = [...new Set(steps)].filter((title) => within(card).queryByText(title))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThanOrEqual(2)
    }
    const { completionPercentage, targetDatapoints } = stored[0]!
    expect(within(all[0]!).getByText(`${completionPercentage} % complete`)).toBeVisible()
    for (const code of targetDatapoints.slice(0, 2)) expect(within(all[0]!).getByText(code)).toBeVisible()
    expect(within(all[0]!).getByText(`and ${targetDatapoints.length - 2} more`)).toBeVisible()
  })

  it('put what is done last, and say so', async () => {
    open()
    const all = await cards()
    const done = stored.filter(({ status }) => status === 'complete').map(({ title }) => title)
    expect(done.length).toBeGreaterThan(0)
    const saying = all.flatMap((card, index) => (within(card).queryByText('Complete') ? [index] : []))
    expect(saying).toEqual(done.map((_, index) => all.length - done.length + index))
    for (const [index, title] of done.entries()) expect(within(all[saying[index]!]!).getByText(title)).toBeVisible()
  })

  it('name a target datapoint in full where its own name holds a colon', async () => {
    const noted = 'E1-5_10 Fuel consumption: coal and coal products'
    const { title } = stored.find(({ targetNotes }) => targetNotes.includes(`${noted}: `))!
    const { user } = open()
    await user.click(await cardOf(new RegExp(title)))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText(noted)).toBeVisible()
  })

  it('are not asked for while they are far below, and nothing says that they load', async () => {
    const far = vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => {})
    let asked = 0
    server.use(http.get(address, () => HttpResponse.json({ ...evaluated, data: [], asked: ++asked })))
    open()
    await screen.findByRole('region', { name: 'Document analysis' })
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.queryByRole('region', { name: 'AI recommendations' })).toBeNull()
    expect(asked).toBe(0)
    far.mockRestore()
  })

  it('open to everything about them, by Enter too', async () => {
    const { user } = open()
    const card = await cardOf(/Report diversity/)
    card.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report diversity in age, gender and disability' }))
    expect(dialog.getByText('Open')).toBeVisible()
    const rate = new RegExp(`^${diversity.completionPercentage}.% complete$`)
    expect(dialog.getByRole('progressbar', { name: rate })).toBeVisible()
    for (const part of ['Why this matters', 'Target datapoints', 'What is asked for', 'Suggested approach'])
      expect(dialog.getByRole('region', { name: part })).toBeVisible()
    expect(dialog.getByText(diversity.description)).toBeVisible()
    expect(dialog.getByText(diversity.suggestedApproach)).toBeVisible()
    const notes = dialog.getByRole('region', { name: 'What is asked for' })
    expect(notes).toHaveTextContent('Share of each gender among the employees at top management level')
    const targets = within(dialog.getByRole('region', { name: 'Target datapoints' }))
    expect(diversity.targetDatapoints.length).toBeGreaterThan(1)
    expect(targets.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 7))).toEqual(
      diversity.targetDatapoints,
    )
    const steps = within(dialog.getByRole('region', { name: diversity.actionStepsTitle }))
    for (const { title, details } of diversity.actionSteps) {
      expect(steps.getByText(title)).toBeVisible()
      expect(steps.getByText(details)).toBeVisible()
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await cardOf(/Report diversity/)).toHaveFocus()
  })

  it('lead from a target datapoint to its value', async () => {
    const { user, address: where } = open()
    await user.click(await cardOf(/Report diversity/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /^S1-9_01/ }))
    expect(where()).toBe('/datapoints?control_code=S1&with_values=false&search=S1-9_01&datapoint=S1-9_01')
  })

  it('end in something one can do about each open step', async () => {
    const { user, address: where } = open()
    await user.click(await cardOf(/Complete energy consumption/))
    const { actionSteps } = stored.find(({ key }) => key === 'energy')!
    const dialog = within(await screen.findByRole('dialog'))
    for (const { title, done, missing } of actionSteps) {
      const names = dialog.queryAllByRole('link', { name: new RegExp(`: ${title}$`) }).map((link) => link.textContent)
      const expected =
        missing.length > 0 ? ['Upload a document', 'Enter a value', 'Ask somebody'] : ['Review the proposals']
      expect(names).toEqual(done ? [] : expected)
    }
    const split = (action: string) => dialog.getByRole('link', { name: `${action}: Add what you produce yourselves` })
    expect(split('Upload a document')).toHaveAttribute('href', '/documents')
    expect(split('Ask somebody')).toHaveAttribute('href', '/documents/tasks?task=E1-5_16')
    await user.click(split('Enter a value'))
    expect(where()).toBe('/datapoints?control_code=E1&with_values=false&search=E1-5_16&datapoint=E1-5_16')
  })

  it('take one stop of the tab key, and are gone through by the arrow keys without an end', async () => {
    const { user } = open()
    const buttons = (await cards()).map((card) => within(card).getByRole('button'))
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]])
    buttons[0]!.focus()
    await user.keyboard('{ArrowRight}')
    expect(buttons[1]).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(buttons.at(-1)).toHaveFocus()
    await user.keyboard('{Home}')
    expect(buttons[0]).toHaveFocus()
    await user.keyboard('{End}')
    expect(buttons.at(-1)).toHaveFocus()
  })

  it('say where somebody has gone by the buttons', async () => {
    const { user } = open()
    const part = within(await region())
    expect(part.getByRole('status')).toBeEmptyDOMElement()
    await user.click(part.getByRole('button', { name: 'Next recommendations' }))
    expect(part.getByRole('status')).toHaveTextContent(/^Recommendations? \d+/)
    expect(part.getByRole('button', { name: 'Previous recommendations' })).toBeVisible()
  })

  it('stand in German too', async () => {
    const { user } = open({ language: 'de' })
    const all = await cards('KI-Empfehlungen')
    expect(within(all[0]!).getByText(`${recorded.de[0]!.completionPercentage} % vollständig`)).toBeVisible()
    await user.click(within(all[0]!).getByRole('button'))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Energieverbrauch und Energiemix vervollständigen' }),
    )
    expect(dialog.getByRole('button', { name: 'Als erledigt markieren' })).toBeVisible()
    expect(dialog.getByRole('region', { name: 'Empfohlenes Vorgehen' })).toBeVisible()
  })

  it('break no rule of accessibility, closed and open', async () => {
    const { user, container } = open()
    await cards()
    // What a page looks like is measured in a browser; jsdom draws nothing.
    const options = { rules: { 'color-contrast': { enabled: false } } }
    expect((await axe.run(container, options)).violations.map(({ id }) => id)).toEqual([])
    await user.click(await cardOf(/Report diversity/))
    const { violations } = await axe.run(await screen.findByRole('dialog'), options)
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('what a person decides', () => {
  it('sets a recommendation aside, and brings it back', async () => {
    const { user } = open()
    await user.click(await cardOf(/Report diversity/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not relevant' }))
    expect(await screen.findByText('Set aside as not relevant')).toBeVisible()
    await waitFor(async () => expect(await cards()).toHaveLength(stored.length - 1))
    await user.click(screen.getByRole('button', { name: 'Show 1 that was set aside' }))
    await user.click(await cardOf(/Report diversity/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Put back on the list' }))
    expect(await screen.findByText('Back on the list')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /set aside/ })).toBeNull())
    expect(await cards()).toHaveLength(stored.length)
  })

  it('is undone from the message', async () => {
    const { user } = open()
    await user.click(await cardOf(/Report diversity/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as done' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => {
      const card = await cardOf(/Report diversity/)
      expect(within(card).getByText(`${diversity.completionPercentage} % complete`)).toBeVisible()
    })
  })

  it('loses nothing when it cannot be saved', async () => {
    server.use(http.put(`${address}diversity/`, () => HttpResponse.json({ error: 'Closed.' }, { status: 409 })))
    const { user } = open()
    await user.click(await cardOf(/Report diversity/))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as done' }))
    expect(await screen.findByText('This could not be saved')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

it('leaves marks and the re-evaluation to those who do reporting work', async () => {
  inRole('reader')
  const { user } = open()
  await user.click(within((await cards())[0]!).getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Why this matters')).toBeVisible()
  for (const name of ['Mark as done', 'Not relevant', 'Re-evaluate AI'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

describe('the re-evaluation', () => {
  it('shows that it runs, ends by itself and says so', async () => {
    const { user } = open()
    await cards()
    await user.click(screen.getByRole('button', { name: 'Re-evaluate AI' }))
    expect(await screen.findByRole('button', { name: 'Re-evaluating …' })).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('The recommendations are up to date')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Re-evaluate AI' })).not.toHaveAttribute('aria-busy')
  })

  it('explains itself in a tooltip', async () => {
    const { user } = open()
    await cards()
    await user.hover(screen.getByRole('button', { name: 'Re-evaluate AI' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/Goes through your values once more/)
  })

  it('is still shown as running by who comes later', async () => {
    answer({ ...evaluated, running: true, data: [] })
    open()
    expect(await screen.findByRole('button', { name: 'Re-evaluating …' })).toBeVisible()
  })

  it('that failed says so and may be asked for again', async () => {
    answer({ ...evaluated, failed: true, data: [] })
    open()
    expect(await screen.findByText('The recommendations could not be re-evaluated')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Re-evaluate AI' })).toBeEnabled()
  })
})

describe('without recommendations', () => {
  it('says that there is nothing to recommend', async () => {
    answer({ ...evaluated, data: [] })
    open()
    expect(await screen.findByText('Nothing to recommend')).toBeVisible()
  })

  it('leaves the page as it is when they cannot be had after three more tries, with a note and in the log', async () => {
    let asked = 0
    server.use(
      http.get(address, () => {
        asked += 1
        return asked <= 4 ? HttpResponse.json({ error: 'Down.' }, { status: 503 }) : undefined
      }),
    )
    const { user } = open()
    expect(await screen.findByText('The recommendations could not be loaded')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Document analysis' })).toBeVisible()
    expect(asked).toBe(4)
    expect(vi.mocked(console.error).mock.calls).toEqual([['recommendations could not be loaded: Down.']])
    vi.mocked(console.error).mockClear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(stored.length)
  })
})

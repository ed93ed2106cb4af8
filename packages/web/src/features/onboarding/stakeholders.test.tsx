import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { LaterStep } from './LaterStep.tsx'

const { server, api } = mock

/** A company that has completed these steps. */
function given(completed: number[]) {
  const { metadata } = mock.state.company
  Object.assign(metadata, {
    industry: null,
    company_size: null,
    report_scope: null,
    onboarding: completed.length > 0 ? { completed_steps: completed } : null,
    onboarding_status: { processing_complete: false },
    skip_onboarding: false,
    stakeholders: [],
  })
  mock.state.documents = []
}

const open = (path = '/onboarding', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const goOn = () => screen.getByRole('button', { name: 'Continue' })

beforeEach(() => sessionStorage.clear())

async function choose(user: ReturnType<typeof openApp>['user'], label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('step 5, stakeholders', () => {
  const stakeholders = () => mock.state.company.metadata.stakeholders
  const council = { name: 'Works council', description: 'Four sites', category: 'Employees' }

  it('adds, changes and removes stakeholders, each saved at once', async () => {
    given([0, 1, 2, 3])
    const { user } = open()
    await heading('Your stakeholders')
    await user.click(screen.getByRole('button', { name: 'Add stakeholder' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByText('Please enter a name.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Works council')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Four sites')
    await choose(user, 'Category', 'Employees')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Works council was saved')
    expect(stakeholders()).toEqual([council])

    await user.click(screen.getByRole('button', { name: 'Edit Works council' }))
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' in Auental')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(stakeholders()).toEqual([{ ...council, description: 'Four sites in Auental' }]))

    await user.click(await screen.findByRole('button', { name: 'Remove Works council' }))
    await screen.findByText('Works council was removed')
    expect(stakeholders()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(stakeholders()).toHaveLength(1))
  })

  it('keeps what another tab has added meanwhile', async () => {
    given([0, 1, 2, 3])
    const { user } = open()
    await heading('Your stakeholders')
    mock.state.company.metadata.stakeholders = [council]
    await user.click(screen.getByRole('button', { name: 'Add stakeholder' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Neighbours')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(stakeholders().map(({ name }) => name)).toEqual(['Works council', 'Neighbours']))
  })

  it('keeps what was typed when it cannot be saved, and over a reload', async () => {
    given([0, 1, 2, 3])
    server.use(http.patch(`${api}/company/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })))
    const first = open()
    await heading('Your stakeholders')
    await first.user.click(screen.getByRole('button', { name: 'Add stakeholder' }))
    await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Neighbours')
    await first.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    first.unmount()
    open()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Neighbours')
  })

  it('follows an analysis that is called complete once everything in it is decided', async () => {
    given([0, 1, 2])
    for (const kept of mock.state.iros) kept.iro.status = 'confirmed'
    const { user } = open()
    await screen.findByRole('list', { name: 'Impacts, risks and opportunities' })
    await user.click(goOn())
    await heading('Your stakeholders')
    expect(screen.getByText('IRO analysis complete')).toBeVisible()
  })

  it('ends the onboarding; materiality and report follow, with the ways to them', async () => {
    given([0, 1, 2, 3])
    mock.state.topics = mock.state.topics.map((topic, index) => ({ ...topic, material: index === 0 ? true : null }))
    const { user } = open()
    await heading('Your stakeholders')
    await user.click(goOn())
    await heading('Materiality assessment')
    // Nobody was named: nothing is said to be complete.
    expect(screen.getByText('Step saved')).toBeVisible()
    expect(screen.queryByText('Stakeholder review complete')).toBeNull()
    expect(await screen.findByText(`${mock.state.topics.length} topics, 1 decided, 0 not material`)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Assess the topics' })).toHaveAttribute('href', '/iro/decisions')
    await user.click(goOn())
    await heading('Report generation')
    expect(await screen.findByRole('link', { name: 'Go to the final review' })).toHaveAttribute(
      'href',
      '/report/review',
    )
    expect(screen.queryByText(/content coming soon/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Review the values' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/datapoints\?/),
    )
    expect(screen.getByRole('button', { name: 'To the overview' })).toBeEnabled()
    expect(mock.state.company.metadata).toMatchObject({ onboarding: null, skip_onboarding: true })
    // A step that nobody completes is reached from the one after it.
    await user.click(screen.getByRole('button', { name: 'To step 6, Materiality Assessment' }))
    await heading('Materiality assessment')
    await user.click(goOn())
    await heading('Report generation')
    await user.click(screen.getByRole('link', { name: 'Open the statement' }))
    await screen.findByRole('heading', { name: 'Sustainability statement', level: 1 })
    expect(screen.queryByRole('link', { name: 'Continue Onboarding' })).toBeNull()
  })

  it('says who has confirmed the final review', async () => {
    given([0, 1, 2, 3, 4])
    mock.state.statement.confirmation = {
      by: 'Mara Lindner',
      at: '2026-02-17T08:00:00.000Z',
      reason: '',
      left_out: { en: '', de: '' },
    }
    open('/onboarding?step=7')
    expect(await screen.findByText('Confirmed by Mara Lindner')).toBeVisible()
  })
})

test('a step without content says that it comes soon', async () => {
  const onStep = vi.fn()
  render(
    <MemoryRouter>
      <LaterStep step={5} onBack={() => {}} onStep={onStep} />
    </MemoryRouter>,
  )
  expect(screen.getByText('Step 6 content coming soon')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Review the values' })).toHaveAttribute('href', '/datapoints')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onStep).toHaveBeenCalledWith(6)
})

describe('step 5, proposed surveys', () => {
  it('shows them with whom they ask, and leads to them', async () => {
    given([0, 1, 2, 3])
    const { user, address } = open()
    const list = within(await screen.findByRole('list', { name: 'Recommended surveys' }))
    expect(list.getByText('Value chain workers · 4 questions')).toBeVisible()
    await user.click(list.getByRole('link', { name: 'Working in the harvest and at the mill' }))
    expect(address()).toBe('/survey')
  })

  it('fails apart from the stakeholders', async () => {
    given([0, 1, 2, 3])
    server.use(http.get(`${api}/survey-recommendations/`, () => HttpResponse.json({ error: 'No.' }, { status: 403 })))
    open()
    expect(await screen.findByText('The recommended surveys could not be loaded')).toBeVisible()
    expect(screen.getByText('No stakeholders yet')).toBeVisible()
    expect(goOn()).toBeEnabled()
  })
})

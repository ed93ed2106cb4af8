import { configure, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

configure({ asyncUtilTimeout: 5000 })
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

  it('ends the onboarding, and what follows is coming soon', async () => {
    given([0, 1, 2, 3])
    const { user } = open()
    await heading('Your stakeholders')
    await user.click(goOn())
    expect(await screen.findByText('Step 6 content coming soon')).toBeVisible()
    expect(screen.getByText('Stakeholder review complete')).toBeVisible()
    await user.click(goOn())
    expect(await screen.findByText('Step 7 content coming soon')).toBeVisible()
    expect(mock.state.company.metadata).toMatchObject({ onboarding: null, skip_onboarding: true })
    await user.click(screen.getByRole('link', { name: 'Review the values' }))
    await screen.findByRole('heading', { name: 'Datapoints', level: 1 })
    expect(screen.queryByRole('link', { name: 'Continue Onboarding' })).toBeNull()
  })
})

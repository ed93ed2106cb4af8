import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { matchMedia, openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const open = (path: string, options = {}) => openApp(path, { signedIn: true, ...options })
const survey = (sid: string) => mock.state.surveys.find((one) => one.sid === sid)!
const suppliers = () => survey('mock-survey-suppliers')
const employees = () => survey('mock-survey-employees')

async function openSurvey(title: string, options = {}) {
  const app = open('/surveys', options)
  await app.user.click(await screen.findByRole('link', { name: title }))
  await screen.findByRole('heading', { name: title, level: 2 })
  return app
}

describe('the list', () => {
  it('shows title, group, questions, responses, status and date', async () => {
    open('/surveys')
    const row = (await screen.findByRole('link', { name: 'Working with our grain suppliers' })).closest('tr')!
    for (const text of ['Suppliers', '2', 'Active', 'Created 2 Feb 2026'])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.getByText('2 responses in all')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create survey' })).toHaveAttribute('href', '/create-survey')
  })

  it('says why it is empty', async () => {
    mock.state.surveys = []
    open('/surveys')
    expect(await screen.findByText('No surveys yet')).toBeVisible()
  })

  it('can be asked for again when it fails', async () => {
    mock.server.use(
      http.get('*/stakeholder-surveys/', () => HttpResponse.json({ error: 'No', code: 'forbidden' }, { status: 403 }), {
        once: true,
      }),
    )
    const { user } = open('/surveys')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Night shifts in the bakery' })).toBeVisible()
  })
})

describe('a survey', () => {
  it('without one passed along leads to the documents', async () => {
    const app = open('/survey')
    await waitFor(() => expect(app.address()).toBe('/documents'))
  })

  it('copies its address', async () => {
    const { user } = await openSurvey('Working with our grain suppliers')
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await user.click(screen.getByRole('button', { name: 'Copy URL' }))
    expect(await screen.findByText('URL Copied')).toBeVisible()
    expect(written).toHaveBeenCalledWith(`${location.origin}/survey/mock-survey-suppliers`)
    written.mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy URL' }))
    expect(await screen.findByText('Copy Failed')).toBeVisible()
  })

  it('is edited while nobody has answered', async () => {
    const { user } = await openSurvey('Night shifts in the bakery')
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const title = screen.getByLabelText('Title')
    await user.clear(title)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(title).toHaveAccessibleDescription('Please fill in this field.')
    await user.click(title)
    await user.paste('Shifts at night')
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: 'Active' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Survey Updated')).toBeVisible()
    expect(screen.getByText('Your changes have been saved successfully.')).toBeVisible()
    expect(employees()).toMatchObject({ title: 'Shifts at night', status: 'active' })
  })

  it('says when a change fails', async () => {
    mock.server.use(
      http.patch('*/stakeholder-survey/*', () => HttpResponse.json({ error: 'No', code: 'conflict' }, { status: 409 })),
    )
    const { user } = await openSurvey('Night shifts in the bakery')
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    expect(await screen.findByText('Update Failed')).toBeVisible()
    expect(screen.getByText('Failed to update the survey. Please try again.')).toBeVisible()
  })

  it('that a colleague has deleted meanwhile is said to be missing', async () => {
    const title = 'Night shifts in the bakery'
    mock.refuse(contract.surveys.get, 'not_found', 'Survey not found')
    const { user } = open('/surveys')
    await user.click(await screen.findByRole('link', { name: title }))
    expect(await screen.findByText('Survey not found')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All surveys' })).toHaveAttribute('href', '/surveys')
  })

  it('expects no more responses once it is closed', async () => {
    Object.assign(employees(), { status: 'closed' })
    await openSurvey(employees().title)
    expect(await screen.findByText('No responses were received')).toBeVisible()
    expect(screen.queryByText(/They appear here/)).toBeNull()
  })

  it('cannot be edited once somebody has answered, but closed', async () => {
    const { user } = await openSurvey('Working with our grain suppliers')
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close survey' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Close survey' }))
    await waitFor(() => expect(suppliers().status).toBe('closed'))
  })

  it('has one main button: to activate a draft, to save what is edited, to share what is open', async () => {
    const primary = () =>
      screen
        .getAllByRole('button')
        .filter(({ classList }) => classList.contains('bg-brand'))
        .map(({ textContent }) => textContent)
    const { user } = await openSurvey('Night shifts in the bakery')
    expect(primary()).toEqual(['Activate'])
    const actions = screen.getByRole('button', { name: 'Activate' }).parentElement as HTMLElement
    const names = () =>
      within(actions)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Delete draft', 'Duplicate as draft', 'Edit', 'Activate'])
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(primary()).toEqual(['Save changes'])
    // No button leaves, so that none slides under the pointer.
    expect(names()).toEqual(['Delete draft', 'Duplicate as draft', 'Edit', 'Activate'])
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    await screen.findByRole('button', { name: 'Close survey' })
    expect(primary()).toEqual(['Copy URL'])
    await user.click(screen.getByRole('button', { name: 'Close survey' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close survey' }))
    await waitFor(() => expect(employees().status).toBe('closed'))
    await waitFor(() => expect(primary()).toEqual([]))
  })

  it('keeps one action in sight on a phone and the others in a menu', async () => {
    matchMedia('(width < 48rem)')
    const app = await openSurvey('Night shifts in the bakery')
    expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'More actions' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Duplicate as draft',
      'Delete draft',
    ])
    await app.user.click(screen.getByRole('menuitem', { name: 'Delete draft' }))
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(mock.state.surveys).toHaveLength(1))
  })

  it('goes as a draft after being asked once', async () => {
    const app = await openSurvey('Night shifts in the bakery')
    await app.user.click(screen.getByRole('button', { name: 'Delete draft' }))
    const dialog = await screen.findByRole('alertdialog')
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(app.address()).toBe('/surveys'))
    expect(mock.state.surveys).toHaveLength(1)
  })

  it('is duplicated as a new draft', async () => {
    const app = await openSurvey('Working with our grain suppliers')
    await app.user.click(screen.getByRole('button', { name: 'Duplicate as draft' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('Working with our grain suppliers (copy)')
    expect(screen.getByLabelText('Question 2')).toHaveValue('What would help you to use less fertiliser?')
    await app.user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Survey created successfully')).toBeVisible()
    expect(mock.state.surveys[0]).toMatchObject({ status: 'draft', target_group: 'Suppliers' })
  })

  it('shows nothing but the number of an anonymous one with too few responses', async () => {
    Object.assign(suppliers(), { anonymous: true, response_stats: { total: 2, by_type: {}, withheld: true } })
    await openSurvey('Working with our grain suppliers')
    expect(screen.getByText(/Responses are shown once there are five.*So far: 2/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Jette Brandt' })).toBeNull()
  })
})

it('shows how often each point and option was chosen', async () => {
  Object.assign(suppliers(), {
    questions: [
      { id: 'q-1', text: 'How predictable?', scale: { low: 1, high: 2 } },
      { id: 'q-2', text: 'How?', choices: { options: ['By mail', 'By phone'], several: false } },
    ],
    results: [
      {
        question: 0,
        answered: 4,
        counts: [
          { answer: '1', count: 1 },
          { answer: '2', count: 3 },
        ],
      },
      {
        question: 1,
        answered: 4,
        counts: [
          { answer: 'By mail', count: 4 },
          { answer: 'By phone', count: 0 },
        ],
      },
    ],
  })
  await openSurvey('Working with our grain suppliers')
  const results = within(await screen.findByRole('list', { name: 'How each question was answered' }))
  expect(results.getByText(/4 answers · mean 1.75/)).toBeVisible()
  expect(results.getByRole('img', { name: 'By mail: 4' })).toBeInTheDocument()
  expect(results.getByRole('img', { name: 'By phone: 0' })).toBeInTheDocument()
})

describe('a response', () => {
  it('is opened from the survey, and erased after being asked once', async () => {
    const app = await openSurvey('Working with our grain suppliers')
    await app.user.click(await screen.findByRole('link', { name: 'Jette Brandt' }))
    expect(await screen.findByText('Mostly, except in autumn.')).toBeVisible()
    expect(screen.getByText('jette.brandt@example.org')).toBeVisible()
    expect(app.address()).toBe('/survey/mock-survey-suppliers/response/r-1')
    await app.user.click(screen.getByRole('button', { name: 'Erase response' }))
    const dialog = await screen.findByRole('alertdialog')
    await app.user.click(within(dialog).getByRole('button', { name: 'Erase response' }))
    await waitFor(() => expect(app.address()).toBe('/survey'))
    expect(suppliers().responses.map(({ id }) => id)).toEqual(['r-2'])
  })

  it('goes with everything that its person has answered', async () => {
    const other = { ...structuredClone(suppliers().responses[0]!), id: 'r-9' }
    employees().responses.push(other)
    const app = open('/survey/mock-survey-suppliers/response/r-1')
    await app.user.click(await screen.findByRole('button', { name: 'Erase this person' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('jette.brandt@example.org')
    await app.user.click(within(dialog).getByRole('button', { name: 'Erase this person' }))
    expect(await screen.findByText('2 responses erased')).toBeVisible()
    expect(employees().responses).toEqual([])
    expect(suppliers().responses.map(({ id }) => id)).toEqual(['r-2'])
  })

  it('that is not there is said to be missing', async () => {
    open('/survey/mock-survey-suppliers/response/none')
    expect(await screen.findByText('Response not found')).toBeVisible()
  })
})

describe('writing a survey', () => {
  it('asks for everything that is required', async () => {
    const { user } = open('/create-survey')
    await user.click(await screen.findByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Validation Error')).toBeVisible()
    expect(screen.getByText('Please fill in all required fields.')).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('This is required.')
    expect(screen.getByLabelText('Question 1')).toHaveAccessibleDescription('This is required.')
    expect(mock.state.surveys).toHaveLength(2)
  })

  it('asks for points, for one option or for several, and says what is wrong with options', async () => {
    const { user } = open('/create-survey')
    await user.type(await screen.findByLabelText('Title'), 'Orders')
    await user.type(screen.getByLabelText('Description'), 'How you see them.')
    await user.click(screen.getByLabelText('Stakeholder type'))
    await user.click(await screen.findByRole('option', { name: 'Suppliers' }))
    await user.type(screen.getByLabelText('Question 1'), 'How predictable?')
    await user.click(screen.getByRole('combobox', { name: 'How question 1 is answered' }))
    await user.click(await screen.findByRole('option', { name: 'Points on a scale' }))
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    await user.type(screen.getByLabelText('Question 2'), 'What would help?')
    await user.click(screen.getByRole('combobox', { name: 'How question 2 is answered' }))
    await user.click(await screen.findByRole('option', { name: 'Several options' }))
    await user.type(screen.getByLabelText('Options'), 'Advice')
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(screen.getByLabelText('Options')).toHaveAccessibleDescription(/Enter 2 to 12 different options/)
    await user.type(screen.getByLabelText('Options'), '{Enter}Longer contracts{Enter}')
    // Beside it stands what whoever answers will see: five points, and the options to tick.
    const preview = within(screen.getByRole('complementary', { name: 'What respondents see' }))
    expect(preview.getAllByRole('radio', { hidden: true })).toHaveLength(5)
    expect(preview.getByText('very strongly')).toBeVisible()
    expect(preview.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label')?.textContent)).toEqual([
      'Advice',
      'Longer contracts',
    ])
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Survey created successfully')).toBeVisible()
    expect(mock.state.surveys[0]!.questions).toMatchObject([
      { text: 'How predictable?', scale: { low: 1, high: 5 } },
      { text: 'What would help?', choices: { options: ['Advice', 'Longer contracts'], several: true } },
    ])
  })

  it('has between one and fifteen questions', async () => {
    const { user } = open('/create-survey')
    await user.click(await screen.findByRole('button', { name: 'Remove question 1' }))
    expect(await screen.findByText('Cannot remove')).toBeVisible()
    expect(screen.getByText('A survey must have at least one question.')).toBeVisible()
    for (let i = 0; i < 15; i++) await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(await screen.findByText('Maximum questions reached')).toBeVisible()
    expect(screen.getByText('You can only add up to 15 questions per survey.')).toBeVisible()
    expect(screen.getByLabelText('Question 15')).toBeVisible()
    expect(screen.queryByLabelText('Question 16')).toBeNull()
  })

  it('takes a group in own words, and keeps what was typed over a reload', async () => {
    const first = open('/create-survey')
    const { user } = first
    await user.click(await screen.findByLabelText('Title'))
    await user.paste('Noise at night')
    await user.click(screen.getByLabelText('Description'))
    await user.paste('What do you hear?')
    await user.click(screen.getByRole('combobox', { name: 'Stakeholder type' }))
    await user.click(await screen.findByRole('option', { name: 'Other' }))
    await user.click(screen.getByLabelText('Which stakeholders?'))
    await user.paste('Neighbours')
    await user.click(screen.getByLabelText('Question 1'))
    await user.paste('When is it loudest?')
    first.unmount()
    const second = open('/create-survey')
    expect(await screen.findByLabelText('Title')).toHaveValue('Noise at night')
    await second.user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Survey created successfully')).toBeVisible()
    expect(mock.state.surveys[0]).toMatchObject({
      title: 'Noise at night',
      target_group: 'Neighbours',
      questions: [{ text: 'When is it loudest?' }],
    })
    expect(localStorage.getItem(`survey_being_written_${mock.state.people[0]?.user.id}`)).toBeNull()
  })

  it('says when saving fails, and keeps everything', async () => {
    mock.server.use(
      http.post('*/stakeholder-surveys/', () =>
        HttpResponse.json({ error: 'No', code: 'invalid_input' }, { status: 400 }),
      ),
    )
    const { user } = await openSurvey('Working with our grain suppliers')
    await user.click(screen.getByRole('button', { name: 'Duplicate as draft' }))
    await user.click(await screen.findByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Failed to save survey. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveValue('Working with our grain suppliers (copy)')
  })

  it('speaks German', async () => {
    open('/create-survey', { language: 'de' })
    expect(await screen.findByLabelText('Titel')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Zielgruppe' })).toBeVisible()
  })
})

import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { inRole, matchMedia, openApp, signIn } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock
const open = (options: Parameters<typeof openApp>[1] = {}, path = '/company-profile') =>
  openApp(path, { signedIn: true, ...options })
const asMember = () => inRole('company_member')
const jonas = '0a4e1c7e-2f6b-4a55-9d43-5a2c1b7e9f01'
const katrin = '0a4e1c7e-2f6b-4a55-9d43-5a2c1b7e9f03'

async function choose(user: ReturnType<typeof openApp>['user'], label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the company', () => {
  it('is changed field by field, counted, and said in the words of the specification', async () => {
    const { user } = open()
    const name = await screen.findByLabelText('Company name')
    expect(name).toHaveValue('Auental Backwaren GmbH')
    expect(screen.getByLabelText('Registration number')).toHaveValue('HRB 70412, Amtsgericht Auental')
    const save = screen.getByRole('button', { name: 'Save changes' })
    expect(save).toBeDisabled()
    await user.clear(name)
    await user.type(name, 'Auental AG')
    await choose(user, 'Industry', 'Energy')
    expect(screen.getByText('2 changes')).toBeVisible()
    await user.click(save)
    expect(await screen.findByText('Company information has been updated successfully.')).toBeVisible()
    expect(screen.getByText('Success')).toBeVisible()
    expect(mock.state.company).toMatchObject({ name: 'Auental AG', metadata: { industry: 'energy' } })
    expect(mock.state.company.address).toBe('Mühlgasse 4, 99999 Auental, Germany')
    await waitFor(() => expect(save).toBeDisabled())
    // The header follows.
    expect(screen.getByText(/^Auental AG/)).toBeVisible()
  })

  it('says which law applies from which year and why, with its act and what is not certain, and saves what decides it', async () => {
    const { user } = open()
    expect(
      await screen.findByText('First year with a duty to report: 2024, if the member state asks for it'),
    ).toBeVisible()
    const year = screen.getByText('2025', { selector: 'summary span' }).closest('details')!
    expect(year).toHaveAttribute('open')
    expect(within(year).getByText('Depends on the member state')).toBeVisible()
    expect(within(year).getByText(/Member states may exempt companies of the first wave/)).toBeVisible()
    expect(within(year).getAllByText(/Directive \(EU\) 2026\/470/).length).toBeGreaterThan(0)
    const revenue = screen.getByLabelText('Net revenue (EUR million)')
    expect(revenue).toHaveValue('286.4')
    await user.clear(revenue)
    await user.type(revenue, 'much')
    expect(screen.getByText('A number of zero or more, such as 450 or 1,250.5')).toBeVisible()
    await user.clear(revenue)
    await user.type(revenue, '1,250.5')
    await choose(user, 'Main activity (NACE)', '47.1 Retail trade mainly of food (supermarkets, general stores)')
    await user.click(screen.getByRole('button', { name: 'Save legal profile' }))
    await waitFor(() => expect(mock.state.legal).toMatchObject({ net_revenue: 1_250_500_000, nace: '47.1' }))
  })

  it('keeps what was typed when it cannot be saved', async () => {
    const { user } = open()
    server.use(http.patch(`${api}/company/`, () => HttpResponse.json({ error: 'No.' }, { status: 503 })))
    const name = await screen.findByLabelText('Company name')
    await user.type(name, ' & Co.')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update company information. Please try again.')).toBeVisible()
    expect(name).toHaveValue('Auental Backwaren GmbH & Co.')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(name).toHaveValue('Auental Backwaren GmbH')
  })

  it('needs a name', async () => {
    const { user } = open()
    const name = await screen.findByLabelText('Company name')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Enter the company’s name.')).toBeVisible()
    expect(name).toBeInvalid()
  })

  it('shows what another set counts before it is chosen, and only then changes it', async () => {
    const now = { standard_set: 'esrs-2023', reporting_year: 2025, completion_rate: 50 } as const
    mock.reply(contract.csrd.preview, {
      data: {
        now: { ...now, completed_datapoints: 37, total_datapoints: 74 },
        chosen: { ...now, standard_set: 'esrs-2026', completed_datapoints: 15, total_datapoints: 30 },
        decided: { carried: 3, waiting: 2 },
      },
    })
    const { user } = open()
    await choose(user, 'Standard set', 'ESRS 2026 (revised)')
    expect(screen.getByText(/The revised ESRS can be used from financial year 2026/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change what you report by?' }))
    const row = await dialog.findByRole('row', { name: /Datapoints that count/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['74', '30'])
    expect(dialog.getByText(/Nothing is lost/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(mock.state.company.metadata.standard_set).toBe('esrs-2023')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(mock.state.company.metadata.standard_set).toBe('esrs-2026'))
    expect(await screen.findByText('Success')).toBeVisible()
  })

  it('asks for modules where the voluntary standard is chosen', async () => {
    mock.state.company.metadata.standard_set = 'vs-2026'
    const { user } = open()
    expect(screen.queryByRole('combobox', { name: 'First ESRS report' })).not.toBeInTheDocument()
    await choose(user, 'Modules', 'Basic module')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(mock.state.company.metadata.modules).toBe('basic'))
  })

  it('can be read by members and changed by administrators only', async () => {
    asMember()
    open()
    expect(await screen.findByText('Only administrators of the company can change this.')).toBeVisible()
    expect(screen.getByText('ESRS 2023 (Set 1)')).toBeVisible()
    expect(await screen.findByRole('cell', { name: 'jonas.wittmann@auental.example' })).toBeVisible()
    for (const name of [/Save/, /Invite/]) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument()
  })

  it('says that it could not be loaded and tries again', async () => {
    server.use(http.get(`${api}/company/`, () => HttpResponse.json({ error: 'Closed.' }, { status: 409 })))
    const { user } = open()
    expect(await screen.findByText('The company could not be loaded')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Company name')).toBeVisible()
  })

  it('speaks German', async () => {
    open({ language: 'de' })
    expect(await screen.findByLabelText('Name des Unternehmens')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Geschäftsjahr' })).toHaveTextContent('2025')
  })
})

describe('the users', () => {
  it.each([
    ['a table', []],
    ['a list on a phone', ['(width < 48rem)']],
  ])('are called User in a role that only a newer server knows, in %s', async (_, queries) => {
    matchMedia(...queries)
    const [person] = mock.state.people
    const stranger = { ...person!.user, user_type: 'steward', state: 'active', last_active: null }
    server.use(http.get(`${api}/company/users/`, () => HttpResponse.json({ users: [stranger] })))
    open()
    expect(await screen.findByText('User')).toBeVisible()
  })

  it('are listed with role, state and a way to edit them', async () => {
    open()
    const row = await screen.findByRole('row', { name: /Katrin Brandmeier/ })
    expect(within(row).getByText('Invited')).toBeVisible()
    expect(within(row).getByRole('cell', { name: 'Reporter' })).toBeVisible()
    expect(within(row).getByRole('link', { name: 'Edit Katrin Brandmeier' })).toHaveAttribute(
      'href',
      `/users/${katrin}/edit`,
    )
    expect(within(screen.getByRole('row', { name: /Mara Lindner/ })).getByText('You')).toBeVisible()
  })

  it('say on a phone too when they were active last', async () => {
    matchMedia('(width < 48rem)')
    open()
    const people = within(await screen.findByRole('list', { name: 'Users' }))
    expect(people.getAllByText('Company admin · Last active: 17 Feb 2026')[0]).toBeVisible()
  })

  it('are invited from the list and by the address of the side menu', async () => {
    const { user, address } = open({}, '/company-profile?invite=true')
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText('Enter a name.')).toBeVisible()
    await user.type(dialog.getByLabelText('Name'), 'Ole Hansen')
    await user.type(dialog.getByLabelText('Email'), 'Jonas.Wittmann@auental.example')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText('There is an account with this email address already.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), 'ole.hansen@auental.example')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Invitation sent')).toBeVisible()
    expect(await screen.findByRole('row', { name: /Ole Hansen/ })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/company-profile'))
  })

  it('of a test account cannot be invited, and the button says why', async () => {
    mock.state.company.metadata.test_account = true
    const { user } = open()
    const invite = await screen.findByRole('button', { name: 'Invite' })
    expect(invite).toHaveAttribute('aria-disabled', 'true')
    await user.hover(invite)
    expect(await screen.findByRole('tooltip', { name: 'Disabled for Test Account' })).toBeInTheDocument()
  })
})

describe('a person', () => {
  it('gets another role and goes back to the list', async () => {
    const { user, address } = open({}, `/users/${jonas}/edit`)
    await choose(user, 'Role', 'Reporter')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Jonas Wittmann has been updated')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/company-profile'))
    expect(mock.state.people[1]!.user.user_type).toBe('company_member')
  })

  it('who is the last administrator stays one, and what was chosen stays on the page', async () => {
    mock.state.people[1]!.user.user_type = 'company_member'
    const own = mock.state.people[0]!.user
    own.id = crypto.randomUUID()
    const { user, address } = open({}, `/users/${own.id}/edit`)
    expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly')
    expect(screen.getByRole('switch', { name: 'May sign in' })).toBeDisabled()
    await choose(user, 'Role', 'Reporter')
    mock.refuse(contract.users.update, 'conflict', 'This is the last administrator.')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/This is the last administrator/)).toBeVisible()
    expect(address()).toBe(`/users/${own.id}/edit`)
  })

  it('who was invited is reminded or not invited after all', async () => {
    const { user, address } = open({}, `/users/${katrin}/edit`)
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Invitation sent again')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Withdraw invitation' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Withdraw invitation' }))
    expect(await screen.findByText('Invitation withdrawn')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/company-profile'))
    expect(mock.state.people.some(({ user: { id } }) => id === katrin)).toBe(false)
  })

  it('who does not exist is said so', async () => {
    open({}, `/users/${crypto.randomUUID()}/edit`)
    expect(await screen.findByText('There is no such person in your company')).toBeVisible()
  })

  it('is not changed by members', async () => {
    asMember()
    signIn()
    open({}, `/users/${jonas}/edit`)
    expect(await screen.findByText('Only administrators of the company can change this.')).toBeVisible()
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  })
})

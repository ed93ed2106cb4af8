import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../../api/session.ts'
import { readTokens, readUser } from '../../../api/tokens.ts'
import { demo } from '../../../mock/state.ts'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
const open = (options: Parameters<typeof openApp>[1] = {}) => openApp('/profile', { signedIn: true, ...options })
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement)

describe('the profile', () => {
  it('shows email address, username, name and role', async () => {
    open()
    const you = await section('Your details')
    expect(you.getAllByText(demo.email)).toHaveLength(2)
    expect(you.getByLabelText('Name')).toHaveValue('Mara Lindner')
    expect(you.getByText('Company admin')).toBeVisible()
  })

  it.each(['steward', 'constructor'])('calls somebody in the unknown role %s User', async (role) => {
    const somebody = { ...mock.state.people[0]!.user, user_type: role }
    server.use(http.get(`${api}/users/me/`, () => HttpResponse.json(somebody)))
    open()
    const details = await section('Your details')
    await waitFor(() => expect(details.getByText('User')).toBeVisible())
  })

  it('calls somebody without a role User', async () => {
    const { user_type: _, ...nobody } = mock.state.people[0]!.user
    server.use(http.get(`${api}/users/me/`, () => HttpResponse.json(nobody)))
    open()
    expect((await section('Your details')).getByText('User')).toBeVisible()
  })

  it('changes the name, everywhere at once', async () => {
    const { user } = open()
    const you = await section('Your details')
    const name = you.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Mara Lindner-Vogt{Enter}')
    expect(await screen.findByText('Your details have been changed')).toBeVisible()
    expect(readUser()?.name).toBe('Mara Lindner-Vogt')
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('dialog', { name: 'Mara Lindner-Vogt' })).toBeVisible()
  })

  it('says that it could not be loaded and tries again', async () => {
    server.use(http.get(`${api}/users/me/`, () => HttpResponse.json({ error: 'Closed.' }, { status: 409 })))
    const { user } = open()
    expect(await screen.findByText('Your profile could not be loaded')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await section('Your details')).toBeTruthy()
  })

  it('stands in German too', async () => {
    open({ language: 'de' })
    expect((await section('Ihre Angaben')).getByText('Administration')).toBeVisible()
    expect(await screen.findByText('Firefox unter Linux')).toBeVisible()
  })
})

describe('another email address', () => {
  it('is asked for with the password, and a mail is promised', async () => {
    const { user } = open()
    const form = await section('Email address')
    await user.type(form.getByLabelText('New email address'), 'mara@auental.example')
    await user.type(form.getByLabelText('Your password'), `${demo.password}{Enter}`)
    expect(await form.findByRole('status')).toHaveTextContent(
      'If mara@auental.example can be used, a link is on its way',
    )
    expect(form.getByLabelText('New email address')).toHaveValue('')
    expect(mock.state.people[0]?.user.email).toBe(demo.email)
  })

  it('is refused at the field that is wrong', async () => {
    const { user } = open()
    const form = await section('Email address')
    await user.type(form.getByLabelText('New email address'), demo.email)
    await user.type(form.getByLabelText('Your password'), 'wrong{Enter}')
    expect(form.getByLabelText('New email address')).toHaveAccessibleDescription('This is your address already.')
    await user.clear(form.getByLabelText('New email address'))
    await user.type(form.getByLabelText('New email address'), 'mara@auental.example{Enter}')
    await waitFor(() => expect(form.getByLabelText('Your password')).toBeInvalid())
    expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.')
  })
})

describe('another password', () => {
  it('is set, and this session goes on with new tokens', async () => {
    const { user } = open()
    const before = readTokens()?.refresh
    const form = await section('Password')
    await user.type(form.getByLabelText('Current password'), demo.password)
    await user.type(form.getByLabelText('New password'), 'rye-and-patience')
    await user.click(form.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Your password has been changed')).toBeVisible()
    expect(readTokens()?.refresh).not.toBe(before)
    expect(sessionStore.get().signedIn).toBe(true)
    expect(form.getByLabelText('New password')).toHaveValue('')
  })

  it('is refused without the current one', async () => {
    const { user } = open()
    const form = await section('Password')
    await user.type(form.getByLabelText('Current password'), 'not-this-one')
    await user.type(form.getByLabelText('New password'), 'rye-and-patience{Enter}')
    await waitFor(() => expect(form.getByLabelText('Current password')).toBeInvalid())
    expect(form.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.')
    expect(mock.state.people[0]?.password).toBe(demo.password)
  })
})

describe('sessions', () => {
  const items = async () => (await section('Sessions')).findAllByRole('listitem')

  it('are listed, the own one marked and not to be ended', async () => {
    open()
    const [here, phone, unknown] = await items()
    expect(here).toHaveTextContent(/Firefox on Linux.*This session/)
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
    expect(phone).toHaveTextContent('Safari on iOS')
    expect(unknown).toHaveTextContent('Unknown browser')
  })

  it('can be ended one by one', async () => {
    const { user } = open()
    const [, phone] = await items()
    await user.click(within(phone as HTMLElement).getByRole('button', { name: /^End session: Safari on iOS/ }))
    expect(await screen.findByText('The session has ended')).toBeVisible()
    await waitFor(async () => expect(await items()).toHaveLength(2))
  })

  it('can all be ended but this one', async () => {
    const { user } = open()
    await items()
    await user.click(screen.getByRole('button', { name: 'End all others' }))
    expect(await screen.findByText('2 other sessions have ended')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull())
  })
})

describe('the own data', () => {
  it.each([
    ['Download my data', 'Your data has been downloaded', 'my-data.zip'],
    ['Download company data', 'The data of your company has been downloaded', 'company-data.zip'],
  ])('can be downloaded as an archive: %s', async (button, done, file) => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    URL.createObjectURL = () => 'blob:archive'
    URL.revokeObjectURL = () => {}
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(saved).toEqual([`${file} blob:archive`])
    click.mockRestore()
  })

  it('goes only with the password, and then for good', async () => {
    const second = { user: { ...mock.state.people[0]!.user, id: 'u-second' }, password: 'x' }
    mock.state.people = [...mock.state.people.slice(0, 1), second]
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete my account' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    expect(within(dialog).getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password.')
    await user.type(within(dialog).getByLabelText('Your password'), `${demo.password}{Enter}`)
    expect(await screen.findByText('Your account has been deleted')).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login')
    expect(mock.state.people.map(({ user: { id } }) => id)).toEqual(['u-second'])
    expect(readTokens()).toBeNull()
  })

  it('stays while the person is the last administrator', async () => {
    mock.refuse(contract.privacy.eraseMe, 'conflict', 'You are the last administrator.')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await user.type(
      await screen.findByLabelText('Your password', { selector: '[role=dialog] *' }),
      `${demo.password}{Enter}`,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('You are the last administrator')
    expect(sessionStore.get().signedIn).toBe(true)
  })
})

describe("the company's data", () => {
  it('goes only with name and password, and then everybody is out', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete the company' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the company' }))
    const name = dialog.getByLabelText('Type the company’s name: Auental Backwaren GmbH')
    await user.type(name, 'Auental')
    await user.type(dialog.getByLabelText('Your password'), demo.password)
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('This is not the company’s name.'))
    await user.clear(name)
    await user.type(name, 'Auental Backwaren GmbH')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('The company has been deleted')).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login')
    expect(mock.state.people).toEqual([])
  })

  it('is nothing that members see', async () => {
    const [first] = mock.state.people
    if (first) first.user.user_type = 'company_member'
    open()
    expect(await section('Your data')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 2, name: 'Your company’s data' })).toBeNull()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { setConfig } from '../../api/config.ts'
import { refreshSession, sessionStore } from '../../api/session.ts'
import { readTokens } from '../../api/tokens.ts'
import { demo } from '../../mock/state.ts'
import { openApp, signIn } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { toastStore } from '../../ui/toast.ts'

const { server, api } = mock
const alert = () => screen.findByRole('alert')

describe('signing in', () => {
  it('opens the app, greets for three seconds and keeps the session', async () => {
    const { user, address } = openApp('/login')
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveFocus()
    await user.keyboard(`${demo.email}{Tab}${demo.password}{Enter}`)
    await screen.findByRole('heading', { level: 1, name: /Documents|Overview/ })
    expect(address()).toMatch(/^\/(documents|overview)$/)
    expect(screen.getByText('Welcome, Mara Lindner.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(toastStore.get()).toMatchObject({ title: 'Signed in', duration: 3000 })
    expect(readTokens()?.refresh).toBeTruthy()
  })

  it('shows a sign-in that works where there is no server, and fills it in', async () => {
    setConfig({ apiUrl: api, signIn: demo })
    const { user, address } = openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Fill in' }))
    expect(screen.getByText(new RegExp(`${demo.email}.*${demo.password}`))).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: /Documents|Overview/ })
    expect(address()).toMatch(/^\/(documents|overview)$/)
    setConfig({ apiUrl: api })
  })

  it('says nothing of it where there is one', async () => {
    openApp('/login')
    await screen.findByRole('button', { name: 'Sign in' })
    expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull()
  })

  it('returns to the page that was asked for', async () => {
    const { user, address } = openApp('/documents?search=energy')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), `${demo.password}{Enter}`)
    await screen.findByRole('heading', { level: 1, name: 'Documents' })
    expect(address()).toBe('/documents?search=energy')
  })

  it('asks for the anti-forgery token when the page opens', async () => {
    const seen: string[] = []
    server.events.on('request:start', ({ request }) => seen.push(request.url.replace(api, '')))
    openApp('/login')
    await waitFor(() => expect(seen).toContain('/csrf/'))
  })

  it('says under each field what is missing, and asks nobody', async () => {
    const { user } = openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const email = screen.getByRole('textbox', { name: 'Email' })
    expect(email).toHaveAccessibleDescription('Enter your email address.')
    expect(email).toBeInvalid()
    expect(email).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    await user.type(email, 'mara')
    expect(email).toHaveAccessibleDescription(/complete email address/)
    await user.type(email, '@auental.example')
    expect(email).not.toBeInvalid()
  })

  it('disables the fields while it is under way', async () => {
    server.use(http.post(`${api}/login/`, () => delay('infinite')))
    const { user } = openApp('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), `${demo.password}{Enter}`)
    const button = await screen.findByRole('button', { name: 'Signing in' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled()
    expect(screen.getByLabelText('Password')).toBeDisabled()
  })

  it('says that a password is wrong and lets it be typed again', async () => {
    const { user } = openApp('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    const shown = await alert()
    expect(shown).toHaveTextContent('Error')
    expect(shown).toHaveTextContent('The email address or the password is wrong.')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(sessionStore.get().signedIn).toBe(false)
  })

  it('cuts a long message at 100 characters and shows all of it on request', async () => {
    const message = `${'The directory of your company does not answer. '.repeat(4)}Ask your administrator.`
    const reply = { error: message, code: 'unavailable' }
    server.use(http.post(`${api}/login/`, () => HttpResponse.json(reply, { status: 503 })))
    const { user } = openApp('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), 'some-password{Enter}')
    const shown = await alert()
    expect(shown).toHaveTextContent(message.slice(0, 90))
    expect(shown).not.toHaveTextContent('Ask your administrator.')
    await user.click(within(shown).getByRole('button', { name: 'See more details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Error Details' })
    expect(dialog).toHaveTextContent('Ask your administrator.')
    expect(dialog).toHaveTextContent('ApiError')
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['Login failed', () => HttpResponse.text('oops', { status: 500 })],
    ['Network error', () => HttpResponse.error()],
    ['Invalid response from server', () => HttpResponse.json({ access: 'a', refresh: 'b' })],
  ])('says %s', async (text, reply) => {
    server.use(http.post(`${api}/login/`, reply))
    const { user } = openApp('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), 'some-password{Enter}')
    expect(await alert()).toHaveTextContent(text)
    expect(sessionStore.get().signedIn).toBe(false)
  })

  it('sends on who is signed in already', async () => {
    const { address } = openApp('/login', { signedIn: true })
    await waitFor(() => expect(address()).toMatch(/^\/(documents|overview)$/))
  })

  it('shows and hides the password', async () => {
    const { user } = openApp('/login')
    const password = await screen.findByLabelText('Password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  it('speaks German, and remembers it', async () => {
    const { user } = openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'DE, Deutsch' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
    await waitFor(() => expect(document.title).toBe('Anmelden · CSRD Reporting'))
    expect(localStorage.getItem('preferred_language')).toBe('de')
    await user.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription('Geben Sie Ihre E-Mail-Adresse ein.')
  })

  it('claims only what is true, and links to the privacy page', async () => {
    const { user, address } = openApp('/login')
    const claims = (await screen.findAllByRole('list', { name: 'What you can rely on' }))[0] as HTMLElement
    expect(within(claims).getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('link', { name: 'Privacy' }))
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(address()).toBe('/privacy')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  })
})

describe('signing up', () => {
  const fill = async (user: ReturnType<typeof openApp>['user'], email = 'jo@talheim.example') => {
    await user.type(await screen.findByLabelText('First name'), 'Jo')
    await user.type(screen.getByLabelText('Last name'), 'van Dyck')
    await user.type(screen.getByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Company name'), 'Talheim Mühlen AG')
    await user.type(screen.getByLabelText('Password'), 'flour-and-water')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
  }

  it.each([
    ['closed', 'Registration is closed'],
    ['invitation', 'By invitation only'],
  ])('shows no form where it is %s', async (registration, title) => {
    server.use(http.get(`${api}/version/`, () => HttpResponse.json({ version: '1', registration })))
    openApp('/signup')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('creates the account and goes to the sign-in, where nothing has to be typed again', async () => {
    const { user, address } = openApp('/signup')
    await fill(user)
    expect(await screen.findByText('Account created successfully')).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('jo@talheim.example')
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).not.toHaveValue('')
    expect(JSON.stringify(window.history.state)).not.toContain((password as HTMLInputElement).value)
    expect(mock.state.people.at(-1)?.user).toMatchObject({ name: 'Jo van Dyck', email: 'jo@talheim.example' })
    expect(sessionStore.get().signedIn).toBe(false)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sessionStore.get().signedIn).toBe(true))
  })

  it('fills in a chosen password once, and for its own address only', async () => {
    const { user } = openApp('/signup')
    await fill(user)
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    await user.click(screen.getByRole('link', { name: 'Create a company account' }))
    await screen.findByRole('heading', { level: 1, name: 'Create a company account' })
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('asks for all five fields', async () => {
    const { user } = openApp('/signup')
    await user.click(await screen.findByRole('button', { name: 'Create account' }))
    for (const label of ['First name', 'Last name', 'Email', 'Company name', 'Password']) {
      expect(screen.getByLabelText(label)).toBeInvalid()
    }
    await user.type(screen.getByLabelText('Password'), 'short')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Use at least 10 characters\. 10 characters/)
  })

  it('says at the field what the server has against it', async () => {
    const { user, address } = openApp('/signup')
    await fill(user, demo.email)
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid())
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/account with this email address already/)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(address()).toBe('/signup')
  })

  it('sends people to their mailbox where the address has to be proved first', async () => {
    const nobody = { access: null, refresh: null, user: null }
    server.use(http.post(`${api}/register/`, () => HttpResponse.json(nobody, { status: 201 })))
    const { user, address } = openApp('/signup')
    await fill(user)
    expect(await screen.findByText('Please look into your mailbox')).toBeVisible()
    expect(screen.getByText(/We have sent a message to jo@talheim.example/)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('says Failed to create account when nobody knows why', async () => {
    server.use(http.post(`${api}/register/`, () => HttpResponse.text('', { status: 500 })))
    const { user } = openApp('/signup')
    await fill(user)
    expect(await alert()).toHaveTextContent('Failed to create account')
    expect(screen.getByLabelText('First name')).toHaveValue('Jo')
  })
})

describe('a session that the server has ended', () => {
  it('is said so at the sign-in, which goes on where the person was', async () => {
    const { user, address } = openApp('/documents?search=energy', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Documents' })
    mock.state.sessions.clear()
    await refreshSession(readTokens()?.access ?? '').catch(() => {})
    expect(await screen.findByText(/^Your session has ended\./)).toBeVisible()
    expect(address()).toBe('/login')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), `${demo.password}{Enter}`)
    await screen.findByRole('heading', { level: 1, name: 'Documents' })
    expect(address()).toBe('/documents?search=energy')
  })

  it('is not talked about after an ordinary sign-out', async () => {
    openApp('/logout', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(screen.queryByText(/Your session has ended/)).toBeNull()
  })
})

describe('signing out', () => {
  it('ends the session and cannot be gone back to', async () => {
    const { address } = openApp('/logout', { signedIn: true, before: '/privacy' })
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login')
    expect(readTokens()).toBeNull()
  })

  it('works without a session', async () => {
    const { address } = openApp('/logout')
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('happens here too when another tab has signed out', async () => {
    const { address } = openApp('/documents', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Documents' })
    localStorage.removeItem('auth_tokens')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_tokens' }))
    await waitFor(() => expect(address()).toBe('/login'))
    signIn()
    await waitFor(() => expect(address()).toBe('/documents'))
  })
})

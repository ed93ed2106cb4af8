import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { readTokens } from '../../../api/tokens.ts'
import { demo } from '../../../mock/state.ts'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'
import { toastStore } from '../../../ui/toast.ts'

const { server, api } = mock
const said = 'If an account exists with this email, you will receive password reset instructions.'
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const dead = { error: 'This link does not work any more.', code: 'not_found' }

describe('a forgotten password', () => {
  it('is reached from the sign-in with the address that was typed there', async () => {
    const { user, address } = openApp('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await heading('Forgot your password?')
    expect(address()).toBe('/forgot-password')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.email)
  })

  it.each([demo.email, 'nobody@auental.example'])('says the same for %s, for five seconds', async (email) => {
    const { user } = openApp('/forgot-password')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), `${email}{Enter}`)
    expect(await screen.findByText(said)).toBeVisible()
    expect(toastStore.get()).toMatchObject({ title: said, duration: 5000 })
    expect(screen.getByText(/The link works once and for one hour/)).toHaveTextContent(email)
    await user.click(screen.getByRole('button', { name: 'Try another address' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('asks for an address', async () => {
    const { user } = openApp('/forgot-password')
    await user.click(await screen.findByRole('button', { name: 'Send link' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email address.')
  })

  it.each([
    ['Failed to process request', () => HttpResponse.text('', { status: 500 })],
    ['The mail server is closed.', () => HttpResponse.json({ error: 'The mail server is closed.' }, { status: 503 })],
  ])('says %s', async (text, reply) => {
    server.use(http.post(`${api}/api/forgot-password/`, reply))
    const { user } = openApp('/forgot-password')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), `${demo.email}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('leads back to the sign-in', async () => {
    const { user } = openApp('/forgot-password')
    await user.click(await screen.findByRole('link', { name: 'Back to sign in' }))
    await heading('Sign in')
  })

  it('is spoken about in German', async () => {
    const { user } = openApp('/forgot-password', { language: 'de' })
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), `${demo.email}{Enter}`)
    expect(await screen.findByText(/^Wenn zu dieser E-Mail-Adresse ein Konto besteht/)).toBeVisible()
  })
})

describe('the link of a reset', () => {
  it('takes a new password and goes on to the sign-in', async () => {
    const { user, address } = openApp('/reset-password?token=mock-reset-link')
    await heading('Choose a new password')
    expect(screen.getByText(/^For mara.lindner@auental.example/)).toBeVisible()
    expect(await screen.findByText(/you are signed out everywhere/)).toBeVisible()
    await user.type(await screen.findByLabelText('New password'), 'rye-and-patience{Enter}')
    expect(await screen.findByText('Your password has been changed')).toBeVisible()
    await heading('Sign in')
    expect(address()).toBe('/login')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.email)
    expect(mock.state.people[0]?.password).toBe('rye-and-patience')
  })

  it('uses nothing up by being opened', async () => {
    openApp('/reset-password?token=mock-reset-link')
    await screen.findByLabelText('New password')
  })

  it('signs out whoever is signed in here', async () => {
    const { user } = openApp('/reset-password?token=mock-reset-link', { signedIn: true })
    await user.type(await screen.findByLabelText('New password'), 'rye-and-patience{Enter}')
    await heading('Sign in')
    expect(readTokens()).toBeNull()
  })

  it('says under the field what is wrong with a password', async () => {
    const { user } = openApp('/reset-password?token=mock-reset-link')
    const field = await screen.findByLabelText('New password')
    await user.type(field, 'short{Enter}')
    expect(field).toHaveAccessibleDescription(/^Use at least 10 characters\. 10 characters or more\./)
    await user.clear(field)
    const easy = 'This password is too easy to guess.'
    mock.refuse(contract.session.resetPassword, 'invalid_input', easy, { password: easy })
    await user.type(field, 'password-password{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too easy to guess/))
    expect(mock.state.links.has('mock-reset-link')).toBe(true)
  })

  it.each(['/reset-password', '/reset-password?token=unknown'])('that is dead says so: %s', async (path) => {
    const { user } = openApp(path)
    await heading('This link no longer works')
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    await heading('Forgot your password?')
  })

  it('that dies while the password is typed says so', async () => {
    const { user } = openApp('/reset-password?token=mock-reset-link')
    const field = await screen.findByLabelText('New password')
    mock.state.links.clear()
    await user.type(field, 'rye-and-patience{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This link no longer works')
    expect(within(alert).getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  })

  it('can be checked again when the server did not answer', async () => {
    const broken = { error: 'The server is being restarted.', code: 'conflict' }
    server.use(
      http.post(`${api}/api/reset-password/check/`, () => HttpResponse.json(broken, { status: 409 }), { once: true }),
    )
    const { user } = openApp('/reset-password?token=mock-reset-link')
    expect(await screen.findByText('The link could not be checked')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it('shows that it is being checked', async () => {
    server.use(http.post(`${api}/api/reset-password/check/`, () => delay('infinite')))
    openApp('/reset-password?token=mock-reset-link')
    await heading('Checking your link')
  })
})

describe('the link of an invitation', () => {
  it('that is dead leads to the administrator, not to a forgotten password', async () => {
    openApp('/set-password?token=unknown')
    await heading('This link no longer works')
    expect(screen.getByText(/Ask the administrator of your company to invite you again/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  })

  it('greets, names the company and sets the password', async () => {
    const { user } = openApp('/set-password?token=mock-invitation-link')
    await heading('Welcome, Mara Lindner')
    expect(screen.getByText(/^Auental Backwaren GmbH has invited you/)).toBeVisible()
    await user.type(await screen.findByLabelText('New password'), 'rye-and-patience')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText('Your account is ready')).toBeVisible()
    await heading('Sign in')
  })
})

describe('the link to a new email address', () => {
  it('changes it when the button is pressed, not before', async () => {
    const { user, address } = openApp('/confirm-email?token=mock-email-link')
    await heading('Confirm your new email address')
    expect(mock.state.links.has('mock-email-link')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Confirm address' }))
    expect(await screen.findByText('It is now mara@auental.example.')).toBeVisible()
    await heading('Sign in')
    expect(address()).toBe('/login')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mara@auental.example')
  })

  it('leads back to the profile who is signed in', async () => {
    const { user } = openApp('/confirm-email?token=mock-email-link', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
    await heading('User Profile')
    expect((await screen.findAllByText('mara@auental.example'))[0]).toBeVisible()
  })

  it('that is dead says so', async () => {
    server.use(http.post(`${api}/api/confirm-email/`, () => HttpResponse.json(dead, { status: 404 })))
    const { user } = openApp('/confirm-email?token=old')
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
    await heading('This link no longer works')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readTokens } from '../../../../api/tokens.ts'
import { demo } from '../../../../mock/state.ts'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'

const me = () => mock.state.people[0]!
const protect = (left = 10) => {
  me().factor = { setUpAt: '2026-02-01T10:00:00.000Z', left }
}

async function signInWithPassword(language: 'en' | 'de' = 'en') {
  const opened = openApp('/login', { language })
  await opened.user.type(await screen.findByRole('textbox'), demo.email)
  const password = screen.getByLabelText(language === 'en' ? 'Password' : 'Passwort')
  await opened.user.type(password, `${demo.password}{Enter}`)
  return opened
}

describe('signing in with a second factor', () => {
  it('asks for a code after the password, and keeps nothing before', async () => {
    protect()
    const { user } = await signInWithPassword()
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
    expect(readTokens()).toBeNull()
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    await waitFor(() => expect(code).toHaveFocus())
    await user.type(code, '999999{Enter}')
    expect(await screen.findByText(/^This code is not valid/)).toBeVisible()
    await user.clear(code)
    await user.type(code, '123 456{Enter}')
    expect(await screen.findByText(/^Welcome, Mara/)).toBeVisible()
    expect(readTokens()).not.toBeNull()
  })

  it('takes a recovery code where the app is out of reach', async () => {
    protect()
    const { user } = await signInWithPassword('de')
    await user.click(await screen.findByRole('button', { name: 'Stattdessen Wiederherstellungscode verwenden' }))
    await user.type(screen.getByRole('textbox', { name: 'Wiederherstellungscode' }), 'MOCK-1111-CODE-1111{Enter}')
    await waitFor(() => expect(readTokens()).not.toBeNull())
    expect(me().factor?.left).toBe(9)
  })

  it('goes back to the password when the sign-in has taken too long', async () => {
    protect()
    const { user } = await signInWithPassword()
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    me().user = { ...me().user, id: 'somebody-else' }
    await user.type(code, '123456{Enter}')
    expect(await screen.findByText(/^This sign-in took too long/)).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.email)
  })
})

describe('the second factor on the profile', () => {
  it('is set up with a key, a code and the password, and shows recovery codes once', async () => {
    const { user } = openApp('/profile', { signedIn: true })
    const section = (await screen.findByRole('heading', { name: 'One-time codes' })).closest('section')!
    await user.click(await within(section).findByRole('button', { name: 'Set up' }))
    const dialog = await screen.findByRole('dialog', { name: 'Set up one-time codes' })
    expect(await within(dialog).findByRole('img', { name: 'QR code with the key for your app' })).toBeVisible()
    expect(within(dialog).getByLabelText('Or type this key into the app')).toHaveValue(
      'MOCK KEYM OCKK EYMO CKKE YMOC KKEY 2345',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Switch on' }))
    expect(await within(dialog).findByText('Enter a code.')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: 'Code of the app' }), '111111')
    await user.type(within(dialog).getByLabelText('Your password'), `${demo.password}{Enter}`)
    expect(await within(dialog).findByText(/^This code is not valid/)).toBeVisible()
    const field = within(dialog).getByRole('textbox', { name: 'Code of the app' })
    await user.clear(field)
    await user.type(field, '123456{Enter}')
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await user.click(within(codes).getByRole('button', { name: 'I have kept them' }))
    expect(await within(section).findByText('10 recovery codes left')).toBeVisible()
  })

  it('says when recovery codes run out, makes new ones, and is removed', async () => {
    protect(2)
    const { user } = openApp('/profile', { signedIn: true })
    expect(await screen.findByText('2 recovery codes left')).toBeVisible()
    expect(screen.getByText(/^Make new recovery codes/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
    const renewing = await screen.findByRole('dialog', { name: 'New recovery codes' })
    await user.type(within(renewing).getByRole('textbox'), '123456')
    await user.type(within(renewing).getByLabelText('Your password'), demo.password)
    await user.click(within(renewing).getByRole('button', { name: 'Make new ones' }))
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' })
    await user.click(within(codes).getByRole('button', { name: 'I have kept them' }))
    expect(await screen.findByText('10 recovery codes left')).toBeVisible()
    const section = screen.getByRole('heading', { name: 'One-time codes' }).closest('section')!
    await user.click(within(section).getByRole('button', { name: 'Remove' }))
    const removing = await screen.findByRole('dialog', { name: 'Remove one-time codes' })
    await user.type(within(removing).getByRole('textbox'), '123456')
    await user.type(within(removing).getByLabelText('Your password'), demo.password)
    await user.click(within(removing).getByRole('button', { name: 'Remove' }))
    expect(await within(section).findByText('Not set up')).toBeVisible()
  })
})

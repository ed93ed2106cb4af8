import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTokens } from '../../../../api/tokens.ts'
import { demo } from '../../../../mock/state.ts'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'

const me = () => mock.state.people[0]!
const bytes = () => new Uint8Array([1, 2, 3]).buffer

/** What a browser answers that has a passkey with this identifier. */
function credential(id: string) {
  const response = {
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
    getTransports: () => ['internal'],
  }
  return { id, rawId: bytes(), type: 'public-key', response, getClientExtensionResults: () => ({}) }
}

/** jsdom knows no passkeys, so each test says what its browser does. */
const browser = { create: vi.fn(), get: vi.fn() }
const knowsPasskeys = (value: unknown = class {}) =>
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value })
beforeEach(() => {
  knowsPasskeys()
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: browser })
  browser.create.mockReset().mockResolvedValue(credential('bmV3'))
  browser.get.mockReset().mockResolvedValue(credential('a2V5'))
})
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))

const hasPasskey = (name = 'Telephone') => {
  const added = { created_at: '2026-02-01T10:00:00.000Z', last_used_at: null }
  me().passkeys = [{ id: crypto.randomUUID(), name, credential: 'a2V5', ...added }]
}
const refuse = (name: string) => browser.get.mockRejectedValueOnce(new DOMException('no', name))

describe('signing in with a passkey', () => {
  it('takes one button and nothing typed', async () => {
    hasPasskey()
    const { user } = openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    expect(await screen.findByText(/^Welcome, Mara/)).toBeVisible()
    expect(readTokens()).not.toBeNull()
  })

  it('says what went wrong and leaves the form as it is, with a passkey of nobody and without one', async () => {
    const { user } = openApp('/login')
    await user.type(await screen.findByRole('textbox'), demo.email)
    const button = screen.getByRole('button', { name: 'Sign in with a passkey' })
    await user.click(button)
    expect(await screen.findByText(/^This passkey does not sign in here/)).toBeVisible()
    refuse('NotAllowedError')
    await user.click(button)
    expect(await screen.findByText(/^No passkey was used/)).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue(demo.email)
    expect(readTokens()).toBeNull()
  })

  it('is not offered where the browser knows none', async () => {
    knowsPasskeys(null)
    openApp('/login')
    await screen.findByRole('textbox')
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  })
})

async function signInWithPassword() {
  const opened = openApp('/login')
  await opened.user.type(await screen.findByRole('textbox'), demo.email)
  await opened.user.type(screen.getByLabelText('Password'), `${demo.password}{Enter}`)
  return opened
}

describe('the second step', () => {
  it('is the passkey, which a key press starts, and goes back to the password', async () => {
    hasPasskey()
    const { user } = await signInWithPassword()
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm with your passkey' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use a code of the app instead' })).toBeNull()
    const button = screen.getByRole('button', { name: 'Use passkey' })
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Welcome, Mara/)).toBeVisible()
    expect(browser.get).toHaveBeenCalledOnce()
  })

  it('can be a code where there are both', async () => {
    hasPasskey()
    me().factor = { setUpAt: '2026-02-01T10:00:00.000Z', left: 10 }
    const { user } = await signInWithPassword()
    await user.click(await screen.findByRole('button', { name: 'Use a code of the app instead' }))
    expect(await screen.findByRole('textbox', { name: 'Six-digit code' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }))
    await user.click(await screen.findByRole('button', { name: 'Use passkey' }))
    await waitFor(() => expect(readTokens()).not.toBeNull())
  })

  it('says so where the browser knows no passkeys', async () => {
    knowsPasskeys(null)
    hasPasskey()
    await signInWithPassword()
    expect(await screen.findByText(/^This browser cannot use passkeys here/)).toBeVisible()
  })
})

describe('passkeys on the profile', () => {
  const section = async () => (await screen.findByRole('heading', { name: 'Passkeys' })).closest('section')!

  it('are added with the password and a name, and removed', async () => {
    const { user } = openApp('/profile', { signedIn: true })
    const own = await section()
    expect(await within(own).findByText('No passkeys yet.')).toBeVisible()
    await user.click(within(own).getByRole('button', { name: 'Add a passkey' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' })
    expect(within(dialog).getByText(/^Your password alone signs nobody in any more/)).toBeVisible()
    await user.type(within(dialog).getByLabelText('Name'), 'Key ring')
    await user.type(within(dialog).getByLabelText('Your password'), 'a wrong one{Enter}')
    expect(await within(dialog).findByText('This is not your password.')).toBeVisible()
    expect(browser.create).not.toHaveBeenCalled()
    browser.create.mockRejectedValueOnce(new DOMException('no', 'InvalidStateError'))
    const field = within(dialog).getByLabelText('Your password')
    await user.clear(field)
    await user.type(field, `${demo.password}{Enter}`)
    expect(await within(dialog).findByText(/^This device has a passkey for your account already/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await within(own).findByText('Key ring')).toBeVisible()
    expect(within(own).getByText(/not used yet/)).toBeVisible()
    expect(within(own).getByText(/^Add a second one on another device/)).toBeVisible()
    await user.click(within(own).getByRole('button', { name: 'Rename Key ring' }))
    const naming = await screen.findByRole('dialog', { name: 'Rename passkey' })
    const name = within(naming).getByLabelText('Name')
    expect(name).toHaveValue('Key ring')
    await user.clear(name)
    await user.type(name, ' {Enter}')
    expect(await within(naming).findByText('Enter a name.')).toBeVisible()
    await user.type(name, 'Blue key{Enter}')
    expect(await within(own).findByText('Blue key')).toBeVisible()
    await user.click(within(own).getByRole('button', { name: 'Remove Blue key' }))
    const asking = await screen.findByRole('alertdialog', { name: 'Remove passkey' })
    await user.click(within(asking).getByRole('button', { name: 'Remove' }))
    expect(await within(own).findByText('No passkeys yet.')).toBeVisible()
    expect(me().passkeys).toEqual([])
  })

  it('cannot be added where the browser knows none, and what is there is shown', async () => {
    knowsPasskeys(null)
    hasPasskey()
    openApp('/profile', { signedIn: true })
    const own = await section()
    expect(await within(own).findByText('Telephone')).toBeVisible()
    expect(within(own).queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(within(own).getByText(/^This browser cannot use passkeys here/)).toBeVisible()
  })
})

describe('what else takes a second factor', () => {
  it('a fresh proof is the passkey', async () => {
    hasPasskey()
    const error = 'Please confirm first that it is you. Nothing has been done yet.'
    let isProved = false
    const exported = vi.fn()
    URL.createObjectURL ??= () => 'blob:mock'
    URL.revokeObjectURL ??= () => {}
    mock.server.use(
      http.post(`${mock.api}${contract.passkeys.prove.path}`, () => {
        isProved = true
        return undefined
      }),
      http.get(`${mock.api}${contract.privacy.exportMine.path}`, () => {
        if (!isProved) return HttpResponse.json({ code: 'step_up_required', error }, { status: 403 })
        exported()
        return undefined
      }),
    )
    const { user } = openApp('/profile', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    expect(await within(dialog).findByText(/^This needs your passkey once more/)).toBeVisible()
    expect(within(dialog).queryByLabelText('Your password')).toBeNull()
    refuse('NotAllowedError')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Confirm' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await within(dialog).findByText(/^No passkey was used/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(exported).toHaveBeenCalledOnce())
  })

  it('a company that requires one takes a passkey', async () => {
    mock.state.factorRequired = true
    const { user, address } = openApp('/documents', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }))
    await user.type(await screen.findByLabelText('Your password'), `${demo.password}{Enter}`)
    await waitFor(() => expect(address()).not.toBe('/second-factor'))
    expect(me().passkeys).toEqual([expect.objectContaining({ name: 'Firefox, Windows' })])
  })
})

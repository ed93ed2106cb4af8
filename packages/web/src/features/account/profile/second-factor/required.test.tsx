import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { demo } from '../../../../mock/state.ts'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'

const me = () => mock.state.people[0]!
const protect = () => {
  me().factor = { setUpAt: '2026-02-01T10:00:00.000Z', left: 10 }
}

describe('a company that requires a second factor', () => {
  it('leads whoever has none to setting it up, and lets them go on afterwards', async () => {
    mock.state.factorRequired = true
    const { user, address } = openApp('/documents', { signedIn: true })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your company requires a second factor' }),
    ).toBeVisible()
    expect(address()).toBe('/second-factor')
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible()
    await user.type(await screen.findByRole('textbox', { name: 'Code of the app' }), '123456')
    await user.type(screen.getByLabelText('Your password'), `${demo.password}{Enter}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(address()).not.toBe('/second-factor'))
    expect(address()).not.toBe('/login')
  })

  it('does not keep anybody who has one', async () => {
    mock.state.factorRequired = true
    protect()
    const { address } = openApp('/second-factor', { signedIn: true })
    await waitFor(() => expect(address()).not.toBe('/second-factor'))
  })

  it('is made one in the settings, by an administrator who has one', async () => {
    const { user } = openApp('/company/sign-in', { signedIn: true })
    const off = await screen.findByRole('switch', { name: 'Require a second factor of everybody' })
    expect(off).toBeDisabled()
    expect(screen.getByText(/^Set up your own second factor first/)).toBeVisible()
    protect()
    openApp('/company/sign-in', { signedIn: true })
    const switches = await screen.findAllByRole('switch', { name: 'Require a second factor of everybody' })
    await waitFor(() => expect(switches.at(-1)).toBeEnabled())
    await user.click(switches.at(-1)!)
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Require it' }))
    await waitFor(() => expect(mock.state.factorRequired).toBe(true))
  })
})

describe('a fresh proof', () => {
  /** Refuses the export until somebody has proved themselves. */
  const askOnce = () => {
    const refusal = {
      code: 'step_up_required',
      error: 'Please confirm first that it is you. Nothing has been done yet.',
    }
    let isProved = false
    const exported = vi.fn()
    mock.server.use(
      http.post(`${mock.api}${contract.secondFactor.prove.path}`, () => {
        isProved = true
        return undefined
      }),
      http.get(`${mock.api}${contract.privacy.exportMine.path}`, () => {
        if (!isProved) return HttpResponse.json(refusal, { status: 403 })
        exported()
        return undefined
      }),
    )
    return exported
  }
  URL.createObjectURL ??= () => 'blob:mock'
  URL.revokeObjectURL ??= () => {}

  it('is asked for in a dialog, after which the call is made again by itself', async () => {
    const exported = askOnce()
    const { user } = openApp('/profile', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    await user.click(await within(dialog).findByRole('button', { name: 'Confirm' }))
    const field = await within(dialog).findByLabelText('Your password')
    expect(await within(dialog).findByText('Enter your password.')).toBeVisible()
    await user.type(field, `${demo.password}{Enter}`)
    await waitFor(() => expect(exported).toHaveBeenCalledOnce())
    expect(await screen.findByText('Your data has been downloaded')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is a code where there is a second factor; whoever does not want to leaves everything as it is', async () => {
    protect()
    const exported = askOnce()
    const { user } = openApp('/profile', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    expect(await within(dialog).findByLabelText('Code of the app, or a recovery code')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/Nothing has been done yet/)).toBeNull()
    expect(exported).not.toHaveBeenCalled()
  })
})

describe('a lost device', () => {
  it('is reset on the page of the person, with a reason', async () => {
    const other = mock.state.people[1]!
    other.factor = { setUpAt: '2026-02-01T10:00:00.000Z', left: 10 }
    const { user } = openApp(`/users/${other.user.id}/edit`, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Reset second factor' }))
    const dialog = await screen.findByRole('dialog', { name: `Reset the second factor of ${other.user.name}?` })
    await user.click(within(dialog).getByRole('button', { name: 'Reset second factor' }))
    expect(await within(dialog).findByText('Say why.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Reason'), 'Telephone lost.')
    await user.click(within(dialog).getByRole('button', { name: 'Reset second factor' }))
    expect(await screen.findByText(/^Not set up: where a password opens something/)).toBeVisible()
    expect(other.factor).toBeUndefined()
  })
})

import { contract, type Endpoint } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { announceProof } from '../../../api/provider-proof.ts'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

// The forms of the profile in a session that was begun with the provider of the company: none asks for a password, none sends one.

const sent: Record<string, unknown> = {}

/** Keeps what a call was sent; it is refused, so that the page stays. */
function keep({ method, path }: Endpoint) {
  const verb = method.toLowerCase() as 'post'
  const refuse = async ({ request }: { request: Request }) => {
    sent[path] = await request.json()
    return HttpResponse.json({ code: 'conflict', error: 'Not now.' }, { status: 409 })
  }
  mock.server.use(http[verb](mock.api + path, refuse))
}

const byProvider = {
  set_up_at: '2026-01-02T10:00:00Z',
  recovery_codes_left: 8,
  required: false,
  passkeys: [],
  signed_in_by: 'provider' as const,
  factor_by_provider: false,
  provider_proves: true,
  password_used: true,
}

beforeEach(() => mock.reply(contract.secondFactor.get, byProvider))

it('none asks for a password or sends one', async () => {
  const { session, privacy, secondFactor } = contract
  for (const call of [session.changeEmail, session.changePassword, privacy.eraseMe, privacy.eraseCompany]) keep(call)
  keep(secondFactor.renewCodes)
  const { user } = openApp('/profile', { signedIn: true })
  await user.type(await screen.findByLabelText('New password'), 'rye-and-patience')
  await user.click(await screen.findByRole('button', { name: 'Set password' }))
  await user.type(screen.getByLabelText('New email address'), 'mara@auental.example{Enter}')
  const inDialog = async (open: string, confirm: string, fill?: (dialog: HTMLElement) => Promise<void>) => {
    await user.click(screen.getByRole('button', { name: open }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.querySelector('input[type=password]')).toBeNull()
    await fill?.(dialog)
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await inDialog('Delete my account', 'Delete for good')
  await inDialog('Delete the company', 'Delete for good', async (dialog) => {
    await user.type(within(dialog).getByLabelText(/Type the company/), 'Auental Backwaren GmbH')
  })
  await inDialog('New recovery codes', 'Make new ones', async (dialog) => {
    await user.type(within(dialog).getByLabelText(/code/i), '123456')
  })
  expect(document.querySelectorAll('input[autocomplete=current-password]')).toHaveLength(0)
  await waitFor(() =>
    expect(sent).toEqual({
      [session.changePassword.path]: { password: 'rye-and-patience' },
      [session.changeEmail.path]: { email: 'mara@auental.example' },
      [privacy.eraseMe.path]: {},
      [privacy.eraseCompany.path]: { company_name: 'Auental Backwaren GmbH' },
      [secondFactor.renewCodes.path]: { code: '123456' },
    }),
  )
})

it('none sets a password that would open nothing', async () => {
  mock.reply(contract.secondFactor.get, { ...byProvider, password_used: false })
  openApp('/profile', { signedIn: true })
  expect(await screen.findByText(/You sign in with your company and need no password/)).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
})

it('a proof that the provider can give no more says to sign in anew', async () => {
  mock.reply(contract.secondFactor.get, { ...byProvider, set_up_at: null, provider_proves: false })
  const needed = { code: 'step_up_required', error: 'Please confirm first that it is you.' }
  mock.server.use(
    http.get(mock.api + contract.privacy.exportMine.path, () => HttpResponse.json(needed, { status: 403 })),
  )
  const { user } = openApp('/profile', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  expect(await within(dialog).findByText(/was switched off or changed since you signed in/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Sign in anew' }))
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
})

it('proves itself in another window over the dialog that asks, which keeps what was entered however that ends', async () => {
  mock.reply(contract.secondFactor.get, { ...byProvider, set_up_at: null })
  const refusal = { code: 'step_up_required', error: 'Please confirm first that it is you. Nothing has been done yet.' }
  const erased: unknown[] = []
  let isProved = false
  const { path } = contract.privacy.eraseCompany
  mock.server.use(
    http.post(mock.api + path, async ({ request }) => {
      if (!isProved) return HttpResponse.json(refusal, { status: 403 })
      erased.push(await request.json())
      return HttpResponse.json({ code: 'conflict', error: 'Not now.' }, { status: 409 })
    }),
  )
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = openApp('/profile', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Delete the company' }))
  const form = within(await screen.findByRole('dialog', { name: /^Delete the company/ }))
  await user.type(form.getByLabelText(/Type the company/), 'Auental Backwaren GmbH{Enter}')
  const ask = () => screen.findByRole('dialog', { name: 'Confirm that it is you' })
  const press = async (name: string) => user.click(await within(await ask()).findByRole('button', { name }))
  const button = await within(await ask()).findByRole('button', { name: 'Confirm with your company' })
  await waitFor(() => expect(button).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/kept the window from opening/)).toBeVisible()
  opened.mockReturnValue({ location: {}, close: () => {} } as Window)
  await press('Confirm with your company')
  expect(await screen.findByText(/^Go on in the other window/)).toBeVisible()
  announceProof('It was cancelled at your company.')
  expect(await screen.findByText('It was cancelled at your company.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(form.getByRole('button', { name: 'Delete for good' })).toBeEnabled())
  expect(form.queryByText(refusal.error)).toBeNull()
  expect(form.getByLabelText(/Type the company/)).toHaveValue('Auental Backwaren GmbH')
  await user.click(form.getByRole('button', { name: 'Delete for good' }))
  await press('Confirm with your company')
  expect(await within(await ask()).findByRole('button', { name: 'Open the window again' })).toBeVisible()
  isProved = true
  announceProof(null)
  await waitFor(() => expect(erased).toEqual([{ company_name: 'Auental Backwaren GmbH' }]))
  opened.mockRestore()
})

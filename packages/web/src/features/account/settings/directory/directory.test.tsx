import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'

const { server, api } = mock

async function openSection(language: 'en' | 'de' = 'en') {
  const { user } = openApp('/company/sign-in', { signedIn: true, language })
  const heading = await screen.findByRole('heading', { level: 2, name: /\(SCIM\)$/ })
  return { user, section: within(heading.closest('section') as HTMLElement) }
}

describe('the directory of the company', () => {
  it('gets a token that is shown once, and the address that it calls', async () => {
    const { user, section } = await openSection()
    expect(await section.findByDisplayValue(/\/scim\/v2$/)).toBeVisible()
    expect(section.getByText('auental.example')).toBeVisible()
    expect(section.getByText(/^No tokens yet/)).toBeVisible()
    await user.click(section.getByRole('button', { name: 'New token for the directory' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New token for the directory' }))
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    expect(await dialog.findByText('Give the token a name.')).toBeVisible()
    await user.type(dialog.getByLabelText('Name'), 'Entra ID')
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Your new token' }))
    const secret = (shown.getByLabelText('Token') as HTMLInputElement).value
    expect(secret).toMatch(/^scim_/)
    await user.click(shown.getByRole('button', { name: 'Done' }))
    expect(await section.findByText('Entra ID')).toBeVisible()
    expect(document.body.innerHTML).not.toContain(secret)
    await user.click(section.getByRole('button', { name: 'Revoke the token Entra ID' }))
    const ask = within(await screen.findByRole('alertdialog'))
    await user.click(ask.getByRole('button', { name: 'Revoke' }))
    expect(await section.findByText(/^No tokens yet/)).toBeVisible()
  })

  it('says in German what is not proved yet, and that it could not be loaded', async () => {
    const nothing = { address: 'https://api.example/scim/v2', domains: [], people: 0, groups: [], tokens: [] }
    server.use(http.get(`${api}/company/provisioning/`, () => HttpResponse.json(nothing), { once: true }))
    const { section } = await openSection('de')
    expect(await section.findByText(/Bevor eine Domain nachgewiesen ist/)).toBeVisible()
    expect(section.getByText('Noch nichts')).toBeVisible()
  })

  it('can be asked for again where it could not be loaded', async () => {
    const closed = { error: 'Closed.', code: 'conflict' }
    server.use(
      http.get(`${api}/company/provisioning/`, () => HttpResponse.json(closed, { status: 409 }), { once: true }),
    )
    const { user, section } = await openSection()
    expect(await section.findByText('What your directory may do could not be loaded')).toBeVisible()
    await user.click(section.getByRole('button', { name: /again/i }))
    expect(await section.findByDisplayValue(/\/scim\/v2$/)).toBeVisible()
  })
})

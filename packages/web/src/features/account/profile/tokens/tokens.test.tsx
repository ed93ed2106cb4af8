import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demo } from '../../../../mock/state.ts'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'
import { until } from '../../../../testing/until.ts'

async function openSection(language: 'en' | 'de' = 'en') {
  const { user } = openApp('/profile', { signedIn: true, language })
  const heading = await screen.findByRole('heading', { level: 2, name: language === 'en' ? 'API tokens' : 'API-Token' })
  return { user, section: within(heading.closest('section') as HTMLElement) }
}

describe('API tokens', () => {
  it('are made for what was chosen, and show their secret once', async () => {
    const { user, section } = await openSection()
    await user.click(section.getByRole('button', { name: 'New token' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New API token' }))
    await user.type(dialog.getByLabelText('Name'), 'Nightly upload')
    await user.type(dialog.getByLabelText('Your password'), demo.password)
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    expect(await dialog.findByText('Choose at least one kind of access.')).toBeVisible()
    await user.click(dialog.getByRole('combobox', { name: 'Documents' }))
    await user.click(await screen.findByRole('option', { name: 'Read and write' }))
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Your new token' }))
    const secret = (shown.getByLabelText('Token') as HTMLInputElement).value
    expect(secret).toMatch(/^esrs_/)
    // Enter, or a click beside it, does not lose what is shown once.
    await until(() => expect(shown.getByRole('button', { name: 'Copy' })).toHaveFocus())
    fireEvent.pointerDown(document.querySelector('.bg-scrim')!)
    expect(shown.getByLabelText('Token')).toHaveValue(secret)
    await user.click(shown.getByRole('button', { name: 'Done' }))
    expect(await section.findByText('Nightly upload')).toBeVisible()
    await until(() => expect(section.getByRole('button', { name: 'New token' })).toHaveFocus())
    expect(section.getByText('Documents: Read and write')).toBeVisible()
    expect(document.body.innerHTML).not.toContain(secret)
    expect(mock.state.tokens[0]!.scopes).toEqual(['documents:read', 'documents:write'])
  })

  it('say at the field that the password is wrong, and that a name is missing', async () => {
    const { user, section } = await openSection()
    await user.click(section.getByRole('button', { name: 'New token' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New API token' }))
    await user.click(dialog.getByRole('combobox', { name: 'Surveys and responses' }))
    await user.click(await screen.findByRole('option', { name: 'Read' }))
    await user.type(dialog.getByLabelText('Your password'), 'something else')
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    expect(await dialog.findByText('Give the token a name.')).toBeVisible()
    await user.type(dialog.getByLabelText('Name'), 'Script')
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    expect(await dialog.findByText('This is not your password.')).toBeVisible()
  })

  it('are revoked after a question', async () => {
    const { user, section } = await openSection()
    await user.click(await section.findByRole('button', { name: 'Revoke the token Value export' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('The token has been revoked')).toBeVisible()
    expect(await section.findByText('No tokens yet.')).toBeVisible()
  })

  it('stand in German too', async () => {
    const { section } = await openSection('de')
    expect(await section.findByText('Datenpunkte und Werte: Lesen')).toBeVisible()
  })
})

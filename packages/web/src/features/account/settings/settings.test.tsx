import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { setThemeChoice } from '../../../ui/theme-mode.ts'

it('has email notifications on, which the server keeps, and dark mode off, which the browser does', async () => {
  const { user, unmount } = openApp('/settings', { signedIn: true })
  const mails = await screen.findByRole('switch', { name: 'Email notifications' })
  const dark = screen.getByRole('switch', { name: 'Dark mode' })
  expect(mails).toBeChecked()
  expect(dark).not.toBeChecked()
  const stored = { ...localStorage }
  await user.click(mails)
  await waitFor(() => expect(mails).not.toBeChecked())
  await user.click(dark)
  expect(dark).toBeChecked()
  expect(document.documentElement).toHaveClass('dark')
  expect({ ...localStorage }).toEqual({ ...stored, theme: 'dark' })
  await user.click(dark)
  expect(document.documentElement).not.toHaveClass('dark')
  setThemeChoice(null)
  unmount()
  openApp('/settings', { signedIn: true })
  expect(await screen.findByRole('switch', { name: 'Email notifications' })).not.toBeChecked()
})

it('stands in German too', async () => {
  openApp('/settings', { signedIn: true, language: 'de' })
  expect(await screen.findByRole('switch', { name: 'Dunkler Modus' })).toBeVisible()
})

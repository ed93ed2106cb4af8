import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../../testing/app.tsx'

it('asks before anything is sent, says what is, and can be taken back', async () => {
  const { user } = openApp('/company/model', { signedIn: true })
  const toggle = await screen.findByRole('switch', { name: /^Send the text of our documents to models\.example\.com/ })
  expect(toggle).not.toBeChecked()
  expect(screen.getByText(/Off: nothing is sent/)).toBeVisible()
  expect(screen.getByText(/Never: the file itself/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Read the others too' })).toBeNull()
  // What it takes is said before anybody agrees.
  expect(screen.getByText('6 documents are left. Estimated from their length:')).toBeVisible()
  expect(screen.getByText('1,620,000')).toBeVisible()
  expect(screen.getByText('known after the first pages')).toBeVisible()
  await user.click(toggle)
  const dialog = await screen.findByRole('alertdialog', { name: 'Send text to models.example.com?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(toggle).not.toBeChecked()
  await user.click(toggle)
  await user.click(await screen.findByRole('button', { name: 'Agree and send' }))
  expect(await screen.findByText(/agreed on/)).toBeVisible()
  expect(toggle).toBeChecked()
  expect(screen.getByText('Words that do not stand in the passage')).toBeVisible()
  expect(screen.getByText(/Pages: 1–2, 5/)).toBeVisible()
  expect(screen.getByText('Reading, 21 of 68')).toBeVisible()
  expect(screen.getByText(/About 11 minutes left/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/Paused: nothing is sent/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go on reading' }))
  expect(await screen.findByText(/agreed on/)).toBeVisible()
  expect(screen.getByText('€3.36')).toBeVisible()
  expect(screen.getByText(/21 of 68 requests for that are answered\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read the others too' }))
  expect(await screen.findByText('2 documents will be read')).toBeVisible()
  await user.click(toggle)
  expect(await screen.findByText(/Off: nothing is sent/)).toBeVisible()
})

it('stands in German too', async () => {
  openApp('/company/model', { signedIn: true, language: 'de' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Sprachmodell' })).toBeVisible()
  expect(await screen.findByText(/Aus: Es wird nichts gesendet/)).toBeVisible()
})

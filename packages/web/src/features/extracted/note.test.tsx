import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'

it('says on its face that it is a draft in this browser', async () => {
  openApp('/extracted', { signedIn: true })
  expect(await screen.findByText('A draft in this browser.')).toBeVisible()
})

it('keeps the value as it is written when only the note is changed', async () => {
  const { user } = openApp('/extracted', { signedIn: true })
  await screen.findByRole('region', { name: 'Environmental' })
  const row = () => screen.getByText('E1-5_01').closest('tr')!
  const before = /\d{1,3}(,\d{3})+/.exec(row().textContent)?.[0]
  expect(before).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit E1-5_01' }))
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' Read off again.')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(row()).toHaveTextContent('Read off again.'))
  expect(row()).toHaveTextContent(before!)
})

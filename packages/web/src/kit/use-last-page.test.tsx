import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../testing/app.tsx'

it.each([
  ['/documents', ''],
  ['/documents/figures', ''],
  ['/company/changes', ''],
  ['/company/trail', '?page=3'],
])('%s turns back to the last page where the address names one beyond it', async (page, last) => {
  const { address } = openApp(`${page}?page=99`, { signedIn: true })
  await waitFor(() => expect(address()).toBe(page + last))
  const next = screen.queryByRole('button', { name: 'Next' })
  if (next) expect(next).toBeDisabled()
})

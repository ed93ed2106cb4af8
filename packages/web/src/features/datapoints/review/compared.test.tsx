import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'

it('figures of the inventory and of parts stand beside the value, each with its difference', async () => {
  openApp('/datapoints?datapoint=E1-6_07', { signedIn: true })
  const heading = await screen.findByRole('heading', { name: 'Compared' })
  const rows = within(heading.closest('section')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/inventory.*12\.5/i)
  expect(rows[2]).toMatch(/\+.4/)
})

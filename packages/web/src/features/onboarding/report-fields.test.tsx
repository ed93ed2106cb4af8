import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

it('asks what decides which standards apply, says so with reasons, and saves both with the first step', async () => {
  const { metadata } = mock.state.company
  Object.assign(metadata, { onboarding: null, skip_onboarding: false, standard_set: 'esrs-2023' })
  const { user } = openApp('/onboarding', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Which standards apply to us?' }))
  expect(
    await screen.findByText('First year with a duty to report: 2024, if the member state asks for it'),
  ).toBeVisible()
  await user.type(screen.getByLabelText('Employees on average'), '{Control>}a{/Control}300')
  await user.type(screen.getByLabelText('Net revenue (EUR million)'), '{Control>}a{/Control}80.5')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Upload previous reports', level: 2 })
  expect(mock.state.legal).toMatchObject({ employees: 300, net_revenue: 80_500_000, country: 'DE' })
})

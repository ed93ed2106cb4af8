import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

it('promises a day only to those who have waited for a minute', async () => {
  const { company, documents } = mock.state
  Object.assign(company.metadata, { onboarding: { completed_steps: [0, 1] }, skip_onboarding: false })
  company.metadata.onboarding_status.processing_complete = false
  const progress = { done: 120, total: 300, activity: 'reading' } as const
  mock.state.documents = [{ ...documents[0]!, stage: 'reading', progress, uploadDate: new Date().toISOString() }]
  openApp('/onboarding', { signedIn: true })
  await screen.findByRole('heading', { name: 'Your reports are being processed', level: 2 })
  expect(screen.getByText(/usually takes less than a minute/)).toBeVisible()
  expect(screen.queryByText(/24 hours/)).toBeNull()
})

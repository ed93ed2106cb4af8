import { configure, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

configure({ asyncUtilTimeout: 5000 })

it('says by the thresholds which standards apply, and saves them with what the first step asks', async () => {
  const { metadata } = mock.state.company
  Object.assign(metadata, { onboarding: null, skip_onboarding: false, standard_set: 'esrs-2023' })
  const { user } = openApp('/onboarding', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Which standards apply to us?' }))
  const answer = (question: RegExp, reply: string) =>
    user.click(within(screen.getByRole('group', { name: question })).getByRole('button', { name: reply }))
  await answer(/1,000 employees/, 'Yes')
  expect(screen.queryByText(/As a rule/)).toBeNull()
  await answer(/EUR 450 million/, 'Yes')
  expect(screen.getByText(/must report/)).toBeVisible()
  await answer(/EUR 450 million/, 'No')
  expect(screen.getByText(/need not report under the ESRS/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose Voluntary standard 2026' }))
  expect(screen.getByRole('combobox', { name: 'Standards' })).toHaveTextContent('Voluntary standard 2026')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Upload previous reports', level: 2 })
  expect(mock.state.company.metadata.standard_set).toBe('vs-2026')
})

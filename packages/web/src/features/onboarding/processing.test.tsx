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

it('says that no document is on the year of the report, and that one names another company', async () => {
  const { company, documents } = mock.state
  Object.assign(company.metadata, { onboarding: { completed_steps: [0, 1] }, skip_onboarding: false })
  Object.assign(company.metadata, { reporting_year: 2024 })
  company.metadata.onboarding_status.processing_complete = true
  const done = { ...documents[0]!, stage: 'processed', reportingYear: 2020, standing: 'own' } as const
  mock.state.documents = [done, { ...done, id: 'other', title: 'else.pdf', standing: 'asked', company: 'Elsewhere' }]
  const first = openApp('/onboarding', { signedIn: true })
  expect(await screen.findByText(/report on 2020, your report is on 2024/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change the year' })).toHaveAttribute('href', '/onboarding?step=1')
  expect(screen.getByText(/“else.pdf” names Elsewhere/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Say whose it is' })).toHaveAttribute('href', '/documents')
  first.unmount()
  // One document of the year is enough: earlier years beside it are as usual.
  mock.state.documents = [done, { ...done, id: 'now', reportingYear: 2024 }]
  openApp('/onboarding', { signedIn: true })
  await screen.findByRole('heading', { name: 'Processing complete', level: 2 })
  expect(screen.queryByText(/your report is on/)).toBeNull()
})

it('tells pages in all only when those of every file are known', async () => {
  const { company, documents } = mock.state
  Object.assign(company.metadata, { onboarding: { completed_steps: [0, 1] }, skip_onboarding: false })
  company.metadata.onboarding_status.processing_complete = false
  const read = { ...documents[0]!, stage: 'processed', pageCount: 3, progress: null } as const
  const waiting = { ...read, id: 'waiting', stage: 'queued', pageCount: null } as const
  mock.state.documents = [read, waiting]
  openApp('/onboarding', { signedIn: true })
  expect(await screen.findByText('1 of 2 files analysed')).toBeVisible()
  expect(screen.queryByText(/of 3 pages/)).toBeNull()
})

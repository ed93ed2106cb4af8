import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
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
  mock.state.documents = [
    done,
    { ...done, id: '7d9c1a52-0c1e-4d57-9a3b-3f2d1f9c0a11', title: 'else.pdf', standing: 'asked', company: 'Elsewhere' },
  ]
  const first = openApp('/onboarding', { signedIn: true })
  expect(await screen.findByText(/report on 2020, your report is on 2024/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change the year' })).toHaveAttribute('href', '/onboarding?step=1')
  expect(screen.getByText(/“else.pdf” names Elsewhere/)).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Yes, that is us' }))
  await waitFor(() => expect(screen.queryByText(/names Elsewhere/)).toBeNull())
  expect(mock.state.documents.find(({ title }) => title === 'else.pdf')?.standing).toBe('own')
  first.unmount()
  // One document of the year is enough: earlier years beside it are as usual.
  mock.state.documents = [done, { ...done, id: 'now', reportingYear: 2024 }]
  openApp('/onboarding', { signedIn: true })
  await screen.findByRole('heading', { name: 'Processing complete', level: 2 })
  expect(screen.queryByText(/your report is on/)).toBeNull()
})

it('says what comes first where no value can be checked yet', async () => {
  const { company, documents } = mock.state
  Object.assign(company.metadata, { onboarding: { completed_steps: [0, 1] }, skip_onboarding: false })
  company.metadata.onboarding_status.processing_complete = true
  mock.state.documents = [{ ...documents[0]!, stage: 'processed', standing: 'asked', company: 'Elsewhere' }]
  mock.state.datapoints = []
  openApp('/onboarding', { signedIn: true })
  expect(await screen.findByText('No value to check yet')).toBeVisible()
  expect(screen.getByText(/Say above whose the document is/)).toBeVisible()
  expect(screen.queryByText(/0 values/)).toBeNull()
})

it('does not say that there is no file while the list is asked for anew', async () => {
  const { company, documents } = mock.state
  Object.assign(company.metadata, { onboarding: { completed_steps: [0] }, skip_onboarding: false })
  const file = documents[0]!
  mock.state.documents = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { user } = openApp('/onboarding?step=2', { signedIn: true })
  await screen.findByText(/^No files yet/)
  // What has been uploaded meanwhile makes the list stale; the answer with the file takes its time.
  mock.state.documents = [{ ...file, stage: 'processed' }]
  company.metadata.onboarding = { ...company.metadata.onboarding, completed_steps: [0, 1] }
  mock.server.use(
    http.get(`${mock.api}/documents/`, async () => {
      await held
      return undefined
    }),
  )
  await user.upload(screen.getByLabelText('Upload files', { selector: 'input' }), new File(['x'], 'energy.txt'))
  await screen.findByRole('heading', { name: /processed|complete/, level: 2 })
  expect(screen.queryByText('There is no file to process')).toBeNull()
  answer()
  expect(await screen.findByText(/analysed/)).toBeVisible()
  expect(screen.queryByText('There is no file to process')).toBeNull()
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

it('counts pages while reading only, and moves on within a single file', async () => {
  const { company, documents } = mock.state
  Object.assign(company.metadata, { onboarding: { completed_steps: [0, 1] }, skip_onboarding: false })
  company.metadata.onboarding_status.processing_complete = false
  const reading = { activity: 'reading', done: 20, total: 136 } as const
  mock.state.documents = [{ ...documents[0]!, stage: 'reading', pageCount: null, progress: reading }]
  const first = openApp('/onboarding', { signedIn: true })
  // The mock reads on between two looks.
  const read = await screen.findByText(/^\d+ of 136 pages$/)
  const bar = Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
  expect(bar).toBeCloseTo((0.8 * Number.parseInt(read.textContent, 10)) / 136)
  expect(bar).toBeGreaterThan(0.1)
  first.unmount()
  // The steps of what comes after reading are no pages.
  const recording = { activity: 'reading', done: 1, total: 1 } as const
  mock.state.documents = [{ ...documents[0]!, stage: 'recording', pageCount: 136, progress: recording }]
  openApp('/onboarding', { signedIn: true })
  expect(await screen.findByText('136 of 136 pages')).toBeVisible()
})

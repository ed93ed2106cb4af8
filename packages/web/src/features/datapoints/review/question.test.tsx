import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

// There is no canvas here: pages of a PDF fall back to their text, and pdf.js says that it misses some parts.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const key = 'E1-6_07'
const ask = (code: 'year' | 'company', text: string) => {
  const kept = mock.state.datapoints.find((one) => one.key === key)!
  Object.assign(kept, { status: 'proposed', tier: 'review', question: { code, text } })
  return kept
}
async function open() {
  const { user } = openApp(`/datapoints?control_code=E1&page_size=50&datapoint=${key}`, { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: `Evidence for ${key}` }))
  await panel.findByRole('heading', { level: 2, name: /\w/ })
  return { user, panel }
}

it('shows a value of another year as a question and not as the value', async () => {
  Object.assign(ask('year', 'This is the figure of 2023; the report is on 2025.'), { year: 2023 })
  const { panel } = await open()
  expect(panel.getByRole('heading', { name: 'Question about a value' })).toBeVisible()
  expect(panel.getByText('This is the figure of 2023; the report is on 2025.')).toBeVisible()
  expect(panel.queryByText('High confidence')).toBeNull()
  expect(panel.getByRole('button', { name: /^Take it anyway/ })).toBeVisible()
  expect(screen.getAllByText('Question').length).toBeGreaterThan(1)
  // The row has the year beside its state, and does not say the question besides.
  expect(screen.getAllByText(/This is the figure of 2023/)).toHaveLength(1)
})

it('asks whose a document is, once for all its values', async () => {
  const { evidence } = ask('company', 'The document names Hansen Stahl GmbH.')
  const document = mock.state.documents.find(({ id }) => id === evidence[0]!.document_id)!
  Object.assign(document, { company: 'Hansen Stahl GmbH', standing: 'asked' })
  const { user, panel } = await open()
  await user.click(panel.getByRole('button', { name: 'No, somebody else' }))
  expect(await screen.findByText('Nothing is taken from this document.')).toBeVisible()
  await waitFor(() => expect(document).toMatchObject({ standing: 'other', standingDecided: true }))
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inRole, openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

it('offers a total that follows from other figures with its formula, and takes it only when asked', async () => {
  const total = mock.state.datapoints.find(({ key }) => key === 'E1-6_12')
  if (!total) throw new Error('The mock has no E1-6_12')
  Object.assign(total, { value: null, number: null, status: 'missing', evidence: [], evidence_total: 0 })
  const { user } = openApp('/datapoints?datapoint=E1-6_12&with_values=false&control_code=E1', { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: 'Evidence for E1-6_12' }))
  const lines = within((await panel.findByText('Follows from other figures')).parentElement!).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^=.*Scope 1.*\d/),
    expect.stringMatching(/^\+.*Scope 2.*\d/),
  ])
  expect(total.value).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Take the computed value' }))
  await waitFor(() => expect(total.status).toBe('corrected'))
  const parts = ['E1-6_07', 'E1-6_09'].map((key) => mock.state.datapoints.find((one) => one.key === key)?.number ?? 0)
  expect(total.number).toBe(parts.reduce((sum, number) => sum + number, 0))
  expect(total.why_is_this_the_answer).toBe('Computed: E1-6_07 + E1-6_09')
})

it('offers it beside a question as well, and not where it is the same figure', async () => {
  const [total, first, second] = ['E1-6_12', 'E1-6_07', 'E1-6_09'].map(
    (key) => mock.state.datapoints.find((datapoint) => datapoint.key === key)!,
  )
  const sum = (first!.number ?? 0) + (second!.number ?? 0)
  Object.assign(total!, {
    value: '7',
    number: 7,
    status: 'proposed',
    tier: 'review',
    question: { code: 'total', text: 'Is it?' },
  })
  const { user } = openApp('/datapoints?datapoint=E1-6_12&with_values=false&control_code=E1', { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: 'Evidence for E1-6_12' }))
  await user.click(await panel.findByRole('button', { name: 'Take the computed value' }))
  await waitFor(() => expect(total!.number).toBe(sum))
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Take the computed value' })).toBeNull())
})

it('offers a reader nothing to take, to point at or to rule out', async () => {
  const total = mock.state.datapoints.find(({ key }) => key === 'E1-6_12')!
  Object.assign(total, { value: null, number: null, status: 'missing', evidence: [], evidence_total: 0 })
  inRole('reader')
  openApp('/datapoints?datapoint=E1-6_12&with_values=false&control_code=E1', { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: 'Evidence for E1-6_12' }))
  expect(await panel.findByText('Follows from other figures')).toBeVisible()
  for (const name of [/^Take/, /^Point/, /not in our documents/])
    expect(panel.queryByRole('button', { name })).toBeNull()
})

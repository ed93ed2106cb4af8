import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

/** Opens a page of a document on which figures of these units stand, in turn, to point at the total that is missing. */
async function openPage(units: readonly string[]) {
  const total = mock.state.datapoints.find(({ key }) => key === 'E1-6_12')!
  let turn = 0
  for (const { evidence } of mock.state.datapoints)
    for (const place of evidence)
      if (place.number !== null) Object.assign(place, { value: '7', number: 7, unit: units[turn++ % units.length] })
  Object.assign(total, { value: null, number: null, status: 'missing', evidence: [], evidence_total: 0 })
  const { user } = openApp('/datapoints?datapoint=E1-6_12&with_values=false&control_code=E1', { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: 'Evidence for E1-6_12' }))
  await user.click(await panel.findByRole('button', { name: 'Show another figure' }))
  const viewer = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(figuresOf(viewer).length).toBeGreaterThan(1))
  return { user, viewer, total }
}

const figuresOf = (viewer: ReturnType<typeof within>) =>
  within(viewer.getByRole('list', { name: 'Figures on this page' })).getAllByRole('button')

it('adds figures that stand apart, whichever page they are on, and takes their sum', async () => {
  const { user, viewer, total } = await openPage(['tCO2e'])
  await user.click(figuresOf(viewer)[0]!)
  await user.click(await viewer.findByRole('button', { name: 'Add a figure' }))
  const sum = within(viewer.getByRole('region', { name: 'Sum of several figures' }))
  expect(sum.getByText('Now point at the next figure, on any page.')).toBeVisible()
  await user.click(figuresOf(viewer)[1]!)
  expect(sum.getAllByRole('listitem')).toHaveLength(2)
  await user.click(sum.getByRole('button', { name: 'Take the sum' }))
  await waitFor(() => expect(total.status).toBe('corrected'))
  expect(total.number).toBe(7 + 7)
})

it('does not add figures of different units', async () => {
  const { user, viewer } = await openPage(['tCO2e', 'MWh'])
  await user.click(figuresOf(viewer)[0]!)
  await user.click(await viewer.findByRole('button', { name: 'Add a figure' }))
  await user.click(figuresOf(viewer)[1]!)
  expect(viewer.getByText('Only figures of one unit can be added.')).toBeVisible()
  expect(viewer.getByRole('button', { name: 'Take the sum' })).toBeDisabled()
})

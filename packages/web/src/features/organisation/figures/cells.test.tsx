import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

it('a unit delivers a cell of a breakdown, and the cells of the group are taken as the breakdown', async () => {
  const { setup } = mock.state.figures[0]!
  const parts: (typeof mock.state.figures)[number]['parts'] = []
  mock.state.figures.push({ key: 'S1-6_02', setup: { ...setup, rule: 'head_count' }, parts, gaps: 0, waiting: false })
  const mill = mock.state.organisation.units.find(({ code }) => code === 'KM-1')!
  const { user } = openApp(`/documents/figures?key=S1-6_02&unit=${mill.id}`, { signedIn: true })
  await user.click((await screen.findAllByRole('button', { name: 'Add a part' })).at(-1)!)
  const form = await screen.findByRole('dialog', { name: 'Add a part' })
  await user.click(await within(form).findByRole('combobox', { name: 'Gender' }))
  await user.click(await screen.findByRole('option', { name: 'Women' }))
  await user.type(within(form).getByLabelText('Number'), '12')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(parts.at(-1)).toMatchObject({ dimension: 'female', number: 12 }))
  expect(await screen.findByRole('heading', { name: 'Breakdown of the group' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take as breakdown' }))
  expect(await screen.findByText('Breakdown taken')).toBeVisible()
})

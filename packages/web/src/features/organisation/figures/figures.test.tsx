import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'
import { pathOf, progressOf } from './FigureCharts.tsx'

const part = () => mock.state.figures[0]!.parts

it('goes a straight way from its base to its target', () => {
  const target = { base_year: 2020, base: 1000, year: 2030, value: 500 }
  expect([2019, 2020, 2025, 2030, 2031].map((year) => pathOf(target, year))).toEqual([null, 1000, 750, 500, null])
  expect([1000, 750, 400].map((now) => progressOf(target, now))).toEqual([0, 0.5, 1.2])
  expect(progressOf({ ...target, value: 1000 }, 900)).toBeNull()
})

describe('a figure of the group', () => {
  it('is opened down to a meter reading in three clicks', async () => {
    const { user } = openApp('/documents/figures', { signedIn: true })
    await user.click((await screen.findByRole('list', { name: 'Figures of the group' })).querySelector('a')!)
    await user.click(await screen.findByRole('button', { name: /^Mill Uferstraße/ }))
    const list = await screen.findByRole('list', { name: 'Parts of Mill Uferstraße' })
    expect(within(list).getByText('2500 × 0.4 = 1000')).toBeVisible()
    await user.click(within(list).getByRole('button', { name: /^Change the part of/ }))
    expect(await screen.findByRole('dialog', { name: 'Change a part' })).toBeVisible()
  })

  it('shows a difference from the value, and becomes a proposal and never the value by itself', async () => {
    const { user } = openApp('/documents/figures?key=E1-5_01', { signedIn: true })
    expect(await screen.findByText(/^The computed figure differs by/)).toBeVisible()
    const before = structuredClone(mock.state.datapoints.find(({ key }) => key === 'E1-5_01'))
    await user.click(screen.getByRole('button', { name: 'Take as value' }))
    expect(await screen.findByText('A proposal for this value waits for a decision.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take as value' })).toBeNull()
    expect(mock.state.datapoints.find(({ key }) => key === 'E1-5_01')).toEqual(before)
  })

  it('takes another part with number, unit and source, and gives a removed one back', async () => {
    const { user } = openApp('/documents/figures?key=E1-5_01', { signedIn: true, language: 'de' })
    await user.click(await screen.findByRole('button', { name: /^Bakery Auental/ }))
    const list = await screen.findByRole('list', { name: 'Teile von Bakery Auental' })
    await user.click(screen.getAllByRole('button', { name: 'Teil hinzufügen' })[1]!)
    const form = await screen.findByRole('dialog', { name: 'Teil hinzufügen' })
    await user.click(within(form).getByRole('button', { name: 'Speichern' }))
    expect(await within(form).findByText('Geben Sie eine Zahl ein.')).toBeVisible()
    await user.type(within(form).getByLabelText('Zahl'), '1,234.5')
    await user.click(within(form).getByRole('button', { name: 'Speichern' }))
    expect(await within(form).findByText('Geben Sie eine Zahl ein.')).toBeVisible()
    await user.clear(within(form).getByLabelText('Zahl'))
    await user.type(within(form).getByLabelText('Zahl'), '1.234,5')
    await user.type(within(form).getByLabelText('Quelle'), 'Rechnung 7')
    await user.click(within(form).getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(part().at(-1)).toMatchObject({ number: 1234.5, note: 'Rechnung 7', factor: 1 }))
    await user.click((await within(list).findAllByRole('button', { name: /^Teil .* ändern$/ }))[0]!)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entfernen' }))
    await waitFor(() => expect(part()).toHaveLength(3))
    await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
    await waitFor(() => expect(part()).toHaveLength(4))
  })

  it('takes a part of a unit’s own financial year, and says what of it counts', async () => {
    const mill = mock.state.organisation.units.find(({ code }) => code === 'KM-1')!
    mill.year_end = 3
    const { user } = openApp(`/documents/figures?key=E1-5_01&unit=${mill.id}`, { signedIn: true })
    expect(await screen.findByText(/^1 entity or site has another financial year\./)).toBeVisible()
    await user.click((await screen.findAllByRole('button', { name: 'Add a part' })).at(-1)!)
    const form = await screen.findByRole('dialog', { name: 'Add a part' })
    await user.click(within(form).getByRole('button', { name: 'Apr\u00a02025 – Mar\u00a02026' }))
    await user.type(within(form).getByLabelText('Number'), '240')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(part().at(-1)).toMatchObject({ unit_id: mill.id, from: '2025-04', to: '2026-03' }))
  })

  it('begins with a datapoint and a rule', async () => {
    const { user, address } = openApp('/documents/figures', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Collect a value in parts' }))
    const dialog = await screen.findByRole('dialog', { name: 'Collect a value in parts' })
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.click((await within(dialog).findAllByRole('button', { name: /^E1-6_07/ }))[0]!)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/documents/figures?key=E1-6_07'))
    expect(mock.state.figures.at(-1)).toMatchObject({ key: 'E1-6_07', setup: { rule: 'sum', level: 'site' } })
  })
})

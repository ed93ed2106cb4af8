import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'
import { fittingFactors } from './activity-values.ts'

const open = (show = '', language: 'en' | 'de' = 'en') =>
  openApp(`/documents/inventory${show && `?show=${show}`}`, { signedIn: true, language })

describe('the inventory', () => {
  it('opens an activity down to its formula', async () => {
    const { user } = open()
    const list = await screen.findByRole('list', { name: 'Activities' })
    await user.click(within(list).getByRole('button', { name: /^Processes/ }))
    expect(within(list).getByText('2.5 t CO2e = 2.5 t CO₂e')).toBeVisible()
  })

  it('says in the form what is wrong, and keeps what was typed', async () => {
    const { user } = open('', 'de')
    await user.click(await screen.findByRole('button', { name: 'Aktivität hinzufügen' }))
    const form = await screen.findByRole('dialog', { name: 'Aktivität hinzufügen' })
    await user.click(within(form).getByRole('button', { name: 'Speichern' }))
    expect((await within(form).findAllByText('Bitte füllen Sie dieses Feld aus.')).length).toBeGreaterThan(1)
    await user.click(within(form).getByLabelText('Kategorie'))
    await user.click(await screen.findByRole('option', { name: /Processes/ }))
    await user.click(within(form).getByLabelText('Gesellschaft oder Standort'))
    await user.click(await screen.findByRole('option', { name: /Bakery Auental/ }))
    await user.type(within(form).getByLabelText('Menge'), '-5')
    await user.type(within(form).getByLabelText('Einheit'), 't CO2e')
    await user.click(within(form).getByRole('button', { name: 'Speichern' }))
    expect(await within(form).findByText('Eine Menge kann nicht negativ sein.')).toBeVisible()
    await user.clear(within(form).getByLabelText('Menge'))
    await user.type(within(form).getByLabelText('Menge'), '1.250,5')
    await user.click(within(form).getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(mock.state.inventory.activities.at(-1)).toMatchObject({
        category: 'process',
        number: 1250.5,
        unit: 't CO2e',
        factor: null,
        method: null,
      }),
    )
  })

  it('gives a removed activity back', async () => {
    const { user } = open()
    const list = await screen.findByRole('list', { name: 'Activities' })
    await user.click(within(list).getByRole('button', { name: /^Fuels/ }))
    await user.click(within(list).getByRole('button', { name: 'Change the activity' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(mock.state.inventory.activities).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(mock.state.inventory.activities.at(-1)).toMatchObject({ number: 100_000, basis: 'gross', unit: 'kWh' }),
    )
  })

  it('proposes figures and never makes them values by itself', async () => {
    const { user } = open('figures')
    const before = structuredClone(mock.state.datapoints)
    await user.click(await screen.findByRole('button', { name: 'Propose: Gross Scope 1 GHG emissions' }))
    expect(await screen.findByText('Proposal waits')).toBeVisible()
    expect(mock.state.datapoints).toEqual(before)
    // The ways on: to the datapoint itself, though it may have no value yet, and to what waits for a decision.
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('/datapoints?with_values=false&datapoint=E1-6_07')
    expect(links).toContain('/my-work')
  })

  it('leaves a category out with a reason, and not without', async () => {
    const { user } = open('scope3')
    expect(await screen.findByText('2 of 15 categories are computed or left out with a reason.')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Leave out' })[0]!)
    const dialog = await screen.findByRole('dialog', { name: 'Leave out' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Please fill this in.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Why is it left out?'), 'There is none.')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('3 of 15 categories are computed or left out with a reason.')).toBeVisible()
  })

  it('holds a target to 4.2 % a year, and refuses one that rises', async () => {
    const { user } = open('base')
    await user.click(await screen.findByRole('button', { name: 'Add a target' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a target' })
    const type = (label: string, text: string) => user.type(within(dialog).getByLabelText(label), text)
    await type('Name', 'Until 2033')
    await type('Base in t', '100')
    await type('Year', '2033')
    await type('Left in that year in t', '101')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('A target is not above its base.')).toBeVisible()
    await user.clear(within(dialog).getByLabelText('Left in that year in t'))
    await type('Left in that year in t', '58')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('At least 4.2 % a year')).toBeVisible()
  })

  it('begins with what is entered first where there is nothing, and says when it could not be loaded', async () => {
    mock.state.inventory.activities = []
    open()
    expect(await screen.findByText('No activities yet')).toBeVisible()
  })
})

describe('other editions of factors', () => {
  it('say what they would change, and are taken as far as they are chosen', async () => {
    const { user } = open('?show=activities')
    await user.click(await screen.findByRole('button', { name: 'See what would change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Other editions of factors' }))
    expect(dialog.getByText(/2023: 0.316 kg per kWh/)).toHaveTextContent('2024: 0.291 kg per kWh')
    expect(dialog.getByText(/Scope 2, by location/).parentElement).toHaveTextContent(/31\.6\st → 29\.1\st/)
    await user.click(dialog.getByRole('checkbox', { name: /Electricity, Germany/ }))
    expect(dialog.getByRole('button', { name: 'Take 0 editions' })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: /Electricity, Germany/ }))
    await user.click(dialog.getByRole('button', { name: 'Take 1 edition' }))
    expect(await screen.findByText('1 activity is computed anew')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'See what would change' })).toBeNull())
  })
})

it('factors of the category, of the country and of any stand before those of another country', () => {
  const factor = (id: string, more: object) => ({
    id,
    name: id,
    scope: 'scope3' as const,
    unit: 'km',
    kilograms: 1,
    year: 2025,
    source: '',
    basis: null,
    fuel: '',
    gwp: null,
    region: '',
    category: '6',
    gases: null,
    biogenic: 0,
    licence: '',
    note: '',
    own: false,
    series: id,
    ...more,
  })
  const tables = { units: [{ unit: 'km', kind: 'distance', per: 1, words: ['km'] }], fuels: [] }
  const category = {
    id: 'cat6',
    scope: 'scope3' as const,
    name: '',
    kinds: [],
    factor_scopes: [{ scope: 'scope3', kind: null }],
    factor_kinds: ['distance'],
    has_residual: false,
    activities: 0,
    tonnes: null,
    tonnes_market: null,
    energy: null,
    primary: null,
    methods: [],
    left_out: '',
  }
  const all = [
    factor('other', { category: '4' }),
    factor('british', { region: 'GB' }),
    factor('german', { region: 'DE' }),
    factor('own', { own: true }),
    factor('direct', { scope: 'scope1' }),
    // Of several years the one that is meant stands where it belongs, the others behind all.
    factor('german-2024', { region: 'DE', series: 'german', year: 2024 }),
    factor('german-2027', { region: 'DE', series: 'german', year: 2027 }),
  ]
  const order = fittingFactors(all, category, tables, 'DE', 2026).map(({ id }) => id)
  expect(order).toEqual(['own', 'german', 'british', 'other', 'german-2027', 'german-2024'])
})

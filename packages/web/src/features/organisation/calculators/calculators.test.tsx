import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'
import { readPeople } from './read-people.ts'

describe('the calculators', () => {
  it('compute emissions with formula and source, keep what was typed, and propose the result', async () => {
    const { user } = openApp('/documents/calculators', { signedIn: true })
    await user.type(await screen.findByLabelText('Amount'), '1000')
    expect(await screen.findByText('Choose net or gross.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Scope 1' })).toBeNull()
    await user.click(screen.getByRole('combobox', { name: 'Stated by' }))
    await user.click(await screen.findByRole('option', { name: 'Net (Hi)' }))
    const result = await screen.findByRole('region', { name: 'Scope 1' })
    expect(within(result).getByText(/^56.1571\st CO₂e$/)).toBeVisible()
    expect(
      within(result).getByText(/1,000 GJ × 56.1571 kg = 56,157.1 kg CO₂e \(IPCC 2006 Guidelines, 2006\)/),
    ).toBeVisible()
    await user.click(within(result).getByRole('button', { name: 'Propose as a value' }))
    const dialog = await screen.findByRole('dialog', { name: 'Propose as a value' })
    await user.click(await within(dialog).findByRole('button', { name: /^E1-6_07/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      JSON.parse(localStorage.getItem(`organisation.emissions_${mock.state.people[0]?.user.id}`) ?? ''),
    ).toMatchObject([{ amount: '1000' }])
  })

  it('take factors of the company, and give a removed one back', async () => {
    const { user } = openApp('/documents/calculators?show=factors', { signedIn: true, language: 'de' })
    await user.type(await screen.findByLabelText('Name'), 'Strom Stadtwerke')
    await user.type(screen.getByLabelText('kg CO₂e'), '0,123')
    await user.click(screen.getByRole('button', { name: 'Faktor hinzufügen' }))
    expect(await screen.findByText('Bitte ausfüllen.')).toBeVisible()
    await user.type(screen.getByLabelText('Quelle'), 'Stromkennzeichnung 2025')
    await user.click(screen.getByRole('button', { name: 'Faktor hinzufügen' }))
    await waitFor(() => expect(mock.state.factors).toMatchObject([{ kilograms: 0.123, scope: 'scope2_market' }]))
    await user.click(await screen.findByRole('button', { name: 'Strom Stadtwerke entfernen' }))
    await waitFor(() => expect(mock.state.factors).toEqual([]))
    await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
    await waitFor(() => expect(mock.state.factors).toHaveLength(1))
  })

  it('ask what a factor of a fuel is for: its country, its calorific value and its biogenic part', async () => {
    const { user } = openApp('/documents/calculators?show=factors', { signedIn: true, language: 'en' })
    await user.type(await screen.findByLabelText('Name'), 'Biogas of the farm')
    // Purchased energy has no fuel of its own.
    expect(screen.queryByLabelText('Fuel')).toBeNull()
    await user.click(screen.getByLabelText('Reported in'))
    await user.click(await screen.findByRole('option', { name: 'Scope 1' }))
    await user.click(await screen.findByLabelText('Fuel'))
    await user.click(await screen.findByRole('option', { name: 'Natural gas' }))
    await user.click(await screen.findByLabelText('Factor stated by'))
    await user.click(await screen.findByRole('option', { name: /gross|\(Hs\)/i }))
    await user.type(screen.getByLabelText('Biogenic CO₂ in kg'), '0.2')
    await user.type(screen.getByLabelText('kg CO₂e'), '0.01')
    await user.type(screen.getByLabelText('Source'), 'The supplier')
    await user.type(screen.getByLabelText('Country'), 'Germany')
    await user.click(screen.getByRole('button', { name: 'Add a factor' }))
    expect(await screen.findByText(/two letters/i)).toBeVisible()
    await user.clear(screen.getByLabelText('Country'))
    await user.type(screen.getByLabelText('Country'), 'de')
    expect(screen.getByText('Germany')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a factor' }))
    await waitFor(() =>
      expect(mock.state.factors).toMatchObject([
        { region: 'DE', fuel: 'natural-gas', basis: 'gross', biogenic: 0.2, scope: 'scope1' },
      ]),
    )
  })

  it('take a library of factors from a table, after a look at what it would change', async () => {
    const { user } = openApp('/documents/calculators?show=factors', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import factors' }))
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['Name\nX\n'], 'factors.csv'),
    )
    expect(await dialog.findByText(/District heat \(2025\):/)).toHaveTextContent('0.18 → 0.171')
    await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }))
    expect(await screen.findByText('2 changes made')).toBeVisible()
  })

  it('turn energy, and count accidents by hours', async () => {
    const { user, unmount } = openApp('/documents/calculators?show=energy', { signedIn: true })
    await user.type(await screen.findByLabelText('Amount'), '3.6')
    expect(within(await screen.findByRole('region', { name: 'Energy' })).getByText(/^1\sMWh$/)).toBeVisible()
    unmount()
    openApp('/documents/calculators?show=accidents', { signedIn: true })
    await user.type(await screen.findByLabelText('Recordable accidents'), '3')
    await user.type(screen.getByLabelText('Hours worked'), '500000')
    expect(await screen.findByText('3 × 1,000,000 ÷ 500,000 = 6')).toBeVisible()
  })

  it('know the set and the year of the report', async () => {
    Object.assign(mock.state.company.metadata, { standard_set: 'vs-2026', reporting_year: 2026 })
    const { user, unmount } = openApp('/documents/calculators?show=accidents', { signedIn: true })
    await user.type(await screen.findByLabelText('Recordable accidents'), '3')
    await user.type(screen.getByLabelText('Hours worked'), '250000')
    const rate = await screen.findByRole('region', { name: 'Rate of recordable accidents' })
    expect(await within(rate).findByText('3 × 200,000 ÷ 250,000 = 2.4')).toBeVisible()
    unmount()
    const people = openApp('/documents/calculators?show=people', { signedIn: true })
    await waitFor(() => expect(screen.getByLabelText('First day of the year')).toHaveValue('2026-01-01'))
    await people.user.click(screen.getByLabelText('List of people'))
    await people.user.paste('Gender;Pay;Annual remuneration\nf;30;60000\nm;24;40000\nm;24;50000\n')
    const gap = screen.getByRole('region', { name: 'Pay gap' })
    expect(within(gap).getByText('Women earn more on average, so the gap is negative.')).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'Pay ratio' })).getByText(
        'The chosen set of standards does not ask for this.',
      ),
    ).toBeVisible()
  })

  it('read a list of people in the browser, and send nothing of it', async () => {
    const { user } = openApp('/documents/calculators?show=people', { signedIn: true })
    const field = await screen.findByLabelText('List of people')
    const asked: string[] = []
    mock.server.events.on('request:start', ({ request }) => void asked.push(request.url))
    await user.click(field)
    await user.paste('Geschlecht;Entgelt;Austritt\nw;21,00;\nm;30;\nm;30;30.06.2025\n?;1;\n')
    expect(await screen.findByText('Line 5 could not be read and is left out.')).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'Pay gap' })).getByText(/\(30 − 21\) ÷ 30 × 100 = 30 %/),
    ).toBeVisible()
    expect(asked).toEqual([])
  })
})

const unsaid = { annual: null, isPermanent: null, training: null }

describe('a list of people', () => {
  it('is read from whatever a spreadsheet gives', () => {
    expect(readPeople('Gender\tPay\nf\t€ 1,234.50\nm\t1.234,50\nd\t45000\n').people).toEqual([
      { gender: 'female', pay: 1234.5, left: '', ...unsaid },
      { gender: 'male', pay: 1234.5, left: '', ...unsaid },
      { gender: 'other', pay: 45_000, left: '', ...unsaid },
    ])
    const columns = 'Geschlecht;Entgelt;Jahresgesamtvergütung;Vertrag;Schulungsstunden\n'
    expect(readPeople(`${columns}w;20;45.000;unbefristet;8\nm;21;50.000;befristet;\n`).people).toMatchObject([
      { annual: 45_000, isPermanent: true, training: 8 },
      { annual: 50_000, isPermanent: false, training: null },
    ])
    expect(readPeople('Name,Sex\nA,f\n')).toMatchObject({ missing: ['pay'], people: [] })
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
const open = () => openApp('/report/tags', { signedIn: true })
const rowOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).closest('li')!

describe('the page of tags', () => {
  it('shows each datapoint with its element, and says why something is not tagged', async () => {
    open()
    const gross = within(await rowOf(/Gross Scope 1/))
    expect(gross.getByText('GrossScope1GreenhouseGasEmissions')).toBeVisible()
    expect(gross.getByText(/greenhouse gas emissions, over the year/)).toBeVisible()
    const parts = within(await rowOf(/by contract type and gender/))
    expect(parts.getByText(/PermanentEmployeesMember · FemaleMember/)).toBeVisible()
    expect(parts.getByText('The taxonomy does not break the element down this way.')).toBeVisible()
    const waste = within(await rowOf(/Composition of waste/))
    expect(waste.getByText('Not tagged')).toBeVisible()
    expect(
      screen.getByText(/6 of 8 figures and texts are tagged \(75\s%\); 1 of 4 datapoints are reviewed/),
    ).toBeVisible()
  })

  it('marks a tag as reviewed by the keyboard, with who and when, and takes it back', async () => {
    const { user } = open()
    const gross = within(await rowOf(/Gross Scope 1/))
    gross.getByRole('button', { name: /^Mark as reviewed: Gross Scope 1/ }).focus()
    await user.keyboard('{Enter}')
    expect(await gross.findByText(/^Reviewed by .+ 2026/)).toBeVisible()
    await user.click(gross.getByRole('button', { name: /^Take back: Gross/ }))
    await waitFor(() => expect(gross.queryByText(/^Reviewed by/)).toBeNull())
  })

  it('changes an element to a free one of the same type, and its review is open again', async () => {
    const { user } = open()
    const energy = within(await rowOf(/Total energy consumption/))
    expect(energy.getByText(/^Reviewed by/)).toBeVisible()
    await user.click(energy.getByRole('button', { name: /^Change element: Total energy/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Element of the taxonomy' }))
    expect(dialog.getByRole('button', { name: 'Use this element' })).toBeDisabled()
    expect(dialog.queryByText('GrossScope1GreenhouseGasEmissions')).toBeNull()
    await user.type(dialog.getByRole('searchbox', { name: 'Search elements' }), 'fossil')
    await user.click(await dialog.findByRole('radio', { name: /TotalEnergyConsumptionFromFossilSources/ }))
    await user.click(dialog.getByRole('button', { name: 'Use this element' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await energy.findByText('TotalEnergyConsumptionFromFossilSources')).toBeVisible()
    expect(energy.getByText(/Chosen by a person/)).toBeVisible()
    expect(energy.queryByText(/^Reviewed by/)).toBeNull()
  })

  it('shows in the words of the server why an element is refused, and keeps what was chosen', async () => {
    const { user } = open()
    const energy = within(await rowOf(/Total energy consumption/))
    await user.click(energy.getByRole('button', { name: /^Change element/ }))
    const dialog = within(await screen.findByRole('dialog'))
    server.use(
      http.put(`${api}/report/tags/:datapoint/`, () =>
        HttpResponse.json({ error: 'It is already used.', code: 'conflict' }, { status: 409 }),
      ),
    )
    await user.click(await dialog.findByRole('radio', { name: /NonrenewableEnergyProduction/ }))
    await user.click(dialog.getByRole('button', { name: 'Use this element' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The element was not changed. It is already used.')
    expect(dialog.getByRole('radio', { name: /NonrenewableEnergyProduction/ })).toBeChecked()
  })

  it('shows what is not tagged alone, and says where nothing is found', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Not tagged' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Gross Scope 1/ })).toBeNull())
    expect(screen.getByRole('link', { name: /Composition of waste/ })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'zzz')
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })

  it('says that the revised set has no taxonomy yet, and offers to load again what failed', async () => {
    server.use(
      http.get(`${api}/report/tags/`, () => HttpResponse.json({ error: 'No', code: 'internal' }, { status: 500 })),
    )
    open()
    expect(await screen.findByText('The tags could not be loaded')).toBeVisible()
  })
})

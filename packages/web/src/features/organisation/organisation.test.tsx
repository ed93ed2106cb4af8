import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inRole, openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

describe('the organisation', () => {
  it('shows how everything counts, and takes a new site below its entity with what was typed', async () => {
    const { user } = openApp('/company/structure', { signedIn: true })
    const row = (await screen.findByText('Kornmühle GbR')).closest('li')!
    expect(within(row).getByText('Counts 40 %')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: 'More for Kornmühle GbR' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Add something below' }))
    const form = await screen.findByRole('dialog', { name: 'New entity or site' })
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findAllByText(/^Please enter: (Code|Name)\.$/)).toHaveLength(2)
    await user.type(within(form).getByLabelText('Name'), 'Silo Nord')
    await user.type(within(form).getByLabelText('Code'), 'KM-2')
    await user.clear(within(form).getByLabelText('Share in %'))
    await user.type(within(form).getByLabelText('Share in %'), '120')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByText('Enter each share as a number from 0 to 100.')).toBeVisible()
    await user.clear(within(form).getByLabelText('Share in %'))
    await user.type(within(form).getByLabelText('Share in %'), '62,5')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Silo Nord is saved')).toBeVisible()
    const added = mock.state.organisation.units.find(({ code }) => code === 'KM-2')
    const parent = mock.state.organisation.units.find(({ code }) => code === 'KM')
    expect(added).toMatchObject({ kind: 'site', parent: parent?.id, holdings: [{ from: null, share: 62.5 }] })
  })

  it('says how many entities and sites there are, one of them as one', async () => {
    const parent = mock.state.organisation.units.find(({ kind }) => kind === 'entity')!
    const site = mock.state.organisation.units.find(({ kind }) => kind === 'site')!
    mock.state.organisation.units = [parent, { ...site, parent: parent.id }]
    openApp('/company/structure', { signedIn: true })
    expect(await screen.findByText('1 entity, 1 site')).toBeVisible()
  })

  it('keeps what was typed when somebody else has saved meanwhile', async () => {
    mock.refuse(contract.organisation.change, 'conflict', 'Somebody has changed it meanwhile.')
    const { user } = openApp('/company/structure', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: /^Lieferfix GmbH/ }))
    const form = await screen.findByRole('dialog', { name: 'Lieferfix GmbH' })
    await user.type(within(form).getByLabelText('Name'), ' neu')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByRole('alert')).toBeVisible()
    expect(within(form).getByLabelText('Name')).toHaveValue('Lieferfix GmbH neu')
  })

  it('lists changes with before and after, and takes the last one back after a question', async () => {
    const { user } = openApp('/company/changes', { signedIn: true, language: 'de' })
    const list = await screen.findByRole('list', { name: 'Änderungsverzeichnis' })
    expect(within(list).getByText('30 Jun 2025')).toBeVisible()
    await user.click(within(list).getByRole('button', { name: /^Letzte Änderung von Café Bohne/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zurücknehmen' }))
    await waitFor(() => expect(mock.state.organisation.changes[0]?.action).toBe('taken_back'))
  })

  it('can be read by whoever may read, and changed by nobody else', async () => {
    inRole('reader')
    openApp('/company/structure', { signedIn: true })
    expect(await screen.findByText('Kornmühle GbR')).toBeVisible()
    for (const name of ['Add', 'Import', /^More for/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

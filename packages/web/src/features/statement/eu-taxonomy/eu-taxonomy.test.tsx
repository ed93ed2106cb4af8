import type { StatementBlock } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { sampleTaxonomy } from '../../../mock/taxonomy.ts'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'
import { activityOf, formOf } from './activity-form.ts'
import { typedAmount, typedPart, typedPercent } from './amounts.ts'

const { server, api } = mock
const open = () => openApp('/report/eu-taxonomy', { signedIn: true })
const saved = () => mock.state.taxonomy.disclosure

describe('the page of the EU taxonomy', () => {
  it('says whether the law asks for it, and begins where somebody says so', async () => {
    mock.state.taxonomy = { disclosure: null, version: null }
    const { user } = open()
    expect(await screen.findByText(/Your legal profile does not say yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    expect(await screen.findByText('No activity is entered yet.')).toBeVisible()
    expect(saved()?.activities).toEqual([])
  })

  it('shows the shares of the KPIs, and at each activity what keeps it from counting', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'Key performance indicators' })
    const row = within(table).getByRole('row', { name: /A\.1 Taxonomy-aligned/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.slice(0, 7)),
    ).toEqual(['27.25 %', '29.17 %', '19.05 %'])
    expect(screen.getByText(/nothing counts as aligned until no significant harm is shown/)).toBeVisible()
  })

  it('says in sentences what is no amount, and loses nothing', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add an activity' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an activity' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText(/Say what the activity is/)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Section of a delegated act' }), 'photovoltaic')
    await user.click(await dialog.findByRole('button', { name: /CCM 4\.1/ }))
    const turnover = within(dialog.getByRole('group', { name: 'Turnover' }))
    await user.type(turnover.getByRole('textbox', { name: 'Amount (EUR)' }), '1,250,000.50')
    await user.type(turnover.getByRole('textbox', { name: 'Aligned part' }), '120 %')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Enter an amount, or a share of 0 to 100 %.')).toBeVisible()
    expect(dialog.getByRole('alert')).toHaveTextContent('One field does not hold an amount.')
    expect(turnover.getByRole('textbox', { name: 'Amount (EUR)' })).toHaveValue('1,250,000.50')
    expect(saved()?.activities).toHaveLength(6)
    await user.clear(turnover.getByRole('textbox', { name: 'Aligned part' }))
    await user.type(turnover.getByRole('textbox', { name: 'Aligned part' }), '40 %')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved()?.activities.at(-1)).toMatchObject({
      codes: ['CCM 4.1'],
      main: 'CCM',
      turnover: { amount: '1250000.50', eligible: null, aligned: { as: 'percent', value: '40' } },
    })
  })

  it('keeps what was typed where somebody else has saved meanwhile', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change the totals' }))
    const dialog = within(await screen.findByRole('dialog'))
    mock.state.taxonomy.version = 8
    const turnover = within(dialog.getByRole('group', { name: 'Turnover' }))
    await user.clear(turnover.getByRole('textbox', { name: 'Total (EUR)' }))
    await user.type(turnover.getByRole('textbox', { name: 'Total (EUR)' }), '99')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Somebody else/)
    expect(turnover.getByRole('textbox', { name: 'Total (EUR)' })).toHaveValue('99')
    expect(saved()?.totals.turnover.amount).toBe('41250000')
  })

  it('asks why operating expenditure is left out', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change the totals' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('switch', { name: /Operating expenditure is not material/ }))
    const why = 'Why it is not material for the business model, English'
    await user.type(dialog.getByRole('textbox', { name: why }), 'A software company.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved()?.opex_left_out).toEqual({ en: 'A software company.', de: '' }))
  })

  it('removes an activity once somebody has said so twice', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Company cars' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(saved()?.activities).toHaveLength(6)
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(saved()?.activities).toHaveLength(5))
  })

  it('says that it could not be loaded, and asks again', async () => {
    server.use(http.get(`${api}/report/eu-taxonomy/`, () => HttpResponse.json({ error: 'Closed.' }, { status: 409 })))
    const { user } = open()
    expect(await screen.findByText('The disclosures on the EU taxonomy could not be loaded')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Activities' })).toBeVisible()
  })
})

describe('a table that the law lays out, in the statement', () => {
  it('has its heads above several columns, its rows by name, and scrolls by the keyboard', async () => {
    const words = (text: string) => ({ en: text, de: text })
    const table: StatementBlock = {
      type: 'table',
      id: 'ART8.own.turnover',
      datapoints: [],
      caption: words('Turnover, 2025'),
      note: words('Form of Annex II.'),
      wide: true,
      groups: [
        { words: words(''), span: 1 },
        { words: words('Substantial contribution'), span: 2 },
      ],
      columns: [
        { head: words('Economic activities'), kind: 'words' },
        { head: words('Turnover'), kind: 'figure' },
        { head: words('Water'), kind: 'sign' },
      ],
      rows: [
        { head: words('A. Eligible'), level: 'section', cells: [null, null] },
        {
          head: words('Sale of spare parts'),
          level: 'plain',
          cells: [{ number: '1025000.5', decimals: 2 }, { words: words('N/EL') }],
        },
      ],
    }
    const title = words('EU taxonomy')
    const requirement = { code: 'ART8.own', title, blocks: [table] }
    const shown = { code: 'ART8', standard: '', title, state: 'reported' as const }
    const chapter = { ...shown, explanation: null, requirements: [requirement] }
    const outlined = [{ code: 'ART8.own', title, state: 'disclosed', gaps: 0, edited: false }]
    const outline = {
      set: 'esrs-2023',
      year: 2025,
      languages: ['en'],
      chapters: [{ ...shown, requirements: outlined }],
      facts: 1,
      gaps: 0,
    }
    server.use(
      http.get(`${api}/report/outline/`, () => HttpResponse.json(outline)),
      http.get(`${api}/report/chapters/ART8/`, () => HttpResponse.json({ chapter, facts: [], texts: {} })),
    )
    openApp('/report?chapter=ART8', { signedIn: true })
    const frame = await screen.findByRole('region', { name: 'Turnover, 2025' })
    expect(frame).toHaveAttribute('tabindex', '0')
    expect(within(frame).getByRole('columnheader', { name: 'Substantial contribution' })).toHaveAttribute(
      'colspan',
      '2',
    )
    const row = within(frame).getByRole('row', { name: /Sale of spare parts/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1,025,000.50', 'N/EL'])
    expect(screen.getByText('Form of Annex II.')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Disclosures on the EU taxonomy' })
    expect(link).toHaveAttribute('href', '/report/eu-taxonomy')
    // The code of a chapter that no standard asks for is of the address alone.
    expect(screen.queryByText(/ART8/)).toBeNull()
  })
})

describe('typed amounts', () => {
  it('are kept digit by digit as the language writes them', () => {
    expect(typedAmount('12.345.678,91', 'de')).toBe('12345678.91')
    expect(typedAmount('999,999,999,999,999.123456', 'en')).toBe('999999999999999.123456')
    expect(typedAmount('', 'en')).toBeNull()
    for (const wrong of ['-1', 'about 5', '1.2345678', '1e3']) expect(typedAmount(wrong, 'en')).toBeUndefined()
    expect(typedPart('33,333333 %', 'de')).toEqual({ as: 'percent', value: '33.333333' })
    expect(typedPercent('100.5', 'en')).toBeUndefined()
  })

  it('come back from a form as they were', () => {
    for (const language of ['en', 'de'] as const)
      for (const activity of sampleTaxonomy().activities)
        expect(activityOf(activity.id, formOf(activity, language), language).activity?.turnover).toEqual(
          activity.turnover,
        )
  })
})

describe('forms that documents print', () => {
  it('are shown line by line, taken where nothing is entered, and stand with the figures from then on', async () => {
    const { user } = open()
    const found = within(await screen.findByRole('region', { name: 'Found in your documents' }))
    expect(
      found.getByText('One line could not be read for certain and is left out. Add its activity by hand.'),
    ).toBeVisible()
    await user.click(found.getByText('Show the lines'))
    expect(found.getByText(/CCM 7\.7 84 12\.0 EL|CCM 7\.7 {2}84 {2}12\.0/)).toBeVisible()
    await user.click(found.getByRole('button', { name: 'Take what is not entered yet' }))
    expect(await screen.findByRole('button', { name: 'OpEx, eligible, not aligned: page 3' })).toBeVisible()
    await waitFor(() => expect(found.getByText('Taken')).toBeVisible())
    expect(saved()?.sources).toHaveLength(1)
    expect(found.queryByRole('button', { name: 'Take what is not entered yet' })).toBeNull()
  })
  it('are no part of the page where no document prints one', async () => {
    server.use(http.get(`${api}/report/eu-taxonomy/found/`, () => HttpResponse.json({ forms: [], disclosure: null })))
    open()
    expect(await screen.findByRole('table', { name: 'Key performance indicators' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Found in your documents' })).toBeNull()
  })
})

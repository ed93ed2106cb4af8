import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, painted } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
// There is no canvas here: pages of a PDF fall back to their text, and pdf.js says that it misses some parts.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const open = (datapoint: string | null, options: Parameters<typeof openApp>[1] & { query?: string } = {}) => {
  const { query = 'control_code=E1&page_size=50', ...rest } = options
  return openApp(`/datapoints?${query}${datapoint ? `&datapoint=${datapoint}` : ''}`, { signedIn: true, ...rest })
}
const frameOf = async (code: string) =>
  within(await screen.findByRole('complementary', { name: `Evidence for ${code}` }))
/** The evidence once it is there. */
async function panelOf(code: string) {
  const panel = await frameOf(code)
  await panel.findByRole('heading', { level: 2, name: /\w/ })
  await painted()
  return panel
}
const keyOf = (key: string) => {
  const found = mock.state.datapoints.find((datapoint) => datapoint.key === key)
  if (!found) throw new Error(`The mock has no ${key}`)
  return found
}
const marks = async (panel: Awaited<ReturnType<typeof panelOf>>) => {
  await waitFor(() => expect(panel.queryAllByRole('mark')).not.toHaveLength(0))
  return panel.getAllByRole('mark').map(({ textContent }) => textContent)
}

describe('the checks', () => {
  it('tell of no unit of an answer in words', async () => {
    const entry = keyOf('E1-6_07')
    const [evidence] = entry.evidence
    const checks = [
      { check: 'quote', passed: true, detail: null },
      { check: 'unit', passed: true, detail: null },
    ] as const
    Object.assign(entry, { evidence: [{ ...evidence!, value: 'yes', number: null, unit: null, checks: [...checks] }] })
    open('E1-6_07')
    const panel = await panelOf('E1-6_07')
    expect(await panel.findByText(/^Quote found/)).toBeVisible()
    expect(panel.queryByText('A number without a unit')).toBeNull()
  })
})

describe('opening and leaving', () => {
  it('opens by a click on the row, holds it in the address, and Esc leads back to the row', async () => {
    const { user, address } = open(null)
    const name = await screen.findByRole('button', { name: 'Gross Scope 1 GHG emissions' })
    await user.click(screen.getByText('E1-6_07'))
    const panel = await panelOf('E1-6_07')
    expect(address()).toContain('datapoint=E1-6_07')
    expect(name).toHaveAttribute('aria-expanded', 'true')
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Gross Scope 1 GHG emissions')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(address()).not.toContain('datapoint=')
    await waitFor(() => expect(name).toHaveFocus())
  })

  it('opens by Enter, after the arrow keys have found the row', async () => {
    const { user } = open(null)
    const first = await screen.findByRole('button', { name: /^Climate targets/ })
    first.focus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect((await panelOf('E1-5_01')).getByText('2 of 12')).toBeVisible()
  })

  it('opens a datapoint that the list does not hold', async () => {
    open('G1-6_01')
    const panel = await panelOf('G1-6_01')
    // The value, and the same figure in the passage that proves it.
    expect((await panel.findAllByText('26'))[0]).toBeVisible()
    expect(panel.getByRole('button', { name: 'Next datapoint' })).toBeDisabled()
  })

  it('says that there is no such datapoint', async () => {
    const { user, address } = open('X1-1_99')
    const frame = await frameOf('X1-1_99')
    expect(await frame.findByText(/There is no datapoint X1-1_99/)).toBeVisible()
    expect(frame.getByText('Datapoint not found')).toBeVisible()
    expect(frame.queryByRole('button', { name: 'Next datapoint' })).toBeNull()
    expect(frame.getByRole('button', { name: 'Close' })).toBeVisible()
    await user.click(frame.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(address()).not.toContain('datapoint='))
  })
})

describe('the evidence', () => {
  it('shows where the value stands, the passage with the value in it, and what was made of it', async () => {
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText('page 3 of 5')).toBeVisible()
    expect(await marks(panel)).toEqual(['Total energy consumption          ', '125,280', '   128,340    -2.4 %'])
    expect(panel.getByText('High confidence')).toBeVisible()
    expect(panel.getByText('125,280 GJ ÷ 3.6 = 34,800 MWh')).toBeVisible()
    expect(panel.getByText(/^2024: 35,650.MWh \(−2\.4.%\)$/)).toBeVisible()
  })

  it('shows a sheet with the cell boxed', async () => {
    open('E1-5_07')
    const panel = await panelOf('E1-5_07')
    expect(panel.getByText('Summary, C7')).toBeVisible()
    const cell = await panel.findByRole('cell', { name: '7510' })
    expect(cell).toHaveAttribute('data-mark', 'value')
    expect(panel.getByRole('rowheader', { name: '7' })).toBeVisible()
    expect(panel.getByText('7,510')).toBeVisible()
    expect(panel.queryByText(/^In the document/)).toBeNull()
    expect(panel.queryByRole('button', { name: 'Zoom to the passage' })).toBeNull()
  })

  it('shows a text with three paragraphs around the passage', async () => {
    open('S1-6_02', { query: 'control_code=S1' })
    const panel = await panelOf('S1-6_02')
    expect(panel.getByText('paragraph 2')).toBeVisible()
    expect(await marks(panel)).toContain('612')
    const frame = panel.getByRole('group', { name: 'Page of Personalbericht 2025.docx' })
    expect(frame.querySelectorAll('p')).toHaveLength(5)
  })

  it('lists the checks, failed ones first and in words', async () => {
    open('S1-9_02', { query: 'control_code=S1' })
    const panel = await panelOf('S1-9_02')
    const checks = panel.getByRole('heading', { name: 'Checks' }).nextElementSibling
    expect([...(checks?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Look here: Perhaps only a part of the company',
      'Passed: Quote found in the text',
      'Passed: Value inside the quote',
      'Passed: Unit %',
    ])
    // The year of the document stands once above its page, and is no doubt at each of its passages.
    expect(panel.getByText('for 2025')).toBeVisible()
  })

  it('warns in words when the value is of another year', async () => {
    const datapoint = keyOf('E1-5_01')
    datapoint.year = 2023
    for (const evidence of datapoint.evidence) {
      Object.assign(evidence, { year: 2023, checks: [{ check: 'year', passed: false, detail: '2023' }] })
    }
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText('This value is for 2023; the report is on 2025.')).toBeVisible()
    expect(panel.getByText('Year 2023, not 2025')).toBeVisible()
  })

  it('shows the parts of a value, each with its source where it has one', async () => {
    const datapoint = keyOf('S1-6_02')
    const [whole] = datapoint.evidence
    if (!whole) throw new Error('S1-6_02 has no evidence')
    const at = whole.excerpt.indexOf('331')
    datapoint.evidence.push({
      ...whole,
      dimension: 'female',
      value: '331',
      number: 331,
      value_at: { start: at, end: at + 3 },
    })
    const { user } = open('S1-6_02', { query: 'control_code=S1' })
    const panel = await panelOf('S1-6_02')
    await user.click(await panel.findByRole('button', { name: /^Women ?331/ }))
    expect(await marks(panel)).toContain('331')
    expect(panel.getByText('Men')).toBeVisible()
    expect(panel.getByText('1 of 9')).toBeVisible()
  })

  it('shows every source, chosen by its number', async () => {
    const { user } = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText('page 3 of 5')).toBeVisible()
    await user.keyboard('2')
    expect(await panel.findByRole('cell', { name: '34800' })).toHaveAttribute('data-mark', 'value')
    const sources = panel.getByRole('heading', { name: 'Sources' }).nextElementSibling as HTMLElement
    expect(within(sources).getAllByRole('button', { pressed: true })).toHaveLength(1)
    await user.keyboard('1')
    expect(await panel.findByText('page 3 of 5')).toBeVisible()
  })

  it('shows the evidence that the row of the list leaves out', async () => {
    const datapoint = keyOf('E1-5_01')
    const [first] = datapoint.evidence
    if (!first) throw new Error('E1-5_01 has no evidence')
    datapoint.evidence = Array.from({ length: 12 }, (_, at) => ({
      ...first,
      filename: `plant-${at + 1}.pdf`,
      excerpt: `${first.excerpt} (${at})`,
    }))
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText('plant-12.pdf')).toBeVisible()
  })

  it('shows what a person named as its place besides the passage that was found, which is not repeated', async () => {
    const datapoint = keyOf('E1-5_01')
    const found = datapoint.evidence.map(({ excerpt }) => excerpt.replace(/\s*\n\s*/g, ' '))
    datapoint.excerpts = [...found, 'Meter readings 2025, page 12'].join('\n')
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    const named = await panel.findByRole('heading', { name: 'Excerpts kept with the value' })
    expect(named.parentElement).toHaveTextContent(/^Excerpts kept with the valueMeter readings 2025, page 12$/)
    expect(panel.queryByText(/^No passage proves this value/)).toBeNull()
  })

  it('says that nothing proves a value', async () => {
    const datapoint = keyOf('E1-5_01')
    const [first] = datapoint.evidence
    if (!first) throw new Error('E1-5_01 has no evidence')
    // What is known of a part proves nothing of the whole.
    Object.assign(datapoint, { evidence: [{ ...first, dimension: 'cat6' }], excerpts: '' })
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText(/^No passage proves this value/)).toBeVisible()
  })

  it('puts values that contradict each other side by side and takes the one that is chosen', async () => {
    const datapoint = keyOf('E1-5_01')
    const other = datapoint.evidence[1]
    if (!other) throw new Error('E1-5_01 has one source only')
    Object.assign(other, { value: '34100', number: 34_100 })
    const { user } = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText('The documents give different values. Choose the right one.')).toBeVisible()
    await user.click(panel.getByRole('button', { name: /^Use this value: 34,100.MWh$/ }))
    await screen.findByText('E1-5_01 is now 34,100 MWh.')
    expect(keyOf('E1-5_01')).toMatchObject({ value: '34100', status: 'corrected' })
  })

  it('waits with the values of one datapoint only while that datapoint is saved', async () => {
    for (const key of ['E1-5_01', 'E1-5_02']) keyOf(key).status = 'proposed'
    const [first] = keyOf('E1-5_02').evidence
    if (!first) throw new Error('E1-5_02 has no evidence')
    keyOf('E1-5_02').evidence.push({ ...first, value: '77', number: 77, excerpt: '77 MWh' })
    let save = () => {}
    const saved = new Promise<void>((resolve) => {
      save = resolve
    })
    server.use(
      http.put(`${api}/csrd/datapoints/E1-5_01/`, async () => {
        await saved
        return undefined
      }),
    )
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await painted()
    await user.keyboard('a')
    const next = await panelOf('E1-5_02')
    const other = next.getByRole('button', { name: /^Use this value: 77/ })
    expect(other).not.toHaveAttribute('aria-busy')
    await user.click(other)
    await screen.findByText(/^E1-5_02 is now 77/)
    save()
    // The message of the newer decision stays.
    await waitFor(() => expect(keyOf('E1-5_01').status).toBe('accepted'))
  })

  it('says why it is the answer and what the standard asks for', async () => {
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(panel.getByText('Total row of table 5')).toBeVisible()
    expect(await panel.findByText(/^ESRS E1, paragraph /)).toBeVisible()
    expect(panel.getByText(/^E1-5 Energy consumption and mix/)).toBeVisible()
  })

  it('explains what to do where there is no value', async () => {
    open('E1-1_01', { query: 'control_code=E1&with_values=false&search=E1-1_01' })
    const panel = await panelOf('E1-1_01')
    expect(await panel.findByText('No value yet')).toBeVisible()
    expect(panel.getByRole('button', { name: 'Enter value' })).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Reject' })).toBeNull()
  })

  it('says that a document is gone', async () => {
    server.use(
      http.get(`${api}/documents/:id/pages/:number/`, () => HttpResponse.json({ error: 'Gone.' }, { status: 404 })),
    )
    open('E1-5_07')
    expect(await (await panelOf('E1-5_07')).findByText('This document is no longer there')).toBeVisible()
  })

  it('stands in German too', async () => {
    open('E1-5_01', { language: 'de' })
    const panel = within(await screen.findByRole('complementary', { name: 'Nachweis für E1-5_01' }))
    expect(await panel.findByText('34.800')).toBeVisible()
    expect(panel.getByText('Hohe Sicherheit')).toBeVisible()
    expect(panel.getByText('Zitat auf Seite 3 gefunden')).toBeVisible()
    for (const name of ['Annehmen', 'Korrigieren', 'Ablehnen']) {
      expect(panel.getByRole('button', { name })).toBeVisible()
    }
  })
})

describe('deciding', () => {
  it('accepts with A by sending the value as it is, and goes on', async () => {
    const sent: unknown[] = []
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'PUT') sent.push(await request.clone().json())
    })
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    await panelOf('E1-5_02')
    expect(await screen.findByText('Datapoint updated successfully')).toBeVisible()
    expect(sent).toEqual([{ value: '34800', version: expect.stringContaining('proposed') }])
    server.events.removeAllListeners()
    const row = screen.getByText('E1-5_01', { selector: 'td *' }).closest('tr') as HTMLElement
    expect(within(row).getByText('Accepted')).toBeVisible()
    expect(keyOf('E1-5_01').status).toBe('accepted')
  })

  it('takes an acceptance back that the server refused', async () => {
    server.use(http.put(`${api}/csrd/datapoints/:key/`, () => HttpResponse.json({ error: 'Locked.' }, { status: 409 })))
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    expect(await screen.findByText('Failed to update datapoint')).toBeVisible()
    expect(screen.getByText('E1-5_01: Locked.')).toBeVisible()
    const row = screen.getByText('E1-5_01', { selector: 'td *' }).closest('tr') as HTMLElement
    await waitFor(() => expect(within(row).getByText('Proposed · high')).toBeVisible())
  })

  it('corrects with C: Enter saves, Esc leaves', async () => {
    const { user } = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    await user.keyboard('c')
    const field = await panel.findByRole('textbox', { name: 'Correct value' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('34800')
    await user.keyboard('1{Escape}')
    expect(panel.queryByRole('textbox')).toBeNull()
    await panelOf('E1-5_01')
    await user.keyboard('c')
    await user.keyboard('35000{Enter}')
    expect(await panel.findByText('Corrected value')).toBeVisible()
    expect(screen.getByText('E1-5_01 is now 35,000\u00a0MWh.', { normalizer: (text) => text })).toBeVisible()
    expect(keyOf('E1-5_01')).toMatchObject({ value: '35000', status: 'corrected' })
    expect(panel.getByRole('button', { name: 'Next' })).toBeVisible()
  })

  it('says beside the field what the server refuses', async () => {
    const refusal = { error: 'Check the fields.', code: 'invalid_input', fields: { value: '“lots” is not a number.' } }
    server.use(http.put(`${api}/csrd/datapoints/:key/`, () => HttpResponse.json(refusal, { status: 400 })))
    const { user } = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    await user.keyboard('c')
    await user.keyboard('lots{Enter}')
    const field = panel.getByRole('textbox', { name: 'Correct value' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('“lots” is not a number.'))
    expect(field).toHaveValue('lots')
  })

  it('rejects with R and goes on, and takes a reason for it', async () => {
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('r')
    expect(await screen.findByText('E1-5_01 rejected')).toBeVisible()
    await panelOf('E1-5_02')
    expect(keyOf('E1-5_01').value).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add a reason' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Why was it rejected?' }))
    await user.type(dialog.getByRole('textbox', { name: 'In your own words' }), 'Of the parent company')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(keyOf('E1-5_01').notes).toBe('Of the parent company'))
    expect(keyOf('E1-5_01').value).toBeNull()
  })

  it('takes a usual reason by one key after W, and holds nobody up who says none', async () => {
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('r')
    await panelOf('E1-5_02')
    await waitFor(() => expect(keyOf('E1-5_01').value).toBeNull())
    await user.keyboard('w')
    await screen.findByRole('dialog', { name: 'Why was it rejected?' })
    await user.keyboard('3')
    await waitFor(() => expect(keyOf('E1-5_01').notes).toBe('It is only a part, or of another company'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows the passage at reading size, and keeps the size that somebody chose', async () => {
    const { user, unmount } = open('E1-5_01')
    const zoom = async () =>
      (await panelOf('E1-5_01')).findByRole('button', { name: /^(Zoom to the passage|Show the whole width)/ })
    expect(await zoom()).toHaveAttribute('aria-pressed', 'true')
    await user.click(await zoom())
    expect(await zoom()).toHaveAttribute('aria-pressed', 'false')
    unmount()
    open('E1-5_01')
    expect(await zoom()).toHaveAttribute('aria-pressed', 'false')
  })
})

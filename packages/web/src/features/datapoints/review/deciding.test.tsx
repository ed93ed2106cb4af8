import { contract, type Language } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepChange } from '../../../mock/changes.ts'
import { inRole, openApp, painted } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
// There is no canvas here: pages of a PDF fall back to their text, and pdf.js says that it misses some parts.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const open = (datapoint: string | null, options: Parameters<typeof openApp>[1] = {}) =>
  openApp(`/datapoints?control_code=E1&page_size=50&with_values=false${datapoint ? `&datapoint=${datapoint}` : ''}`, {
    signedIn: true,
    ...options,
  })
async function panelOf(code: string, label = 'Evidence for') {
  const panel = within(await screen.findByRole('complementary', { name: `${label} ${code}` }))
  await panel.findByRole('heading', { level: 2, name: /\w/ })
  await painted()
  return panel
}
const keyOf = (key: string) => {
  const found = mock.state.datapoints.find((datapoint) => datapoint.key === key)
  if (!found) throw new Error(`The mock has no ${key}`)
  return found
}

describe('taking back', () => {
  it('undoes an acceptance from its toast, whose words stay as they are', async () => {
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    await panelOf('E1-5_02')
    expect(await screen.findByText('Datapoint updated successfully')).toBeVisible()
    expect(keyOf('E1-5_01').status).toBe('accepted')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('E1-5_01 is again 34,800 MWh.')).toBeVisible()
    expect(keyOf('E1-5_01').status).toBe('proposed')
    // Taking back can be taken back.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(keyOf('E1-5_01').status).toBe('accepted'))
  })

  it('undoes a deletion with U, evidence included', async () => {
    const { user } = open('E1-5_01')
    const before = structuredClone(keyOf('E1-5_01'))
    await panelOf('E1-5_01')
    await user.keyboard('r')
    expect(await screen.findByText('E1-5_01 rejected')).toBeVisible()
    await panelOf('E1-5_02')
    expect(keyOf('E1-5_01').value).toBeNull()
    await user.keyboard('u')
    expect(await screen.findByText('E1-5_01 is again 34,800 MWh.')).toBeVisible()
    expect(keyOf('E1-5_01')).toEqual(before)
    // What was taken back is looked at again.
    await panelOf('E1-5_01')
  })

  it('undoes with U while the evidence that is open is still on its way', async () => {
    // The list shows climate alone, so this one is asked for by itself.
    const before = '/datapoints?control_code=E1&page_size=50&with_values=false&datapoint=S1-6_02'
    const held = Promise.withResolvers<void>()
    server.use(http.get(`${api}/csrd/datapoints/S1-6_02/`, () => held.promise.then(() => undefined), { once: true }))
    const { user } = open('E1-5_01', { before })
    await panelOf('E1-5_01')
    await user.keyboard('a')
    expect(await screen.findByText('E1-5_01 is accepted: 34,800 MWh.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back one step' }))
    expect(await screen.findByRole('complementary', { name: 'Evidence for S1-6_02' })).toBeVisible()
    await user.keyboard('u')
    expect(await screen.findByText('E1-5_01 is again 34,800 MWh.')).toBeVisible()
    await panelOf('E1-5_01')
    held.resolve()
  })

  /** Accepts two values, the second of which the server takes its time for; U is pressed meanwhile. */
  async function undoTooEarly(reply: () => Response | undefined) {
    keyOf('E1-5_02').status = 'proposed'
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    await panelOf('E1-5_02')
    expect(await screen.findByText('E1-5_01 is accepted: 34,800 MWh.')).toBeVisible()
    const held = Promise.withResolvers<void>()
    server.use(http.put(`${api}/csrd/datapoints/E1-5_02/`, () => held.promise.then(reply), { once: true }))
    await user.keyboard('au')
    // What is taken back is looked at at once, and says that it waits.
    const panel = await panelOf('E1-5_02')
    expect(panel.getByRole('button', { name: 'Undoing…' })).toBeVisible()
    held.resolve()
    return user
  }

  it('waits for a decision that is under way', async () => {
    await undoTooEarly(() => undefined)
    expect(await screen.findByText('E1-5_02 is again 25,900 MWh.')).toBeVisible()
    expect([keyOf('E1-5_01').status, keyOf('E1-5_02').status]).toEqual(['accepted', 'proposed'])
  })

  it('takes nothing else back when the decision under way fails, and then the one before it', async () => {
    const user = await undoTooEarly(() => HttpResponse.json({ error: 'Locked.' }, { status: 409 }))
    expect(await screen.findByText('Failed to update datapoint')).toBeVisible()
    expect([keyOf('E1-5_01').status, keyOf('E1-5_02').status]).toEqual(['accepted', 'proposed'])
    await user.keyboard('u')
    expect(await screen.findByText('E1-5_01 is again 34,800 MWh.')).toBeVisible()
  })

  it('is offered for the newest decision, also where the reply to an older one comes later', async () => {
    keyOf('E1-5_02').status = 'proposed'
    const held = Promise.withResolvers<void>()
    server.use(http.put(`${api}/csrd/datapoints/E1-5_01/`, () => held.promise.then(() => undefined), { once: true }))
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    await panelOf('E1-5_02')
    await user.keyboard('r')
    expect(await screen.findByText('E1-5_02 rejected')).toBeVisible()
    held.resolve()
    await waitFor(() => expect(keyOf('E1-5_01').status).toBe('accepted'))
    await painted()
    expect(screen.getByText('E1-5_02 rejected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('E1-5_02 is again 25,900 MWh.')).toBeVisible()
  })

  it('leaves what somebody else has decided since', async () => {
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    await screen.findByText('Datapoint updated successfully')
    const colleague = mock.state.people[1]?.user ?? null
    const before = { ...structuredClone(keyOf('E1-5_01')), value: '34900' }
    keepChange(mock.state, colleague, 'corrected', before, keyOf('E1-5_01'))
    await user.keyboard('u')
    expect(await screen.findByText(/changed by somebody else since/)).toBeVisible()
    expect(keyOf('E1-5_01').status).toBe('accepted')
  })
})

describe('correcting', () => {
  it('goes on with the next key while the list is still asked for again', async () => {
    const { user } = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    await user.keyboard('c')
    const held = Promise.withResolvers<void>()
    let asked = 0
    server.use(
      http.get(`${api}/csrd/datapoints/`, () => {
        asked += 1
        return held.promise.then(() => undefined)
      }),
    )
    await user.keyboard('36000{Enter}')
    await waitFor(() => expect(panel.queryByLabelText('Correct value')).toBeNull())
    expect(panel.getByText('Corrected value')).toBeVisible()
    expect(asked).toBe(1)
    await user.keyboard('j')
    await panelOf('E1-5_02')
    held.resolve()
  })

  it('saves while the acceptance of the value before is under way', async () => {
    const held = Promise.withResolvers<void>()
    server.use(http.put(`${api}/csrd/datapoints/E1-5_01/`, () => held.promise.then(() => undefined), { once: true }))
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('a')
    const panel = await panelOf('E1-5_02')
    await user.keyboard('c36000{Enter}')
    expect(await panel.findByText('Corrected value')).toBeVisible()
    held.resolve()
    await waitFor(() => expect(keyOf('E1-5_01').status).toBe('accepted'))
  })
})

describe('the history', () => {
  async function corrected() {
    const view = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    await view.user.keyboard('c')
    await view.user.keyboard('36000{Enter}')
    await panel.findByText('Corrected value')
    await painted()
    await view.user.keyboard('c')
    await view.user.keyboard('37000{Enter}')
    await waitFor(() => expect(keyOf('E1-5_01').value).toBe('37000'))
    return { ...view, panel }
  }

  it('stands in the evidence: who, from what to what, when', async () => {
    const { panel } = await corrected()
    const list = (await panel.findByRole('heading', { name: 'History' })).nextElementSibling as HTMLElement
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    const [newest, first] = within(list).getAllByRole('listitem')
    expect(newest).toHaveTextContent(/Mara Lindner \(you\) corrected.*Current.*36,000.MWh.*37,000.MWh/)
    expect(first).toHaveTextContent(/34,800.MWh.*36,000.MWh/)
    expect(newest?.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/))
  })

  it('gives an earlier value back after a question', async () => {
    const { panel, user } = await corrected()
    await user.click(await panel.findByRole('button', { name: /^Restore 36,000.MWh$/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore value' }))
    expect(dialog.getByText(/^It takes the place of 37,000.MWh\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(keyOf('E1-5_01').value).toBe('36000'))
    expect(mock.state.changes.map(({ action }) => action)).toEqual(['corrected', 'corrected', 'restored'])
  })

  it('gives a reader nothing back', async () => {
    const { unmount } = await corrected()
    unmount()
    inRole('reader')
    open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByRole('heading', { name: 'History' })).toBeVisible()
    expect(panel.queryByRole('button', { name: /^Restore/ })).toBeNull()
  })

  it('opens from the menu of a row and with H, and says when there is none', async () => {
    const { user } = open(null)
    await user.click(await screen.findByRole('button', { name: 'Actions for E1-5_01' }))
    await user.click(await screen.findByRole('menuitem', { name: 'History' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
    expect(await dialog.findByText('Nobody and nothing has changed this value yet.')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Gross Scope 1 GHG emissions' }))
    await panelOf('E1-6_07')
    await user.keyboard('h')
    expect(await screen.findByRole('dialog', { name: 'History' })).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    server.use(
      http.get(`${api}/csrd/datapoints/:key/history/`, () => HttpResponse.json({ error: 'Down.' }, { status: 404 })),
    )
    const { user } = open(null)
    await user.click(await screen.findByRole('button', { name: 'Actions for E1-5_01' }))
    await user.click(await screen.findByRole('menuitem', { name: 'History' }))
    expect(await screen.findByText('The history could not be loaded')).toBeVisible()
  })
})

describe('why and why not', () => {
  it('says why a datapoint is missing', async () => {
    const missing = keyOf('E1-1_01')
    const sentence = 'Scope 1 and 2 are only given together, page 5 of report.pdf.'
    Object.assign(missing, { value: null, status: 'missing', why_not: [sentence], evidence: [] })
    open('E1-1_01')
    const panel = await panelOf('E1-1_01')
    expect(await panel.findByText(sentence)).toBeVisible()
    expect(panel.queryByText(/^Nothing was found/)).toBeNull()
  })

  it('shows what does not fit beside the value, with the way to the other one', async () => {
    const text = 'E1-5_02 is a part of E1-5_01 and cannot be above it (500).'
    keyOf('E1-5_01').hints = [{ code: 'at_most', keys: ['E1-5_02'], text }]
    const { user } = open('E1-5_01')
    const panel = await panelOf('E1-5_01')
    expect(await panel.findByText(text)).toBeVisible()
    const row = screen.getByText('E1-5_01', { selector: 'td *' }).closest('tr') as HTMLElement
    expect(within(row).getByTitle(text)).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Open E1-5_02' }))
    await panelOf('E1-5_02')
  })

  it('shows what was set aside, why, and where it stands', async () => {
    const { user } = open('E1-6_07')
    const panel = await panelOf('E1-6_07')
    await user.click(await panel.findByRole('button', { name: 'Show what was considered and set aside' }))
    const lost = await panel.findByRole('button', { name: /^9,000.*Only a part of the whole/ })
    await user.click(lost)
    expect(lost).toHaveAttribute('aria-pressed', 'true')
  })

  it('says of a place that states the same value that it does, and of another one that it is outdone', async () => {
    const [first] = keyOf('E1-6_07').evidence
    const candidates = [
      { ...first, page: 2, aside: 'rival' },
      { ...first, page: 3, unit: 'kt CO2e', aside: 'rival' },
      { ...first, page: 4, year: 2019, aside: 'rival' },
      { ...first, page: 5, aside: 'part' },
    ]
    server.use(http.get(`${api}/csrd/datapoints/:key/candidates/`, () => HttpResponse.json({ data: { candidates } })))
    const { user } = open('E1-6_07')
    const panel = await panelOf('E1-6_07')
    await user.click(await panel.findByRole('button', { name: 'Show what was considered and set aside' }))
    const list = (await panel.findByText('Says the same')).closest('ul') as HTMLElement
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    expect(within(list).getAllByText('Another statement is better supported')).toHaveLength(2)
    expect(within(list).getByText('Only a part of the whole')).toBeVisible()
  })

  it('calls what was considered so where nothing is proposed', async () => {
    open('E1-6_07')
    const panel = await panelOf('E1-6_07')
    expect(await panel.findByRole('heading', { name: 'Also considered' })).toBeVisible()
    Object.assign(keyOf('E1-5_02'), { value: null, number: null, status: 'missing', evidence: [] })
    open('E1-5_02')
    const missing = await panelOf('E1-5_02')
    expect(await missing.findByRole('heading', { name: 'Considered' })).toBeVisible()
  })
})

describe('typed inputs', () => {
  const reading = { ok: true, value: null, number: null, unit: 'MWh', converted: false, message: null, asked: null }

  async function edit(code: string, language: Language = 'en') {
    const view = open(null, { language })
    await view.user.click(
      await screen.findByRole('button', { name: language === 'en' ? `Actions for ${code}` : `Aktionen für ${code}` }),
    )
    await view.user.click(await screen.findByRole('menuitem', { name: language === 'en' ? 'Edit' : 'Bearbeiten' }))
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }

  it('say at once how a figure with its unit is understood', async () => {
    mock.reply(contract.review.read, { ...reading, value: '10000.1389', number: 10_000.1389, converted: true })
    const { user, dialog } = await edit('E1-5_01', 'de')
    const field = dialog.getByRole('textbox', { name: 'Wert' })
    await user.clear(field)
    await user.type(field, '36.000,5 GJ')
    expect(await dialog.findByText(/^Verstanden als 10\.000,14.MWh, umgerechnet/)).toBeVisible()
    expect(field).toHaveValue('36.000,5 GJ')
  })

  it('say what is wrong before anything is sent', async () => {
    const message = '“lots” is not a number. Write it like 1,234.5.'
    mock.reply(contract.review.read, { ...reading, ok: false, message })
    const { user, dialog } = await edit('E1-5_01')
    const field = dialog.getByRole('textbox', { name: 'Value' })
    await user.clear(field)
    await user.type(field, 'lots')
    expect(await dialog.findByText(message)).toBeVisible()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(keyOf('E1-5_01').value).toBe('34800')
  })

  it('ask yes or no where that is the question', async () => {
    Object.assign(keyOf('E1-5_02'), { dataType: 'yes-no', value: 'yes', number: null })
    const { user, dialog } = await edit('E1-5_02')
    expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'No' }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(keyOf('E1-5_02').value).toBe('no'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  const choices = {
    several: false,
    options: [
      { value: 'head count', label: 'Personenzahl' },
      { value: 'full-time equivalent', label: 'Vollzeitäquivalent' },
    ],
  }
  it('offer the answers of a choice in words, and words of one’s own', async () => {
    Object.assign(keyOf('E1-5_02'), { dataType: 'choice', value: 'head count', number: null, unit: null, choices })
    const { user, dialog } = await edit('E1-5_02', 'de')
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Personenzahl',
      'Vollzeitäquivalent',
      'Andere Antwort',
      'Keine Antwort',
    ])
    expect(dialog.getByRole('radio', { name: 'Personenzahl' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Andere Antwort' }))
    await user.type(dialog.getByRole('textbox', { name: 'In eigenen Worten' }), 'Beides')
    await user.click(dialog.getByRole('radio', { name: 'Vollzeitäquivalent' }))
    expect(dialog.queryByRole('textbox', { name: 'In eigenen Worten' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Änderungen speichern' }))
    await waitFor(() => expect(keyOf('E1-5_02').value).toBe('full-time equivalent'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keep words of one’s own for a choice', async () => {
    Object.assign(keyOf('E1-5_02'), { dataType: 'choice', value: 'head count', number: null, unit: null, choices })
    const { user, dialog } = await edit('E1-5_02')
    await user.click(dialog.getByRole('radio', { name: 'Other' }))
    await user.type(dialog.getByRole('textbox', { name: 'In your own words' }), 'Both, by country')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(keyOf('E1-5_02').value).toBe('Both, by country'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('take a date by its parts', async () => {
    Object.assign(keyOf('E1-5_03'), { dataType: 'date', value: '2025-12-31', number: null })
    const { dialog } = await edit('E1-5_03')
    expect(dialog.getByLabelText('Value')).toHaveAttribute('type', 'date')
    expect(dialog.getByLabelText('Value')).toHaveValue('2025-12-31')
  })
})

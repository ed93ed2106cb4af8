import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../mock/samples.ts'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

const open = (path = '/datapoints', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const rowOf = async (code: string) => {
  const chip = await screen.findAllByText(code)
  const row = chip.map((element) => element.closest('tr')).find(Boolean)
  if (!row) throw new Error(`${code} stands in no row`)
  return within(row)
}
const keyOf = (key: string) => {
  const found = mock.state.datapoints.find((datapoint) => datapoint.key === key)
  if (!found) throw new Error(`The mock has no ${key}`)
  return found
}
type User = ReturnType<typeof openApp>['user']
async function openMenu(user: User, code: string, item: string) {
  await user.click((await rowOf(code)).getByRole('button', { name: `Actions for ${code}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('editing', () => {
  const edit = async (code: string, options: Parameters<typeof openApp>[1] = {}) => {
    const view = open(`/datapoints?control_code=${code.slice(0, 2)}`, options)
    await openMenu(view.user, code, 'Edit')
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Edit datapoint' })) }
  }

  it('says so where the rest of a row cannot be read, and lets one try again', async () => {
    const brief = { ...inLanguage(keyOf('E1-5_02'), 'en'), evidence: [], evidence_total: 99 }
    const filter_options = { control_codes: [], disclosures: [], data_types: [] }
    const whole = `${api}/csrd/datapoints/E1-5_02/`
    server.use(
      http.get(`${api}/csrd/datapoints/`, () =>
        HttpResponse.json({ data: { datapoints: [brief] }, filter_options, count: 1, page: 1, total_pages: 1 }),
      ),
      http.get(whole, () => HttpResponse.json({ error: 'Not now.' }, { status: 403 }), { once: true }),
    )
    const { user } = open('/datapoints?control_code=E1')
    await openMenu(user, 'E1-5_02', 'Edit')
    expect(await screen.findByText('The datapoint could not be loaded')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await openMenu(user, 'E1-5_02', 'Edit')
    expect(await screen.findByRole('dialog', { name: 'Edit datapoint' })).toBeVisible()
  })

  it('does not write over what somebody else has decided meanwhile', async () => {
    const { user, dialog } = await edit('E1-5_02')
    const field = dialog.getByRole('textbox', { name: 'Value' })
    await user.clear(field)
    await user.type(field, '7')
    Object.assign(keyOf('E1-5_02'), { value: '9', number: 9, status: 'corrected' })
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update datapoint')).toBeVisible()
    expect(keyOf('E1-5_02').value).toBe('9')
    // What was typed is not lost.
    expect(field).toHaveValue('7')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  })

  it('changes value, explanation, notes and excerpts', async () => {
    const { user, dialog } = await edit('E1-5_02')
    const fill = async (name: string, text: string) => {
      await user.clear(dialog.getByRole('textbox', { name }))
      await user.type(dialog.getByRole('textbox', { name }), text)
    }
    expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveValue('25900')
    expect(dialog.getByText(/^In MWh\./)).toBeVisible()
    await fill('Value', '26000')
    await fill('Explanation', 'Meter read again')
    await fill('Notes', 'Ask the caretaker')
    await fill('Excerpts', 'Gas meter 26,000')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Datapoint updated successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = await rowOf('E1-5_02')
    await waitFor(() => expect(row.getByText('26,000')).toBeVisible())
    expect(row.getByText('Corrected')).toBeVisible()
    expect(keyOf('E1-5_02')).toMatchObject({
      value: '26000',
      why_is_this_the_answer: 'Meter read again',
      notes: 'Ask the caretaker',
      excerpts: 'Gas meter 26,000',
    })
  })

  it('does not decide on a value that was not touched', async () => {
    const { user, dialog } = await edit('E1-5_01')
    await user.type(dialog.getByRole('textbox', { name: 'Notes' }), 'To be looked at')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Datapoint updated successfully')
    expect(keyOf('E1-5_01')).toMatchObject({ status: 'proposed', notes: 'To be looked at' })
  })

  it('puts what the server refuses beside its field, and keeps what was typed', async () => {
    const refusal = {
      error: 'Please check the marked fields.',
      code: 'invalid_input',
      fields: { value: 'Not a number.' },
    }
    server.use(http.put(`${api}/csrd/datapoints/:key/`, () => HttpResponse.json(refusal, { status: 400 })))
    const { user, dialog } = await edit('E1-5_02')
    const value = dialog.getByRole('textbox', { name: 'Value' })
    await user.clear(value)
    await user.type(value, 'plenty')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update datapoint')).toBeVisible()
    expect(value).toHaveValue('plenty')
    expect(value).toBeInvalid()
    expect(value).toHaveAccessibleDescription('Not a number.')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  })

  it('gives back what was typed when the dialog was closed by accident', async () => {
    const { user, dialog } = await edit('E1-5_02')
    await user.type(dialog.getByRole('textbox', { name: 'Notes' }), 'half a thought')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openMenu(user, 'E1-5_02', 'Edit')
    const again = within(await screen.findByRole('dialog', { name: 'Edit datapoint' }))
    expect(again.getByRole('textbox', { name: 'Notes' })).toHaveValue('half a thought')
    expect(again.getByText(/did not save is still here/)).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await openMenu(user, 'E1-5_02', 'Edit')
    const afresh = within(await screen.findByRole('dialog', { name: 'Edit datapoint' }))
    expect(afresh.getByRole('textbox', { name: 'Notes' })).toHaveValue('')
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock

// What comes with the first click is there before a test waits for it.
beforeAll(() =>
  Promise.all([import('../DatapointsPage.tsx'), import('../review/Review.tsx'), import('./BreakdownDialog.tsx')]),
)

async function openGrid(code = 'E1-6_11') {
  const view = openApp(`/datapoints?control_code=${code.slice(0, 2)}&datapoint=${code}`, { signedIn: true })
  await view.user.click(await screen.findByRole('button', { name: /(Edit the|Enter a) breakdown/ }))
  return { ...view, dialog: await loaded() }
}
/** The dialog once it has its cells. */
async function loaded() {
  await screen.findAllByRole('textbox', { name: /^(Women|1 · )/ })
  return within(screen.getByRole('dialog', { name: 'Breakdown' }))
}
const category = (dialog: ReturnType<typeof within>, name: RegExp) => dialog.findByRole('textbox', { name })

describe('a breakdown by hand', () => {
  it('begins with what documents state, is typed like a sheet, and gives the value', async () => {
    const { user, dialog } = await openGrid()
    expect(await dialog.findByText(/Nobody has taken these figures yet/)).toBeVisible()
    const first = await category(dialog, /^1 · Purchased/)
    expect(first).toHaveValue('41860')
    await user.clear(first)
    await user.type(first, '41,000{Enter}')
    expect(await category(dialog, /^2 · Capital/)).toHaveFocus()
    await user.keyboard('500')
    await user.type(dialog.getByRole('textbox', { name: 'Source' }), 'Ledger')
    const follow = dialog.getByRole('checkbox', { name: /The value follows from the cells/ })
    if (follow.getAttribute('aria-checked') === 'false') await user.click(follow)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Breakdown' })).toBeNull())
    const saved = mock.state.cells['E1-6_11']!
    expect(saved.find(({ dimension }) => dimension === 'cat2')).toMatchObject({ value: '500', source: 'Ledger' })
    expect(mock.state.datapoints.find(({ key }) => key === 'E1-6_11')?.number).toBe(
      saved.reduce((sum, { number }) => sum + number, 0),
    )
  })

  it('takes a column of a spreadsheet, and tells in the history what became of each cell', async () => {
    const { user, dialog } = await openGrid('S1-6_02')
    const women = await category(dialog, /^Women/)
    women.focus()
    fireEvent.paste(women, { clipboardData: { getData: () => '150\n300\n1\n' } })
    expect(await category(dialog, /^Other/)).toHaveValue('1')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Breakdown' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Edit the breakdown' }))
    await user.click(await screen.findByRole('button', { name: 'History' }))
    expect(await screen.findByText('empty → 300')).toBeVisible()
  })

  it('takes sites that are offered and rows that somebody names', async () => {
    const key = 'E3-4_01'
    mock.state.datapoints.push({ ...mock.state.datapoints.find((one) => one.key === 'E1-6_11')!, key, number: null })
    const { user } = openApp(`/datapoints?datapoint=${key}`, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: /(Edit the|Enter a) breakdown/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Breakdown' }))
    const name = await dialog.findByRole('combobox', { name: 'Add: Site' })
    await user.type(name, 'steinfurt{Enter}')
    await user.type(name, ' Werk  Süd {Enter}')
    await user.type(await dialog.findByRole('textbox', { name: /^Steinfurt/ }), '40')
    await user.type(dialog.getByRole('textbox', { name: /^Werk Süd/ }), '30')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Breakdown' })).toBeNull())
    expect(mock.state.cells[key]!.map(({ dimension, number }) => [dimension, number])).toEqual([
      ['~Steinfurt', 40],
      ['~Werk Süd', 30],
    ])
  })

  it('says at its cell why a figure is not taken, and keeps everything', async () => {
    const { user, dialog } = await openGrid('S1-6_02')
    server.use(
      http.put(`${api}/csrd/datapoints/S1-6_02/breakdown/`, () =>
        HttpResponse.json(
          { error: 'Not below 0.', code: 'invalid_input', fields: { 'cells.1.value': 'Not below 0.' } },
          { status: 400 },
        ),
      ),
    )
    const men = await category(dialog, /^Men/)
    await user.clear(men)
    await user.type(men, '-5')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Not below 0.')).toBeVisible()
    expect(men).toHaveValue('-5')
    expect(men).toBeInvalid()
    expect(men).toHaveFocus()
  })

  it('closed by accident keeps what was typed', async () => {
    const { user, dialog } = await openGrid('S1-6_02')
    await user.type(await category(dialog, /^Other/), '7')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Edit the breakdown' }))
    const again = await loaded()
    expect(await category(again, /^Other/)).toHaveValue('7')
    expect(again.getByText('What you had entered is still here.')).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Cancel' }))
  })

  it('says so where it cannot be loaded', async () => {
    server.use(
      http.get(`${api}/csrd/datapoints/S1-6_02/breakdown/`, () =>
        HttpResponse.json({ error: 'Not now.', code: 'unavailable' }, { status: 403 }),
      ),
    )
    const { user } = openApp('/datapoints?control_code=S1&datapoint=S1-6_02', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Edit the breakdown' }))
    expect(await screen.findByText('The breakdown could not be loaded')).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, painted } from '../../../testing/app.tsx'

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

describe('going on', () => {
  it('moves with J and K and the arrow keys, also over the edge of a page', async () => {
    const { user, address } = open('E1-5_01', { query: 'control_code=E1' })
    await panelOf('E1-5_01')
    await user.keyboard('j')
    await panelOf('E1-5_02')
    await user.keyboard('{ArrowDown}')
    await panelOf('E1-5_03')
    await user.keyboard('kk{ArrowUp}')
    await panelOf('E1-4_01')
    await user.keyboard('k')
    await panelOf('E1-4_01')
    await user.keyboard('{j>9/}')
    expect((await panelOf('E1-6_10')).getByText('10 of 12')).toBeVisible()
    await user.keyboard('j')
    expect((await panelOf('E1-6_11')).getByText('11 of 12')).toBeVisible()
    expect(address()).toContain('page=2')
    await user.keyboard('k')
    expect((await panelOf('E1-6_10')).getByText('10 of 12')).toBeVisible()
  })

  it('leads on after a correction that took the value out of the list of what is to be checked', async () => {
    const { user } = open(null, { query: 'state=to_check' })
    const rows = await screen.findAllByRole('row', { name: /Proposed|review|Question/ })
    await user.click(rows[0]!)
    const first = await screen.findByRole('complementary', { name: /^Evidence for/ })
    const code = first.getAttribute('aria-label')!.replace('Evidence for ', '')
    const panel = await panelOf(code)
    await user.keyboard('c')
    await panel.findByRole('button', { name: 'Save' })
    await user.keyboard('36000{Enter}')
    await panel.findByText('Corrected value')
    const strip = () => document.querySelectorAll(`[data-row="${code}"]`)
    await waitFor(() => expect(strip()).toHaveLength(0))
    await user.click(await (await panelOf(code)).findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: `Evidence for ${code}` })).toBeNull())
    expect(screen.getByRole('complementary', { name: /^Evidence for/ })).toBeVisible()
  })

  it('leaves keys alone while something is typed, and when they are switched off', async () => {
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.type(screen.getByRole('searchbox'), 'energy consumption')
    expect((await panelOf('E1-5_01')).getByRole('button', { name: 'Accept' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect((await panelOf('E1-5_01')).getByText(/^1 of 6$/)).toBeVisible())
    await user.click(screen.getByRole('button', { name: /all keys/ }))
    await user.click(await screen.findByRole('switch', { name: 'Use single-key shortcuts' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('j')
    await panelOf('E1-5_01')
    await user.keyboard('{ArrowDown}')
    await panelOf('E1-5_02')
  })

  it('goes to the search with / and lists all keys with ?', async () => {
    const { user } = open('E1-5_01')
    await panelOf('E1-5_01')
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(sheet.getByText('Accept, go on')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await panelOf('E1-5_01')
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('opens the whole document at the passage with O, and comes back', async () => {
    const { user, address, unmount } = open('E1-5_07')
    await panelOf('E1-5_07')
    await user.keyboard('o')
    const viewer = within(await screen.findByRole('dialog', { name: 'Energy and emissions 2025.xlsx' }))
    expect(await viewer.findByRole('cell', { name: '7510' })).toHaveAttribute('data-mark', 'value')
    const shared = address()
    expect(shared).toMatch(/view=document$/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await panelOf('E1-5_07')
    expect(address()).not.toMatch(/view=/)
    unmount()
    openApp(shared, { signedIn: true })
    expect(await screen.findByRole('dialog', { name: 'Energy and emissions 2025.xlsx' })).toBeVisible()
  })
})

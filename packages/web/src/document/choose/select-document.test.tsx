import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

/** The field of the proof in the form of an activity, of a company with many documents. */
async function openField() {
  const [pattern] = mock.state.documents
  mock.state.documents = Array.from({ length: 130 }, (_, at) => ({
    ...pattern!,
    id: `d${at}`,
    title: `Meter ${at}.pdf`,
    uploadDate: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
  }))
  const app = openApp('/documents/inventory', { signedIn: true })
  await app.user.click((await screen.findAllByRole('button', { name: 'Add an activity' }))[0]!)
  const field = await screen.findByRole('combobox', { name: /^Document/ })
  const open = async () => {
    await app.user.click(field)
    return within(await screen.findByRole('listbox', { name: 'Search documents by title' }))
  }
  return { ...app, field, open }
}
const search = () => screen.getByRole('combobox', { name: 'Search documents by title' })

describe('the choice of a document', () => {
  it('finds one by its title that is not among the newest', async () => {
    const { user, field, open } = await openField()
    expect(field).toHaveTextContent('none')
    const list = await open()
    expect(await list.findByRole('option', { name: 'Meter 129.pdf' })).toBeVisible()
    expect(list.queryByRole('option', { name: 'Meter 7.pdf' })).toBeNull()
    expect(screen.getByText('and 80 more: search by title')).toBeVisible()
    await user.type(search(), 'meter 7.pdf')
    await user.click(await list.findByRole('option', { name: 'Meter 7.pdf' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveTextContent('Meter 7.pdf')
    expect(field).toHaveFocus()
  })

  it('is made and unmade by keys alone, and Escape leaves the form open', async () => {
    const { user, field, open } = await openField()
    field.focus()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: 'Meter 129.pdf' })
    expect(search()).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field).toHaveTextContent('Meter 129.pdf')
    await user.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Meter 129.pdf' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toHaveTextContent('Meter 129.pdf')
    const list = await open()
    await user.click(await list.findByRole('option', { name: 'none' }))
    expect(field).toHaveTextContent('none')
  })

  it('says that nothing has such a title', async () => {
    const { user, open } = await openField()
    await open()
    await user.type(search(), 'zzz')
    expect(await screen.findByText('No document with this title')).toBeVisible()
  })
})

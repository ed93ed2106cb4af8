import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { setSingleKeys } from '../../ui/single-keys.ts'
import { pageOf } from './hint/pages.ts'
import { openHelp } from './open-help.ts'

beforeEach(() => {
  openHelp(null)
  setSingleKeys(true)
})

describe('the help', () => {
  it('explains the page, the way and the words, and leads on', async () => {
    const { user, address } = openApp('/settings', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Help' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Help' }))
    for (const term of [
      'Datapoint',
      'Disclosure requirement',
      'Double materiality',
      'IRO',
      'Evidence',
      'High and Needs review',
    ]) {
      expect(panel.getByText(term)).toBeVisible()
    }
    expect(panel.queryByText('On this page')).toBeNull()
    await user.click(panel.getByRole('link', { name: /Ask where documents are silent/ }))
    await waitFor(() => expect(address()).toBe('/surveys'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is in the menu too, in German, with the words of the regulation', async () => {
    const { user } = openApp('/surveys', { signedIn: true, language: 'de' })
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hilfe' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Hilfe' }))
    for (const term of ['Datenpunkt', 'Angabepflicht', 'Doppelte Wesentlichkeit', 'Nachweis']) {
      expect(panel.getByText(term)).toBeVisible()
    }
    expect(panel.getByText('Auf dieser Seite')).toBeVisible()
  })

  it('names keys as they stand on the keyboards of the language', async () => {
    const { user } = openApp('/surveys', { signedIn: true, language: 'de' })
    await screen.findByRole('button', { name: 'Hilfe' })
    await user.keyboard('?')
    const keys = await screen.findByRole('dialog', { name: 'Tastenkürzel' })
    expect(within(keys).getByText('Bild ↑')).toBeVisible()
    expect(within(keys).queryByText('PgUp')).toBeNull()
  })

  it('lists the keys on ? on every page, not while something is typed, and gives the focus back', async () => {
    const { user } = openApp('/surveys', { signedIn: true })
    const opener = await screen.findByRole('button', { name: 'Help' })
    opener.focus()
    await user.keyboard('?')
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(keys).getByText('Go to the notifications')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener).toHaveFocus()
    setSingleKeys(false)
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads from the panel to the keys', async () => {
    const { user } = openApp('/surveys', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Help' }))
    await user.click(await screen.findByRole('button', { name: 'Show all keyboard shortcuts' }))
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull()
  })

  it('does not take ? from a field', async () => {
    const { user } = openApp('/documents', { signedIn: true })
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'what?')
    expect(search).toHaveValue('what?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the hint of a first visit', () => {
  const hint = () => screen.queryByRole('region', { name: 'First steps' })

  it('stays away once it was dismissed', async () => {
    const first = openApp('/surveys', { signedIn: true })
    await first.user.click(await screen.findByRole('button', { name: 'Got it' }))
    expect(hint()).toBeNull()
    first.unmount()
    openApp('/surveys', { signedIn: true })
    await screen.findByRole('button', { name: 'Help' })
    expect(hint()).toBeNull()
  })

  it('is over when the page was left, and opens the whole help', async () => {
    const { user } = openApp('/surveys', { signedIn: true })
    expect(await screen.findByRole('region', { name: 'First steps' })).toHaveTextContent('Ask people where documents')
    await user.click(screen.getByRole('button', { name: 'More help' }))
    await screen.findByRole('dialog', { name: 'Help' })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('link', { name: 'Documents' }))
    await waitFor(() => expect(hint()).toHaveTextContent('Upload what you already have.'))
    await user.click(screen.getByRole('link', { name: 'Surveys' }))
    await waitFor(() => expect(hint()).toBeNull())
  })
})

it('knows the page of an address', () => {
  expect(pageOf('/survey/abc/response/1')).toBe('survey')
  expect(pageOf('/datapoints')).toBe('datapoints')
  expect(pageOf('/toString')).toBeNull()
})

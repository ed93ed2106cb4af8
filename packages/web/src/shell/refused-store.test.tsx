import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endSession, keepSession, sessionStore } from '../api/session.ts'
import { demo } from '../mock/state.ts'
import { openApp } from '../testing/app.tsx'
import { blockStore, fillStore } from '../testing/browser-store.ts'
import { mock } from '../testing/setup.ts'
import { setThemeChoice, startTheme } from '../ui/theme-mode.ts'
import { draftOf, keepDraft } from '../values/unsaved-store.ts'

type User = ReturnType<typeof openApp>['user']

/** Forms that keep what is typed in them, each up to the field that is typed in. */
const forms: { name: string; path: string; field: string; begin?: (user: User) => Promise<void> }[] = [
  { name: 'a survey', path: '/create-survey', field: 'Title' },
  { name: 'the calculator of emissions', path: '/documents/calculators', field: 'Amount' },
  {
    name: 'a stakeholder of the wizard',
    path: '/onboarding?step=5',
    field: 'Name',
    begin: async (user) => user.click(await screen.findByRole('button', { name: 'Add stakeholder' })),
  },
]

function givenWizard() {
  const { metadata } = mock.state.company
  Object.assign(metadata, { onboarding: { completed_steps: [0, 1, 2, 3] }, skip_onboarding: false, stakeholders: [] })
}

describe.each([
  ['throws at every access', blockStore],
  ['is full', fillStore],
])('with a store of the browser that %s', (_, refuse) => {
  it('the app opens, signs in, and takes theme and language', async () => {
    refuse()
    startTheme()
    const { user } = openApp('/login')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), demo.email)
    await user.type(screen.getByLabelText('Password'), `${demo.password}{Enter}`)
    await screen.findByRole('heading', { level: 1, name: /Documents|Overview/ })
    setThemeChoice('dark')
    expect(document.documentElement).toHaveClass('dark')
    setThemeChoice(null)
    endSession()
    expect(sessionStore.get().signedIn).toBe(false)
  })

  it.each(forms)(
    'nothing typed into $name is lost within the page, and leaving it asks',
    async ({ path, field, begin }) => {
      refuse()
      givenWizard()
      const first = openApp(path, { signedIn: true })
      await begin?.(first.user)
      await first.user.type(await screen.findByLabelText(field), '41')
      first.unmount()
      openApp(path)
      await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue('41'))
      const leaving = new Event('beforeunload', { cancelable: true })
      dispatchEvent(leaving)
      expect(leaving.defaultPrevented).toBe(true)
    },
  )

  it('nothing typed into the form of a row is lost within the page', () => {
    refuse()
    openApp('/login', { signedIn: true })
    keepDraft('datapoint csrd-2025 new', { name: 'Water' })
    expect(draftOf('datapoint csrd-2025 new')).toEqual({ name: 'Water' })
    keepDraft('datapoint csrd-2025 new', null)
    expect(draftOf('datapoint csrd-2025 new')).toBeNull()
  })
})

it.each(forms)(
  'what a person left in $name is not shown to the next person, and waits for them',
  async ({ path, field, begin }) => {
    givenWizard()
    const [person] = mock.state.people
    const mine = person!.user
    const signInAs = (user: typeof mine) => {
      person!.user = user
      return openApp(path, { signedIn: true })
    }
    const first = signInAs(mine)
    await begin?.(first.user)
    await first.user.type(await screen.findByLabelText(field), '41')
    endSession()
    first.unmount()
    const next = signInAs({ ...mine, id: 'next-person', email: 'next@auental.example' })
    await begin?.(next.user)
    expect(await screen.findByLabelText(field)).toHaveValue('')
    endSession()
    next.unmount()
    signInAs(mine)
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue('41'))
  },
)

it('a session that only this page holds ends when another tab signs out', () => {
  openApp('/login', { signedIn: true })
  const user = mock.state.people[0]!.user
  fillStore()
  keepSession({ access: 'newer', refresh: 'newer', user })
  localStorage.clear()
  expect(sessionStore.get().signedIn).toBe(true)
  dispatchEvent(new StorageEvent('storage', { key: 'auth_tokens' }))
  expect(sessionStore.get().signedIn).toBe(false)
})

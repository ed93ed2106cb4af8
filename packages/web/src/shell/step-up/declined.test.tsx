import { contract, type Endpoint } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { toastStore } from '../../ui/toast.ts'

// Whoever does not want to give a fresh proof is back where they were: nothing is said to have failed, and nothing is lost.

const sentence = 'Please confirm first that it is you. Nothing has been done yet.'

// Every call that may ask for a proof asks for one.
beforeEach(() => {
  const calls = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
  for (const { method, path } of calls.filter(({ stepUp }) => stepUp)) {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const asking = () => HttpResponse.json({ code: 'step_up_required', error: sentence }, { status: 403 })
    mock.server.use(http[verb](mock.api + path.replace(/\{(\w+)\}/g, ':$1'), asking))
  }
})

type User = ReturnType<typeof openApp>['user']
const press = async (user: User, name: string | RegExp, role: 'button' | 'switch' = 'button') =>
  user.click(await screen.findByRole(role, { name }))
const type = async (user: User, label: string | RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text)
const confirm = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const isAskedStill = () => expect(screen.getByRole('alertdialog')).toBeVisible()
const isTypedStill = (label: string | RegExp, text: string) => expect(screen.getByLabelText(label)).toHaveValue(text)

interface Case {
  at: string
  /** What the page shows before it is opened. */
  given?: () => void
  ask: (user: User) => Promise<unknown>
  /** What stands there as before. */
  stays: () => void
}

const cases: Record<string, Case> = {
  'a download': {
    at: '/profile',
    ask: (user) => press(user, 'Download my data'),
    stays: () => expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled(),
  },
  'an invitation': {
    at: '/company-profile?invite=true',
    ask: async (user) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
      await user.type(dialog.getByLabelText('Name'), 'Jo Berg')
      await user.type(dialog.getByLabelText('Email'), 'jo@example.org')
      await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    },
    stays: () => expect(within(screen.getByRole('dialog')).getByLabelText('Name')).toHaveValue('Jo Berg'),
  },
  'a second factor of everybody': {
    at: '/company/sign-in',
    given: () => {
      mock.state.people[0]!.factor = { setUpAt: '2026-02-01T10:00:00.000Z', left: 10 }
    },
    ask: async (user) => {
      const name = 'Require a second factor of everybody'
      await waitFor(async () => expect(await screen.findByRole('switch', { name })).toBeEnabled())
      await press(user, name, 'switch')
      await confirm(user, 'Require it')
    },
    stays: isAskedStill,
  },
  'the end of a receiver': {
    at: '/settings/trail',
    given: () => {
      const at = '2026-11-20T10:00:00.000Z'
      mock.state.receiver = {
        url: 'https://siem.auental.example/',
        has_token: false,
        authority: null,
        set_by: null,
        set_at: at,
        sent_at: at,
        failing_since: null,
        failure: null,
        sent: 9,
        last: 9,
      }
    },
    ask: async (user) => {
      await press(user, 'Send no longer')
      await confirm(user, 'Send no longer')
    },
    stays: isAskedStill,
  },
  'the end of a passkey': {
    at: '/profile',
    given: () => {
      const passkey = {
        id: '0d3c0c9e-7a55-4f0e-9f0b-3f3c8b1f2a11',
        name: 'Laptop',
        created_at: '2026-02-01T10:00:00.000Z',
        last_used_at: null,
        credential: '',
      }
      mock.state.people[0]!.passkeys = [passkey]
    },
    ask: async (user) => {
      await press(user, /^Remove.*Laptop/)
      await confirm(user, 'Remove')
    },
    stays: isAskedStill,
  },
  'a signature': {
    at: '/iro/signature',
    given: () => {
      const { assessment } = mock.state.materiality
      assessment.en.obstacles = []
      assessment.en.gaps = []
      assessment.en.changed = true
    },
    ask: async (user) => {
      await type(user, 'Note', 'Approved by the board')
      await press(user, /^Sign as version/)
    },
    stays: () => isTypedStill('Note', 'Approved by the board'),
  },
  'an issued version': {
    at: '/report/versions',
    given: () => {
      mock.state.statement.confirmation = {
        by: 'Mara Lindner',
        at: '2026-02-17T08:00:00.000Z',
        reason: '',
        left_out: { en: '', de: '' },
      }
    },
    ask: async (user) => {
      const name = 'Issue version 2'
      await waitFor(async () =>
        expect(await screen.findByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
      )
      await press(user, name)
      await type(user, 'Note', 'For the board')
      await press(user, 'Issue')
    },
    stays: () => isTypedStill('Note', 'For the board'),
  },
  'an erased person of surveys': {
    at: '/survey/mock-survey-suppliers/response/r-1',
    ask: async (user) => {
      await press(user, 'Erase this person')
      await confirm(user, 'Erase this person')
    },
    stays: isAskedStill,
  },
}

it.each(Object.entries(cases))('%s', async (_, { at, given, ask, stays }) => {
  given?.()
  const { user } = openApp(at, { signedIn: true })
  await ask(user)
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull())
  // What would fail says so in the turn after.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(toastStore.get()).toBeNull()
  expect(document.body).not.toHaveTextContent('Nothing has been done yet')
  stays()
  // It is not done, and can be asked for again.
  await waitFor(() => expect(document.querySelector('[aria-busy=true], [data-busy=true]')).toBeNull())
})

it('codes of an app, which somebody with a passkey sets up besides', async () => {
  const passkey = {
    id: '0d3c0c9e-7a55-4f0e-9f0b-3f3c8b1f2a11',
    name: 'Laptop',
    created_at: '2026-02-01T10:00:00.000Z',
    last_used_at: null,
    credential: '',
  }
  mock.state.people[0]!.passkeys = [passkey]
  const { user } = openApp('/profile', { signedIn: true })
  await press(user, 'Set up')
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toastStore.get()).toBeNull()
})

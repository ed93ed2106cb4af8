import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'
import { trailTexts } from './texts.ts'

// The first page of a file brings its code with it.
configure({ asyncUtilTimeout: 25_000 })

const log = async (name = 'Security log') => within(await screen.findByRole('region', { name }))

it('tells administrators what happened, newest first, page by page', async () => {
  const { user } = openApp('/settings', { signedIn: true })
  const section = await log()
  const entries = await section.findAllByRole('listitem')
  expect(entries).toHaveLength(10)
  expect(entries[0]).toHaveTextContent(/^Signed in17 Feb 2026, \d\d:30 · \S/)
  expect(section.getByText('Sign-in failed').closest('li')).toHaveTextContent(/For .+, by somebody not signed in$/)
  expect(section.getByText('Invited to the company').closest('li')).toHaveTextContent(/somebody who is no longer here$/)
  expect(section.getByText('Details of the company changed').closest('li')).toHaveTextContent(
    / · The operator of this installation$/,
  )
  await user.click(section.getByRole('button', { name: 'Next' }))
  expect(await section.findByText('Agreed that passages of documents are sent to models.example.com')).toBeVisible()
  expect(section.getByText('Company account created')).toBeVisible()
  expect(section.queryByText('Sign-in failed')).toBeNull()
})

it('names the domain that an entry is about, and why something else was done', async () => {
  const at = '2026-11-27T10:00:00.000Z'
  const entry = { at, by: null, about: null, host: null, request_id: null }
  const results = [
    { ...entry, id: '1', event: 'single_sign_on.domain_added', reason: 'auental.example' },
    { ...entry, id: '2', event: 'second_factor.reset', reason: 'The phone was lost.' },
  ]
  mock.server.use(
    http.get(`${mock.api}/company/security-events/`, () =>
      HttpResponse.json({ results, count: 2, page: 1, page_size: 10, total_pages: 1 }),
    ),
  )
  openApp('/settings', { signedIn: true })
  const section = await log()
  expect(await section.findByText('Domain: auental.example')).toBeVisible()
  expect(section.getByText('Reason: The phone was lost.')).toBeVisible()
})

it('stands in German too', async () => {
  openApp('/settings', { signedIn: true, language: 'de' })
  expect(await (await log('Sicherheitsprotokoll')).findByText('Passwort geändert')).toBeVisible()
})

it('can be asked for again when it did not come', async () => {
  let isDown = true
  mock.server.use(
    http.get(`${mock.api}/company/security-events/`, () =>
      isDown ? HttpResponse.json({ error: 'Closed.', code: 'conflict' }, { status: 409 }) : undefined,
    ),
  )
  const { user } = openApp('/settings', { signedIn: true })
  const section = await log()
  expect(await section.findByText('The security log could not be loaded')).toBeVisible()
  isDown = false
  await user.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByText('Password changed')).toBeVisible()
})

it('is not for members', async () => {
  mock.state.people[0]!.user.user_type = 'company_member'
  openApp('/settings', { signedIn: true })
  expect(await screen.findByRole('switch', { name: 'Dark mode' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Security log' })).toBeNull()
})

it('shows every action, narrowed down by what the address says, and takes it away', async () => {
  const { user } = openApp('/settings/trail?kind=change', { signedIn: true })
  const list = within(await screen.findByRole('list', { name: 'Actions' }))
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
    /^DatapointsChangeAbout E1-5_0117 Feb 2026, \d\d:41 · Mara Lindner, by an API token from 203\.0\.113\.0\/24csrd\.updateDatapoint/,
  )
  expect(list.getByText('Refused: forbidden')).toBeVisible()
  expect(list.getByText(/The product itself/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: /^Id, code or key/ }), 'E3{Enter}')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByText('About E3')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: /^Id, code or key/ }), '9{Enter}')
  expect(await screen.findByText('Nothing matches')).toBeVisible()
  const [show] = screen.getAllByRole('button', { name: 'Show everything' })
  await user.click(show!)
  expect(await screen.findByText('Signed in')).toBeVisible()
})

it.each([
  [[], 'The chain is whole', /46 entries checked/],
  [[{ number: 12, what: 'changed' }], 'The chain is broken', 'Entry 12 is not as it was written'],
])('checks the chain and says what it found: %j', async (faults, title, text) => {
  const found = { rows: 46, last: 46, hash: 'a'.repeat(64), faults }
  mock.server.use(http.get(`${mock.api}/company/trail/check/`, () => HttpResponse.json(found)))
  const { user } = openApp('/settings/trail', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Check the chain' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

it('has words for what every call belongs to', async () => {
  const { contract } = await import('@esrs/contract')
  for (const texts of [trailTexts.en, trailTexts.de])
    expect(Object.keys(texts.page.groups)).toEqual(expect.arrayContaining(Object.keys(contract)))
})

it('has words for every event', async () => {
  const { securityEvents } = await import('@esrs/contract')
  for (const texts of [trailTexts.en, trailTexts.de])
    for (const event of securityEvents) {
      const found = event.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts.event)
      expect([event, found]).toEqual([event, expect.stringMatching(/^\p{Lu}.{5,}$/u)])
    }
})

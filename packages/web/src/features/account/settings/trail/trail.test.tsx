import { configure, screen, within } from '@testing-library/react'
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

it('has words for every event', async () => {
  const { securityEvents } = await import('@esrs/contract')
  for (const texts of [trailTexts.en, trailTexts.de])
    for (const event of securityEvents) {
      const found = event.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts.event)
      expect([event, found]).toEqual([event, expect.stringMatching(/^\p{Lu}.{5,}$/u)])
    }
})

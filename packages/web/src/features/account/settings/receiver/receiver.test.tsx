import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../testing/app.tsx'
import { mock } from '../../../../testing/setup.ts'

const { server, api } = mock
const url = 'https://siem.auental.example/trail'

async function openSection(language: 'en' | 'de' = 'en') {
  const { user } = openApp('/company/trail', { signedIn: true, language })
  const name = language === 'en' ? 'Sent on to your own receiver' : 'Weiterleitung an einen eigenen Empfänger'
  const heading = await screen.findByRole('heading', { level: 2, name })
  return { user, section: within(heading.closest('section') as HTMLElement) }
}

describe('the receiver of the trail', () => {
  it('is set, says how far it has come, and is removed', async () => {
    const { user, section } = await openSection()
    await user.click(await section.findByRole('button', { name: 'Set a receiver' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Receiver of the trail' }))
    await user.type(dialog.getByLabelText('Address'), 'ftp://siem')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/^Enter an address that starts with/)).toBeVisible()
    await user.clear(dialog.getByLabelText('Address'))
    await user.type(dialog.getByLabelText('Address'), url)
    await user.type(dialog.getByLabelText('Bearer token'), 'a secret')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await section.findByText(url)).toBeVisible()
    expect(section.getByText(/^0 of \d+ entries have arrived\./)).toBeVisible()
    expect(mock.state.receiver?.has_token).toBe(true)
    await user.click(section.getByRole('button', { name: 'Send no longer' }))
    const ask = within(await screen.findByRole('alertdialog'))
    await user.click(ask.getByRole('button', { name: 'Send no longer' }))
    expect(await section.findByText(/is not sent on to a receiver/)).toBeVisible()
  })

  it('says at the address why it cannot be set, and keeps what was typed', async () => {
    const error = 'The certificate of siem.auental.example is not trusted.'
    const refusal = { error, code: 'conflict', fields: { url: error } }
    server.use(http.put(`${api}/company/trail/receiver/`, () => HttpResponse.json(refusal, { status: 409 })))
    const { user, section } = await openSection()
    await user.click(await section.findByRole('button', { name: 'Set a receiver' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Receiver of the trail' }))
    await user.type(dialog.getByLabelText('Address'), url)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(error)).toBeVisible()
    expect(dialog.getByLabelText('Address')).toHaveValue(url)
  })

  it('says in German since when nothing arrives, and why', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const receiver = { url, has_token: true, authority: null, set_by: null, set_at: at, sent_at: at, sent: 7, last: 9 }
    const failing = { receiver: { ...receiver, failing_since: at, failure: 'certificate' } }
    server.use(http.get(`${api}/company/trail/receiver/`, () => HttpResponse.json(failing)))
    const { section } = await openSection('de')
    expect(section.getByText(/24 Stunden lang nichts an, erhält die Verwaltung eine E-Mail\.$/)).toBeVisible()
    const sentence = /Seinem Zertifikat wird nicht vertraut\..* 2 Einträge warten\./
    expect(await section.findByText(sentence)).toBeVisible()
    // At the head of the page as well: its receiver stands below all entries.
    expect(screen.getAllByText(sentence)).toHaveLength(2)
    expect(section.getByText(/^7 von 9 Einträgen sind angekommen\./)).toBeVisible()
  })

  it('follows what is on its way, and says in the settings that nothing arrives', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const receiver = { url, has_token: true, authority: null, set_by: null, set_at: at, sent_at: at, sent: 7, last: 9 }
    let reply = { receiver: { ...receiver, failing_since: at as string | null, failure: 'refused' as string | null } }
    server.use(http.get(`${api}/company/trail/receiver/`, () => HttpResponse.json(reply)))
    openApp('/company/sign-in', { signedIn: true })
    expect(await screen.findByText(/siem\.auental\.example has taken nothing since .* 2 entries wait\./)).toBeVisible()
    reply = { receiver: { ...receiver, sent: 9, failing_since: null, failure: null } }
    // It is asked for again by an interval, which no test fakes.
    await waitFor(() => expect(screen.queryByText(/has taken nothing/)).toBeNull())
  })

  it('says that another address needs its token anew', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const receiver = { url, has_token: true, authority: null, set_by: null, set_at: at, sent_at: at, sent: 9, last: 9 }
    const reply = { receiver: { ...receiver, failing_since: null, failure: null } }
    server.use(http.get(`${api}/company/trail/receiver/`, () => HttpResponse.json(reply)))
    const { user, section } = await openSection()
    await user.click(await section.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Receiver of the trail' }))
    expect(dialog.getByLabelText('Bearer token')).toHaveAccessibleDescription(/keep the token/)
    await user.type(dialog.getByLabelText('Address'), '2')
    expect(dialog.getByLabelText('Bearer token')).toHaveAccessibleDescription(/needs the token anew/)
  })
})

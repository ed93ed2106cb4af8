import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock
const retention = { sessions: 1, security_trail: 365, mails: 0, deleted_documents: 30 }
const answer = (notice: object) => server.use(http.get(`${api}/privacy/`, () => HttpResponse.json(notice)))
const saidOf = async (name: string | RegExp) => (await screen.findByText(name)).parentElement?.querySelector('dd')

describe('the privacy page', () => {
  it('says what is stored, why, for how long and who to ask, without anybody being signed in', async () => {
    openApp('/privacy')
    for (const title of [
      'Who is responsible',
      'Your account',
      'How long we keep data',
      'Who else receives data',
      'Your rights',
    ])
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(await saidOf('Sessions')).toHaveTextContent('7 days after they end')
    expect(await saidOf('Documents that somebody has deleted')).toHaveTextContent('At once')
    expect(screen.getByText(/^Nobody\. Nothing leaves this installation/)).toBeVisible()
  })

  it('names the hosts that receive data, and the contact', async () => {
    answer({
      contact: 'privacy@auental.example',
      recipients: [
        { purpose: 'mail', host: 'smtp.auental.example' },
        { purpose: 'model', host: 'model.auental.example' },
      ],
      retention,
    })
    openApp('/privacy')
    expect(await saidOf('Sending emails')).toHaveTextContent('smtp.auental.example')
    expect(await saidOf(/^Language model that reads passages of documents/)).toHaveTextContent('model.auental.example')
    expect(screen.queryByText(/Nothing leaves/)).toBeNull()
    expect(screen.getByRole('link', { name: 'privacy@auental.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@auental.example',
    )
    expect(await saidOf('Copies of sent emails')).toHaveTextContent('No copies are kept')
    expect(await saidOf('Documents that somebody has deleted')).toHaveTextContent('After 30 days')
  })

  it('claims nothing about hosts when the server is silent', async () => {
    server.use(http.get(`${api}/privacy/`, () => HttpResponse.json({ error: 'Closed.' }, { status: 409 })))
    openApp('/privacy')
    expect(await screen.findByText(/cannot say which hosts receive data/)).toBeVisible()
    expect(screen.queryByText(/Nothing leaves/)).toBeNull()
  })

  it('leads the one who is signed in to their data', async () => {
    openApp('/privacy', { signedIn: true, language: 'de' })
    expect(await screen.findByRole('link', { name: 'Ihrem Profil' })).toHaveAttribute('href', '/profile')
    expect(await saidOf('Sitzungen')).toHaveTextContent('7 Tage nach ihrem Ende')
  })
})

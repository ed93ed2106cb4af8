import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { startSession } from '../../api/session.ts'
import { signIn } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { App } from '../App.tsx'
import DebugPanel from './DebugPanel.tsx'
import { outboxPath } from './mails.ts'
import PublicDebugPanel from './PublicDebugPanel.tsx'

const { server, api } = mock
const mail = {
  file: '1.eml',
  to: 'mara@auental.example',
  subject: 'Choose a new password',
  link: 'http://localhost/reset-password?token=1',
}

async function open() {
  server.use(http.get(`${api}${outboxPath}`, () => HttpResponse.json([mail])))
  const stop = startSession()
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/nowhere?x=1']}>
      <App routes={[]} client={createQueryClient()}>
        <DebugPanel />
      </App>
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Open debug panel' }))
  return { panel: screen.getByRole('region', { name: 'Debug panel' }), user, stop }
}

it('says where the app is, what it talks to, and who is signed in', async () => {
  signIn()
  const { panel, user, stop } = await open()
  expect(await screen.findByText('Choose a new password')).toBeVisible()
  expect(panel).toHaveTextContent('Address/nowhere?x=1')
  expect(panel).toHaveTextContent(`API${api}`)
  expect(panel).toHaveTextContent('ModeDevelopment')
  expect(panel).toHaveTextContent('App version0.1.5Backend version0.1.5')
  expect(panel).toHaveTextContent('mara.lindner@auental.example (company_admin)')
  expect(panel).toHaveTextContent(/Access token9 min 5\d s left|Access token10 min 0 s left/)
  expect(panel).toHaveTextContent('Languageen')
  expect(screen.getByRole('link', { name: 'Open the link' })).toHaveAttribute('href', mail.link)
  await user.click(screen.getByRole('button', { name: 'Close debug panel' }))
  expect(screen.queryByRole('region', { name: 'Debug panel' })).toBeNull()
  stop()
})

it('says Backend unavailable when no version can be had', async () => {
  server.use(http.get(`${api}/version/`, () => HttpResponse.error()))
  const { panel, stop } = await open()
  expect(await screen.findByText('Backend unavailable')).toBeVisible()
  expect(panel).toHaveTextContent('UserNot signed in')
  expect(panel).toHaveTextContent('Access tokenNone')
  stop()
})

it('floats above the public survey too, and follows its address', async () => {
  server.use(http.get(`${api}${outboxPath}`, () => HttpResponse.json([])))
  const user = userEvent.setup()
  const { rerender } = render(<PublicDebugPanel path="/survey/abc" />)
  await user.click(screen.getByRole('button', { name: 'Open debug panel' }))
  expect(screen.getByRole('region', { name: 'Debug panel' })).toHaveTextContent('Address/survey/abc')
  expect(await screen.findByText('No mails yet')).toBeVisible()
  rerender(<PublicDebugPanel path="/survey/thank-you" />)
  await user.click(screen.getByRole('button', { name: 'Open debug panel' }))
  expect(screen.getByRole('region', { name: 'Debug panel' })).toHaveTextContent('Address/survey/thank-you')
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { setLanguage } from '../../i18n/language.ts'
import { UiLanguage } from '../../i18n/UiLanguage.tsx'
import { until } from '../../testing/until.ts'
import { Comments } from './Comments.tsx'

const said = { id: 1, by: '', at: '2026-02-16T10:00:00.000Z', text: 'Without the shop?' }

const renderPart = (part: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiLanguage>{part}</UiLanguage>
    </QueryClientProvider>,
  )

beforeEach(() => setLanguage('en'))

it('sends a comment without spaces around it, and nothing that is empty', async () => {
  const send = vi.fn(async (_: string) => {})
  renderPart(<Comments comments={[]} onSend={send} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Comment')
  expect(screen.getByText('No comments yet.')).toBeVisible()
  await user.type(field, '  ')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.type(field, 'With it. ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await until(() => expect(field).toHaveValue(''))
  expect(send.mock.calls).toEqual([['With it.']])
})

it('keeps a comment that could not be saved', async () => {
  renderPart(<Comments comments={[]} onSend={() => Promise.reject(new Error('down'))} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Comment'), 'With it.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/could not be saved|Network error/)).toBeVisible()
  expect(screen.getByLabelText('Comment')).toHaveValue('With it.')
})

it('shows comments to whoever may write none, also of people who have left', () => {
  renderPart(<Comments comments={[said]} onSend={undefined} />)
  expect(screen.getByText('Former colleague')).toBeVisible()
  expect(screen.getByText('Without the shop?')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../i18n/language.ts'
import RoomApp from './RoomApp.tsx'

beforeEach(() => {
  setLanguage('en')
  localStorage.clear()
  location.hash = '#mock-link'
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

describe('a room of auditors', () => {
  it('shows a figure beside its page, which can be enlarged, and takes a question', async () => {
    render(<RoomApp />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /^E1-5_01/ }))
    const page = await screen.findByRole('img', { name: /^Page \d+ of / })
    expect(page).toHaveAttribute('src', 'blob:page')
    const larger = within(page.closest('figure')!).getByRole('button', { name: 'Enlarge' })
    await user.click(larger)
    expect(larger).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'Question' })).toBeDisabled()
    await user.type(screen.getByLabelText('Your question or remark'), 'Which meters?')
    await user.click(screen.getByRole('button', { name: 'Question' }))
    expect(await screen.findByRole('button', { name: 'Question' })).toBeDisabled()
  })

  it('shows method, log and requests, in German too', async () => {
    setLanguage('de')
    render(<RoomApp />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Methode' }))
    expect(await screen.findByText('ESRS 2023 (Set 1), Delegierte Verordnung (EU) 2023/2772')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Anfragen und Nachweise' }))
    expect(await screen.findByText(/1,5 GWh/)).toBeVisible()
  })
})

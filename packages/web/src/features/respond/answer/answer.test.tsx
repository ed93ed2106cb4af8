import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../i18n/language.ts'
import { secondDevice } from '../../../mock/calls-requests.ts'
import { mock } from '../../../testing/setup.ts'
import AnswerApp from './AnswerApp.tsx'

const open = (token = 'mock-link') => {
  location.hash = `#${token}`
  render(<AnswerApp />)
  return userEvent.setup()
}

beforeEach(() => {
  setLanguage('en')
  localStorage.clear()
})

describe('what somebody without an account is asked for', () => {
  it('shows each question in plain words and sends what was answered', async () => {
    const user = open()
    await screen.findByRole('heading', { name: /Figures for Auental/ })
    expect(screen.getByText('Please with the new bakery.')).toBeVisible()
    const field = screen.getByRole('region', { name: /^1\./ })
    const send = screen.getByRole('button', { name: 'Send 0 answers' })
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.type(within(field).getByRole('textbox'), '900000')
    expect(await within(field).findByText(/Read as/)).toBeVisible()
    expect(within(field).getByText(/12 times/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send 1 answer' }))
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus()
    expect(mock.state.work.typed.get('E1-5_02')).toMatchObject({ value: '900000', sent: true })
    await user.click(screen.getByRole('button', { name: 'Back to the questions' }))
    expect(await screen.findByText('Sent')).toBeVisible()
  })

  it('says beside the field what cannot be read', async () => {
    const user = open()
    const field = await screen.findByRole('region', { name: /^1\./ })
    await user.type(within(field).getByRole('textbox'), 'many')
    expect(await within(field).findByText(/is not a number/)).toBeVisible()
    expect(within(field).getByRole('textbox')).toBeInvalid()
    await waitFor(() => expect(screen.getByText(/^0 of \d+ completed/)).toBeVisible())
  })

  it('keeps what was typed, for another visit', async () => {
    const user = open()
    const field = await screen.findByRole('region', { name: /^3\./ })
    await user.type(within(field).getByRole('textbox'), 'We plan to')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(mock.state.work.typed.get('E1-1_01')?.value).toBe('We plan to')
  })

  it('passes a question on to somebody who knows', async () => {
    const user = open()
    const field = await screen.findByRole('region', { name: /^2\./ })
    await user.click(within(field).getByRole('button', { name: /I don’t know/ }))
    await user.type(within(field).getByLabelText('Name'), 'Ines Ofen')
    await user.type(within(field).getByLabelText('Email address'), 'ines@auental.example')
    await user.click(within(field).getByRole('button', { name: 'Pass it on' }))
    expect(await within(field).findByText('Passed on to Ines Ofen')).toBeVisible()
  })

  it('takes the answers of a sheet and shows them before they are sent', async () => {
    const user = open()
    await screen.findByRole('region', { name: /^1\./ })
    await user.upload(screen.getByLabelText('Upload sheet'), new File(['x'], 'questions.xlsx'))
    expect(await screen.findByText(/1 answer was read/)).toBeVisible()
    expect(screen.getByDisplayValue('8450 MWh')).toBeVisible()
    expect(mock.state.work.typed.get('E1-5_02')?.sent ?? false).toBe(false)
  })

  it('is filled in cell by cell where a table is asked for', async () => {
    const user = open()
    const field = await screen.findByRole('region', { name: /^4\./ })
    await user.type(within(field).getByRole('textbox', { name: 'Women' }), '431')
    await user.type(within(field).getByRole('textbox', { name: 'Men' }), 'many')
    expect(await within(field).findByText(/Men: .*is not a number/)).toBeVisible()
    await user.clear(within(field).getByRole('textbox', { name: 'Men' }))
    await user.type(within(field).getByRole('textbox', { name: 'Men' }), '850')
    expect(await within(field).findByText(/Read as 1,281/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send 1 answer' }))
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus()
    expect(mock.state.work.typed.get('S1-6_02')).toMatchObject({
      sent: true,
      cells: [
        { members: ['female'], value: '431' },
        { members: ['male'], value: '850' },
      ],
    })
  })

  it('offers the answers of a question that has some, as everywhere', async () => {
    Object.assign(mock.state.datapoints.find(({ key }) => key === 'E1-5_03')!, {
      dataType: 'choice',
      unit: null,
      choices: {
        several: false,
        options: [
          { value: 'head count', label: 'Head count' },
          { value: 'full-time equivalent', label: 'Full-time equivalent' },
        ],
      },
    })
    const user = open()
    const counted = await screen.findByRole('region', { name: /^2\./ })
    await user.click(within(counted).getByRole('radio', { name: 'Other' }))
    await user.type(within(counted).getByRole('textbox', { name: 'In your own words' }), 'Both')
    await user.click(within(counted).getByRole('radio', { name: 'Head count' }))
    const wages = screen.getByRole('region', { name: /^5\./ })
    expect(within(wages).getByRole('group', { name: /financial year/ })).toBeVisible()
    await user.click(within(wages).getByRole('radio', { name: 'Yes' }))
    await user.click(screen.getByRole('button', { name: 'Send 2 answers' }))
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus()
    expect(mock.state.work.typed.get('E1-5_03')).toMatchObject({ value: 'head count', sent: true })
    expect(mock.state.work.typed.get('S1-10_01')).toMatchObject({ value: 'yes', sent: true })
  })

  it('asks on another device for the code of a mail', async () => {
    const user = open(secondDevice)
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
    await user.type(await screen.findByLabelText('Code'), '111111')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('This is not the code, or it is too old.')).toBeVisible()
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('heading', { name: /Figures for/ })).toBeVisible()
  })

  it('says of a dead link that it is one', async () => {
    open('mock-dead-link')
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  })

  it('speaks German', async () => {
    setLanguage('de')
    open()
    expect(await screen.findByRole('heading', { name: /Zahlen für Auental/ })).toBeVisible()
    expect(screen.getByText('Bis 2. März 2026')).toBeVisible()
  })
})

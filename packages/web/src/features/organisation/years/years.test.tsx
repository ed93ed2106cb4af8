import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

it('begins the next year after saying what is carried over, and confirms it piece by piece', async () => {
  const { user } = openApp('/company/years', { signedIn: true })
  const next = mock.state.company.metadata.reporting_year + 1
  await user.click(await screen.findByRole('button', { name: `Begin ${next}` }))
  const dialog = await screen.findByRole('dialog', { name: `Begin ${next}` })
  expect(within(dialog).getByRole('checkbox', { name: 'Texts of the statement, to confirm' })).toBeChecked()
  // Mails go out with it, so that it is chosen and never taken for granted.
  const again = within(dialog).getByRole('checkbox', { name: 'Ask the same people once more (2 requests)' })
  expect(again).not.toBeChecked()
  await user.click(again)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Answers by').value).toMatch(/^\d{4}-\d\d-\d\d$/)
  await user.click(within(dialog).getByRole('button', { name: `Begin ${next}` }))
  await waitFor(() => expect(mock.state.years.begun[0]?.carried.requests).toBe(2))
  const list = await screen.findByRole('list', { name: 'To confirm' })
  expect(within(list).getByText('2 decisions on material topics')).toBeVisible()
  expect(
    within(list).getByText(`It names ${next - 1} and speaks of the year before: check whether that still holds.`),
  ).toBeVisible()
  await user.click(within(list).getByRole('button', { name: 'Confirm E1-5_01' }))
  expect(await within(list).findByText(/^Confirmed by Mara Lindner/)).toBeVisible()
  await user.click(within(list).getByRole('button', { name: 'Take back the confirmation of E1-5_01' }))
  await waitFor(() => expect(mock.state.years.items[0]?.confirmed).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Confirm all 3' }))
  await waitFor(() => expect(mock.state.years.items.every(({ confirmed }) => confirmed)).toBe(true))
})

it('names what could not follow into another set', async () => {
  const { user } = openApp('/company/years', { signedIn: true, language: 'de' })
  await user.click(await screen.findByRole('button', { name: /^2\d{3} beginnen$/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'ESRS 2026 (überarbeitet)' }))
  await user.click(within(dialog).getByRole('button', { name: /beginnen$/ }))
  await user.click(await screen.findByText('1 konnte nicht folgen'))
  expect(screen.getByText('· zuständig war Mara Lindner')).toBeVisible()
  expect(screen.getByText('E1-2')).toBeVisible()
})

it('can be begun by administrators only', async () => {
  const person = mock.state.people[0]
  if (person) person.user.user_type = 'company_member'
  openApp('/company/years', { signedIn: true, language: 'de' })
  expect(await screen.findByText(/^Eine Person mit Verwaltungsrechten/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /beginnen$/ })).toBeNull()
})

it('restates a comparative with a reason, and takes that back', async () => {
  const { user } = openApp('/company/years', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Restate a comparative' }))
  const dialog = await screen.findByRole('dialog', { name: 'Restate a comparative' })
  await user.click((await within(dialog).findAllByRole('button', { name: /^E1-5_01/ }))[0]!)
  await user.type(within(dialog).getByLabelText(/^New value for/), '1250 MWh')
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.type(within(dialog).getByLabelText('Reason'), 'The meter was wrong.')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const list = await screen.findByRole('list', { name: 'Restated comparatives' })
  expect(within(list).getByText('The meter was wrong.')).toBeVisible()
  await user.click(within(list).getByRole('button', { name: 'Take back the restatement of E1-5_01' }))
  await waitFor(() => expect(mock.state.years.restatements).toEqual([]))
})

it('tells a restated answer in words, never as it is stored', async () => {
  mock.state.years.restatements = [
    {
      key: 'BP-1_01',
      name: 'Grundlage der Erstellung',
      year: 2024,
      old: { value: 'individual', unit: null },
      value: 'consolidated',
      unit: null,
      type: 'choice',
      choices: {
        several: false,
        options: [
          { value: 'consolidated', label: 'Konsolidiert' },
          { value: 'individual', label: 'Individuell' },
        ],
      },
      reason: 'Es war der Konzern.',
      by: 'Mara Lindner',
      at: '2026-02-17T09:00:00.000Z',
    },
  ]
  openApp('/company/years', { signedIn: true, language: 'de' })
  const list = await screen.findByRole('list', { name: 'Angepasste Vergleichszahlen' })
  expect(within(list).getByText('Individuell')).toBeVisible()
  expect(within(list).getByText('Konsolidiert')).toBeVisible()
})

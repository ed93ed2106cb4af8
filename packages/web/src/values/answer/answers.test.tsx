import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { Answers } from './Answers.tsx'
import { isLine, isRead, takesOwnWords, useOffered } from './answer-kind.ts'

const offers = (several: boolean) => ({
  several,
  options: [
    { value: 'Prevention', label: 'Vermeidung' },
    { value: 'Recycling', label: 'Recycling' },
  ],
})

/** A field for an answer; what would be kept stands beside it, and a sheet can be read into it. */
function Field({ type = 'choice', several = false }: { type?: string; several?: boolean }) {
  const [value, setValue] = useState('')
  const choices = useOffered({ type, choices: type === 'choice' ? offers(several) : undefined })
  return (
    <>
      {choices && (
        <Answers
          label="Answer"
          choices={choices}
          value={value}
          onChange={setValue}
          own={
            takesOwnWords(type)
              ? (label) => (
                  <textarea aria-label={label} value={value} onChange={(event) => setValue(event.target.value)} />
                )
              : undefined
          }
        />
      )}
      <output>{value}</output>
      <button type="button" onClick={() => setValue('By hand')}>
        Sheet
      </button>
    </>
  )
}
const kept = () => screen.getByRole('status').textContent
const words = () => screen.queryByRole('textbox', { name: 'In your own words' })

beforeEach(() => setLanguage('en'))

it('offers the answers of a choice, several of them, and words of one’s own', async () => {
  const user = userEvent.setup()
  render(<Field several />)
  await user.click(screen.getByRole('checkbox', { name: 'Recycling' }))
  await user.click(screen.getByRole('checkbox', { name: 'Vermeidung' }))
  expect(kept()).toBe('Prevention; Recycling')
  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  expect(words()).toHaveValue('Vermeidung; Recycling')
})

it('shows words that come from a sheet, and keeps their field while they are deleted', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.click(screen.getByRole('button', { name: 'Sheet' }))
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked()
  await user.clear(words()!)
  expect(words()).toHaveValue('')
  await user.click(screen.getByRole('radio', { name: 'Recycling' }))
  expect(words()).toBeNull()
  expect(kept()).toBe('Recycling')
})

it('asks yes or no, and takes the answer back', async () => {
  const user = userEvent.setup()
  render(<Field type="yes-no" />)
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Yes',
    'No',
    'No answer',
  ])
  await user.click(screen.getByRole('radio', { name: 'No' }))
  expect(kept()).toBe('no')
  await user.click(screen.getByRole('radio', { name: 'No answer' }))
  expect(kept()).toBe('')
})

it('knows by its type how an answer is typed, and whether the server has something to say of it', () => {
  expect(['number', 'percent', 'money', 'date', 'year'].filter((type) => !isLine(type))).toEqual([])
  expect(['narrative', 'semi-narrative', 'choice', 'yes-no', 'table'].filter(isLine)).toEqual([])
  expect(isRead('narrative', 'We plan to')).toBe(false)
  expect(isRead('yes-no', 'yes')).toBe(false)
  expect(isRead('yes-no', 'partly')).toBe(true)
})

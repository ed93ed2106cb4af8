import type { Datapoint } from '@esrs/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Answers } from './Answers.tsx'
import { TableInput } from './TableInput.tsx'
import type { ValueInputProps } from './value-input.ts'

const Words = ({ label, value, onChange }: ValueInputProps) => (
  <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
)

/** A field for a value that is missing; what would be saved stands beside it. */
function Field({ kind, stored = '' }: { kind: 'choice' | 'table'; stored?: string }) {
  const [value, setValue] = useState(stored)
  const props = { datapoint: {} as Datapoint, label: 'Value', value, stored, error: undefined, onChange: setValue }
  const options = [
    { value: 'Prevention', label: 'Vermeidung' },
    { value: 'Recycling', label: 'Recycling' },
  ]
  return (
    <>
      {kind === 'table' ? (
        <TableInput {...props} words={Words} />
      ) : (
        <Answers {...props} choices={{ several: true, options }} own={Words} />
      )}
      <output>{value}</output>
    </>
  )
}
const kept = () => screen.getByRole('status').textContent

it('offers the answers of a choice without a value, several of them, and words of one’s own', async () => {
  const user = userEvent.setup()
  render(<Field kind="choice" />)
  await user.click(screen.getByRole('checkbox', { name: 'Recycling' }))
  await user.click(screen.getByRole('checkbox', { name: 'Vermeidung' }))
  expect(kept()).toBe('Prevention; Recycling')
  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  expect(screen.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Vermeidung; Recycling')
})

it('takes a table cell by cell with the keyboard, and more rows and columns', async () => {
  const user = userEvent.setup()
  render(<Field kind="table" />)
  const cell = (row: number, column: number) => screen.getByRole('textbox', { name: `Row ${row}, column ${column}` })
  await user.type(cell(1, 1), 'Country')
  await user.type(cell(1, 2), 'Employees')
  await user.type(cell(2, 2), '5')
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Row 3, column 2' }), '7')
  expect(kept()).toBe('Country | Employees\n| 5\n| 7')
  await user.click(screen.getByRole('button', { name: 'Remove row 2' }))
  await user.click(screen.getByRole('button', { name: 'Column' }))
  expect(kept()).toBe('Country | Employees |\n| 7 |')
})

it('takes cells of a spreadsheet where the cursor is', () => {
  render(<Field kind="table" stored={'Country | 2024\nGermany | 5'} />)
  fireEvent.paste(screen.getByRole('textbox', { name: 'Row 2, column 2' }), {
    clipboardData: { getData: () => '6\t7\n8\t9' },
  })
  expect(kept()).toBe('Country | 2024 |\nGermany | 6 | 7\n| 8 | 9')
})

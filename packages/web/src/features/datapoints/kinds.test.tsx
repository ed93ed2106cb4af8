import type { Datapoint } from '@esrs/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TableInput } from './TableInput.tsx'
import type { ValueInputProps } from './value-input.ts'

const Words = ({ label, value, onChange }: ValueInputProps) => (
  <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
)

/** A table as a value; what would be saved stands beside it. */
function Field({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored)
  const props = { datapoint: {} as Datapoint, label: 'Value', value, stored, error: undefined, onChange: setValue }
  return (
    <>
      <TableInput {...props} words={Words} />
      <output>{value}</output>
    </>
  )
}
const kept = () => screen.getByRole('status').textContent

it('takes a table cell by cell with the keyboard, and more rows and columns', async () => {
  const user = userEvent.setup()
  render(<Field />)
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
  render(<Field stored={'Country | 2024\nGermany | 5'} />)
  fireEvent.paste(screen.getByRole('textbox', { name: 'Row 2, column 2' }), {
    clipboardData: { getData: () => '6\t7\n8\t9' },
  })
  expect(kept()).toBe('Country | 2024 |\nGermany | 6 | 7\n| 8 | 9')
})

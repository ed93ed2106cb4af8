import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { UiLanguage } from '../UiLanguage.tsx'
import { useServerFields } from './server-fields.ts'

function Form({ error }: { error: unknown }) {
  const { register, setError, formState } = useForm({ defaultValues: { name: '', mail: '' } })
  const failure = useServerFields(error, setError, { name: 'name', email: 'mail' })
  return (
    <form>
      <input aria-label="Name" {...register('name')} />
      <p>{formState.errors.name?.message}</p>
      <input aria-label="Mail" {...register('mail')} />
      <p>{formState.errors.mail?.message}</p>
      {failure && <p role="alert">{failure}</p>}
    </form>
  )
}

it('stands under its field, of which the first has the focus; what no field is named for is said of the whole', async () => {
  const fields = { name: 'This name is taken.', email: 'Nobody has this address.', plan: 'The plan has ended.' }
  const refused = new ApiError('It cannot be done.', { status: 400, code: 'invalid_input', fields })
  render(
    <UiLanguage>
      <Form error={refused} />
    </UiLanguage>,
  )
  expect(await screen.findByText('This name is taken.')).toBeVisible()
  expect(screen.getByText('Nobody has this address.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(/^The plan has ended\.$/)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Field } from './Field.tsx'
import { FormDialog } from './FormDialog.tsx'
import { Input } from './Input.tsx'
import { SearchInput } from './SearchInput.tsx'

/** Opens a form with a name in it, and a search that is no part of what is filled in. */
function openForm(onCancel?: () => void) {
  const onClose = vi.fn()
  function Form() {
    const [name, setName] = useState('Anna')
    return (
      <UiLanguage>
        <FormDialog
          title="Person"
          submit="Save"
          onSubmit={() => {}}
          onClose={onClose}
          {...(onCancel ? { onCancel } : {})}
        >
          <SearchInput aria-label="Find" value="" onSearch={() => {}} />
          <Field label="Name">
            {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        </FormDialog>
      </UiLanguage>
    )
  }
  render(<Form />)
  return { user: userEvent.setup(), onClose }
}

const asked = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' })

it('asks before Esc closes a form with something typed, and keeps it until the answer', async () => {
  const { user, onClose } = openForm()
  await user.type(screen.getByLabelText('Name'), ' Berg')
  await user.keyboard('{Escape}')
  expect(asked()).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(asked()).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('Anna Berg')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes at once where nothing was typed, where it was taken back, and by Cancel', async () => {
  const { user, onClose } = openForm()
  await user.type(screen.getByLabelText('Find'), 'x')
  await user.type(screen.getByLabelText('Name'), '!')
  await user.keyboard('{Backspace}{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Name'), ' Berg')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('asks nothing where closing keeps what was typed', async () => {
  const { user, onClose } = openForm(() => {})
  await user.type(screen.getByLabelText('Name'), ' Berg')
  await user.keyboard('{Escape}')
  expect(asked()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

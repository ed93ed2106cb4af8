import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { UiLanguage } from '../../i18n/UiLanguage.tsx'
import { until } from '../../testing/until.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { FailureNotice } from '../../ui/States.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { useSentForm } from './use-sent-form.ts'

interface Person {
  name: string
  mail: string
  asked: boolean
}

const inApp = (page: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiLanguage>{page}</UiLanguage>
    </QueryClientProvider>,
  )

function opened(send: (person: Person) => Promise<{ name: string }>) {
  const onClose = vi.fn()
  function Form() {
    const { register, errorOf, choice, frame } = useSentForm({
      begins: { name: '', mail: '', asked: false },
      problems: ({ name }: Person) => ({ name: name.trim() === '' && 'Say a name.' }),
      send,
      names: { email: 'mail' },
      failed: 'Not invited',
      onSent: onClose,
    })
    const { value: asked, onChange } = choice('asked')
    return (
      <FormDialog title="Person" submit="Invite" onClose={onClose} {...frame}>
        <Field label="Name" error={errorOf('name')}>
          {(control) => <Input {...control} {...register('name')} />}
        </Field>
        <Field label="Mail" error={errorOf('mail')}>
          {(control) => <Input {...control} {...register('mail')} />}
        </Field>
        <Checkbox label="Asked" checked={asked} onChange={onChange} />
      </FormDialog>
    )
  }
  inApp(<Form />)
  const user = userEvent.setup()
  return { user, onClose, invite: () => user.click(screen.getByRole('button', { name: 'Invite' })) }
}

const refused = (fields?: Record<string, string>) =>
  new ApiError('It cannot be done.', { status: 400, code: 'invalid_input', fields })

it('says what is wrong when it is sent, from then on at each change, and sends what was typed and chosen', async () => {
  const send = vi.fn(async ({ name }: Person) => ({ name }))
  const { user, onClose, invite } = opened(send)
  expect(screen.queryByText('Say a name.')).toBeNull()
  await invite()
  expect(await screen.findByText('Say a name.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.type(screen.getByLabelText('Name'), 'Ada')
  expect(screen.queryByText('Say a name.')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Asked' }))
  await invite()
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', mail: '', asked: true })
})

it('shows what the server has against a field at that field, takes the focus there, and can be sent again', async () => {
  const send = vi.fn(async ({ name }: Person) => ({ name }))
  send.mockRejectedValueOnce(refused({ email: 'Nobody has this address.' }))
  const { user, onClose, invite } = opened(send)
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await invite()
  expect(await screen.findByText('Nobody has this address.')).toBeVisible()
  expect(screen.getByLabelText('Mail')).toHaveFocus()
  expect(screen.getByLabelText('Mail')).toBeInvalid()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  await user.type(screen.getByLabelText('Mail'), 'ada@example.org')
  expect(screen.queryByText('Nobody has this address.')).toBeNull()
  await invite()
  await until(() => expect(onClose).toHaveBeenCalledOnce())
})

it('says above the fields what the server has against the whole, or against what no field shows', async () => {
  const send = vi.fn(async ({ name }: Person) => ({ name }))
  send.mockRejectedValueOnce(refused())
  send.mockRejectedValueOnce(refused({ asked: 'Nobody may be asked.', 'email.0.host': 'This host is unknown.' }))
  const { user, onClose, invite } = opened(send)
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await invite()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not invited. It cannot be done.')
  await invite()
  expect(await screen.findByText('This host is unknown.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Not invited. Nobody may be asked.')
  expect(onClose).not.toHaveBeenCalled()
})

it('says only what could not be done where nobody knows why', async () => {
  const send = vi.fn(async ({ name }: Person) => ({ name }))
  send.mockRejectedValueOnce(new ApiError('', { status: 500, code: 'internal' }))
  const { user, invite } = opened(send)
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await invite()
  expect((await screen.findByRole('alert')).textContent).toBe('Not invited')
})

it('follows what is loaded where nobody has typed, shuts its fields while it is sent, and tells the page of a refusal', async () => {
  const onRefused = vi.fn()
  const send = vi.fn(async (_: { name: string; town: string }): Promise<void> => {
    throw refused({ name: 'Too short.' })
  })
  function Form() {
    const [town, setTown] = useState('Ulm')
    const { register, errorOf, frame } = useSentForm({
      begins: { name: 'Ada', town },
      follows: true,
      send,
      failed: 'Not saved',
      onRefused,
    })
    return (
      <form onSubmit={frame.onSubmit}>
        <FailureNotice>{frame.failure}</FailureNotice>
        <Field label="Name" error={errorOf('name')}>
          {(control) => <Input {...control} {...register('name')} disabled={frame.busy} />}
        </Field>
        <Input aria-label="Town" {...register('town')} />
        <button type="button" onClick={() => setTown('Bonn')}>
          Load
        </button>
        <button type="submit">Save</button>
      </form>
    )
  }
  inApp(<Form />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'b')
  await user.click(screen.getByRole('button', { name: 'Load' }))
  await until(() => expect(screen.getByLabelText('Town')).toHaveValue('Bonn'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too short.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(onRefused).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Adab', town: 'Bonn' })
})

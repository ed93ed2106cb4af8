import { limits, type User } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { useServerFields } from '../failure.ts'
import { useFieldMessage } from '../field-message.ts'
import { knownPassword, newPassword } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { useChangePassword } from './queries.ts'
import { profileTexts } from './texts.ts'

const Change = z.object({ current: knownPassword, password: newPassword })
type Change = z.infer<typeof Change>

export function PasswordForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, reset, formState } = useForm<Change>({
    resolver: checkedBy(Change),
    defaultValues: { current: '', password: '' },
  })
  const { errors } = formState
  const change = useChangePassword()
  useServerFields(change.error, setError, { current_password: 'current', password: 'password' })
  const eye = { showLabel: account('showPassword'), hideLabel: account('hidePassword') }
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ current, password }) =>
        change.mutate({ current_password: current, password }, { onSuccess: () => reset() }),
      )}
    >
      {/* Password managers save the new password with this name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('currentPassword')} error={message(errors.current?.message)}>
          {(control) => (
            <PasswordInput {...control} {...register('current')} {...eye} required autoComplete="current-password" />
          )}
        </Field>
        <Field
          label={t('secret.new')}
          hint={t('secret.hint', { min: limits.password.min })}
          error={message(errors.password?.message)}
        >
          {(control) => (
            <PasswordInput {...control} {...register('password')} {...eye} required autoComplete="new-password" />
          )}
        </Field>
      </div>
      <Button type="submit" busy={change.isPending} className="mt-4 max-md:w-full">
        {change.isPending ? t('secret.submitting') : t('secret.submit')}
      </Button>
    </form>
  )
}

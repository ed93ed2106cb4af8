import { limits, type User } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { useFieldMessage } from '../field-message.ts'
import { newPassword } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { ownPassword, useAsksPassword, useProofCheck } from './own-password.ts'
import { useChangePassword } from './queries.ts'
import { profileTexts } from './texts.ts'

const Change = z.object({ password: ownPassword, chosen: newPassword })
type Change = z.infer<typeof Change>

/** Changes the own password, or sets one where somebody signed in with their company. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const asksPassword = useAsksPassword()
  const { register, handleSubmit, setError, reset, formState } = useForm<Change>({
    resolver: useProofCheck(Change),
    defaultValues: { password: '', chosen: '' },
  })
  const { errors } = formState
  const change = useChangePassword()
  useServerFields(change.error, setError, { current_password: 'password', password: 'chosen' })
  const eye = { showLabel: account('showPassword'), hideLabel: account('hidePassword') }
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ password, chosen }) =>
        change.mutate({ current_password: password, password: chosen }, { onSuccess: () => reset() }),
      )}
    >
      {/* Password managers save the new password with this name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="grid gap-4 sm:grid-cols-2">
        <OwnPassword
          label={t('currentPassword')}
          error={message(errors.password?.message)}
          field={register('password')}
        />
        <Field
          label={t('secret.new')}
          hint={t('secret.hint', { min: limits.password.min })}
          error={message(errors.chosen?.message)}
        >
          {(control) => (
            <PasswordInput {...control} {...register('chosen')} {...eye} required autoComplete="new-password" />
          )}
        </Field>
      </div>
      <Button type="submit" busy={change.isPending} className="mt-4 max-md:w-full">
        {t(change.isPending ? 'secret.submitting' : asksPassword ? 'secret.submit' : 'secret.set')}
      </Button>
    </form>
  )
}

import type { User } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useFieldMessage } from '../field-message.ts'
import { email } from '../forms.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { ownPassword, useProofCheck } from './own-password.ts'
import { useChangeEmail } from './queries.ts'
import { profileTexts } from './texts.ts'

const Change = z.object({ email, password: ownPassword })
type Change = z.infer<typeof Change>

/** Asks for another address; it becomes the own one when the mail sent there is answered. */
export function EmailForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, reset, formState } = useForm<Change>({
    resolver: useProofCheck(Change),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const change = useChangeEmail()
  useServerFields(change.error, setError, { email: 'email', password: 'password' })

  const submit = (form: Change) => {
    if (form.email.toLowerCase() === user.email) {
      setError('email', { message: t('email.same') }, { shouldFocus: true })
      return
    }
    change.mutate(form, { onSuccess: () => reset() })
  }
  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      {change.isSuccess && (
        <Notice role="status" className="mb-4">
          {t('email.sent', { email: change.variables.email })}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('email.new')} error={message(errors.email?.message)}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              required
            />
          )}
        </Field>
        <OwnPassword label={t('password')} error={message(errors.password?.message)} field={register('password')} />
      </div>
      <Button type="submit" busy={change.isPending} className="mt-4 max-md:w-full">
        {change.isPending ? t('email.submitting') : t('email.submit')}
      </Button>
    </form>
  )
}

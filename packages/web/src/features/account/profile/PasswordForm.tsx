import { limits, type User } from '@esrs/contract'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { keepSession, sessionStore } from '../../../api/session.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { FailureNotice } from '../../../ui/States.tsx'
import { useFieldMessage } from '../field-message.ts'
import { newPassword } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { ownPassword, useAsksPassword, useProofCheck } from './own-password.ts'
import { profileTexts } from './texts.ts'

const Change = z.object({ password: ownPassword, chosen: newPassword })
type Change = z.infer<typeof Change>

/** Changes the own password, or sets one where somebody signed in with their company. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const asksPassword = useAsksPassword()
  const { register, errorOf, reset, frame } = useSentForm({
    begins: { password: '', chosen: '' } as Change,
    resolver: useProofCheck(Change),
    send: ({ password, chosen }) =>
      call(contract.session.changePassword, { body: { current_password: password, password: chosen } }),
    names: { current_password: 'password', password: 'chosen' },
    failed: t('notSaved'),
    said: () => ({ title: t('secret.done'), description: t('secret.doneText') }),
    onSent: (tokens) => {
      const { user: now } = sessionStore.get()
      // All sessions end with the password; this one goes on with the tokens that the reply brings.
      if (now) keepSession({ ...tokens, user: now })
      reset()
    },
  })
  const eye = { showLabel: account('showPassword'), hideLabel: account('hidePassword') }
  return (
    <form noValidate onSubmit={frame.onSubmit}>
      <FailureNotice className="mb-4">{frame.failure}</FailureNotice>
      {/* Password managers save the new password with this name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="grid gap-4 sm:grid-cols-2">
        <OwnPassword label={t('currentPassword')} error={message(errorOf('password'))} field={register('password')} />
        <Field
          label={t('secret.new')}
          hint={t('secret.hint', { min: limits.password.min })}
          error={message(errorOf('chosen'))}
        >
          {(control) => (
            <PasswordInput {...control} {...register('chosen')} {...eye} required autoComplete="new-password" />
          )}
        </Field>
      </div>
      <Button type="submit" busy={frame.busy} className="mt-4 max-md:w-full">
        {t(frame.busy ? 'secret.submitting' : asksPassword ? 'secret.submit' : 'secret.set')}
      </Button>
    </form>
  )
}

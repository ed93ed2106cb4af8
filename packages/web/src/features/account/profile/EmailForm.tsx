import type { User } from '@esrs/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { FailureNotice, Notice } from '../../../ui/States.tsx'
import { useFieldMessage } from '../field-message.ts'
import { email } from '../forms.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { ownPassword, useProofCheck } from './own-password.ts'
import { profileTexts } from './texts.ts'

const Change = z.object({ email, password: ownPassword })
type Change = z.infer<typeof Change>

/** Asks for another address; it becomes the own one when the mail sent there is answered. */
export function EmailForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const message = useFieldMessage()
  const check = useProofCheck(Change)
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const { register, errorOf, reset, frame } = useSentForm({
    begins: { email: '', password: '' } as Change,
    resolver: async (values, ...rest) => {
      const found = await check(values, ...rest)
      if ('email' in found.errors || values.email.trim().toLowerCase() !== user.email) return found
      const same = { type: 'problem', message: t('email.same') }
      return { values: {}, errors: { ...found.errors, email: same } }
    },
    send: (body) => call(contract.session.changeEmail, { body }),
    failed: t('notSaved'),
    onSent: (_, { email: asked }) => {
      setAskedFor(asked)
      reset()
    },
  })
  return (
    <form noValidate onSubmit={frame.onSubmit}>
      <FailureNotice className="mb-4">{frame.failure}</FailureNotice>
      {askedFor !== null && (
        <Notice role="status" className="mb-4">
          {t('email.sent', { email: askedFor })}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('email.new')} error={message(errorOf('email'))}>
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
        <OwnPassword label={t('password')} error={message(errorOf('password'))} field={register('password')} />
      </div>
      <Button type="submit" busy={frame.busy} className="mt-4 max-md:w-full">
        {frame.busy ? t('email.submitting') : t('email.submit')}
      </Button>
    </form>
  )
}

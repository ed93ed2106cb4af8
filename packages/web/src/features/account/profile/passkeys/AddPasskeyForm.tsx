import { limits } from '@esrs/contract'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { makePasskey } from '../../../../api/passkeys.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { FailureNotice } from '../../../../ui/States.tsx'
import { OwnPassword } from '../OwnPassword.tsx'
import { useOwnPassword } from '../own-password.ts'
import { passkeyTexts } from './texts.ts'

interface AddPasskeyFormProps {
  /** It is the first second factor of the person. */
  isFirst: boolean
  onDone: () => void
}

/** Asks for a name and the password, and then lets the browser make a passkey. */
export function AddPasskeyForm({ isFirst, onDone }: AddPasskeyFormProps) {
  const t = useTexts(passkeyTexts)
  const own = useOwnPassword()
  const { register, errorOf, frame } = useSentForm({
    begins: { name: '', password: '' },
    problems: ({ password }) => ({ password: own.problem(password) }),
    send: async ({ name, password }) => {
      const { options } = await call(contract.passkeys.begin, { body: { password: own.sent(password) } })
      return call(contract.passkeys.add, { body: { name: name.trim(), credential: await makePasskey(options) } })
    },
    said: t('dialog.done'),
    onSent: onDone,
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={frame.onSubmit}>
      <FailureNotice>{frame.failure}</FailureNotice>
      <Field label={t('dialog.name')} hint={t('dialog.nameHint')} error={errorOf('name')}>
        {(control) => <Input {...control} {...register('name')} maxLength={limits.passkeys.name} autoComplete="off" />}
      </Field>
      <OwnPassword label={t('dialog.password')} error={errorOf('password')} field={register('password')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-pretty text-muted text-xs">{isFirst && t('dialog.first')}</p>
        <Button type="submit" look="primary" busy={frame.busy} className="max-md:w-full">
          {t(frame.busy ? 'dialog.submitting' : 'dialog.submit')}
        </Button>
      </div>
    </form>
  )
}

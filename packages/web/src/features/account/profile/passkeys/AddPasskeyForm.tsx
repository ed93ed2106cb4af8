import { limits } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { useFieldMessage } from '../../field-message.ts'
import { OwnPassword } from '../OwnPassword.tsx'
import { ownPassword, useProofCheck } from '../own-password.ts'
import { useAddPasskey } from './queries.ts'
import { passkeyTexts } from './texts.ts'

const NewPasskey = z.object({ name: z.string().check(z.trim()), password: ownPassword })
type NewPasskey = z.infer<typeof NewPasskey>

interface AddPasskeyFormProps {
  /** It is the first second factor of the person. */
  isFirst: boolean
  onDone: () => void
}

/** Asks for a name and the password, and then lets the browser make a passkey. */
export function AddPasskeyForm({ isFirst, onDone }: AddPasskeyFormProps) {
  const t = useTexts(passkeyTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, formState } = useForm<NewPasskey>({
    resolver: useProofCheck(NewPasskey),
    defaultValues: { name: '', password: '' },
  })
  const add = useAddPasskey()
  const failure = useServerFields(add.error, setError, { password: 'password' })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={handleSubmit((wish) => add.mutate(wish, { onSuccess: onDone }))}
    >
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Field label={t('dialog.name')} hint={t('dialog.nameHint')}>
        {(control) => <Input {...control} {...register('name')} maxLength={limits.passkeys.name} autoComplete="off" />}
      </Field>
      <OwnPassword
        label={t('dialog.password')}
        error={message(formState.errors.password?.message)}
        field={register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-pretty text-muted text-xs">{isFirst && t('dialog.first')}</p>
        <Button type="submit" look="primary" busy={add.isPending} className="max-md:w-full">
          {t(add.isPending ? 'dialog.submitting' : 'dialog.submit')}
        </Button>
      </div>
    </form>
  )
}

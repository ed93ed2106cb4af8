import { limits, type Passkey } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { checkedBy } from '../../../../ui/form-resolver.ts'
import { Input } from '../../../../ui/Input.tsx'
import { useRenamePasskey } from './queries.ts'
import { passkeyTexts } from './texts.ts'

const Named = z.object({ name: z.string().check(z.trim(), z.minLength(1)) })
type Named = z.infer<typeof Named>

/** Asks what a passkey is to be called. */
export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts(passkeyTexts)
  const { register, handleSubmit, setError, formState } = useForm<Named>({
    resolver: checkedBy(Named),
    defaultValues: { name },
  })
  const rename = useRenamePasskey(id)
  const failure = useServerFields(rename.error, setError, { name: 'name' })
  const wrong = formState.errors.name
  return (
    <FormDialog
      title={t('rename.title')}
      submit={t('rename.submit')}
      busy={rename.isPending}
      failure={failure}
      onSubmit={handleSubmit((named) => rename.mutate(named.name, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Field label={t('dialog.name')} error={wrong && (wrong.type === 'server' ? wrong.message : t('rename.missing'))}>
        {(control) => (
          <Input
            {...control}
            {...register('name')}
            required
            maxLength={limits.passkeys.name}
            autoComplete="off"
            autoFocus
          />
        )}
      </Field>
    </FormDialog>
  )
}

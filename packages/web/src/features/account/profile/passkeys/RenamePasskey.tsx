import { limits, type Passkey } from '@esrs/contract'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { Field } from '../../../../ui/Field.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { passkeyTexts } from './texts.ts'

/** Asks what a passkey is to be called. */
export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts(passkeyTexts)
  const { register, errorOf, frame } = useSentForm({
    begins: { name },
    problems: (values) => ({ name: values.name.trim() === '' && t('rename.missing') }),
    send: (values) => call(contract.passkeys.rename, { params: { id }, body: { name: values.name.trim() } }),
    said: t('rename.done'),
    onSent: onClose,
  })
  return (
    <FormDialog title={t('rename.title')} submit={t('rename.submit')} {...frame} onClose={onClose}>
      <Field label={t('dialog.name')} error={errorOf('name')}>
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

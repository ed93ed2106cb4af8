import { useForm } from 'react-hook-form'
import { useServerFields } from '../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { Invitation, useFieldMessage } from './forms.ts'
import { useInvite } from './queries.ts'
import { RoleField } from './RoleField.tsx'
import { companyTexts } from './texts.ts'

/** Asks whom to invite. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(companyTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<Invitation>({
    resolver: checkedBy(Invitation),
    defaultValues: { name: '', email: '', user_type: 'company_member' },
  })
  const { errors } = formState
  const invite = useInvite()
  useServerFields(invite.error, setError, { name: 'name', email: 'email', user_type: 'user_type' })
  return (
    <FormDialog
      title={t('invite.title')}
      description={t('invite.text')}
      submit={t(invite.isPending ? 'invite.submitting' : 'invite.submit')}
      busy={invite.isPending}
      onSubmit={handleSubmit((form) => invite.mutate(form, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Field label={t('users.name')} error={message(errors.name?.message)}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" required />}
      </Field>
      <Field label={t('users.email')} error={message(errors.email?.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="off" autoCapitalize="none" required />
        )}
      </Field>
      <RoleField value={watch('user_type')} onChange={(role) => setValue('user_type', role)} />
    </FormDialog>
  )
}

import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { Invitation, useFieldMessage } from './forms.ts'
import { RoleField } from './RoleField.tsx'
import { companyTexts } from './texts.ts'

/** Asks whom to invite. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(companyTexts)
  const message = useFieldMessage()
  const { register, errorOf, choice, frame } = useSentForm<Invitation, Invitation>({
    begins: { name: '', email: '', user_type: 'company_member' },
    resolver: checkedBy(Invitation),
    send: (body) => call(contract.users.invite, { body }),
    failed: t('invite.failed'),
    said: ({ email }) => ({ title: t('invite.done'), description: t('invite.doneText', { email }) }),
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('invite.title')}
      description={t('invite.text')}
      submit={t(frame.busy ? 'invite.submitting' : 'invite.submit')}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('users.name')} error={message(errorOf('name'))}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" required />}
      </Field>
      <Field label={t('users.email')} error={message(errorOf('email'))}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="off" autoCapitalize="none" required />
        )}
      </Field>
      <RoleField {...choice('user_type')} />
    </FormDialog>
  )
}

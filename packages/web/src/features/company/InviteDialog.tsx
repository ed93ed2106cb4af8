import { useForm } from 'react-hook-form'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { Invitation, useFieldMessage } from './forms.ts'
import { useInvite, useServerFields } from './queries.ts'
import { RoleField } from './RoleField.tsx'
import { companyTexts } from './texts.ts'

const formId = 'invitation'

/** Asks whom to invite. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(companyTexts)
  const ui = useUiTexts()
  const message = useFieldMessage()
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<Invitation>({
    resolver: checkedBy(Invitation),
    defaultValues: { name: '', email: '', user_type: 'company_member' },
  })
  const { errors } = formState
  const invite = useInvite()
  useServerFields(invite.error, setError)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('invite.title')}
      description={t('invite.text')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" form={formId} look="primary" busy={invite.isPending}>
            {t(invite.isPending ? 'invite.submitting' : 'invite.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pt-1"
        onSubmit={handleSubmit((form) => {
          if (!invite.isPending) invite.mutate(form, { onSuccess: onClose })
        })}
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
      </form>
    </Dialog>
  )
}

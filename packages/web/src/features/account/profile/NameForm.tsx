import type { User } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { meQuery } from '../../../api/queries.ts'
import { roleWord } from '../../../api/role.ts'
import { keepUser } from '../../../api/session.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { FailureNotice } from '../../../ui/States.tsx'
import { useFieldMessage } from '../field-message.ts'
import { name, position } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { profileTexts } from './texts.ts'

const Naming = z.object({
  name: name('check.nameMissing'),
  position,
})

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium text-sm">{label}</dt>
      <dd className="break-words text-secondary">{children}</dd>
    </div>
  )
}

/** Who the person is; name and function in the company can be changed here. */
export function NameForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const client = useQueryClient()
  const { register, errorOf, formState, frame } = useSentForm({
    begins: { name: user.name, position: user.position },
    follows: true,
    resolver: checkedBy(Naming),
    send: (body) => call(contract.session.updateMe, { body }),
    failed: t('notSaved'),
    said: t('details.done'),
    onSent: (saved) => {
      client.setQueryData(meQuery.queryKey, saved)
      keepUser(saved)
    },
  })
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={account('email')}>{user.email}</Fact>
        <Fact label={t('details.username')}>{user.username}</Fact>
        <Fact label={t('details.role')}>{t(`role.${roleWord(user.user_type)}`)}</Fact>
      </dl>
      <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={frame.onSubmit}>
        <FailureNotice>{frame.failure}</FailureNotice>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('details.name')} error={message(errorOf('name'))}>
            {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
          </Field>
          <Field label={t('details.position')} hint={t('details.positionHint')} error={message(errorOf('position'))}>
            {(control) => <Input {...control} {...register('position')} autoComplete="organization-title" />}
          </Field>
        </div>
        <Button type="submit" busy={frame.busy} className="self-start" disabled={!formState.isDirty}>
          {frame.busy ? t('details.saving') : t('details.save')}
        </Button>
      </form>
    </>
  )
}

import type { User } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { roleWord } from '../../../api/role.ts'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { useFieldMessage } from '../field-message.ts'
import { name, position } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { useRename } from './queries.ts'
import { profileTexts } from './texts.ts'

const Naming = z.object({
  name: name('check.nameMissing'),
  position,
})
type Naming = z.infer<typeof Naming>

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
  const { register, handleSubmit, setError, formState } = useForm<Naming>({
    resolver: checkedBy(Naming),
    values: { name: user.name, position: user.position },
    resetOptions: { keepDirtyValues: true },
  })
  const rename = useRename()
  useServerFields(rename.error, setError, { name: 'name', position: 'position' })
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={account('email')}>{user.email}</Fact>
        <Fact label={t('details.username')}>{user.username}</Fact>
        <Fact label={t('details.role')}>{t(`role.${roleWord(user.user_type)}`)}</Fact>
      </dl>
      <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={handleSubmit((form) => rename.mutate(form))}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('details.name')} error={message(formState.errors.name?.message)}>
            {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
          </Field>
          <Field
            label={t('details.position')}
            hint={t('details.positionHint')}
            error={message(formState.errors.position?.message)}
          >
            {(control) => <Input {...control} {...register('position')} autoComplete="organization-title" />}
          </Field>
        </div>
        <Button type="submit" busy={rename.isPending} className="self-start" disabled={!formState.isDirty}>
          {rename.isPending ? t('details.saving') : t('details.save')}
        </Button>
      </form>
    </>
  )
}

import { limits } from '@esrs/contract'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { useFieldMessage } from '../../field-message.ts'
import { OwnPassword } from '../OwnPassword.tsx'
import { ownPassword, useProofCheck } from '../own-password.ts'
import { accesses, areas, scopesOf } from './access.ts'
import { useCreateToken } from './queries.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { TokenDays, TokenName } from './TokenFields.tsx'
import { tokenTexts } from './texts.ts'

const durations = ['7', '30', '90', String(limits.apiTokens.days)] as const

const access = z.enum(accesses)
const NewToken = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.apiTokens.name)),
  access: z.object({ documents: access, values: access, assessment: access, surveys: access }),
  days: z.enum(durations),
  password: ownPassword,
})
type NewToken = z.infer<typeof NewToken>

/** Asks what a new token is for, and shows its secret once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(tokenTexts)
  const message = useFieldMessage()
  const id = useId()
  const [nothing, setNothing] = useState(false)
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<NewToken>({
    resolver: useProofCheck(NewToken),
    defaultValues: {
      name: '',
      access: { documents: 'none', values: 'none', assessment: 'none', surveys: 'none' },
      days: '90',
      password: '',
    },
  })
  const { errors } = formState
  const create = useCreateToken()
  const failure = useServerFields(create.error, setError, { name: 'name', password: 'password' })
  if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />

  const submit = ({ name, days, password, access }: NewToken) => {
    const scopes = scopesOf(access)
    setNothing(scopes.length === 0)
    if (scopes.length > 0) create.mutate({ name, scopes, days: Number(days), password })
  }
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submit={t(create.isPending ? 'dialog.submitting' : 'dialog.submit')}
      busy={create.isPending}
      failure={failure}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <TokenName hint={t('dialog.nameHint')} field={register('name')} error={errors.name} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{t('dialog.access')}</legend>
        {areas.map((area) => (
          <div
            key={area}
            className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch max-sm:gap-1"
          >
            <span id={`${id}-${area}`} className="text-secondary text-sm">
              {t(`area.${area}`)}
            </span>
            <Select
              value={watch(`access.${area}`)}
              onChange={(value) => {
                setNothing(false)
                setValue(`access.${area}`, value)
              }}
              aria-label={t(`area.${area}`)}
              options={accesses.map((value) => ({ value, label: t(`access.${value}`) }))}
              className="shrink-0 sm:w-44"
            />
          </div>
        ))}
        {nothing && <FieldError ofSeveral>{t('dialog.accessMissing')}</FieldError>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TokenDays durations={durations} value={watch('days')} onChange={(days) => setValue('days', days)} />
        <OwnPassword
          label={t('dialog.password')}
          error={message(errors.password?.message)}
          field={register('password')}
        />
      </div>
    </FormDialog>
  )
}

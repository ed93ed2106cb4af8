import { limits } from '@esrs/contract'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '../../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { checkedBy } from '../../../../ui/form-resolver.ts'
import { Input } from '../../../../ui/Input.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { useUiTexts } from '../../../../ui/texts.tsx'
import { isAboutFields, useServerFields } from '../../failure.ts'
import { useFieldMessage } from '../../field-message.ts'
import { knownPassword } from '../../forms.ts'
import { OwnPassword } from '../OwnPassword.tsx'
import { accesses, areas, scopesOf } from './access.ts'
import { useCreateToken } from './queries.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { tokenTexts } from './texts.ts'

const durations = ['7', '30', '90', String(limits.apiTokens.days)] as const

const access = z.enum(accesses)
const NewToken = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.apiTokens.name)),
  access: z.object({ documents: access, values: access, assessment: access, surveys: access }),
  days: z.enum(durations),
  password: knownPassword,
})
type NewToken = z.infer<typeof NewToken>

/** Asks what a new token is for, and shows its secret once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(tokenTexts)
  const { cancel } = useUiTexts()
  const message = useFieldMessage()
  const errorText = useErrorText()
  const id = useId()
  const [nothing, setNothing] = useState(false)
  const { register, control, handleSubmit, setError, formState } = useForm<NewToken>({
    resolver: checkedBy(NewToken),
    defaultValues: {
      name: '',
      access: { documents: 'none', values: 'none', assessment: 'none', surveys: 'none' },
      days: '90',
      password: '',
    },
  })
  const { errors } = formState
  const create = useCreateToken()
  useServerFields(create.error, setError, { name: 'name', password: 'password' })
  if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />

  const submit = ({ name, days, password, access }: NewToken) => {
    const scopes = scopesOf(access)
    setNothing(scopes.length === 0)
    if (scopes.length > 0) create.mutate({ name, scopes, days: Number(days), password })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('dialog.title')}
      description={t('dialog.text')}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={id} look="primary" busy={create.isPending}>
            {create.isPending ? t('dialog.submitting') : t('dialog.submit')}
          </Button>
        </>
      }
    >
      {create.error && !isAboutFields(create.error) && (
        <Notice tone="danger" role="alert" className="mb-4">
          {errorText(create.error)}
        </Notice>
      )}
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit(submit)}>
        <Field
          label={t('dialog.name')}
          hint={t('dialog.nameHint')}
          error={errors.name && (errors.name.type === 'server' ? errors.name.message : t('dialog.nameMissing'))}
        >
          {(field) => (
            <Input {...field} {...register('name')} maxLength={limits.apiTokens.name} autoComplete="off" required />
          )}
        </Field>
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
              <Controller
                control={control}
                name={`access.${area}`}
                render={({ field }) => (
                  <Select
                    value={field.value}
                    onChange={(value) => {
                      setNothing(false)
                      field.onChange(value)
                    }}
                    aria-label={t(`area.${area}`)}
                    options={accesses.map((value) => ({ value, label: t(`access.${value}`) }))}
                    className="shrink-0 sm:w-44"
                  />
                )}
              />
            </div>
          ))}
          {nothing && (
            <p role="alert" className="text-danger-text text-xs">
              {t('dialog.accessMissing')}
            </p>
          )}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('dialog.lasts')}>
            {(field) => (
              <Controller
                control={control}
                name="days"
                render={({ field: { value, onChange } }) => (
                  <Select
                    {...field}
                    value={value}
                    onChange={onChange}
                    options={durations.map((days) => ({
                      value: days,
                      label: t('dialog.days', { count: Number(days) }),
                    }))}
                  />
                )}
              />
            )}
          </Field>
          <OwnPassword
            label={t('dialog.password')}
            error={message(errors.password?.message)}
            field={register('password')}
          />
        </div>
      </form>
    </Dialog>
  )
}

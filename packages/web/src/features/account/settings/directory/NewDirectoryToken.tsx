import { limits } from '@esrs/contract'
import { useId } from 'react'
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
import { SecretDialog } from '../../profile/tokens/SecretDialog.tsx'
import { useMakeToken } from './queries.ts'
import { directoryTexts } from './texts.ts'

const durations = ['90', '180', '365', String(limits.directoryTokens.days)] as const

const NewToken = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.apiTokens.name)),
  days: z.enum(durations),
})
type NewToken = z.infer<typeof NewToken>

/** Asks for name and time of a token of the directory, and shows its secret once. */
export function NewDirectoryToken({ onClose }: { onClose: () => void }) {
  const t = useTexts(directoryTexts)
  const { cancel } = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const { register, control, handleSubmit, setError, formState } = useForm<NewToken>({
    resolver: checkedBy(NewToken),
    defaultValues: { name: '', days: '365' },
  })
  const { errors } = formState
  const make = useMakeToken()
  useServerFields(make.error, setError, { name: 'name' })
  if (make.data) return <SecretDialog secret={make.data.secret} onClose={onClose} />
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
          <Button type="submit" form={id} look="primary" busy={make.isPending}>
            {make.isPending ? t('dialog.submitting') : t('dialog.submit')}
          </Button>
        </>
      }
    >
      {make.error && !isAboutFields(make.error) && (
        <Notice tone="danger" role="alert" className="mb-4">
          {errorText(make.error)}
        </Notice>
      )}
      <form
        id={id}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={handleSubmit(({ name, days }) => make.mutate({ name, days: Number(days) }))}
      >
        <Field
          label={t('dialog.name')}
          hint={t('dialog.nameHint')}
          error={errors.name && (errors.name.type === 'server' ? errors.name.message : t('dialog.nameMissing'))}
        >
          {(field) => (
            <Input {...field} {...register('name')} maxLength={limits.apiTokens.name} autoComplete="off" required />
          )}
        </Field>
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
                  options={durations.map((days) => ({ value: days, label: t('dialog.days', { count: Number(days) }) }))}
                />
              )}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

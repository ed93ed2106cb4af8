import { limits } from '@esrs/contract'
import { useId, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { FieldError } from '../../../../ui/Field.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { OwnPassword } from '../OwnPassword.tsx'
import { useOwnPassword } from '../own-password.ts'
import { type Access, type Area, accesses, areas, scopesOf } from './access.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { TokenDays, TokenName } from './TokenFields.tsx'
import { tokenTexts } from './texts.ts'

const durations = ['7', '30', '90', String(limits.apiTokens.days)] as const

type Durations = (typeof durations)[number]

/** Asks what a new token is for, and shows its secret once; it is kept nowhere else. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(tokenTexts)
  const id = useId()
  const [secret, setSecret] = useState<string | null>(null)
  const password = useOwnPassword()
  const { register, errorOf, choice, frame } = useSentForm({
    begins: {
      name: '',
      access: { documents: 'none', values: 'none', assessment: 'none', surveys: 'none' } as Record<Area, Access>,
      days: '90' as Durations,
      password: '',
    },
    problems: (values) => ({
      name: values.name.trim() === '' && t('dialog.nameMissing'),
      access: scopesOf(values.access).length === 0 && t('dialog.accessMissing'),
      password: password.problem(values.password),
    }),
    send: ({ name, access, days, password: typed }) =>
      call(contract.tokens.create, {
        body: { name: name.trim(), scopes: scopesOf(access), days: Number(days), password: password.sent(typed) },
      }),
    onSent: (made) => setSecret(made.secret),
  })
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  const wrongAccess = errorOf('access')
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submit={t(frame.busy ? 'dialog.submitting' : 'dialog.submit')}
      {...frame}
      onClose={onClose}
    >
      <TokenName hint={t('dialog.nameHint')} field={register('name')} error={errorOf('name')} />
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
              {...choice(`access.${area}`)}
              aria-label={t(`area.${area}`)}
              options={accesses.map((value) => ({ value, label: t(`access.${value}`) }))}
              className="shrink-0 sm:w-44"
            />
          </div>
        ))}
        {wrongAccess && <FieldError ofSeveral>{wrongAccess}</FieldError>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TokenDays durations={durations} {...choice('days')} />
        <OwnPassword label={t('dialog.password')} error={errorOf('password')} field={register('password')} />
      </div>
    </FormDialog>
  )
}

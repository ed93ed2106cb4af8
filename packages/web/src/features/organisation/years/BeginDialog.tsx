import type { Years } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { reportTexts } from '../../../report/texts.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { organisationTexts } from '../texts.ts'

interface BeginDialogProps {
  next: NonNullable<Years['next']>
  onClose: () => void
}

/** What may be repeated, each as it is called in the call. */
const repeatable = ['owners', 'texts', 'figures', 'materiality'] as const

/** Weeks that people are given who are asked once more. */
const weeks = 4
const inWeeks = () => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

/** Dialog that begins the next year with what is chosen of this one. */
export function BeginDialog({ next: { year, sets, requests }, onClose }: BeginDialogProps) {
  const t = useTexts(organisationTexts)
  const nameOf = useTexts(reportTexts)
  const { register, errorOf, choice, watch, frame } = useSentForm({
    begins: {
      set: sets[0]!,
      repeated: { owners: true, texts: true, figures: true, materiality: true },
      // Mails go out with it, so that somebody has to want it.
      isAsking: false,
      due: inWeeks(),
    },
    send: ({ set, repeated, isAsking, due }) =>
      call(contract.years.begin, { body: { year, set, repeat: { ...repeated, requests: isAsking ? { due } : null } } }),
    said: t('years.beginDone', { year: String(year) }),
    onSent: onClose,
  })
  const { set, repeated, isAsking, due } = watch()
  return (
    <FormDialog
      title={t('years.begin', { year: String(year) })}
      description={t('years.beginText')}
      submit={t('years.begin', { year: String(year) })}
      disabled={isAsking && due === ''}
      onClose={onClose}
      {...frame}
    >
      <div className="flex flex-col gap-4 text-sm">
        <fieldset>
          <legend className="mb-1 font-medium">{t('years.repeat')}</legend>
          {repeatable.map((one) => (
            <Checkbox
              key={one}
              label={t(`years.carries.${one}`)}
              checked={repeated[one]}
              onChange={choice(`repeated.${one}`).onChange}
              className="flex"
            />
          ))}
          {requests > 0 && (
            <>
              <Checkbox
                label={t('years.requests', { count: requests })}
                checked={isAsking}
                onChange={choice('isAsking').onChange}
                className="flex"
              />
              {isAsking && (
                <Field
                  label={t('years.requestsDue')}
                  hint={t('years.requestsHint')}
                  error={errorOf('due')}
                  className="mt-1 ml-6 max-w-60"
                >
                  {(props) => <Input {...props} {...register('due')} type="date" />}
                </Field>
              )}
            </>
          )}
        </fieldset>
        <p className="text-pretty text-secondary">{t('years.carries.comparatives')}</p>
        <Field label={t('years.set')} hint={t(set === sets[0] ? 'years.setHint' : 'years.setOther')}>
          {(props) => (
            <Select
              {...props}
              {...choice('set')}
              options={sets.map((value) => ({ value, label: nameOf(`set.${value}`) }))}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

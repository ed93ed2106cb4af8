import { type ReportSettings, usualColour } from '@esrs/contract'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedWith } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { Checkbox, Switch } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { LogoField } from './LogoField.tsx'
import { useSaveSettings } from './queries.ts'
import { formOf, isColour, problemsIn, type SettingsForm, settingsOf } from './settings-problems.ts'
import { statementTexts } from './texts.ts'

type Problems = ReturnType<typeof problemsIn>

const languages = ['en', 'de'] as const

/** Form of the settings, for administrators. */
export function SettingsFields({ settings }: { settings: ReportSettings }) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { register, handleSubmit, setValue, watch, reset, formState } = useForm<SettingsForm>({
    defaultValues: formOf(settings),
    resolver: checkedWith(problemsIn),
    mode: 'onTouched',
  })
  const save = useSaveSettings()
  const changed = { shouldValidate: formState.isSubmitted }
  const [chosen, colour, logo] = watch(['languages', 'colour', 'logo'])
  const said = save.error instanceof ApiError ? save.error.fields : {}
  const problem = (field: keyof Problems) => {
    const key = formState.errors[field]?.message as NonNullable<Problems[keyof Problems]> | undefined
    return key ? t(`settings.${key}`) : said[field]
  }
  const send = handleSubmit((form) => {
    if (save.isPending) return
    save.mutate(settingsOf(form), {
      onSuccess: (saved) => {
        reset(formOf(saved))
        toast({ title: t('settings.saved') })
      },
    })
  })
  return (
    <form noValidate onSubmit={send} className="flex max-w-[60rem] flex-col">
      <p className="mb-6 max-w-prose text-pretty text-secondary">{t('settings.lead')}</p>
      {save.error && (
        <Notice tone="danger" role="alert" className="mb-4">
          {t('settings.saveFailed')}. {errorText(save.error)}
        </Notice>
      )}
      <Group title={t('settings.company')}>
        <Field label={t('settings.lei')} hint={t('settings.leiHint')} keepsHint error={problem('lei')}>
          {(control) => (
            <Input
              {...control}
              {...register('lei')}
              className="font-mono"
              maxLength={30}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </Group>
      <Group title={t('settings.year')}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('settings.start')} error={problem('start')}>
            {(control) => <Input {...control} {...register('start')} type="date" required />}
          </Field>
          <Field label={t('settings.end')} error={problem('end')}>
            {(control) => <Input {...control} {...register('end', { deps: 'start' })} type="date" required />}
          </Field>
        </div>
        <Field label={t('settings.currency')} hint={t('settings.currencyHint')} error={problem('currency')}>
          {(control) => (
            <Input {...control} {...register('currency')} className="max-w-32 uppercase" maxLength={3} required />
          )}
        </Field>
        <fieldset>
          <legend className="font-medium text-sm">{t('settings.languages')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {languages.map((language) => (
              <Checkbox
                key={language}
                label={t(`language.${language}`)}
                checked={chosen.includes(language)}
                onChange={(isOn) =>
                  setValue(
                    'languages',
                    languages.filter((one) => (one === language ? isOn : chosen.includes(one))),
                    changed,
                  )
                }
              />
            ))}
          </div>
          {problem('languages') && <p className="text-danger-text text-xs">{problem('languages')}</p>}
        </fieldset>
      </Group>
      <Group title={t('settings.look')}>
        <div className="flex flex-col">
          <Switch
            label={t('settings.colourOwn')}
            checked={colour !== null}
            onChange={(isOn) => setValue('colour', isOn ? usualColour : null, changed)}
          />
          {colour !== null && (
            <Field label={t('settings.colour')} hint={t('settings.colourHint')} error={problem('colour')}>
              {(control) => (
                <span className="flex items-center gap-2">
                  <input
                    type="color"
                    aria-label={t('settings.colourPick')}
                    value={isColour(colour) ? colour : usualColour}
                    onChange={(event) => setValue('colour', event.target.value, changed)}
                    className="h-control w-12 shrink-0 cursor-pointer rounded-md border border-line-input bg-surface p-1"
                  />
                  <Input {...control} {...register('colour')} className="max-w-32 font-mono" maxLength={7} />
                </span>
              )}
            </Field>
          )}
        </div>
        <LogoField logo={logo} onChange={(next) => setValue('logo', next)} />
      </Group>
      <div className="flex justify-end border-line border-t pt-4 max-md:[&>*]:flex-1">
        <Button look="primary" type="submit" busy={save.isPending}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-6 gap-y-4 border-line border-t py-6 md:grid-cols-[14rem_minmax(0,1fr)]">
    <h2 className="font-semibold text-base">{title}</h2>
    <div className="flex max-w-form flex-col gap-4">{children}</div>
  </section>
)

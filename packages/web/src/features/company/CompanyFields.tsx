import { type Company, companyIndustries } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { companyQuery } from '../../api/queries.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { SwitchDialog } from '../../report/SwitchDialog.tsx'
import { reportTexts } from '../../report/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, type FieldControl } from '../../ui/Field.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { addressMax, CompanyForm, formOf, useFieldMessage } from './forms.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { type CompanyChange, updateCompany } from './queries.ts'
import { companyTexts } from './texts.ts'

/** Stands for no choice; the control of the platform knows no empty one. */
const none = '_none'
const firstYearOfAll = 2024

/** Changes of these change what the report counts, so they are asked about with the numbers that follow. */
const decisive = ['standard_set', 'reporting_year', 'first_reporting_year', 'modules'] as const

/** What an administrator can change of the company: one form, one save. */
export function CompanyFields({ company }: { company: Company }) {
  const t = useTexts(companyTexts)
  const report = useTexts(reportTexts)
  const message = useFieldMessage()
  const [asked, setAsked] = useState<CompanyChange | null>(null)
  const client = useQueryClient()
  const begins = formOf(company)
  const fields = Object.keys(begins) as FieldPath<CompanyForm>[]
  const { register, errorOf, handleSubmit, setValue, reset, watch, formState, frame } = useSentForm({
    begins,
    resolver: checkedBy(CompanyForm),
    send: (form) => updateCompany(changedIn(form)),
    names: Object.fromEntries(fields.map((field) => [`metadata.${field}`, field])),
    said: () => ({ title: t('save.success'), description: t('save.updated') }),
    onSent: (saved) => {
      client.setQueryData(companyQuery.queryKey, saved)
      reset(formOf(saved))
      setAsked(null)
    },
    onRefused: () => {
      toast({ variant: 'destructive', title: t('save.error'), description: t('save.updateFailed') })
      setAsked(null)
    },
  })
  const { dirtyFields, isDirty } = formState
  const changedIn = (form: CompanyForm): CompanyChange =>
    Object.fromEntries(fields.filter((field) => dirtyFields[field]).map((field) => [field, form[field]]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody is typing is not replaced by what arrives meanwhile.
  useEffect(() => {
    if (!isDirty) reset(begins)
  }, [company])
  const changes = Object.keys(dirtyFields).length

  const submit = handleSubmit((form) => {
    const change = changedIn(form)
    if (decisive.some((name) => name in change)) setAsked(change)
    else if (changes > 0) void frame.onSubmit()
  })

  const select = (name: FieldPath<CompanyForm>, options: readonly SelectOption[]) => (control: FieldControl) => (
    <Select
      {...control}
      value={watch(name) || (options.some(({ value }) => value === none) ? none : '')}
      onChange={(value) => setValue(name, value === none ? '' : value, { shouldDirty: true })}
      options={options}
      placeholder={t('choose')}
    />
  )
  const [set, year] = [watch('standard_set') as Company['metadata']['standard_set'], Number(watch('reporting_year'))]
  const unfit = set === 'esrs-2023' && year > 2026 ? 'tooLate' : set === 'esrs-2026' && year < 2026 ? 'tooEarly' : null

  return (
    <form noValidate onSubmit={submit}>
      <ProfileSection title={t('master.title')} text={<p>{t('master.text')}</p>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('master.name')} error={message(errorOf('name'))}>
            {(control) => <Input {...control} {...register('name')} autoComplete="organization" required />}
          </Field>
          <Field label={t('master.registrationNumber')} error={message(errorOf('registration_number'))}>
            {(control) => <Input {...control} {...register('registration_number')} autoComplete="off" />}
          </Field>
          <Field label={t('master.address')} error={message(errorOf('address'), addressMax)} className="sm:col-span-2">
            {(control) => <Textarea {...control} {...register('address')} rows={2} autoComplete="street-address" />}
          </Field>
          <Field label={t('master.industry')} error={message(errorOf('industry'))}>
            {select(
              'industry',
              optionsOf(companyIndustries, (value) => t(`industry.${value}`)),
            )}
          </Field>
          <Field label={t('master.size')} error={message(errorOf('company_size'))}>
            {select(
              'company_size',
              optionsOf(['small', 'medium', 'large'], (value) => t(`size.${value}`)),
            )}
          </Field>
          <Field label={t('master.scope')} error={message(errorOf('report_scope'))}>
            {select(
              'report_scope',
              optionsOf(['group', 'specific'], (value) => t(`scope.${value}`)),
            )}
          </Field>
        </div>
      </ProfileSection>
      <ProfileSection
        title={t('reporting.title')}
        text={
          <>
            <p>{t('reporting.text')}</p>
            <p>{t('reporting.kept')}</p>
            <p>{t('reporting.carried')}</p>
          </>
        }
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('reporting.set')} hint={t(`about.${set}`)} error={message(errorOf('standard_set'))}>
            {select(
              'standard_set',
              optionsOf(['esrs-2023', 'esrs-2026', 'vs-2026'], (value) => report(`set.${value}`)),
            )}
          </Field>
          <Field label={t('reporting.year')} error={message(errorOf('reporting_year'))}>
            {select('reporting_year', years(company.metadata.reporting_year))}
          </Field>
          {set === 'vs-2026' ? (
            <Field label={t('reporting.modules')} hint={t('reporting.modulesHint')}>
              {select('modules', [
                { value: none, label: t('none') },
                ...optionsOf(['basic', 'both'], (value) => t(`modules.${value}`)),
              ])}
            </Field>
          ) : (
            <Field label={t('reporting.firstYear')} hint={t('reporting.firstYearHint')}>
              {select('first_reporting_year', [
                { value: none, label: t('none') },
                ...years(company.metadata.first_reporting_year ?? firstYearOfAll),
              ])}
            </Field>
          )}
        </div>
        {unfit && (
          <Notice tone="warning" className="mt-4">
            {t(`unfit.${unfit}`)}
          </Notice>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-2 max-md:flex-row-reverse">
          <Button type="submit" look="primary" disabled={changes === 0} busy={frame.busy}>
            {t('save.submit')}
          </Button>
          <Button look="ghost" disabled={changes === 0} className="disabled:hidden" onClick={() => reset(begins)}>
            {t('save.discard')}
          </Button>
          {changes > 0 && (
            <span role="status" className="text-muted text-sm md:px-3">
              {t('save.changes', { count: changes })}
            </span>
          )}
        </div>
      </ProfileSection>
      {asked && (
        <SwitchDialog
          company={company}
          change={asked}
          busy={frame.busy}
          onConfirm={() => void frame.onSubmit()}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  )
}

const optionsOf = <V extends string>(values: readonly V[], label: (value: V) => string): SelectOption[] =>
  values.map((value) => ({ value, label: label(value) }))

/** From the first year of the ESRS to the next one, and the chosen one wherever it is. */
function years(chosen: number): SelectOption[] {
  const last = new Date().getFullYear() + 1
  const all = new Set([chosen])
  for (let year = firstYearOfAll; year <= last; year += 1) all.add(year)
  return [...all].sort((a, b) => b - a).map((year) => ({ value: String(year), label: String(year) }))
}

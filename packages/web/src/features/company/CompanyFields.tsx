import { type Company, companyIndustries } from '@esrs/contract'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useServerFields } from '../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { SwitchDialog } from '../../report/SwitchDialog.tsx'
import { reportTexts } from '../../report/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, type FieldControl } from '../../ui/Field.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { addressMax, CompanyForm, formOf, useFieldMessage } from './forms.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { type CompanyChange, useUpdateCompany } from './queries.ts'
import { companyTexts } from './texts.ts'

/** Stands for no choice; the control of the platform knows no empty one. */
const none = '_none'
const firstYearOfAll = 2024

/** Changes of these change what the report counts, so they are asked about with the numbers that follow. */
const decisive = ['standard_set', 'reporting_year', 'first_reporting_year', 'modules'] as const

/** The field of a field of the wire. */
const fieldOf = (name: string) => name.replace(/^metadata\./, '') as FieldPath<CompanyForm>

/** What an administrator can change of the company: one form, one save. */
export function CompanyFields({ company }: { company: Company }) {
  const t = useTexts(companyTexts)
  const report = useTexts(reportTexts)
  const message = useFieldMessage()
  const [asked, setAsked] = useState<CompanyChange | null>(null)
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = useForm<CompanyForm>({
    resolver: checkedBy(CompanyForm),
    defaultValues: formOf(company),
  })
  const { errors, dirtyFields, isDirty } = formState
  const update = useUpdateCompany()
  useServerFields(update.error, setError, fieldOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody is typing is not replaced by what arrives meanwhile.
  useEffect(() => {
    if (!isDirty) reset(formOf(company))
  }, [company])
  const changes = Object.keys(dirtyFields).length

  const save = (change: CompanyChange) =>
    update.mutate(change, {
      onSuccess: (saved) => {
        reset(formOf(saved))
        setAsked(null)
      },
      onError: () => setAsked(null),
    })
  const submit = (form: CompanyForm) => {
    const names = Object.keys(dirtyFields) as (keyof CompanyForm)[]
    const change = Object.fromEntries(names.map((name) => [name, form[name]])) as CompanyChange
    if (names.length === 0) return
    if (decisive.some((name) => name in change)) setAsked(change)
    else save(change)
  }

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
    <form noValidate onSubmit={handleSubmit(submit)}>
      <ProfileSection title={t('master.title')} text={<p>{t('master.text')}</p>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('master.name')} error={message(errors.name?.message)}>
            {(control) => <Input {...control} {...register('name')} autoComplete="organization" required />}
          </Field>
          <Field label={t('master.registrationNumber')} error={message(errors.registration_number?.message)}>
            {(control) => <Input {...control} {...register('registration_number')} autoComplete="off" />}
          </Field>
          <Field
            label={t('master.address')}
            error={message(errors.address?.message, addressMax)}
            className="sm:col-span-2"
          >
            {(control) => <Textarea {...control} {...register('address')} rows={2} autoComplete="street-address" />}
          </Field>
          <Field label={t('master.industry')} error={message(errors.industry?.message)}>
            {select(
              'industry',
              optionsOf(companyIndustries, (value) => t(`industry.${value}`)),
            )}
          </Field>
          <Field label={t('master.size')} error={message(errors.company_size?.message)}>
            {select(
              'company_size',
              optionsOf(['small', 'medium', 'large'], (value) => t(`size.${value}`)),
            )}
          </Field>
          <Field label={t('master.scope')} error={message(errors.report_scope?.message)}>
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
          <Field label={t('reporting.set')} hint={t(`about.${set}`)} error={message(errors.standard_set?.message)}>
            {select(
              'standard_set',
              optionsOf(['esrs-2023', 'esrs-2026', 'vs-2026'], (value) => report(`set.${value}`)),
            )}
          </Field>
          <Field label={t('reporting.year')} error={message(errors.reporting_year?.message)}>
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
          <Button type="submit" look="primary" disabled={changes === 0} busy={update.isPending}>
            {t('save.submit')}
          </Button>
          <Button
            look="ghost"
            disabled={changes === 0}
            className="disabled:hidden"
            onClick={() => reset(formOf(company))}
          >
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
          busy={update.isPending}
          onConfirm={() => save(asked)}
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

import type { Unit } from '@esrs/contract'
import { unitKinds } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedWith } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { HoldingFields } from './HoldingFields.tsx'
import { treeQuery } from './queries.ts'
import { organisationTexts } from './texts.ts'
import { within } from './unit-tree.ts'
import { beginning, nameOfCode, type Problem, problemsIn, sentOf, type UnitValues } from './unit-values.ts'
import { useMonthOfYear } from './use-month-of-year.ts'

interface UnitFormProps {
  /** `null`: a new one. */
  unit: Unit | null
  /** What a new one belongs to at first; `null` for the parent of the group. */
  below: Unit | null
  units: readonly Unit[]
  /** What the parent of the group begins with. */
  company: { name: string; country: string }
  onClose: () => void
}

/** Form of an entity or a site. What was typed stays whatever the server answers. */
export function UnitForm({ unit, below, units, company, onClose }: UnitFormProps) {
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const language = useLanguage()
  const monthName = useMonthOfYear()
  const client = useQueryClient()
  // The unit as the person saw it when the form opened; somebody may change it before it is saved.
  const [seen, setSeen] = useState(unit?.version ?? 0)
  const form = useForm<UnitValues>({
    defaultValues: beginning(unit, below, language === 'de' ? ',' : '.', company),
    resolver: checkedWith(problemsIn),
  })
  const { register, control, handleSubmit, watch, formState } = form
  const save = useSend(
    (values: UnitValues) => {
      const body = sentOf(values)
      return unit
        ? call(contract.organisation.change, { params: { id: unit.id }, body: { ...body, version: seen } })
        : call(contract.organisation.add, { body })
    },
    null,
    ({ name }) => {
      toast({ title: t('form.saved', { name }) })
      onClose()
    },
  )
  const failure = save.error
  const refused = failure instanceof ApiError ? failure.fields : {}
  const isConflict = failure instanceof ApiError && failure.code === 'conflict'
  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onError: async (error) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return
        const now = await client.fetchQuery({ ...treeQuery, staleTime: 0 }).catch(() => null)
        const known = now?.units.find(({ id }) => id === unit?.id)
        if (known) setSeen(known.version)
      },
    }),
  )
  const errorOf = (field: keyof UnitValues): string | undefined => {
    const problem = formState.errors[field]?.message ?? formState.errors[field]?.root?.message
    if (problem === 'missing') return t('form.problem.needed', { field: t(`field.${field}`) })
    return problem ? t(`form.problem.${problem as Problem}`) : refused[field]
  }
  const kind = watch('kind')
  const inside = unit ? within(units, unit.id) : new Set<string>()
  const parents = units.filter((one) => one.kind === 'entity' && !inside.has(one.id))
  const isRoot = unit ? unit.parent === null : units.length === 0
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1),
  }))
  const text = (field: 'code' | 'name' | 'country' | 'currency' | 'heads' | 'area', hint?: string) => (
    <Field label={t(`field.${field}`)} hint={hint} error={errorOf(field)}>
      {(props) => (
        <Input
          {...props}
          {...register(field)}
          required={field === 'code' || field === 'name'}
          maxLength={field === 'name' ? 200 : 40}
          inputMode={field === 'heads' || field === 'area' ? 'decimal' : 'text'}
        />
      )}
    </Field>
  )
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={unit ? unit.name : t('form.new')}
      description={unit ? t('form.changeText') : t('form.newText')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" busy={save.isPending} onClick={() => void submit()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {failure && (Object.keys(refused).length === 0 || isConflict) && (
            <Notice tone={isConflict ? 'warning' : 'danger'} role="alert">
              {errorText(failure)}
            </Notice>
          )}
          {text('name')}
          <div className="grid grid-cols-2 gap-4">
            {text('code', t('form.codeHint'))}
            <Field label={t('field.kind')}>
              {(props) => (
                <Controller
                  control={control}
                  name="kind"
                  render={({ field }) => (
                    <Select
                      {...props}
                      value={field.value}
                      onChange={field.onChange}
                      disabled={isRoot}
                      options={unitKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
                    />
                  )}
                />
              )}
            </Field>
          </div>
          {!isRoot && (
            <Field label={t('field.parent')} error={errorOf('parent')}>
              {(props) => (
                <Controller
                  control={control}
                  name="parent"
                  render={({ field }) => (
                    <Select
                      {...props}
                      value={field.value}
                      onChange={field.onChange}
                      options={parents.map(({ id, name, code }) => ({
                        value: id,
                        label: `${name} (${code})`,
                        short: name,
                      }))}
                    />
                  )}
                />
              )}
            </Field>
          )}
          <HoldingFields error={errorOf('holdings')} isSite={kind === 'site'} isRoot={isRoot} />
          <Field label={t('field.until')} hint={t('form.untilHint')} error={errorOf('until')}>
            {(props) => <Input {...props} type="date" {...register('until')} />}
          </Field>
          <div className="grid grid-cols-2 gap-4">
            {text('country', nameOfCode('region', watch('country'), language) ?? t('form.countryHint'))}
            {text('currency', nameOfCode('currency', watch('currency'), language) ?? t('form.currencyHint'))}
            {text('heads', t('form.headsHint'))}
            {text('area', t('form.areaHint'))}
          </div>
          <Field label={t('field.year_end')} hint={t('form.yearEndHint')}>
            {(props) => (
              <Controller
                control={control}
                name="year_end"
                render={({ field }) => (
                  <Select {...props} value={field.value} onChange={field.onChange} options={months} />
                )}
              />
            )}
          </Field>
        </form>
      </FormProvider>
    </Sheet>
  )
}

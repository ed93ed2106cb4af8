import { dataQualities, type InventoryActivity, type InventoryView, inventoryMethods } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { checkedWith } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { toast } from '../../../ui/toast.ts'
import { DocumentField } from '../DocumentField.tsx'
import { useMonthName } from '../figures/use-month-name.ts'
import { factorsQuery } from '../queries.ts'
import { ActivityFactor } from './ActivityFactor.tsx'
import { type ActivityValues, beginning, currenciesOf, none, problemsIn, sentOf } from './activity-values.ts'
import { inventoryTexts } from './texts.ts'

interface ActivityDialogProps {
  inventory: InventoryView
  /** `null`: a new one. */
  activity: InventoryActivity | null
  onClose: () => void
}

const scopes = ['scope1', 'scope2', 'scope3', 'energy'] as const

/** Dialog of one activity: what was done where and when, by which factor it is computed, and where it is known from. */
export function ActivityDialog({ inventory, activity, onClose }: ActivityDialogProps) {
  const t = useTexts(inventoryTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const monthName = useMonthName()
  const { units, months, categories } = inventory
  const written = (value: number | null) =>
    value === null ? '' : String(value).replace('.', language === 'de' ? ',' : '.')
  const form = useForm<ActivityValues>({
    defaultValues: beginning(activity, { unit: units.length === 1 ? units[0]!.id : '', months }, written),
    resolver: checkedWith(problemsIn),
  })
  const { register, control, handleSubmit, formState, watch, setValue } = form
  const category = categories.find(({ id }) => id === watch('category')) ?? null
  const known = useQuery(factorsQuery(language))
  const save = useSend(
    (values: ActivityValues) => {
      const factor = known.data?.factors.find(({ id }) => id === values.factor) ?? activity?.used_factor ?? null
      const body = sentOf(values, category!, !!known.data && currenciesOf(values.unit, factor, known.data) !== null)
      return activity
        ? call(contract.inventory.changeActivity, { params: { id: activity.id }, body })
        : call(contract.inventory.addActivity, { body })
    },
    null,
    () => {
      toast({ title: t('activity.saved') })
      onClose()
    },
  )
  const again = useSend(
    () =>
      call(contract.inventory.addActivity, {
        body: sentOf(beginning(activity, { unit: '', months }, written), category!, true),
      }),
    t('activity.failed'),
  )
  const remove = useSend(
    ({ id }: InventoryActivity) => call(contract.inventory.removeActivity, { params: { id } }),
    t('activity.failed'),
    () => {
      toast({ title: t('activity.removed'), action: { label: t('undo'), onClick: () => again.mutate(undefined) } })
      onClose()
    },
  )
  const refused = save.error instanceof ApiError ? save.error.fields : {}
  const errorOf = (field: keyof ActivityValues): string | undefined => {
    const problem = formState.errors[field]?.message
    return problem ? t(`problem.${problem as 'missing'}`) : refused[field]
  }
  type Choice = 'unit_id' | 'category' | 'from' | 'to' | 'method' | 'quality'
  const choice = (field: Choice, options: { value: string; label: string }[], placeholder?: string) => (
    <Field label={t(`activity.field.${field}`)} error={errorOf(field)}>
      {(props) => (
        <Controller
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => (
            <Select
              {...props}
              value={value}
              {...(placeholder === undefined ? {} : { placeholder })}
              onChange={(chosen) => {
                onChange(chosen)
                if (field === 'from' && watch('to') < chosen) setValue('to', chosen)
                // A factor of another category would be refused.
                if (field === 'category')
                  for (const one of ['factor', 'residual', 'source'] as const) setValue(one, none)
              }}
              options={options}
            />
          )}
        />
      )}
    </Field>
  )
  const text = (field: 'label' | 'note' | 'primary' | 'uncertainty', hint?: string) => (
    <Field label={t(`activity.field.${field}`)} hint={hint} error={errorOf(field)}>
      {(props) => (
        <Input
          {...props}
          {...register(field)}
          maxLength={field === 'note' ? 500 : 100}
          inputMode={field === 'label' || field === 'note' ? 'text' : 'decimal'}
        />
      )}
    </Field>
  )
  const ofMonths = [...new Set([...months, watch('from'), watch('to')])]
    .filter(Boolean)
    .sort()
    .map((month) => ({ value: month, label: monthName(month) }))
  const categoryOptions = scopes.flatMap((scope) =>
    categories
      .filter((one) => one.scope === scope)
      .map(({ id, name }) => ({ value: id, label: `${t(`scope.${scope}`)}: ${name}`, short: name })),
  )
  return (
    <FormDialog
      size="lg"
      title={t(activity ? 'activity.change' : 'activity.add')}
      submit={t('save')}
      busy={save.isPending}
      failure={save.error && Object.keys(refused).length === 0 ? errorText(save.error) : undefined}
      aside={
        activity && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(activity)}>
            {t('activity.remove')}
          </Button>
        )
      }
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}
      onClose={onClose}
    >
      {choice('category', categoryOptions, t('activity.chooseCategory'))}
      <div className="grid gap-4 sm:grid-cols-2">
        {choice(
          'unit_id',
          units.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
          t('activity.chooseUnit'),
        )}
        {text('label', t('activity.labelHint'))}
        {choice('from', ofMonths)}
        {choice('to', ofMonths)}
      </div>
      {category && (
        <ActivityFactor form={form} category={category} inventory={inventory} activity={activity} errorOf={errorOf} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {category?.scope === 'scope3' &&
          choice(
            'method',
            inventoryMethods.map((one) => ({ value: one, label: t(`method.${one}`) })),
            t('activity.chooseMethod'),
          )}
        {category?.scope === 'scope3' && text('primary', t('activity.primaryHint'))}
        {choice(
          'quality',
          dataQualities.map((one) => ({ value: one, label: t(`quality.${one}`) })),
        )}
        {text('uncertainty', t('activity.uncertaintyHint'))}
        {text('note', t('activity.noteHint'))}
        <DocumentField
          control={control}
          name="document"
          label={t('activity.field.document')}
          error={errorOf('document')}
          kept={activity ?? null}
          none={none}
          noneWords={t('activity.noDocument')}
        />
      </div>
      {category?.scope === 'scope1' && (
        <Controller
          control={control}
          name="traded"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={t('activity.field.traded')} checked={value} onChange={onChange} />
          )}
        />
      )}
    </FormDialog>
  )
}

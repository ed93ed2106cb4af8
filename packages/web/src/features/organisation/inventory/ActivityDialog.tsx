import { dataQualities, type InventoryActivity, type InventoryView, inventoryMethods } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { inWords, useSentForm } from '../../../kit/form/use-sent-form.ts'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
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
  const language = useLanguage()
  const monthName = useMonthName()
  const { units, months, categories } = inventory
  const written = (value: number | null) =>
    value === null ? '' : String(value).replace('.', language === 'de' ? ',' : '.')
  const known = useQuery(factorsQuery(language))
  const form = useSentForm<ActivityValues, unknown>({
    begins: beginning(activity, { unit: units.length === 1 ? units[0]!.id : '', months }, written),
    problems: (values) => inWords(problemsIn(values), (problem) => t(`problem.${problem}`)),
    send: (values) => {
      const factor = known.data?.factors.find(({ id }) => id === values.factor) ?? activity?.used_factor ?? null
      const hasRate = !!known.data && currenciesOf(values.unit, factor, known.data) !== null
      const body = sentOf(values, categoryOf(values)!, hasRate)
      return activity
        ? call(contract.inventory.changeActivity, { params: { id: activity.id }, body })
        : call(contract.inventory.addActivity, { body })
    },
    said: t('activity.saved'),
    onSent: onClose,
  })
  const { register, control, errorOf, choice, watch, setValue, frame } = form
  const categoryOf = ({ category }: Pick<ActivityValues, 'category'>) =>
    categories.find(({ id }) => id === category) ?? null
  const category = categoryOf({ category: watch('category') })
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
  type Choice = 'unit_id' | 'category' | 'from' | 'to' | 'method' | 'quality'
  const select = (field: Choice, options: { value: string; label: string }[], placeholder?: string) => {
    const { value, onChange } = choice(field)
    return (
      <Field label={t(`activity.field.${field}`)} error={errorOf(field)}>
        {(props) => (
          <Select<string>
            {...props}
            value={value}
            {...(placeholder === undefined ? {} : { placeholder })}
            onChange={(chosen) => {
              onChange(chosen)
              if (field === 'from' && watch('to') < chosen) setValue('to', chosen)
              // A factor of another category would be refused.
              if (field === 'category') for (const one of ['factor', 'residual', 'source'] as const) setValue(one, none)
            }}
            options={options}
          />
        )}
      </Field>
    )
  }
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
      aside={
        activity && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(activity)}>
            {t('activity.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
    >
      {select('category', categoryOptions, t('activity.chooseCategory'))}
      <div className="grid gap-4 sm:grid-cols-2">
        {select(
          'unit_id',
          units.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
          t('activity.chooseUnit'),
        )}
        {text('label', t('activity.labelHint'))}
        {select('from', ofMonths)}
        {select('to', ofMonths)}
      </div>
      {category && (
        <ActivityFactor form={form} category={category} inventory={inventory} activity={activity} errorOf={errorOf} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {category?.scope === 'scope3' &&
          select(
            'method',
            inventoryMethods.map((one) => ({ value: one, label: t(`method.${one}`) })),
            t('activity.chooseMethod'),
          )}
        {category?.scope === 'scope3' && text('primary', t('activity.primaryHint'))}
        {select(
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

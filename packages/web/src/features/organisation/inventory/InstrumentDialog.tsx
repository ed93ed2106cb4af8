import { type InstrumentFields, type InventoryInstrument, type InventoryView, instrumentKinds } from '@esrs/contract'
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
import { toast } from '../../../ui/toast.ts'
import { DocumentField } from '../DocumentField.tsx'
import { useMonthName } from '../figures/use-month-name.ts'
import { typedNumber } from '../unit-values.ts'
import { none } from './activity-values.ts'
import { inventoryTexts } from './texts.ts'

interface InstrumentDialogProps {
  inventory: InventoryView
  /** `null`: a new one. */
  instrument: InventoryInstrument | null
  onClose: () => void
}

const numbers = ['number', 'kilograms', 'renewable', 'nuclear'] as const
type Values = Record<Exclude<keyof InstrumentFields, 'category' | 'kind'>, string> &
  Pick<InstrumentFields, 'category' | 'kind'>

const categories = ['electricity', 'heat', 'steam', 'cooling'] as const

function problemsIn(values: Values): Partial<Record<keyof Values, 'missing' | 'number' | 'percent'>> {
  const wrong = numbers.filter((field) => (typedNumber(values[field]) ?? -1) < 0)
  const tooMuch = (['renewable', 'nuclear'] as const).filter((field) => (typedNumber(values[field]) ?? 0) > 100)
  return {
    ...Object.fromEntries(wrong.map((field) => [field, 'number' as const])),
    ...Object.fromEntries(tooMuch.map((field) => [field, 'percent' as const])),
    ...(values.name.trim() === '' && { name: 'missing' as const }),
    ...(values.unit.trim() === '' && { unit: 'missing' as const }),
  }
}

const sentOf = (values: Values): InstrumentFields => ({
  unit_id: values.unit_id === none ? null : values.unit_id,
  category: values.category,
  kind: values.kind,
  name: values.name.trim(),
  from: values.from,
  to: values.to,
  unit: values.unit.trim(),
  number: typedNumber(values.number) ?? 0,
  kilograms: typedNumber(values.kilograms) ?? 0,
  renewable: typedNumber(values.renewable) ?? 0,
  nuclear: typedNumber(values.nuclear) ?? 0,
  note: values.note.trim(),
  document: values.document === none ? null : values.document,
})

/** Dialog of one contractual instrument: what it covers, and what its energy is. */
export function InstrumentDialog({ inventory, instrument, onClose }: InstrumentDialogProps) {
  const t = useTexts(inventoryTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const monthName = useMonthName()
  const { months, units } = inventory
  const written = (value: number) => String(value).replace('.', language === 'de' ? ',' : '.')
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: {
      unit_id: instrument?.unit_id ?? none,
      category: instrument?.category ?? 'electricity',
      kind: instrument?.kind ?? 'certificates_bundled',
      name: instrument?.name ?? '',
      from: instrument?.from ?? months[0]!,
      to: instrument?.to ?? months.at(-1)!,
      unit: instrument?.unit ?? 'MWh',
      number: instrument ? written(instrument.number) : '',
      kilograms: written(instrument?.kilograms ?? 0),
      renewable: written(instrument?.renewable ?? 100),
      nuclear: written(instrument?.nuclear ?? 0),
      note: instrument?.note ?? '',
      document: instrument?.document ?? none,
    },
    resolver: checkedWith(problemsIn),
  })
  const save = useSend(
    (values: Values) => {
      const body = sentOf(values)
      return instrument
        ? call(contract.inventory.changeInstrument, { params: { id: instrument.id }, body })
        : call(contract.inventory.addInstrument, { body })
    },
    null,
    () => {
      toast({ title: t('instrument.saved') })
      onClose()
    },
  )
  const remove = useSend(
    ({ id }: InventoryInstrument) => call(contract.inventory.removeInstrument, { params: { id } }),
    t('instrument.failed'),
    onClose,
  )
  const refused = save.error instanceof ApiError ? save.error.fields : {}
  const errorOf = (field: keyof Values): string | undefined => {
    const problem = formState.errors[field]?.message
    return problem ? t(`problem.${problem as 'missing'}`) : refused[field]
  }
  type Choice = 'unit_id' | 'category' | 'kind' | 'from' | 'to'
  const choice = (field: Choice, options: { value: string; label: string }[]) => (
    <Field label={t(`instrument.field.${field}`)} error={errorOf(field)}>
      {(props) => (
        <Controller
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => (
            <Select {...props} value={value} onChange={onChange} options={options} />
          )}
        />
      )}
    </Field>
  )
  const text = (field: 'name' | 'unit' | 'note' | (typeof numbers)[number], hint?: string) => (
    <Field label={t(`instrument.field.${field}`)} hint={hint} error={errorOf(field)}>
      {(props) => (
        <Input
          {...props}
          {...register(field)}
          maxLength={field === 'note' ? 500 : 200}
          inputMode={numbers.some((one) => one === field) ? 'decimal' : 'text'}
        />
      )}
    </Field>
  )
  const ofMonths = months.map((month) => ({ value: month, label: monthName(month) }))
  return (
    <FormDialog
      size="lg"
      title={t(instrument ? 'instrument.change' : 'instrument.add')}
      submit={t('save')}
      busy={save.isPending}
      failure={save.error && Object.keys(refused).length === 0 ? errorText(save.error) : undefined}
      aside={
        instrument && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(instrument)}>
            {t('instrument.remove')}
          </Button>
        )
      }
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}
      onClose={onClose}
    >
      {text('name', t('instrument.nameHint'))}
      <div className="grid gap-4 sm:grid-cols-2">
        {choice(
          'kind',
          instrumentKinds.map((one) => ({ value: one, label: t(`instrument.kind.${one}`) })),
        )}
        {choice(
          'category',
          categories.map((one) => ({ value: one, label: t(`instrument.category.${one}`) })),
        )}
        {choice('unit_id', [
          { value: none, label: t('instrument.group') },
          ...units.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
        ])}
        <DocumentField
          control={control}
          name="document"
          label={t('instrument.field.document')}
          error={errorOf('document')}
          kept={instrument ?? null}
          none={none}
          noneWords={t('activity.noDocument')}
        />
        {choice('from', ofMonths)}
        {choice('to', ofMonths)}
        {text('number')}
        {text('unit')}
        {text('kilograms', t('instrument.kilogramsHint'))}
        {text('renewable')}
        {text('nuclear', t('instrument.nuclearHint'))}
        {text('note')}
      </div>
    </FormDialog>
  )
}

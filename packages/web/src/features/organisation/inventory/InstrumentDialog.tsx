import { type InstrumentFields, type InventoryInstrument, type InventoryView, instrumentKinds } from '@esrs/contract'
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
  const language = useLanguage()
  const monthName = useMonthName()
  const { months, units } = inventory
  const written = (value: number) => String(value).replace('.', language === 'de' ? ',' : '.')
  const begins: Values = {
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
  }
  const { register, control, errorOf, choice, frame } = useSentForm({
    begins,
    problems: (values) => inWords(problemsIn(values), (problem) => t(`problem.${problem}`)),
    send: (values) => {
      const body = sentOf(values)
      return instrument
        ? call(contract.inventory.changeInstrument, { params: { id: instrument.id }, body })
        : call(contract.inventory.addInstrument, { body })
    },
    said: t('instrument.saved'),
    onSent: onClose,
  })
  const remove = useSend(
    ({ id }: InventoryInstrument) => call(contract.inventory.removeInstrument, { params: { id } }),
    t('instrument.failed'),
    onClose,
  )
  type Choice = 'unit_id' | 'category' | 'kind' | 'from' | 'to'
  const select = (field: Choice, options: { value: string; label: string }[]) => (
    <Field label={t(`instrument.field.${field}`)} error={errorOf(field)}>
      {(props) => <Select<string> {...props} {...choice(field)} options={options} />}
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
      aside={
        instrument && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(instrument)}>
            {t('instrument.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
    >
      {text('name', t('instrument.nameHint'))}
      <div className="grid gap-4 sm:grid-cols-2">
        {select(
          'kind',
          instrumentKinds.map((one) => ({ value: one, label: t(`instrument.kind.${one}`) })),
        )}
        {select(
          'category',
          categories.map((one) => ({ value: one, label: t(`instrument.category.${one}`) })),
        )}
        {select('unit_id', [
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
        {select('from', ofMonths)}
        {select('to', ofMonths)}
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

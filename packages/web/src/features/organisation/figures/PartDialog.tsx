import type { FigureDetail, FigurePart, FigurePartFields } from '@esrs/contract'
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
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { monthsOffered, OwnYears } from './OwnYears.tsx'
import { PartCell } from './PartCell.tsx'
import { PartFactor, quantityOf } from './PartFactor.tsx'
import { beginningPart, noneChosen as none, type PartValues } from './part-values.ts'
import { useMonthName } from './use-month-name.ts'

interface PartDialogProps {
  detail: FigureDetail
  /** `null`: a new one. */
  part: FigurePart | null
  /** The unit that is open; a new part begins with it. */
  unitId: string | null
  onClose: () => void
}

const sentOf = (values: PartValues): FigurePartFields => ({
  unit_id: values.unit_id,
  label: values.label.trim(),
  dimension: values.dimension,
  from: values.from,
  to: values.to,
  number: typedNumber(values.number) ?? 0,
  unit: values.unit.trim(),
  factor: typedNumber(values.factor) ?? 1,
  quantity: quantityOf(values),
  base: typedNumber(values.base) ?? null,
  counterpart: values.counterpart === none ? null : values.counterpart,
  estimated: values.estimated,
  note: values.note.trim(),
  document: values.document === none ? null : values.document,
})

function problemsIn(values: PartValues, needsBase: boolean): Partial<Record<keyof PartValues, 'number' | 'missing'>> {
  const base = typedNumber(values.base)
  return {
    ...(typedNumber(values.number) == null && { number: 'number' as const }),
    ...(typedNumber(values.factor) == null && { factor: 'number' as const }),
    ...((base === undefined || (needsBase && base === null)) && { base: 'number' as const }),
    ...(values.unit_id === '' && { unit_id: 'missing' as const }),
  }
}

/** Dialog of one part of a value: what a unit delivers for some months, and where it comes from. */
export function PartDialog({ detail, part, unitId, onClose }: PartDialogProps) {
  const t = useTexts(organisationTexts)
  const language = useLanguage()
  const monthName = useMonthName()
  const { figure, units, months } = detail
  const { key, setup, allowed } = figure
  const needsBase = setup.rule === 'ratio' || setup.rule === 'weighted_mean'
  const written = (value: number | null | undefined) =>
    value == null ? '' : String(value).replace('.', language === 'de' ? ',' : '.')
  const gap = units.find(({ id }) => id === unitId)?.gaps[0]
  const first = gap?.from ?? (setup.rule === 'head_count' ? months.at(-1)! : months[0]!)
  const usualUnit = setup.rule === 'ratio' ? allowed.above_unit : setup.unit
  const form = useSentForm<PartValues, unknown>({
    begins: beginningPart(part, { unitId, first, unit: usualUnit, written }),
    problems: (values) => inWords(problemsIn(values, needsBase), (problem) => t(`part.problem.${problem}`)),
    send: (values) => {
      const body = sentOf(values)
      return part
        ? call(contract.figures.changePart, { params: { key, id: part.id }, body })
        : call(contract.figures.addPart, { params: { key }, body })
    },
    names: { quantity: 'basis' },
    said: t('part.saved'),
    onSent: onClose,
  })
  const { register, control, errorOf, choice, watch, setValue, frame } = form
  const again = useSend(
    ({ id: _, document_name: __, by: ___, at: ____, ...body }: FigurePart) =>
      call(contract.figures.addPart, { params: { key }, body }),
    t('undo.failed'),
    () => toast({ title: t('undo.done') }),
  )
  const remove = useSend(
    (gone: FigurePart) => call(contract.figures.removePart, { params: { key, id: gone.id } }),
    t('part.removeFailed'),
    () => {
      if (part)
        toast({ title: t('part.removed'), action: { label: t('undo.action'), onClick: () => again.mutate(part) } })
      onClose()
    },
  )
  const select = (field: 'unit_id' | 'from' | 'to' | 'counterpart', options: { value: string; label: string }[]) => (
    <Field label={t(`part.field.${field}`)} error={errorOf(field)}>
      {(props) => (
        <Select
          {...props}
          value={watch(field)}
          onChange={(chosen) => {
            choice(field).onChange(chosen)
            if (field === 'from' && watch('to') < chosen) setValue('to', chosen)
            if (field === 'unit_id') keepMonths(chosen)
          }}
          options={options}
        />
      )}
    </Field>
  )
  const text = (field: 'label' | 'number' | 'unit' | 'base' | 'note', hint?: string, label?: string) => (
    <Field label={label ?? t(`part.field.${field}`)} hint={hint} error={errorOf(field)}>
      {(props) => (
        <Input
          {...props}
          {...register(field)}
          maxLength={field === 'note' ? 500 : 100}
          inputMode={field === 'number' || field === 'base' ? 'decimal' : 'text'}
        />
      )}
    </Field>
  )
  const baseLabel = allowed.base ? [allowed.base, allowed.base_unit].filter(Boolean).join(', ') : undefined
  const offered = monthsOffered(detail, watch('unit_id'))
  // Months that only another unit may deliver for would be refused.
  const keepMonths = (id: string) => {
    const may = monthsOffered(detail, id)
    if (may.includes(watch('from')) && may.includes(watch('to'))) return
    setValue('from', months[0]!)
    setValue('to', months[0]!)
  }
  const named = units.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))
  const ofMonths = offered.map((month) => ({ value: month, label: monthName(month) }))
  return (
    <FormDialog
      size="lg"
      title={part ? t('part.changeTitle') : t('part.add')}
      description={`${key} ${figure.name}`}
      submit={t('form.save')}
      aside={
        part && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(part)}>
            {t('part.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
    >
      {select('unit_id', named)}
      <OwnYears
        years={units.find(({ id }) => id === watch('unit_id'))?.own_years ?? []}
        onChoose={({ from, to }) => {
          setValue('from', from)
          setValue('to', to)
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {select('from', ofMonths)}
        {select('to', ofMonths)}
        {text('number', t(`part.numberHint.${setup.rule}`))}
        {text('unit', usualUnit ? t('part.unitHint', { unit: usualUnit }) : undefined)}
        {needsBase && text('base', t(`part.baseHint.${setup.rule as 'ratio' | 'weighted_mean'}`), baseLabel)}
        {text('label', t('part.labelHint'))}
        {setup.rule === 'elimination' && select('counterpart', [{ value: none, label: t('part.nobody') }, ...named])}
      </div>
      <PartCell
        datapoint={key}
        isApart={allowed.apart}
        dimension={watch('dimension')}
        error={errorOf('dimension')}
        onChange={choice('dimension').onChange}
      />
      <PartFactor form={form} unit={usualUnit} errorOf={errorOf} written={written} />
      {text('note', t('part.noteHint'))}
      <DocumentField
        control={control}
        name="document"
        label={t('part.field.document')}
        error={errorOf('document')}
        kept={part ?? null}
        none={none}
        noneWords={t('part.noDocument')}
      />
      <Controller
        control={control}
        name="estimated"
        render={({ field: { value, onChange } }) => (
          <Checkbox label={t('part.field.estimated')} checked={value} onChange={onChange} />
        )}
      />
    </FormDialog>
  )
}

import type { FigureDetail, FigurePart, FigurePartFields } from '@esrs/contract'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedWith } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice } from '../../../ui/States.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
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

const sentOf = (values: PartValues, dimension: string): FigurePartFields => ({
  ...{ unit_id: values.unit_id, label: values.label.trim(), dimension, from: values.from, to: values.to },
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

function problemsIn(needsBase: boolean) {
  return (values: PartValues): Partial<Record<keyof PartValues, 'number' | 'missing'>> => ({
    ...(typedNumber(values.number) == null && { number: 'number' as const }),
    ...(typedNumber(values.factor) == null && { factor: 'number' as const }),
    ...((typedNumber(values.base) === undefined || (needsBase && typedNumber(values.base) === null)) && {
      base: 'number' as const,
    }),
    ...(values.unit_id === '' && { unit_id: 'missing' as const }),
  })
}

/** Dialog of one part of a value: what a unit delivers for some months, and where it comes from. */
export function PartDialog({ detail, part, unitId, onClose }: PartDialogProps) {
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
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
  const form = useForm<PartValues>({
    defaultValues: beginningPart(part, { unitId, first, unit: usualUnit, written }),
    resolver: checkedWith(problemsIn(needsBase)),
  })
  const { register, control, handleSubmit, formState, watch, setValue } = form
  const [dimension, setDimension] = useState(part?.dimension ?? '')
  const save = useSend(
    (values: PartValues) => {
      const body = sentOf(values, dimension)
      return part
        ? call(contract.figures.changePart, { params: { key, id: part.id }, body })
        : call(contract.figures.addPart, { params: { key }, body })
    },
    null,
    () => {
      toast({ title: t('part.saved') })
      onClose()
    },
  )
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
  const refused = save.error instanceof ApiError ? save.error.fields : {}
  const errorOf = (field: keyof PartValues | 'quantity') => {
    const problem = field === 'quantity' ? undefined : formState.errors[field]?.message
    return problem ? t(`part.problem.${problem as 'number' | 'missing'}`) : refused[field]
  }
  const choice = (field: 'unit_id' | 'from' | 'to' | 'counterpart', options: { value: string; label: string }[]) => (
    <Field label={t(`part.field.${field}`)} error={errorOf(field)}>
      {(props) => (
        <Controller
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => (
            <Select
              {...props}
              value={value}
              onChange={(chosen) => {
                onChange(chosen)
                if (field === 'from' && watch('to') < chosen) setValue('to', chosen)
                if (field === 'unit_id') keepMonths(chosen)
              }}
              options={options}
            />
          )}
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
  const submit = handleSubmit((values) => save.mutate(values))
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={part ? t('part.changeTitle') : t('part.add')}
      description={`${key} ${figure.name}`}
      footer={
        <>
          {part && (
            <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(part)}>
              {t('part.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" busy={save.isPending} onClick={() => void submit()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {save.error && Object.keys(refused).length === 0 && (
          <Notice tone="danger" role="alert">
            {errorText(save.error)}
          </Notice>
        )}
        {choice('unit_id', named)}
        <OwnYears
          years={units.find(({ id }) => id === watch('unit_id'))?.own_years ?? []}
          onChoose={({ from, to }) => {
            setValue('from', from)
            setValue('to', to)
          }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {choice('from', ofMonths)}
          {choice('to', ofMonths)}
          {text('number', t(`part.numberHint.${setup.rule}`))}
          {text('unit', usualUnit ? t('part.unitHint', { unit: usualUnit }) : undefined)}
          {needsBase && text('base', t(`part.baseHint.${setup.rule as 'ratio' | 'weighted_mean'}`), baseLabel)}
          {text('label', t('part.labelHint'))}
          {setup.rule === 'elimination' && choice('counterpart', [{ value: none, label: t('part.nobody') }, ...named])}
        </div>
        <PartCell
          datapoint={key}
          isApart={allowed.apart}
          dimension={dimension}
          error={refused.dimension}
          onChange={setDimension}
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
      </form>
    </Dialog>
  )
}

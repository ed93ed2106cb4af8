import type { InventoryView } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { typedNumber } from '../unit-values.ts'
import { inventoryTexts } from './texts.ts'

const recorded = ['scope1', 'scope2_location', 'scope2_market', 'scope3'] as const

/** Dialog of the base year: which it is, from which change on it is restated, and what was reported for it. */
export function PolicyDialog({ inventory: { policy }, onClose }: { inventory: InventoryView; onClose: () => void }) {
  const t = useTexts(inventoryTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const written = (value: number | null) =>
    value === null ? '' : String(value).replace('.', language === 'de' ? ',' : '.')
  const [typed, setTyped] = useState({
    base_year: written(policy.base_year),
    threshold: written(policy.threshold),
    note: policy.note,
    ...(Object.fromEntries(recorded.map((one) => [one, written(policy.recorded[one])])) as Record<
      (typeof recorded)[number],
      string
    >),
  })
  const [isSent, setSent] = useState(false)
  const year = typedNumber(typed.base_year)
  const threshold = typedNumber(typed.threshold)
  const wrong = {
    base_year: year === undefined || (year !== null && !(Number.isInteger(year) && year >= 1990 && year <= 2100)),
    threshold: threshold == null || threshold < 0.1 || threshold > 50,
    ...(Object.fromEntries(
      recorded.map((one) => [one, typedNumber(typed[one]) === undefined || (typedNumber(typed[one]) ?? 0) < 0]),
    ) as Record<(typeof recorded)[number], boolean>),
  }
  const save = useSend(
    () =>
      call(contract.inventory.savePolicy, {
        body: {
          ...policy,
          base_year: year ?? null,
          threshold: threshold ?? 5,
          note: typed.note.trim(),
          recorded: {
            scope1: typedNumber(typed.scope1) ?? null,
            scope3: typedNumber(typed.scope3) ?? null,
            scope2_location: typedNumber(typed.scope2_location) ?? null,
            scope2_market: typedNumber(typed.scope2_market) ?? null,
          },
        },
      }),
    null,
    onClose,
  )
  const number = (field: keyof typeof wrong, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      error={
        isSent && wrong[field]
          ? t(`base.problem.${field === 'base_year' || field === 'threshold' ? field : 'recorded'}`)
          : undefined
      }
    >
      {(props) => (
        <Input
          {...props}
          inputMode="decimal"
          maxLength={30}
          value={typed[field]}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      title={t('base.title')}
      submit={t('save')}
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
      onSubmit={() => {
        setSent(true)
        if (!Object.values(wrong).some(Boolean)) save.mutate(undefined)
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {number('base_year', t('base.field.base_year'))}
        {number('threshold', t('base.field.threshold'), t('base.thresholdHint'))}
        {recorded.map((one) => (
          <div key={one}>{number(one, t(`base.field.${one}`))}</div>
        ))}
      </div>
      <Field label={t('base.field.note')} hint={t('base.noteHint')}>
        {(props) => (
          <Textarea
            {...props}
            rows={4}
            maxLength={2_000}
            value={typed.note}
            onChange={(event) => setTyped({ ...typed, note: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

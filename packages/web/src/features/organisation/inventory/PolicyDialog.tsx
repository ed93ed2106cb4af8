import { factorScopes, type InventoryView } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { typedNumber } from '../unit-values.ts'
import { inventoryTexts } from './texts.ts'

const ofRecorded = <Of,>(of: (scope: (typeof factorScopes)[number]) => Of) => ({
  scope1: of('scope1'),
  scope2_location: of('scope2_location'),
  scope2_market: of('scope2_market'),
  scope3: of('scope3'),
})

/** Dialog of the base year: which it is, from which change on it is restated, and what was reported for it. */
export function PolicyDialog({ inventory: { policy }, onClose }: { inventory: InventoryView; onClose: () => void }) {
  const t = useTexts(inventoryTexts)
  const language = useLanguage()
  const written = (value: number | null) =>
    value === null ? '' : String(value).replace('.', language === 'de' ? ',' : '.')
  const { register, errorOf, frame } = useSentForm({
    begins: {
      base_year: written(policy.base_year),
      threshold: written(policy.threshold),
      note: policy.note,
      recorded: ofRecorded((one) => written(policy.recorded[one])),
    },
    problems: ({ base_year, threshold, recorded: typed }) => {
      const year = typedNumber(base_year)
      const part = typedNumber(threshold)
      const isNoYear =
        year === undefined || (year !== null && !(Number.isInteger(year) && year >= 1990 && year <= 2100))
      const isWrong = (number: number | null | undefined) => number === undefined || (number ?? 0) < 0
      return {
        base_year: isNoYear && t('base.problem.base_year'),
        threshold: (part == null || part < 0.1 || part > 50) && t('base.problem.threshold'),
        ...Object.fromEntries(
          factorScopes.map((one) => [
            `recorded.${one}`,
            isWrong(typedNumber(typed[one])) && t('base.problem.recorded'),
          ]),
        ),
      }
    },
    send: ({ base_year, threshold, note, recorded: typed }) =>
      call(contract.inventory.savePolicy, {
        body: {
          ...policy,
          base_year: typedNumber(base_year) ?? null,
          threshold: typedNumber(threshold) ?? 5,
          note: note.trim(),
          recorded: ofRecorded((one) => typedNumber(typed[one]) ?? null),
        },
      }),
    onSent: onClose,
  })
  const number = (
    field: 'base_year' | 'threshold' | `recorded.${(typeof factorScopes)[number]}`,
    label: string,
    hint?: string,
  ) => (
    <Field label={label} hint={hint} error={errorOf(field)}>
      {(props) => <Input {...props} {...register(field)} inputMode="decimal" maxLength={30} />}
    </Field>
  )
  return (
    <FormDialog title={t('base.title')} submit={t('save')} onClose={onClose} {...frame}>
      <div className="grid gap-4 sm:grid-cols-2">
        {number('base_year', t('base.field.base_year'))}
        {number('threshold', t('base.field.threshold'), t('base.thresholdHint'))}
        {factorScopes.map((one) => (
          <div key={one}>{number(`recorded.${one}`, t(`base.field.${one}`))}</div>
        ))}
      </div>
      <Field label={t('base.field.note')} hint={t('base.noteHint')} error={errorOf('note')}>
        {(props) => <Textarea {...props} {...register('note')} rows={4} maxLength={2_000} />}
      </Field>
    </FormDialog>
  )
}

import { type TaxonomyAmount, type TaxonomyKpi, taxonomyKpis } from '@esrs/contract'
import type { UseFormRegister } from 'react-hook-form'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import type { ActivityForm, AmountField } from './activity-form.ts'
import { taxonomyTexts } from './texts.ts'

interface AmountFieldsProps {
  currency: string
  register: UseFormRegister<ActivityForm>
  errorOf: (field: `amounts.${AmountField}`) => string | undefined
  /** No act describes the activity: nothing of it is eligible. */
  isOutside: boolean
}

const now = ['amount', 'eligible', 'aligned'] as const
const before = ['prior_aligned', 'prior_not_aligned'] as const

/** What an activity has of each KPI, and had in the year before. */
export function AmountFields({ currency, register, errorOf, isOutside }: AmountFieldsProps) {
  const t = useTexts(taxonomyTexts)
  const fieldOf = (kpi: TaxonomyKpi, field: keyof TaxonomyAmount) => (
    <Field key={field} label={t(`amount.${field}`, { currency })} error={errorOf(`amounts.${kpi}.${field}`)}>
      {(control) => (
        <Input
          {...control}
          {...register(`amounts.${kpi}.${field}`)}
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
          className="num"
        />
      )}
    </Field>
  )
  return (
    <div className="flex flex-col gap-4">
      {taxonomyKpis.map((kpi) => (
        <fieldset key={kpi} className="rounded-md border border-line px-3 pt-1 pb-3">
          <legend className="px-1 font-medium text-sm">{t(`kpi.${kpi}`)}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {(isOutside ? now.slice(0, 1) : now).map((field) => fieldOf(kpi, field))}
          </div>
          {!isOutside && (
            <div className="mt-3 grid gap-3 sm:grid-cols-2">{before.map((field) => fieldOf(kpi, field))}</div>
          )}
        </fieldset>
      ))}
      {!isOutside && <p className="text-muted text-xs">{t('amount.hint')}</p>}
    </div>
  )
}

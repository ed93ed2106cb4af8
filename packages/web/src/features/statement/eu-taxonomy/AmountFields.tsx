import { type TaxonomyAmount, type TaxonomyKpi, taxonomyKpis } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import type { ActivityForm, AmountField } from './activity-form.ts'
import { taxonomyTexts } from './texts.ts'

interface AmountFieldsProps {
  amounts: ActivityForm['amounts']
  currency: string
  /** Fields in which no amount stands. */
  wrong: ReadonlySet<AmountField>
  /** No act describes the activity: nothing of it is eligible. */
  isOutside: boolean
  onChange: (amounts: ActivityForm['amounts']) => void
}

const now = ['amount', 'eligible', 'aligned'] as const
const before = ['prior_aligned', 'prior_not_aligned'] as const

/** What an activity has of each KPI, and had in the year before. */
export function AmountFields({ amounts, currency, wrong, isOutside, onChange }: AmountFieldsProps) {
  const t = useTexts(taxonomyTexts)
  const put = (kpi: TaxonomyKpi, field: keyof TaxonomyAmount, value: string) =>
    onChange({ ...amounts, [kpi]: { ...amounts[kpi], [field]: value } })
  const fieldOf = (kpi: TaxonomyKpi, field: keyof TaxonomyAmount) => (
    <Field
      key={field}
      label={t(`amount.${field}`, { currency })}
      error={wrong.has(`${kpi}.${field}`) ? t(`wrong.${field}`) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
          className="num"
          value={amounts[kpi][field]}
          onChange={(event) => put(kpi, field, event.target.value)}
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

import { accidentRate, rateBasis } from '@esrs/contract'
import { useState } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { Result } from './Result.tsx'
import { useReport } from './use-report.ts'

/** Calculator of the rate of recordable accidents at work. */
export function Accidents() {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  const [accidents, setAccidents] = useState('')
  const [hours, setHours] = useState('')
  const [count, worked] = [typedNumber(accidents), typedNumber(hours)]
  const report = useReport()
  const basis = rateBasis(report?.set ?? 'esrs-2023')
  const rate = count == null || worked == null || !report ? null : accidentRate(count, worked, basis.hours)
  const value = rate === null ? null : Number(rate.toPrecision(12))
  const field = (label: string, typed: string, change: (typed: string) => void) => (
    <Field label={label} error={typedNumber(typed) === undefined ? t('part.problem.number') : undefined}>
      {(props) => (
        <Input
          {...props}
          inputMode="decimal"
          maxLength={30}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {field(t('calculators.accidents.accidents'), accidents, setAccidents)}
        {field(t('calculators.accidents.hours'), hours, setHours)}
      </div>
      <Result
        title={t('calculators.accidents.rate')}
        value={value}
        unit={basis.unit}
        formula={
          value === null ? [] : [`${exact(count!)} × ${exact(basis.hours)} ÷ ${exact(worked!)} = ${exact(value)}`]
        }
        fills="accidents"
      />
    </>
  )
}

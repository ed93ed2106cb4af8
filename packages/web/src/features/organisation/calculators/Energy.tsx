import { convertEnergy, type EnergyUnit, energyUnits } from '@esrs/contract'
import { useState } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { Result } from './Result.tsx'

const units = (Object.keys(energyUnits) as EnergyUnit[]).map((value) => ({ value, label: value }))

/** Calculator that turns an amount of energy into another unit. */
export function Energy() {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  const [amount, setAmount] = useState('')
  const [from, setFrom] = useState<EnergyUnit>('GJ')
  const [to, setTo] = useState<EnergyUnit>('MWh')
  const number = typedNumber(amount)
  const value = number == null ? null : Number(convertEnergy(number, from, to).toPrecision(12))
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field
          label={t('calculators.energy.amount')}
          error={number === undefined ? t('part.problem.number') : undefined}
        >
          {(props) => (
            <Input
              {...props}
              inputMode="decimal"
              maxLength={30}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('calculators.energy.from')}>
          {(props) => <Select {...props} value={from} onChange={setFrom} options={units} />}
        </Field>
        <Field label={t('calculators.energy.to')}>
          {(props) => <Select {...props} value={to} onChange={setTo} options={units} />}
        </Field>
      </div>
      <Result
        title={t('calculators.energy.title')}
        value={value}
        unit={to}
        formula={
          value === null
            ? []
            : [
                `${exact(number!)} ${from} × ${exact(energyUnits[from])} MJ ÷ ${exact(energyUnits[to])} MJ = ${exact(value)} ${to}`,
              ]
        }
        search={t('calculators.search.energy')}
      />
    </>
  )
}

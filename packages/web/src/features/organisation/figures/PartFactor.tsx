import { type CalorificBasis, conversion, type EmissionFactor, type PartQuantity, unitIn } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { FactorSelect } from '../calculators/FactorSelect.tsx'
import { factorsQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import type { PartValues } from './part-values.ts'

interface PartFactorProps {
  form: UseFormReturn<PartValues>
  /** Unit of the figure. */
  unit: string
  errorOf: (field: keyof PartValues) => string | undefined
  written: (value: number) => string
}

const none = 'none'

/** The factor of a part: what it is, what it is for one of, and how the number becomes that. */
export function PartFactor({ form, unit, errorOf, written }: PartFactorProps) {
  const t = useTexts(organisationTexts)
  const language = useLanguage()
  const { register, control, watch, setValue } = form
  // Emissions are kept in tonnes, and factors are in kilograms.
  const isEmissions = unit === 'tCO2e'
  const { data } = useQuery(factorsQuery(language))
  const factors = isEmissions ? (data?.factors ?? []) : []
  const values = watch()
  const pick = (chosen: EmissionFactor) => {
    if (values.unit === unit) setValue('unit', chosen.unit)
    setValue('factor', written(Number((chosen.kilograms / 1000).toPrecision(10))))
    setValue('factor_unit', chosen.unit)
    setValue('factor_basis', chosen.basis ?? '')
    setValue('fuel', chosen.fuel)
    setValue('factor_name', `${chosen.name}, ${chosen.source}, ${chosen.year}`.slice(0, 700))
    setValue('note', values.note || `${chosen.name}, ${chosen.source}, ${chosen.year}`.slice(0, 500))
  }
  const isEnergy = (of: string) => !!data && unitIn(data, of)?.kind === 'energy'
  const asksBasis = values.fuel !== '' && isEnergy(values.unit)
  const basisOptions = (['gross', 'net'] as const).map((one) => ({ value: one, label: t(`part.basis.${one}`) }))
  const basis = (field: 'basis' | 'factor_basis') => (
    <Field
      label={t(`part.field.${field}`)}
      hint={field === 'basis' ? t('part.basisHint') : undefined}
      error={errorOf(field)}
    >
      {(props) => (
        <Controller
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => (
            <Select
              {...props}
              value={value}
              placeholder={t('part.basisNone')}
              onChange={onChange}
              options={basisOptions}
            />
          )}
        />
      )}
    </Field>
  )
  return (
    <>
      {isEmissions && (
        <Field label={t('part.pick')}>
          {(props) => (
            <FactorSelect
              {...props}
              value=""
              placeholder={values.factor_name || t('part.pickNone')}
              factors={factors}
              onChange={pick}
            />
          )}
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('part.field.factor')} hint={t('part.factorHint')} error={errorOf('factor')}>
          {(props) => <Input {...props} {...register('factor')} inputMode="decimal" maxLength={40} />}
        </Field>
        <Field label={t('part.field.factor_unit')} hint={t('part.factorUnitHint')}>
          {(props) => <Input {...props} {...register('factor_unit')} maxLength={60} />}
        </Field>
        {data && (values.factor_unit !== '' || values.fuel !== '') && (
          <Field label={t('part.field.fuel')} hint={t('part.fuelHint')}>
            {(props) => (
              <Controller
                control={control}
                name="fuel"
                render={({ field: { value, onChange } }) => (
                  <Select
                    {...props}
                    value={value || none}
                    onChange={(chosen) => onChange(chosen === none ? '' : chosen)}
                    options={[
                      { value: none, label: t('part.noFuel') },
                      ...data.fuels.map(({ id, name }) => ({ value: id, label: name })),
                    ]}
                  />
                )}
              />
            )}
          </Field>
        )}
        {values.fuel !== '' && isEnergy(values.factor_unit) && basis('factor_basis')}
        {asksBasis && basis('basis')}
      </div>
      <Converted form={form} unit={unit} />
    </>
  )
}

/** What the number becomes by its unit, its calorific value and its factor, before anything is sent. */
function Converted({ form: { watch }, unit }: Pick<PartFactorProps, 'form' | 'unit'>) {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  const { data } = useQuery(factorsQuery(useLanguage()))
  const values = watch()
  const quantity = quantityOf(values)
  const [number, factor] = [typedNumber(values.number), typedNumber(values.factor)]
  if (!data || !quantity || number == null || factor == null) return null
  const own = { unit: values.unit || unit, basis: quantity.basis }
  const found = conversion(
    data,
    own,
    { unit: quantity.factor_unit, basis: quantity.factor_basis },
    quantity.fuel || null,
  )
  const text = found.ok
    ? [
        `${exact(number)} ${own.unit}`,
        ...(found.factor === 1
          ? []
          : [`${exact(Number((number * found.factor).toPrecision(9)))} ${quantity.factor_unit}`]),
        `${exact(Number((number * found.factor * factor).toPrecision(9)))} ${unit}`,
      ].join(' = ')
    : t(`part.quantity.${found.reason}`, { own: own.unit, wanted: quantity.factor_unit })
  return (
    <p role="status" className={`num text-sm ${found.ok ? 'text-secondary' : 'text-warning-text'}`}>
      {text}
    </p>
  )
}

/** What the factor of a form is for one of; `null` where it has none. */
export function quantityOf(values: PartValues): PartQuantity | null {
  const basisOf = (basis: string): CalorificBasis | null => (basis === 'net' || basis === 'gross' ? basis : null)
  if (values.factor_unit.trim() === '') return null
  return {
    factor_unit: values.factor_unit.trim(),
    factor_basis: basisOf(values.factor_basis),
    fuel: values.fuel,
    basis: basisOf(values.basis),
    factor: values.factor_name,
  }
}

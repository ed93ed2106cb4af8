import {
  byEdition,
  conversion,
  type InventoryActivity,
  type InventoryCategory,
  type InventoryView,
  type MeasuredIn,
  type QuantityTables,
  unitIn,
} from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice, Skeleton } from '../../../ui/States.tsx'
import { FactorSelect } from '../calculators/FactorSelect.tsx'
import { factorsQuery } from '../queries.ts'
import { typedNumber } from '../unit-values.ts'
import { useCountry } from '../use-country.ts'
import { type ActivityValues, currenciesOf, fittingFactors, none } from './activity-values.ts'
import { inventoryTexts } from './texts.ts'

interface ActivityFactorProps {
  form: UseFormReturn<ActivityValues>
  category: InventoryCategory
  inventory: InventoryView
  activity: InventoryActivity | null
  errorOf: (field: keyof ActivityValues) => string | undefined
}

/** Amount, unit and factor of an activity: factors that fit the category, the country and the year stand first. */
export function ActivityFactor({ form, category, inventory, activity, errorOf }: ActivityFactorProps) {
  const t = useTexts(inventoryTexts)
  const countryName = useCountry()
  const query = useQuery(factorsQuery(useLanguage()))
  const { data } = query
  const { register, control, watch, setValue } = form
  const values = watch()
  if (!data)
    return (
      <NotLoaded query={query}>
        <Skeleton className="h-20" />
      </NotLoaded>
    )
  const country = inventory.units.find(({ id }) => id === values.unit_id)?.country || inventory.units[0]?.country || ''
  const kept = [activity?.used_factor, activity?.used_residual].flatMap((one) => one ?? [])
  const known = [...data.factors, ...kept.filter(({ id }) => !data.factors.some((one) => one.id === id))]
  const factors = fittingFactors(known, category, data, country, inventory.year)
  const { meant, others } = byEdition(known, inventory.year)
  const residuals = [...meant, ...others].filter(({ scope }) => scope === 'scope2_market')
  const factor = known.find(({ id }) => id === values.factor) ?? null
  const residual = known.find(({ id }) => id === values.residual) ?? null
  const kind = unitIn(data, values.unit)?.kind
  const isDirect = kind === 'emissions'
  const asksFactor = category.scope !== 'energy' && !isDirect
  const asksBasis = !!factor?.fuel && kind === 'energy'
  const asksSource = category.scope === 'scope1' && category.id !== 'refrigerants' && !!factor && factor.fuel === ''
  const currencies = currenciesOf(values.unit, factor, data)
  const foreign = [factor, residual].flatMap((one) => (one?.region && one.region !== country ? one : []))
  const region = (code: string) => (code ? countryName(code) : '–')
  const select = (
    field: 'basis' | 'source',
    options: { value: string; label: string }[],
    hint: string,
    placeholder: string,
  ) => (
    <Field label={t(`activity.field.${field}`)} hint={hint} error={errorOf(field)}>
      {(props) => (
        <Controller
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => (
            <Select
              {...props}
              value={value}
              onChange={onChange}
              options={[{ value: none, label: placeholder }, ...options]}
            />
          )}
        />
      )}
    </Field>
  )
  const units = [...new Set([...(factor ? [factor.unit] : []), ...data.units.map(({ unit }) => unit)])]
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('activity.field.number')} error={errorOf('number')}>
          {(props) => <Input {...props} {...register('number')} inputMode="decimal" maxLength={30} />}
        </Field>
        <Field label={t('activity.field.unit')} hint={t('activity.unitHint')} error={errorOf('unit')}>
          {(props) => (
            <>
              <Input {...props} {...register('unit')} maxLength={60} list={`${props.id}-units`} />
              <datalist id={`${props.id}-units`}>
                {units.map((unit) => (
                  <option key={unit} value={unit} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      {asksFactor && (
        <Field
          label={t(category.scope === 'scope2' ? 'activity.field.location' : 'activity.field.factor')}
          error={errorOf('factor')}
          hint={
            factors.length === 0 ? (
              <Link to="/documents/calculators?show=factors" className="text-brand-text underline underline-offset-2">
                {t('activity.noFactors')}
              </Link>
            ) : factor ? (
              [factor.source, factor.year, factor.licence, factor.note].filter(Boolean).join(' · ')
            ) : undefined
          }
        >
          {(props) => (
            <FactorSelect
              {...props}
              value={values.factor === none ? '' : values.factor}
              placeholder={t('activity.chooseFactor')}
              factors={factors}
              onChange={({ id, unit }) => {
                setValue('factor', id)
                if (values.unit.trim() === '') setValue('unit', unit)
              }}
            />
          )}
        </Field>
      )}
      {category.has_residual && (
        <Field label={t('activity.field.residual')} hint={t('activity.residualHint')} error={errorOf('residual')}>
          {(props) => (
            <Select
              {...props}
              value={values.residual}
              onChange={(id) => setValue('residual', id)}
              options={[
                { value: none, label: t('activity.noResidual') },
                ...residuals.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` })),
              ]}
            />
          )}
        </Field>
      )}
      {currencies && (
        <Field
          label={t('activity.field.rate', currencies)}
          hint={t('activity.rateHint', currencies)}
          error={errorOf('rate')}
        >
          {(props) => <Input {...props} {...register('rate')} inputMode="decimal" maxLength={30} />}
        </Field>
      )}
      {foreign.map((one) => (
        <Notice key={one.id} tone="warning">
          {t('activity.foreign', { name: one.name, region: region(one.region), country: region(country) })}
        </Notice>
      ))}
      {(asksBasis || asksSource) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {asksBasis &&
            select(
              'basis',
              (['gross', 'net'] as const).map((one) => ({ value: one, label: t(`basis.${one}`) })),
              t('activity.basisHint'),
              t('activity.chooseBasis'),
            )}
          {asksSource &&
            select(
              'source',
              inventory.sources.map(({ id, name }) => ({ value: id, label: name })),
              t('activity.sourceHint'),
              t('activity.chooseSource'),
            )}
        </div>
      )}
      <Result values={values} factor={asksFactor ? factor : null} tables={data} />
    </div>
  )
}

interface ResultProps {
  values: ActivityValues
  factor: InventoryActivity['used_factor']
  tables: QuantityTables
}

/** What the amount comes to, before anything is sent. */
function Result({ values, factor, tables }: ResultProps) {
  const t = useTexts(inventoryTexts)
  const { exact } = useFormats()
  const number = typedNumber(values.number)
  if (number == null || number < 0 || !factor || values.unit.trim() === '') return null
  const basis = values.basis === 'net' || values.basis === 'gross' ? values.basis : null
  const to = { unit: factor.unit, basis: factor.basis }
  const rate = typedNumber(values.rate)
  const from: MeasuredIn = { unit: values.unit, basis, rate: rate && rate > 0 ? rate : null }
  const found = conversion(tables, from, to, factor.fuel || null)
  const amount = found.ok ? number * found.factor : 0
  const text = found.ok
    ? [
        `${exact(number)} ${values.unit}`,
        ...(found.factor === 1 ? [] : [`${exact(Number(amount.toPrecision(9)))} ${factor.unit}`]),
        `${exact(Number(((amount * factor.kilograms) / 1000).toPrecision(9)))} t CO₂e`,
      ].join(' = ')
    : t(`refused.${found.reason}`, { own: values.unit, wanted: factor.unit })
  return (
    <p role="status" className={`num text-sm ${found.ok ? 'text-secondary' : 'text-warning-text'}`}>
      {text}
    </p>
  )
}

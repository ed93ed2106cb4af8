import {
  type contract as calls,
  type FactorGuide,
  factorScopes,
  type OwnFactor,
  type Produced,
  unitIn,
} from '@esrs/contract'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedWith } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { useCountry } from '../use-country.ts'
import { useReport } from './use-report.ts'

interface FactorValues {
  name: string
  scope: OwnFactor['scope']
  unit: string
  kilograms: string
  year: string
  source: string
  region: string
  fuel: string
  basis: string
  biogenic: string
}

const none = 'none'
const blank: FactorValues = {
  name: '',
  scope: 'scope2_market',
  unit: 'kWh',
  kilograms: '',
  year: '',
  source: '',
  region: '',
  fuel: none,
  basis: none,
  biogenic: '',
}

const problemsIn = (values: FactorValues): Partial<Record<keyof FactorValues, 'missing' | 'number' | 'country'>> => {
  const [kilograms, biogenic] = [typedNumber(values.kilograms), typedNumber(values.biogenic)]
  return {
    ...(!values.name.trim() && { name: 'missing' as const }),
    ...(!values.unit.trim() && { unit: 'missing' as const }),
    ...(!values.source.trim() && { source: 'missing' as const }),
    ...((kilograms == null || kilograms < 0) && { kilograms: 'number' as const }),
    ...((biogenic === undefined || (biogenic !== null && biogenic < 0)) && { biogenic: 'number' as const }),
    ...(!/^(19|20)\d\d$/.test(values.year.trim()) && { year: 'number' as const }),
    ...(!/^([a-z]{2})?$/i.test(values.region.trim()) && { region: 'country' as const }),
  }
}

type Known = Pick<Produced<typeof calls.factors.list>, 'guides' | 'fuels' | 'units'>

/** Form of an emission factor of the company: what it is for one of, for which country and fuel it holds, and where it is from. */
export function AddFactor({ known: { guides, fuels, units } }: { known: Known }) {
  const t = useTexts(organisationTexts)
  const country = useCountry()
  const report = useReport()
  const [guide, setGuide] = useState<FactorGuide | null>(null)
  const { register, control, handleSubmit, reset, setValue, formState, watch } = useForm<FactorValues>({
    defaultValues: blank,
    values: report ? { ...blank, year: String(report.year) } : blank,
    resetOptions: { keepDirtyValues: true },
    resolver: checkedWith(problemsIn),
  })
  const [scope, unit, fuel, region] = watch(['scope', 'unit', 'fuel', 'region'])
  const kind = unitIn({ units }, unit)?.kind ?? ''
  // What is burnt has a fuel, by which litres, kilograms and kilowatt hours turn into each other; so has what lies upstream of it.
  const asksFuel = (scope === 'scope1' || scope === 'scope3') && ['energy', 'mass', 'volume'].includes(kind)
  const asksBasis = asksFuel && fuel !== none && kind === 'energy'
  const add = useSend(
    (values: FactorValues) =>
      call(contract.factors.add, {
        body: {
          name: values.name,
          scope: values.scope,
          unit: values.unit,
          kilograms: typedNumber(values.kilograms) ?? 0,
          biogenic: typedNumber(values.biogenic) ?? 0,
          year: Number(values.year),
          source: values.source,
          region: values.region.trim().toUpperCase(),
          fuel: asksFuel && values.fuel !== none ? values.fuel : '',
          basis: asksBasis && (values.basis === 'net' || values.basis === 'gross') ? values.basis : null,
        },
      }),
    t('calculators.factors.failed'),
    ({ name }) => {
      toast({ title: t('form.saved', { name }) })
      reset({ ...blank, year: String(report?.year ?? '') })
      setGuide(null)
    },
  )
  const follow = (chosen: FactorGuide) => {
    setGuide(chosen)
    setValue('name', chosen.name)
    setValue('scope', chosen.scope)
    setValue('unit', chosen.unit)
    setValue('source', chosen.publication)
    setValue('region', chosen.region)
    if (report) setValue('year', String(report.year))
  }
  const problems = {
    missing: t('form.problem.missing'),
    number: t('part.problem.number'),
    country: t('form.problem.country'),
  }
  type Typed = 'name' | 'unit' | 'kilograms' | 'year' | 'source' | 'region' | 'biogenic'
  const field = (name: Typed, hint?: string) => {
    const problem = formState.errors[name]?.message
    return (
      <Field
        label={t(`calculators.factors.field.${name}`)}
        hint={hint}
        error={problem ? problems[problem as keyof typeof problems] : undefined}
      >
        {(props) => (
          <Input {...props} {...register(name)} maxLength={name === 'source' ? 500 : name === 'name' ? 200 : 40} />
        )}
      </Field>
    )
  }
  const choice = (
    name: 'scope' | 'fuel' | 'basis',
    label: string,
    options: { value: string; label: string }[],
    hint?: string,
  ) => (
    <Field label={label} hint={hint}>
      {(props) => (
        <Controller
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <Select {...props} value={value} onChange={onChange} options={options} />
          )}
        />
      )}
    </Field>
  )
  return (
    <form className="flex flex-col gap-3" onSubmit={handleSubmit((values) => add.mutate(values))}>
      <Field
        label={t('calculators.factors.guide')}
        hint={
          guide ? t('calculators.factors.guideText', { publication: guide.publication, where: guide.where }) : undefined
        }
      >
        {(props) => (
          <Select
            {...props}
            value={guide?.id ?? ''}
            placeholder={t('calculators.factors.guideNone')}
            onChange={(id) => {
              const chosen = guides.find((one) => one.id === id)
              if (chosen) follow(chosen)
            }}
            options={guides.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {field('name')}
        {choice(
          'scope',
          t('calculators.factors.field.scope'),
          factorScopes.map((one) => ({ value: one, label: t(`calculators.scopes.${one}`) })),
        )}
        {field('unit')}
        {field('kilograms')}
        {field('year')}
        {field('source')}
        {field(
          'region',
          /^[a-z]{2}$/i.test(region.trim())
            ? country(region.trim().toUpperCase())
            : t('calculators.factors.regionHint'),
        )}
        {asksFuel &&
          choice(
            'fuel',
            t('part.field.fuel'),
            [{ value: none, label: t('part.noFuel') }, ...fuels.map(({ id, name }) => ({ value: id, label: name }))],
            t('part.fuelHint'),
          )}
        {asksBasis &&
          choice('basis', t('part.field.factor_basis'), [
            { value: none, label: t('part.basisNone') },
            ...(['gross', 'net'] as const).map((one) => ({ value: one, label: t(`part.basis.${one}`) })),
          ])}
        {asksFuel && field('biogenic', t('calculators.factors.biogenicHint'))}
      </div>
      <Button look="primary" type="submit" className="self-start" busy={add.isPending}>
        {t('calculators.factors.add')}
      </Button>
    </form>
  )
}

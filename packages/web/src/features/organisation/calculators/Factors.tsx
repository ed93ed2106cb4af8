import { type FactorGuide, factorScopes, type OwnFactor } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Upload, X } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedWith } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { ExportMenu } from '../../../values/exchange/ExportMenu.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { factorsQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { useCountry } from '../use-country.ts'
import { foundFactors } from './found-factors.ts'
import { ImportFactors } from './ImportFactors.tsx'
import { useReport } from './use-report.ts'

interface FactorValues {
  name: string
  scope: OwnFactor['scope']
  unit: string
  kilograms: string
  year: string
  source: string
}

const blank: FactorValues = { name: '', scope: 'scope2_market', unit: 'kWh', kilograms: '', year: '', source: '' }

const problemsIn = (values: FactorValues): Partial<Record<keyof FactorValues, 'missing' | 'number'>> => {
  const kilograms = typedNumber(values.kilograms)
  return {
    ...(!values.name.trim() && { name: 'missing' as const }),
    ...(!values.unit.trim() && { unit: 'missing' as const }),
    ...(!values.source.trim() && { source: 'missing' as const }),
    ...((kilograms == null || kilograms < 0) && { kilograms: 'number' as const }),
    ...(!/^(19|20)\d\d$/.test(values.year.trim()) && { year: 'number' as const }),
  }
}

/** Factors that are shown at once. */
const atOnce = 25

/** The table of emission factors: those that are shipped, and those of the company, which can be added and removed. */
export function Factors() {
  const t = useTexts(organisationTexts)
  const country = useCountry()
  const { exact } = useFormats()
  const mayReport = useMay('report')
  const query = useQuery(factorsQuery(useLanguage()))
  const { data } = query
  const again = useSend(
    (body: OwnFactor) => call(contract.factors.add, { body }),
    t('undo.failed'),
    () => toast({ title: t('undo.done') }),
  )
  const remove = useSend(
    ({ id }: OwnFactor & { id: string }) => call(contract.factors.remove, { params: { id } }),
    t('calculators.factors.failed'),
  )
  const [importing, setImporting] = useState(false)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(atOnce)
  if (!data)
    return (
      <NotLoaded query={query}>
        <Skeleton className="h-40" />
      </NotLoaded>
    )
  const found = foundFactors(data.factors, search)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {mayReport && (
          <Button onClick={() => setImporting(true)}>
            <Upload aria-hidden className="size-4" />
            {t('calculators.factors.import')}
          </Button>
        )}
        <ExportMenu table="factors" fetch={(format) => call(contract.factors.export, { query: { format } })} />
      </div>
      {importing && <ImportFactors onClose={() => setImporting(false)} />}
      {mayReport && <AddFactor guides={data.guides} />}
      <SearchInput
        value={search}
        onSearch={setSearch}
        aria-label={t('calculators.factors.search')}
        placeholder={t('calculators.factors.search')}
      />
      {found.length === 0 && <p className="text-muted text-sm">{t('calculators.factors.nothing')}</p>}
      <ul aria-label={t('calculators.factors.title')} className="flex flex-col">
        {found.slice(0, shown).map(({ licence, note, own, ...factor }) => (
          <li key={factor.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line border-t py-2 text-sm">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium [overflow-wrap:anywhere]">{factor.name}</span>
                <Badge>{t(`calculators.scopes.${factor.scope}`)}</Badge>
                {factor.region && <Badge>{country(factor.region)}</Badge>}
                {own && <Badge tone="brand">{t('calculators.factors.own')}</Badge>}
              </p>
              <p className="text-muted text-xs [overflow-wrap:anywhere]">
                {[factor.source, String(factor.year), factor.gwp, licence, note].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="num">
              {t('calculators.emissions.each', { kilograms: exact(factor.kilograms), unit: factor.unit })}
            </p>
            {own && mayReport && (
              <Button
                look="ghost"
                size="icon-small"
                aria-label={t('calculators.factors.remove', { name: factor.name })}
                onClick={() =>
                  remove.mutate(factor, {
                    onSuccess: () => {
                      const { id: _, ...body } = factor
                      toast({
                        title: t('calculators.factors.removed', { name: factor.name }),
                        action: { label: t('undo.action'), onClick: () => again.mutate(body) },
                      })
                    },
                  })
                }
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + atOnce)}>
          {t('calculators.factors.more', { count: Math.min(atOnce, found.length - shown) })}
        </Button>
      )}
    </>
  )
}

/** Form of an emission factor of the company. */
function AddFactor({ guides }: { guides: readonly FactorGuide[] }) {
  const t = useTexts(organisationTexts)
  const report = useReport()
  const [guide, setGuide] = useState<FactorGuide | null>(null)
  const { register, control, handleSubmit, reset, setValue, formState } = useForm<FactorValues>({
    defaultValues: blank,
    values: report ? { ...blank, year: String(report.year) } : blank,
    resetOptions: { keepDirtyValues: true },
    resolver: checkedWith(problemsIn),
  })
  const add = useSend(
    (values: FactorValues) =>
      call(contract.factors.add, {
        body: {
          ...values,
          kilograms: typedNumber(values.kilograms) ?? 0,
          year: Number(values.year),
          region: guide?.region ?? '',
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
    if (report) setValue('year', String(report.year))
  }
  const field = (name: 'name' | 'unit' | 'kilograms' | 'year' | 'source') => {
    const problem = formState.errors[name]?.message
    return (
      <Field
        label={t(`calculators.factors.field.${name}`)}
        error={problem ? t(problem === 'missing' ? 'form.problem.missing' : 'part.problem.number') : undefined}
      >
        {(props) => (
          <Input {...props} {...register(name)} maxLength={name === 'source' ? 500 : name === 'name' ? 200 : 40} />
        )}
      </Field>
    )
  }
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
        <Field label={t('calculators.factors.field.scope')}>
          {(props) => (
            <Controller
              control={control}
              name="scope"
              render={({ field: { value, onChange } }) => (
                <Select
                  {...props}
                  value={value}
                  onChange={onChange}
                  options={factorScopes.map((one) => ({ value: one, label: t(`calculators.scopes.${one}`) }))}
                />
              )}
            />
          )}
        </Field>
        {field('unit')}
        {field('kilograms')}
        {field('year')}
        {field('source')}
      </div>
      <Button look="primary" type="submit" className="self-start" busy={add.isPending}>
        {t('calculators.factors.add')}
      </Button>
    </form>
  )
}

import {
  type CalorificBasis,
  conversion,
  type EmissionFactor,
  emissionsOf,
  factorScopes,
  type QuantityTables,
  unitIn,
} from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { ownDrafts } from '../../../kit/own-drafts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { factorsQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { useCountry } from '../use-country.ts'
import { FactorSelect } from './FactorSelect.tsx'
import { Result } from './Result.tsx'

interface Line {
  id: string
  factor: string
  amount: string
  /** Empty: that of the factor. */
  unit?: string
  basis?: CalorificBasis | ''
}

const drafts = ownDrafts<Line[]>('organisation.emissions')
const empty = (factor: string): Line => ({ id: crypto.randomUUID(), factor, amount: '' })

/** Lines that this person typed before. */
function kept(): Line[] {
  const lines = drafts.read()
  return Array.isArray(lines)
    ? lines.filter(({ id, factor, amount }) => id && factor && typeof amount === 'string')
    : []
}

/** Calculator of emissions: activities by factors, summed up by scope, each line with its formula. */
export function Emissions() {
  const t = useTexts(organisationTexts)
  const query = useQuery(factorsQuery(useLanguage()))
  const { data } = query
  const [lines, setLines] = useState<Line[]>(kept)
  const putLines = (next: Line[]) => {
    setLines(next)
    drafts.keep(next.length > 0 ? next : null)
  }
  if (!data)
    return (
      <NotLoaded query={query}>
        <Skeleton className="h-24" />
      </NotLoaded>
    )
  const { factors } = data
  const first = factors[0]?.id ?? ''
  const shown = lines.length === 0 ? [{ id: 'first', factor: first, amount: '' }] : lines
  const change = (id: string, some: Partial<Line>) =>
    putLines(shown.map((line) => (line.id === id ? { ...line, ...some } : line)))
  return (
    <>
      <ul className="flex flex-col gap-3">
        {shown.map((line, index) => {
          const factor = factors.find(({ id }) => id === line.factor)
          return (
            <li key={line.id} className="flex flex-wrap items-start gap-3">
              <Field label={t('calculators.emissions.factor')} className="min-w-0 flex-1 basis-64">
                {(props) => (
                  <FactorSelect
                    {...props}
                    value={line.factor}
                    factors={factors}
                    onChange={({ id }) => change(line.id, { factor: id, unit: '', basis: '' })}
                  />
                )}
              </Field>
              <Field
                label={t('calculators.emissions.amount')}
                className="w-36"
                error={typedNumber(line.amount) === undefined ? t('part.problem.number') : undefined}
              >
                {(props) => (
                  <Input
                    {...props}
                    inputMode="decimal"
                    maxLength={30}
                    value={line.amount}
                    onChange={(event) => change(line.id, { amount: event.target.value })}
                  />
                )}
              </Field>
              {factor && <UnitOf line={line} factor={factor} tables={data} change={(some) => change(line.id, some)} />}
              <Button
                look="ghost"
                size="icon"
                className="mt-6"
                aria-label={t('calculators.emissions.remove', { number: index + 1 })}
                onClick={() => putLines(shown.filter(({ id }) => id !== line.id))}
              >
                <X aria-hidden className="size-4" />
              </Button>
              {factor && <Source factor={factor} />}
            </li>
          )
        })}
      </ul>
      <Button className="self-start" onClick={() => putLines([...shown, empty(first)])}>
        <Plus aria-hidden className="size-4" />
        {t('calculators.emissions.add')}
      </Button>
      <Sums lines={shown} factors={factors} tables={data} />
    </>
  )
}

interface UnitOfProps {
  line: Line
  factor: EmissionFactor
  tables: QuantityTables
  change: (some: Partial<Line>) => void
}

/** The unit in which an amount is known, among those that turn into that of its factor, and its calorific value. */
function UnitOf({ line, factor, tables, change }: UnitOfProps) {
  const t = useTexts(organisationTexts)
  const to = { unit: factor.unit, basis: factor.basis }
  const turns = (unit: string) => conversion(tables, { unit, basis: 'net' }, to, factor.fuel || null).ok
  const others = tables.units.map(({ unit }) => unit).filter((unit) => unit !== factor.unit && turns(unit))
  const unit = line.unit || factor.unit
  const asksBasis = factor.fuel !== '' && unitIn(tables, unit)?.kind === 'energy'
  const error = asksBasis && line.amount !== '' && !line.basis ? t('calculators.emissions.basisMissing') : undefined
  return (
    <>
      <Field label={t('part.field.unit')} className="w-28">
        {(props) => (
          <Select
            {...props}
            value={unit}
            onChange={(chosen) => change({ unit: chosen === factor.unit ? '' : chosen })}
            options={[factor.unit, ...others].map((one) => ({ value: one, label: one }))}
          />
        )}
      </Field>
      {asksBasis && (
        <Field label={t('part.field.basis')} className="w-52" error={error}>
          {(props) => (
            <Select
              {...props}
              value={line.basis ?? ''}
              placeholder={t('part.basisNone')}
              onChange={(basis) => change({ basis: basis as CalorificBasis })}
              options={(['gross', 'net'] as const).map((one) => ({ value: one, label: t(`part.basis.${one}`) }))}
            />
          )}
        </Field>
      )}
    </>
  )
}

function Source({ factor: { kilograms, unit, source, licence, note, region, gwp } }: { factor: EmissionFactor }) {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  const country = useCountry()
  return (
    <p className="w-full text-muted text-xs [overflow-wrap:anywhere]">
      <span className="num">{t('calculators.emissions.each', { kilograms: exact(kilograms), unit })}</span> · {source}
      {region && ` · ${t('calculators.emissions.region', { region: country(region) })}`}
      {gwp && ` · ${gwp}`}
      {licence && ` · ${licence}`}
      {note && ` · ${note}`}
    </p>
  )
}

interface SumsProps {
  lines: readonly Line[]
  factors: readonly EmissionFactor[]
  tables: QuantityTables
}

/** A line with its amount in the unit of its factor. */
interface UsedLine {
  factor: EmissionFactor
  /** As it was typed. */
  typed: number
  unit: string
  amount: number
}

function Sums({ lines, factors, tables }: SumsProps) {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {factorScopes.map((scope) => {
        const used = lines.flatMap((line): UsedLine[] => {
          const factor = factors.find(({ id }) => id === line.factor)
          const typed = typedNumber(line.amount)
          if (!factor || typed == null || factor.scope !== scope) return []
          const unit = line.unit || factor.unit
          const from = { unit, basis: line.basis || null }
          const found = conversion(tables, from, { unit: factor.unit, basis: factor.basis }, factor.fuel || null)
          return found.ok ? [{ factor, typed, unit, amount: Number((typed * found.factor).toPrecision(14)) }] : []
        })
        if (used.length === 0) return null
        const { lines: sums, tonnes } = emissionsOf(
          used.map(({ factor, amount }) => ({ amount, factor: factor.kilograms })),
        )
        const potentials = [...new Set(used.flatMap(({ factor }) => factor.gwp ?? []))]
        const biogenic = used.reduce((sum, { factor, amount }) => sum + amount * factor.biogenic, 0) / 1000
        const remarks = [
          ...(potentials.length > 1 ? [t('calculators.emissions.mixed', { reports: potentials.join(', ') })] : []),
          ...(biogenic > 0
            ? [t('calculators.emissions.biogenic', { tonnes: exact(Number(biogenic.toPrecision(9))) })]
            : []),
        ]
        return (
          <Result
            key={scope}
            title={t(`calculators.scopes.${scope}`)}
            value={tonnes}
            unit="tCO2e"
            remarks={remarks}
            formula={used.map(
              ({ factor, typed, unit, amount }, index) =>
                `${factor.name}: ${unit === factor.unit && typed === amount ? '' : `${exact(typed)} ${unit} = `}${exact(amount)} ${factor.unit} × ${exact(factor.kilograms)} kg = ${exact(Number(sums[index]!.toPrecision(12)))} kg CO₂e (${factor.source}, ${factor.year})`,
            )}
            fills={scope}
          />
        )
      })}
    </div>
  )
}

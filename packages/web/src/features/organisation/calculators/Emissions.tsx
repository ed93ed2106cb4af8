import { type EmissionFactor, emissionsOf, factorScopes } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { factorsQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { Result } from './Result.tsx'

interface Line {
  id: string
  factor: string
  amount: string
}

const place = 'organisation.emissions'
const empty = (factor: string): Line => ({ id: crypto.randomUUID(), factor, amount: '' })

/** Lines that were typed before, kept in this browser. */
function kept(): Line[] {
  try {
    const lines = JSON.parse(localStorage.getItem(place) ?? '[]') as Line[]
    return Array.isArray(lines)
      ? lines.filter(({ id, factor, amount }) => id && factor && typeof amount === 'string')
      : []
  } catch {
    return []
  }
}

/** Calculator of emissions: activities by factors, summed up by scope, each line with its formula. */
export function Emissions() {
  const t = useTexts(organisationTexts)
  const query = useQuery(factorsQuery(useLanguage()))
  const { data } = query
  const [lines, setLines] = useState<Line[]>(kept)
  useEffect(() => localStorage.setItem(place, JSON.stringify(lines)), [lines])
  if (!data)
    return (
      <NotLoaded query={query}>
        <Skeleton className="h-24" />
      </NotLoaded>
    )
  const first = data[0]?.id ?? ''
  const shown = lines.length === 0 ? [{ id: 'first', factor: first, amount: '' }] : lines
  const change = (id: string, some: Partial<Line>) =>
    setLines(shown.map((line) => (line.id === id ? { ...line, ...some } : line)))
  const options = data.map(({ id, name, unit, year }) => ({
    value: id,
    label: `${name} (${unit}, ${year})`,
    short: name,
  }))
  return (
    <>
      <ul className="flex flex-col gap-3">
        {shown.map((line, index) => {
          const factor = data.find(({ id }) => id === line.factor)
          return (
            <li key={line.id} className="flex flex-wrap items-start gap-3">
              <Field label={t('calculators.emissions.factor')} className="min-w-0 flex-1 basis-64">
                {(props) => (
                  <Select
                    {...props}
                    value={line.factor}
                    onChange={(chosen) => change(line.id, { factor: chosen })}
                    options={options}
                  />
                )}
              </Field>
              <Field
                label={
                  factor
                    ? t('calculators.emissions.amountIn', { unit: factor.unit })
                    : t('calculators.emissions.amount')
                }
                className="w-44"
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
              <Button
                look="ghost"
                size="icon"
                className="mt-6"
                aria-label={t('calculators.emissions.remove', { number: index + 1 })}
                onClick={() => setLines(shown.filter(({ id }) => id !== line.id))}
              >
                <X aria-hidden className="size-4" />
              </Button>
              {factor && <Source factor={factor} />}
            </li>
          )
        })}
      </ul>
      <Button className="self-start" onClick={() => setLines([...shown, empty(first)])}>
        <Plus aria-hidden className="size-4" />
        {t('calculators.emissions.add')}
      </Button>
      <Sums lines={shown} factors={data} />
    </>
  )
}

function Source({ factor: { kilograms, unit, source, licence, note } }: { factor: EmissionFactor }) {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  return (
    <p className="w-full text-muted text-xs [overflow-wrap:anywhere]">
      <span className="num">{t('calculators.emissions.each', { kilograms: exact(kilograms), unit })}</span> · {source}
      {licence && ` · ${licence}`}
      {note && ` · ${note}`}
    </p>
  )
}

function Sums({ lines, factors }: { lines: readonly Line[]; factors: readonly EmissionFactor[] }) {
  const t = useTexts(organisationTexts)
  const { exact } = useFormats()
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {factorScopes.map((scope) => {
        const used = lines.flatMap((line) => {
          const factor = factors.find(({ id }) => id === line.factor)
          const amount = typedNumber(line.amount)
          return factor && amount != null && factor.scope === scope ? [{ factor, amount }] : []
        })
        if (used.length === 0) return null
        const { lines: sums, tonnes } = emissionsOf(
          used.map(({ factor, amount }) => ({ amount, factor: factor.kilograms })),
        )
        return (
          <Result
            key={scope}
            title={t(`calculators.scopes.${scope}`)}
            value={tonnes}
            unit="tCO2e"
            formula={used.map(
              ({ factor, amount }, index) =>
                `${factor.name}: ${exact(amount)} ${factor.unit} × ${exact(factor.kilograms)} kg = ${exact(Number(sums[index]!.toPrecision(12)))} kg CO₂e (${factor.source}, ${factor.year})`,
            )}
            search={t(`calculators.search.${scope}`)}
          />
        )
      })}
    </div>
  )
}

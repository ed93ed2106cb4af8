import type { EmissionFactor } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import type { FieldControl } from '../../../ui/Field.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { organisationTexts } from '../texts.ts'
import { useCountry } from '../use-country.ts'
import { foundFactors } from './found-factors.ts'

interface FactorSelectProps extends Partial<FieldControl> {
  value: string
  placeholder?: string
  factors: readonly EmissionFactor[]
  onChange: (factor: EmissionFactor) => void
}

/** Factors that are listed at once; the others are found by their words. */
const atOnce = 50

/** One of many emission factors, found by words of their names, sources and countries. */
export function FactorSelect({ value, factors, onChange, placeholder, ...control }: FactorSelectProps) {
  const t = useTexts(organisationTexts)
  const country = useCountry()
  const named = ({ name, unit, year, region }: EmissionFactor) =>
    `${name} (${[unit, region && country(region), year].filter(Boolean).join(', ')})`
  const chosen = factors.find(({ id }) => id === value)
  return (
    <SearchSelect
      {...control}
      value={chosen?.id ?? ''}
      shown={chosen?.name ?? placeholder}
      searchLabel={t('calculators.factors.search')}
      useFound={(search) => {
        const found = foundFactors(factors, search)
        const more = found.length - atOnce
        return {
          options: found.slice(0, atOnce).map((one) => ({ id: one.id, label: named(one) })),
          status:
            found.length === 0
              ? t('calculators.factors.nothing')
              : more > 0
                ? t('calculators.factors.unlisted', { count: more })
                : '',
        }
      }}
      onChoose={(id) => {
        const factor = factors.find((one) => one.id === id)
        if (factor) onChange(factor)
      }}
    />
  )
}

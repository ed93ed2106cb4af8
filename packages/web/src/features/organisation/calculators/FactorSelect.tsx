import type { EmissionFactor } from '@esrs/contract'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { organisationTexts } from '../texts.ts'
import { useCountry } from '../use-country.ts'
import { foundFactors } from './found-factors.ts'

interface FactorSelectProps extends Pick<ComponentProps<typeof Select>, 'id' | 'placeholder'> {
  value: string
  factors: readonly EmissionFactor[]
  onChange: (factor: EmissionFactor) => void
}

/** From how many on a list is searched. */
const searchFrom = 12

/** A list of emission factors; a long one is narrowed by words of their names, sources and countries. */
export function FactorSelect({ value, factors, onChange, ...control }: FactorSelectProps) {
  const t = useTexts(organisationTexts)
  const country = useCountry()
  const [search, setSearch] = useState('')
  const found = foundFactors(factors, search)
  // What is chosen stays in the list, whatever is searched.
  const shown = found.some(({ id }) => id === value) ? found : [...factors.filter(({ id }) => id === value), ...found]
  return (
    <div className="flex flex-col gap-2">
      <Select
        {...control}
        value={value}
        onChange={(id) => {
          const chosen = factors.find((one) => one.id === id)
          if (chosen) onChange(chosen)
        }}
        options={shown.map(({ id, name, unit, year, region }) => ({
          value: id,
          label: `${name} (${[unit, region && country(region), year].filter(Boolean).join(', ')})`,
          short: name,
        }))}
      />
      {factors.length >= searchFrom && (
        <SearchInput
          value={search}
          onSearch={setSearch}
          aria-label={t('calculators.factors.search')}
          placeholder={t('calculators.factors.search')}
        />
      )}
    </div>
  )
}

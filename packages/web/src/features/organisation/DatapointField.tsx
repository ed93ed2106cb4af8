import type { contract, Produced } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { offeredQuery } from './queries.ts'
import { organisationTexts } from './texts.ts'

/** A datapoint with a number, as it is offered. */
export type OfferedDatapoint = Produced<typeof contract.figures.offered>['datapoints'][number]

interface DatapointListProps {
  /** Words that are searched at first. */
  first?: string
  /** The ones that may be chosen; without them all that are found. */
  only?: readonly string[] | undefined
  disabled?: boolean
  onChoose: (datapoint: OfferedDatapoint) => void
}

/** Datapoints with a number, found by a word of their name or code. */
export function DatapointList({ first = '', only, disabled, onChoose }: DatapointListProps) {
  const t = useTexts(organisationTexts)
  const [search, setSearch] = useState(first)
  const { data = [] } = useQuery(offeredQuery(search, useLanguage()))
  const offered = only ? data.filter(({ key }) => only.includes(key)) : data
  return (
    <div className="flex flex-col gap-2">
      {!only && (
        <SearchInput
          value={search}
          onSearch={setSearch}
          aria-label={t('setup.search')}
          placeholder={t('setup.search')}
        />
      )}
      <ul aria-label={t('setup.offered')} className="max-h-60 overflow-y-auto rounded-md border border-line">
        {offered.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(one)}
              className="flex min-h-11 w-full items-center gap-2 px-3 py-1 text-left text-sm hover:bg-hover"
            >
              <CodeChip code={one.key} listed />
              <span className="min-w-0 [overflow-wrap:anywhere]">{one.name}</span>
            </button>
          </li>
        ))}
        {offered.length === 0 && <li className="p-3 text-muted text-sm">{t('setup.none')}</li>}
      </ul>
    </div>
  )
}

interface DatapointFieldProps<Chosen extends { key: string; name: string }> {
  chosen: Chosen | null
  /** Without it what is chosen stays. */
  onChange?: ((datapoint: OfferedDatapoint | null) => void) | undefined
}

/** The datapoint that something is about: the chosen one, or the list to choose from. */
export function DatapointField<Chosen extends { key: string; name: string }>({
  chosen,
  onChange,
}: DatapointFieldProps<Chosen>) {
  const t = useTexts(organisationTexts)
  if (!chosen) return <DatapointList onChoose={(one) => onChange?.(one)} />
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <CodeChip code={chosen.key} />
      <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{chosen.name}</span>
      {onChange && (
        <Button look="ghost" onClick={() => onChange(null)}>
          {t('setup.other')}
        </Button>
      )}
    </p>
  )
}

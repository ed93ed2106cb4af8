import type { Language } from '@esrs/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { CodeChip } from '../../../ui/Badge.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { workTexts } from '../texts.ts'

/** Datapoints that words or a code lead to, the first ten. */
const foundQuery = (search: string, language: Language) =>
  queryOptions({
    ...read(
      contract.csrd.listDatapoints,
      { query: { with_values: 'false', page: 1, page_size: 10, search } },
      language,
    ),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })

interface FindDatapointProps {
  /** The chosen datapoint; empty until one is chosen. */
  chosen: string
  onChoose: (key: string) => void
}

/** Any datapoint of the set, found by words of it or by its code. */
export function FindDatapoint({ chosen, onChoose }: FindDatapointProps) {
  const t = useTexts(workTexts)
  const language = useLanguage()
  const group = useId()
  const [search, setSearch] = useState(chosen)
  const words = search.trim()
  const { data, error, refetch, isFetching } = useQuery(foundQuery(words, language))
  const find = (next: string) => {
    setSearch(next)
    onChoose('')
  }
  return (
    <div className="mt-3 flex flex-col gap-2">
      <SearchInput
        value={search}
        onSearch={find}
        aria-label={t('questionnaires.find.label')}
        placeholder={t('questionnaires.find.placeholder')}
      />
      {words === '' ? (
        <p className="min-h-24 text-muted text-sm">{t('questionnaires.find.hint')}</p>
      ) : error && !data ? (
        <LoadFailed title={t('questionnaires.find.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : !data ? (
        <Loading className="flex min-h-24 flex-col gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-8 rounded-md" />
          ))}
        </Loading>
      ) : (
        <fieldset className="min-h-24">
          <legend className="mb-1 text-muted text-xs" aria-live="polite">
            {data.count > data.data.datapoints.length
              ? t('questionnaires.find.first', { shown: data.data.datapoints.length, count: data.count })
              : t('questionnaires.find.found', { count: data.count })}
          </legend>
          {data.data.datapoints.map(({ key, name }) => (
            <label key={key} className="flex min-h-10 items-center gap-3 rounded-md py-1 text-sm max-md:min-h-11">
              <input
                type="radio"
                name={group}
                checked={chosen === key}
                onChange={() => onChoose(key)}
                className="size-4 shrink-0 accent-(--color-brand)"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <CodeChip code={key} listed /> {name}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

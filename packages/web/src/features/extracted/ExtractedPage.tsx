import type { Extracted } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileSearch, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { companyQuery } from '../../api/queries.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { useAddressState } from '../../kit/use-address-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { DatapointViews } from '../../values/DatapointViews.tsx'
import { extractedQuery, firstExtractedQuery } from '../../values/queries.ts'
import { UnsavedBar } from '../../values/UnsavedBar.tsx'
import { reportName } from '../../values/unsaved-row.ts'
import { useUnsavedRows } from '../../values/unsaved-store.ts'
import { ExtractedForm } from './ExtractedForm.tsx'
import { Group } from './Group.tsx'
import { notMaterialOf } from './NotMaterial.tsx'
import { type ExtractedRow, mergeRows, pillarOfRow, pillars, searchRows } from './rows.ts'
import { extractedTexts } from './texts.ts'
import { useRowTexts } from './use-row-texts.ts'

const none: readonly Extracted[] = []

export default function ExtractedPage() {
  const t = useTexts(extractedTexts)
  const narrow = useNarrow()
  const language = useLanguage()
  const shown = useRowTexts()
  const { search: address, change } = useAddressState()
  const search = address.get('search') ?? ''
  const wanted = useDeferredValue(search)
  const [editing, setEditing] = useState<ExtractedRow | 'new' | null>(null)
  const { data: company } = useQuery(companyQuery)
  const { data: topics } = useQuery(materialityQuery(language))
  const { data: all, error, refetch, isFetching } = useQuery(extractedQuery(language))
  const { data: first } = useQuery({ ...firstExtractedQuery(language), enabled: !all })
  // A large company has many pages of values; what is there first is shown while the others come.
  const isPart = !all && first !== undefined && first.total_pages > 1
  const data = all ?? (isPart ? first.data.datapoints : undefined)
  const report = company ? reportName(company.metadata) : null
  const { rows: additions } = useUnsavedRows(report)

  // What is not saved yet may belong to a value that is still to come.
  const rows = useMemo(() => mergeRows(data ?? none, isPart ? [] : additions), [data, additions, isPart])
  const found = useMemo(
    () =>
      searchRows(rows, wanted, (row) => {
        const source = shown.source(row)
        return [
          shown.line(shown.value(row)),
          row.datapoint?.value ?? '',
          row.addition?.value ?? '',
          source.text,
          source.place,
          ...source.files,
        ]
      }),
    [rows, wanted, shown],
  )
  const groups = useMemo(
    () =>
      pillars.map((pillar) => ({
        pillar,
        rows: found.filter((row) => pillarOfRow(row) === pillar),
        notMaterial: wanted === '' ? notMaterialOf(topics ?? [], pillar) : [],
      })),
    [found, topics, wanted],
  )
  const setSearch = (next: string) => change({ search: next.trim() })
  const add = (
    <May>
      <Button look="primary" className="max-md:grow" onClick={() => setEditing('new')} disabled={report === null}>
        <Plus aria-hidden className="size-3.5" />
        {t('add')}
      </Button>
    </May>
  )
  const filled = groups.filter((group) => group.rows.length + group.notMaterial.length > 0)

  return (
    <PageBody className="pt-4!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4 max-md:justify-between max-md:gap-x-2">
        <DatapointViews />
        <SearchInput
          aria-label={t('search')}
          placeholder={t(narrow ? 'searchShort' : 'searchHint')}
          value={search}
          onSearch={setSearch}
          className="w-88 max-md:order-last max-md:w-full"
        />
        <span className="flex-1 max-md:hidden" />
        {add}
      </div>
      <p className="-mt-1 pb-3 text-pretty text-secondary text-sm">
        <b className="font-medium text-ink">{t('draft.name')}</b> {t('draft.text')}
      </p>
      <p role="status" className="sr-only">
        {wanted !== '' && all && t('found', { count: found.length })}
      </p>
      <div className="flex flex-col gap-4">
        {error && !all && (
          <Card>
            <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
          </Card>
        )}
        {!data && !error && <Waiting />}
        {filled.map((group) => (
          <Group key={group.pillar} {...group} search={wanted} shown={shown} onEdit={setEditing} />
        ))}
        {isPart && !error && (
          <p role="status" className="flex items-center justify-center gap-2 py-3 text-secondary text-sm">
            <Spinner className="size-4" />
            {t('loadingMore')}
          </p>
        )}
        {all && found.length === 0 && (
          <Card>
            {wanted === '' ? (
              <EmptyState
                icon={<FileSearch aria-hidden strokeWidth={1.75} />}
                title={t('empty.title')}
                action={
                  <Button asChild>
                    <Link to="/documents">{t('empty.documents')}</Link>
                  </Button>
                }
              >
                {t('empty.text')}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<SearchX aria-hidden strokeWidth={1.75} />}
                title={t('empty.none')}
                action={<Button onClick={() => setSearch('')}>{t('empty.clear')}</Button>}
              >
                {t('empty.noneText', { search: wanted })}
              </EmptyState>
            )}
          </Card>
        )}
      </div>
      <UnsavedBar report={report} explains />
      {editing !== null && report !== null && (
        <ExtractedForm
          key={editing === 'new' ? 'new' : editing.key}
          row={editing === 'new' ? null : editing}
          rows={rows}
          report={report}
          shown={shown}
          onClose={() => setEditing(null)}
        />
      )}
    </PageBody>
  )
}

/** The page before its rows are there. */
function Waiting() {
  const t = useTexts(extractedTexts)
  return (
    <Loading label={t('loading')} className="flex flex-col gap-4">
      {['environmental', 'social'].map((group) => (
        <Card key={group} className="overflow-hidden">
          <div className="flex h-11 items-center px-4">
            <Skeleton className="h-4 w-32" />
          </div>
          {['a', 'b', 'c', 'd'].map((row) => (
            <div key={row} className="grid h-12 grid-cols-[6rem_1fr_8rem] items-center gap-6 border-line border-t px-4">
              <Skeleton className="h-4 w-16" />
              <Skeleton className="w-3/4" />
              <Skeleton className="w-20" />
            </div>
          ))}
        </Card>
      ))}
    </Loading>
  )
}

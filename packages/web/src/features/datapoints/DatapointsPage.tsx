import { type Datapoint, type Language, limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileText, Plus, SearchX } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { companyQuery } from '../../api/queries.ts'
import { ExportMenu } from '../../exchange/ExportMenu.tsx'
import { ImportButton } from '../../exchange/ImportButton.tsx'
import { exportDatapoints } from '../../exchange/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { useNarrow } from '../../ui/use-media.ts'
import { DatapointViews } from '../../values/DatapointViews.tsx'
import { UnsavedBar } from '../../values/UnsavedBar.tsx'
import { reportName } from '../../values/unsaved-row.ts'
import { DatapointCards } from './DatapointCards.tsx'
import { DatapointTable, rowId } from './DatapointTable.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { FilterBar } from './FilterBar.tsx'
import { datapointQuery, datapointsQuery, isBrief } from './queries.ts'
import { QueueBar } from './queue/QueueBar.tsx'
import type { DatapointActions } from './RowMenu.tsx'
import { datapointTexts } from './texts.ts'
import { useAdded } from './use-added.ts'
import { type Filters, useAddress } from './use-address.ts'
import { useOpenDatapoint } from './use-open-datapoint.ts'
import { useSteps } from './use-steps.ts'

/** Forms, dialogs and the evidence come with the first click that asks for them. */
const AddForm = lazyPart(() => import('./AddForm.tsx'))
const EditDialog = lazyPart(() => import('./EditDialog.tsx'))
const ExcerptsDialog = lazyPart(() => import('./ExcerptsDialog.tsx'))
const Review = lazyPart(() => import('./review/Review.tsx'))

type Asked = { kind: 'excerpts' | 'edit' | 'delete'; datapoint: Datapoint } | null

export default function DatapointsPage() {
  const t = useTexts(datapointTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const narrow = useNarrow()
  const address = useAddress()
  const { filters, datapoint: opened } = address
  const { data: company } = useQuery(companyQuery)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(datapointsQuery(filters, language))
  const [asked, setAsked] = useState<Asked>(null)
  const { whole, problem } = useWhole(asked?.datapoint ?? null, language)
  useEffect(() => {
    if (!problem) return
    toast({ title: t('list.failedOne'), description: errorText(problem), variant: 'destructive' })
    setAsked(null)
  }, [problem, t, errorText])
  const searchBox = useRef<HTMLDivElement>(null)

  const datapoints = data?.data.datapoints ?? null
  useOpenDatapoint(isPlaceholderData ? null : datapoints, address)
  const lastPage = data && !isPlaceholderData ? data.total_pages : null
  useEffect(() => {
    if (lastPage !== null && filters.page > Math.max(1, lastPage)) address.turnBack(Math.max(1, lastPage))
  })
  const steps = useSteps(
    filters,
    data ? { datapoints: data.data.datapoints, count: data.count, pages: data.total_pages } : null,
    address,
  )
  const report = company ? reportName(company.metadata) : null
  const { added, adding, edit: editAdded, close: closeForm } = useAdded(report, filters)
  const reportingYear = company?.metadata.reporting_year ?? null
  const typeName = (type: string) => data?.filter_options.data_types.find(({ value }) => value === type)?.label ?? type

  const actions: DatapointActions = {
    open: ({ key }) => address.open(key),
    showExcerpts: (datapoint) => setAsked({ kind: 'excerpts', datapoint }),
    edit: (datapoint) => setAsked({ kind: 'edit', datapoint }),
    remove: (datapoint) => setAsked({ kind: 'delete', datapoint }),
  }
  const close = () => {
    address.close()
    const row = opened === null ? null : document.getElementById(rowId(opened))
    // The row takes the focus after the evidence has let go of it.
    requestAnimationFrame(() => row?.focus())
  }
  const onAsked = () => setAsked(null)
  const list = {
    datapoints,
    reportingYear,
    actions,
    added,
    onEditAdded: editAdded,
    empty: <Nothing filters={filters} onChange={address.setFilters} onClear={address.clear} />,
  }

  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container min-w-0 flex-1">
        <div className={cx('px-gutter pt-1 pb-gutter', opened === null && 'mx-auto max-w-page')}>
          <div className="flex flex-wrap items-center justify-between gap-2 pt-3 max-md:gap-1">
            <DatapointViews />
            <div className="flex flex-wrap gap-2 max-md:contents">
              <span className="flex gap-2 max-md:gap-1">
                <May>
                  <ImportButton />
                </May>
                <ExportMenu compact table="datapoints" fetch={(format) => exportDatapoints(format, filters)} />
              </span>
              <May>
                <Button
                  look="primary"
                  className="max-md:w-control max-md:px-0"
                  disabled={report === null}
                  onClick={() => editAdded('new')}
                >
                  <Plus aria-hidden className="size-3.5 max-md:size-4" />
                  <span className="max-md:sr-only">{t('add.button')}</span>
                </Button>
              </May>
            </div>
          </div>
          <FilterBar
            filters={filters}
            options={data?.filter_options}
            onChange={address.setFilters}
            searchBox={searchBox}
          />
          <QueueBar
            filters={filters}
            counted={data?.counted}
            isEmpty={data?.count === 0}
            onOrder={(order) => address.setFilters({ order })}
          />
          <TableCard
            onKeyDown={moveAmongRows}
            aria-busy={isPlaceholderData}
            // What was asked for takes a while: what stands here is what was asked for before.
            className={cx(isPlaceholderData && 'opacity-60 transition-opacity delay-200')}
          >
            {error && !data ? (
              <LoadFailed title={t('list.failed')} {...{ error, refetch, isFetching }} />
            ) : narrow ? (
              <DatapointCards {...list} />
            ) : (
              <DatapointTable {...list} typeName={typeName} open={opened} />
            )}
            {data && (
              <Pagination
                page={filters.page}
                pages={data.total_pages}
                count={data.count}
                pageSize={filters.pageSize}
                pageSizes={limits.pageSizes}
                onPage={(page) => address.setPage(page)}
                onPageSize={(size) => address.setFilters({ pageSize: size as Filters['pageSize'] })}
              />
            )}
          </TableCard>
          {opened === null && <UnsavedBar report={report} />}
        </div>
      </div>
      {opened !== null && (
        <Suspense>
          <Review
            code={opened}
            listed={datapoints?.find(({ key }) => key === opened) ?? null}
            steps={steps}
            reportingYear={reportingYear}
            onSearch={() => searchBox.current?.querySelector('input')?.focus()}
            onClose={close}
          />
        </Suspense>
      )}
      {adding !== null && report !== null && (
        <Suspense>
          <AddForm
            row={adding === 'new' ? null : adding}
            report={report}
            standards={data?.filter_options.control_codes ?? []}
            types={data?.filter_options.data_types ?? []}
            onClose={closeForm}
          />
        </Suspense>
      )}
      {asked?.kind === 'excerpts' && whole && (
        <Suspense>
          <ExcerptsDialog datapoint={whole} onClose={onAsked} />
        </Suspense>
      )}
      {asked?.kind === 'edit' && whole && (
        <Suspense>
          <EditDialog datapoint={whole} onClose={onAsked} />
        </Suspense>
      )}
      {asked?.kind === 'delete' && <DeleteDialog datapoint={asked.datapoint} onClose={onAsked} />}
    </div>
  )
}

/** A row with everything that it may leave out; `whole` is `null` until that is there. */
function useWhole(row: Datapoint | null, language: Language): { whole: Datapoint | null; problem: Error | null } {
  const isLacking = row !== null && isBrief(row)
  const { data, error } = useQuery({ ...datapointQuery(row?.key ?? '', language), enabled: isLacking })
  return isLacking ? { whole: data ?? null, problem: data ? null : error } : { whole: row, problem: null }
}

/** Arrow keys go from row to row while the evidence is closed; open, they belong to it. */
function moveAmongRows(event: KeyboardEvent<HTMLDivElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return
  if (document.querySelector('[data-review]')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.indexOf(event.target) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface NothingProps {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
  onClear: () => void
}

/** Nothing was found, why that may be, and what changes it. */
function Nothing({ filters, onChange, onClear }: NothingProps) {
  const t = useTexts(datapointTexts)
  const { search, controlCode, disclosure, dataType, state, withValues } = filters
  const byFilters = controlCode !== '' || disclosure !== '' || dataType !== '' || state !== ''
  // Nothing was asked for but values, and there are none.
  const hasNoValue = withValues && search === '' && !byFilters
  const Icon = hasNoValue ? FileText : SearchX
  return (
    <EmptyState
      icon={<Icon aria-hidden strokeWidth={1.75} />}
      title={t('list.none')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {hasNoValue && (
            <Button asChild>
              <Link to="/documents">{t('list.upload')}</Link>
            </Button>
          )}
          {withValues && <Button onClick={() => onChange({ withValues: false })}>{t('list.showAll')}</Button>}
          {search !== '' && !byFilters ? (
            <Button onClick={() => onChange({ search: '' })}>{t('list.clearSearch')}</Button>
          ) : (
            (search !== '' || byFilters) && <Button onClick={onClear}>{t('list.clear')}</Button>
          )}
        </div>
      }
    >
      {search !== '' ? t('list.noneSearched', { search }) : byFilters && t('list.noneFiltered')}{' '}
      {withValues && t(hasNoValue ? 'list.noneYet' : 'list.noneWithValues')}
    </EmptyState>
  )
}

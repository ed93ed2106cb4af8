import type { Datapoint, Language } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, FileText, SearchX } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { companyQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useLastPage } from '../../kit/use-last-page.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useCompact, useMedia } from '../../ui/use-media.ts'
import { UnsavedBar } from '../../values/UnsavedBar.tsx'
import { reportName } from '../../values/unsaved-row.ts'
import { rowId } from './DatapointTable.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ListBody } from './ListBody.tsx'
import { ListControls } from './ListControls.tsx'
import { datapointQuery, isBrief } from './queries.ts'
import { StripHead } from './queue/StripHead.tsx'
import type { DatapointActions } from './RowMenu.tsx'
import { datapointTexts } from './texts.ts'
import { useAdded } from './use-added.ts'
import { type Filters, useAddress } from './use-address.ts'
import { useList, useOpenDatapoint } from './use-open-datapoint.ts'
import { useSteps } from './use-steps.ts'

/** Forms, dialogs and the evidence come with the first click that asks for them. */
const AddForm = lazyPart(() => import('./AddForm.tsx'))
const EditDialog = lazyPart(() => import('./EditDialog.tsx'))
const ExcerptsDialog = lazyPart(() => import('./ExcerptsDialog.tsx'))
const Review = lazyPart(() => import('./review/Review.tsx'))

type OpenDialog = { kind: 'excerpts' | 'edit' | 'delete'; datapoint: Datapoint } | null

export default function DatapointsPage() {
  const t = useTexts(datapointTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const isBeside = !useCompact()
  const hasNoStrip = useMedia('(64rem <= width < 80rem)')
  const address = useAddress()
  const { filters, datapoint: opened } = address
  // Beside page and decision the list is a strip; where there is no room for it, the way back leads to the list.
  const isStrip = opened !== null && isBeside
  const isListDrawn = useListDrawn(opened !== null && !isBeside)
  const { data: company } = useQuery(companyQuery)
  const { data, error, refetch, isFetching, isPlaceholderData } = useList(address)
  const [asked, setAsked] = useState<OpenDialog>(null)
  const { whole, problem } = useWhole(asked?.datapoint ?? null, language)
  useEffect(() => {
    if (!problem) return
    toast({ title: t('list.failedOne'), description: errorText(problem), variant: 'destructive' })
    setAsked(null)
  }, [problem, t, errorText])
  const searchBox = useRef<HTMLDivElement>(null)

  const datapoints = data?.data.datapoints ?? null
  useOpenDatapoint(isPlaceholderData ? null : datapoints, address)
  useLastPage(filters.page, isPlaceholderData || !data ? null : data.total_pages, address.turnBack)
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
    // The row takes the focus after the evidence has let go of it.
    if (opened !== null) requestAnimationFrame(() => document.getElementById(rowId(opened))?.focus())
  }
  const goToSearch = () => {
    if (hasNoStrip) close()
    searchBox.current?.querySelector('input')?.focus()
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
      <div
        className={
          isStrip
            ? 'sticky top-24 flex h-[calc(100dvh-6rem)] w-72 shrink-0 flex-col overflow-y-auto border-line border-r bg-surface max-xl:hidden'
            : '@container min-w-0 flex-1'
        }
      >
        {isListDrawn && (
          <div className={isStrip ? '' : cx('px-gutter pt-1 pb-gutter', opened === null && 'mx-auto max-w-page')}>
            {isStrip ? (
              <StripHead
                filters={filters}
                piles={data?.piles}
                canAccept={data !== undefined && data.count > 0}
                onChange={address.setFilters}
                searchBox={searchBox}
              />
            ) : (
              <ListControls
                filters={filters}
                data={data}
                searchBox={searchBox}
                onAdd={report === null ? undefined : () => editAdded('new')}
                onOpen={address.open}
                onChange={address.setFilters}
              />
            )}
            <ListBody
              filters={filters}
              address={address}
              list={list}
              typeName={typeName}
              isStrip={isStrip}
              opened={opened}
              query={{ data, error, refetch, isFetching, isPlaceholderData }}
            />
            {opened === null && <UnsavedBar report={report} />}
          </div>
        )}
      </div>
      {opened !== null && (
        <Suspense>
          <Review
            code={opened}
            listed={datapoints?.find(({ key }) => key === opened) ?? null}
            steps={steps}
            reportingYear={reportingYear}
            onSearch={goToSearch}
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
      <RowDialogs asked={asked} whole={whole} onAsked={onAsked} />
    </div>
  )
}

/** Whether the list is drawn: behind a datapoint that fills the screen it is not, until somebody has seen it. */
function useListDrawn(isCovered: boolean): boolean {
  const [wasSeen, setSeen] = useState(!isCovered)
  if (!isCovered && !wasSeen) setSeen(true)
  return wasSeen || !isCovered
}

interface RowDialogsProps {
  asked: OpenDialog
  /** The row with everything that it may leave out; `null` until that is there. */
  whole: Datapoint | null
  onAsked: () => void
}

/** The dialogs of a row's menu. */
function RowDialogs({ asked, whole, onAsked }: RowDialogsProps) {
  if (asked?.kind === 'delete') return <DeleteDialog datapoint={asked.datapoint} onClose={onAsked} />
  if (!asked || !whole) return null
  const Shown = asked.kind === 'excerpts' ? ExcerptsDialog : EditDialog
  return (
    <Suspense>
      <Shown datapoint={whole} onClose={onAsked} />
    </Suspense>
  )
}

/** A row with everything that it may leave out; `whole` is `null` until that is there. */
function useWhole(row: Datapoint | null, language: Language): { whole: Datapoint | null; problem: Error | null } {
  const isLacking = row !== null && isBrief(row)
  const { data, error } = useQuery({ ...datapointQuery(row?.key ?? '', language), enabled: isLacking })
  return isLacking ? { whole: data ?? null, problem: data ? null : error } : { whole: row, problem: null }
}

interface NothingProps {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
  onClear: () => void
}

/** Nothing was found, why that may be, and what changes it. */
function Nothing({ filters, onChange, onClear }: NothingProps) {
  const t = useTexts(datapointTexts)
  const { search, controlCode, disclosure, dataType, state, tier, kind, mine, withValues } = filters
  const byFilters = controlCode !== '' || disclosure !== '' || dataType !== '' || state !== ''
  const isQueue =
    state === 'to_check' && search === '' && [controlCode, disclosure, dataType, tier, kind].every((one) => one === '')
  if (isQueue && !mine)
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden strokeWidth={1.75} />}
        title={t('list.allDecided')}
        action={
          <Button asChild look="primary">
            <Link to="/overview">{t('list.whatNext')}</Link>
          </Button>
        }
      >
        {t('list.allDecidedText')}
      </EmptyState>
    )
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

import type { Datapoint } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMay } from '../../../api/role.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FullScreen } from '../../../ui/FullScreen.tsx'
import { EmptyState, Loading, Skeleton } from '../../../ui/States.tsx'
import { useCompact } from '../../../ui/use-media.ts'
import { undoLast } from '../last-decision.ts'
import { datapointQuery, isBrief } from '../queries.ts'
import { datapointTexts } from '../texts.ts'
import { decisionPane } from './Panes.tsx'
import { ReviewHead, type Steps } from './ReviewHead.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { useKeys } from './use-keys.ts'

interface ReviewProps {
  code: string
  /** The datapoint as the list holds it; asked for by itself where it is not there, or without all of its evidence. */
  listed: Datapoint | null
  steps: Steps
  reportingYear: number | null
  onSearch: () => void
  onClose: () => void
}

/** Page and decision beside each other, with the list as a strip; over the whole screen, one below the other, where there is no room for both. */
export default function Review(props: ReviewProps) {
  const t = useTexts(datapointTexts)
  const label = t('review.label', { code: props.code })
  const beside = !useCompact()
  useClearOfToasts(beside)
  const content = <Content {...props} beside={beside} />
  return beside ? (
    <aside
      aria-label={label}
      className="sticky top-24 flex h-[calc(100dvh-6rem)] min-w-0 flex-1 animate-fade-in bg-surface"
    >
      {content}
    </aside>
  ) : (
    <FullScreen size="edge" label={label} onClose={props.onClose}>
      {content}
    </FullScreen>
  )
}

/** Toasts come up beside the evidence or above its buttons, because the next decision is made while one is shown. */
function useClearOfToasts(beside: boolean) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(beside ? '--toast-right' : '--toast-bottom', beside ? '28rem' : '5rem')
    // On a phone a message lies below the name of the next value.
    style.setProperty('--toast-top', '6.25rem')
    return () => {
      style.removeProperty('--toast-right')
      style.removeProperty('--toast-bottom')
      style.removeProperty('--toast-top')
    }
  }, [beside])
}

function Content({ code, listed, steps, reportingYear, onSearch, onClose, beside }: ReviewProps & { beside: boolean }) {
  const t = useTexts(datapointTexts)
  const language = useLanguage()
  const isWhole = listed !== null && !isBrief(listed)
  const { data, error, refetch, isFetching } = useQuery({ ...datapointQuery(code, language), enabled: !isWhole })
  // What the row holds stands here at once; the rest of its evidence follows.
  const datapoint = isWhole ? listed : (data ?? listed)
  if (datapoint)
    return (
      <ReviewPanel
        datapoint={datapoint}
        steps={steps}
        reportingYear={reportingYear}
        onSearch={onSearch}
        onClose={onClose}
        beside={beside}
      />
    )
  return (
    <Placeholder code={code} steps={data === null ? null : steps} onSearch={onSearch} onClose={onClose} beside={beside}>
      {error ? (
        <LoadFailed title={t('review.loadFailed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : data === null ? (
        <EmptyState
          icon={<SearchX aria-hidden strokeWidth={1.75} />}
          title={t('review.unknown')}
          action={<Button onClick={onClose}>{t('review.toList')}</Button>}
        >
          {t('review.notFound', { code })}
        </EmptyState>
      ) : (
        <Loading label={t('review.loading')} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="mt-2 h-3 w-24" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-3 w-3/4" />
        </Loading>
      )}
    </Placeholder>
  )
}

interface PlaceholderProps {
  code: string
  steps: Steps | null
  onSearch: () => void
  onClose: () => void
  beside: boolean
  children: ReactNode
}

/** The frame of the evidence while there is nothing to show in it. Keys that need no value work here too: whoever types fast is not held up. */
function Placeholder({ code, steps, onSearch, onClose, beside, children }: PlaceholderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const mayReport = useMay('report')
  useKeys({
    j: steps?.onNext,
    ArrowDown: steps?.onNext,
    k: steps?.onPrevious,
    ArrowUp: steps?.onPrevious,
    u: mayReport ? () => void undoLast() : undefined,
    '/': onSearch,
    Escape: onClose,
  })
  return (
    <>
      {beside && <div className="min-w-0 flex-1 bg-sunken" />}
      <div className={beside ? decisionPane : 'contents'}>
        <ReviewHead code={code} datapoint={null} steps={steps} heading={heading} onClose={onClose} />
        {children}
      </div>
    </>
  )
}

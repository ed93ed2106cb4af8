import type { RecommendationMark } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { EmptyState, ErrorState, Notice } from '../../../ui/States.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { toast } from '../../../ui/toast.ts'
import { AdviceCarousel } from './AdviceCarousel.tsx'
import { AdviceDialog } from './AdviceDialog.tsx'
import { AdviceSkeleton } from './AdviceSkeleton.tsx'
import { adviceQuery, useMark, useReevaluate } from './queries.ts'
import { adviceTexts } from './texts.ts'

interface AdviceSectionProps {
  /** Documents are being processed; their values will change the recommendations. */
  isWorking: boolean
}

/** What to do next: the recommendations, one of them in full, and their re-evaluation. */
export default function AdviceSection({ isWorking }: AdviceSectionProps) {
  const t = useTexts(adviceTexts)
  const errorText = useErrorText()
  const { number } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(adviceQuery(useLanguage(), isWorking))
  const mayReport = useMay('report')
  const renewal = useReevaluation(data)
  const reevaluation = mayReport && renewal
  const marking = useMark()
  const [opened, setOpened] = useState<string | null>(null)
  const [showsAside, setShowsAside] = useState(false)

  const all = data?.data ?? []
  const aside = all.filter(({ status }) => status === 'not_relevant')
  const shown = showsAside ? all : all.filter(({ status }) => status !== 'not_relevant')
  const recommendation = all.find(({ key }) => key === opened)

  const mark = (key: string, next: RecommendationMark | null, before: RecommendationMark | null) =>
    marking.mutate(
      { key, mark: next },
      {
        onSuccess: () => {
          setOpened(null)
          toast({
            title: t(`marked.${next ?? 'restored'}`),
            action: {
              label: t('marked.undo'),
              onClick: () => marking.mutate({ key, mark: before }),
            },
          })
        },
        onError: (failure) =>
          toast({ title: t('marked.failed'), description: errorText(failure), variant: 'destructive' }),
      },
    )

  if (!data && !error) return <AdviceSkeleton />
  return (
    <div>
      {shown.length > 0 ? (
        <AdviceCarousel recommendations={shown} onOpen={setOpened} actions={reevaluation} />
      ) : (
        <Bare actions={data && reevaluation}>
          {error ? (
            <Card>
              <ErrorState title={t('error.title')} onRetry={() => void refetch()} busy={isFetching}>
                {errorText(error)} {t('error.text')}
              </ErrorState>
            </Card>
          ) : (
            <Card>
              <EmptyState icon={<ListChecks aria-hidden />} title={t('empty.title')}>
                {t(aside.length > 0 ? 'empty.aside' : 'empty.text')}
              </EmptyState>
            </Card>
          )}
        </Bare>
      )}
      {shown.length > 0 && error && (
        <Notice tone="warning" className="mt-3">
          {t('error.stale')}
        </Notice>
      )}
      {data?.failed && (
        <Notice tone="warning" className="mt-3">
          <p className="font-medium">{t('reevaluate.failed')}</p>
          <p>{t('reevaluate.again')}</p>
        </Notice>
      )}
      {aside.length > 0 && (
        <Button
          look="link"
          className="mt-2 min-h-8 text-sm"
          aria-expanded={showsAside}
          onClick={() => setShowsAside(!showsAside)}
        >
          {showsAside ? t('aside.hide') : t('aside.show', { count: aside.length, number: number(aside.length) })}
        </Button>
      )}
      {recommendation && (
        <AdviceDialog
          open
          key={recommendation.key}
          recommendation={recommendation}
          onClose={() => setOpened(null)}
          busy={marking.isPending}
          onMark={(next) => mark(recommendation.key, next, recommendation.mark)}
        />
      )}
    </div>
  )
}

/** The heading where there is nothing to go through. */
function Bare({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const t = useTexts(adviceTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-control flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-semibold text-base">
          {t('title')}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** The button that has everything evaluated anew; it shows that this runs, and says when it has ended. */
function useReevaluation(data: { running: boolean; failed: boolean; updated_at: string | null } | undefined) {
  const t = useTexts(adviceTexts)
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const reevaluate = useReevaluate()
  const asked = useRef(false)
  const running = reevaluate.isPending || (data?.running ?? false)

  useEffect(() => {
    if (running || !data || !asked.current) return
    asked.current = false
    if (!data.failed) toast({ title: t('reevaluate.done') })
  }, [running, data, t])

  const start = () =>
    reevaluate.mutate(undefined, {
      onSuccess: () => {
        asked.current = true
      },
      onError: (failure) =>
        toast({ title: t('reevaluate.failed'), description: errorText(failure), variant: 'destructive' }),
    })
  const at = data?.updated_at
  return (
    <Tooltip
      content={
        <>
          {t('reevaluate.tooltip')}
          {at && <span className="mt-1 block opacity-80">{t('reevaluate.at', { when: dateTime(at) })}</span>}
        </>
      }
    >
      <Button look="ghost" className="max-sm:-mr-2" busy={running} onClick={start}>
        {!running && <RotateCw aria-hidden className="size-3.5" />}
        {t(running ? 'reevaluate.running' : 'reevaluate.action')}
      </Button>
    </Tooltip>
  )
}

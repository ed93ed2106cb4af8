import { type Document, hasEnded } from '@esrs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, FileX2, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { companyQuery } from '../../api/queries.ts'
import { useSession } from '../../api/session.ts'
import { askAnew } from '../../api/stale.ts'
import { DropZone } from '../../document/uploads/DropZone.tsx'
import { UploadList } from '../../document/uploads/UploadList.tsx'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { Rich, useTexts } from '../../i18n/texts.tsx'
import { waitingQuery } from '../../report/waiting/queries.ts'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { FirstValues } from './FirstValues.tsx'
import { ProcessingList } from './ProcessingList.tsx'
import { QuestionsOnly } from './QuestionsOnly.tsx'
import { wizardDocumentsQuery } from './queries.ts'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './step-props.ts'
import { onboardingTexts } from './texts.ts'

/** Milliseconds between two requests for the company while its files are done and its status is not. */
const lookEvery = 2000

/** Milliseconds after which processing counts as one that takes long. */
const patience = 60_000

/** Step 3: waits until everything has been read, and says what is being read meanwhile. */
export function ProcessingStep({ company, onPass, onBack, busy }: StepProps) {
  const t = useTexts(onboardingTexts)
  const { time } = useFormats()
  const { data: waitingWork } = useQuery(waitingQuery)
  const values = waitingWork?.mine.values ?? 0
  const client = useQueryClient()
  const { user } = useSession()
  const { data: known, error, refetch, isFetching, dataUpdatedAt } = useQuery(wizardDocumentsQuery)
  // Whoever comes from the upload has seen the list without files; while it is asked for anew, nobody knows that there are none.
  const data = known?.count === 0 && isFetching ? undefined : known
  const isRead = data !== undefined && data.unfinished === 0
  const isComplete = isRead && company.metadata.onboarding_status.processing_complete
  useQuery({ ...companyQuery, refetchInterval: isRead && !isComplete && data.count > 0 ? lookEvery : false })
  // Whatever was counted before the last file was read is no number to begin with.
  const [isCounted, setCounted] = useState(false)
  useEffect(() => {
    if (isRead) void askAnew(client, ['company', 'pages', 'values']).then(() => setCounted(true))
    else setCounted(false)
  }, [isRead, client])

  const unfinished = data?.results.filter(({ stage }) => !hasEnded(stage)) ?? []
  const begun = unfinished.reduce((least, { uploadDate }) => Math.min(least, Date.parse(uploadDate)), Infinity)
  // What takes seconds must not be said to take a day.
  const waiting =
    dataUpdatedAt - begun < patience ? (
      t('processing.soon')
    ) : (
      <Rich
        texts={onboardingTexts}
        text="processing.wait"
        values={{ email: user?.email ?? '' }}
        components={{ address: <strong className="font-medium text-ink" /> }}
      />
    )
  if (error && !data) {
    return (
      <>
        <StepBody title={t('processing.title')} lead={waiting} centred>
          <LoadFailed title={t('processing.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </StepBody>
        <StepFooter onBack={onBack} />
      </>
    )
  }
  if (data?.count === 0) {
    return (
      <>
        <StepBody title={t('processing.title')} centred>
          <EmptyState icon={<FileX2 aria-hidden strokeWidth={1.75} />} title={t('processing.none')}>
            {t('processing.noneText')}
          </EmptyState>
        </StepBody>
        <StepFooter onBack={onBack} />
      </>
    )
  }
  return (
    <>
      <div className="flex-1 pt-8">
        {isComplete ? (
          <CircleCheck aria-hidden className="mx-auto size-12 text-success" strokeWidth={1.5} />
        ) : (
          <LoaderCircle aria-hidden className="mx-auto size-12 animate-spin text-brand" strokeWidth={1.75} />
        )}
        <StepBody
          key={isComplete ? 'complete' : 'waiting'}
          title={t(isComplete ? 'processing.completeTitle' : 'processing.title')}
          lead={
            isComplete && data ? (
              <ReadLead documents={data.results} count={data.count} values={isCounted ? values : null} />
            ) : (
              waiting
            )
          }
          centred
        >
          {data ? (
            <ProcessingList documents={data.results} count={data.count} unfinished={data.unfinished} />
          ) : (
            <Loading className="mt-8 flex flex-col gap-4 rounded-xl border border-line bg-surface p-6">
              <Skeleton className="w-2/5" />
              <Skeleton className="h-2 w-full" />
              <Skeleton className="w-3/5" />
            </Loading>
          )}
          {isComplete && data && <QuestionsOnly company={company} documents={data.results} />}
          {isComplete && isCounted && data && (
            <FirstValues
              company={company}
              isNext
              isAsked={data.results.some(({ standing, company }) => standing === 'asked' && company !== null)}
            />
          )}
          <MoreDocuments />
          {!isComplete && data && (
            <p className="num mt-4 text-center text-muted text-sm">
              {t('processing.notices', { time: time(new Date(dataUpdatedAt)) })}
            </p>
          )}
        </StepBody>
      </div>
      <StepFooter
        onBack={onBack}
        isQuiet
        onContinue={
          isComplete ? () => onPass({ title: t('processing.done'), description: t('processing.doneText') }) : undefined
        }
        busy={busy}
      />
    </>
  )
}

interface ReadLeadProps {
  documents: readonly Document[]
  count: number
  /** How many wait for a decision; `null` until they are counted. */
  values: number | null
}

/** What was read, what was found there, and what could not be read. */
function ReadLead({ documents, count, values }: ReadLeadProps) {
  const t = useTexts(onboardingTexts)
  const { number } = useFormats()
  const places = documents.reduce((sum, { aiStats }) => sum + aiStats.success, 0)
  const failed = documents.filter(({ stage }) => stage === 'failed').length
  const found = { count: places, number: number(places) }
  return (
    <>
      {t('processing.complete', { count })}
      {values !== null && places > 0 && (
        <>
          {' '}
          {values > 0
            ? t('processing.places', {
                ...found,
                values: t('processing.values', { count: values, number: number(values) }),
              })
            : t('processing.placesOnly', found)}
        </>
      )}
      {failed > 0 && ` ${t('processing.completeFailed', { count: failed })}`}
    </>
  )
}

/** Further documents beside those that are read: they come in rounds, and nobody has to go back for the next one. */
function MoreDocuments() {
  const t = useTexts(onboardingTexts)
  const paused = usePaused()
  return (
    <section aria-label={t('processing.more')} className="mt-6 text-left">
      <DropZone place="onboarding" look="outline" paused={paused} />
      <UploadList place="onboarding" />
    </section>
  )
}

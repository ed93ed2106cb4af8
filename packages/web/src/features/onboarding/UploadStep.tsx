import type { Document } from '@esrs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DropZone } from '../../document/uploads/DropZone.tsx'
import { iconOf, kindOf } from '../../document/uploads/kind.ts'
import { UploadList } from '../../document/uploads/UploadList.tsx'
import { dropFinished, isActive, isBad, mayRetry, retryUpload, useUploads } from '../../document/uploads/uploads.ts'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Count } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { wizardDocumentsQuery } from './queries.ts'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './step-props.ts'
import { onboardingTexts } from './texts.ts'

/**
 * Step 2: files are sent as soon as they are chosen, so that a reload loses none. When all have arrived the next step comes by
 * itself; a file that was refused holds it, so that its reason can be read.
 */
export function UploadStep({ onPass, onBack, busy }: StepProps) {
  const t = useTexts(onboardingTexts)
  const client = useQueryClient()
  const uploads = useUploads('onboarding')
  const { isError } = useQuery(wizardDocumentsQuery)
  const [isLeaving, setIsLeaving] = useState(false)
  const active = uploads.some(isActive)
  const paused = usePaused()

  useEffect(() => {
    if (!isError) return
    toast({ title: t('upload.loadFailed'), description: t('upload.loadFailedText'), variant: 'destructive' })
  }, [isError, t])

  const leave = async () => {
    const sent = uploads.filter(({ state }) => state === 'done').length
    const arrived = uploads.some(({ state }) => state === 'done' || state === 'duplicate')
    // Whoever is faster than the list of existing files waits for it.
    const existing = await client.ensureQueryData(wizardDocumentsQuery).catch(() => null)
    if (!arrived && (existing?.count ?? 0) === 0) {
      toast({ title: t('upload.noneSelected'), description: t('upload.noneSelectedText'), variant: 'destructive' })
      return
    }
    dropFinished('onboarding')
    onPass(
      sent > 0
        ? { title: t('upload.done'), description: t('upload.doneText', { count: sent }) }
        : { title: t('upload.existingUsed'), description: t('upload.existingUsedText') },
    )
  }

  const wasActive = useRef(active)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows belongs to the moment in which the last file has arrived.
  useEffect(() => {
    const ended = wasActive.current && !active
    wasActive.current = active
    if (!ended) return
    setIsLeaving(false)
    if (uploads.some(({ state }) => state === 'failed')) {
      toast({ title: t('upload.failed'), description: t('upload.failedText'), variant: 'destructive' })
    } else if (isLeaving || (uploads.some(({ state }) => state === 'done') && !uploads.some(isBad))) void leave()
  }, [active])

  const onContinue = () => {
    const again = uploads.filter(mayRetry)
    for (const { id } of again) retryUpload(id)
    if (active || again.length > 0) setIsLeaving(true)
    else void leave()
  }

  return (
    <>
      <StepBody title={t('upload.title')} lead={t('upload.lead')}>
        {paused && (
          <Notice tone="info" className="mt-4">
            {paused}
          </Notice>
        )}
        <div className="mt-4">
          <DropZone place="onboarding" look="outline" paused={paused} />
        </div>
        <UploadList place="onboarding" />
        <Existing hidden={new Set(uploads.map(({ documentId }) => documentId))} />
      </StepBody>
      <StepFooter
        onBack={onBack}
        onContinue={onContinue}
        busy={isLeaving || busy}
        note={isLeaving ? t('upload.waiting') : null}
      />
    </>
  )
}

/** Existing files that are listed before the rest is counted. */
const listed = 20

/** The files that the company has already. */
function Existing({ hidden }: { hidden: ReadonlySet<string | undefined> }) {
  const t = useTexts(onboardingTexts)
  const { number } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(wizardDocumentsQuery)
  const documents = data?.results.filter(({ id }) => !hidden.has(id)) ?? []
  const count = (data?.count ?? 0) - (data ? data.results.length - documents.length : 0)
  if (data && count === 0) {
    return hidden.size > 0 ? null : <p className="mt-4 text-pretty text-muted text-sm">{t('upload.none')}</p>
  }
  return (
    <section className="mt-6">
      <h3 className="flex items-center gap-2 font-semibold text-base">
        {t('upload.existing')}
        {data && <Count>{number(count)}</Count>}
      </h3>
      <Card className="mt-2">
        {data ? (
          <ul>
            {documents.slice(0, listed).map((document) => (
              <ExistingFile key={document.id} document={document} />
            ))}
            {count > listed && (
              <li className="px-4 py-3 text-muted text-sm">
                {t('upload.more', { count: count - listed, number: number(count - listed) })}
              </li>
            )}
          </ul>
        ) : error ? (
          <LoadFailed title={t('upload.loadFailed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading label={t('upload.loading')} className="flex flex-col gap-4 p-4">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </Loading>
        )}
      </Card>
    </section>
  )
}

function ExistingFile({ document }: { document: Document }) {
  const t = useTexts(onboardingTexts)
  const { bytes, date, number } = useFormats()
  const Icon = iconOf(kindOf(document))
  const size = document.size === undefined ? document.sizeFormatted : bytes(document.size)
  const { wordCount } = document
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-2.5 text-sm last:border-b-0">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={document.title}>
          {document.title}
        </p>
        <p className="num text-muted text-xs">{`${size} · ${t('upload.added', { date: date(document.uploadDate) })}`}</p>
      </div>
      {wordCount !== null && (
        <span className="num shrink-0 text-muted max-md:hidden">
          {t('upload.words', { count: wordCount, number: number(wordCount) })}
        </span>
      )}
    </li>
  )
}

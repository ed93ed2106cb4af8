import type { ModelStanding } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { usePause, useReadDocuments } from './queries.ts'
import { spanInWords } from './span.ts'
import { modelTexts } from './texts.ts'

/** How many documents the model has read, which it gave up, and the way to have the others read. */
export function ModelDocuments({ standing }: { standing: ModelStanding }) {
  const t = useTexts(modelTexts)
  const { number } = useFormats()
  const read = useReadDocuments()
  const pause = usePause()
  const { total, read: done, under_way: underWay, paused, requests, stopped } = standing.documents
  const isPaused = standing.consent?.paused ?? false
  const isOpen = standing.consent !== null && !isPaused && done + underWay < total
  const { seconds_left: left } = standing.documents
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-medium text-sm">{t('documents.title')}</h3>
        <div className="mt-1 flex flex-col gap-0.5 text-secondary text-sm" role="status">
          <p>{t('documents.read', { read: number(done), total: number(total) })}</p>
          {underWay > 0 && <p>{t('documents.under_way', { count: underWay })}</p>}
          {paused > 0 && <p>{t('documents.paused', { count: paused })}</p>}
          {stopped.map(({ why, count }) => (
            <p key={why}>{t(`documents.stopped.${why}`, { count })}</p>
          ))}
        </div>
        {/* Apart from the status, so that a screen reader does not announce every step. */}
        {requests.total > 0 && (
          <p className="mt-0.5 text-secondary text-sm tabular-nums">
            {t('documents.requests', { answered: number(requests.answered), total: number(requests.total) })}
            {left !== null && ` ${t('ahead.left', { time: spanInWords(t, left) })}`}
          </p>
        )}
        {isOpen && <p className="mt-1 text-muted text-sm">{t('documents.readHint')}</p>}
      </div>
      {isOpen && (
        <Button className="max-md:w-full" busy={read.isPending} onClick={() => read.mutate()}>
          {t('documents.readOthers')}
        </Button>
      )}
      {standing.consent !== null && (isPaused || underWay > 0) && (
        <Button className="max-md:w-full" busy={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
          {t(isPaused ? 'documents.resume' : 'documents.pause')}
        </Button>
      )}
    </div>
  )
}

import type { ModelStanding } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useReadDocuments } from './queries.ts'
import { modelTexts } from './texts.ts'

/** How many documents the model has read, which it gave up, and the way to have the others read. */
export function ModelDocuments({ standing }: { standing: ModelStanding }) {
  const t = useTexts(modelTexts)
  const { number } = useFormats()
  const read = useReadDocuments()
  const { total, read: done, under_way: underWay, requests, stopped } = standing.documents
  const isOpen = standing.consent !== null && done + underWay < total
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-medium text-sm">{t('documents.title')}</h3>
        <div className="mt-1 flex flex-col gap-0.5 text-secondary text-sm" role="status">
          <p>{t('documents.read', { read: number(done), total: number(total) })}</p>
          {underWay > 0 && <p>{t('documents.under_way', { count: underWay })}</p>}
          {stopped.map(({ why, count }) => (
            <p key={why}>{t(`documents.stopped.${why}`, { count })}</p>
          ))}
        </div>
        {/* Apart from the status, so that a screen reader does not announce every step. */}
        {requests.total > 0 && (
          <p className="mt-0.5 text-secondary text-sm tabular-nums">
            {t('documents.requests', { answered: number(requests.answered), total: number(requests.total) })}
          </p>
        )}
        {isOpen && <p className="mt-1 text-muted text-sm">{t('documents.readHint')}</p>}
      </div>
      {isOpen && (
        <Button className="max-md:w-full" busy={read.isPending} onClick={() => read.mutate()}>
          {t('documents.readOthers')}
        </Button>
      )}
    </div>
  )
}

import type { UploadPlace } from '@esrs/contract'
import { Check, CircleAlert, Info, RotateCw, X } from 'lucide-react'
import { memo } from 'react'
import { maxUploadBytes } from '../../api/config.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Progress } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Card } from '../../ui/Page.tsx'
import { acceptedText, isAccepted } from './kind.ts'
import { uploadTexts } from './texts.ts'
import {
  dropFinished,
  dropUpload,
  isActive,
  isBad,
  isRefusal,
  mayRetry,
  retryUpload,
  stopUploads,
  type Upload,
  useUploads,
} from './uploads.ts'

/** Files on their way and files that did not get through, each with its own progress and its own sentence. */
export function UploadList({ place }: { place: UploadPlace }) {
  const t = useTexts(uploadTexts)
  const { bytes } = useFormats()
  const uploads = useUploads(place)
  // On the documents page what has arrived stands in the list below.
  const shown = place === 'documents' ? uploads.filter(({ state }) => state !== 'done') : uploads
  if (shown.length === 0) return null
  const sent = uploads.filter(({ state }) => state !== 'refused')
  const active = uploads.filter(isActive).length
  const total = sent.reduce((sum, { file }) => sum + file.size, 0)
  const gone = sent.reduce((sum, { file, share }) => sum + file.size * share, 0)
  return (
    <Card className="mt-4">
      <div className="flex min-h-12 items-center gap-3 px-4">
        <h2 role="status" className="num font-semibold text-base">
          <Heading uploads={uploads} />
        </h2>
        {active > 0 && (
          <span className="num text-muted text-sm max-md:hidden">
            {t('bytes', { sent: bytes(gone), total: bytes(total) })}
          </span>
        )}
        <span className="flex-1" />
        {active > 1 && (
          <Button look="ghost" className="-mr-2" onClick={() => stopUploads(place)}>
            {t('stopAll')}
          </Button>
        )}
        {active === 0 && shown.some(({ state }) => state !== 'done') && (
          <Button look="ghost" className="-mr-2" onClick={() => dropFinished(place)}>
            {t('dismissAll')}
          </Button>
        )}
      </div>
      <ul aria-label={t('list')} className="max-h-80 overflow-y-auto border-line border-t">
        {shown.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </Card>
  )
}

/** Says what goes on, or how it ended. */
function Heading({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts(uploadTexts)
  const count = uploads.filter(({ state }) => state !== 'refused').length
  const done = uploads.filter(({ state }) => state === 'done' || state === 'duplicate').length
  if (uploads.some(isActive)) return count === 1 ? t('uploadingOne') : t('uploading', { done, count })
  const bad = uploads.filter(isBad).length
  if (bad > 0) return t('notUploaded', { count: bad })
  const arrived = uploads.filter(({ state }) => state === 'done').length
  return arrived > 0 ? t('uploaded', { count: arrived }) : t('duplicate')
}

/** One file. Only the rows that move are drawn again, so that fifty at once stay smooth. */
const UploadRow = memo(({ upload }: { upload: Upload }) => {
  const t = useTexts(uploadTexts)
  const { bytes, number } = useFormats()
  const sentence = useSentence(upload)
  const { id, file, state, share } = upload
  const wholePercent = `${number(Math.round(100 * share))}\u00a0%`
  const bad = isBad(upload)
  const Icon = bad ? CircleAlert : Info
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-4 text-sm last:border-b-0 max-md:flex-wrap">
      <div className={cx('min-w-0 flex-1', state !== 'done' && 'max-md:basis-[calc(100%-4rem)]')}>
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        {sentence === null ? (
          <p className="num text-muted text-xs">
            {state === 'sending' && share > 0
              ? t('bytes', { sent: bytes(file.size * share), total: bytes(file.size) })
              : bytes(file.size)}
          </p>
        ) : (
          <p className={bad ? 'flex gap-1.5 text-danger-text' : 'flex gap-1.5 text-info-text'}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            <span className="min-w-0 break-words">{sentence}</span>
          </p>
        )}
      </div>
      {isActive(upload) && (
        <div className="flex w-56 items-center gap-3 max-md:order-last max-md:w-full max-md:pr-2">
          <Progress
            value={state === 'waiting' ? 0 : share}
            max={1}
            size="sm"
            label={t('share', { name: file.name, percent: wholePercent })}
            className="flex-1"
          />
          <span className="num w-14 text-right text-secondary text-xs">
            {state === 'waiting' ? t('waiting') : wholePercent}
          </span>
        </div>
      )}
      {state === 'done' && (
        <Badge tone="success" className="mr-2">
          <Check aria-hidden />
          {t('done')}
        </Badge>
      )}
      {mayRetry(upload) && (
        <Button className="max-md:order-last max-md:w-[calc(100%-0.5rem)]" onClick={() => retryUpload(id)}>
          <RotateCw aria-hidden className="size-3.5" />
          {t('retry')}
        </Button>
      )}
      {state !== 'done' && (
        <Button
          look="ghost"
          size="icon-small"
          aria-label={t(isActive(upload) ? 'stop' : 'dismiss', { name: file.name })}
          onClick={() => dropUpload(id)}
        >
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  )
})

/** What went wrong with a file: the server's reason where it refused, otherwise the invitation to try again. */
function useSentence({ state, refusal, error, message, place, file }: Upload): string | null {
  const t = useTexts(uploadTexts)
  const errorText = useErrorText()
  const { number } = useFormats()
  if (state === 'duplicate') return message ?? t('duplicate')
  if (state === 'refused') {
    if (refusal === 'empty') return t('refusedEmpty')
    if (refusal === 'size') return t('refusedSize', { limit: number(Math.round(maxUploadBytes() / 1_048_576)) })
    const other = place === 'onboarding' ? 'documents' : place === 'documents' ? 'onboarding' : null
    const reason = t('refusedType', { extensions: acceptedText(place) })
    return other && isAccepted(file.name, other) ? `${reason} ${t(`elsewhere.${other}`)}` : reason
  }
  if (state !== 'failed') return null
  return isRefusal(error) ? errorText(error) : t('failed')
}

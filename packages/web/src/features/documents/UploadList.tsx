import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Info, RotateCw, X } from 'lucide-react'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Progress } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { acceptedText } from './kind.ts'
import { documentTexts } from './texts.ts'
import { dropSettled, dropUpload, isActive, retryUpload, type Upload, useUploads } from './uploads.ts'

/** Files on their way and files that did not get through, each with its own progress and its own sentence. */
export function UploadList() {
  const t = useTexts(documentTexts)
  const uploads = useUploads()
  const shown = uploads.filter(({ state }) => state !== 'done')
  if (shown.length === 0) return null
  const sent = uploads.filter(({ state }) => state !== 'refused')
  const active = uploads.filter(isActive).length
  const done = uploads.filter(({ state }) => state === 'done' || state === 'duplicate').length
  const failed = shown.filter(({ state }) => state === 'failed' || state === 'refused').length
  const title =
    active === 0
      ? failed > 0
        ? t('upload.notUploaded', { count: failed })
        : t('upload.duplicate')
      : sent.length === 1
        ? t('upload.uploadingOne')
        : t('upload.uploading', { done, count: sent.length })
  return (
    <Card className="mt-4">
      <div className="flex min-h-12 items-center gap-3 px-4">
        <h2 role="status" className="num flex-1 font-semibold text-base">
          {title}
        </h2>
        {active === 0 && (
          <Button look="ghost" className="-mr-2" onClick={dropSettled}>
            {t('upload.dismissAll')}
          </Button>
        )}
      </div>
      <ul aria-label={t('upload.list')} className="max-h-80 overflow-y-auto border-line border-t">
        {shown.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </Card>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const t = useTexts(documentTexts)
  const { bytes, number } = useFormats()
  const client = useQueryClient()
  const sentence = useSentence(upload)
  const { id, file, state, share, error } = upload
  const wholePercent = `${number(Math.round(100 * share))}\u00a0%`
  const bad = state === 'failed' || state === 'refused'
  const Icon = bad ? CircleAlert : Info
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-4 text-sm last:border-b-0 max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-4rem)]">
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        {sentence === null ? (
          <p className="num text-muted text-xs">{bytes(file.size)}</p>
        ) : (
          <p className={bad ? 'flex gap-1.5 text-danger-text' : 'flex gap-1.5 text-info-text'}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {sentence}
          </p>
        )}
      </div>
      {isActive(upload) && (
        <div className="flex w-56 items-center gap-3 max-md:order-last max-md:w-full max-md:pr-2">
          <Progress
            value={state === 'waiting' ? 0 : share}
            max={1}
            size="sm"
            label={t('upload.share', { name: file.name, percent: wholePercent })}
            className="flex-1"
          />
          <span className="num w-14 text-right text-secondary text-xs">
            {state === 'waiting' ? t('upload.waiting') : wholePercent}
          </span>
        </div>
      )}
      {state === 'failed' && !isRefusal(error) && (
        <Button className="max-md:order-last max-md:w-[calc(100%-0.5rem)]" onClick={() => retryUpload(id, client)}>
          <RotateCw aria-hidden className="size-3.5" />
          {t('upload.retry')}
        </Button>
      )}
      <Button
        look="ghost"
        size="icon-small"
        aria-label={t(isActive(upload) ? 'upload.stop' : 'upload.dismiss', { name: file.name })}
        onClick={() => dropUpload(id, client)}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </li>
  )
}

/** Refusals that stay the same however often the file is sent: too large, not what it says, not allowed. */
const lasting = new Set([400, 403, 404, 409, 413, 415, 422])
const isRefusal = (error: unknown) => error instanceof ApiError && lasting.has(error.status)

/** What went wrong with a file: the server's reason where it refused, otherwise the invitation to try again. */
function useSentence({ state, refusal, error }: Upload): string | null {
  const t = useTexts(documentTexts)
  const errorText = useErrorText()
  if (state === 'duplicate') return t('upload.duplicate')
  if (state === 'refused') {
    return refusal === 'empty' ? t('upload.refusedEmpty') : t('upload.refusedType', { extensions: acceptedText })
  }
  if (state !== 'failed') return null
  return isRefusal(error) ? errorText(error) : t('upload.failed')
}

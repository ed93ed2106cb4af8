import type { Document } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Progress } from '../../ui/Bar.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { kindOf } from './kind.ts'
import { documentTexts } from './texts.ts'

/** How far the processing of a document is, in words and as a bar. */
export function ProcessingState({ document }: { document: Document }) {
  const t = useTexts(documentTexts)
  const { number } = useFormats()
  const { stage, progress, title } = document
  if (stage === 'processed' || stage === 'failed') return null
  const unit = kindOf(document) === 'excel' || kindOf(document) === 'csv' ? 'sheet' : 'page'
  const place =
    progress && progress.total > 0
      ? t(`progress.${unit}`, { done: number(progress.done), total: number(progress.total) })
      : null
  const name = t(`stage.${stage}`)
  return (
    <div className="flex max-w-72 flex-col gap-1.5">
      <div className="flex items-center gap-2 text-xs">
        <Spinner className="size-3 text-brand-text" />
        <span className="flex-1 truncate font-medium">{name}</span>
        {place && <span className="num text-secondary">{place}</span>}
      </div>
      <Progress
        value={stage === 'queued' ? 0 : progress ? progress.done : null}
        max={progress?.total ?? 1}
        size="sm"
        label={t('progress.label', { title, stage: place ? `${name}, ${place}` : name })}
      />
    </div>
  )
}

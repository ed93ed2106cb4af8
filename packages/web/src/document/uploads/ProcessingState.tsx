import { type Document, hasEnded } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Progress } from '../../ui/Bar.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { kindOf } from './kind.ts'
import { uploadTexts } from './texts.ts'

/** What is being done with a document and where in it, in words; `null` when it has reached its end. */
export function useProcessingText() {
  const t = useTexts(uploadTexts)
  const { number } = useFormats()
  return (document: Document): { stage: string; place: string | null } | null => {
    const { stage, progress, queuePosition } = document
    if (hasEnded(stage)) return null
    if (stage === 'queued') {
      return {
        stage: t('stage.queued'),
        place: queuePosition === null ? null : t('queuePosition', { position: number(queuePosition) }),
      }
    }
    const kind = kindOf(document)
    const unit = kind === 'excel' || kind === 'csv' ? 'sheet' : kind === 'powerpoint' ? 'slide' : 'page'
    const counted = progress && progress.total > 1 && progress.activity !== 'transcribing'
    return {
      stage: stage === 'reading' ? t(`activity.${progress?.activity ?? 'reading'}`) : t(`stage.${stage}`),
      place: counted ? t(`progress.${unit}`, { done: number(progress.done), total: number(progress.total) }) : null,
    }
  }
}

/** How far the processing of a document is, in words and as a bar. */
export function ProcessingState({ document }: { document: Document }) {
  const t = useTexts(uploadTexts)
  const textOf = useProcessingText()
  const text = textOf(document)
  if (!text) return null
  const { stage, progress, title } = document
  const { stage: name, place } = text
  return (
    <div className="flex max-w-72 flex-col gap-1.5">
      <div className="flex items-center gap-2 text-xs">
        {stage !== 'queued' && <Spinner className="size-3 text-brand-text" />}
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

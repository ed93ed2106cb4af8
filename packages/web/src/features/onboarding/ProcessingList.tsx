import { type Document, hasEnded } from '@esrs/contract'
import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react'
import { useProcessingText } from '../../document/uploads/ProcessingState.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Progress } from '../../ui/Bar.tsx'
import { onboardingTexts } from './texts.ts'

interface ProcessingListProps {
  /** The newest documents. */
  documents: readonly Document[]
  count: number
  unfinished: number
}

const order: Record<string, number> = { reading: 0, analysing: 0, recording: 0, queued: 1, failed: 2, processed: 3 }

/** How much of the work on a file is reading it. */
const READING = 0.8

/** The pages of a file and how many of them were read. What is told of later stages counts steps, not pages. */
function pagesOf({ stage, pageCount, progress }: Document): { count: number; done: number } {
  const reading = stage === 'reading' ? progress : null
  const count = reading?.total ?? pageCount ?? 0
  return {
    count,
    done: stage === 'failed' || stage === 'queued' ? 0 : (reading?.done ?? (stage === 'reading' ? 0 : count)),
  }
}

/** How far the files are, all together and each: those in work first. */
export function ProcessingList({ documents, count, unfinished }: ProcessingListProps) {
  const t = useTexts(onboardingTexts)
  const { number } = useFormats()
  const counted = documents.map(pagesOf)
  const pages = counted.reduce((sum, { count: one }) => sum + one, 0)
  const read = counted.reduce((sum, { done }) => sum + done, 0)
  // A file that was not opened yet has pages that nobody has counted: a total without them would be reached too soon.
  const isCounted = documents.every((document) => hasEnded(document.stage) || pagesOf(document).count > 0)
  const shares = counted.map(({ count: all, done }) => (all === 0 ? 0 : done / all))
  const begun = documents.reduce((sum, { stage }, at) => (hasEnded(stage) ? sum : sum + READING * (shares[at] ?? 0)), 0)
  const files = t('processing.files', { done: number(count - unfinished), count, number: number(count) })
  const sorted = [...documents].sort(
    (a, b) => (order[a.stage] ?? 0) - (order[b.stage] ?? 0) || (a.queuePosition ?? 0) - (b.queuePosition ?? 0),
  )
  return (
    <section
      aria-label={t('processing.label')}
      className="mt-8 overflow-hidden rounded-xl border border-line bg-surface text-left"
    >
      <div className="border-line border-b px-6 py-5 max-md:px-4">
        <div className="num flex items-baseline gap-3">
          <p role="status" className="flex-1 font-semibold">
            {files}
          </p>
          {pages > 0 && isCounted && (
            <span className="text-muted text-sm">
              {t('processing.pages', { done: number(read), count: pages, number: number(pages) })}
            </span>
          )}
        </div>
        <Progress value={count - unfinished + begun} max={count} label={files} className="mt-3" />
      </div>
      <ul className="max-h-96 overflow-y-auto py-2">
        {sorted.map((document) => (
          <ProcessingRow key={document.id} document={document} />
        ))}
      </ul>
    </section>
  )
}

function ProcessingRow({ document }: { document: Document }) {
  const t = useTexts(onboardingTexts)
  const { number } = useFormats()
  const textOf = useProcessingText()
  const text = textOf(document)
  const { stage, title, aiStats, notes, processingError } = document
  const Icon =
    stage === 'failed' ? CircleAlert : stage === 'processed' ? CircleCheck : stage === 'queued' ? Clock : LoaderCircle
  const tone =
    stage === 'failed'
      ? 'text-danger'
      : stage === 'processed'
        ? 'text-success'
        : stage === 'queued'
          ? 'text-muted'
          : 'animate-spin text-brand'
  const stored = notes.some(({ code }) => code === 'not_analysed')
  const result = stored
    ? t('processing.stored')
    : t('processing.found', { count: aiStats.success, number: number(aiStats.success) })
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 px-6 py-1.5 text-sm max-md:px-4">
      <Icon aria-hidden className={`size-4 shrink-0 ${tone}`} strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate font-medium" title={title}>
        {title}
      </span>
      {text ? (
        <span className="num shrink-0 max-md:w-full max-md:pl-7 md:text-right">
          {text.stage}
          {text.place && <span className="text-muted"> · {text.place}</span>}
        </span>
      ) : (
        stage === 'processed' && <span className="num shrink-0 text-muted max-md:w-full max-md:pl-7">{result}</span>
      )}
      {stage === 'failed' && <p className="w-full pl-7 text-danger-text text-xs">{processingError}</p>}
    </li>
  )
}

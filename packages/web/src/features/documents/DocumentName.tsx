import type { Document } from '@esrs/contract'
import { iconOf, kindOf } from '../../document/uploads/kind.ts'
import { isInProgress } from '../../document/uploads/progress.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { canOpen, type DocumentActions } from './actions.ts'
import { documentTexts } from './texts.ts'

interface DocumentNameProps {
  document: Document
  actions: DocumentActions
  /** Lets a long title take a second line. */
  wrap?: boolean
}

/** Icon, title, size and notes of a document. */
export function DocumentName({ document, actions, wrap = false }: DocumentNameProps) {
  const Icon = iconOf(kindOf(document))
  const about = useAbout(document)
  const titleClass = cx('block min-w-0 max-w-full text-left font-medium', wrap ? 'break-words' : 'truncate')
  return (
    <div className={cx('flex min-w-0 gap-3', wrap ? 'items-start' : 'items-center')}>
      <Icon aria-hidden className={cx('size-4 shrink-0 text-muted', wrap && 'mt-0.5')} strokeWidth={1.75} />
      <div className="min-w-0">
        {canOpen(document) ? (
          <button
            type="button"
            title={document.title}
            onClick={() => actions.open(document)}
            className={cx(titleClass, 'min-h-6 rounded-sm underline-offset-2 hover:underline')}
          >
            {document.title}
          </button>
        ) : (
          <span title={document.title} className={titleClass}>
            {document.title}
          </span>
        )}
        {about && (
          <p title={about} className={cx('text-muted text-xs', !wrap && 'truncate')}>
            {about}
          </p>
        )}
      </div>
    </div>
  )
}

function useAbout(document: Document): string {
  const t = useTexts(documentTexts)
  const { number, language, time } = useFormats()
  if (document.hasProcessingError) return t('unread')
  if (document.stage === 'queued') return t('uploaded', { time: time(document.uploadDate) })
  if (isInProgress(document)) return t('started', { time: time(document.uploadDate) })
  const kind = kindOf(document)
  const count = document.pageCount ?? 0
  const size =
    kind === 'excel'
      ? t('sheets', { count, number: number(count) })
      : kind === 'powerpoint'
        ? t('slides', { count, number: number(count) })
        : kind === 'pdf' || count > 1
          ? t('pages', { count, number: number(count) })
          : null
  // A note says more than the measures; all of it is in the tooltip. What is still to come does not hide behind another.
  const notes = document.notes.filter(({ code }, index) => index === 0 || code === 'pictures_later')
  const parts = [
    document.standing === 'other' && t('company.other'),
    ...notes.map(({ text }) => text),
    count > 0 && size,
    document.company,
    document.language && language(document.language),
    document.reportingYear && t('year', { year: document.reportingYear }),
  ]
  return parts.filter(Boolean).join(' · ')
}

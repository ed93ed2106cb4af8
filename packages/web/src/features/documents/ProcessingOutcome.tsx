import type { Document } from '@esrs/contract'
import { ProcessingState } from '../../document/uploads/ProcessingState.tsx'
import { isInProgress } from '../../document/uploads/progress.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { AiStats } from './AiStats.tsx'
import { ErrorBadge } from './ProcessingError.tsx'
import { documentTexts } from './texts.ts'

/** What became of a document: an error, how far it is, that it is only stored, or what was found in it. */
export function ProcessingOutcome({ document }: { document: Document }) {
  const t = useTexts(documentTexts)
  if (document.hasProcessingError) return <ErrorBadge document={document} />
  if (isInProgress(document)) return <ProcessingState document={document} />
  if (document.notes.some(({ code }) => code === 'not_analysed')) return <Badge>{t('storedOnly')}</Badge>
  return <AiStats document={document} />
}

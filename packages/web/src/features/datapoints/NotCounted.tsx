import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { datapointTexts } from './texts.ts'

/** In a word why a datapoint does not count; the whole sentence on request, and in the evidence. */
export function NotCounted({ datapoint: { applicability } }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  const { counts, code, until, reason } = applicability
  if (counts) return null
  const word = code === 'phase-in' && until !== null ? t('notCounted.until', { year: until }) : t(`notCounted.${code}`)
  return (
    <span className="min-w-0 truncate text-muted text-xs" title={reason}>
      {word}
    </span>
  )
}

import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../Section.tsx'
import { datapointTexts } from '../texts.ts'
import { wholeOf } from '../value-status.ts'
import { LongText } from './LongText.tsx'

/** What is kept as proof besides the passages that were found, such as a place that a person named. */
export function OwnExcerpts({ datapoint }: { datapoint: Datapoint }) {
  const { value, excerpts, evidence } = datapoint
  const t = useTexts(datapointTexts)
  // As the server writes a passage into a line.
  const found = new Set(evidence.map(({ excerpt }) => excerpt.replace(/\s*\n\s*/g, ' ')))
  const own = excerpts.split('\n').filter((line) => line.trim() !== '' && !found.has(line))
  if (own.length > 0)
    return (
      <Section title={t('review.ownExcerpts')}>
        <LongText className="text-secondary text-sm">{own.join('\n')}</LongText>
      </Section>
    )
  if (value === null || wholeOf(datapoint).length > 0) return null
  return <p className="pb-3 text-secondary text-sm">{t('review.noEvidence')}</p>
}

import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { datapointTexts } from '../texts.ts'
import { LongText } from './LongText.tsx'
import { Section } from './Section.tsx'

/** Why this is the answer, and what the standard asks for. */
export function About({ datapoint }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  const {
    why_is_this_the_answer: explanation,
    notes,
    definition,
    esrs,
    paragraph,
    disclosure,
    label,
    voluntary,
  } = datapoint
  return (
    <>
      {explanation.trim() !== '' && (
        <Section title={t('review.explanation')}>
          <LongText className="text-secondary text-sm">{explanation}</LongText>
        </Section>
      )}
      {notes.trim() !== '' && (
        <Section title={t('review.notes')}>
          <LongText className="text-secondary text-sm">{notes}</LongText>
        </Section>
      )}
      <Section title={t('review.definition')}>
        {definition !== '' && <p className="text-secondary text-sm">{definition}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-xs">
          <span>
            {disclosure} {label}
          </span>
          {paragraph !== '' && <span>{t('review.reference', { standard: esrs, paragraph })}</span>}
          {voluntary && <Badge>{t('review.voluntary')}</Badge>}
        </p>
      </Section>
    </>
  )
}

import type { Datapoint } from '@esrs/contract'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { citedAs } from '../paragraphs.ts'
import { Section } from '../Section.tsx'
import { datapointTexts } from '../texts.ts'
import { LongText } from './LongText.tsx'

/** Why this is the answer, in the reader's words. */
export function Why({ datapoint }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  const explanation = withoutConversion(datapoint)
  if (explanation.trim() === '') return null
  return (
    <Section title={t('review.explanation')}>
      <LongText className="text-secondary text-sm">{explanation}</LongText>
    </Section>
  )
}

/** The explanation without the sentence on the conversion, which stands below the value. */
export function withoutConversion({ why_is_this_the_answer: text, evidence }: Datapoint): string {
  const conversion = evidence[0]?.conversion
  const at = conversion ? text.indexOf(`: ${conversion}.`) : -1
  if (!conversion || at < 0) return text
  const begins = text.lastIndexOf('. ', at) + 1
  return `${text.slice(0, begins)}${text.slice(at + conversion.length + 3)}`.trim()
}

/** What people noted, what the standard asks for, and whether that counts. */
export function About({ datapoint }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  const language = useLanguage()
  const {
    notes,
    definition,
    esrs,
    paragraph,
    disclosure,
    label,
    application_requirements: requirements,
    law,
    applicability,
  } = datapoint
  const cited = [
    ...(paragraph === '' ? [] : [t('review.reference', { standard: esrs, paragraph: citedAs(paragraph, language) })]),
    ...(requirements === null ? [] : [citedAs(requirements, language)]),
  ]
  const Counting = applicability.counts ? CircleCheck : CircleMinus
  return (
    <>
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
          {cited.length > 0 && <span>{cited.join(', ')}</span>}
        </p>
        {law.length > 0 && (
          <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
            <span>{t('review.law')}</span>
            {law.map((name) => (
              <Badge key={name}>{t(`law.${name}`)}</Badge>
            ))}
          </div>
        )}
      </Section>
      <Section title={t('review.counting')}>
        <p className="flex items-start gap-2 text-secondary text-sm">
          <Counting
            aria-hidden
            className={cx('mt-0.5 size-4 shrink-0', applicability.counts ? 'text-success-text' : 'text-muted')}
          />
          {applicability.reason}
        </p>
      </Section>
    </>
  )
}

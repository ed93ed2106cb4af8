import type { LegalAnswer, LegalSentence, LegalYear } from '@esrs/contract'
import { CircleHelp } from 'lucide-react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Notice } from '../../ui/States.tsx'
import { reportTexts } from '../texts.ts'
import { lawTexts } from './texts.ts'

const tones: Record<LegalYear['duty'], BadgeTone> = {
  must: 'brand',
  depends: 'warning',
  'need-not': 'neutral',
  unknown: 'neutral',
}

/** Which law applies, year by year, with the reasons, the acts and what is not certain. */
export function LegalResult({ answer, year }: { answer: LegalAnswer; year: number }) {
  const t = useTexts(lawTexts)
  const { years, first_year, questions, uncertain, deadlines } = answer
  const isCertain = years.find(({ year }) => year === first_year)?.duty === 'must'
  const { day } = useDays()
  const isOpen = years.some(({ duty }) => duty === 'unknown')
  const fields = questions.map((field) => t(`field.${field as keyof LegalAnswer['profile']}`)).join(', ')
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-2">
        <p className="font-semibold">
          {isOpen
            ? t('answer.open')
            : first_year === null
              ? t('answer.none')
              : t(isCertain ? 'answer.first' : 'answer.firstDepends', { year: String(first_year) })}
        </p>
        {questions.length > 0 && (
          <Notice tone="info">{t('answer.questions', { count: questions.length, fields })}</Notice>
        )}
      </div>
      <ol className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {years.map((one) => (
          <YearRow key={one.year} scope={one} isCurrent={one.year === year} />
        ))}
      </ol>
      {uncertain.length > 0 && (
        <div>
          <h3 className="font-medium text-sm">{t('answer.uncertain')}</h3>
          <ul className="mt-1 flex flex-col gap-2">
            {uncertain.map((sentence) => (
              <Sentence key={sentence.text} sentence={sentence} />
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-medium text-sm">{t('answer.deadlines')}</h3>
        <ul className="mt-1 flex flex-col gap-2">
          {deadlines.map((one) => (
            <li key={`${one.day} ${one.text}`} className="grid gap-x-3 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
              <time dateTime={one.day} className="text-muted tabular-nums">
                {day(one.day)}
              </time>
              <span className="text-pretty">
                {one.text} <Sources sentence={one} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function useDays() {
  const { date } = useFormats()
  return { day: (iso: string) => date(`${iso}T12:00:00`) }
}

function YearRow({ scope, isCurrent }: { scope: LegalYear; isCurrent: boolean }) {
  const t = useTexts(lawTexts)
  const names = useTexts(reportTexts)
  const { year, duty, sets, reasons, uncertain } = scope
  const [first, second] = sets.map((set) => names(`set.${set}`))
  const named = first && (second ? t('or', { a: first, b: second }) : first)
  const line = 'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm'
  if (reasons.length === 0)
    return (
      <li className={`${line} px-4 py-2.5`}>
        <span className="font-medium tabular-nums">{year}</span>
        <Badge tone={tones[duty]}>{t(`duty.${duty}`)}</Badge>
      </li>
    )
  return (
    <li>
      <details open={isCurrent} className="px-4 py-2.5">
        <summary className={`${line} cursor-pointer`}>
          <span className="font-medium tabular-nums">{year}</span>
          <Badge tone={tones[duty]}>{t(`duty.${duty}`)}</Badge>
          <span className="min-w-0 text-secondary">{named ?? t('answer.noSet')}</span>
          {uncertain.length > 0 && (
            <span className="inline-flex items-center gap-1 text-warning-text text-xs">
              <CircleHelp aria-hidden className="size-3.5" />
              {t('answer.uncertain')}
            </span>
          )}
        </summary>
        <ul className="mt-2 flex flex-col gap-2 pb-1">
          {reasons.map((sentence) => (
            <Sentence key={sentence.text} sentence={sentence} />
          ))}
          {uncertain.map((sentence) => (
            <Sentence key={sentence.text} sentence={sentence} isDoubt />
          ))}
        </ul>
      </details>
    </li>
  )
}

function Sentence({ sentence, isDoubt = false }: { sentence: LegalSentence; isDoubt?: boolean }) {
  const t = useTexts(lawTexts)
  return (
    <li className="text-pretty text-sm">
      {isDoubt && <span className="font-medium text-warning-text">{t('answer.uncertain')}: </span>}
      {sentence.text} <Sources sentence={sentence} />
    </li>
  )
}

/** The acts behind a sentence, each with its day. */
function Sources({ sentence: { sources } }: { sentence: LegalSentence }) {
  const { day } = useDays()
  return (
    <span className="block text-muted text-xs">
      {sources.map(({ name, date }) => `${name} (${day(date)})`).join('; ')}
    </span>
  )
}

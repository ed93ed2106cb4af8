import type { Datapoint, Evidence } from '@esrs/contract'
import { BadgeCheck, Check, CircleHelp, Pencil, TriangleAlert } from 'lucide-react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useStoredText } from '../../../values/stored-text.ts'
import { tableOf } from '../../../values/table-text.ts'
import { valueTexts } from '../../../values/texts.ts'
import { datapointTexts } from '../texts.ts'
import { otherYearOf, shownStatusOf } from '../value-status.ts'
import { useValueText } from '../value-text.ts'
import { Hints } from './Hints.tsx'
import { LongText } from './LongText.tsx'
import { Question } from './Question.tsx'
import { TableValue } from './TableValue.tsx'
import { reviewTexts } from './texts.ts'

interface ValueSectionProps {
  datapoint: Datapoint
  /** The passage that is shown. */
  evidence: Evidence | null
  reportingYear: number | null
}

/** The value, how sure it is, how the document writes it, and the year before. */
export function ValueSection({ datapoint, evidence, reportingYear }: ValueSectionProps) {
  const t = useTexts(datapointTexts)
  const r = useTexts(reviewTexts)
  const values = useValueText()
  const shown = values.ofDatapoint(datapoint)
  const otherYear = otherYearOf(datapoint, reportingYear)
  if (!shown) {
    return (
      <div className="py-3">
        <p className="font-semibold text-lg">{t('review.missing')}</p>
        {datapoint.why_not.length > 0 && (
          <>
            <p className="mt-1 text-secondary text-sm">{r('missing.nearby')}</p>
            <ul className="mt-1 list-disc pl-5 text-sm">
              {datapoint.why_not.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        <Prior datapoint={datapoint} />
      </div>
    )
  }
  const table = datapoint.dataType === 'table' ? tableOf(datapoint.value ?? '') : null
  const figure = datapoint.number !== null || (table === null && shown.text.length <= 24)
  const caption = t(`review.${captionOf(datapoint)}`)
  return (
    <div className="py-3">
      <div className="flex min-h-5 items-center justify-between gap-4">
        <h3 className="font-medium text-muted text-xs">{caption}</h3>
        <StatusBadge datapoint={datapoint} />
      </div>
      {figure ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="num text-2xl">
            <span className={datapoint.question ? 'text-secondary' : 'font-semibold'}>{shown.text}</span>
            <span className="ml-2 text-base text-muted tracking-normal">
              {[shown.unit, datapoint.year].filter((part) => part !== '' && part !== null).join(' · ')}
            </span>
          </p>
          <Prior datapoint={datapoint} />
        </div>
      ) : (
        <>
          {table ? (
            <TableValue cells={table} label={datapoint.name} />
          ) : (
            <LongText className="mt-1 font-medium">{shown.text}</LongText>
          )}
          {datapoint.year !== null && <p className="num mt-1 text-muted text-sm">{datapoint.year}</p>}
        </>
      )}
      {datapoint.number !== null && datapoint.dataType !== 'year' && !evidence?.conversion && (
        <Exact number={datapoint.number} unit={datapoint.unit} />
      )}
      {datapoint.status === 'corrected' && datapoint.written !== null && figure && (
        <Entered datapoint={datapoint} written={datapoint.written} />
      )}
      {evidence && figure && <Written datapoint={datapoint} evidence={evidence} />}
      {datapoint.question && <Question datapoint={datapoint} evidence={evidence} />}
      {!datapoint.question && otherYear !== null && reportingYear !== null && (
        <Notice tone="warning" className="mt-2 px-3! py-2!">
          {t('review.yearIs', { year: otherYear, reporting: reportingYear })}
        </Notice>
      )}
      <Hints hints={datapoint.hints} />
    </div>
  )
}

/** What the value is, as its small heading says it. */
function captionOf(datapoint: Datapoint) {
  const status = shownStatusOf(datapoint)
  if (status === 'accepted') return 'acceptedValue'
  if (status === 'corrected') return 'correctedValue'
  if (status === 'entered') return 'enteredValue'
  return datapoint.question ? 'question' : 'proposed'
}

function StatusBadge({ datapoint }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  const tv = useTexts(valueTexts)
  const status = shownStatusOf(datapoint)
  if (status === 'accepted') {
    return (
      <Badge tone="success">
        <Check aria-hidden />
        {tv('status.accepted')}
      </Badge>
    )
  }
  if (status === 'corrected' || status === 'entered') {
    return (
      <Badge>
        <Pencil aria-hidden />
        {tv(`status.${status}`)}
      </Badge>
    )
  }
  if (status === 'question') {
    return (
      <Badge tone="warning">
        <CircleHelp aria-hidden />
        {t('review.isQuestion')}
      </Badge>
    )
  }
  return status === 'high' ? (
    <Badge tone="brand">
      <BadgeCheck aria-hidden />
      {t('review.high')}
    </Badge>
  ) : (
    <Badge tone="warning">
      <TriangleAlert aria-hidden />
      {t('review.low')}
    </Badge>
  )
}

/** The value of the year before and by how much it changed. */
function Prior({ datapoint }: { datapoint: Datapoint }) {
  const { prior, number, unit } = datapoint
  const t = useTexts(datapointTexts)
  const values = useValueText()
  const words = useStoredText()
  const { percent } = useFormats()
  if (!prior) return null
  const value = values.line(prior, datapoint)
  const comparable =
    number !== null && prior.number !== null && prior.number !== 0 && prior.unit === unit && unit !== '%'
  const change = comparable ? (100 * (number - prior.number!)) / Math.abs(prior.number!) : null
  const signed = change !== null && change > 0 ? `+${percent(change)}` : percent(change ?? 0)
  return (
    <p className="num text-muted text-sm">
      {change === null
        ? t('review.prior', { year: prior.year, value })
        : t('review.change', { year: prior.year, value, change: signed })}
      {prior.restated && (
        <span className="block [overflow-wrap:anywhere]">
          {t('review.restated', {
            value: words({ ...prior.restated, type: datapoint.dataType, choices: datapoint.choices }),
          })}{' '}
          {prior.restated.reason}
        </span>
      )}
    </p>
  )
}

/** The figure with every digit, where it is shown rounded. */
function Exact({ number, unit }: { number: number; unit: string | null }) {
  const r = useTexts(reviewTexts)
  const { exact, quantity, unit: unitText } = useFormats()
  const all = exact(number)
  if (all === quantity(number, null)) return null
  return (
    <p className="num break-words text-secondary text-sm">
      <span className="text-muted">{r('typed.exact')}: </span>
      {[all, unitText(unit)].filter(Boolean).join('\u00a0')}
    </p>
  )
}

/** What a person typed, where it was understood as something written differently. */
function Entered({ datapoint, written }: { datapoint: Datapoint; written: string }) {
  const r = useTexts(reviewTexts)
  const { line } = useValueText()
  const kept = line({ ...datapoint, value: datapoint.value ?? '' }, datapoint).replaceAll('\u00a0', ' ')
  if (written === kept || written === datapoint.value) return null
  return (
    <p className="num break-words text-secondary text-sm">
      <span className="text-muted">{r('typed.entered')}: </span>
      {written}
    </p>
  )
}

/** How the document writes the value, where that differs from how it is kept. */
function Written({ datapoint, evidence }: { datapoint: Datapoint; evidence: Evidence }) {
  const t = useTexts(datapointTexts)
  const { line } = useValueText()
  // A cell of a spreadsheet holds the number itself: it has no notation that could differ.
  const isCell = evidence.sheet !== null && evidence.written.split(' ', 1)[0] === evidence.value
  // An answer is concluded from what is written, and not written itself.
  const isAnswer = evidence.number === null && evidence.written === evidence.value
  const same = isCell || isAnswer || evidence.written === line(evidence, datapoint).replaceAll('\u00a0', ' ')
  const shown = evidence.conversion ?? (same ? null : evidence.written)
  if (shown === null) return null
  return (
    <p className="num text-secondary text-sm">
      <span className="text-muted">{t(evidence.conversion ? 'review.conversion' : 'review.written')}: </span>
      {shown}
    </p>
  )
}

import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { ValueStatus } from '../../values/ValueStatus.tsx'
import { datapointTexts } from './texts.ts'
import { otherYearOf, rivalsOf, shownStatusOf } from './value-status.ts'
import { useValueText } from './value-text.ts'

interface DatapointValueProps {
  datapoint: Datapoint
  reportingYear: number | null
  /** Value and status beside each other, as on a phone. */
  inline?: boolean
}

/** Characters of an answer; what is longer is prose. */
const longestAnswer = 24

/** What speaks against a value, in a sentence; a question about its year only says again what stands beside it. */
const hintOf = ({ question, hints }: Datapoint, otherYear: number | null): string | null =>
  question?.code === 'year' && otherYear !== null ? null : (question?.text ?? hints[0]?.text ?? null)

/** The value of a datapoint with its unit, and how it stands. */
export function DatapointValue({ datapoint, reportingYear, inline = false }: DatapointValueProps) {
  const t = useTexts(datapointTexts)
  const shown = useValueText().ofDatapoint(datapoint)
  if (!shown) {
    return (
      <div className={cx('flex min-w-0', inline ? 'flex-wrap items-center gap-x-3' : 'flex-col')}>
        <span className="text-muted">{t('list.noValue')}</span>
        <NotCounted datapoint={datapoint} />
      </div>
    )
  }
  const otherYear = otherYearOf(datapoint, reportingYear)
  const isPassage = datapoint.number === null && shown.text.length > longestAnswer
  return (
    <div className={cx('flex min-w-0', inline ? 'flex-wrap items-center gap-x-3' : 'flex-col')}>
      {/* Of a passage as much as it is judged by, of a figure one line. */}
      <span
        className={isPassage ? 'line-clamp-2 whitespace-normal leading-[1.125rem]' : 'truncate'}
        title={shown.unit === '' ? shown.text : undefined}
      >
        <span className={datapoint.question || isPassage ? 'text-secondary' : 'font-medium'}>{shown.text}</span>
        {shown.unit !== '' && (
          <span className="text-muted">
            {'\u00a0'}
            {shown.unit}
          </span>
        )}
      </span>
      <ValueStatus
        hint={hintOf(datapoint, otherYear)}
        status={shownStatusOf(datapoint)}
        values={rivalsOf(datapoint).length + 1}
        otherYear={otherYear}
      />
    </div>
  )
}

/** In a word why a datapoint does not count; the whole sentence on request, and in the evidence. */
function NotCounted({ datapoint: { applicability } }: { datapoint: Datapoint }) {
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

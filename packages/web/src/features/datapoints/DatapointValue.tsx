import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { StandingLine } from '../../standing/StandingLine.tsx'
import { cx } from '../../ui/class-names.ts'
import { NotCounted } from './NotCounted.tsx'
import { otherYearOf, rivalsOf, standingOf } from './standing.ts'
import { datapointTexts } from './texts.ts'
import { useValueText } from './value-text.ts'

interface DatapointValueProps {
  datapoint: Datapoint
  reportingYear: number | null
  /** Value and standing beside each other, as on a phone. */
  inline?: boolean
}

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
  return (
    <div className={cx('flex min-w-0', inline ? 'flex-wrap items-center gap-x-3' : 'flex-col')}>
      <span className="truncate" title={shown.unit === '' ? shown.text : undefined}>
        <span className="font-medium">{shown.text}</span>
        {shown.unit !== '' && (
          <span className="text-muted">
            {'\u00a0'}
            {shown.unit}
          </span>
        )}
      </span>
      <StandingLine
        hint={datapoint.hints[0]?.text ?? null}
        standing={standingOf(datapoint)}
        values={rivalsOf(datapoint).length + 1}
        otherYear={otherYearOf(datapoint, reportingYear)}
      />
    </div>
  )
}

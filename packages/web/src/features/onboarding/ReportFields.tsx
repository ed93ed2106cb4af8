import { reportingYears, type StandardSet, standardSets } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { reportTexts } from '../../report/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { Select } from '../../ui/Select.tsx'
import { onboardingTexts } from './texts.ts'

/** What a report is on and by. */
export interface ReportChoice {
  year: number
  set: StandardSet
}

interface ReportFieldsProps extends ReportChoice {
  disabled: boolean
  onChange: (changed: Partial<ReportChoice>) => void
}

/** From the next year back to the first that a report can be on: somebody may begin with an older report of theirs. */
const choosableYears = (year: number): number[] => {
  const last = Math.min(Math.max(new Date().getFullYear() + 1, year), reportingYears.max)
  return Array.from({ length: last - reportingYears.min + 1 }, (_, index) => last - index)
}

/** The year and the standards of the report, with the test of the thresholds that says which standards apply. */
export function ReportFields({ year, set, disabled, onChange }: ReportFieldsProps) {
  const t = useTexts(onboardingTexts)
  const names = useTexts(reportTexts)
  const common = { disabled, size: 'lg' as const }
  return (
    <>
      <Field label={t('reporting.year')} hint={t('reporting.yearHint')}>
        {(control) => (
          <Select
            {...control}
            {...common}
            value={String(year)}
            onChange={(value) => onChange({ year: Number(value) })}
            options={choosableYears(year).map((value) => ({ value: String(value), label: String(value) }))}
          />
        )}
      </Field>
      <div>
        <Field label={t('reporting.set')} hint={t('reporting.setHint')}>
          {(control) => (
            <Select
              {...control}
              {...common}
              value={set}
              onChange={(value) => onChange({ set: value })}
              options={standardSets.map((value) => ({ value, label: names(`set.${value}`) }))}
            />
          )}
        </Field>
        {!disabled && <Thresholds year={year} set={set} onChoose={(next) => onChange({ set: next })} />}
      </div>
    </>
  )
}

/**
 * The standards of a company above or below the thresholds of Directive (EU) 2026/470: more than 1,000 employees on average and more
 * than EUR 450 million of net revenue, both. Set 1 gives way to the revised set from financial year 2027 on.
 */
function applicableSet(isAbove: boolean, year: number): StandardSet {
  if (!isAbove) return 'vs-2026'
  return year >= 2027 ? 'esrs-2026' : 'esrs-2023'
}

type Answer = 'yes' | 'no'

const intoView = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' })

function Thresholds({ year, set, onChoose }: ReportChoice & { onChoose: (set: StandardSet) => void }) {
  const t = useTexts(onboardingTexts)
  const names = useTexts(reportTexts)
  const [isOpen, setOpen] = useState(false)
  const [employees, setEmployees] = useState<Answer | null>(null)
  const [revenue, setRevenue] = useState<Answer | null>(null)
  if (!isOpen)
    return (
      <Button look="link" className="mt-1 min-h-6 text-sm" onClick={() => setOpen(true)}>
        {t('reporting.which')}
      </Button>
    )
  const isBelow = employees === 'no' || revenue === 'no'
  const isAbove = employees === 'yes' && revenue === 'yes'
  const applies = isBelow || isAbove ? applicableSet(isAbove, year) : null
  const question = (name: 'employees' | 'revenue', answer: Answer | null, onAnswer: (answer: Answer) => void) => (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 text-sm">{t(`reporting.${name}`)}</span>
      <Segment size="sm" aria-label={t(`reporting.${name}`)}>
        {(['yes', 'no'] as const).map((one) => (
          <SegmentItem key={one} current={answer === one} onClick={() => onAnswer(one)}>
            {t(`reporting.${one}`)}
          </SegmentItem>
        ))}
      </Segment>
    </div>
  )
  return (
    <div className="mt-2 flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3">
      {question('employees', employees, setEmployees)}
      {question('revenue', revenue, setRevenue)}
      <div role="status">
        {applies && (
          // The bar at the bottom of the wizard must not hide the answer.
          <div key={applies} ref={intoView} className="scroll-mb-24">
            <p className="text-pretty text-secondary text-sm">
              {t(isAbove ? (year === 2026 ? 'reporting.above2026' : 'reporting.above') : 'reporting.below', {
                set: names(`set.${applies}`),
              })}
            </p>
            {applies !== set && (
              <Button className="mt-2" onClick={() => onChoose(applies)}>
                {t('reporting.use', { set: names(`set.${applies}`) })}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

import { type LegalAnswer, type LegalProfile, reportingYears, type StandardSet, standardSets } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { LegalFields } from '../../report/law/LegalFields.tsx'
import { LegalResult } from '../../report/law/LegalResult.tsx'
import { lawCheckQuery, lawQuery } from '../../report/law/queries.ts'
import { lawTexts } from '../../report/law/texts.ts'
import { reportTexts } from '../../report/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading } from '../../ui/States.tsx'
import { onboardingTexts } from './texts.ts'

/** What a report is on and by. */
export interface ReportChoice {
  year: number
  set: StandardSet
  /** What was answered of what decides which law applies; `null` where nobody has asked yet. */
  legal: LegalProfile | null
}

interface ReportFieldsProps extends ReportChoice {
  disabled: boolean
  onChange: (changed: Partial<ReportChoice>) => void
  /** What follows of what was answered for the fields above. */
  onDerived: (derived: LegalAnswer['derived']) => void
}

/** From the next year back to the first that a report can be on: somebody may begin with an older report of theirs. */
const choosableYears = (year: number): number[] => {
  const last = Math.min(Math.max(new Date().getFullYear() + 1, year), reportingYears.max)
  return Array.from({ length: last - reportingYears.min + 1 }, (_, index) => last - index)
}

/** The year and the standards of the report, with the questions that say which standards apply. */
export function ReportFields({ year, set, legal, disabled, onChange, onDerived }: ReportFieldsProps) {
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
        {!disabled && <WhichStandards year={year} set={set} legal={legal} onChange={onChange} onDerived={onDerived} />}
      </div>
    </>
  )
}

/** The questions that decide which standards apply, with the answer for the year; what is stated is saved with the step. */
type WhichStandardsProps = ReportChoice & Pick<ReportFieldsProps, 'onChange' | 'onDerived'>

function WhichStandards({ year, set, legal, onChange, onDerived }: WhichStandardsProps) {
  const t = useTexts(onboardingTexts)
  const law = useTexts(lawTexts)
  const names = useTexts(reportTexts)
  const [isOpen, setOpen] = useState(legal !== null)
  const saved = useQuery({ ...lawQuery, enabled: isOpen })
  const profile = legal ?? saved.data?.profile
  const check = useQuery({ ...lawCheckQuery(profile!), enabled: isOpen && profile !== undefined })
  const derived = check.isPlaceholderData || legal === null ? null : check.data?.derived
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is passed on once, and not whenever the form is drawn.
  useEffect(() => {
    if (derived) onDerived(derived)
  }, [derived])
  if (!isOpen)
    return (
      <Button look="link" className="mt-1 min-h-6 text-sm" onClick={() => setOpen(true)}>
        {t('reporting.which')}
      </Button>
    )
  const { error, refetch, isFetching } = saved.error ? saved : check
  if (error) return <LoadFailed title={law('answer.failed')} error={error} refetch={refetch} isFetching={isFetching} />
  if (!profile || !check.data) return <Loading label={law('answer.loading')}>{null}</Loading>
  const scope = check.data.years.find((one) => one.year === year)
  const [usual] = scope?.sets ?? []
  return (
    <div className="mt-2 flex flex-col gap-4 rounded-lg border border-line bg-surface px-4 py-3">
      <LegalFields
        profile={profile}
        asked={new Set(check.data.questions)}
        onChange={(change) => onChange({ legal: { ...profile, ...change } })}
      />
      <LegalResult answer={check.data} year={year} />
      {usual && !scope?.sets.includes(set) && (
        <Button onClick={() => onChange({ set: usual })}>{t('reporting.use', { set: names(`set.${usual}`) })}</Button>
      )}
    </div>
  )
}

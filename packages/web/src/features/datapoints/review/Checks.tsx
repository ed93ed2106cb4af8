import type { Check, Evidence } from '@esrs/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { datapointTexts } from '../texts.ts'
import { Section } from './Section.tsx'

const whereFrom: Record<string, 'yearColumn' | 'yearRow' | 'yearTitle'> = {
  column: 'yearColumn',
  row: 'yearRow',
  title: 'yearTitle',
}
const asNumber = (text: string | null) => (text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null)

/** Puts a check and its outcome into words. */
function useCheckText(evidence: Evidence, reportingYear: number | null) {
  const t = useTexts(datapointTexts)
  const { number, quantity, unit } = useFormats()
  return ({ check, passed, detail }: Check): string => {
    switch (check) {
      case 'quote':
        if (!passed) return t('check.quoteFailed')
        if (evidence.sheet !== null) return t('check.quoteSheet')
        if (evidence.paragraph !== null && evidence.boxes.length === 0) return t('check.quoteText')
        return t('check.quotePage', { page: number(evidence.page) })
      case 'value':
        return t(passed ? 'check.value' : 'check.valueFailed')
      case 'unit':
        if (!passed) return t('check.unitFailed')
        return detail ? t('check.unit', { unit: unit(detail) || detail }) : t('check.unitNone')
      case 'year': {
        const year = asNumber(detail)
        if (!passed) {
          if (year === null || reportingYear === null || year === reportingYear) return t('check.yearFailed')
          return t('check.yearOther', { year, reporting: reportingYear })
        }
        const shown = year ?? evidence.year
        return shown === null ? t('check.yearNone') : t(`check.${whereFrom[detail ?? ''] ?? 'year'}`, { year: shown })
      }
      case 'boundary':
        if (!passed) return t('check.boundaryFailed')
        return t(detail === 'group' ? 'check.boundaryGroup' : 'check.boundary')
      case 'total':
        return t(passed ? 'check.total' : 'check.totalFailed')
      case 'agreement': {
        const figure = asNumber(detail)
        if (passed) {
          if (figure !== null) return t('check.agreement', { count: figure })
          return detail ? t('check.agreementNamed', { place: detail }) : t('check.agreement', { count: 1 })
        }
        if (figure !== null) return t('check.agreementFailed', { value: quantity(figure, evidence.unit) })
        return detail ? t('check.agreementFailed', { value: detail }) : t('check.agreementFailedPlain')
      }
      case 'range':
        return t(passed ? 'check.range' : 'check.rangeFailed')
    }
  }
}

/** What the value was checked for: a tick, or a warning with its reason. Failed ones come first. */
export function Checks({ evidence, reportingYear }: { evidence: Evidence; reportingYear: number | null }) {
  const t = useTexts(datapointTexts)
  const text = useCheckText(evidence, reportingYear)
  if (evidence.checks.length === 0) return null
  const ordered = evidence.checks.toSorted((a, b) => Number(a.passed) - Number(b.passed))
  return (
    <Section title={t('review.checks')}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:grid-cols-1">
        {ordered.map((check) => {
          const Icon = check.passed ? CircleCheck : TriangleAlert
          return (
            <li key={check.check} className="flex min-w-0 gap-2 text-sm">
              <Icon
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${check.passed ? 'text-success' : 'text-warning'}`}
                strokeWidth={1.75}
              />
              <span className={check.passed ? '' : 'font-medium'}>
                <span className="sr-only">{t(check.passed ? 'review.passed' : 'review.failed')}: </span>
                {text(check)}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

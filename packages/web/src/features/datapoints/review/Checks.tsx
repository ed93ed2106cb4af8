import type { Check, Evidence } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { documentQuery } from '../../../document/viewer/queries.ts'
import { type Formats, useFormats } from '../../../i18n/format.ts'
import { type Translate, useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../Section.tsx'
import { datapointTexts } from '../texts.ts'

const whereFrom: Record<string, 'yearColumn' | 'yearRow' | 'yearTitle' | 'yearDocument'> = {
  column: 'yearColumn',
  row: 'yearRow',
  title: 'yearTitle',
  document: 'yearDocument',
}
const contradictions = ['heads', 'revenue', 'part', 'sum_above', 'same_figure', 'fte'] as const
const asNumber = (text: string | null) => (text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null)

/** What the sentence of a check is made of. */
interface Checked extends Omit<Check, 'check'> {
  evidence: Evidence
  reportingYear: number | null
  t: Translate<(typeof datapointTexts)['en']>
  formats: Formats
}

function quoteText({ passed, evidence, t, formats }: Checked): string {
  if (!passed) return t('check.quoteFailed')
  if (evidence.sheet !== null) return t('check.quoteSheet')
  if (evidence.paragraph !== null && evidence.boxes.length === 0) return t('check.quoteText')
  return t('check.quotePage', { page: formats.number(evidence.page) })
}

function unitText({ passed, detail, t, formats }: Checked): string {
  if (!passed) return t('check.unitFailed')
  return detail ? t('check.unit', { unit: formats.unit(detail) || detail }) : t('check.unitNone')
}

function yearText({ passed, detail, evidence, reportingYear, t }: Checked): string {
  const year = asNumber(detail)
  if (passed) {
    const shown = year ?? evidence.year
    return shown === null ? t('check.yearNone') : t(`check.${whereFrom[detail ?? ''] ?? 'year'}`, { year: shown })
  }
  if (year === null || reportingYear === null || year === reportingYear) return t('check.yearFailed')
  return t('check.yearOther', { year, reporting: reportingYear })
}

function boundaryText({ passed, detail, t }: Checked): string {
  if (!passed) return t('check.boundaryFailed')
  return t(detail === 'group' ? 'check.boundaryGroup' : 'check.boundary')
}

/** The detail of what contradicts another figure: what it is, and the datapoint of the other one. */
function totalText({ passed, detail, t }: Checked): string {
  if (passed) return t('check.total')
  const [code, other = ''] = detail?.split(' ') ?? []
  const known = contradictions.find((one) => one === code)
  return known ? t(`check.totalOf.${known}`, { other: other.split('#')[0] ?? '' }) : t('check.totalFailed')
}

function agreementText({ passed, detail, evidence, t, formats }: Checked): string {
  const figure = asNumber(detail)
  const place = figure === null ? detail : null
  if (passed) return place ? t('check.agreementNamed', { place }) : t('check.agreement', { count: figure ?? 1 })
  const value = figure === null ? place : formats.quantity(figure, evidence.unit)
  return value ? t('check.agreementFailed', { value }) : t('check.agreementFailedPlain')
}

const sentences: Record<Check['check'], (checked: Checked) => string> = {
  quote: quoteText,
  value: ({ passed, t }) => t(passed ? 'check.value' : 'check.valueFailed'),
  unit: unitText,
  year: yearText,
  boundary: boundaryText,
  total: totalText,
  agreement: agreementText,
  range: ({ passed, t }) => t(passed ? 'check.range' : 'check.rangeFailed'),
}

/** What the value was checked for: a tick, or a warning with its reason. Failed ones come first. */
export function Checks({ evidence, reportingYear }: { evidence: Evidence; reportingYear: number | null }) {
  const t = useTexts(datapointTexts)
  const formats = useFormats()
  // An answer in words has no unit that could be checked.
  const { data: document } = useQuery(documentQuery(evidence.document_id))
  // The year that the document reports on stands once above its page; that a passage does not repeat it is no doubt.
  const isYearOfDocument = document?.reportingYear != null && document.reportingYear === reportingYear
  const made = evidence.checks.filter(
    ({ check, detail, passed }) =>
      (check !== 'unit' || detail !== null || evidence.number !== null) &&
      (check !== 'year' || passed || detail !== null || !isYearOfDocument),
  )
  if (made.length === 0) return null
  const ordered = made.toSorted((a, b) => Number(a.passed) - Number(b.passed))
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
                {sentences[check.check]({ ...check, evidence, reportingYear, t, formats })}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

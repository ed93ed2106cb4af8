import type { Recommendation } from '@esrs/contract'
import { Link } from 'react-router'
import { useMay } from '../../../api/role.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { datapointAt, datapointsOf } from '../../../report/progress/standards.ts'
import { adviceTexts } from './texts.ts'

interface StepLinksProps {
  step: Recommendation['actionSteps'][number]
  recommendation: Recommendation
}

/** What can be done about an open step: review what was proposed, or upload a document, enter a value, ask somebody. */
export function StepLinks({ step: { title, missing }, recommendation: { datapoints } }: StepLinksProps) {
  const t = useTexts(adviceTexts)
  const mayReport = useMay('report')
  const first = datapoints.find(({ key }) => missing.includes(key))
  const [shown] = datapoints
  const links = first
    ? [
        { name: t('step.upload'), to: '/documents' },
        { name: t('step.enter'), to: datapointAt(first.controlCode, first.key) },
        { name: t('step.ask'), to: `/documents/tasks?task=${encodeURIComponent(first.key)}` },
      ]
    : shown
      ? [{ name: t('step.review'), to: `${datapointsOf(shown.controlCode)}&state=to_check` }]
      : []
  if (!mayReport || links.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            aria-label={t('step.of', { action: name, title })}
            className="inline-flex min-h-8 items-center text-brand-text underline underline-offset-2 max-md:min-h-11"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

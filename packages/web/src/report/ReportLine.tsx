import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { companyQuery } from '../api/queries.ts'
import { useSession } from '../api/session.ts'
import { useTexts } from '../i18n/texts.tsx'
import { cx } from '../ui/class-names.ts'
import { reportTexts } from './texts.ts'

/** Line with the set and year of the numbers on the page, and a link to where they are chosen. */
export function ReportLine({ className }: { className?: string }) {
  const t = useTexts(reportTexts)
  const { user } = useSession()
  const { data: company } = useQuery(companyQuery)
  if (!company) return null
  const { standard_set: set, reporting_year: year } = company.metadata
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2 text-muted text-sm', className)}>
      <span>{t('inForce', { set: t(`set.${set}`), year })}</span>
      <Link
        to="/company-profile"
        className="inline-flex min-h-6 items-center rounded-sm text-brand-text underline-offset-2 hover:underline max-md:min-h-10"
      >
        {t(user?.user_type === 'company_admin' ? 'change' : 'profile')}
      </Link>
    </p>
  )
}

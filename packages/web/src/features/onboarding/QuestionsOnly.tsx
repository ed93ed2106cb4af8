import type { Company, Document } from '@esrs/contract'
import { Link } from 'react-router'
import { OtherCompanies } from '../../document/viewer/OtherCompanies.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { onboardingTexts } from './texts.ts'

interface QuestionsOnlyProps {
  company: Company
  documents: readonly Document[]
}

/** Why values that were found are questions only: no document is on the year of the report, or one names another company. */
export function QuestionsOnly({ company, documents }: QuestionsOnlyProps) {
  const t = useTexts(onboardingTexts)
  const { reporting_year: year } = company.metadata
  const ours = documents.filter(({ standing }) => standing !== 'other')
  const years = [...new Set(ours.flatMap(({ reportingYear }) => reportingYear ?? []))].sort()
  return (
    <>
      {years.length > 0 && !years.includes(year) && (
        <Notice
          tone="warning"
          className="mt-4 text-left"
          action={
            <Button asChild>
              <Link to="/onboarding?step=1">{t('odd.changeYear')}</Link>
            </Button>
          }
        >
          {t('odd.year', { years: years.join(', '), year })}
        </Notice>
      )}
      <div className="text-left">
        <OtherCompanies documents={documents} />
      </div>
    </>
  )
}

import type { Company } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { reportTexts } from '../../report/texts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { companyTexts } from './texts.ts'

/** The company for those who may not change it. */
export function CompanyFacts({ company: { name, registration_number, address, metadata } }: { company: Company }) {
  const t = useTexts(companyTexts)
  const report = useTexts(reportTexts)
  const { industry, company_size: size, report_scope: scope, standard_set: set, reporting_year: year } = metadata
  return (
    <>
      <ProfileSection title={t('master.title')} text={<p>{t('onlyAdmins')}</p>}>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact label={t('master.name')}>{name}</Fact>
          <Fact label={t('master.registrationNumber')}>{registration_number}</Fact>
          <Fact label={t('master.address')} wide>
            {address}
          </Fact>
          <Fact label={t('master.industry')}>{industry && t(`industry.${industry}`)}</Fact>
          <Fact label={t('master.size')}>{size && t(`size.${size}`)}</Fact>
          <Fact label={t('master.scope')}>{scope && t(`scope.${scope}`)}</Fact>
        </dl>
      </ProfileSection>
      <ProfileSection title={t('reporting.title')} text={<p>{t('reporting.text')}</p>}>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact label={t('reporting.set')} note={t(`about.${set}`)}>
            {report(`set.${set}`)}
          </Fact>
          <Fact label={t('reporting.year')}>{String(year)}</Fact>
        </dl>
      </ProfileSection>
    </>
  )
}

interface FactProps {
  label: string
  children: string | null
  note?: string
  wide?: boolean
}

function Fact({ label, children, note, wide = false }: FactProps) {
  const t = useTexts(companyTexts)
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="font-medium text-sm">{label}</dt>
      <dd className="whitespace-pre-line break-words text-secondary">{children || t('none')}</dd>
      {note && <dd className="mt-1 text-muted text-xs">{note}</dd>}
    </div>
  )
}

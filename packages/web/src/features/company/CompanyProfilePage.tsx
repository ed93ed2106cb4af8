import { useQuery } from '@tanstack/react-query'
import { companyQuery } from '../../api/queries.ts'
import { useSession } from '../../api/session.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { LegalSection } from './LegalSection.tsx'
import { companyTexts } from './texts.ts'
import { UserSection } from './UserSection.tsx'

export default function CompanyProfilePage() {
  const t = useTexts(companyTexts)
  const { user } = useSession()
  const { data: company, error, refetch, isFetching } = useQuery(companyQuery)
  const isAdmin = user?.user_type === 'company_admin'
  return (
    <PageBody>
      {company ? (
        <>
          {isAdmin ? <CompanyFields company={company} /> : <CompanyFacts company={company} />}
          <LegalSection company={company} mayChange={isAdmin} />
        </>
      ) : error ? (
        <Card>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : (
        <FieldsSkeleton />
      )}
      <UserSection isAdmin={isAdmin} mayInvite={company ? !company.metadata.test_account : null} />
    </PageBody>
  )
}

function FieldsSkeleton() {
  return (
    <Loading className="grid gap-x-6 gap-y-4 pb-6 md:grid-cols-[18rem_minmax(0,40rem)]">
      <div className="flex flex-col gap-2">
        <Skeleton className="w-24" />
        <Skeleton className="w-56" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
          <Skeleton key={field} className="h-14 rounded-md" />
        ))}
      </div>
    </Loading>
  )
}

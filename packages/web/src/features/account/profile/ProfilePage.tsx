import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { meQuery } from '../../../api/queries.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { Rich, useTexts } from '../../../i18n/texts.tsx'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { CompanyData } from './CompanyData.tsx'
import { EmailForm } from './EmailForm.tsx'
import { NameForm } from './NameForm.tsx'
import { OwnData } from './OwnData.tsx'
import { useAsksPassword, usePasswordUsed } from './own-password.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { PasskeySection } from './passkeys/PasskeySection.tsx'
import { SessionList } from './SessionList.tsx'
import { FactorSection } from './second-factor/FactorSection.tsx'
import { profileTexts } from './texts.ts'
import { TokenSection } from './tokens/TokenSection.tsx'

export default function ProfilePage() {
  const t = useTexts(profileTexts)
  const { data: user, error, refetch, isFetching } = useQuery(meQuery)
  const asksPassword = useAsksPassword()
  const passwordUsed = usePasswordUsed()

  if (!user) {
    return (
      <PageBody>
        {error ? (
          <Card>
            <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
          </Card>
        ) : (
          <ProfileSkeleton />
        )}
      </PageBody>
    )
  }
  return (
    <PageBody>
      <ProfileSection title={t('details.title')} text={t('details.text')}>
        <NameForm user={user} />
      </ProfileSection>
      <ProfileSection title={t('email.title')} text={t('email.text')}>
        <EmailForm user={user} />
      </ProfileSection>
      <ProfileSection
        title={t('secret.title')}
        text={t(!passwordUsed ? 'secret.notUsed' : asksPassword ? 'secret.text' : 'secret.textByProvider')}
      >
        {passwordUsed && <PasswordForm user={user} />}
      </ProfileSection>
      <PasskeySection />
      <FactorSection />
      <ProfileSection title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList />
      </ProfileSection>
      <TokenSection />
      <ProfileSection
        title={t('data.title')}
        text={
          <Rich
            texts={profileTexts}
            text="data.text"
            components={{ to: <Link to="/privacy" className="text-brand-text underline underline-offset-2" /> }}
          />
        }
      >
        <OwnData />
      </ProfileSection>
      {user.user_type === 'company_admin' && (
        <ProfileSection title={t('company.title')} text={t('company.text')}>
          <CompanyData />
        </ProfileSection>
      )}
    </PageBody>
  )
}

function ProfileSkeleton() {
  return (
    <Loading className="flex flex-col gap-6">
      {['a', 'b', 'c'].map((section) => (
        <div key={section} className="grid gap-x-12 gap-y-4 py-2 md:grid-cols-[18rem_minmax(0,40rem)]">
          <div className="flex flex-col gap-2">
            <Skeleton className="w-28" />
            <Skeleton className="w-56" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-14 rounded-md" />
            <Skeleton className="h-14 rounded-md" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

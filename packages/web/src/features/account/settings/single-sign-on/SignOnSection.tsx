import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { Domains } from './Domains.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { signOnQuery } from './queries.ts'
import { SignOnCopyField } from './SignOnCopyField.tsx'
import { signOnTexts } from './texts.ts'

/** How people of the company sign in with its provider, for its administrators. */
export function SignOnSection() {
  const t = useTexts(signOnTexts)
  const { data, error, refetch, isFetching } = useQuery(signOnQuery)
  return (
    <section>
      <h2 className="font-semibold text-base">{t('title')}</h2>
      <p className="mt-1 mb-3 text-pretty text-secondary text-sm">{t('text')}</p>
      <Card className="flex flex-col gap-6 px-5 py-4 max-md:px-4">
        {data ? (
          <>
            <div className="flex flex-col gap-3">
              <h3 className="font-semibold text-sm">{t('addresses.title')}</h3>
              <SignOnCopyField label={t('addresses.redirect')} value={data.redirect_address} />
              <SignOnCopyField label={t('addresses.signOut')} value={data.sign_out_address} />
            </div>
            <Domains domains={data.domains} />
            <ProviderForm signOn={data} />
          </>
        ) : error ? (
          <LoadFailed title={t('loadFailed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading>
            <Skeleton className="h-9" />
            <Skeleton className="mt-3 h-9" />
          </Loading>
        )}
      </Card>
    </section>
  )
}

import type { DirectoryToken } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { TokenRow } from '../../profile/tokens/TokenRow.tsx'
import { SignOnCopyField } from '../single-sign-on/SignOnCopyField.tsx'
import { NewDirectoryToken } from './NewDirectoryToken.tsx'
import { directoryQuery, useRevokeToken } from './queries.ts'
import { directoryTexts } from './texts.ts'

/** How the directory of the company keeps its people up to date (SCIM), for its administrators. */
export function DirectorySection() {
  const t = useTexts(directoryTexts)
  const [isNew, setNew] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(directoryQuery)
  return (
    <section aria-labelledby="directory">
      <h2 id="directory" className="font-semibold text-base">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-secondary text-sm">{t('text')}</p>
      <Card>
        {data ? (
          <>
            <Facts {...data} />
            {data.tokens.length === 0 ? (
              <p className="px-5 py-4 text-muted text-sm max-md:px-4">{t('none')}</p>
            ) : (
              <ul>
                {data.tokens.map((token) => (
                  <TokenItem key={token.id} token={token} />
                ))}
              </ul>
            )}
          </>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading>
            <div className="flex flex-col gap-4 px-5 py-4">
              <Skeleton className="w-64" />
              <Skeleton className="w-48" />
            </div>
          </Loading>
        )}
      </Card>
      <Button className="mt-4 max-md:w-full" onClick={() => setNew(true)}>
        {t('create')}
      </Button>
      {isNew && <NewDirectoryToken onClose={() => setNew(false)} />}
    </section>
  )
}

interface Facts {
  address: string
  domains: string[]
  people: number
  groups: { name: string; members: number }[]
}

/** What the directory is told to call, whom it may send, and what it has sent. */
function Facts({ address, domains, people, groups }: Facts) {
  const t = useTexts(directoryTexts)
  const { list } = useFormats()
  const sent = [
    t('people', { count: people }),
    ...groups.map(({ name, members: count }) => t('group', { name, count })),
  ]
  return (
    <div className="flex flex-col gap-4 border-line border-b px-5 py-4 max-md:px-4">
      <SignOnCopyField label={t('address')} value={address} />
      <dl className="grid gap-x-6 text-sm sm:grid-cols-[auto_1fr] sm:gap-y-2">
        <dt className="text-muted">{t('domains')}</dt>
        <dd className="wrap-anywhere">{domains.length > 0 ? list(domains) : t('noDomains')}</dd>
        <dt className="text-muted max-sm:mt-3">{t('sent')}</dt>
        <dd className="wrap-anywhere">{people === 0 && groups.length === 0 ? t('nothing') : list(sent)}</dd>
      </dl>
    </div>
  )
}

function TokenItem({ token }: { token: DirectoryToken }) {
  const t = useTexts(directoryTexts)
  const { date, dateTime } = useFormats()
  const revoke = useRevokeToken()
  const { active, made_by: maker } = token
  const used = token.last_used_at ? t('used', { time: dateTime(token.last_used_at) }) : t('never')
  const facts = [
    maker ? t('made', { name: maker, date: date(token.created_at) }) : t('madeOn', { date: date(token.created_at) }),
    used,
    ...(active ? [t('ends', { date: date(token.ends_at) })] : []),
  ]
  return (
    <TokenRow token={token} consequence={t('revokeConsequence')} revoke={revoke} padding="px-5 max-md:px-4">
      <p className="text-pretty text-muted text-xs">{facts.join(' · ')}</p>
    </TokenRow>
  )
}

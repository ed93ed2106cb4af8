import type { ApiToken } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../../i18n/format.ts'
import { Rich, useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { accessOf, areas } from './access.ts'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { tokensQuery, useRevokeToken } from './queries.ts'
import { TokenRow } from './TokenRow.tsx'
import { tokenTexts } from './texts.ts'

/** The person's API tokens: what each may do, when it was used last, and the end of it. */
export function TokenSection() {
  const t = useTexts(tokenTexts)
  const [isNew, setNew] = useState(false)
  const link = <Link to="/api-reference" className="whitespace-nowrap text-brand-text underline underline-offset-2" />
  return (
    <ProfileSection title={t('title')} text={<Rich texts={tokenTexts} text="text" components={{ to: link }} />}>
      <TokenList />
      <Button className="mt-4 max-md:w-full" onClick={() => setNew(true)}>
        {t('create')}
      </Button>
      {isNew && <NewTokenDialog onClose={() => setNew(false)} />}
    </ProfileSection>
  )
}

function TokenList() {
  const t = useTexts(tokenTexts)
  const { data, error, refetch, isFetching } = useQuery(tokensQuery)
  if (!data && error) {
    return (
      <Card>
        <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </Card>
    )
  }
  if (!data) {
    return (
      <Loading>
        <Card className="flex flex-col gap-4 px-4 py-4">
          <Skeleton className="w-48" />
          <Skeleton className="w-64" />
        </Card>
      </Loading>
    )
  }
  return (
    <Card>
      {data.tokens.length === 0 ? (
        <p className="px-4 py-4 text-muted text-sm">{t('none')}</p>
      ) : (
        <ul>
          {data.tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TokenItem({ token }: { token: ApiToken }) {
  const t = useTexts(tokenTexts)
  const { date, dateTime } = useFormats()
  const revoke = useRevokeToken()
  const { scopes, active } = token
  const granted = areas.flatMap((area) => {
    const access = accessOf(scopes, area)
    return access === 'none' ? [] : [t('granted', { area: t(`area.${area}`), access: t(`access.${access}`) })]
  })
  const used = token.last_used_at ? t('used', { time: dateTime(token.last_used_at) }) : t('never')
  return (
    <TokenRow token={token} consequence={t('revokeConsequence')} revoke={revoke}>
      <p className="text-pretty text-secondary text-xs">{granted.join(' · ')}</p>
      <p className="text-muted text-xs">{active ? `${used} · ${t('ends', { date: date(token.ends_at) })}` : used}</p>
    </TokenRow>
  )
}

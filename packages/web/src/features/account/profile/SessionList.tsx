import type { UserSession } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './queries.ts'
import { profileTexts } from './texts.ts'

/** Where the person is signed in, each to be ended but the one that looks. */
export function SessionList() {
  const t = useTexts(profileTexts)
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery)
  const endOthers = useEndOtherSessions()
  if (!data && error) {
    return (
      <Card>
        <LoadFailed title={t('sessions.failed')} error={error} refetch={refetch} isFetching={isFetching} />
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
  // The one that looks leads: what is unknown stands out against it.
  const sessions = data.sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <>
      <Card>
        <ul>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      </Card>
      {sessions.some(({ current }) => !current) && (
        <Button className="mt-4 max-md:w-full" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

function SessionItem({ session }: { session: UserSession }) {
  const t = useTexts(profileTexts)
  const { date, dateTime } = useFormats()
  const end = useEndSession()
  const { browser, system } = session
  const place =
    browser && system ? t('sessions.place', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  const time = dateTime(session.last_used_at)
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <MonitorSmartphone aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          {place}
          {session.current && <Badge tone="brand">{t('sessions.here')}</Badge>}
        </p>
        <p className="text-muted text-xs">{t('sessions.used', { time, date: date(session.created_at) })}</p>
      </div>
      {!session.current && (
        <Button
          aria-label={t('sessions.endNamed', { place, time })}
          busy={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

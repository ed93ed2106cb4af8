import type { SecurityEvent } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../../i18n/format.ts'
import { Rich, useTexts } from '../../../../i18n/texts.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Pagination } from '../../../../ui/Pagination.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { ReceiverFailing } from '../receiver/ReceiverFailing.tsx'
import { trailPageSize, trailQuery } from './queries.ts'
import { useEvent, useReason } from './row-words.ts'
import { trailTexts } from './texts.ts'

/** The company's security log, for its administrators. */
export function TrailSection() {
  const t = useTexts(trailTexts)
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useQuery(trailQuery(page))
  return (
    <section aria-labelledby="security-trail">
      <h2 id="security-trail" className="font-semibold text-base">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-secondary text-sm">
        <Rich
          texts={trailTexts}
          text="lead"
          components={{ to: <Link to="/privacy" className="text-brand-text underline underline-offset-2" /> }}
        />{' '}
        <Link to="/company/trail" className="text-brand-text underline underline-offset-2">
          {t('more')}
        </Link>
      </p>
      <div className="mb-3 empty:hidden">
        <ReceiverFailing />
      </div>
      {!data && error && (
        <Card>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      )}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-40 w-full rounded-xl" />
        </Loading>
      )}
      {data && (
        <Card>
          <ol aria-busy={isFetching}>
            {data.results.map((event) => (
              <TrailEntry key={event.id} event={event} />
            ))}
          </ol>
          <Pagination
            page={page}
            pages={data.total_pages}
            count={data.count}
            pageSize={trailPageSize}
            onPage={setPage}
          />
        </Card>
      )}
    </section>
  )
}

function TrailEntry({ event: { event, at, by, about, host, reason: kept } }: { event: SecurityEvent }) {
  const t = useTexts(trailTexts)
  const eventOf = useEvent()
  const reason = useReason()({ event, reason: kept })
  const { dateTime } = useFormats()
  const nameOf = (person: NonNullable<SecurityEvent['by']>) => person.name ?? t('who.erased')
  const other = about && about.id !== by?.id ? nameOf(about) : null
  const who = by
    ? t(other ? 'who.both' : 'who.one', { by: nameOf(by), about: other ?? '' })
    : t(other ? 'who.about' : 'who.operator', { about: other ?? '' })
  return (
    <li className="border-line border-b px-4 py-3 last:border-b-0">
      <p className="break-words font-medium text-sm">{eventOf(event, host)}</p>
      {reason && <p className="break-words text-secondary text-sm">{reason}</p>}
      <p className="text-muted text-xs">
        <time dateTime={at}>{dateTime(at)}</time>
        {` · ${who}`}
      </p>
    </li>
  )
}

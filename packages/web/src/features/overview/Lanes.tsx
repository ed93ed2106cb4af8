import type { Waiting } from '@esrs/contract'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { workKinds, workPlaces } from '../../report/waiting/kinds.ts'
import { Badge } from '../../ui/Badge.tsx'
import { overviewTexts } from './texts.ts'

const ways = ['calculate', 'ask', 'upload', 'explain'] as const

/** The work in three lanes: with the reader, with others, and what nobody has yet. */
export function Lanes({ waiting: { mine, others, missing } }: { waiting: Waiting }) {
  const t = useTexts(overviewTexts)
  const mayReport = useMay('report')
  return (
    <div className="grid border-line border-t md:grid-cols-3 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
      <Lane
        title={t('lanes.mine')}
        lane={mine}
        none={t('lanes.mineNone')}
        items={workKinds.map((kind) => ({ name: t(`lanes.${kind}`), count: mine[kind], to: workPlaces[kind] }))}
      />
      {others && (
        <Lane
          title={t('lanes.others')}
          lane={others}
          none={
            <>
              {t('lanes.othersNone')} {mayReport && <Link to="/documents/tasks">{t('lanes.toAsk')}</Link>}
            </>
          }
          items={[
            { name: t('lanes.colleagues'), count: others.colleagues, to: '/documents/tasks' },
            { name: t('lanes.requests'), count: others.requests, to: '/documents/requests' },
          ]}
        />
      )}
      {missing && (
        <Lane
          title={t('lanes.missing')}
          lane={{ count: missing.count, oldest: null, due: null, late: 0 }}
          none={t('lanes.missingNone')}
          items={ways.map((way) => ({
            name: t(`lanes.${way}`),
            count: missing.ways[way],
            to: `/datapoints?state=missing&way=${way}&order=importance`,
          }))}
          note={missing.asked > 0 ? t('lanes.asked', { count: missing.asked }) : null}
        />
      )}
    </div>
  )
}

interface LaneProps {
  title: string
  lane: Pick<Waiting['mine'], 'count' | 'oldest' | 'due' | 'late'>
  /** What stands in place of the items where there are none. */
  none: ReactNode
  items: readonly { name: string; count: number; to: string }[]
  note?: string | null
}

/** What waits with somebody: how much of each kind, since when, and until when. */
function Lane({ title, lane: { count, oldest, due, late }, none, items, note = null }: LaneProps) {
  const t = useTexts(overviewTexts)
  const { number, date } = useFormats()
  const id = useId()
  const facts = [
    oldest !== null && t('lanes.oldest', { date: date(oldest) }),
    due !== null && t('lanes.due', { date: date(due) }),
    note,
  ].filter(Boolean)
  return (
    <section aria-labelledby={id} className="flex flex-col px-6 py-4 max-md:px-4">
      <div className="flex items-baseline justify-between gap-2">
        <h3 id={id} className="font-medium text-secondary text-sm">
          {title}
        </h3>
        <span className="num font-semibold text-lg">{number(count)}</span>
      </div>
      {count === 0 ? (
        <p className="mt-1 text-muted text-sm">{none}</p>
      ) : (
        <ul className="mt-1 text-sm">
          {items
            .filter((item) => item.count > 0)
            .map(({ name, count: part, to }) => (
              <li key={name}>
                <Link
                  to={to}
                  className="-mx-2 flex min-h-8 items-center justify-between gap-3 rounded-md px-2 text-ink hover:bg-hover max-md:min-h-11"
                >
                  <span className="min-w-0">{name}</span>
                  <span className="num text-secondary">{number(part)}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
      {(facts.length > 0 || late > 0) && (
        <p className="num mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 text-muted text-xs">
          {facts.join(' · ')}
          {late > 0 && <Badge tone="danger">{t('lanes.late', { count: late })}</Badge>}
        </p>
      )}
    </section>
  )
}

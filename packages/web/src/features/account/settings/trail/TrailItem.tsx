import type { TrailRow } from '@esrs/contract'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'
import { linksOf, useActor, useObjects, useOutcome, useReason, useTitle } from './row-words.ts'
import { hasWords, trailTexts } from './texts.ts'

const tones: Record<TrailRow['kind'], BadgeTone> = {
  change: 'info',
  setting: 'purple',
  account: 'warning',
  sign_in: 'neutral',
  consent: 'purple',
  export: 'brand',
  view: 'success',
}

/** One action: when and by whom, of what kind, what it was, and what it was about. */
export function TrailItem({ row }: { row: TrailRow }) {
  const t = useTexts(trailTexts)
  const { dateTime, number } = useFormats()
  const titleOf = useTitle()
  const outcomeOf = useOutcome()
  const actorOf = useActor()
  const reasonOf = useReason()
  const objectsOf = useObjects()
  const { at, kind, call, outcome, about, by, address } = row
  const links = linksOf(row)
  const isElse = about !== null && about.id !== by?.id
  const details = [
    isElse && t('page.about', { name: about.name ?? t('who.erased') }),
    objectsOf(row),
    reasonOf(row),
  ].filter((detail) => typeof detail === 'string')
  const where = address ? ` ${t('page.from_network', { network: address })}` : ''
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-medium [overflow-wrap:anywhere]">{titleOf(row)}</span>
          <Badge tone={tones[kind] ?? 'neutral'}>
            {hasWords(trailTexts.en.page.kinds, kind) ? t(`page.kinds.${kind}`) : kind}
          </Badge>
          {outcome !== 'done' && <Badge tone="danger">{outcomeOf(row)}</Badge>}
        </p>
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-2 text-secondary text-sm">
            {t('page.subjects')}
            {links.map(({ to, name }) => (
              <Link key={name + to} to={to} className="[overflow-wrap:anywhere]">
                {name}
              </Link>
            ))}
          </p>
        )}
        {details.map((detail) => (
          <p key={detail} className="text-secondary text-sm [overflow-wrap:anywhere]">
            {detail}
          </p>
        ))}
        <p className="num text-muted text-xs [overflow-wrap:anywhere]">
          <time dateTime={at}>{dateTime(at)}</time>
          {` · ${actorOf(row)}${where}`}
        </p>
      </div>
      {/* The name of the call is for whoever reads the export beside it. */}
      <p title={call} className="num text-muted text-xs">
        {t('page.number', { number: number(row.number) })}
      </p>
    </li>
  )
}

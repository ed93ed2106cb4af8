import type { TrailRow } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'
import { trailTexts } from './texts.ts'

const tones: Record<TrailRow['kind'], BadgeTone> = {
  change: 'info',
  setting: 'purple',
  account: 'warning',
  sign_in: 'neutral',
  consent: 'purple',
  export: 'brand',
  view: 'success',
}

type Group = keyof (typeof trailTexts)['en']['page']['groups']
const isGroup = (name: string): name is Group => name in trailTexts.en.page.groups

/** What was done, in words: the security event, or else what the call belongs to. */
function useTitle() {
  const t = useTexts(trailTexts)
  return ({ event, host, call }: TrailRow): string => {
    if (event) return t(`event.${event}`, { host: host ?? '' })
    const group = call.split('.')[0]!
    return isGroup(group) ? t(`page.groups.${group}`) : call
  }
}

type Refused = keyof (typeof trailTexts)['en']['refused']
const isRefused = (reason: string): reason is Refused => reason in trailTexts.en.refused

/** Why, as a sentence: what somebody wrote, or a word for why a sign-in was refused; the domain, where it was about one. */
export function useReason() {
  const t = useTexts(trailTexts)
  return ({ event, reason }: { event: TrailRow['event']; reason: string | null }): string | null => {
    if (!reason) return null
    if (event?.startsWith('single_sign_on.domain_')) return t('domain', { domain: reason })
    const isWord = event === 'single_sign_on.refused' && isRefused(reason)
    return t('reason', { reason: isWord ? t(`refused.${reason}`) : reason })
  }
}

/** Who acted, in words. */
function useActor() {
  const t = useTexts(trailTexts)
  return ({ actor, by }: TrailRow): string => {
    if (!by) return t(`page.actors.${actor}`)
    const name = by.name ?? t('who.erased')
    return actor === 'token' ? t('page.byToken', { name }) : name
  }
}

/** One action: when and by whom, of what kind, what it was, and what it was about. */
export function TrailItem({ row }: { row: TrailRow }) {
  const t = useTexts(trailTexts)
  const { dateTime, number } = useFormats()
  const titleOf = useTitle()
  const actorOf = useActor()
  const reasonOf = useReason()
  const { at, kind, call, outcome, code, about, by, objects, address } = row
  const reason = reasonOf(row)
  const isElse = about !== null && about.id !== by?.id
  const details = [
    isElse && t('page.about', { name: about.name ?? t('who.erased') }),
    objects.length > 0 && t('page.objects', { list: objects.join(', ') }),
    reason,
  ].filter((detail) => typeof detail === 'string')
  const where = address ? ` ${t('page.from_network', { network: address })}` : ''
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-medium [overflow-wrap:anywhere]">{titleOf(row)}</span>
          <Badge tone={tones[kind]}>{t(`page.kinds.${kind}`)}</Badge>
          {outcome !== 'done' && (
            <Badge tone="danger">
              {code
                ? t('page.refusal', { outcome: t(`page.outcomes.${outcome}`), code })
                : t(`page.outcomes.${outcome}`)}
            </Badge>
          )}
        </p>
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
      <p className="num text-muted text-xs [overflow-wrap:anywhere]">
        {call} · {number(row.number)}
      </p>
    </li>
  )
}

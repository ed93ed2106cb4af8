import type { Iro } from '@esrs/contract'
import { useTexts } from '../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import { cx } from '../ui/class-names.ts'
import { irosTexts } from './texts.ts'

/** What kind of IRO it is: a positive impact is success, a risk destructive, everything else info. */
export function TypeBadge({ iro: { type, isPositive } }: { iro: Pick<Iro, 'type' | 'isPositive'> }) {
  const t = useTexts(irosTexts)
  if (type === 'Impact') {
    return <Badge tone={isPositive ? 'success' : 'info'}>{t(isPositive ? 'positiveImpact' : 'negativeImpact')}</Badge>
  }
  return <Badge tone={type === 'Risk' ? 'danger' : 'info'}>{t(`type.${type}`)}</Badge>
}

const tones: Record<Iro['priority'], BadgeTone> = { high: 'danger', medium: 'warning', low: 'neutral' }

/** How much it matters: high is destructive, medium a warning, the rest neutral. */
export function PriorityBadge({ priority, long }: { priority: Iro['priority']; long?: boolean }) {
  const t = useTexts(irosTexts)
  return (
    <Badge tone={tones[priority] ?? 'neutral'}>
      <span aria-hidden className={cx('size-1.5 rounded-full bg-current', priority === 'low' && 'opacity-60')} />
      {t(long ? `priorityBadge.${priority}` : `priority.${priority}`)}
    </Badge>
  )
}

const statusTones: Record<Iro['status'], BadgeTone> = {
  proposed: 'neutral',
  in_review: 'warning',
  confirmed: 'success',
  rejected: 'neutral',
}

export function StatusBadge({ status }: { status: Iro['status'] }) {
  const t = useTexts(irosTexts)
  return <Badge tone={statusTones[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>
}

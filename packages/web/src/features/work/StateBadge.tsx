import type { TaskState } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { workTexts } from './texts.ts'

const tones: Record<TaskState, BadgeTone> = {
  open: 'neutral',
  requested: 'info',
  delivered: 'purple',
  accepted: 'brand',
  approved: 'success',
}

export function StateBadge({ state }: { state: TaskState }) {
  const t = useTexts(workTexts)
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

import type { Verdict } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { materialityTexts } from './texts.ts'

const tones: Record<Verdict, BadgeTone> = { material: 'success', undecided: 'warning', not: 'neutral', open: 'neutral' }

/** Badge with the verdict of the formula. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTexts(materialityTexts)
  return <Badge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Badge>
}

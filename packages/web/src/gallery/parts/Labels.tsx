import type { Iro } from '@esrs/contract'
import { CircleAlert, CircleCheck, Sparkles } from 'lucide-react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { PriorityBadge, StatusBadge, TypeBadge } from '../../iros/badges.tsx'
import { Badge, type BadgeTone, CodeChip, Count } from '../../ui/Badge.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Example, Section } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

const tones: BadgeTone[] = ['neutral', 'success', 'warning', 'danger', 'info', 'brand', 'purple']
const codes = ['E1-6_07', 'S1-16_01', 'G1-6_01', 'SBM-1_06', 'ESRS26_E1-8_01', 'E1', 'S4', 'B3']
const kinds: Pick<Iro, 'type' | 'isPositive'>[] = [
  { type: 'Impact', isPositive: true },
  { type: 'Impact', isPositive: false },
  { type: 'Risk', isPositive: false },
  { type: 'Opportunity', isPositive: true },
]
const priorities: Iro['priority'][] = ['high', 'medium', 'low']
const statuses: Iro['status'][] = ['proposed', 'in_review', 'confirmed', 'rejected']
const keys = ['A', 'Esc', '⇧', '?', 'F8']

export function Labels() {
  const t = useTexts(galleryTexts)
  const { number } = useFormats()
  return (
    <Section name="labels">
      <Example title={t('label.tones')}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`tone.${tone}`)}
          </Badge>
        ))}
      </Example>
      <Example title={t('label.icons')}>
        <Badge tone="danger">
          <CircleAlert aria-hidden />
          {t('tone.danger')}
        </Badge>
        <Badge tone="success">
          <CircleCheck aria-hidden />
          {t('tone.success')}
        </Badge>
        <Badge>
          <Sparkles aria-hidden />
          {t('label.proposed')}
        </Badge>
      </Example>
      <Example title={t('label.iros')}>
        {kinds.map((iro) => (
          <TypeBadge key={`${iro.type}${iro.isPositive}`} iro={iro} />
        ))}
        {priorities.map((priority) => (
          <PriorityBadge key={priority} priority={priority} />
        ))}
        {priorities.map((priority) => (
          <PriorityBadge key={priority} priority={priority} long />
        ))}
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Example>
      <Example title={t('label.codes')}>
        {codes.map((code) => (
          <CodeChip key={code} code={code} />
        ))}
      </Example>
      <Example title={t('label.counts')}>
        <Count>3</Count>
        <Count>61</Count>
        <Count>{number(1248)}</Count>
      </Example>
      <Example title={t('label.keys')}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Example>
    </Section>
  )
}

import type { AssessedTopic, AssessmentEntry, Verdict } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ratedEntries } from './rated-entries.ts'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

interface TopicVerdictProps {
  topic: Pick<AssessedTopic, 'code' | 'verdict' | 'matters'>
  entries: readonly AssessmentEntry[]
  /** By other thresholds than those of the method. */
  verdict?: Verdict
}

/** What the formula says of a topic, or that nothing was found on any of its sub-topics; while not every entry is rated, what it says is provisional, and that comes first. */
export function TopicVerdict({ topic, entries, verdict = topic.verdict }: TopicVerdictProps) {
  const t = useTexts(materialityTexts)
  const { count, rated, isProvisional } = ratedEntries(topic, entries)
  const subTopics = topic.matters.filter(({ isSubTopic }) => isSubTopic)
  if (rated === 0 && subTopics.length > 0 && subTopics.every(({ answer }) => answer === 'nothing'))
    return <Badge>{t('matters.nothing')}</Badge>
  if (!isProvisional) return <VerdictBadge verdict={verdict} />
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="info" className="h-auto! shrink! whitespace-normal! py-0.5 leading-4">
        {t('verdict.provisional', { rated, count })}
      </Badge>
      <span className="text-muted text-xs">{t(`verdict.${verdict}`)}</span>
    </span>
  )
}

import type { MaterialTopic } from '@esrs/contract'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { IroActions } from './IroMenu.tsx'
import { Quotes } from './Quotes.tsx'
import { iroTexts } from './texts.ts'

interface TopicRowProps {
  topic: MaterialTopic
  onQuote: IroActions['openQuote']
  onHistory: () => void
}

/** Signs that are too few for a proposal are shown below it, so it is said that there is none; without any nothing is. */
const proposalOf = ({ proposed, evidence }: MaterialTopic) =>
  proposed ? 'proposedMaterial' : proposed === false ? 'proposedNot' : evidence.length > 0 ? 'proposedNothing' : null

/** A topic: what is proposed and why, what was decided, and what counts because of it. */
export function TopicRow({ topic, onQuote, onHistory }: TopicRowProps) {
  const t = useTexts(iroTexts)
  const { date, number } = useFormats()
  const { code, title, material, proposed, datapoints } = topic
  const proposal = material === null && proposalOf(topic)
  const history = (className: string) => (
    <Button
      look="ghost"
      size="icon-small"
      className={className}
      aria-label={`${t('history.title')}: ${code}`}
      onClick={onHistory}
    >
      <History aria-hidden className="size-4" />
    </Button>
  )
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-line border-b p-4 last:border-b-0">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex items-start gap-2">
          <h2 className="flex min-w-0 flex-1 items-baseline gap-2">
            <CodeChip code={code} />
            <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          </h2>
          {history('-my-2 md:hidden')}
        </div>
        <p className="num mt-0.75 flex flex-wrap items-center gap-x-2 text-muted text-xs">
          {proposal && (
            <span className="max-md:basis-full max-md:pt-0.5">
              <Badge tone={proposed ? 'info' : 'neutral'}>{t(`topic.${proposal}`)}</Badge>
            </span>
          )}
          <Link
            to={`/datapoints?with_values=false&control_code=${encodeURIComponent(code)}`}
            className="inline-flex min-h-6 items-center text-brand-text underline-offset-2 hover:underline max-md:min-h-10"
          >
            {t('topic.counts', { counting: number(datapoints.counting), total: number(datapoints.total) })}
          </Link>
          <span aria-hidden>·</span>
          <span>{t('topic.iros', { count: topic.iros })}</span>
        </p>
        {topic.proposed_reason && material === null && (
          <p className="mt-1 max-w-prose text-secondary text-sm">{topic.proposed_reason}</p>
        )}
        {topic.reason && (
          <p className="mt-1 max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">
            <span className="text-muted">{t('topic.reason')}:</span> {topic.reason}
          </p>
        )}
        {topic.evidence.length > 0 && (
          <div className="mt-2 max-w-prose">
            <Quotes quotes={topic.evidence} onOpen={onQuote} short />
          </div>
        )}
        {topic.decided_at && (
          <p className="mt-1 text-muted text-xs">
            {t('topic.decidedBy', {
              name: topic.decided_by?.name || t('entry.somebody'),
              date: date(topic.decided_at),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 max-md:w-full">
        <Badge tone={material === null ? 'warning' : material ? 'success' : 'neutral'}>
          {t(material === null ? 'topic.open' : material ? 'topic.material' : 'topic.not')}
        </Badge>
        <Button asChild look="ghost">
          <Link to={`/iro/decisions#${code}`}>
            {t(material === null ? 'topic.toDecide' : 'topic.toDecision')}
            <span className="sr-only">: {code}</span>
          </Link>
        </Button>
        {history('max-md:hidden')}
      </div>
    </li>
  )
}

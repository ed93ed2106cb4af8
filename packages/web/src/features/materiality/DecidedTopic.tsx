import type { AssessedTopic, AssessmentEntry, MaterialTopic } from '@esrs/contract'
import { Link } from 'react-router'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { Calculation } from './Calculation.tsx'
import { useDecide, useWithdrawDissent } from './queries.ts'
import { TopicMatters } from './TopicMatters.tsx'
import { TopicVerdict } from './TopicVerdict.tsx'
import { materialityTexts } from './texts.ts'

interface DecidedTopicProps {
  topic: AssessedTopic
  isChosen: boolean
  entries: readonly AssessmentEntry[]
  /** Proposal from documents and the analysis. */
  proposal: MaterialTopic | undefined
  mayDecide: boolean
  /** Whoever scores may disagree with what came of it. */
  mayDissent: boolean
  onChoose: (chosen: boolean) => void
  onDecide: () => void
  onDissent: () => void
  onEntries: () => void
}

/** Whether one side at least has a result; where none has, the verdict says so already. */
const isRated = ({ impact, financial }: AssessedTopic) => impact.value !== null || financial.value !== null

/** What was decided, and what speaks against it or is still open. */
function TopicBadges({ topic: { verdict, impact, financial, decision } }: { topic: AssessedTopic }) {
  const t = useTexts(materialityTexts)
  const differs = impact.differs || financial.differs
  if (!decision)
    return (
      <>
        <Badge tone="warning">{t('decision.open')}</Badge>
        {differs && <Badge tone="warning">{t('decision.differs')}</Badge>}
      </>
    )
  return (
    <>
      <Badge tone={decision.material ? 'success' : 'neutral'}>
        {t(decision.material ? 'decision.material' : 'decision.not')}
      </Badge>
      {decision.toConfirm && <Badge tone="warning">{t('decision.toConfirm')}</Badge>}
      {decision.against && <Badge tone="warning">{t('decision.against')}</Badge>}
      {decision.material && verdict === 'open' && <Badge tone="warning">{t('decision.unrated')}</Badge>}
      {differs && <Badge tone="warning">{t('decision.differs')}</Badge>}
      {decision.changed && <Badge tone="info">{t('decision.changed')}</Badge>}
    </>
  )
}

interface ReasonsProps {
  decision: NonNullable<AssessedTopic['decision']>
  proposal: MaterialTopic | undefined
}

/** Why a topic was decided so, by whom and when. */
function Reasons({ decision: { reason, outlook, by, at }, proposal }: ReasonsProps) {
  const t = useTexts(materialityTexts)
  const { date } = useFormats()
  // A decision of the year before that is to be confirmed brings its reason along already.
  const isSaid = reason !== '' && proposal?.proposed_reason?.includes(reason)
  return (
    <>
      {reason && !isSaid && (
        <p className="mt-1 whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">{reason}</p>
      )}
      {outlook && (
        <p className="mt-1 whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">
          <span className="text-muted">{t('decision.outlook')}:</span> {outlook}
        </p>
      )}
      <p className="num mt-0.5 text-muted text-xs">
        {by?.name || t('somebody')}, {date(at)}
        {proposal && ` · ${t('decision.datapoints', proposal.datapoints)}`}
      </p>
    </>
  )
}

/** A topic with verdict, decision, reason, disagreements and sub-topics. */
export function DecidedTopic(props: DecidedTopicProps) {
  const { topic, isChosen, entries, proposal, mayDecide, mayDissent, onChoose, onDecide, onDissent, onEntries } = props
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const { result, date } = useFormats()
  const decide = useDecide()
  const withdraw = useWithdrawDissent()
  const { code, title, impact, financial, decision, dissents, revision } = topic
  const failed = (failure: unknown) =>
    toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' })
  const value = (one: number | null) => (one === null ? '–' : result(one))
  return (
    <li
      data-anchor={code}
      className="flex scroll-mt-28 flex-wrap items-start gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0"
    >
      {mayDecide && (
        <Checkbox
          className="-mt-1.5 -mr-2 max-md:-mt-2.5"
          label={<span className="sr-only">{t('many.choose', { code })}</span>}
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="flex min-w-0 items-baseline gap-x-2">
            <CodeChip code={code} />
            <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          </span>
          <TopicBadges topic={topic} />
        </h2>
        <p className="num mt-1 flex flex-wrap items-center gap-x-2 text-secondary text-sm">
          {t('decision.formula')} <TopicVerdict topic={topic} entries={entries} />
          {isRated(topic) && t('assessment.sides', { impact: value(impact.value), financial: value(financial.value) })}
        </p>
        {proposal?.proposed_reason && (
          <p className="mt-1 text-pretty text-muted text-xs">
            {proposal.proposed_reason}{' '}
            {proposal.evidence.length > 0 && (
              <Link to="/iro?view=materiality" className="text-brand-text underline underline-offset-2">
                {t('decision.quotes')}
              </Link>
            )}
          </p>
        )}
        {decision && <Reasons decision={decision} proposal={proposal} />}
        {dissents.map(({ id, by, at, text, mine }) => (
          <div key={id} className="mt-2 border-warning border-l-2 pl-3 text-sm">
            <p className="font-medium">{t('dissent.of', { name: by?.name || t('somebody'), date: date(at) })}</p>
            <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{text}</p>
            {mine && mayDissent && (
              <Button look="link" onClick={() => withdraw.mutate(id, { onError: failed })}>
                {t('dissent.withdraw')}
              </Button>
            )}
          </div>
        ))}
        <TopicMatters topic={topic} mayDecide={mayDecide} onEntries={onEntries} />
        <details className="mt-1 text-sm">
          <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">
            {t('decision.why', { code })}
          </summary>
          <div className="mt-1 flex flex-col gap-2">
            {(['impact', 'financial'] as const).map((side) => (
              <div key={side}>
                <p className="font-medium text-xs">{t(`side.${side}`)}</p>
                {topic[side].workings.length > 0 ? (
                  <Calculation workings={topic[side].workings} />
                ) : (
                  <p className="text-muted text-xs">{t('decision.nothingScored')}</p>
                )}
              </div>
            ))}
            <Button look="link" className="self-start text-sm" onClick={onEntries}>
              {t('decision.entries')}
            </Button>
          </div>
        </details>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-md:w-full">
        {mayDecide && decision?.toConfirm && (
          <Button
            busy={decide.isPending}
            onClick={() =>
              decide.mutate(
                {
                  code,
                  material: decision.material,
                  reason: decision.reason,
                  outlook: decision.outlook,
                  based_on: revision,
                },
                { onError: failed },
              )
            }
          >
            {t('decision.confirm')}
            <span className="sr-only">: {code}</span>
          </Button>
        )}
        {mayDecide && (
          <Button look={decision?.toConfirm ? 'ghost' : 'outline'} onClick={onDecide}>
            {t(decision ? 'decision.change' : 'decision.decide')}
            <span className="sr-only">: {code}</span>
          </Button>
        )}
        {decision && mayDissent && (
          <Button look="ghost" onClick={onDissent}>
            {t('dissent.button')}
            <span className="sr-only">: {code}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

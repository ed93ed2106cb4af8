import type { AssessedTopic, Assessment, AssessmentEntry, MaterialTopic } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { Calculation } from './Calculation.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { DissentDialog } from './DissentDialog.tsx'
import { useCarryOver, useDecide, useWithdrawDissent } from './queries.ts'
import { TopicMatters } from './TopicMatters.tsx'
import { TopicVerdict } from './TopicVerdict.tsx'
import { materialityTexts } from './texts.ts'
import type { MaterialityAddress } from './use-materiality-address.ts'

type Asked = { what: 'decide' | 'dissent'; code: string }

/** Step *Decisions*, the one place where topics are decided: verdict, decision, reason and disagreements of each. */
export function DecisionsTab({ assessment, address }: { assessment: Assessment; address: MaterialityAddress }) {
  const t = useTexts(materialityTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { topics, carry, may } = assessment
  const { data: proposals = [] } = useQuery(materialityQuery(useLanguage()))
  const topic = topics.find(({ code }) => code === asked?.code)
  return (
    <>
      <section aria-label={t('decision.title')}>
        <p className="mb-3 max-w-prose text-pretty text-muted text-sm">{t('decision.lead')}</p>
        {carry && may.decide && <CarryOver carry={carry} />}
        <TableCard>
          <ul aria-label={t('decision.title')}>
            {topics.map((one) => (
              <TopicRow
                key={one.code}
                topic={one}
                entries={assessment.entries}
                proposal={proposals.find(({ code }) => code === one.code)}
                mayDecide={may.decide}
                mayDissent={may.score}
                onDecide={() => setAsked({ what: 'decide', code: one.code })}
                onDissent={() => setAsked({ what: 'dissent', code: one.code })}
                onEntries={() => address.goTo('assessment', { topic: one.code })}
              />
            ))}
          </ul>
        </TableCard>
      </section>
      {asked?.what === 'decide' && topic && (
        <DecideDialog key={topic.code} topic={topic} onClose={() => setAsked(null)} />
      )}
      {asked?.what === 'dissent' && topic && <DissentDialog topic={topic} onClose={() => setAsked(null)} />}
    </>
  )
}

function CarryOver({ carry }: { carry: NonNullable<Assessment['carry']> }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const carryOver = useCarryOver()
  return (
    <Notice
      tone="info"
      className="mb-3"
      action={
        <Button
          busy={carryOver.isPending}
          onClick={() =>
            carryOver.mutate(undefined, {
              onSuccess: () => toast({ title: t('carry.done', { year: carry.year }) }),
              onError: (failure) =>
                toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' }),
            })
          }
        >
          {t('carry.take')}
        </Button>
      }
    >
      {t('carry.text', { year: carry.year, count: carry.decisions })}
    </Notice>
  )
}

interface TopicRowProps {
  topic: AssessedTopic
  entries: readonly AssessmentEntry[]
  /** Proposal from documents and the analysis. */
  proposal: MaterialTopic | undefined
  mayDecide: boolean
  /** Whoever scores may disagree with what came of it. */
  mayDissent: boolean
  onDecide: () => void
  onDissent: () => void
  onEntries: () => void
}

function TopicRow({ topic, entries, proposal, mayDecide, mayDissent, onDecide, onDissent, onEntries }: TopicRowProps) {
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
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="flex min-w-0 items-baseline gap-x-2">
            <CodeChip code={code} />
            <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          </span>
          {decision ? (
            <Badge tone={decision.material ? 'success' : 'neutral'}>
              {t(decision.material ? 'decision.material' : 'decision.not')}
            </Badge>
          ) : (
            <Badge tone="warning">{t('decision.open')}</Badge>
          )}
          {decision?.toConfirm && <Badge tone="warning">{t('decision.toConfirm')}</Badge>}
          {decision?.against && <Badge tone="warning">{t('decision.against')}</Badge>}
          {(impact.differs || financial.differs) && <Badge tone="warning">{t('decision.differs')}</Badge>}
          {decision?.changed && <Badge tone="info">{t('decision.changed')}</Badge>}
        </h2>
        <p className="num mt-1 flex flex-wrap items-center gap-x-2 text-secondary text-sm">
          {t('decision.formula')} <TopicVerdict topic={topic} entries={entries} />
          {t('assessment.sides', { impact: value(impact.value), financial: value(financial.value) })}
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
        {decision && (
          <>
            {decision.reason && (
              <p className="mt-1 whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">{decision.reason}</p>
            )}
            {decision.outlook && (
              <p className="mt-1 whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">
                <span className="text-muted">{t('decision.outlook')}:</span> {decision.outlook}
              </p>
            )}
            <p className="num mt-0.5 text-muted text-xs">
              {decision.by?.name || t('somebody')}, {date(decision.at)}
              {proposal && ` · ${t('decision.datapoints', proposal.datapoints)}`}
            </p>
          </>
        )}
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

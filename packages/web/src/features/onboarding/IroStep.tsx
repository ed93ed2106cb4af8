import type { Iro } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Assessment } from '../../iros/Assessment.tsx'
import { PriorityBadge, TypeBadge } from '../../iros/badges.tsx'
import { byPriority } from '../../iros/order.ts'
import { irosQuery } from '../../iros/queries.ts'
import { irosTexts } from '../../iros/texts.ts'
import { useEmptyText } from '../../iros/use-empty-text.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Page.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { FirstValues } from './FirstValues.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './step-props.ts'
import { onboardingTexts } from './texts.ts'

/** Entries that the wizard shows; the page has them all. */
const shownEntries = 8

/** Step 4: what follows for impacts, risks and opportunities, compactly. A failure does not block the step. */
export function IroStep({ company, onPass, onBack, busy }: StepProps) {
  const t = useTexts(onboardingTexts)
  const names = useTexts(irosTexts)
  const { data, error, refetch, isFetching } = useQuery(irosQuery(useLanguage()))
  const empty = useEmptyText()
  const hasFailed = error !== null && !data
  useEffect(() => {
    if (hasFailed) toast({ title: names('failed'), variant: 'destructive' })
  }, [hasFailed, names])
  const iros =
    data?.filter(({ status }) => status !== 'rejected').toSorted((one, other) => byPriority(other, one)) ?? []
  const open = iros.filter(({ status }) => status === 'proposed' || status === 'in_review').length
  const confirmation =
    hasFailed || open > 0
      ? { title: t('iro.left'), description: open > 0 ? t('iro.leftText', { count: open }) : t('iro.doneText') }
      : { title: t('iro.done'), description: t('iro.doneText') }
  return (
    <>
      <StepBody title={t('iro.title')} lead={t('iro.lead')}>
        <FirstValues company={company} note={t('first.nothing')} />
        <Card className="mt-6">
          {hasFailed ? (
            <LoadFailed title={names('failed')} error={error} refetch={refetch} isFetching={isFetching} />
          ) : !data ? (
            <Loading label={t('iro.loading')} className="flex flex-col gap-4 p-4">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </Loading>
          ) : iros.length === 0 ? (
            <EmptyState icon={<Scale aria-hidden strokeWidth={1.75} />} title={names('title')}>
              {empty}
            </EmptyState>
          ) : (
            <ul aria-label={t('iro.list')}>
              {iros.slice(0, shownEntries).map((iro) => (
                <Entry key={iro.id} iro={iro} />
              ))}
            </ul>
          )}
        </Card>
        {iros.length > 0 && (
          <p className="mt-3 text-muted text-sm">
            {iros.length > shownEntries && `${t('iro.more', { count: iros.length - shownEntries })} `}
            <Link to="/iro" className="text-brand-text underline underline-offset-2">
              {t('iro.all')}
            </Link>
          </p>
        )}
      </StepBody>
      <StepFooter
        onBack={onBack}
        onContinue={data || hasFailed ? () => onPass(confirmation) : undefined}
        {...(hasFailed ? { continueLabel: t('iro.anyway') } : {})}
        busy={busy}
      />
    </>
  )
}

function Entry({ iro }: { iro: Iro }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 border-line border-b p-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-center gap-1.5">
        <TypeBadge iro={iro} />
        <PriorityBadge priority={iro.priority} long />
        {iro.esrsTopics[0] && <CodeChip code={iro.esrsTopics[0]} />}
      </div>
      <p className="mt-1.5 font-medium [overflow-wrap:anywhere] md:col-span-2">{iro.title}</p>
      <p className="mt-0.5 line-clamp-4 text-secondary text-sm [overflow-wrap:anywhere] md:col-span-2">
        {iro.description}
      </p>
      <Assessment
        score={iro.score}
        short
        className="shrink-0 max-md:mt-2 md:col-start-2 md:row-start-1 md:text-right"
      />
    </li>
  )
}

import type { Assessment } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ReportLine } from '../../report/ReportLine.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { SegmentItem } from '../../ui/Segment.tsx'
import { SegmentLine } from '../../ui/SegmentLine.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { AssessmentTab } from './AssessmentTab.tsx'
import { DecisionsTab } from './DecisionsTab.tsx'
import { ExchangeMenu } from './ExchangeMenu.tsx'
import { MethodTab } from './MethodTab.tsx'
import { assessmentQuery } from './queries.ts'
import { StakeholdersTab } from './StakeholdersTab.tsx'
import { materialityTexts } from './texts.ts'
import { tabs, useMaterialityAddress } from './use-materiality-address.ts'

const MatrixTab = lazyPart(() => import('./MatrixTab.tsx'))

/** Page of the assessment of double materiality, with a tab for each step from the method to the signature. */
export default function MaterialityPage() {
  const t = useTexts(materialityTexts)
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(useLanguage()))
  const address = useMaterialityAddress()
  return (
    <PageBody className="pt-4!">
      <ReportLine className="pb-3" />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentLine aria-label={t('tabs.label')}>
          {tabs.map((name) => (
            <SegmentItem
              key={name}
              current={address.tab === name}
              onClick={() => address.change({ tab: name, entry: null, topic: null }, false)}
            >
              {t(`tabs.${name}`)}
            </SegmentItem>
          ))}
        </SegmentLine>
        <span className="flex-1" />
        {data && <ExchangeMenu year={data.year} mayDecide={data.may.decide} />}
      </div>
      {error && !data ? (
        <TableCard>
          <LoadFailed title={t('failed')} {...{ error, refetch, isFetching }} />
        </TableCard>
      ) : data ? (
        <>
          <Standing assessment={data} />
          <Tab assessment={data} address={address} />
        </>
      ) : (
        <TableCard>
          <Loading label={t('loading')} className="flex flex-col gap-5 p-4">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-10 w-full" />
            ))}
          </Loading>
        </TableCard>
      )}
    </PageBody>
  )
}

/** Progress of the assessment in one line. */
function Standing({ assessment }: { assessment: Assessment }) {
  const t = useTexts(materialityTexts)
  const { topics, method, signed, changed, required } = assessment
  const decided = topics.filter(({ decision }) => decision && !decision.toConfirm).length
  const open = topics.filter(({ verdict, decision }) => verdict === 'undecided' && !decision).length
  return (
    <>
      {!required && (
        <Notice tone="info" className="mb-3">
          {t('voluntary')}
        </Notice>
      )}
      <p className="num mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary text-sm" aria-live="polite">
        <span>{t('standing.decided', { count: topics.length, decided })}</span>
        {open > 0 && <Badge tone="warning">{t('standing.undecided', { count: open })}</Badge>}
        <span>
          {method.version === 0 ? t('standing.methodDefaults') : t('standing.method', { version: method.version })}
        </span>
        {signed && (
          <Badge tone={changed ? 'warning' : 'success'}>
            {t(changed ? 'standing.changed' : 'standing.signed', { number: signed.number })}
          </Badge>
        )}
      </p>
    </>
  )
}

type TabProps = { assessment: Assessment; address: ReturnType<typeof useMaterialityAddress> }

function Tab({ assessment, address }: TabProps) {
  switch (address.tab) {
    case 'method':
      return <MethodTab assessment={assessment} />
    case 'assessment':
      return <AssessmentTab assessment={assessment} address={address} />
    case 'stakeholders':
      return <StakeholdersTab assessment={assessment} />
    case 'matrix':
      return (
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          <MatrixTab assessment={assessment} address={address} />
        </Suspense>
      )
    default:
      return <DecisionsTab assessment={assessment} address={address} />
  }
}

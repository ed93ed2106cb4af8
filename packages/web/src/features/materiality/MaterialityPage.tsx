import type { Assessment } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, Navigate } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { PageTools } from '../../ui/page-tools.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { AssessmentTab } from './AssessmentTab.tsx'
import { DecisionsTab } from './DecisionsTab.tsx'
import { ExchangeMenu } from './ExchangeMenu.tsx'
import { MethodTab } from './MethodTab.tsx'
import { assessmentQuery } from './queries.ts'
import { SignatureTab } from './SignatureTab.tsx'
import { StakeholdersTab } from './StakeholdersTab.tsx'
import { materialityTexts } from './texts.ts'
import { type MaterialityAddress, type StepName, useMaterialityAddress } from './use-materiality-address.ts'

const MatrixTab = lazyPart(() => import('./MatrixTab.tsx'))

const methodLink =
  'inline-flex min-h-control items-center rounded-md px-3 font-medium text-secondary text-sm no-underline hover:bg-hover hover:text-ink aria-[current]:bg-pressed aria-[current]:text-ink'

/** Page of the assessment of double materiality: a step of the path that begins with the entries, or the method behind all of them. */
export default function MaterialityPage() {
  const t = useTexts(materialityTexts)
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(useLanguage()))
  const address = useMaterialityAddress()
  const { step } = address
  if (step === null) return <Navigate to="/iro" replace />
  return (
    <PageBody className="pt-4!">
      <PageTools>
        <Link to="/iro/method" aria-current={address.step === 'method' ? 'page' : undefined} className={methodLink}>
          {t('tabs.method')}
        </Link>
        {data && <ExchangeMenu year={data.year} mayDecide={data.may.decide} />}
      </PageTools>
      {error && !data ? (
        <TableCard>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </TableCard>
      ) : data ? (
        <>
          <Standing assessment={data} />
          <Step name={step} assessment={data} address={address} />
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

type StepProps = { name: StepName; assessment: Assessment; address: MaterialityAddress }

function Step({ name, assessment, address }: StepProps) {
  switch (name) {
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
    case 'decisions':
      return <DecisionsTab assessment={assessment} address={address} />
    case 'signature':
      return <SignatureTab assessment={assessment} />
  }
}

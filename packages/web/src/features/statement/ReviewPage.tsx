import type { FinalReview } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { companyQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useCurrent } from '../../kit/use-current.ts'
import { reviewQuery } from '../../report/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { EmptyState, Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useUnsavedRows } from '../../values/unsaved-store.ts'
import { ConfirmReview } from './ConfirmReview.tsx'
import { useWithdraw } from './queries.ts'
import { ReviewItemRow } from './ReviewItemRow.tsx'
import { statementTexts } from './texts.ts'

/** Page of the final review: open items, and the confirmation that everything was reviewed. */
export default function ReviewPage() {
  const t = useTexts(statementTexts)
  const { data, error, refetch, isFetching } = useCurrent({ ...reviewQuery, refetchOnMount: 'always' })
  return (
    <PageBody className="pt-4!">
      <div className="max-w-[56rem]">
        {data ? (
          <Review review={data} />
        ) : error ? (
          <Card>
            <LoadFailed title={t('review.failed')} error={error} refetch={refetch} isFetching={isFetching} />
          </Card>
        ) : (
          <Loading label={t('review.loading')} className="flex flex-col gap-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-64 rounded-xl" />
            <Skeleton className="h-24 rounded-xl" />
          </Loading>
        )}
      </div>
    </PageBody>
  )
}

/** Items of the review with the unsaved rows of this browser, which the server does not have. */
function useItems(review: FinalReview): FinalReview['items'] {
  const { data: company } = useQuery(companyQuery)
  const report = company ? `${company.metadata.standard_set}-${company.metadata.reporting_year}` : null
  const { rows } = useUnsavedRows(report)
  const open = review.items.filter(({ kind, count }) => kind !== 'unsaved' && count > 0)
  if (rows.length === 0) return open
  const examples = rows.slice(0, 3).map(({ id, code, name }) => ({ key: id, code, name }))
  return [...open, { kind: 'unsaved', count: rows.length, examples }]
}

function Review({ review }: { review: FinalReview }) {
  const t = useTexts(statementTexts)
  const { date } = useFormats()
  const items = useItems(review)
  const { withdrawn } = review
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <div className="flex flex-col gap-4">
      {!review.confirmation && <p className="max-w-prose text-pretty text-secondary">{t('review.lead')}</p>}
      {withdrawn && !review.confirmation && (
        <Notice tone="warning">
          {t('review.changed', {
            name: withdrawn.by ?? t('review.somebody'),
            date: date(withdrawn.at),
            count: withdrawn.changes,
          })}
        </Notice>
      )}
      {review.confirmation && <Confirmed confirmation={review.confirmation} mayWithdraw={review.can_confirm} />}
      {review.confirmation && items.length > 0 && <p className="text-secondary">{t('review.stillOpen')}</p>}
      <Card className="overflow-hidden">
        {items.length === 0 ? (
          <EmptyState icon={<CircleCheck aria-hidden strokeWidth={1.75} />} title={t('review.clear')}>
            {t('review.clearText')}
          </EmptyState>
        ) : (
          <ul>
            {items.map((item) => (
              <ReviewItemRow key={item.kind} item={item} />
            ))}
          </ul>
        )}
      </Card>
      {!review.confirmation && (
        <Confirm
          count={count}
          gaps={items.find(({ kind }) => kind === 'gap')?.count ?? 0}
          languages={review.languages}
          off={offReason(review)}
        />
      )}
    </div>
  )
}

/** Why nobody can confirm, or not this person; `null` where nothing is in the way. */
function offReason({ can_confirm, facts }: FinalReview): 'review.confirmOff' | 'review.confirmEmpty' | null {
  if (!can_confirm) return 'review.confirmOff'
  return facts === 0 ? 'review.confirmEmpty' : null
}

interface ConfirmProps {
  count: number
  gaps: number
  languages: FinalReview['languages']
  off: ReturnType<typeof offReason>
}

function Confirm({ count, gaps, languages, off }: ConfirmProps) {
  const t = useTexts(statementTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4">
      <p className="min-w-0 flex-[1_1_20rem] text-pretty text-muted text-sm">{t(off ?? 'review.confirmLead')}</p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        <Button asChild>
          <Link to="/report">
            <FileText aria-hidden className="size-3.5" />
            {t('review.draft')}
          </Link>
        </Button>
        {off ? (
          <May>
            <DisabledButton reason={t(off)}>{t('review.confirm')}</DisabledButton>
          </May>
        ) : (
          <Button look="primary" onClick={() => setAsking(true)}>
            {t('review.confirm')}
          </Button>
        )}
      </div>
      {isAsking && <ConfirmReview count={count} gaps={gaps} languages={languages} onClose={() => setAsking(false)} />}
    </section>
  )
}

interface ConfirmedProps {
  confirmation: NonNullable<FinalReview['confirmation']>
  mayWithdraw: boolean
}

/** Milliseconds for which a confirmation counts as just given. */
const recent = 30_000

/** The confirmation: person and time. */
function Confirmed({ confirmation, mayWithdraw }: ConfirmedProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const reader = useLanguage()
  const leftOut = (['en', 'de'] as const)
    .toSorted((one, other) => Number(other === reader) - Number(one === reader))
    .map((language) => [language, confirmation.left_out[language]] as const)
    .filter(([, words]) => words !== '')
  const place = useRef<HTMLElement>(null)
  // After confirming, the focus moves here from the end of the page, to the link to the next step.
  useEffect(() => {
    if (Date.now() - Date.parse(confirmation.at) < recent) place.current?.focus()
  }, [confirmation.at])
  const withdraw = useWithdraw()
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => toast({ title: t('review.withdrawn') }),
      onError: (failure) =>
        toast({ title: t('review.withdrawFailed'), description: errorText(failure), variant: 'destructive' }),
      onSettled: () => setAsking(false),
    })
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="flex scroll-mt-32 flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-text" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="font-semibold text-base">
          {t('review.confirmed', { name: confirmation.by ?? t('review.somebody') })}
        </h2>
        <p className="text-muted text-sm">{t('review.confirmedAt', { date: dateTime(confirmation.at) })}</p>
        {confirmation.reason && (
          <p className="mt-2 text-pretty text-secondary text-sm [overflow-wrap:anywhere]">
            {t('review.because', { reason: confirmation.reason })}
          </p>
        )}
        {leftOut.map(([language, words]) => (
          <p
            key={language}
            lang={language}
            className="mt-1 text-pretty text-secondary text-sm [overflow-wrap:anywhere]"
          >
            {t('review.toldReaders', { language: t(`language.${language}`), reason: words })}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        {mayWithdraw && <Button onClick={() => setAsking(true)}>{t('review.withdraw')}</Button>}
        <Button asChild>
          <Link to="/report">
            <FileText aria-hidden className="size-3.5" />
            {t('review.statement')}
          </Link>
        </Button>
        <Button asChild look="primary">
          <Link to="/report/versions">{t('review.toIssue')}</Link>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('review.withdrawTitle')}
        question={t('review.withdrawQuestion')}
        confirmLabel={t('review.withdraw')}
        busy={withdraw.isPending}
        onConfirm={takeBack}
      />
    </section>
  )
}

import type { IssuedVersion, ReportOutline } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileLock2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useAddressState } from '../../kit/use-address-state.ts'
import { useCurrent } from '../../kit/use-current.ts'
import { reviewQuery, versionsQuery } from '../../report/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { outlineQuery } from './queries.ts'
import { StatementFrame } from './StatementFrame.tsx'
import { statementTexts } from './texts.ts'
import { VersionRow } from './VersionRow.tsx'

/** Page of the draft and all issued versions, with their files and comparisons. */
export default function VersionsPage() {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const outline = useQuery(outlineQuery)
  const versions = useQuery(versionsQuery)
  const error = outline.error ?? versions.error
  const retry = () => {
    void outline.refetch()
    void versions.refetch()
  }
  return (
    <StatementFrame>
      {outline.data && versions.data ? (
        <Versions outline={outline.data} versions={versions.data} />
      ) : error ? (
        <Card>
          <ErrorState title={t('issue.listFailed')} onRetry={retry} busy={outline.isFetching || versions.isFetching}>
            {errorText(error)}
          </ErrorState>
        </Card>
      ) : (
        <Loading label={t('issue.loading')} className="flex flex-col gap-4">
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
    </StatementFrame>
  )
}

/** Open files panel and comparison, kept in the address. */
function useShown() {
  const { search, change } = useAddressState()
  return {
    files: search.get('files'),
    showFiles: (of: number) => change({ files: of }),
    toggleFiles: (of: string) => change({ files: search.get('files') === of ? null : of }),
    compared: Number(search.get('compare')) || null,
    compare: (number: number | null) => change({ compare: number }),
  }
}

function Versions({ outline, versions }: { outline: ReportOutline; versions: readonly IssuedVersion[] }) {
  const t = useTexts(statementTexts)
  const shown = useShown()
  const compared = versions.find(({ number }) => number === shown.compared)
  return (
    <div className="flex flex-col gap-6">
      <Draft
        outline={outline}
        latest={versions[0] ?? null}
        areFilesShown={shown.files === 'draft'}
        onFiles={() => shown.toggleFiles('draft')}
        onIssued={shown.showFiles}
      />
      <section>
        <SectionHeader title={t('issue.list')} className="mb-2" />
        <Card className="overflow-hidden">
          {versions.length === 0 ? (
            <EmptyState icon={<FileLock2 aria-hidden strokeWidth={1.75} />} title={t('issue.none')}>
              {t('issue.noneText')}
            </EmptyState>
          ) : (
            <ul>
              {versions.map((version) => (
                <VersionRow
                  key={version.number}
                  version={version}
                  set={outline.set}
                  areFilesShown={shown.files === String(version.number)}
                  onFiles={() => shown.toggleFiles(String(version.number))}
                  onCompare={() => shown.compare(version.number)}
                />
              ))}
            </ul>
          )}
        </Card>
      </section>
      {compared && <CompareDialog versions={versions} first={compared} onClose={() => shown.compare(null)} />}
    </div>
  )
}

interface DraftProps {
  outline: ReportOutline
  latest: IssuedVersion | null
  areFilesShown: boolean
  onFiles: () => void
  onIssued: (number: number) => void
}

function Draft({ outline, latest, areFilesShown, onFiles, onIssued }: DraftProps) {
  const t = useTexts(statementTexts)
  const [isIssuing, setIssuing] = useState(false)
  const { data: review } = useCurrent(reviewQuery)
  const next = (latest?.number ?? 0) + 1
  const label = t('issue.action', { number: next })
  const isConfirmed = Boolean(review?.confirmation)
  // A confirmed review means an unchanged draft, because any change withdraws the confirmation.
  const unchanged = latest && review?.confirmation && latest.at > review.confirmation.at ? latest.number : null
  const reason =
    review?.can_confirm === false
      ? t('issue.off')
      : !isConfirmed
        ? t('issue.locked')
        : unchanged === null
          ? null
          : t('issue.unchanged', { number: unchanged })
  return (
    <Card className="overflow-hidden">
      <section className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h2 className="font-semibold text-base">{t('issue.draft')}</h2>
          <p className="text-pretty text-muted text-sm">{t('issue.draftText')}</p>
          <p className="num mt-1 text-muted text-sm">
            {t('numbers.facts', { count: outline.facts })} ·{' '}
            {outline.gaps === 0 ? t('numbers.none') : t('numbers.gaps', { count: outline.gaps })}
          </p>
          {unchanged !== null && (
            <p className="mt-2 text-pretty text-sm">{t('issue.unchanged', { number: unchanged })}</p>
          )}
          {review && !isConfirmed && (
            <p className="mt-2 text-pretty text-sm">
              {t('issue.locked')}{' '}
              <Link
                to="/report/review"
                className="inline-flex min-h-6 items-center text-brand-text underline-offset-2 hover:underline max-md:flex max-md:min-h-10"
              >
                {t('issue.toReview')}
              </Link>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
          <Button aria-expanded={areFilesShown} aria-label={t('issue.filesOfDraft')} onClick={onFiles}>
            {t('issue.files')}
          </Button>
          {reason === null && review ? (
            <Button look="primary" onClick={() => setIssuing(true)}>
              {label}
            </Button>
          ) : (
            <May>
              <DisabledButton reason={reason ?? t('issue.locked')}>{label}</DisabledButton>
            </May>
          )}
        </div>
      </section>
      {areFilesShown && (
        <FilesPanel version={null} of={t('issue.draft')} languages={outline.languages} set={outline.set} />
      )}
      {isIssuing && <IssueDialog number={next} onIssued={onIssued} onClose={() => setIssuing(false)} />}
    </Card>
  )
}

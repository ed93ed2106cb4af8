import type { ReportOutline } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { useCompact } from '../../ui/use-media.ts'
import { ChapterView } from './ChapterView.tsx'
import { Outline } from './Outline.tsx'
import { outlineQuery } from './queries.ts'
import { StatementFrame } from './StatementFrame.tsx'
import { statementTexts } from './texts.ts'
import { useStatementPlace } from './use-place.ts'

/** Page of the draft: outline at the left, a chapter at the right. */
export default function StatementPage() {
  const t = useTexts(statementTexts)
  const { data, error, refetch, isFetching } = useQuery(outlineQuery)
  if (data) return <Statement outline={data} />
  return (
    <StatementFrame>
      {error ? (
        <Card>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : (
        <Loading label={t('loading')} className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-4 max-lg:hidden">
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-5" />
            ))}
          </div>
          <Skeleton className="h-96 rounded-xl" />
        </Loading>
      )}
    </StatementFrame>
  )
}

/** Whether the draft is still empty: no accepted value, no text, no signed assessment. */
const isEmpty = ({ facts, chapters }: ReportOutline): boolean =>
  facts === 0 &&
  chapters.every(({ requirements }) => requirements.every(({ state }) => state !== 'disclosed' && state !== 'partly'))

function Statement({ outline }: { outline: ReportOutline }) {
  const t = useTexts(statementTexts)
  const isCompact = useCompact()
  const place = useStatementPlace(outline.languages)
  const [isOpen, setOpen] = useState(false)
  const { chapters } = outline
  const current = chapters.find(({ code }) => code === place.chapter) ?? chapters[0]
  if (!current || isEmpty(outline)) {
    return (
      <StatementFrame>
        <Card>
          <EmptyState
            icon={<FileText aria-hidden strokeWidth={1.75} />}
            title={t('empty.title')}
            action={
              <Button asChild>
                <Link to="/datapoints">{t('empty.action')}</Link>
              </Button>
            }
          >
            {t('empty.text')}
          </EmptyState>
        </Card>
      </StatementFrame>
    )
  }
  const index = chapters.indexOf(current)
  const chapter = (
    <ChapterView
      key={current.code}
      code={current.code}
      report={`${outline.set}-${outline.year}`}
      year={outline.year}
      shown={place.shown}
      before={chapters[index - 1] ?? null}
      next={chapters[index + 1] ?? null}
    />
  )
  return (
    <StatementFrame tools={<Tools outline={outline} place={place} />}>
      {isCompact ? (
        <>
          <Button block className="mb-4 justify-start! overflow-hidden" onClick={() => setOpen(true)}>
            <BookOpen aria-hidden className="size-4 text-muted" />
            <span className="min-w-0 flex-1 truncate text-left">
              {current.code} {current.title[place.shown[0] ?? 'en']}
            </span>
            <span className="font-normal text-muted text-xs">
              {index + 1}/{chapters.length}
            </span>
          </Button>
          <Sheet side="left" open={isOpen} onOpenChange={setOpen} title={t('outline.open')}>
            <Outline outline={outline} current={current.code} place={place} onGo={() => setOpen(false)} />
          </Sheet>
          {chapter}
        </>
      ) : (
        <div className="grid grid-cols-[16rem_minmax(0,1fr)] items-start gap-8">
          <div className="sticky top-28 -ml-2 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-4">
            <Outline outline={outline} current={current.code} place={place} />
          </div>
          {chapter}
        </div>
      )}
    </StatementFrame>
  )
}

interface ToolsProps {
  outline: ReportOutline
  place: ReturnType<typeof useStatementPlace>
}

/** Numbers of facts and gaps, and the choice of languages. */
function Tools({ outline, place }: ToolsProps) {
  const t = useTexts(statementTexts)
  const { languages, facts, gaps } = outline
  return (
    <>
      <p className="num text-muted text-sm">
        {t('numbers.facts', { count: facts })} · {gaps === 0 ? t('numbers.none') : t('numbers.gaps', { count: gaps })}
      </p>
      {languages.length > 1 && (
        <Segment aria-label={t('language.label')} className="max-md:w-full">
          {place.hasBoth && (
            <SegmentItem current={place.isBoth} onClick={() => place.setLanguage(null)}>
              {t('language.both')}
            </SegmentItem>
          )}
          {languages.map((language) => (
            <SegmentItem
              key={language}
              current={!place.isBoth && place.shown[0] === language}
              onClick={() => place.setLanguage(language)}
              className="max-md:flex-1 max-md:justify-center"
            >
              {t(`language.${language}`)}
            </SegmentItem>
          ))}
        </Segment>
      )}
    </>
  )
}

import type { ReportChapter, ReportOutline, StatementLanguage } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { ChapterContext, type ChapterFacts } from './chapter-context.ts'
import { chapterPlace, codeOf, taxonomyChapter, taxonomyPlace } from './places.ts'
import { chapterQuery, explanationOf } from './queries.ts'
import { RequirementSection } from './RequirementSection.tsx'
import { TextBlock } from './TextBlock.tsx'
import { statementTexts } from './texts.ts'

type ChapterState = ReportOutline['chapters'][number]

interface ChapterViewProps {
  code: string
  /** Set and year: unsaved texts in the browser are stored by report. */
  report: string
  year: number
  shown: readonly StatementLanguage[]
  before: ChapterState | null
  next: ChapterState | null
}

export function ChapterView(props: ChapterViewProps) {
  const t = useTexts(statementTexts)
  const { data: arrived, error, refetch, isFetching } = useQuery(chapterQuery(props.code))
  // A chapter may be long: it is drawn in pieces, between which the browser answers.
  const data = useDeferredValue(arrived)
  if (data) return <Chapter {...props} data={data} />
  if (error) {
    return (
      <Card>
        <LoadFailed title={t('chapter.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </Card>
    )
  }
  return (
    <Loading label={t('chapter.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-56 rounded-xl" />
    </Loading>
  )
}

/** Scrolls to the anchor of the address, once the chapter is loaded. */
function useArrival() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'start' })
  }, [hash])
}

function Chapter({ data, report, year, shown, before, next }: ChapterViewProps & { data: ReportChapter }) {
  const t = useTexts(statementTexts)
  useArrival()
  const { chapter, facts, texts } = data
  const [language = 'en'] = shown
  const context: ChapterFacts = {
    chapter: chapter.code,
    report,
    year,
    shown,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    labels: labelsOf(data, language),
    bases: texts,
  }
  return (
    <ChapterContext value={context}>
      <article className="min-w-0">
        <header className="mb-6">
          <p className="text-muted text-sm">{chapter.standard}</p>
          <h2 className="text-balance font-semibold text-2xl">{chapter.title[language]}</h2>
          {shown.slice(1).map((other) => (
            <p key={other} lang={other} className="text-muted">
              {chapter.title[other]}
            </p>
          ))}
        </header>
        {chapter.code === taxonomyChapter && (
          <p className="mb-6 text-sm">
            {t('taxonomy.linkText')}{' '}
            <Link className="text-brand-text underline underline-offset-2" to={taxonomyPlace}>
              {t('taxonomy.link')}
            </Link>
          </p>
        )}
        {chapter.state === 'not-material' && <NotMaterial chapter={chapter} />}
        {chapter.state === 'reported' && chapter.requirements.length === 0 && (
          <p className="text-muted">{t('chapter.nothing')}</p>
        )}
        {chapter.requirements.map((requirement) => (
          <RequirementSection key={requirement.code} requirement={requirement} />
        ))}
        <nav className="mt-8 flex gap-2 border-line border-t pt-4 max-md:flex-col">
          {before && (
            <Turn chapter={before} label={t('chapter.before')} language={language}>
              <ArrowLeft aria-hidden className="size-4 shrink-0 text-muted" />
            </Turn>
          )}
          <span className="flex-1" />
          {next && (
            <Turn chapter={next} label={t('chapter.next')} language={language} isNext>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Turn>
          )}
        </nav>
      </article>
    </ChapterContext>
  )
}

interface TurnProps {
  chapter: ChapterState
  label: string
  language: StatementLanguage
  isNext?: boolean
  children: ReactNode
}

function Turn({ chapter, label, language, isNext = false, children }: TurnProps) {
  return (
    <Button asChild look="ghost" className="h-auto! min-w-0 max-w-full shrink! gap-3 py-2">
      <Link to={chapterPlace(chapter.code)}>
        {!isNext && children}
        <span className={isNext ? 'min-w-0 md:text-right' : 'min-w-0'}>
          <span className="block font-normal text-muted text-xs">{label}</span>
          <span className="block truncate">
            {codeOf(chapter)} {chapter.title[language]}
          </span>
        </span>
        {isNext && children}
      </Link>
    </Button>
  )
}

function NotMaterial({ chapter }: { chapter: ReportChapter['chapter'] }) {
  const t = useTexts(statementTexts)
  const { code, explanation } = chapter
  const isExplained = Boolean(explanation?.en?.length || explanation?.de?.length)
  return (
    <section className="mb-6 flex flex-col gap-3">
      <Notice
        tone={isExplained ? 'neutral' : 'warning'}
        action={
          <Button asChild className="max-md:w-full no-underline!">
            <Link to="/iro/decisions">{t('chapter.decide')}</Link>
          </Button>
        }
      >
        <p className="font-medium">{t('chapter.notMaterial')}</p>
        {!isExplained && <p>{t('chapter.unexplained')}</p>}
      </Notice>
      {explanation && (
        <TextBlock
          block={{
            type: 'text',
            id: explanationOf(code),
            datapoints: [],
            texts: explanation,
            edited: explanation.edited ?? { en: null, de: null },
          }}
          code={code}
          isNew={false}
        />
      )}
    </section>
  )
}

/** Label of each fact of the chapter: that of its table row, or the name of its datapoint. */
function labelsOf({ chapter, facts }: ReportChapter, language: StatementLanguage): ReadonlyMap<string, string> {
  const rows = chapter.requirements.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'figures' ? block.rows : [])),
  )
  const named = rows.flatMap(({ fact, prior, label }) => [
    [fact, label[language]] as const,
    ...(prior ? [[prior, label[language]] as const] : []),
  ])
  return new Map([...facts.map(({ id, datapoint }) => [id, datapoint] as const), ...named])
}

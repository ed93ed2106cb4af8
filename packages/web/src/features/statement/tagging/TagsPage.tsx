import { limits, type TagState, tagStates } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Tags } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useLastPage } from '../../../kit/use-last-page.ts'
import { Card } from '../../../ui/Page.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { SegmentItem } from '../../../ui/Segment.tsx'
import { SegmentLine } from '../../../ui/SegmentLine.tsx'
import { Select } from '../../../ui/Select.tsx'
import { EmptyState, Loading, Notice, Skeleton } from '../../../ui/States.tsx'
import { StatementFrame } from '../StatementFrame.tsx'
import { tagsQuery, versionsQuery } from './queries.ts'
import { TagItem } from './TagItem.tsx'
import { taggingTexts } from './texts.ts'

/** What every figure and text of a statement is tagged with in XBRL, what is not tagged and why, and what was reviewed. */
export default function TagsPage() {
  const t = useTexts(taggingTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const [version, setVersion] = useState<number | null>(null)
  const [state, setState] = useState<TagState>('all')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data: versions = [] } = useQuery(versionsQuery)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    tagsQuery({ version, state, search, page }, language),
  )
  useLastPage(page, isPlaceholderData || !data ? null : data.pages, setPage)
  const begin = (change: () => void) => {
    change()
    setPage(1)
  }
  const draft = '0'
  const tools = versions.length > 0 && (
    <Select
      aria-label={t('of')}
      value={String(version ?? draft)}
      onChange={(value) => begin(() => setVersion(value === draft ? null : Number(value)))}
      options={[
        { value: draft, label: t('draft') },
        ...versions.map((number) => ({ value: String(number), label: t('version', { number }) })),
      ]}
      className="w-auto!"
    />
  )
  if (!data)
    return (
      <StatementFrame tools={tools}>
        {error ? (
          <Card>
            <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
          </Card>
        ) : (
          <Loading label={t('loading')} className="flex flex-col gap-4">
            <Skeleton className="h-10 w-full max-w-prose" />
            <Skeleton className="h-96 rounded-xl" />
          </Loading>
        )}
      </StatementFrame>
    )
  const { has_taxonomy: hasTaxonomy, has_lei: hasLei, counts, rows, total, pages } = data
  if (!hasTaxonomy || counts.facts === 0)
    return (
      <StatementFrame tools={tools}>
        <Card>
          <EmptyState icon={<Tags />} title={t(hasTaxonomy ? 'empty' : 'noTaxonomy')}>
            {t(hasTaxonomy ? 'emptyText' : 'noTaxonomyText')}
          </EmptyState>
        </Card>
      </StatementFrame>
    )
  const percent = number(Math.floor((100 * counts.tagged) / counts.facts))
  return (
    <StatementFrame tools={tools}>
      <div className="flex flex-col gap-4">
        <div className="flex max-w-prose flex-col gap-1 text-pretty text-secondary">
          <p>{version === null ? t('lead') : t('leadVersion', { number: version })}</p>
          <p className="num text-muted text-sm">{t('counts', { ...counts, percent })}</p>
        </div>
        {!hasLei && (
          <Notice
            action={
              <Link className="text-brand-text underline underline-offset-2" to="/company/report">
                {t('toSettings')}
              </Link>
            }
          >
            {t('noLei')}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SegmentLine aria-label={t('show')}>
            {tagStates.map((one) => (
              <SegmentItem key={one} current={one === state} onClick={() => begin(() => setState(one))}>
                {t(`state.${one}`)}
              </SegmentItem>
            ))}
          </SegmentLine>
          <SearchInput
            aria-label={t('search')}
            placeholder={t('searchHint')}
            value={search}
            onSearch={(words) => begin(() => setSearch(words))}
            className="w-full md:w-72"
          />
        </div>
        <Card className="overflow-hidden">
          {rows.length === 0 ? (
            <EmptyState icon={<SearchX />} title={t(search === '' ? 'none' : 'noMatch')}>
              {t(search === '' ? 'noneText' : 'noMatchText')}
            </EmptyState>
          ) : (
            <ul>
              {rows.map((row) => (
                <TagItem key={row.datapoint} row={row} isDraft={version === null} />
              ))}
            </ul>
          )}
          <Pagination page={data.page} pages={pages} count={total} pageSize={limits.defaultPageSize} onPage={setPage} />
        </Card>
      </div>
    </StatementFrame>
  )
}

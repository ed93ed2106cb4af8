import type { Figure } from '@esrs/contract'
import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, Sigma } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useAddressState, wholeNumber } from '../../../kit/use-address-state.ts'
import { useLastPage } from '../../../kit/use-last-page.ts'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { PageTools } from '../../../ui/page-tools.tsx'
import { EmptyState, Skeleton } from '../../../ui/States.tsx'
import { Quantity } from '../../../values/Quantity.tsx'
import { figuresQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { FigureBadges } from './FigureBadges.tsx'
import { FigureView } from './FigureView.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'

/** Page of the figures of the group that are collected in parts, or of the one that the address names. */
export default function FiguresPage() {
  const key = useAddressState().search.get('key')
  return (
    <PageBody className="flex flex-col gap-4">
      {key ? <FigureView key={key} datapoint={key} /> : <AllFigures />}
    </PageBody>
  )
}

function AllFigures() {
  const t = useTexts(organisationTexts)
  const mayReport = useMay('report')
  const { search, change } = useAddressState()
  const page = wholeNumber(search.get('page'))
  const [isSettingUp, setSettingUp] = useState(false)
  const query = useQuery(figuresQuery(page, useLanguage()))
  const { data, isPlaceholderData } = query
  useLastPage(page, isPlaceholderData || !data ? null : data.total_pages, (last) =>
    change({ page: last > 1 ? last : null }),
  )
  const add = mayReport && (
    <Button look="primary" onClick={() => setSettingUp(true)}>
      <Plus aria-hidden className="size-4" />
      {t('figures.add')}
    </Button>
  )
  return (
    <>
      <PageTools>{data && data.count > 0 && add}</PageTools>
      {!data ? (
        <NotLoaded query={query}>
          <Skeleton className="h-20 rounded-xl" />
          <Skeleton className="h-20 rounded-xl" />
        </NotLoaded>
      ) : data.count === 0 ? (
        <Card>
          <EmptyState icon={<Sigma aria-hidden />} title={t('figures.empty')} action={add} className="py-16">
            {t('figures.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Card className="overflow-hidden">
          <ul aria-label={t('tabs.figures')}>
            {data.figures.map((figure) => (
              <Row key={figure.key} figure={figure} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={data.total_pages}
            count={data.count}
            pageSize={limits.figures.pageSize}
            onPage={(next) => change({ page: next > 1 ? next : null }, { isStep: true })}
          />
        </Card>
      )}
      {isSettingUp && (
        <SetUpDialog
          figure={null}
          onClose={() => setSettingUp(false)}
          onDone={(key) => change({ key, page: null }, { isStep: true })}
        />
      )}
    </>
  )
}

function Row({ figure }: { figure: Figure }) {
  const t = useTexts(organisationTexts)
  const { number } = useFormats()
  const { key, name, value, setup, expected, delivered } = figure
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <CodeChip code={key} listed />
          <Link
            to={`?key=${encodeURIComponent(key)}`}
            className="font-medium text-ink no-underline [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {name}
          </Link>
        </p>
        <p className="num text-muted text-xs">
          {t(`rule.${setup.rule}`)} ·{' '}
          {t('figures.delivered', { delivered: number(delivered), expected: number(expected) })}
        </p>
      </div>
      <FigureBadges figure={figure} />
      <p className="num font-semibold text-base">
        {value === null ? '–' : <Quantity value={value} unit={setup.unit || null} />}
      </p>
    </li>
  )
}

import { type InventoryActivity, type InventoryView, limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { searchWords, useAddressState, wholeNumber } from '../../../kit/use-address-state.ts'
import { useLastPage } from '../../../kit/use-last-page.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Quantity } from '../../../values/Quantity.tsx'
import { useMonthName } from '../figures/use-month-name.ts'
import { ActivityDialog } from './ActivityDialog.tsx'
import { Editions } from './Editions.tsx'
import { activitiesQuery } from './queries.ts'
import { inventoryTexts } from './texts.ts'

const all = 'all'

/** The activities with what each brings; one is opened down to its formula. */
export function ActivitiesTab({ inventory }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  const { search, change } = useAddressState()
  const [changed, setChanged] = useState<InventoryActivity | null>(null)
  const words = searchWords(search.get('q'))
  // An address may name what this inventory does not have.
  const category = inventory.categories.find(({ id }) => id === search.get('category'))?.id
  const figure = inventory.figures.find((one) => one.figure === search.get('figure'))?.figure
  const page = wholeNumber(search.get('page'))
  const asked = { ...(category && { category }), ...(figure && { figure }), search: words, page }
  const query = useQuery(activitiesQuery(asked, useLanguage()))
  const { data, isPlaceholderData } = query
  useLastPage(page, isPlaceholderData || !data ? null : data.total_pages, (last) =>
    change({ page: last > 1 ? last : null }),
  )
  const used = inventory.categories.filter(({ activities }) => activities > 0)
  return (
    <>
      <Editions />
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <SearchInput
            value={words}
            onSearch={(q) => change({ q, page: null })}
            aria-label={t('activities.search')}
            placeholder={t('activities.search')}
          />
        </div>
        <div className="w-72 max-md:w-full">
          <Select
            aria-label={t('activity.field.category')}
            value={category || all}
            onChange={(id) => change({ category: id === all ? null : id, page: null })}
            options={[
              { value: all, label: t('activities.all') },
              ...used.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        {figure && (
          <Button onClick={() => change({ figure: null, page: null })}>
            {t('activities.ofFigure', { figure: t(`figure.${figure as 'scope1'}`) })}
          </Button>
        )}
      </div>
      {!data ? (
        <NotLoaded query={query}>
          <Skeleton className="h-16 rounded-xl" />
          <Skeleton className="h-16 rounded-xl" />
        </NotLoaded>
      ) : (
        <Card className="overflow-hidden">
          {data.activities.length === 0 && <p className="p-4 text-muted text-sm">{t('activities.nothing')}</p>}
          <ul aria-label={t('view.activities')}>
            {data.activities.map((one) => (
              <Row key={one.id} activity={one} inventory={inventory} onChange={() => setChanged(one)} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={data.total_pages}
            count={data.count}
            pageSize={limits.inventory.pageSize}
            onPage={(next) => change({ page: next > 1 ? next : null }, { isStep: true })}
          />
        </Card>
      )}
      {changed && <ActivityDialog inventory={inventory} activity={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

interface RowProps {
  activity: InventoryActivity
  inventory: InventoryView
  onChange: () => void
}

function Row({ activity, inventory, onChange }: RowProps) {
  const t = useTexts(inventoryTexts)
  const { exact, unit: unitText } = useFormats()
  const monthName = useMonthName()
  const mayReport = useMay('report')
  const [isOpen, setOpen] = useState(false)
  const { category, label, unit_name: unit, from, to, number, tonnes, energy, formula, remarks } = activity
  const named = inventory.categories.find(({ id }) => id === category)?.name ?? category
  const months = from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-left text-sm hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-64">
          <span className="font-medium [overflow-wrap:anywhere]">{[named, label].filter(Boolean).join(' · ')}</span>
          <span className="num block text-muted text-xs [overflow-wrap:anywhere]">
            {[unit, months, `${exact(number)} ${unitText(activity.unit)}`, activity.used_factor?.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {remarks.length > 0 && <Badge tone="warning">{t('activity.remarks', { count: remarks.length })}</Badge>}
        {activity.quality === 'estimated' && <Badge>{t('quality.estimated')}</Badge>}
        <span className="num ml-auto min-w-28 text-right font-medium">
          {tonnes !== null ? (
            <Quantity value={tonnes} unit="tCO2e" />
          ) : energy !== null ? (
            <Quantity value={energy} unit="MWh" />
          ) : (
            '–'
          )}
        </span>
      </button>
      {isOpen && (
        <div className="flex flex-col gap-2 bg-sunken px-4 py-3 text-sm">
          <ul className="flex flex-col gap-1">
            {formula.map((line) => (
              <li key={line} className="num [overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
            {activity.biogenic > 0 && (
              <li className="num">{t('activity.biogenic', { tonnes: exact(activity.biogenic) })}</li>
            )}
          </ul>
          {remarks.map((remark) => (
            <p key={remark} className="text-warning-text [overflow-wrap:anywhere]">
              {remark}
            </p>
          ))}
          <p className="text-muted text-xs [overflow-wrap:anywhere]">
            {[
              activity.method && t(`method.${activity.method}`),
              activity.primary !== null && t('activity.primaryOf', { percent: `${exact(activity.primary)}\u00a0%` }),
              t(`quality.${activity.quality}`),
              activity.uncertainty !== null &&
                t('activity.uncertaintyOf', { percent: `${exact(activity.uncertainty)}\u00a0%` }),
              activity.note,
              activity.document_name,
              activity.by,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {mayReport && (
            <Button className="self-start" onClick={onChange}>
              {t('activity.change')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

import type { InventoryView } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileDown, FileUp, Plus, Sigma } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { PageTools } from '../../../ui/page-tools.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { EmptyState, Notice, Skeleton } from '../../../ui/States.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { useNarrow } from '../../../ui/use-media.ts'
import { ExportMenu } from '../../../values/exchange/ExportMenu.tsx'
import { Quantity } from '../../../values/Quantity.tsx'
import { ActivitiesTab } from './ActivitiesTab.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { BaseTab } from './BaseTab.tsx'
import { FiguresTab } from './FiguresTab.tsx'
import { ImportActivities } from './ImportActivities.tsx'
import { InstrumentsTab } from './InstrumentsTab.tsx'
import { inventoryQuery } from './queries.ts'
import { inventoryTexts } from './texts.ts'
import { ValueChainTab } from './ValueChainTab.tsx'

const views = ['activities', 'figures', 'scope3', 'instruments', 'base'] as const
const tabs = {
  activities: ActivitiesTab,
  figures: FiguresTab,
  scope3: ValueChainTab,
  instruments: InstrumentsTab,
  base: BaseTab,
}

/** Page of the emission inventory of a year: what was done, and what it comes to; the address says which view. */
export default function InventoryPage() {
  const t = useTexts(inventoryTexts)
  const mayReport = useMay('report')
  const { search, change } = useAddressState()
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const query = useQuery(inventoryQuery(useLanguage()))
  const { data } = query
  const chosen = views.find((view) => view === search.get('show')) ?? 'activities'
  const Chosen = tabs[chosen]
  const close = () => setOpen(null)
  const show = (view: (typeof views)[number]) =>
    change({ show: view, q: null, category: null, figure: null, page: null }, { isStep: true })
  const carrying = useSend(
    () => call(contract.inventory.export, { query: { format: 'xlsx', of: 'year_before' } }),
    t('carry.failed'),
    (file) => {
      saveFile(file, t('carry.file', { year: String(data?.year ?? '') }))
      toast({ title: t('carry.done'), description: t('carry.doneText') })
    },
  )
  if (!data)
    return (
      <PageBody>
        <NotLoaded query={query}>
          <Skeleton className="h-24 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </NotLoaded>
      </PageBody>
    )
  const add = mayReport && data.units.length > 0 && (
    <Button look="primary" onClick={() => setOpen('add')}>
      <Plus aria-hidden className="size-4" />
      {t('activity.add')}
    </Button>
  )
  const take = mayReport && data.units.length > 0 && (
    <Button onClick={() => setOpen('import')}>
      <FileUp aria-hidden className="size-4" />
      {t('import.action')}
    </Button>
  )
  const carry = mayReport && data.units.length > 0 && data.to_carry > 0 && (
    <Button busy={carrying.isPending} onClick={() => carrying.mutate(undefined)}>
      <FileDown aria-hidden className="size-4" />
      {t('carry.action', { count: data.to_carry })}
    </Button>
  )
  const isEmpty = data.activities === 0
  return (
    <PageBody className="flex flex-col gap-4">
      <PageTools>
        {!isEmpty && (
          <ExportMenu
            table="inventory"
            fetch={(format) => call(contract.inventory.export, { query: { format, of: 'year' } })}
            compact
          />
        )}
        {!isEmpty && take}
        {!isEmpty && add}
      </PageTools>
      {!isEmpty && <Sums inventory={data} />}
      <Segment aria-label={t('views')} size="sm" className="self-start max-md:flex max-md:w-full max-md:flex-wrap">
        {views.map((view) => (
          <SegmentItem key={view} current={view === chosen} onClick={() => show(view)}>
            {t(`view.${view}`)}
          </SegmentItem>
        ))}
      </Segment>
      {!isEmpty && chosen === 'activities' && carry && <div>{carry}</div>}
      {isEmpty && chosen === 'activities' ? (
        <Card>
          <EmptyState
            icon={<Sigma aria-hidden />}
            title={t('empty')}
            action={
              data.units.length === 0 ? (
                <Button asChild look="primary">
                  <Link to="/company/structure">{t('toStructure')}</Link>
                </Button>
              ) : (
                <span className="flex flex-wrap justify-center gap-2">
                  {carry}
                  {take}
                  {add}
                </span>
              )
            }
            className="py-16"
          >
            {t(data.units.length === 0 ? 'noUnits' : 'emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Chosen inventory={data} />
      )}
      {open === 'add' && <ActivityDialog inventory={data} activity={null} onClose={close} />}
      {open === 'import' && <ImportActivities onClose={close} />}
    </PageBody>
  )
}

const shown = ['scope1', 'scope2_location', 'scope2_market', 'scope3', 'energy'] as const

/** The figures that everybody asks for first, and what has to be known of them. */
function Sums({ inventory: { figures, remarks } }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  // On a phone a screen of remarks would stand before what the page is for.
  const isNarrow = useNarrow()
  const list = (
    <ul className="flex flex-col gap-1 max-md:mt-1">
      {remarks.map((remark) => (
        <li key={remark} className="[overflow-wrap:anywhere]">
          {remark}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {shown.map((name) => {
          const one = figures.find(({ figure }) => figure === name)
          return (
            <Card key={name} className="p-4">
              <dt className="text-muted text-xs">{t(`sum.${name}`)}</dt>
              <dd className="num mt-1 font-semibold text-lg [overflow-wrap:anywhere]">
                {one?.value == null ? '–' : <Quantity value={one.value} unit={one.unit} />}
              </dd>
            </Card>
          )
        })}
      </dl>
      {remarks.length > 0 && (
        <Notice tone="warning">
          {isNarrow && remarks.length > 1 ? (
            <details>
              <summary className="cursor-pointer max-md:min-h-6">{t('remarks', { count: remarks.length })}</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </Notice>
      )}
    </>
  )
}

import type { Datapoint } from '@esrs/contract'
import { Ellipsis, History, Pencil, Quote, Table2, Trash2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { breakdownTexts } from './breakdown/texts.ts'
import { HistoryDialog } from './review/History.tsx'
import { reviewTexts } from './review/texts.ts'
import { datapointTexts } from './texts.ts'

const BreakdownDialog = lazyPart(() => import('./breakdown/BreakdownDialog.tsx'))

/** What the list asks its page to do with a datapoint. */
export interface DatapointActions {
  open: (datapoint: Datapoint) => void
  showExcerpts: (datapoint: Datapoint) => void
  edit: (datapoint: Datapoint) => void
  remove: (datapoint: Datapoint) => void
}

export function RowMenu({ datapoint, actions }: { datapoint: Datapoint; actions: DatapointActions }) {
  const t = useTexts(datapointTexts)
  const r = useTexts(reviewTexts)
  const b = useTexts(breakdownTexts)
  const [history, setHistory] = useState(false)
  const [breakdown, setBreakdown] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button look="ghost" size="icon-small" aria-label={t('menu.label', { code: datapoint.code })}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        {datapoint.excerpts.trim() !== '' && (
          <MenuItem onSelect={() => actions.showExcerpts(datapoint)}>
            <Quote aria-hidden />
            {t('menu.excerpts')}
          </MenuItem>
        )}
        <May>
          <MenuItem onSelect={() => actions.edit(datapoint)}>
            <Pencil aria-hidden />
            {t('menu.edit')}
          </MenuItem>
        </May>
        {datapoint.broken_down_by && (
          <May>
            <MenuItem onSelect={() => setBreakdown(true)}>
              <Table2 aria-hidden />
              {b(datapoint.breakdowns.length === 0 ? 'open' : 'edit')}
            </MenuItem>
          </May>
        )}
        <MenuItem asChild>
          <Link to={`/documents/tasks?task=${encodeURIComponent(datapoint.key)}`}>
            <Users aria-hidden />
            {t('menu.work')}
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => setHistory(true)}>
          <History aria-hidden />
          {r('history.open')}
        </MenuItem>
        <May>
          <MenuSeparator />
          <MenuItem danger onSelect={() => actions.remove(datapoint)}>
            <Trash2 aria-hidden />
            {t('menu.delete')}
          </MenuItem>
        </May>
      </Menu>
      {breakdown && (
        <Suspense>
          <BreakdownDialog datapoint={datapoint} onClose={() => setBreakdown(false)} />
        </Suspense>
      )}
      {history && <HistoryDialog datapoint={datapoint} onClose={() => setHistory(false)} />}
    </>
  )
}

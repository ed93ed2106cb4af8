import type { FigureDetail } from '@esrs/contract'
import { Table2 } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { May } from '../../../api/May.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { toast } from '../../../ui/toast.ts'
import { organisationTexts } from '../texts.ts'

/** The breakdown of the group: what the cells of its units come to. Nothing where no unit delivers cells. */
export function GroupCells({ detail: { figure, cells } }: { detail: FigureDetail }) {
  const t = useTexts(organisationTexts)
  const { quantity } = useFormats()
  const { key, setup } = figure
  const take = useSend(
    () => call(contract.figures.takeCells, { params: { key } }),
    t('cells.failed'),
    () => toast({ title: t('cells.taken'), description: key }),
  )
  if (cells.length === 0) return null
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-3">
        <h2 className="font-semibold text-base">{t('cells.title')}</h2>
        <May>
          <Button busy={take.isPending} onClick={() => take.mutate(undefined)}>
            <Table2 aria-hidden className="size-4" />
            {t('cells.take')}
          </Button>
        </May>
      </div>
      <ul className="px-4 py-2 text-sm">
        {cells.map(({ dimension, name, value, units }) => (
          <li key={dimension} className="flex min-h-8 items-center justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name} <span className="text-muted text-xs">{t('cells.units', { count: units })}</span>
            </span>
            <span className="num whitespace-nowrap font-medium">
              {value === null ? '–' : quantity(value, setup.unit || null)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import type { InventoryInstrument, InventoryView } from '@esrs/contract'
import { FileCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { Quantity } from '../../../values/Quantity.tsx'
import { useMonthName } from '../figures/use-month-name.ts'
import { InstrumentDialog } from './InstrumentDialog.tsx'
import { inventoryTexts } from './texts.ts'

/** The register of contractual instruments for purchased energy, each with what it covers. */
export function InstrumentsTab({ inventory }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  const mayReport = useMay('report')
  const [open, setOpen] = useState<InventoryInstrument | 'add' | null>(null)
  const { instruments, units } = inventory
  const add = mayReport && units.length > 0 && (
    <Button onClick={() => setOpen('add')}>
      <Plus aria-hidden className="size-4" />
      {t('instrument.add')}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 max-w-prose flex-1 basis-72 text-pretty text-muted text-sm">{t('instrument.text')}</p>
        {instruments.length > 0 && add}
      </div>
      <Card className="overflow-hidden">
        {instruments.length === 0 ? (
          <EmptyState icon={<FileCheck aria-hidden />} title={t('instrument.empty')} action={add} className="py-12">
            {t('instrument.emptyText')}
          </EmptyState>
        ) : (
          <ul aria-label={t('view.instruments')}>
            {instruments.map((one) => (
              <Row key={one.id} instrument={one} onChange={mayReport ? () => setOpen(one) : null} />
            ))}
          </ul>
        )}
      </Card>
      {open && (
        <InstrumentDialog
          inventory={inventory}
          instrument={open === 'add' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Row({ instrument, onChange }: { instrument: InventoryInstrument; onChange: (() => void) | null }) {
  const t = useTexts(inventoryTexts)
  const { exact, quantity } = useFormats()
  const monthName = useMonthName()
  const { name, kind, category, from, to, number, unit, kilograms, renewable, nuclear, covered, unused } = instrument
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <Badge>{t(`instrument.kind.${kind}`)}</Badge>
          {unused > 0 && <Badge tone="warning">{t('instrument.unused', { energy: quantity(unused, 'MWh') })}</Badge>}
        </p>
        <p className="num text-muted text-xs [overflow-wrap:anywhere]">
          {[
            t(`instrument.category.${category}`),
            instrument.unit_name || t('instrument.group'),
            from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`,
            `${exact(number)} ${unit}`,
            t('instrument.each', { kilograms: exact(kilograms) }),
            t('instrument.shares', { renewable: exact(renewable), nuclear: exact(nuclear) }),
            instrument.note,
            instrument.document_name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="num ml-auto text-right">
        <span className="block text-muted text-xs">{t('instrument.covered')}</span>
        <Quantity value={covered} unit="MWh" />
      </p>
      {onChange && (
        <Button aria-label={t('instrument.changeOf', { name })} onClick={onChange}>
          {t('instrument.change')}
        </Button>
      )}
    </li>
  )
}

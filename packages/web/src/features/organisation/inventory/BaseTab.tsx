import type { InventoryPolicy, InventoryView } from '@esrs/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { Quantity } from '../../../values/Quantity.tsx'
import { PolicyDialog } from './PolicyDialog.tsx'
import { TargetDialog } from './TargetDialog.tsx'
import { inventoryTexts } from './texts.ts'

/** The base year with what it was and what it comes to now, and the targets beside their straight lines. */
export function BaseTab({ inventory }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  const mayReport = useMay('report')
  const [open, setOpen] = useState<'policy' | number | null>(null)
  const { policy, targets } = inventory
  const take = useSend(
    () => call(contract.inventory.take, { body: { figures: [], breakdowns: false, targets: true } }),
    t('target.takeFailed'),
    () => toast({ title: t('target.taken') }),
  )
  return (
    <>
      <Card className="flex flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="font-semibold">{t('base.title')}</h2>
          {mayReport && <Button onClick={() => setOpen('policy')}>{t('base.change')}</Button>}
        </div>
        <BaseYear inventory={inventory} />
      </Card>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-start justify-between gap-3 p-4">
          <h2 className="font-semibold">{t('target.title')}</h2>
          {mayReport && (
            <div className="flex flex-wrap gap-2">
              {targets.length > 0 && (
                <Button busy={take.isPending} onClick={() => take.mutate(undefined)}>
                  {t('target.take')}
                </Button>
              )}
              <Button onClick={() => setOpen(policy.targets.length)}>
                <Plus aria-hidden className="size-4" />
                {t('target.add')}
              </Button>
            </div>
          )}
          {mayReport && targets.length > 0 && (
            <p className="w-full text-pretty text-muted text-xs">{t('target.takeHint')}</p>
          )}
        </div>
        {targets.length === 0 && <p className="px-4 pb-4 text-muted text-sm">{t('target.none')}</p>}
        <ul aria-label={t('target.title')}>
          {targets.map((one, index) => (
            <Target
              key={`${one.name} ${policy.targets[index]!.year}`}
              inventory={inventory}
              index={index}
              onChange={mayReport ? () => setOpen(index) : null}
            />
          ))}
        </ul>
        <div className="flex flex-col gap-2 border-line border-t p-4 text-pretty text-muted text-xs">
          {inventory.target_sector !== null && (
            <Notice tone="warning">{t('target.sector', { sector: inventory.target_sector })}</Notice>
          )}
          <p>{t('target.check')}</p>
          <p>{t('target.sectors')}</p>
        </div>
      </Card>
      {open === 'policy' && <PolicyDialog inventory={inventory} onClose={() => setOpen(null)} />}
      {typeof open === 'number' && (
        <TargetDialog policy={policy} index={open} year={inventory.year} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function BaseYear({ inventory: { policy, base } }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  const { exact, percent, quantity } = useFormats()
  const signed = (change: number) => `${change < 0 ? '− ' : '+ '}${percent(Math.abs(change))}`
  if (policy.base_year === null) return <p className="text-muted text-sm">{t('base.none')}</p>
  return (
    <>
      <p className="num text-sm">
        {t('base.says', { year: String(policy.base_year), threshold: exact(policy.threshold) })}
      </p>
      {policy.note && (
        <p className="whitespace-pre-line text-secondary text-sm [overflow-wrap:anywhere]">{policy.note}</p>
      )}
      {base.some(({ restate }) => restate) && <Notice tone="warning">{t('base.restate')}</Notice>}
      <ul className="flex flex-col gap-1 text-sm">
        {base.map(({ figure, recorded, now, change, restate }) => (
          <li key={figure} className="num flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 flex-1 basis-56 text-muted">{t(`figure.${figure as 'scope1'}`)}</span>
            <span className="ml-auto flex flex-wrap justify-end gap-x-3">
              <Quantity value={recorded} unit="tCO2e" />
              <span className={restate ? 'text-warning-text' : 'text-muted'}>
                {now === null
                  ? t('base.noActivities')
                  : t('base.now', { tonnes: quantity(now, 'tCO2e'), change: change === null ? '–' : signed(change) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface TargetProps {
  inventory: InventoryView
  index: number
  onChange: (() => void) | null
}

function Target({ inventory: { targets, policy, year }, index, onChange }: TargetProps) {
  const t = useTexts(inventoryTexts)
  const { quantity, percent, exact } = useFormats()
  const { name, reduction, is_enough: isEnough, needed, path, now } = targets[index]!
  const target: InventoryPolicy['targets'][number] = policy.targets[index]!
  const tonnes = (value: number) =>
    target.per === ''
      ? quantity(value, 'tCO2e')
      : t('target.per', { tonnes: exact(Number(value.toPrecision(6))), per: target.per })
  const total = target.base === 0 ? 0 : ((target.base - target.value) / target.base) * 100
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          {isEnough !== null && (
            <Badge tone={isEnough ? 'success' : 'warning'}>{t(isEnough ? 'target.enough' : 'target.less')}</Badge>
          )}
          {needed !== null && total < needed && (
            <Badge tone="warning" className="max-md:h-auto max-md:min-h-5 max-md:shrink max-md:whitespace-normal">
              {t('target.since2020', { percent: percent(needed) })}
            </Badge>
          )}
          {now !== null && (
            <Badge tone={now <= path ? 'success' : 'warning'}>{t(now <= path ? 'target.on' : 'target.off')}</Badge>
          )}
        </p>
        <p className="num text-muted text-xs">
          {[
            t(`figure.${target.scopes}`),
            t('target.from', { year: String(target.base_year), tonnes: tonnes(target.base) }),
            t('target.to', { year: String(target.year), tonnes: tonnes(target.value) }),
            reduction === null ? '' : t('target.yearly', { percent: percent(reduction) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {target.per !== '' && now === null && <p className="text-warning-text text-xs">{t('target.noAmount')}</p>}
        <p className="num text-muted text-xs">
          {t('target.path', {
            year: String(year),
            path: tonnes(path),
            now: now === null ? '–' : tonnes(now),
          })}
        </p>
      </div>
      {onChange && (
        <Button aria-label={t('target.changeOf', { name })} onClick={onChange}>
          {t('target.change')}
        </Button>
      )}
    </li>
  )
}

import type { ComparedDatapoint, InventoryFigure, InventoryView } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { toast } from '../../../ui/toast.ts'
import { ComparedSources } from '../../../values/compared/ComparedSources.tsx'
import { Quantity } from '../../../values/Quantity.tsx'
import { comparedQuery } from './queries.ts'
import { inventoryTexts } from './texts.ts'

/** A figure that is not yet the value of each datapoint that it answers. */
const isOpen = ({ value, datapoints }: InventoryFigure): boolean =>
  value !== null && datapoints.some(({ decided, agrees, waiting }) => !waiting && !(decided && agrees))

/** Whether a figure is one of energy, not of emissions. */
const isEnergy = ({ figure }: InventoryFigure): boolean => /^(?:energy|generated)/.test(figure)

/** What the activities come to, beside the datapoints that each figure answers; proposals are decided on by people. */
export function FiguresTab({ inventory: { figures, quality, uncertainty } }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  const { percent } = useFormats()
  const mayReport = useMay('report')
  const id = useId()
  const { data: compared } = useQuery(comparedQuery(useLanguage()))
  const take = useSend(
    (body: { figures: string[]; breakdowns: boolean }) =>
      call(contract.inventory.take, { body: { ...body, targets: false } }),
    t('take.failed'),
    ({ proposed }) => toast({ title: t('take.done', { count: proposed.length }) }),
  )
  const answering = figures.filter(({ datapoints }) => datapoints.length > 0)
  const others = figures.filter(({ datapoints, value }) => datapoints.length === 0 && value !== null)
  const open = answering.filter(isOpen)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 max-w-prose flex-1 basis-72 text-pretty text-muted text-sm">
          {t('take.text')}{' '}
          <Link to="/my-work" className="text-brand-text underline underline-offset-2">
            {t('take.tasks')}
          </Link>
        </p>
        {mayReport && open.length > 0 && (
          <Button
            look="primary"
            busy={take.isPending}
            onClick={() => take.mutate({ figures: open.map(({ figure }) => figure), breakdowns: true })}
          >
            {t('take.all', { count: open.length })}
          </Button>
        )}
      </div>
      {(['emissions', 'energy'] as const).map((group) => {
        const some = [...answering, ...others].filter((one) => isEnergy(one) === (group === 'energy'))
        return (
          <section key={group} aria-labelledby={`${id}-${group}`} className="flex flex-col gap-2">
            <h2 id={`${id}-${group}`} className="font-semibold">
              {t(`group.${group}`)}
            </h2>
            <Card className="overflow-hidden">
              <ul aria-labelledby={`${id}-${group}`}>
                {some.map((one) => (
                  <Row
                    key={one.figure}
                    figure={one}
                    compared={(compared?.datapoints ?? []).filter(
                      ({ key, sources }) =>
                        sources.some(({ agrees }) => agrees === false) &&
                        one.datapoints.some((datapoint) => datapoint.key === key),
                    )}
                    onTake={
                      mayReport && isOpen(one) ? () => take.mutate({ figures: [one.figure], breakdowns: false }) : null
                    }
                  />
                ))}
              </ul>
            </Card>
          </section>
        )
      })}
      <p className="num text-muted text-sm">
        {[
          t('quality.title'),
          ...quality.map((one) => `${t(`quality.${one.quality}`)} ${percent(one.share)}`),
          uncertainty &&
            t('quality.uncertainty', {
              percent: percent(uncertainty.percent),
              stated: percent(100 * uncertainty.stated),
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

interface RowProps {
  figure: InventoryFigure
  /** Its datapoints for which the report, the inventory, parts of units or documents have different figures. */
  compared: readonly ComparedDatapoint[]
  onTake: (() => void) | null
}

function Row({ figure: { figure, unit, value, activities, datapoints }, compared, onTake }: RowProps) {
  const t = useTexts(inventoryTexts)
  const { exact } = useFormats()
  const [isOpen, setOpen] = useState(false)
  // A value is kept without groups of digits, as it was read.
  const statedIn = (text: string) => (text !== '' && Number.isFinite(Number(text)) ? exact(Number(text)) : text)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{t(`figure.${figure as 'scope1'}`)}</p>
        <ul className="mt-1 flex flex-col gap-1 text-muted text-xs">
          {datapoints.map(({ key, stated, decided, agrees, waiting }) => (
            <li key={key} className="flex flex-wrap items-center gap-2">
              <Link to={`/datapoints?with_values=false&datapoint=${encodeURIComponent(key)}`} className="no-underline">
                <CodeChip code={key} listed />
              </Link>
              {waiting && <Badge tone="info">{t('figure.waiting')}</Badge>}
              {decided && agrees && <Badge tone="success">{t('figure.taken')}</Badge>}
              {agrees === false && (
                <Badge tone="warning">
                  {t(decided ? 'figure.differs' : 'figure.proposed', { value: statedIn(stated ?? '') })}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      </div>
      {compared.length > 0 && (
        <Button look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('figure.compare')}
        </Button>
      )}
      {activities > 0 && (
        <Link to={`?show=activities&figure=${figure}`} className="num text-xs">
          {t('figure.activities', { count: activities })}
        </Link>
      )}
      <p className="num ml-auto min-w-28 text-right font-semibold">
        {value === null ? '–' : <Quantity value={value} unit={unit} />}
      </p>
      <span className="flex justify-end empty:hidden sm:w-28 sm:empty:flex">
        {onTake && (
          <Button aria-label={t('take.oneOf', { figure: t(`figure.${figure as 'scope1'}`) })} onClick={onTake}>
            {t('take.one')}
          </Button>
        )}
      </span>
      {isOpen && (
        <div className="flex w-full flex-col gap-2 rounded-md bg-sunken px-3 py-2">
          {compared.map((one) => (
            <section key={one.key} aria-label={one.key}>
              <h3 className="text-muted text-xs">{`${one.key} · ${one.name}`}</h3>
              <ComparedSources compared={one} />
            </section>
          ))}
        </div>
      )}
    </li>
  )
}

import type { Delivery, Task } from '@esrs/contract'
import { Paperclip, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { toast } from '../../ui/toast.ts'
import { useStoredText } from '../../values/stored-text.ts'
import type { Detail } from './queries.ts'
import { workTexts } from './texts.ts'

const tones: Record<Delivery['state'], BadgeTone> = {
  waiting: 'purple',
  accepted: 'success',
  sent_back: 'warning',
  replaced: 'neutral',
}

/** Deliveries for a datapoint with sender and proofs; accepting one makes it the value. */
export function Deliveries({ detail: { task, deliveries, may } }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const accept = useSend(
    (id: string) => call(contract.work.accept, { params: { id } }),
    t('task.failed'),
    () => toast({ title: t('task.accepted') }),
  )
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {t('task.answers')}
        {deliveries.some(({ conflicts }) => conflicts) && (
          <Badge tone="warning">
            <TriangleAlert aria-hidden />
            {t('task.conflict')}
          </Badge>
        )}
      </h3>
      {deliveries.length === 0 && <p className="mt-1 text-muted">{t('task.noAnswers')}</p>}
      <ol className="mt-2 flex flex-col gap-3">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="rounded-lg border border-line p-3">
            <DeliveryFacts delivery={delivery} of={task} />
            {delivery.state === 'waiting' && may.decide && (
              <Button
                className="mt-3"
                look="primary"
                busy={accept.isPending && accept.variables === delivery.id}
                onClick={() => accept.mutate(delivery.id)}
              >
                {t('task.accept')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The cells of an answer beside those that the report has now. */
function Cells({ cells }: { cells: NonNullable<Delivery['cells']> }) {
  const t = useTexts(workTexts)
  const { quantity } = useFormats()
  const hasNow = cells.some(({ now }) => now !== null)
  const cell = 'border-line border-t px-2 py-1 align-top'
  return (
    <div className="mt-2 overflow-x-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <thead>
          <tr className="bg-sunken text-left text-muted text-xs">
            <th scope="col" className="px-2 py-1 font-normal">
              {t('task.cell')}
            </th>
            <th scope="col" className="px-2 py-1 text-right font-normal">
              {t('task.cellAnswer')}
            </th>
            {hasNow && (
              <th scope="col" className="px-2 py-1 text-right font-normal">
                {t('task.cellNow')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {cells.map(({ dimension, names, number, unit, written, now }) => (
            <tr key={dimension}>
              <th scope="row" className={cx(cell, 'text-left font-normal')}>
                {names.join(', ')}
              </th>
              <td className={cx(cell, 'num text-right', now !== null && now !== number && 'font-semibold')}>
                {number === null ? written : quantity(number, unit)}
              </td>
              {hasNow && (
                <td className={cx(cell, 'num text-right text-secondary')}>
                  {now === null ? '–' : quantity(now, unit)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Text with its spaces alike, to compare what was typed with how it is shown. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function DeliveryFacts({ delivery, of }: { delivery: Delivery; of: Pick<Task, 'type' | 'choices'> }) {
  const t = useTexts(workTexts)
  const mayRead = useMay('read')
  const { dateTime } = useFormats()
  const words = useStoredText()
  const shown = (value: string, unit: string | null) => words({ ...of, value, unit })
  const value = delivery.value === null ? delivery.written : shown(delivery.value, delivery.unit)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{delivery.from || t('task.former')}</span>
        {delivery.email && <span className="text-muted text-xs [overflow-wrap:anywhere]">{delivery.email}</span>}
        <span className="text-muted text-xs">{dateTime(delivery.at)}</span>
        <Badge tone={tones[delivery.state]}>{t(`task.delivery.${delivery.state}`)}</Badge>
      </p>
      <p className="num mt-1 font-semibold text-base [overflow-wrap:anywhere]">{value}</p>
      {delivery.cells && <Cells cells={delivery.cells} />}
      {delivery.written !== delivery.value && delivery.value !== null && spaced(delivery.written) !== spaced(value) && (
        <p className="text-muted text-xs">{t('task.typed', { written: delivery.written })}</p>
      )}
      {delivery.hints.map((hint) => (
        <p key={hint.text} className="mt-1 flex items-start gap-1.5 text-warning-text text-xs">
          <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          {hint.text}
        </p>
      ))}
      {delivery.note && (
        <p className="mt-1 whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{delivery.note}</p>
      )}
      {delivery.proofs.map((proof) => (
        <div key={proof.document_id} className="mt-2 rounded-md bg-sunken px-3 py-2">
          <p className="flex items-center gap-2">
            <Paperclip aria-hidden className="size-3.5 shrink-0 text-muted" />
            {mayRead ? (
              <Link
                to={`/documents?document=${proof.document_id}`}
                className="min-w-0 text-brand-text underline underline-offset-2 [overflow-wrap:anywhere]"
              >
                {proof.name}
              </Link>
            ) : (
              <span className="min-w-0 [overflow-wrap:anywhere]">{proof.name}</span>
            )}
            {proof.state === 'reading' && <span className="text-muted text-xs">{t('task.proofReading')}</span>}
            {proof.state === 'failed' && <span className="text-danger-text text-xs">{t('task.proofFailed')}</span>}
            {proof.state === 'read' && proof.values.length === 0 && (
              <span className="text-muted text-xs">{t('task.proofNothing')}</span>
            )}
          </p>
          {proof.values.map((found) => (
            <div key={found.excerpt} className="mt-1.5 border-line-strong border-l-2 pl-2">
              <p className="flex flex-wrap items-center gap-2">
                <span className="num font-medium">{shown(found.value, found.unit)}</span>
                <span className="text-muted text-xs">
                  {found.year} · {found.sheet ?? t('task.page', { page: found.page })}
                </span>
                <Badge tone={found.agrees ? 'success' : 'warning'}>
                  {t(found.agrees ? 'task.agrees' : 'task.differs')}
                </Badge>
              </p>
              <p className="line-clamp-2 text-muted text-xs [overflow-wrap:anywhere]">{found.excerpt}</p>
            </div>
          ))}
        </div>
      ))}
    </>
  )
}

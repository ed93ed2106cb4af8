import type { Company, StandardSet } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../i18n/format.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Loading, Skeleton } from '../ui/States.tsx'
import { useUiTexts } from '../ui/texts.tsx'
import { previewQuery, type ReportChange } from './queries.ts'
import { reportTexts } from './texts.ts'

interface SwitchDialogProps {
  company: Company
  change: ReportChange
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Shows what the report counts before and after another choice, and what becomes of the values, before it is made. */
export function SwitchDialog({ company, change, busy, onConfirm, onClose }: SwitchDialogProps) {
  const t = useTexts(reportTexts)
  const ui = useUiTexts()
  const { data, error, refetch, isFetching } = useQuery(previewQuery(change))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('switch.title')}
      description={t('switch.text')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" busy={busy} onClick={onConfirm}>
            {t('switch.confirm')}
          </Button>
        </>
      }
    >
      {data ? (
        <Comparison company={company} preview={data.data} />
      ) : error ? (
        <LoadFailed title={t('switch.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading className="flex flex-col gap-4 py-2">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </Loading>
      )}
    </Dialog>
  )
}

interface Outlook {
  standard_set: StandardSet
  reporting_year: number
  completion_rate: number
  completed_datapoints: number
  total_datapoints: number
}

interface ComparisonProps {
  company: Company
  preview: { now: Outlook; chosen: Outlook; decided: { carried: number; waiting: number } }
}

function Comparison({ company, preview: { now, chosen, decided } }: ComparisonProps) {
  const t = useTexts(reportTexts)
  const { number, percent } = useFormats()
  const { carried, waiting } = decided
  const isOtherYear = chosen.reporting_year !== company.metadata.reporting_year
  const rows: [string, (outlook: Outlook) => ReactNode][] = [
    [t('setLabel'), ({ standard_set: set }) => t(`set.${set}`)],
    [t('yearLabel'), ({ reporting_year: year }) => year],
    [t('switch.due'), ({ total_datapoints: total }) => number(total)],
    [t('switch.completed'), ({ completed_datapoints: completed }) => number(completed)],
    [t('switch.rate'), ({ completion_rate: rate }) => percent(rate)],
  ]
  return (
    <>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="text-left text-muted text-xs [&>th]:pb-1 [&>th]:font-medium">
            <td className="w-[34%]" />
            <th scope="col" className="pr-3">
              {t('switch.now')}
            </th>
            <th scope="col">{t('switch.then')}</th>
          </tr>
        </thead>
        <tbody className="[&>tr>*]:border-line [&>tr>*]:border-t [&>tr>*]:py-2 [&>tr>*]:align-top">
          {rows.map(([label, show]) => (
            <tr key={label}>
              <th scope="row" className="pr-3 text-left font-normal text-secondary">
                {label}
              </th>
              <td className="num pr-3 text-secondary">{show(now)}</td>
              <td className="num font-medium">{show(chosen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-col gap-1 border-line border-t pt-3 text-secondary text-sm">
        {carried + waiting === 0 && <p>{t('switch.nothing')}</p>}
        {isOtherYear && carried + waiting > 0 && <p>{t('switch.otherYear', { year: chosen.reporting_year })}</p>}
        {!isOtherYear && carried > 0 && <p>{t('switch.carried', { count: carried })}</p>}
        {!isOtherYear && waiting > 0 && <p>{t('switch.waiting', { count: waiting })}</p>}
        <p className="text-muted">{t('kept')}</p>
      </div>
    </>
  )
}

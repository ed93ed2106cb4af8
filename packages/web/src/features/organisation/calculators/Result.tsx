import { type Calculated, datapointsFor } from '@esrs/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { Quantity } from '../../../values/Quantity.tsx'
import { DatapointList } from '../DatapointField.tsx'
import { organisationTexts } from '../texts.ts'
import { useReport } from './use-report.ts'

interface ResultProps {
  title: string
  /** `null` while something is missing. */
  value: number | null
  unit: string
  /** How it was computed, with its numbers, line by line. */
  formula: readonly string[]
  /** What has to be known beside the figure, such as that it mixes two bases. */
  remarks?: readonly string[]
  /** What was computed, so that only datapoints of the chosen set are offered that ask for it. */
  fills?: Calculated
  /** Words by which datapoints are searched at first, where any may be meant. */
  search?: string
}

/** Characters that the note of a proposal may have. */
const noteLength = 2_000

/** A computed figure with its formula, and the way to propose it for a datapoint. */
export function Result({ title, value, unit, formula, remarks = [], fills, search = '' }: ResultProps) {
  const t = useTexts(organisationTexts)
  const mayReport = useMay('report')
  const [isOpen, setOpen] = useState(false)
  const report = useReport()
  const keys = fills && report ? datapointsFor(fills, report.set) : undefined
  return (
    <section className="rounded-lg bg-sunken p-4" aria-label={title}>
      <p className="text-muted text-xs">{title}</p>
      <p className="num font-semibold text-xl">{value === null ? '–' : <Quantity value={value} unit={unit} />}</p>
      <ul className="mt-1 text-secondary text-sm">
        {formula.map((line) => (
          <li key={line} className="num [overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
      {remarks.map((remark) => (
        <p key={remark} className="mt-2 text-sm text-warning-text">
          {remark}
        </p>
      ))}
      {keys?.length === 0 && <p className="mt-3 text-muted text-sm">{t('calculators.notAsked')}</p>}
      {value !== null && mayReport && keys?.length !== 0 && (
        <Button className="mt-3" onClick={() => setOpen(true)}>
          {t('calculators.propose')}
        </Button>
      )}
      {isOpen && value !== null && (
        <ProposeDialog
          value={value}
          unit={unit}
          formula={[...formula, ...remarks]}
          keys={keys}
          first={search}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

interface ProposeDialogProps {
  value: number
  unit: string
  formula: readonly string[]
  /** Those that it can be; without them any. */
  keys: readonly string[] | undefined
  first: string
  onClose: () => void
}

/** Dialog that proposes a computed figure as the value of a datapoint; somebody decides on it. */
function ProposeDialog({ value, unit, formula, keys, first, onClose }: ProposeDialogProps) {
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const language = useLanguage()
  const { quantity } = useFormats()
  const propose = useSend(
    (key: string) => {
      const number = String(Number(value.toPrecision(12)))
      const written = language === 'de' ? number.replace('.', ',') : number
      const body = { value: unit ? `${written} ${unit}` : written, note: formula.join('\n').slice(0, noteLength) }
      return call(contract.work.deliver, { params: { key }, body })
    },
    t('take.failed'),
    () => {
      toast({ title: t('take.done') })
      onClose()
    },
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calculators.propose')}
      description={t('calculators.proposeText', { value: quantity(value, unit) })}
      footer={<Button onClick={onClose}>{ui.cancel}</Button>}
    >
      <div className="flex flex-col gap-2 pt-1">
        <DatapointList
          first={keys?.[0] ?? first}
          only={keys}
          disabled={propose.isPending}
          onChoose={({ key }) => propose.mutate(key)}
        />
        <p className="text-muted text-xs">
          {t('calculators.decided')}{' '}
          <Link to="/documents/tasks" className="text-brand-text underline underline-offset-2">
            {t('calculators.work')}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

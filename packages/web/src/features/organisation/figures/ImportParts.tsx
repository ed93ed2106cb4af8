import type { PartsImport } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ChooseFile } from '../../../exchange/ChooseFile.tsx'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loading, Notice, Skeleton } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOrganisation } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { useMonthName } from './use-month-name.ts'

interface ImportPartsProps {
  datapoint: string
  onClose: () => void
}

/** Dialog that takes the parts of a value from a table, after a look at what it would change. */
export function ImportParts({ datapoint, onClose }: ImportPartsProps) {
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const params = { key: datapoint }
  const [file, setFile] = useState<File | null>(null)
  const preview = useOrganisation(
    (chosen: File) => call(contract.figures.previewImport, { params, body: {}, file: chosen }),
    null,
  )
  const take = useOrganisation(
    (plan: string) => call(contract.figures.confirmImport, { params, body: { plan }, file: file! }),
    null,
    ({ added, changed }) => {
      toast({ title: t('import.done', { count: added + changed }) })
      onClose()
    },
  )
  const choose = (chosen: File) => {
    setFile(chosen)
    take.reset()
    preview.mutate(chosen)
  }
  const plan = preview.data
  const count = plan ? plan.added + plan.changed : 0
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('importParts.title')}
      description={t('importParts.text')}
      footer={
        plan && (
          <>
            <Button onClick={() => preview.reset()}>{t('import.other')}</Button>
            <Button onClick={onClose}>{ui.cancel}</Button>
            <Button
              look="primary"
              aria-disabled={count === 0}
              busy={take.isPending}
              onClick={() => take.mutate(plan.plan)}
            >
              {t('import.take', { count })}
            </Button>
          </>
        )
      }
    >
      {plan ? (
        <Plan plan={plan} problem={take.error ? errorText(take.error) : null} onAgain={() => file && choose(file)} />
      ) : preview.isPending ? (
        <Loading className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : (
        <ChooseFile
          problem={preview.error ? errorText(preview.error) : null}
          hint={t('importParts.read')}
          onChoose={choose}
        />
      )}
    </Dialog>
  )
}

interface PlanProps {
  plan: PartsImport
  problem: string | null
  onAgain: () => void
}

function Plan({ plan: { rows, unchanged, added, changed, changes, refused }, problem, onAgain }: PlanProps) {
  const t = useTexts(organisationTexts)
  const monthName = useMonthName()
  return (
    <div className="flex flex-col gap-4 text-sm">
      {problem && (
        <Notice tone="danger" role="alert" action={<Button onClick={onAgain}>{t('import.again')}</Button>}>
          {problem}
        </Notice>
      )}
      <p className="num">{t('importParts.summary', { count: rows, added, changed, same: unchanged })}</p>
      {refused.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('import.refused', { count: refused.length })}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ row, written, reason }) => (
              <li key={`${row} ${reason}`} className="[overflow-wrap:anywhere]">
                <span className="num text-muted">{t('import.row', { row })}</span> {written}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('import.changes', { count: added + changed })}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {changes.map(({ row, unit, label, from, to, before, after }) => (
              <li key={row} className="num [overflow-wrap:anywhere]">
                <span className="text-muted">{t('import.row', { row })}</span> {unit}
                {label && ` (${label})`}, {from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`}:{' '}
                {before && `${before} → `}
                {after}
              </li>
            ))}
          </ul>
          {added + changed > changes.length && (
            <p className="mt-1 text-muted">{t('importParts.more', { count: added + changed - changes.length })}</p>
          )}
        </section>
      )}
    </div>
  )
}

import type { OrganisationImport } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ChooseFile } from '../../exchange/ChooseFile.tsx'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { FieldLines } from './FieldLines.tsx'
import { useOrganisation } from './queries.ts'
import { organisationTexts } from './texts.ts'

/** Dialog that takes the organisation from a file, after a look at what it would change. */
export function ImportOrganisation({ onClose }: { onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const preview = useOrganisation(
    (chosen: File) => call(contract.organisation.previewImport, { body: {}, file: chosen }),
    null,
  )
  const take = useOrganisation(
    (plan: string) => call(contract.organisation.confirmImport, { body: { plan }, file: file! }),
    null,
    ({ changes }) => {
      toast({ title: t('import.done', { count: changes.length }) })
      onClose()
    },
  )
  const choose = (chosen: File) => {
    setFile(chosen)
    take.reset()
    preview.mutate(chosen)
  }
  const plan = preview.data
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        plan && (
          <>
            <Button onClick={() => preview.reset()}>{t('import.other')}</Button>
            <Button onClick={onClose}>{ui.cancel}</Button>
            <Button
              look="primary"
              aria-disabled={plan.changes.length === 0}
              busy={take.isPending}
              onClick={() => take.mutate(plan.plan)}
            >
              {t('import.take', { count: plan.changes.length })}
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
          hint={t('import.read')}
          onChoose={choose}
        />
      )}
    </Dialog>
  )
}

interface PlanProps {
  plan: OrganisationImport
  problem: string | null
  onAgain: () => void
}

function Plan({ plan: { rows, unchanged, changes, refused }, problem, onAgain }: PlanProps) {
  const t = useTexts(organisationTexts)
  return (
    <div className="flex flex-col gap-4 text-sm">
      {problem && (
        <Notice tone="danger" role="alert" action={<Button onClick={onAgain}>{t('import.again')}</Button>}>
          {problem}
        </Notice>
      )}
      <p className="num">{t('import.summary', { count: rows, changes: changes.length, same: unchanged })}</p>
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
          <h3 className="font-semibold">{t('import.changes', { count: changes.length })}</h3>
          <ul className="mt-1 flex flex-col gap-3">
            {changes.map(({ row, code, name, action, fields }) => (
              <li key={code}>
                <p className="flex flex-wrap items-center gap-2">
                  <span className="num text-muted">{t('import.row', { row })}</span>
                  <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
                  <span className="num text-muted text-xs">{code}</span>
                  <Badge tone={action === 'added' ? 'success' : 'info'}>{t(`action.${action}`)}</Badge>
                </p>
                <FieldLines fields={fields} isNew={action === 'added'} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

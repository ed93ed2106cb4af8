import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { datapointTexts } from './texts.ts'
import { useDecisions } from './use-decisions.ts'
import { useValueText } from './value-text.ts'

interface DeleteDialogProps {
  datapoint: Datapoint
  /** Why it is asked: from the list, or while reviewing a proposed value. */
  reason: 'delete' | 'reject'
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before the value of a datapoint goes, and says what goes with it. */
export function DeleteDialog({ datapoint, reason, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts(datapointTexts)
  const shown = useValueText().ofDatapoint(datapoint)
  const { remove, isRemoving } = useDecisions()
  const value = shown ? [shown.text, shown.unit].filter(Boolean).join('\u00a0') : t('list.noValue')
  const short = value.length > 80 ? `${value.slice(0, 80).trimEnd()}…` : value
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(`${reason}.title`)}
      question={t(`${reason}.question`, { code: datapoint.code, value: short })}
      consequence={t(`${reason}.consequence`, { code: datapoint.code })}
      confirmLabel={t(`${reason}.confirm`)}
      busy={isRemoving}
      onConfirm={async () => {
        const isDone = await remove(datapoint)
        onClose()
        if (isDone) onDeleted?.()
      }}
    />
  )
}

import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { datapointTexts } from './texts.ts'
import { useDecisions } from './use-decisions.ts'

interface DeleteDialogProps {
  datapoint: Datapoint
  onClose: () => void
}

/** Asks before the value of a datapoint goes, and says what goes with it. */
export function DeleteDialog({ datapoint, onClose }: DeleteDialogProps) {
  const t = useTexts(datapointTexts)
  const { remove, isRemoving } = useDecisions()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('delete.title')}
      question={t('delete.question')}
      consequence={t('delete.consequence', { code: datapoint.code })}
      confirmLabel={t('delete.confirm')}
      busy={isRemoving}
      onConfirm={async () => {
        await remove(datapoint)
        onClose()
      }}
    />
  )
}

import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CopyField } from '../../CopyField.tsx'
import { tokenTexts } from './texts.ts'

/** The secret of a token that was just made, to be copied now or never. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTexts(tokenTexts)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('secret.title')}
      description={t('secret.text')}
      isOnce
      footer={
        <Button look="primary" onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <CopyField
        label={t('secret.label')}
        value={secret}
        isFirst
        words={{
          copy: t('secret.copy'),
          copied: t('secret.copied'),
          failed: t('secret.copyFailed'),
          failedText: t('secret.copyFailedText'),
        }}
      />
    </Dialog>
  )
}

import { Copy } from 'lucide-react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { tokenTexts } from './texts.ts'

/** The secret of a token that was just made, to be copied now or never. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTexts(tokenTexts)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: t('secret.copied') })
    } catch {
      toast({ title: t('secret.copyFailed'), description: t('secret.copyFailedText'), variant: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('secret.title')}
      description={t('secret.text')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <Field label={t('secret.label')}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              readOnly
              value={secret}
              onFocus={(event) => event.target.select()}
              className="min-w-0 flex-1 truncate font-mono text-xs!"
            />
            <Button onClick={() => void copy()}>
              <Copy aria-hidden className="size-4" />
              {t('secret.copy')}
            </Button>
          </div>
        )}
      </Field>
    </Dialog>
  )
}

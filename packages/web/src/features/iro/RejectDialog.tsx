import type { Iro } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { iroTexts } from './texts.ts'

interface RejectDialogProps {
  iro: Iro
  onReject: (note: string) => void
  onClose: () => void
}

/** Asks why before an entry is rejected. */
export function RejectDialog({ iro, onReject, onClose }: RejectDialogProps) {
  const t = useTexts(iroTexts)
  const ui = useUiTexts()
  const [note, setNote] = useState(iro.note)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('reject.title')}
      description={iro.title}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="danger" onClick={() => onReject(note)}>
            {t('action.reject')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-pretty text-secondary text-sm">{t('reject.text')}</p>
      <Field label={t('reject.note')} hint={t('reject.noteHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={noteMax}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}

const noteMax = 4000

import type { Iro } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { iroTexts } from './texts.ts'

interface RejectDialogProps {
  iro: Iro
  onReject: (note: string) => void
  onClose: () => void
}

/** Asks why before an entry is rejected. */
export function RejectDialog({ iro, onReject, onClose }: RejectDialogProps) {
  const t = useTexts(iroTexts)
  const [note, setNote] = useState(iro.note)
  return (
    <FormDialog
      title={t('reject.title')}
      description={iro.title}
      submit={t('action.reject')}
      look="danger"
      onSubmit={() => onReject(note)}
      onClose={onClose}
    >
      <p className="text-pretty text-secondary text-sm">{t('reject.text')}</p>
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
    </FormDialog>
  )
}

const noteMax = 4000

import type { AssessedTopic } from '@esrs/contract'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { useDissent } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Dialog that records disagreement with a decision; the decision stays. */
export function DissentDialog({ topic, onClose }: { topic: AssessedTopic; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const dissent = useDissent()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const missing = isTried && text.trim() === '' ? t('dissent.missing') : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('dissent.title', { code: topic.code })}
      description={t('dissent.text')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            busy={dissent.isPending}
            onClick={() => {
              setTried(true)
              if (text.trim() !== '') dissent.mutate({ code: topic.code, text: text.trim() }, { onSuccess: onClose })
            }}
          >
            {t('dissent.save')}
          </Button>
        </>
      }
    >
      <Field label={t('dissent.label')} error={missing ?? (dissent.error ? errorText(dissent.error) : undefined)}>
        {(control) => (
          <Textarea
            {...control}
            required
            rows={4}
            maxLength={4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}

import type { AssessedTopic } from '@esrs/contract'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useDissent } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Dialog that records disagreement with a decision; the decision stays. */
export function DissentDialog({ topic, onClose }: { topic: AssessedTopic; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const dissent = useDissent()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const missing = isTried && text.trim() === '' ? t('dissent.missing') : undefined
  return (
    <FormDialog
      title={t('dissent.title', { code: topic.code })}
      description={t('dissent.text')}
      submit={t('dissent.save')}
      busy={dissent.isPending}
      onSubmit={() => {
        setTried(true)
        if (text.trim() !== '') dissent.mutate({ code: topic.code, text: text.trim() }, { onSuccess: onClose })
      }}
      onClose={onClose}
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
    </FormDialog>
  )
}

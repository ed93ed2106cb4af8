import type { Datapoint } from '@esrs/contract'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { sessionStore } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { WordingButton } from '../../wording/WordingButton.tsx'
import type { Changes } from './queries.ts'
import { datapointTexts } from './texts.ts'
import { useDecisions } from './use-decisions.ts'
import { ValueInput } from './ValueInput.tsx'
import { useTypedValue } from './value-text.ts'

interface Draft {
  value: string
  explanation: string
  notes: string
  excerpts: string
}

/** What was typed and not saved, by person and datapoint; a dialog that was closed by accident gives it back. */
const drafts = new Map<string, Draft>()
const draftKey = ({ key }: Datapoint) => `${sessionStore.get().user?.id} ${key}`

interface EditDialogProps {
  datapoint: Datapoint
  onClose: () => void
}

/** Changes the value of a datapoint and what belongs to it. What is not touched is not sent. */
export default function EditDialog({ datapoint, onClose }: EditDialogProps) {
  const t = useTexts(datapointTexts)
  const typed = useTypedValue()
  const { changeSeen, isChanging } = useDecisions()
  // What was looked at when the dialog opened: the list behind it may have been loaded anew since.
  const [seen] = useState(datapoint)
  const [stored] = useState<Draft>(() => ({
    value: typed(datapoint),
    explanation: datapoint.why_is_this_the_answer,
    notes: datapoint.notes,
    excerpts: datapoint.excerpts,
  }))
  const [kept] = useState(() => drafts.get(draftKey(datapoint)))
  const [draft, setDraft] = useState<Draft>(kept ?? stored)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const edit = (name: keyof Draft) => (event: { target: { value: string } }) => {
    const next = { ...draft, [name]: event.target.value }
    setDraft(next)
    drafts.set(draftKey(datapoint), next)
    setErrors(({ [name]: _, ...others }) => others)
  }
  const discard = () => {
    drafts.delete(draftKey(datapoint))
    onClose()
  }
  const save = async () => {
    const changes: Changes = {}
    for (const name of ['value', 'explanation', 'notes', 'excerpts'] as const) {
      if (draft[name] !== stored[name]) changes[name] = draft[name]
    }
    if (Object.keys(changes).length === 0) return discard()
    try {
      await changeSeen(seen, changes)
      discard()
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
    }
  }

  const translate = (name: 'explanation' | 'notes') => (
    <WordingButton
      about={{ kind: 'translation' }}
      present={draft[name]}
      onTake={(text) => edit(name)({ target: { value: text } })}
    />
  )
  return (
    <FormDialog
      size="lg"
      title={t('edit.title')}
      description={`${datapoint.code} · ${datapoint.name}`}
      submit={t('edit.save')}
      busy={isChanging}
      onSubmit={save}
      onCancel={discard}
      onClose={onClose}
    >
      {kept && <Notice tone="info">{t('edit.restored')}</Notice>}
      <ValueInput
        datapoint={datapoint}
        label={t('edit.value')}
        value={draft.value}
        stored={stored.value}
        error={errors.value}
        onChange={(value) => edit('value')({ target: { value } })}
      />
      <Field label={t('edit.explanation')} aside={translate('explanation')} error={errors.explanation}>
        {(control) => <Textarea {...control} rows={3} value={draft.explanation} onChange={edit('explanation')} />}
      </Field>
      <Field label={t('edit.notes')} aside={translate('notes')} error={errors.notes}>
        {(control) => <Textarea {...control} rows={2} value={draft.notes} onChange={edit('notes')} />}
      </Field>
      <Field label={t('edit.excerpts')} hint={t('edit.excerptsHint')} error={errors.excerpts}>
        {(control) => <Textarea {...control} rows={4} value={draft.excerpts} onChange={edit('excerpts')} />}
      </Field>
    </FormDialog>
  )
}

import { type KeptAnswer, keptKinds, limits } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { workTexts } from '../texts.ts'

interface KeptAnswerDialogProps {
  /** `null` for a new one. */
  answer: KeptAnswer | null
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Dialog that keeps an answer for questionnaires to come, or changes one. */
export function KeptAnswerDialog({ answer, people, onClose }: KeptAnswerDialogProps) {
  const t = useTexts(workTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [kind, setKind] = useState<KeptAnswer['kind']>(answer?.kind ?? 'policy')
  const [title, setTitle] = useState(answer?.title ?? '')
  const [text, setText] = useState(answer?.text ?? '')
  const [owner, setOwner] = useState(answer?.owner?.id ?? 'none')
  const [until, setUntil] = useState(answer?.valid_until ?? '')
  const [isTried, setTried] = useState(false)
  const body = { kind, title, text, owner: owner === 'none' ? null : owner, valid_until: until === '' ? null : until }
  const save = useSend(
    () =>
      answer
        ? call(contract.questionnaires.changeAnswer, { params: { id: answer.id }, body })
        : call(contract.questionnaires.keepAnswer, { body }),
    t('questionnaires.answers.failed'),
    () => {
      toast({ title: t('questionnaires.earlier.kept') })
      onClose()
    },
  )
  const missing = (value: string) => (isTried && value.trim() === '' ? t('questionnaires.answers.missing') : undefined)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(answer ? 'questionnaires.answers.changeTitle' : 'questionnaires.answers.add')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            busy={save.isPending}
            onClick={() => {
              setTried(true)
              if (title.trim() !== '' && text.trim() !== '') save.mutate(undefined)
            }}
          >
            {t('questionnaires.answers.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        {save.error && (
          <Notice tone="danger" role="alert">
            {errorText(save.error)}
          </Notice>
        )}
        <Field
          label={t('questionnaires.answers.title')}
          hint={t('questionnaires.answers.titleHint')}
          error={missing(title)}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={limits.keptAnswers.titleLength}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('questionnaires.answers.text')} error={missing(text)}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={limits.keptAnswers.textLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('questionnaires.answers.kind')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={setKind}
              options={keptKinds.map((value) => ({ value, label: t(`questionnaires.answers.kinds.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('questionnaires.answers.owner')}>
          {(control) => (
            <Select
              {...control}
              value={owner}
              onChange={setOwner}
              options={[
                { value: 'none', label: t('questionnaires.answers.nobody') },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('questionnaires.answers.validUntil')} hint={t('questionnaires.answers.validHint')}>
          {(control) => (
            <Input {...control} type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

import { type AssessedTopic, type AssessmentEntry, contradictsVerdict } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { MaterialChoice } from './MaterialChoice.tsx'
import { ratedEntries } from './rated-entries.ts'
import { TopicVerdict } from './TopicVerdict.tsx'
import { materialityTexts } from './texts.ts'

interface DecideDialogProps {
  topic: AssessedTopic
  entries: readonly AssessmentEntry[]
  onClose: () => void
}

interface Deciding {
  material: boolean | null
  reason: string
  outlook: string
}

/**
 * Dialog for the decision on a topic. Where somebody else has decided meanwhile, it shows both decisions, and
 * nothing of either is lost.
 */
export function DecideDialog({ topic, entries, onClose }: DecideDialogProps) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const { result, date } = useFormats()
  const { code, title, verdict, impact, financial, decision, needsOutlook } = topic
  // The topic as the person saw it when the dialog opened; it may have changed before the decision is sent.
  const [seen, setSeen] = useState(topic.revision)
  const decide = (body: Deciding) =>
    call(contract.materiality.decide, { params: { code }, body: { ...body, based_on: seen } })
  // What is provisional is no answer to begin with.
  const says = ratedEntries(topic, entries).isProvisional ? null : verdict
  const begins: Deciding = {
    material: decision?.material ?? (says === 'material' ? true : says === 'not' ? false : null),
    reason: decision?.reason ?? '',
    outlook: decision?.outlook ?? '',
  }
  const { register, errorOf, choice, refusal, frame } = useSentForm({
    begins,
    problems: ({ material }) => ({ material: material === null && t('decide.choose') }),
    send: ({ material, reason, outlook }) => decide({ material, reason: reason.trim(), outlook: outlook.trim() }),
    said: t('decide.done', { code }),
    onSent: onClose,
  })
  const takeBack = useSend(
    () => decide({ material: null, reason: '', outlook: '' }),
    null,
    () => {
      toast({ title: t('decide.takenBack', { code }) })
      onClose()
    },
  )
  const { value: material, onChange: choose } = choice('material')
  const failure = refusal ?? takeBack.error
  const isConflict = failure instanceof ApiError && failure.code === 'conflict'
  const isAgainst = contradictsVerdict(material, verdict)
  const value = (one: number | null) => (one === null ? '–' : result(one))
  const why = frame.failure ?? (takeBack.error && errorText(takeBack.error))
  return (
    <FormDialog
      size="lg"
      title={`${code} ${title}`}
      submit={t(isConflict ? 'decide.replace' : 'decide.save')}
      aside={
        decision &&
        !isConflict && (
          <Button look="ghost" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
            {t('decide.takeBack')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
      failureTone={isConflict ? 'warning' : 'danger'}
      failure={
        why && (
          <>
            {why}
            {isConflict && decision && topic.revision !== seen && (
              <span className="mt-1 block">
                <span className="font-medium">
                  {decision.by?.name || t('somebody')}, {date(decision.at)}:{' '}
                  {t(decision.material ? 'decision.material' : 'decision.not')}.
                </span>{' '}
                {decision.reason}{' '}
                <Button look="link" onClick={() => setSeen(topic.revision)}>
                  {t('decide.seen')}
                </Button>
              </span>
            )}
          </>
        )
      }
    >
      <div className="num flex flex-wrap items-center gap-x-2 text-sm">
        {t('decision.formula')} <TopicVerdict topic={topic} entries={entries} />
        {t('assessment.sides', { impact: value(impact.value), financial: value(financial.value) })}
      </div>
      <MaterialChoice
        label={t('decide.choice', { code })}
        material={material}
        onChoose={choose}
        error={errorOf('material')}
      />
      {isAgainst && <Notice tone="warning">{t('decide.against')}</Notice>}
      {material === true && verdict === 'open' && <Notice tone="warning">{t('decide.unrated')}</Notice>}
      <Field
        label={t('decide.reason')}
        hint={t(material === false ? 'decide.reasonHintNot' : 'decide.reasonHint')}
        error={errorOf('reason')}
      >
        {(control) => <Textarea {...control} {...register('reason')} rows={4} maxLength={4000} />}
      </Field>
      {needsOutlook && material === false && (
        <Field label={t('decision.outlook')} hint={t('decide.outlookHint')} error={errorOf('outlook')}>
          {(control) => <Textarea {...control} {...register('outlook')} rows={4} maxLength={4000} />}
        </Field>
      )}
    </FormDialog>
  )
}

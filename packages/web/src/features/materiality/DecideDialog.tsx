import { type AssessedTopic, contradictsVerdict } from '@esrs/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { MaterialChoice } from './MaterialChoice.tsx'
import { useDecide } from './queries.ts'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

/**
 * Dialog for the decision on a topic. Where somebody else has decided meanwhile, it shows both decisions, and
 * nothing of either is lost.
 */
export function DecideDialog({ topic, onClose }: { topic: AssessedTopic; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const { result, date } = useFormats()
  const decide = useDecide()
  const { code, title, verdict, impact, financial, decision, needsOutlook } = topic
  // The topic as the person saw it when the dialog opened; it may have changed before the decision is sent.
  const [seen, setSeen] = useState(topic.revision)
  const [material, setMaterial] = useState<boolean | null>(
    decision?.material ?? (verdict === 'material' ? true : verdict === 'not' ? false : null),
  )
  const [isTried, setTried] = useState(false)
  const { register, handleSubmit } = useForm({
    defaultValues: { reason: decision?.reason ?? '', outlook: decision?.outlook ?? '' },
  })
  const failure = decide.error
  const fields = failure instanceof ApiError ? failure.fields : {}
  const isConflict = failure instanceof ApiError && failure.code === 'conflict'
  const isAgainst = contradictsVerdict(material, verdict)
  const value = (one: number | null) => (one === null ? '–' : result(one))
  const send = (chosen: boolean | null, reason: string, outlook: string) =>
    decide.mutate(
      { code, material: chosen, reason: reason.trim(), outlook: outlook.trim(), based_on: seen },
      {
        onSuccess: () => {
          toast({ title: t(chosen === null ? 'decide.takenBack' : 'decide.done', { code }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      size="lg"
      title={`${code} ${title}`}
      submit={t(isConflict ? 'decide.replace' : 'decide.save')}
      busy={decide.isPending}
      aside={
        decision &&
        !isConflict && (
          <Button look="ghost" busy={decide.isPending} onClick={() => send(null, '', '')}>
            {t('decide.takeBack')}
          </Button>
        )
      }
      onSubmit={handleSubmit(({ reason, outlook }) => {
        setTried(true)
        if (material !== null) send(material, reason, outlook)
      })}
      onClose={onClose}
    >
      {failure && (
        <Notice tone={isConflict ? 'warning' : 'danger'} role="alert">
          {errorText(failure)}
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
        </Notice>
      )}
      <div className="num flex flex-wrap items-center gap-x-2 text-sm">
        {t('decision.formula')} <VerdictBadge verdict={verdict} />
        {t('assessment.sides', { impact: value(impact.value), financial: value(financial.value) })}
      </div>
      <MaterialChoice
        label={t('decide.choice', { code })}
        material={material}
        onChoose={setMaterial}
        isMissing={isTried && material === null}
      />
      {isAgainst && <Notice tone="warning">{t('decide.against')}</Notice>}
      {material === true && verdict === 'open' && <Notice tone="warning">{t('decide.unrated')}</Notice>}
      <Field
        label={t('decide.reason')}
        hint={t(material === false ? 'decide.reasonHintNot' : 'decide.reasonHint')}
        error={fields.reason}
      >
        {(control) => <Textarea {...control} {...register('reason')} rows={4} maxLength={4000} />}
      </Field>
      {needsOutlook && material === false && (
        <Field label={t('decision.outlook')} hint={t('decide.outlookHint')} error={fields.outlook}>
          {(control) => <Textarea {...control} {...register('outlook')} rows={4} maxLength={4000} />}
        </Field>
      )}
    </FormDialog>
  )
}

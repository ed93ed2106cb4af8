import type { AssessedMatter, AssessedTopic } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { useSend } from '../../kit/use-send.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

interface TopicMattersProps {
  topic: AssessedTopic
  mayDecide: boolean
  onEntries: () => void
}

/** The sub-topics of a topic, each assessed, or considered with nothing found, or open. */
export function TopicMatters({ topic, mayDecide, onEntries }: TopicMattersProps) {
  const t = useTexts(materialityTexts)
  const matters = topic.matters.filter(({ isSubTopic }) => isSubTopic)
  if (matters.length === 0) return null
  const open = matters.filter(({ answer }) => answer === 'open').length
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">
        {t('matters.title', { count: matters.length, answered: matters.length - open })}
        <span className="sr-only">: {topic.code}</span>
      </summary>
      <ul className="mt-1 flex flex-col divide-y divide-line rounded-lg border border-line">
        {matters.map((matter) => (
          <Matter key={matter.code} matter={matter} mayDecide={mayDecide} onEntries={onEntries} />
        ))}
      </ul>
    </details>
  )
}

function Matter({ matter, mayDecide, onEntries }: { matter: AssessedMatter } & Omit<TopicMattersProps, 'topic'>) {
  const t = useTexts(materialityTexts)
  const { result, date } = useFormats()
  const { code, title, answer, verdict, value, reason, by, at } = matter
  const [isTyping, setTyping] = useState(false)
  const takeBack = useSend(
    () => call(contract.materiality.consider, { params: { code }, body: { reason: '' } }),
    t('notSaved'),
  )
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
          <span className="text-muted">{code}</span> {title}
        </span>
        {answer === 'assessed' ? (
          <span className="num flex items-center gap-2 text-secondary">
            {value !== null && result(value)} <VerdictBadge verdict={verdict} />
          </span>
        ) : (
          <Badge tone={answer === 'nothing' ? 'neutral' : 'warning'}>{t(`matters.${answer}`)}</Badge>
        )}
      </div>
      {answer === 'nothing' && (
        <p className="whitespace-pre-line text-pretty text-secondary [overflow-wrap:anywhere]">
          {reason}{' '}
          <span className="num text-muted text-xs">
            {by?.name || t('somebody')}
            {at && `, ${date(at)}`}
          </span>
        </p>
      )}
      {mayDecide && !isTyping && answer !== 'assessed' && (
        <div className="flex flex-wrap gap-x-4">
          <Button look="link" className="text-sm" onClick={() => setTyping(true)}>
            {t(answer === 'nothing' ? 'matters.change' : 'matters.considered')}
            <span className="sr-only">: {code}</span>
          </Button>
          {answer === 'nothing' ? (
            <Button
              look="link"
              className="text-sm"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate(undefined)}
            >
              {t('matters.takeBack')}
              <span className="sr-only">: {code}</span>
            </Button>
          ) : (
            <Button look="link" className="text-sm" onClick={onEntries}>
              {t('matters.assess')}
              <span className="sr-only">: {code}</span>
            </Button>
          )}
        </div>
      )}
      {isTyping && <ReasonForm code={code} reason={reason} onClose={() => setTyping(false)} />}
    </li>
  )
}

/** Asks why nothing was found of a sub-topic. */
function ReasonForm({ code, reason, onClose }: { code: string; reason: string; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const { register, errorOf, watch, frame } = useSentForm({
    begins: { reason },
    send: (typed) => call(contract.materiality.consider, { params: { code }, body: { reason: typed.reason.trim() } }),
    failed: t('notSaved'),
    onSent: onClose,
  })
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={frame.onSubmit}>
      <Field label={t('matters.because')} hint={t('matters.becauseHint')} error={errorOf('reason') ?? frame.failure}>
        {(control) => <Textarea {...control} {...register('reason')} rows={2} maxLength={4000} />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={watch('reason').trim() === ''} busy={frame.busy}>
          {t('matters.save')}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t('matters.cancel')}
        </Button>
      </div>
    </form>
  )
}

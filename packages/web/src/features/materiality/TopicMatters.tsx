import type { AssessedMatter, AssessedTopic } from '@esrs/contract'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { useConsider } from './queries.ts'
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
  const errorText = useErrorText()
  const { result, date } = useFormats()
  const { code, title, answer, verdict, value, reason, by, at } = matter
  const [typed, setTyped] = useState<string | null>(null)
  const consider = useConsider()
  const send = (words: string) =>
    consider.mutate(
      { code, reason: words.trim() },
      {
        onSuccess: () => setTyped(null),
        onError: (failure) => toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' }),
      },
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
      {mayDecide && typed === null && answer !== 'assessed' && (
        <div className="flex flex-wrap gap-x-4">
          <Button look="link" className="text-sm" onClick={() => setTyped(reason)}>
            {t(answer === 'nothing' ? 'matters.change' : 'matters.considered')}
            <span className="sr-only">: {code}</span>
          </Button>
          {answer === 'nothing' ? (
            <Button look="link" className="text-sm" busy={consider.isPending} onClick={() => send('')}>
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
      {typed !== null && (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '') send(typed)
          }}
        >
          <Field label={t('matters.because')} hint={t('matters.becauseHint')}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={4000}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={typed.trim() === ''} busy={consider.isPending}>
              {t('matters.save')}
            </Button>
            <Button look="ghost" onClick={() => setTyped(null)}>
              {t('matters.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}

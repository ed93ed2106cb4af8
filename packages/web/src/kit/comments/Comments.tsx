import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useSentForm } from '../form/use-sent-form.ts'
import { commentTexts } from './texts.ts'

interface CommentsProps {
  comments: readonly {
    id: number | string
    /** Empty where the account was deleted. */
    by: string
    at: string
    text: string
  }[]
  /** Sends a comment, without spaces around it; absent where the person may write none. */
  onSend: ((text: string) => Promise<unknown>) | undefined
  hint?: string
  /** What is offered while a comment is typed, such as the names of colleagues. */
  offers?: (text: string, change: (text: string) => void) => ReactNode
}

/** What people wrote beside something, the oldest first, and the field for one more. */
export function Comments({ comments, onSend, hint, offers }: CommentsProps) {
  const t = useTexts(commentTexts)
  const { dateTime } = useFormats()
  return (
    <section aria-label={t('title')}>
      <h3 className="font-semibold">{t('title')}</h3>
      {comments.length === 0 && <p className="mt-1 text-muted">{t('none')}</p>}
      <ol className="mt-2 flex flex-col gap-3">
        {comments.map(({ id, by, at, text }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{by || t('former')}</span>
              <span className="text-muted text-xs">{dateTime(at)}</span>
            </p>
            <p className="whitespace-pre-line text-pretty text-secondary [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      {onSend && <CommentForm onSend={onSend} hint={hint} offers={offers} />}
    </section>
  )
}

interface CommentFormProps {
  onSend: (text: string) => Promise<unknown>
  hint: string | undefined
  offers: CommentsProps['offers']
}

/** The field for a comment: one that could not be saved stays in it. */
function CommentForm({ onSend, hint, offers }: CommentFormProps) {
  const t = useTexts(commentTexts)
  const { register, errorOf, watch, setValue, reset, frame } = useSentForm({
    begins: { text: '' },
    send: ({ text }) => onSend(text.trim()),
    failed: t('failed'),
    onSent: () => reset(),
  })
  const text = watch('text')
  return (
    <form noValidate className="mt-3 flex flex-col gap-2" onSubmit={frame.onSubmit}>
      <Field label={t('label')} hint={hint} error={errorOf('text') ?? frame.failure}>
        {(control) => <Textarea {...control} {...register('text')} rows={2} maxLength={4000} />}
      </Field>
      {offers?.(text, (changed) => setValue('text', changed))}
      <Button type="submit" className="self-start" disabled={text.trim() === ''} busy={frame.busy}>
        {t('send')}
      </Button>
    </form>
  )
}

import type { EntryDetails } from '@esrs/contract'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { useComment } from './queries.ts'
import { materialityTexts } from './texts.ts'

interface CommentsProps {
  id: string
  comments: EntryDetails['comments']
  mayComment: boolean
}

/** Comments on an entry. A comment that could not be saved stays in its field. */
export function Comments({ id, comments, mayComment }: CommentsProps) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const [text, setText] = useState('')
  const comment = useComment()
  const send = () =>
    comment.mutate(
      { id, text: text.trim() },
      {
        onSuccess: () => setText(''),
        onError: (failure) => toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' }),
      },
    )
  if (!mayComment && comments.length === 0) return null
  return (
    <section aria-label={t('comments.title')}>
      <h3 className="mb-2 font-semibold text-sm">{t('comments.title')}</h3>
      <ul className="mb-3 flex flex-col gap-2">
        {comments.map(({ id: key, by, at, text: said }) => (
          <li key={key} className="text-sm">
            <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{said}</p>
            <p className="text-muted text-xs">
              {by?.name || t('somebody')}, {dateTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {mayComment && (
        <>
          <Field label={t('comments.add')}>
            {(control) => (
              <Textarea
                {...control}
                value={text}
                rows={2}
                maxLength={4000}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button className="mt-2" aria-disabled={text.trim() === ''} busy={comment.isPending} onClick={send}>
            {t('comments.send')}
          </Button>
        </>
      )}
    </section>
  )
}

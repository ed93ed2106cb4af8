import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import type { Detail } from './queries.ts'
import { workTexts } from './texts.ts'

/** Finds the beginning of a name that is being typed after an `@`. */
const begun = (text: string) => /(?:^|\s)@([\p{L} .-]{0,40})$/u.exec(text)?.[1] ?? null

/** Comments on a datapoint; `@` and a name mention a person. */
export function Comments({ detail: { task, comments, people } }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const { dateTime } = useFormats()
  const [text, setText] = useState('')
  const mentioned = people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
  const comment = useSend(
    () => call(contract.work.comment, { params: { key: task.key }, body: { text, mentions: mentioned } }),
    t('task.failed'),
    () => setText(''),
  )
  const start = begun(text)
  const offered =
    start === null
      ? []
      : people.filter(({ name }) => name.toLowerCase().startsWith(start.toLowerCase()) && name !== start).slice(0, 5)
  return (
    <section>
      <h3 className="font-semibold">{t('task.comments')}</h3>
      {comments.length === 0 && <p className="mt-1 text-muted">{t('task.noComments')}</p>}
      <ol className="mt-2 flex flex-col gap-3">
        {comments.map(({ id, by, at, text: said }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{by || t('task.former')}</span>
              <span className="text-muted text-xs">{dateTime(at)}</span>
            </p>
            <p className="whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{said}</p>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-col gap-2">
        <Field label={t('task.comment')} hint={t('task.commentHint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={4000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {offered.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {offered.map(({ id, name }) => (
              <li key={id}>
                <Button onClick={() => setText(`${text.slice(0, text.length - (start?.length ?? 0))}${name} `)}>
                  @{name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button
          className="self-start"
          disabled={text.trim() === ''}
          busy={comment.isPending}
          onClick={() => comment.mutate(undefined)}
        >
          {t('task.send')}
        </Button>
      </div>
    </section>
  )
}

import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
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
  const { register, errorOf, watch, setValue, reset, frame } = useSentForm({
    begins: { text: '' },
    send: ({ text }) => {
      const mentions = people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
      return call(contract.work.comment, { params: { key: task.key }, body: { text, mentions } })
    },
    failed: t('task.failed'),
    onSent: () => reset(),
  })
  const text = watch('text')
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
      <form noValidate className="mt-3 flex flex-col gap-2" onSubmit={frame.onSubmit}>
        <Field label={t('task.comment')} hint={t('task.commentHint')} error={errorOf('text') ?? frame.failure}>
          {(control) => <Textarea {...control} {...register('text')} rows={2} maxLength={4000} />}
        </Field>
        {offered.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {offered.map(({ id, name }) => (
              <li key={id}>
                <Button
                  onClick={() => setValue('text', `${text.slice(0, text.length - (start?.length ?? 0))}${name} `)}
                >
                  @{name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button type="submit" className="self-start" disabled={text.trim() === ''} busy={frame.busy}>
          {t('task.send')}
        </Button>
      </form>
    </section>
  )
}

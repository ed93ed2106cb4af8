import type { EntryDetails } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { materialityTexts } from './texts.ts'

interface CommentsProps {
  id: string
  comments: EntryDetails['comments']
  mayComment: boolean
}

/** Comments on an entry. A comment that could not be saved stays in its field. */
export function Comments({ id, comments, mayComment }: CommentsProps) {
  const t = useTexts(materialityTexts)
  const { dateTime } = useFormats()
  const { register, errorOf, watch, reset, frame } = useSentForm({
    begins: { text: '' },
    send: ({ text }) => call(contract.materiality.comment, { params: { id }, body: { text: text.trim() } }),
    failed: t('notSaved'),
    onSent: () => reset(),
  })
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
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (watch('text').trim() !== '') void frame.onSubmit()
          }}
        >
          <Field label={t('comments.add')} error={errorOf('text') ?? frame.failure}>
            {(control) => <Textarea {...control} {...register('text')} rows={2} maxLength={4000} />}
          </Field>
          <Button type="submit" className="mt-2" aria-disabled={watch('text').trim() === ''} busy={frame.busy}>
            {t('comments.send')}
          </Button>
        </form>
      )}
    </section>
  )
}

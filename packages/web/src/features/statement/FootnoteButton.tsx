import { footnoteId, limits, type RichBlock, type StatementBlock, type StatementLanguage } from '@esrs/contract'
import { Asterisk } from 'lucide-react'
import { useState } from 'react'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useChapter } from './chapter-context.ts'
import { useWritten, writeText } from './queries.ts'
import { statementTexts } from './texts.ts'

type Footnote = Extract<StatementBlock, { type: 'figures' }>['rows'][number]['footnote']

interface FootnoteProps {
  fact: string
  /** Name of the figure. */
  label: string
  footnote: Footnote
}

/** Button beside a figure that writes its footnote; with a mouse it is seen on the row that is pointed at. */
export function FootnoteButton(props: FootnoteProps) {
  const t = useTexts(statementTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <May>
      <Button
        look="ghost"
        size="icon-small"
        className="-my-1 ml-1 align-middle md:opacity-0 md:focus-visible:opacity-100 md:group-hover/row:opacity-100"
        aria-label={t('footnote.of', { name: props.label })}
        onClick={() => setOpen(true)}
      >
        <Asterisk aria-hidden className="size-3.5" />
      </Button>
      {isOpen && <FootnoteDialog {...props} onClose={() => setOpen(false)} />}
    </May>
  )
}

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const languages: readonly StatementLanguage[] = ['en', 'de']

function FootnoteDialog({ fact, label, footnote, onClose }: FootnoteProps & { onClose: () => void }) {
  const t = useTexts(statementTexts)
  const { chapter, bases, shown } = useChapter()
  const written = useWritten(chapter)
  const id = footnoteId(fact)
  const { register, frame } = useSentForm({
    begins: { en: footnote?.en ?? '', de: footnote?.de ?? '' },
    send: async (words) => {
      for (const language of languages) {
        const now = words[language].trim()
        if (now === (footnote?.[language] ?? '')) continue
        const text = now === '' ? null : now.split(/\n+/).map(paragraph)
        written(id, await writeText(id, language, text, bases[id]?.[language] ?? null))
      }
    },
    failed: t('footnote.failed'),
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('footnote.title')}
      description={label}
      submit={t('footnote.save')}
      onClose={onClose}
      {...frame}
    >
      {shown.map((language) => (
        <Field key={language} label={t('footnote.in', { language: t(`language.${language}`) })}>
          {(control) => (
            <Textarea {...control} {...register(language)} lang={language} rows={3} maxLength={limits.shortText * 5} />
          )}
        </Field>
      ))}
    </FormDialog>
  )
}

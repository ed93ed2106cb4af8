import type { Inline, StatementLanguage } from '@esrs/contract'
import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/States.tsx'
import { statementTexts } from '../texts.ts'
import { InsertDialog } from './InsertDialog.tsx'
import { isHref } from './schema.ts'
import type { EditorDialog } from './Toolbar.tsx'

interface DialogProps {
  editor: Editor
  onClose: () => void
}

interface EditorDialogsProps extends DialogProps {
  asked: EditorDialog
  language: StatementLanguage
}

/** The dialog that a tool of the toolbar opened. */
export function EditorDialogs({ asked, editor, language, onClose: close }: EditorDialogsProps) {
  const onClose = () => {
    close()
    // A closed dialog returns the focus to its button; it is moved on to the editor, so that typing can continue.
    setTimeout(() => editor.commands.focus())
  }
  switch (asked.what) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />
    case 'caption':
      return <CaptionDialog editor={editor} onClose={onClose} />
    case 'footnote':
      return <FootnoteDialog editor={editor} at={asked.at} onClose={onClose} />
    default:
      return <InsertDialog kind={asked.what} editor={editor} language={language} onClose={onClose} />
  }
}

interface FrameProps {
  title: string
  save: string
  onSave: () => boolean
  onClose: () => void
  /** Button at the start of the row for removing. */
  remove?: ReactNode
  children: ReactNode
}

/** Dialog with a small form that closes after it was saved. */
function Frame({ title, save, onSave, onClose, remove, children }: FrameProps) {
  return (
    <FormDialog
      title={title}
      submit={save}
      aside={remove}
      onSubmit={() => {
        if (onSave()) onClose()
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}

function LinkDialog({ editor, onClose }: DialogProps) {
  const t = useTexts(statementTexts)
  const [known] = useState(() => (editor.getAttributes('link').href as string | undefined) ?? '')
  const [href, setHref] = useState(known)
  const [words, setWords] = useState('')
  const [isWrong, setWrong] = useState(false)
  const needsWords = known === '' && editor.state.selection.empty
  const onSave = () => {
    const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href.trim()) ? `https://${href.trim()}` : href.trim()
    setWrong(!isHref(address))
    if (!isHref(address)) return false
    const marks = [{ type: 'link', attrs: { href: address } }]
    if (needsWords) editor.commands.insertContent({ type: 'text', text: words.trim() || address, marks })
    else editor.chain().extendMarkRange('link').setLink({ href: address }).run()
    return true
  }
  return (
    <Frame
      title={t('editor.link')}
      save={t('editor.linkSet')}
      onSave={onSave}
      onClose={onClose}
      remove={
        known !== '' && (
          <Button
            look="ghost"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('editor.linkRemove')}
          </Button>
        )
      }
    >
      <Field label={t('editor.address')} error={isWrong ? t('editor.addressWrong') : undefined}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            value={href}
            onChange={(event) => setHref(event.target.value)}
          />
        )}
      </Field>
      {needsWords && (
        <Field label={t('editor.linkText')}>
          {(control) => <Input {...control} value={words} onChange={(event) => setWords(event.target.value)} />}
        </Field>
      )}
    </Frame>
  )
}

function CaptionDialog({ editor, onClose }: DialogProps) {
  const t = useTexts(statementTexts)
  const [caption, setCaption] = useState(() => String(editor.getAttributes('table').caption ?? ''))
  return (
    <Frame
      title={t('editor.caption')}
      save={t('editor.footnoteSave')}
      onClose={onClose}
      onSave={() => editor.commands.updateAttributes('table', { caption: caption.trim() || null })}
    >
      <Field label={t('editor.caption')}>
        {(control) => (
          <Input {...control} maxLength={400} value={caption} onChange={(event) => setCaption(event.target.value)} />
        )}
      </Field>
    </Frame>
  )
}

const isWords = (run: Inline) => run.type === 'text' && !run.bold && !run.italic
const wordsOf = (line: readonly Inline[]) =>
  line.map((run) => (run.type === 'text' || run.type === 'link' ? run.text : ' ')).join('')

function FootnoteDialog({ editor, at, onClose }: DialogProps & { at: number | null }) {
  const t = useTexts(statementTexts)
  const [known] = useState(() => (at === null ? [] : ((editor.state.doc.nodeAt(at)?.attrs.content ?? []) as Inline[])))
  const [words, setWords] = useState(() => wordsOf(known))
  const isNew = at === null
  const onSave = () => {
    const text = words.trim()
    // An unchanged footnote keeps its links and values.
    if (words === wordsOf(known) && !isNew) return true
    const footnote = { type: 'footnote', attrs: { content: [{ type: 'text', text }] } }
    if (isNew) return text === '' || editor.commands.insertContent(footnote)
    const range = { from: at, to: at + 1 }
    return text === '' ? editor.commands.deleteRange(range) : editor.commands.insertContentAt(range, footnote)
  }
  return (
    <Frame
      title={t('editor.footnote')}
      save={t(isNew ? 'editor.footnoteSet' : 'editor.footnoteSave')}
      onSave={onSave}
      onClose={onClose}
    >
      {!known.every(isWords) && <Notice tone="neutral">{t('editor.footnoteParts')}</Notice>}
      <Field label={t('editor.footnoteText')}>
        {(control) => (
          <Textarea {...control} rows={3} value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
    </Frame>
  )
}

import type { RichText, TextVersion } from '@esrs/contract'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useChapter } from '../chapter-context.ts'
import { factWords } from '../figures.ts'
import { prose } from '../prose.ts'
import { useWritten, writeText } from '../queries.ts'
import { useSourceText } from '../RichTextView.tsx'
import { type SaveState, TextSaver } from '../text-saver.ts'
import { statementTexts } from '../texts.ts'
import { keepText, keptText, type TextKey } from '../unsaved-texts.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { toDocument, toRichText } from './convert.ts'
import { EditorDialogs } from './EditorDialogs.tsx'
import { ParagraphWording } from './ParagraphWording.tsx'
import { StatusBar } from './StatusBar.tsx'
import { extensionsFor, type Speech } from './schema.ts'
import { type EditorDialog, Toolbar } from './Toolbar.tsx'

interface TextEditorProps {
  textKey: TextKey
  /** Accessible name of the editor. */
  label: string
  text: RichText
  /** The version that is written over. */
  base: number | null
  onClose: () => void
}

/** Milliseconds of silence before what was typed is saved, and between two tries. */
const wait = 1_200
const retry = 10_000

function judge(error: unknown) {
  if (!(error instanceof ApiError)) return 'offline'
  if (error.code === 'conflict') return 'conflict'
  const comesBack = error.status === 0 || error.status >= 500 || error.status === 401 || error.status === 429
  return comesBack || error.code === 'csrf_failed' || error.code === 'csrf_unavailable' ? 'offline' : 'refused'
}

interface Status {
  state: SaveState
  error: unknown
}

/** Saver of the editor's text; starts with unsaved text of an earlier visit. */
function useSaver(key: TextKey, text: RichText, base: number | null) {
  const { chapter } = useChapter()
  const written = useRef(useWritten(chapter))
  const [begun] = useState(() => keptText(key))
  const [status, setStatus] = useState<Status>({ state: begun ? 'unsaved' : 'saved', error: null })
  const [saver] = useState(
    () =>
      new TextSaver({
        base: begun ? begun.base : base,
        wait,
        retry,
        save: async (rich, over) => {
          const version = await writeText(key.id, key.language, rich, over)
          written.current(key.id, version)
          return version.id
        },
        keep: (kept) => keepText(key, kept),
        judge,
        onState: (state, error) => setStatus({ state, error }),
      }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver serves as long as the editor is open.
  useEffect(() => {
    saver.start()
    if (begun && saver.pending === null && saver.state === 'saved' && keptText(key)) saver.change(begun.text)
    const again = () => void saver.flush()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      void saver.flush()
      saver.stop()
    }
  }, [saver])
  return { saver, status, start: begun?.text ?? text, written: written.current }
}

/** Editor for a text of the statement. Saves at every pause; failures and reloads lose nothing. */
export default function TextEditor({ textKey, label, text, base, onClose }: TextEditorProps) {
  const t = useTexts(statementTexts)
  const { facts } = useChapter()
  const source = useSourceText()
  const { saver, status, start, written } = useSaver(textKey, text, base)
  const [asked, setAsked] = useState<EditorDialog | null>(null)
  const [isComparing, setComparing] = useState(true)
  const { language } = textKey
  const valueInWords: Speech['value'] = (id, show) => {
    const fact = facts.get(id)
    return fact ? factWords(fact, show, language) : t('text.valueGone')
  }
  const [extensions] = useState(() => extensionsFor({ value: valueInWords, source }))
  const editor = useEditor({
    extensions,
    content: toDocument(start),
    autofocus: 'end',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: `${prose} max-w-none! min-h-32 px-4 py-3 outline-none [counter-reset:note] [&_sup]:[counter-increment:note] [&_sup]:cursor-pointer [&_sup]:text-brand-text [&_sup]:after:content-[counter(note)] [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-ring [&_.selectedCell]:bg-brand-soft`,
      },
      handleClickOn: (_view, _place, node, at) => {
        if (node.type.name !== 'footnote') return false
        setAsked({ what: 'footnote', at })
        return true
      },
    },
    onUpdate: ({ editor: changed }) => saver.change(toRichText(changed.getJSON())),
  })

  const takeOver = (version: TextVersion, keep: boolean) => {
    setComparing(false)
    if (keep) {
      saver.resolve(version.id, saver.pending)
      return
    }
    saver.resolve(version.id, null)
    written(textKey.id, version)
    if (version.text === null) onClose()
    else editor.commands.setContent(toDocument(version.text), { emitUpdate: false })
  }
  const finish = async () => {
    if (await saver.flush()) onClose()
    // Text that cannot be saved now stays in this browser, and the page says so; conflicts keep the editor open.
    else if (saver.state === 'offline') onClose()
  }
  return (
    <div className="overflow-clip rounded-lg border border-line-input bg-surface focus-within:border-ring focus-within:outline-1 focus-within:outline-ring">
      <Toolbar editor={editor} onAsk={setAsked} />
      <EditorContent editor={editor} />
      <ParagraphWording editor={editor} text={textKey} words={valueInWords} />
      <StatusBar
        status={status}
        onRetry={() => void saver.flush()}
        onCompare={() => setComparing(true)}
        onDone={() => void finish()}
      />
      {asked && <EditorDialogs asked={asked} editor={editor} language={language} onClose={() => setAsked(null)} />}
      {status.state === 'conflict' && isComparing && (
        <ConflictDialog
          textKey={textKey}
          mine={saver.pending ?? start}
          onChoose={takeOver}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  )
}

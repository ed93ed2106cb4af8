import type { StatementLanguage } from '@esrs/contract'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { WordingButton } from '../../../wording/WordingButton.tsx'
import type { Speech } from './schema.ts'

interface ParagraphWordingProps {
  editor: Editor
  /** The text that it is a paragraph of, and its language. */
  text: { id: string; language: StatementLanguage }
  /** How a value is shown. */
  words: Speech['value']
}

interface Piece {
  type: string
  text?: string
  attrs?: Record<string, unknown>
}

/** The paragraph with the cursor: where it is, and what it holds. */
function paragraphAt(editor: Editor): { from: number; to: number; pieces: Piece[] } | null {
  const { $from } = editor.state.selection
  if ($from.parent.type.name !== 'paragraph') return null
  return { from: $from.start(), to: $from.end(), pieces: ($from.parent.toJSON().content ?? []) as Piece[] }
}

const valueWords = ({ attrs }: Piece, words: Speech['value']): string =>
  words(String(attrs?.fact), attrs?.show as Parameters<Speech['value']>[1])

const plainWords = (pieces: readonly Piece[], words: Speech['value']): string =>
  pieces
    .map((piece) => (piece.type === 'value' ? valueWords(piece, words) : piece.type === 'hardBreak' ? ' ' : piece.text))
    .join('')

/** Proposed words as pieces: what stood for a value stands for it again, and footnotes stand at the end. */
function asPieces(text: string, before: readonly Piece[], words: Speech['value']): Piece[] {
  let pieces: Piece[] = [{ type: 'text', text }]
  for (const value of before.filter(({ type }) => type === 'value')) {
    const shown = valueWords(value, words)
    const index = pieces.findIndex((piece) => piece.type === 'text' && piece.text?.includes(shown))
    const whole = pieces[index]?.text
    if (whole === undefined) continue
    const at = whole.indexOf(shown)
    const around = [whole.slice(0, at), whole.slice(at + shown.length)].map((part) => ({ type: 'text', text: part }))
    pieces = pieces.toSpliced(index, 1, around[0]!, value, around[1]!)
  }
  return [...pieces, ...before.filter(({ type }) => type === 'footnote')].filter(({ text: part }) => part !== '')
}

/**
 * Asks the language model for words from the company's documents, for other words of the paragraph with the cursor, or for its
 * translation; its values go on following their facts.
 */
export function ParagraphWording({ editor, text: { id, language }, words }: ParagraphWordingProps) {
  const present = useEditorState({
    editor,
    selector: ({ editor: now }) => plainWords(paragraphAt(now)?.pieces ?? [], words),
  })
  const take = (text: string) => {
    const now = paragraphAt(editor)
    if (!now) return
    const { from, to, pieces } = now
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, asPieces(text, pieces, words))
      .run()
  }
  // What documents say stands beside what is written, never in its place.
  const add = (text: string) => {
    const now = paragraphAt(editor)
    if (now && now.pieces.length === 0) return take(text)
    const { $from } = editor.state.selection
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
    editor.chain().focus().insertContentAt($from.after(1), paragraph).run()
  }
  return (
    <div className="flex flex-wrap gap-x-4 px-4 empty:hidden">
      <WordingButton about={{ kind: 'disclosure', id }} present={present} language={language} onTake={add} />
      <WordingButton about={{ kind: 'paragraph' }} present={present} onTake={take} />
      <WordingButton about={{ kind: 'translation' }} present={present} onTake={take} />
    </div>
  )
}

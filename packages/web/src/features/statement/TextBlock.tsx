import type { RichText, StatementBlock } from '@esrs/contract'
import { cx } from '../../ui/class-names.ts'
import { useChapter } from './chapter-context.ts'
import { TextColumn } from './TextColumn.tsx'

interface TextBlockProps {
  block: Extract<StatementBlock, { type: 'text' }>
  code: string
  /** Whether the person has just added the block, so that its editor opens. */
  isNew: boolean
}

/** Columns from which on a table needs the width of both languages. */
const wide = 3

const hasWideTable = (text: RichText | null | undefined) =>
  (text ?? []).some((part) => part.type === 'table' && (part.rows[0]?.length ?? 0) >= wide)

/** A text in the chosen languages, side by side where both are chosen and no table would be cut by that. */
export function TextBlock({ block, code, isNew }: TextBlockProps) {
  const { shown } = useChapter()
  const isSideBySide = shown.length > 1 && !shown.some((language) => hasWideTable(block.texts[language]))
  return (
    <div className={cx('grid gap-x-8 gap-y-4', isSideBySide && 'grid-cols-2')}>
      {shown.map((language, index) => (
        <TextColumn key={language} block={block} code={code} language={language} startsOpen={isNew && index === 0} />
      ))}
    </div>
  )
}

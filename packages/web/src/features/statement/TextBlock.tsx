import type { StatementBlock } from '@esrs/contract'
import { cx } from '../../ui/class-names.ts'
import { useChapter } from './chapter-context.ts'
import { TextColumn } from './TextColumn.tsx'

interface TextBlockProps {
  block: Extract<StatementBlock, { type: 'text' }>
  code: string
  /** Whether the person has just added the block, so that its editor opens. */
  isNew: boolean
}

/** A text in the chosen languages, side by side where both are chosen. */
export function TextBlock({ block, code, isNew }: TextBlockProps) {
  const { shown } = useChapter()
  return (
    <div className={cx('grid gap-x-8 gap-y-4', shown.length > 1 && 'grid-cols-2')}>
      {shown.map((language, index) => (
        <TextColumn key={language} block={block} code={code} language={language} startsOpen={isNew && index === 0} />
      ))}
    </div>
  )
}

import type { StatementBlock } from '@esrs/contract'
import { ArrowUpRight } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { BlockNote } from './BlockNote.tsx'
import { ChangeWhy } from './ChangeWhy.tsx'
import { useChapter } from './chapter-context.ts'
import { RichTextView } from './RichTextView.tsx'
import { statementTexts } from './texts.ts'

/** Datapoints disclosed in another document, by reference (ESRS 1, section 9.1). */
export function ReferenceBlock({ block }: { block: Extract<StatementBlock, { type: 'reference' }> }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const [datapoint] = block.datapoints
  const { document, page, note } = block
  return (
    <BlockNote
      icon={<ArrowUpRight aria-hidden className="size-4 text-muted" />}
      title={t('block.reference')}
      datapoints={block.datapoints}
      labels={block.labels}
      action={datapoint && <ChangeWhy datapoint={datapoint} known={{ kind: 'reference', document, page }} />}
    >
      <p>
        {document}
        {page !== null && `, ${t('block.page', { page })}`}
      </p>
      {shown.map((language) => {
        const text = note[language]
        return text?.length ? <RichTextView key={language} text={text} language={language} /> : null
      })}
    </BlockNote>
  )
}

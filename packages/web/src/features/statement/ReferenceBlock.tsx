import type { StatementBlock } from '@esrs/contract'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { BlockNote } from './BlockNote.tsx'
import { useChapter } from './chapter-context.ts'
import { ExplainDialog } from './ExplainDialog.tsx'
import { RichTextView } from './RichTextView.tsx'
import { statementTexts } from './texts.ts'

/** Datapoints disclosed in another document, by reference (ESRS 1, section 9.1). */
export function ReferenceBlock({ block }: { block: Extract<StatementBlock, { type: 'reference' }> }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const [isAsking, setAsking] = useState(false)
  const [datapoint] = block.datapoints
  const { document, page, note } = block
  return (
    <BlockNote
      icon={<ArrowUpRight aria-hidden className="size-4 text-muted" />}
      title={t('block.reference')}
      datapoints={block.datapoints}
      labels={block.labels}
      action={
        datapoint && (
          <Button
            look="link"
            className="min-h-6 text-sm max-md:min-h-10"
            aria-label={t('block.changeWhyOf', { code: datapoint })}
            onClick={() => setAsking(true)}
          >
            {t('block.changeWhy')}
          </Button>
        )
      }
    >
      <p>
        {document}
        {page !== null && `, ${t('block.page', { page })}`}
      </p>
      {shown.map((language) => {
        const text = note[language]
        return text?.length ? <RichTextView key={language} text={text} language={language} /> : null
      })}
      {isAsking && datapoint && (
        <ExplainDialog
          datapoint={datapoint}
          known={{ kind: 'reference', document, page }}
          onClose={() => setAsking(false)}
        />
      )}
    </BlockNote>
  )
}

import type { StatementBlock } from '@esrs/contract'
import { CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { BlockNote } from './BlockNote.tsx'
import { useChapter } from './chapter-context.ts'
import { ExplainDialog } from './ExplainDialog.tsx'
import { statementTexts } from './texts.ts'

/** Omitted datapoints with the reason, which can be changed where a person gave it. */
export function OmittedBlock({ block }: { block: Extract<StatementBlock, { type: 'omitted' }> }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const [isAsking, setAsking] = useState(false)
  const [datapoint] = block.datapoints
  const { explanation, reason, language: written } = block
  const [language = 'en'] = shown
  const texts = [...new Set(shown.map((one) => explanation[one]))].filter(Boolean)
  return (
    <BlockNote
      icon={<CircleMinus aria-hidden className="size-4 text-muted" />}
      title={`${t('block.omitted')}: ${t(`block.reason.${reason}`)}`}
      datapoints={block.datapoints}
      labels={block.labels}
      action={
        reason === 'own' &&
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
      {texts.map((text, index) => (
        <p key={text} lang={written ?? shown[index]} className={index > 0 ? 'text-muted' : ''}>
          {text}
        </p>
      ))}
      {written && shown.some((one) => one !== written) && (
        <p className="text-muted text-xs">{t('block.writtenIn', { language: t(`language.${written}`) })}</p>
      )}
      {isAsking && datapoint && (
        <ExplainDialog
          datapoint={datapoint}
          known={{ kind: 'omitted', reason: explanation[language] }}
          onClose={() => setAsking(false)}
        />
      )}
    </BlockNote>
  )
}

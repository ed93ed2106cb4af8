import type { StatementBlock } from '@esrs/contract'
import { CircleMinus } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { BlockNote } from './BlockNote.tsx'
import { ChangeWhy } from './ChangeWhy.tsx'
import { useChapter } from './chapter-context.ts'
import { statementTexts } from './texts.ts'

/** Omitted datapoints with the reason, which can be changed where a person gave it. */
export function OmittedBlock({ block }: { block: Extract<StatementBlock, { type: 'omitted' }> }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
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
        (reason === 'own' || reason === 'not-material') &&
        datapoint && (
          <ChangeWhy
            datapoint={datapoint}
            known={{ kind: reason === 'own' ? 'omitted' : reason, reason: explanation[language] }}
          />
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
    </BlockNote>
  )
}

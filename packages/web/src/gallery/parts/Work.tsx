import { useState } from 'react'
import { DropZone } from '../../document/uploads/DropZone.tsx'
import { ProcessingState } from '../../document/uploads/ProcessingState.tsx'
import { StepIndicator } from '../../features/onboarding/StepIndicator.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { HistoryRow } from '../../values/history/HistoryRow.tsx'
import { Example, Section } from '../Section.tsx'
import { documentsOnTheirWay } from '../samples.ts'
import { galleryTexts } from '../texts.ts'

export function Work() {
  const t = useTexts(galleryTexts)
  const [step, setStep] = useState(3)
  return (
    <Section name="work">
      <Example title={t('work.steps')} className="">
        <StepIndicator current={step} progress={{ completed: new Set([0, 1, 2]), next: 3 }} onStep={setStep} />
      </Example>
      <Example title={t('work.upload')} className="flex flex-col gap-3">
        <DropZone place="documents" />
        <DropZone place="documents" paused={t('work.paused')} />
      </Example>
      <Example title={t('work.processing')} className="flex flex-col gap-4">
        {documentsOnTheirWay().map((document) => (
          <ProcessingState key={document.id} document={document} />
        ))}
      </Example>
      <Example title={t('work.history')} className="">
        <Card className="px-4">
          <ul>
            <HistoryRow
              who={t('work.engine')}
              byEngine
              what={t('work.found')}
              at="2026-02-16T09:44:00.000Z"
              badge={<Badge>{t('status.proposed')}</Badge>}
            />
            <HistoryRow
              who="Mara Lindner"
              what={t('work.corrected')}
              at="2026-02-17T14:02:00.000Z"
              action={<Button look="ghost">{t('toast.undo')}</Button>}
            >
              <p className="text-secondary">{t('work.change')}</p>
            </HistoryRow>
          </ul>
        </Card>
      </Example>
    </Section>
  )
}

import type { DecimalSign, ImportPlan } from '@esrs/contract'
import { CircleCheck, FileX2 } from 'lucide-react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { type Chosen, ImportDialog } from '../../kit/import/ImportDialog.tsx'
import { EmptyState, Notice } from '../../ui/States.tsx'
import { PlanRows } from './PlanRows.tsx'
import { Questions } from './Questions.tsx'
import { previewImport, takeImport } from './queries.ts'
import { SaveRefused } from './SaveRefused.tsx'
import { exchangeTexts } from './texts.ts'

/** What can be taken over of a plan: nothing while a figure is unexplained, which would be left behind unseen. */
const countOf = ({ changes, questions }: ImportPlan): number => (questions.length === 0 ? changes.length : 0)

/** An edited export of datapoints comes back. */
export default function ImportDatapoints({ onClose }: { onClose: () => void }) {
  const t = useTexts(exchangeTexts)
  return (
    <ImportDialog<ImportPlan, DecimalSign>
      title={t('import.title')}
      description={t('import.lead')}
      hint={t('import.read')}
      look={previewImport}
      take={takeImport}
      countOf={countOf}
      taken={(plan, chosen) => <Done plan={plan} {...chosen} />}
      onClose={onClose}
    >
      {(plan, chosen, onAnswer) => <Plan plan={plan} {...chosen} onAnswer={onAnswer} />}
    </ImportDialog>
  )
}

interface PlanProps extends Chosen<DecimalSign> {
  plan: ImportPlan
  onAnswer: (decimal: DecimalSign) => void
}

function Plan({ plan, onAnswer, ...chosen }: PlanProps) {
  const t = useTexts(exchangeTexts)
  const { number } = useFormats()
  const { rows, changes, refused, unchanged, questions } = plan
  const counts = { toChange: changes.length, notUsed: refused.length, same: unchanged, toAsk: questions.length }
  const counted = (['toChange', 'toAsk', 'notUsed', 'same'] as const)
    .filter((part) => counts[part] > 0)
    .map((part) => t(`plan.${part}`, { count: counts[part], number: number(counts[part]) }))
  const parts = rows > 0 && refused.length === rows ? [t('plan.noneUsed', { count: rows })] : counted
  return (
    <div className="flex flex-col gap-4">
      {parts.length > 0 && (
        <p role="status" className="break-words text-secondary text-sm">
          {t('plan.summary', { name: chosen.file.name, count: rows, rows: number(rows), parts: parts.join(', ') })}
        </p>
      )}
      <Questions questions={questions} onAnswer={onAnswer} />
      {rows === 0 ? (
        <EmptyState icon={<FileX2 aria-hidden strokeWidth={1.75} />} title={t('plan.noRows')}>
          {t('plan.noRowsText')}
        </EmptyState>
      ) : questions.length > 0 && changes.length + refused.length === 0 ? null : changes.length + refused.length ===
        0 ? (
        <EmptyState icon={<CircleCheck aria-hidden strokeWidth={1.75} />} title={t('plan.nothing')}>
          {t('plan.nothingText')}
        </EmptyState>
      ) : (
        <>
          {changes.length + questions.length === 0 && <Notice tone="warning">{t('plan.onlyRefused')}</Notice>}
          <PlanRows plan={plan} />
          {refused.length > 0 && <SaveRefused {...chosen} />}
        </>
      )}
    </div>
  )
}

function Done({ plan, ...chosen }: Chosen<DecimalSign> & { plan: ImportPlan }) {
  const t = useTexts(exchangeTexts)
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <EmptyState
          icon={<CircleCheck aria-hidden strokeWidth={1.75} />}
          title={t('import.done', { count: plan.changes.length })}
        >
          {t('import.doneHint')}
        </EmptyState>
      </div>
      {plan.refused.length > 0 && (
        <>
          <PlanRows plan={{ ...plan, changes: [] }} />
          <SaveRefused {...chosen} />
        </>
      )}
    </div>
  )
}

import type { DecimalSign, ImportPlan } from '@esrs/contract'
import { CircleCheck, FileX2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { EmptyState, Notice } from '../../ui/States.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { PlanRows } from './PlanRows.tsx'
import { Questions } from './Questions.tsx'
import { type ReturnedFile, useConfirmImport, usePreviewImport } from './queries.ts'
import { SaveRefused } from './SaveRefused.tsx'
import { exchangeTexts } from './texts.ts'

/** Where the import is: a file is chosen, compared, looked at, and taken over. */
type Step =
  | { at: 'choose'; problem: string | null }
  | { at: 'reading'; file: File }
  | (ReturnedFile & { at: 'plan'; plan: ImportPlan; note: string | null })
  | (ReturnedFile & { at: 'done'; plan: ImportPlan })

/** An edited export comes back: what it would change is shown first, and taken over as a whole or not at all. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(exchangeTexts)
  const errorText = useErrorText()
  const preview = usePreviewImport()
  const confirm = useConfirmImport()
  const [step, setStep] = useState<Step>({ at: 'choose', problem: null })

  const read = async (returned: ReturnedFile, note: string | null = null) => {
    setStep({ at: 'reading', file: returned.file })
    try {
      setStep({ at: 'plan', ...returned, plan: await preview.mutateAsync(returned), note })
    } catch (error) {
      setStep({ at: 'choose', problem: errorText(error) })
    }
  }
  const take = async ({ file, decimal, plan }: ReturnedFile & { plan: ImportPlan }) => {
    const returned = { file, decimal }
    try {
      setStep({ at: 'done', ...returned, plan: await confirm.mutateAsync({ ...returned, plan: plan.plan }) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await read(returned, t('import.again'))
      else setStep({ at: 'plan', ...returned, plan, note: `${t('import.notTaken')}. ${errorText(error)}` })
    }
  }
  // A figure that nobody has explained would be left behind unseen.
  const count = step.at === 'plan' && step.plan.questions.length === 0 ? step.plan.changes.length : 0
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        // What is being written cannot be taken back by looking away.
        if (!open && !confirm.isPending) onClose()
      }}
      title={t('import.title')}
      description={step.at === 'choose' ? t('import.lead') : undefined}
      footer={
        step.at === 'plan' ? (
          <>
            <Button className="max-md:w-full" onClick={() => setStep({ at: 'choose', problem: null })}>
              {t('import.other')}
            </Button>
            {count > 0 && (
              <Button look="primary" className="max-md:w-full" busy={confirm.isPending} onClick={() => void take(step)}>
                {t('import.confirm', { count })}
              </Button>
            )}
          </>
        ) : step.at === 'done' ? (
          <Button look="primary" onClick={onClose}>
            {t('import.close')}
          </Button>
        ) : undefined
      }
    >
      {step.at === 'choose' && (
        <ChooseFile problem={step.problem} hint={t('import.read')} onChoose={(file) => void read({ file })} />
      )}
      {step.at === 'reading' && (
        <p role="status" className="flex items-center gap-3 py-10 text-secondary">
          <Spinner />
          {t('import.reading', { name: step.file.name })}
        </p>
      )}
      {step.at === 'plan' && (
        <Plan key={step.plan.plan} {...step} onAnswer={(decimal) => void read({ file: step.file, decimal })} />
      )}
      {step.at === 'done' && <Done {...step} />}
    </Dialog>
  )
}

interface PlanProps extends ReturnedFile {
  plan: ImportPlan
  note: string | null
  onAnswer: (decimal: DecimalSign) => void
}

function Plan({ file, decimal, plan, note, onAnswer }: PlanProps) {
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
      {note && (
        <Notice tone="warning" role="alert">
          {note}
        </Notice>
      )}
      {parts.length > 0 && (
        <p role="status" className="break-words text-secondary text-sm">
          {t('plan.summary', { name: file.name, count: rows, rows: number(rows), parts: parts.join(', ') })}
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
          {refused.length > 0 && <SaveRefused file={file} decimal={decimal} />}
        </>
      )}
    </div>
  )
}

function Done({ plan, ...returned }: ReturnedFile & { plan: ImportPlan }) {
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
          <SaveRefused file={returned.file} decimal={returned.decimal} />
        </>
      )}
    </div>
  )
}

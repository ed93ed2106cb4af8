import type { ImportPlan } from '@esrs/contract'
import { CircleCheck, FileX2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { useErrorText } from '../i18n/error-texts/error-text.ts'
import { useFormats } from '../i18n/format.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { EmptyState, Notice } from '../ui/States.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { PlanRows } from './PlanRows.tsx'
import { useConfirmImport, usePreviewImport } from './queries.ts'
import { exchangeTexts } from './texts.ts'

/** Where the import is: a file is chosen, compared, looked at, and taken over. */
type Step =
  | { at: 'choose'; problem: string | null }
  | { at: 'reading'; file: File }
  | { at: 'plan'; file: File; plan: ImportPlan; note: string | null }
  | { at: 'done'; plan: ImportPlan }

/** An edited export comes back: what it would change is shown first, and taken over as a whole or not at all. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(exchangeTexts)
  const errorText = useErrorText()
  const preview = usePreviewImport()
  const confirm = useConfirmImport()
  const [step, setStep] = useState<Step>({ at: 'choose', problem: null })

  const read = async (file: File, note: string | null = null) => {
    setStep({ at: 'reading', file })
    try {
      setStep({ at: 'plan', file, plan: await preview.mutateAsync(file), note })
    } catch (error) {
      setStep({ at: 'choose', problem: errorText(error) })
    }
  }
  const take = async ({ file, plan }: { file: File; plan: ImportPlan }) => {
    try {
      setStep({ at: 'done', plan: await confirm.mutateAsync({ file, plan: plan.plan }) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await read(file, t('import.again'))
      else setStep({ at: 'plan', file, plan, note: `${t('import.notTaken')}. ${errorText(error)}` })
    }
  }
  const count = step.at === 'plan' ? step.plan.changes.length : 0
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
      {step.at === 'choose' && <ChooseFile problem={step.problem} onChoose={(file) => void read(file)} />}
      {step.at === 'reading' && (
        <p role="status" className="flex items-center gap-3 py-10 text-secondary">
          <Spinner />
          {t('import.reading', { name: step.file.name })}
        </p>
      )}
      {step.at === 'plan' && <Plan key={step.plan.plan} {...step} />}
      {step.at === 'done' && <Done plan={step.plan} />}
    </Dialog>
  )
}

function Plan({ file, plan, note }: { file: File; plan: ImportPlan; note: string | null }) {
  const t = useTexts(exchangeTexts)
  const { number } = useFormats()
  const { rows, changes, refused, unchanged } = plan
  const counts = { toChange: changes.length, notUsed: refused.length, same: unchanged }
  const counted = (['toChange', 'notUsed', 'same'] as const)
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
      {rows === 0 ? (
        <EmptyState icon={<FileX2 aria-hidden strokeWidth={1.75} />} title={t('plan.noRows')}>
          {t('plan.noRowsText')}
        </EmptyState>
      ) : changes.length === 0 && refused.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden strokeWidth={1.75} />} title={t('plan.nothing')}>
          {t('plan.nothingText')}
        </EmptyState>
      ) : (
        <>
          {changes.length === 0 && <Notice tone="warning">{t('plan.onlyRefused')}</Notice>}
          <PlanRows plan={plan} />
        </>
      )}
    </div>
  )
}

function Done({ plan }: { plan: ImportPlan }) {
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
      {plan.refused.length > 0 && <PlanRows plan={{ ...plan, changes: [] }} />}
    </div>
  )
}

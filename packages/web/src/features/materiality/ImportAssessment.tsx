import type { AssessmentImport } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { ChooseFile } from '../../values/exchange/ChooseFile.tsx'
import { useImport, usePreviewImport } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Dialog that imports decisions on topics from a file, after a preview of the changes. */
export function ImportAssessment({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const preview = usePreviewImport()
  const take = useImport()
  const choose = (chosen: File) => {
    setFile(chosen)
    preview.mutate(chosen)
  }
  const plan = preview.data
  const problem = preview.error ?? take.error
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        plan && (
          <>
            <Button onClick={onClose}>{ui.cancel}</Button>
            <Button
              look="primary"
              aria-disabled={plan.changes.length === 0}
              busy={take.isPending}
              onClick={() =>
                take.mutate(
                  { file: file!, plan: plan.plan },
                  {
                    onSuccess: ({ changes }) => {
                      toast({ title: t('import.done', { count: changes.length }) })
                      onClose()
                    },
                    // Somebody has changed something meanwhile: what the file means now is shown beside the refusal.
                    onError: () => preview.mutate(file!),
                  },
                )
              }
            >
              {t('import.take', { count: plan.changes.length })}
            </Button>
          </>
        )
      }
    >
      {plan ? (
        <Plan plan={plan} problem={take.error ? errorText(take.error) : null} />
      ) : preview.isPending ? (
        <Loading className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : (
        <ChooseFile problem={problem ? errorText(problem) : null} hint={t('import.read')} onChoose={choose} />
      )}
    </Dialog>
  )
}

function Plan({ plan, problem }: { plan: AssessmentImport; problem: string | null }) {
  const t = useTexts(materialityTexts)
  const { data: topics = [] } = useQuery(materialityQuery(useLanguage()))
  const meaning = ({ code, before, after }: AssessmentImport['changes'][number]) => {
    const datapoints = topics.find((topic) => topic.code === code)?.datapoints
    if (!datapoints || before === after) return null
    if (after) return before === null ? null : t('import.counting', { count: datapoints.total })
    return t('import.notCounting', { count: datapoints.counting })
  }
  const result = (material: boolean | null) =>
    t(material === null ? 'decision.open' : material ? 'decision.material' : 'decision.not')
  return (
    <div className="flex flex-col gap-4 text-sm">
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <p className="num">
        {t('import.summary', { count: plan.rows, changes: plan.changes.length, same: plan.unchanged })}
      </p>
      <ul className="flex flex-col gap-3">
        {plan.changes.map((change) => {
          const { row, code, title, before, after, reason, outlook, against } = change
          const means = meaning(change)
          return (
            <li key={row}>
              <p className="flex flex-wrap items-center gap-2">
                <CodeChip code={code} />
                <span className="font-medium">{title}</span>
                <span>{before === after ? t('import.newReason') : `${result(before)} → ${result(after)}`}</span>
                {against && <Badge tone="warning">{t('decision.against')}</Badge>}
              </p>
              {reason && <p className="text-secondary">{reason}</p>}
              {outlook && (
                <p className="text-secondary">
                  {t('decision.outlook')}: {outlook}
                </p>
              )}
              {means && <p className="num text-muted">{means}</p>}
            </li>
          )
        })}
      </ul>
      {plan.refused.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('import.refused', { count: plan.refused.length })}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {plan.refused.map(({ row, written, reason }) => (
              <li key={row}>
                {t('import.row', { row })} {written}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

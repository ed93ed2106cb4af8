import type { AssessmentImport } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { ImportDialog } from '../../kit/import/ImportDialog.tsx'
import { PlannedChanges } from '../../kit/import/PlannedChanges.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { materialityTexts } from './texts.ts'

/** Dialog that imports decisions on topics from a file, after a look at what they would change. */
export function ImportAssessment({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  return (
    <ImportDialog<AssessmentImport>
      title={t('import.title')}
      description={t('import.text')}
      hint={t('import.read')}
      look={({ file }) => call(contract.materiality.previewImport, { file, body: {} })}
      take={({ file }, plan) => call(contract.materiality.confirmImport, { file, body: { plan } })}
      countOf={({ changes }) => changes.length}
      onClose={onClose}
    >
      {(plan) => <Plan {...plan} />}
    </ImportDialog>
  )
}

function Plan({ rows, changes, unchanged, refused }: AssessmentImport) {
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
    <PlannedChanges
      summary={t('import.summary', { count: rows, changes: changes.length, same: unchanged })}
      count={changes.length}
      refused={refused}
    >
      <ul className="mt-1 flex flex-col gap-3">
        {changes.map((change) => {
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
    </PlannedChanges>
  )
}

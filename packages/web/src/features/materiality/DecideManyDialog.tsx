import type { AssessedTopic } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { MaterialChoice } from './MaterialChoice.tsx'
import { type Refused, useDecideEach } from './queries.ts'
import { RefusedList } from './RefusedList.tsx'
import { SharedReason } from './SharedReason.tsx'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

interface DecideManyDialogProps {
  topics: readonly AssessedTopic[]
  /** Some are decided; `left`: codes of those that are not, because they were refused. */
  onDone: (left: readonly string[]) => void
  onClose: () => void
}

/** One decision on several topics, with one reason that stands at each. What is refused stays in the dialog, with why. */
export function DecideManyDialog({ topics, onDone, onClose }: DecideManyDialogProps) {
  const t = useTexts(materialityTexts)
  const decide = useDecideEach()
  const [material, setMaterial] = useState<boolean | null>(null)
  const [reason, setReason] = useState('')
  const [outlook, setOutlook] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const unrated = topics.filter(({ verdict }) => verdict === 'open')
  const against = topics.filter(({ verdict }) => verdict === (material ? 'not' : 'material'))
  const asksOutlook = material === false && topics.some(({ needsOutlook }) => needsOutlook)
  const lacksReason = reason.trim() === ''
  const lacksOutlook = asksOutlook && outlook.trim() === ''
  const send = () => {
    setTried(true)
    if (material === null || lacksReason || lacksOutlook) return
    const said = { material, reason: reason.trim() }
    decide.mutate(
      topics.map(({ code, needsOutlook, revision }) => ({
        code,
        ...said,
        outlook: needsOutlook && !material ? outlook.trim() : '',
        based_on: revision,
      })),
      {
        onSuccess: (failed) => {
          const done = topics.length - failed.length
          if (done > 0) toast({ title: t('many.done', { count: done }) })
          setRefused(failed)
          onDone(failed.map(({ code }) => code))
        },
      },
    )
  }
  return (
    <FormDialog
      size="lg"
      title={t('many.title', { count: topics.length })}
      description={t('many.lead')}
      submit={t('many.save', { count: topics.length })}
      busy={decide.isPending}
      failure={refused.length > 0 && <RefusedList refused={refused} />}
      onSubmit={send}
      onClose={onClose}
    >
      <ul className="max-h-56 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm">
        {topics.map(({ code, title, verdict }) => (
          <li key={code} className="flex items-baseline gap-2 px-3 py-1.5">
            <CodeChip code={code} listed />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{title}</span>
            <VerdictBadge verdict={verdict} />
          </li>
        ))}
      </ul>
      <MaterialChoice
        label={t('many.choice')}
        material={material}
        onChoose={setMaterial}
        isMissing={isTried && material === null}
      />
      {material === true && unrated.length > 0 && (
        <Notice tone="warning">{t('many.unrated', { count: unrated.length, codes: codesOf(unrated) })}</Notice>
      )}
      {material !== null && against.length > 0 && (
        <Notice tone="warning">{t('many.against', { codes: codesOf(against) })}</Notice>
      )}
      <SharedReason
        label={t('decide.reason')}
        hint={t('many.reasonHint')}
        error={isTried && lacksReason ? t('many.reasonMissing') : undefined}
        value={reason}
        onChange={setReason}
      />
      {asksOutlook && (
        <SharedReason
          label={t('decision.outlook')}
          hint={t('decide.outlookHint')}
          error={isTried && lacksOutlook ? t('many.outlookMissing') : undefined}
          value={outlook}
          onChange={setOutlook}
        />
      )}
    </FormDialog>
  )
}

const codesOf = (topics: readonly AssessedTopic[]) => topics.map(({ code }) => code).join(', ')

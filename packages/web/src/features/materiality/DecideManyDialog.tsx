import type { AssessedTopic, AssessmentEntry } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { MaterialChoice } from './MaterialChoice.tsx'
import { type Refused, useDecideEach } from './queries.ts'
import { RefusedList } from './RefusedList.tsx'
import { SharedReason } from './SharedReason.tsx'
import { TopicVerdict } from './TopicVerdict.tsx'
import { materialityTexts } from './texts.ts'

interface DecideManyDialogProps {
  topics: readonly AssessedTopic[]
  /** Entries of the assessment: what the formula says is provisional while one of a topic is not rated. */
  entries: readonly AssessmentEntry[]
  /** Some are decided; `left`: codes of those that are not, because they were refused. */
  onDone: (left: readonly string[]) => void
  onClose: () => void
}

interface Deciding {
  material: boolean | null
  reason: string
  outlook: string
}

const undecided: Deciding = { material: null, reason: '', outlook: '' }

/** One decision on several topics, with one reason that stands at each. What is refused stays in the dialog, with why. */
export function DecideManyDialog({ topics, entries, onDone, onClose }: DecideManyDialogProps) {
  const t = useTexts(materialityTexts)
  const decide = useDecideEach()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const asks = ({ material }: Deciding) => material === false && topics.some(({ needsOutlook }) => needsOutlook)
  const { register, errorOf, choice, watch, frame } = useSentForm({
    begins: undecided,
    problems: (deciding) => ({
      material: deciding.material === null && t('decide.choose'),
      reason: deciding.reason.trim() === '' && t('many.reasonMissing'),
      outlook: asks(deciding) && deciding.outlook.trim() === '' && t('many.outlookMissing'),
    }),
    send: async ({ material, reason, outlook }) => ({
      sent: topics.length,
      failed: await decide.mutateAsync(
        topics.map(({ code, needsOutlook, revision }) => ({
          code,
          material,
          reason: reason.trim(),
          outlook: needsOutlook && !material ? outlook.trim() : '',
          based_on: revision,
        })),
      ),
    }),
    onSent: ({ sent, failed }) => {
      const done = sent - failed.length
      if (done > 0) toast({ title: t('many.done', { count: done }) })
      setRefused(failed)
      onDone(failed.map(({ code }) => code))
    },
  })
  const { value: material, onChange: choose } = choice('material')
  const unrated = topics.filter(({ verdict }) => verdict === 'open')
  const against = topics.filter(({ verdict }) => verdict === (material ? 'not' : 'material'))
  return (
    <FormDialog
      size="lg"
      title={t('many.title', { count: topics.length })}
      description={t('many.lead')}
      submit={t('many.save', { count: topics.length })}
      onClose={onClose}
      {...frame}
      failure={refused.length > 0 ? <RefusedList refused={refused} /> : frame.failure}
    >
      <ul className="max-h-56 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm">
        {topics.map((topic) => (
          <li key={topic.code} className="flex items-baseline gap-2 px-3 py-1.5 max-md:flex-wrap">
            <CodeChip code={topic.code} listed />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{topic.title}</span>
            <TopicVerdict topic={topic} entries={entries} />
          </li>
        ))}
      </ul>
      <MaterialChoice label={t('many.choice')} material={material} onChoose={choose} error={errorOf('material')} />
      {material === true && unrated.length > 0 && (
        <Notice tone="warning">{t('many.unrated', { count: unrated.length, codes: codesOf(unrated) })}</Notice>
      )}
      {material !== null && against.length > 0 && (
        <Notice tone="warning">{t('many.against', { codes: codesOf(against) })}</Notice>
      )}
      <SharedReason
        label={t('decide.reason')}
        hint={t('many.reasonHint')}
        error={errorOf('reason')}
        field={register('reason')}
      />
      {asks(watch()) && (
        <SharedReason
          label={t('decision.outlook')}
          hint={t('decide.outlookHint')}
          error={errorOf('outlook')}
          field={register('outlook')}
        />
      )}
    </FormDialog>
  )
}

const codesOf = (topics: readonly AssessedTopic[]) => topics.map(({ code }) => code).join(', ')

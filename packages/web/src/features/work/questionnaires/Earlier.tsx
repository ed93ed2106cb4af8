import type { EarlierAnswer, ForeignQuestion } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { workTexts } from '../texts.ts'

/** An answer given before: what it answered, where, and until when it may be used. */
export function EarlierText({ answer, isShort = false }: { answer: EarlierAnswer; isShort?: boolean }) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const { title, text, key, of, valid_until: until, expired } = answer
  return (
    <>
      <span className={`block whitespace-pre-line [overflow-wrap:anywhere] ${isShort ? 'line-clamp-3' : ''}`}>
        {key && <CodeChip code={key} listed />} {text}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
        <span className="[overflow-wrap:anywhere]">{of ? t('questionnaires.earlier.from', { title, of }) : title}</span>
        {expired && <Badge tone="danger">{t('questionnaires.answers.expired')}</Badge>}
        {until && <span className="num">{t('questionnaires.answers.until', { date: date(until) })}</span>}
      </span>
    </>
  )
}

/** What was answered to a question that is near in meaning, beside one that is open; one click takes it. */
export function Earlier({ id, question }: { id: string; question: ForeignQuestion }) {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const { position, earlier } = question
  const [first] = earlier
  const take = useSend(
    ({ key, text }: EarlierAnswer) =>
      call(contract.questionnaires.decide, {
        params: { id, position },
        body: key === null ? { as: 'words', words: text } : { as: 'datapoint', key },
      }),
    t('task.failed'),
  )
  if (!first) return null
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg bg-sunken p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-xs">
          {t(first.from === 'library' ? 'questionnaires.earlier.library' : 'questionnaires.earlier.label')}
        </p>
        <EarlierText answer={first} isShort />
      </div>
      {mayReport && !first.expired && (
        <Button
          busy={take.isPending}
          aria-label={t('questionnaires.earlier.takeLabel', { text: first.title })}
          onClick={() => take.mutate(first)}
        >
          {t('questionnaires.earlier.take')}
        </Button>
      )}
    </div>
  )
}

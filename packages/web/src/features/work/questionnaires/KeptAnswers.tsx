import type { KeptAnswer } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Library } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Card } from '../../../ui/Page.tsx'
import { PageTools } from '../../../ui/page-tools.tsx'
import { EmptyState, Skeleton } from '../../../ui/States.tsx'
import { keptAnswersQuery } from '../queries.ts'
import { workTexts } from '../texts.ts'
import { KeptAnswerDialog } from './KeptAnswerDialog.tsx'

/** From this many answers on they are searched. */
const many = 8

/** Answers that the company keeps for questionnaires to come, with who keeps each and until when it may be used. */
export function KeptAnswers() {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const [open, setOpen] = useState<KeptAnswer | 'new' | null>(null)
  const [words, setWords] = useState('')
  const query = useQuery(keptAnswersQuery)
  const { data } = query
  const add = mayReport && (
    <Button look="primary" onClick={() => setOpen('new')}>
      {t('questionnaires.answers.add')}
    </Button>
  )
  const wanted = words.trim().toLowerCase()
  const shown = (data?.answers ?? []).filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(wanted))
  return (
    <>
      <PageTools>{data && data.answers.length > 0 && add}</PageTools>
      {!data ? (
        <NotLoaded query={query}>
          <Skeleton className="h-24 rounded-xl" />
        </NotLoaded>
      ) : data.answers.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Library aria-hidden />}
            title={t('questionnaires.answers.empty')}
            action={add}
            className="py-16"
          >
            {t('questionnaires.answers.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          {data.answers.length >= many && (
            <Field label={t('questionnaires.answers.find')} className="max-w-md">
              {(control) => <Input {...control} value={words} onChange={(event) => setWords(event.target.value)} />}
            </Field>
          )}
          {shown.length === 0 && <p className="px-1 text-muted text-sm">{t('questionnaires.answers.nothing')}</p>}
          <ul className="flex flex-col gap-3">
            {shown.map((one) => (
              <Row key={one.id} answer={one} onChange={mayReport ? () => setOpen(one) : null} />
            ))}
          </ul>
        </>
      )}
      {open && data && (
        <KeptAnswerDialog answer={open === 'new' ? null : open} people={data.people} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function Row({ answer, onChange }: { answer: KeptAnswer; onChange: (() => void) | null }) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const [isRemoving, setRemoving] = useState(false)
  const { id, kind, title, text, owner, valid_until: until, expired } = answer
  const remove = useSend(
    () => call(contract.questionnaires.removeAnswer, { params: { id } }),
    t('task.failed'),
    () => setRemoving(false),
  )
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 rounded-xl border border-line bg-surface p-4 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold [overflow-wrap:anywhere]">{title}</h2>
        <p className="mt-1 line-clamp-6 whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{text}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          <Badge tone="neutral">{t(`questionnaires.answers.kinds.${kind}`)}</Badge>
          {expired && <Badge tone="danger">{t('questionnaires.answers.expired')}</Badge>}
          {until && <span className="num">{t('questionnaires.answers.until', { date: date(until) })}</span>}
          {owner && <span>{owner.name}</span>}
        </p>
      </div>
      {onChange && (
        <div className="flex gap-2 max-md:w-full">
          <Button look="ghost" aria-label={`${t('questionnaires.answers.change')}: ${title}`} onClick={onChange}>
            {t('questionnaires.answers.change')}
          </Button>
          <Button
            look="ghost"
            aria-label={`${t('questionnaires.answers.remove')}: ${title}`}
            onClick={() => setRemoving(true)}
          >
            {t('questionnaires.answers.remove')}
          </Button>
        </div>
      )}
      {isRemoving && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setRemoving(false)}
          title={t('questionnaires.answers.removeTitle')}
          question={title}
          consequence={t('questionnaires.answers.removeText')}
          confirmLabel={t('questionnaires.answers.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { useMay } from '../../api/role.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState, Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { useStoredText } from '../../values/stored-text.ts'
import { AskDialog } from './AskDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { Decisions } from './Decisions.tsx'
import { DeliverForm } from './DeliverForm.tsx'
import { Deliveries } from './Deliveries.tsx'
import { type Detail, requestsOfQuery, taskQuery } from './queries.ts'
import { StateBadge } from './StateBadge.tsx'
import { TaskComments } from './TaskComments.tsx'
import { workTexts } from './texts.ts'

/** Side panel of a task: the datapoint, deliveries, comments, and the actions that the person may take. */
export function TaskPanel({ taskKey, onClose }: { taskKey: string; onClose: () => void }) {
  const t = useTexts(workTexts)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(taskQuery(taskKey, useLanguage()))
  const isMissing = error instanceof ApiError && error.code === 'not_found'
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.task.name ?? taskKey}
      description={taskKey}
      footer={data && <Decisions detail={data} />}
    >
      {data ? (
        <TaskBody detail={data} />
      ) : error ? (
        <ErrorState
          title={isMissing ? t('task.missing') : t('failed')}
          {...(!isMissing && { onRetry: () => void refetch(), busy: isFetching })}
        >
          {!isMissing && errorText(error)}
        </ErrorState>
      ) : (
        <Loading label={t('loading')} className="flex flex-col gap-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-24 rounded-md" />
          <Skeleton className="h-40 rounded-md" />
        </Loading>
      )}
    </Sheet>
  )
}

function TaskBody({ detail }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const { date, dateTime } = useFormats()
  const mayReport = useMay('report')
  const mayRead = useMay('read')
  const [dialog, setDialog] = useState<'assign' | 'ask' | null>(null)
  const { task, asked } = detail
  const words = useStoredText()
  return (
    <div className="flex flex-col gap-6 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge state={task.state} />
        {task.due && (
          <span className={task.late ? 'font-medium text-danger-text' : 'text-muted'}>
            {task.late ? `${t('late')} · ` : ''}
            {t('dueOn', { date: date(task.due) })}
          </span>
        )}
      </div>
      {task.sent_back && (
        <Notice tone="warning">{t('task.sentBack', { name: task.sent_back.by, reason: task.sent_back.reason })}</Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <dt className="text-muted">{t('owner')}</dt>
        <dd>
          {task.owner?.name ?? t('nobody')}
          {task.from && <span className="text-muted"> {t('from', { key: task.from.key })}</span>}
        </dd>
        <dt className="text-muted">{t('reviewer')}</dt>
        <dd>{task.reviewer?.name ?? t('nobody')}</dd>
        {mayReport && <Asked datapoint={task.key} />}
        <dt className="text-muted">{t('task.value')}</dt>
        <dd className="num whitespace-pre-line font-medium [overflow-wrap:anywhere]">
          {task.value === null ? <span className="font-normal text-muted">{t('task.noValue')}</span> : words(task)}
        </dd>
        {task.approved && (
          <dd className="col-span-2 text-success-text">
            {t('task.approvedBy', { name: task.approved.by, date: dateTime(task.approved.at) })}
          </dd>
        )}
      </dl>
      {(mayReport || mayRead) && (
        <div className="flex flex-wrap gap-2">
          {mayReport && (
            <>
              <Button onClick={() => setDialog('assign')}>
                <Users aria-hidden className="size-4" />
                {t(task.owner || task.reviewer ? 'task.assign' : 'all.assign')}
              </Button>
              <Button onClick={() => setDialog('ask')}>{t('task.ask')}</Button>
            </>
          )}
          {mayRead && (
            <Button asChild look="ghost">
              <Link to={`/datapoints?with_values=false&datapoint=${encodeURIComponent(task.key)}`}>
                <ExternalLink aria-hidden className="size-4" />
                {t('task.openDatapoint')}
              </Link>
            </Button>
          )}
        </div>
      )}
      <section>
        <h3 className="font-semibold">{t('task.question')}</h3>
        <p className="mt-1 text-secondary">{asked.question}</p>
        {asked.prior && (
          <p className="num mt-1 text-muted">
            {t('task.prior', { year: asked.prior.year, value: words({ ...task, ...asked.prior }) })}
          </p>
        )}
        {asked.definition && (
          <details className="mt-2">
            <summary className="cursor-pointer text-brand-text">{t('task.definition')}</summary>
            <p className="mt-1 whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{asked.definition}</p>
          </details>
        )}
      </section>
      {/* What waits for a decision comes before the way to add another answer. */}
      {task.waiting > 0 && <Deliveries detail={detail} />}
      {detail.may.deliver && task.state !== 'approved' && <DeliverForm key={task.key} detail={detail} />}
      {task.waiting === 0 && <Deliveries detail={detail} />}
      <TaskComments detail={detail} />
      {dialog === 'assign' && (
        <AssignDialog
          targets={[{ kind: 'datapoint', key: task.key }]}
          people={detail.people}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'ask' && <AskDialog datapoints={[task]} onClose={() => setDialog(null)} />}
    </div>
  )
}

/** Who without an account was asked, until when, and whether they have answered; nothing where nobody was. */
function Asked({ datapoint }: { datapoint: string }) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const { data } = useQuery(requestsOfQuery(datapoint, useLanguage()))
  const people = data?.requests.flatMap(({ id, name, due, state, items }) => {
    const item = items.find(({ key }) => key === datapoint)
    if (!item || state === 'withdrawn' || item.state === 'passed_on') return []
    const isOpen = item.state === 'open' || item.state === 'sent_back'
    return [{ id, text: isOpen ? t('task.askedUntil', { name, date: date(due) }) : t('task.askedDone', { name }) }]
  })
  if (!people?.length) return null
  return (
    <>
      <dt className="text-muted">{t('task.asked')}</dt>
      <dd className="num">
        {people.map(({ id, text }) => (
          <Link key={id} to="/documents/requests" className="block">
            {text}
          </Link>
        ))}
      </dd>
    </>
  )
}

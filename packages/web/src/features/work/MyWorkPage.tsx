import type { Task, Waiting } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, CheckCheck, Inbox } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { NotLoaded } from '../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../kit/use-send.ts'
import { nextKind, workStarts } from '../../report/waiting/kinds.ts'
import { mineQuery, waitingQuery } from '../../report/waiting/queries.ts'
import { waitingTexts } from '../../report/waiting/texts.ts'
import { useWaitingSentence } from '../../report/waiting/use-sentence.ts'
import { Badge, CodeChip, Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { EmptyState, Skeleton } from '../../ui/States.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { approvalOf } from './queries.ts'
import { TaskPanel } from './TaskPanel.tsx'
import { TaskRow } from './TaskRow.tsx'
import { workTexts } from './texts.ts'
import { useOpenTask } from './use-open-task.ts'

/** Page *My work*: what the signed-in person has to deliver, decide, approve and answer. */
export default function MyWorkPage() {
  const t = useTexts(workTexts)
  const { dateTime } = useFormats()
  const mayRead = useMay('read')
  const mayReport = useMay('report')
  const { key, open, close } = useOpenTask()
  const query = useQuery(mineQuery(useLanguage()))
  const { data } = query
  const setMail = useSend(
    (weekly_mail: boolean) => call(contract.work.setMail, { body: { weekly_mail } }),
    t('task.failed'),
  )
  const seen = useSend(() => call(contract.work.seen), t('task.failed'))
  const approve = useSend(
    (tasks: readonly Task[]) => call(contract.work.approve, { body: approvalOf(tasks) }),
    t('task.failed'),
    ({ approved, refused }) =>
      toast({
        title: t('mine.approved', { count: approved }),
        ...(refused[0] && { description: t('mine.refused', { count: refused.length, reason: refused[0].reason }) }),
      }),
  )
  const [isAsking, setAsking] = useState(false)
  const accept = useSend(
    (ids: string[]) => call(contract.work.acceptAll, { body: { ids } }),
    t('task.failed'),
    ({ accepted, refused }) => {
      setAsking(false)
      toast({
        title: t('mine.accepted', { count: accepted }),
        ...(refused[0] && { description: t('mine.notAccepted', { count: refused.length, reason: refused[0].reason }) }),
      })
    },
  )
  // A table, or one answer of several, is decided on where all of it is seen.
  const plain = mayReport
    ? (data?.decide ?? []).flatMap(({ waiting: count, offered, state }) =>
        count === 1 && offered && state !== 'accepted' && state !== 'approved' ? offered.id : [],
      )
    : []
  const lists = data
    ? ([
        ['deliver', data.deliver],
        ['decide', data.decide],
        ['approve', data.approve],
      ] as const)
    : []
  const { data: waiting } = useQuery(waitingQuery)
  const isEmpty =
    data && waiting?.mine.count === 0 && data.mentions.length === 0 && lists.every(([, tasks]) => tasks.length === 0)
  return (
    <PageBody className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-end gap-3">
        {data && (
          <Switch label={t('mine.weekly')} checked={data.weekly_mail} onChange={(weekly) => setMail.mutate(weekly)} />
        )}
      </div>
      {!data && (
        <NotLoaded query={query} className="flex flex-col gap-6">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-48 rounded-xl" />
          <Skeleton className="h-32 rounded-xl" />
        </NotLoaded>
      )}
      {waiting && waiting.mine.count > 0 && <Whole mine={waiting.mine} />}
      {isEmpty && (
        <Card>
          <EmptyState
            icon={<Inbox aria-hidden />}
            title={t('mine.empty')}
            action={
              mayRead && (
                <Button asChild>
                  <Link to="/documents/tasks">{t('mine.emptyAction')}</Link>
                </Button>
              )
            }
            className="py-16"
          >
            {t('mine.emptyText')}
          </EmptyState>
        </Card>
      )}
      {lists.map(([name, tasks]) => (
        <TaskList
          key={name}
          title={t(`mine.${name}`)}
          tasks={tasks}
          onOpen={open}
          action={
            (name === 'decide' && plain.length > 1 && (
              <Button onClick={() => setAsking(true)}>
                <CheckCheck aria-hidden className="size-4" />
                {t('mine.acceptAll', { count: plain.length })}
              </Button>
            )) ||
            (name === 'approve' && (
              <Button busy={approve.isPending} onClick={() => approve.mutate(tasks)}>
                <CheckCheck aria-hidden className="size-4" />
                {t('mine.approveAll', { count: tasks.length })}
              </Button>
            ))
          }
        />
      ))}
      {data && data.mentions.length > 0 && (
        <section>
          <div className="mb-3 flex min-h-control flex-wrap items-center gap-2">
            <h2 className="font-semibold text-base">{t('mine.mentions')}</h2>
            <span className="flex-1" />
            {data.mentions.some(({ unread }) => unread) && (
              <Button look="ghost" busy={seen.isPending} onClick={() => seen.mutate(undefined)}>
                {t('mine.seen')}
              </Button>
            )}
          </div>
          <Card className="overflow-hidden">
            <ul>
              {data.mentions.map((comment) => (
                <li key={comment.id} className="border-line border-b last:border-b-0 hover:bg-hover">
                  <button
                    type="button"
                    onClick={() => open(comment.key)}
                    className="block w-full px-4 py-3 text-left text-sm"
                  >
                    <span className="flex flex-wrap items-center gap-2">
                      <span className="font-medium">{comment.by || t('task.former')}</span>
                      <CodeChip code={comment.key} />
                      <span className="text-muted text-xs">{dateTime(comment.at)}</span>
                      {comment.unread && <Badge tone="info">•</Badge>}
                    </span>
                    <span className="mt-1 line-clamp-2 block text-secondary [overflow-wrap:anywhere]">
                      {comment.text}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        look="primary"
        title={t('mine.acceptTitle')}
        question={t('mine.acceptQuestion', { count: plain.length })}
        consequence={
          (data?.decide.length ?? 0) > plain.length &&
          t('mine.acceptRest', { count: (data?.decide.length ?? 0) - plain.length })
        }
        confirmLabel={t('mine.acceptAll', { count: plain.length })}
        busy={accept.isPending}
        onConfirm={() => accept.mutate(plain)}
      />
      {key && <TaskPanel taskKey={key} onClose={close} />}
    </PageBody>
  )
}

/** All that waits for the reader in one sentence, values and topics too, with the way to what is not listed here. */
function Whole({ mine }: Pick<Waiting, 'mine'>) {
  const w = useTexts(waitingTexts)
  const sentence = useWaitingSentence()
  const kind = nextKind(mine)
  const elsewhere = kind === 'values' || kind === 'topics' ? kind : mine.topics > 0 ? 'topics' : null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-6 py-4 max-md:px-4">
      <h2 className="min-w-0 flex-1 basis-80 text-balance font-semibold text-base">{sentence(mine)}</h2>
      {elsewhere && (
        <Button asChild look="primary" className="max-md:w-full">
          <Link to={workStarts[elsewhere]}>
            {w(`action.${elsewhere}`)}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </Button>
      )}
    </Card>
  )
}

interface TaskListProps {
  title: string
  tasks: readonly Task[]
  onOpen: (key: string) => void
  action: ReactNode
}

function TaskList({ title, tasks, onOpen, action }: TaskListProps) {
  if (tasks.length === 0) return null
  return (
    <section>
      <div className="mb-3 flex min-h-control flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base">{title}</h2>
        <Count>{tasks.length}</Count>
        <span className="flex-1" />
        {action}
      </div>
      <Card className="overflow-hidden">
        <ul aria-label={title}>
          {tasks.map((task) => (
            <TaskRow key={task.key} task={task} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

import type { Task } from '@esrs/contract'
import { ChevronRight, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { useStoredText, useTypedText } from '../../values/stored-text.ts'
import { StateBadge } from './StateBadge.tsx'
import { workTexts } from './texts.ts'

interface TaskRowProps {
  task: Task
  onOpen: (key: string) => void
  /** Content before the name, such as a checkbox. */
  before?: ReactNode
}

/** Row of a task: datapoint, owner, due date, state. */
export function TaskRow({ task, onOpen, before }: TaskRowProps) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const { key, code, name, owner, due, late, state, waiting, comments, sent_back: back } = task
  const words = useStoredText()
  const typed = useTypedText()
  // What is to be decided or approved is the figure: whoever looks through a list sees it there.
  const decided = state === 'accepted' || state === 'approved' ? words(task) : ''
  const waits = task.offered ? words({ ...task, ...task.offered }) : task.written !== null && typed(task.written, task)
  const figure = waits || decided
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0 hover:bg-hover">
      {before}
      <button
        type="button"
        onClick={() => onOpen(key)}
        className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-left max-md:min-h-11"
      >
        <CodeChip code={code} listed />
        <span className="min-w-0 flex-1 basis-60 text-sm [overflow-wrap:anywhere]">
          {name}
          {back && (
            <span className="block text-warning-text text-xs">
              {t('task.sentBack', { name: back.by, reason: back.reason })}
            </span>
          )}
        </span>
        {figure && (
          <span className="num line-clamp-2 max-w-64 font-medium text-sm [overflow-wrap:anywhere]">{figure}</span>
        )}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
          {owner && <span>{owner.name}</span>}
          {due && (
            <span className={late ? 'font-medium text-danger-text' : undefined}>
              {late ? `${t('late')} · ${date(due)}` : date(due)}
            </span>
          )}
          {waiting > 0 && <span className="font-medium text-soc-text">{t('mine.waiting', { count: waiting })}</span>}
          {comments > 0 && (
            <span className="inline-flex items-center gap-1">
              <MessageSquare aria-hidden className="size-3" />
              {comments}
            </span>
          )}
          <StateBadge state={state} />
        </span>
        <ChevronRight aria-hidden className="size-4 text-muted max-md:hidden" />
      </button>
    </li>
  )
}

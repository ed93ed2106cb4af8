import type { Task, WorkRequirement, WorkTopic } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { AskDialog } from './AskDialog.tsx'
import { tasksQuery } from './queries.ts'
import { TaskRow } from './TaskRow.tsx'
import { workTexts } from './texts.ts'

const states = ['approved', 'accepted', 'delivered', 'requested', 'open'] as const
const fills = {
  approved: 'bg-success',
  accepted: 'bg-brand',
  delivered: 'bg-soc-text',
  requested: 'bg-info',
  open: 'bg-pressed',
}

/** Whether somebody can be asked for a datapoint: nobody has answered yet. */
export const isUnanswered = ({ state }: Task) => state === 'open' || state === 'requested'

/** What the colours of the bars mean. */
export function StateLegend() {
  const t = useTexts(workTexts)
  return (
    <ul aria-label={t('all.legend')} className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2 text-muted text-xs">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={cx('size-2 rounded-full', fills[state], state === 'open' && 'ring-1 ring-line-strong')}
          />
          {t(`state.${state}`)}
        </li>
      ))}
    </ul>
  )
}

interface TopicRowProps {
  topic: WorkTopic
  isChosen: boolean
  onChoose: ((isOn: boolean) => void) | undefined
}

/** Head of the requirements of a topic, with who answers for all of them. */
export function TopicRow({ topic: { key, title, owner, due }, isChosen, onChoose }: TopicRowProps) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  return (
    <div className="flex min-h-11 items-center gap-3 border-line border-b bg-sunken px-4 py-2 text-sm">
      {onChoose && (
        <Checkbox
          label={<span className="sr-only">{t('all.select', { key: title })}</span>}
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      <h2 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 font-semibold">
        <span>{key}</span> <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
      </h2>
      <span className="flex flex-wrap items-center gap-x-3 text-muted text-xs">
        {owner && <span>{owner.name}</span>}
        {due && <span>{date(due)}</span>}
      </span>
    </div>
  )
}

interface RequirementRowProps {
  requirement: WorkRequirement
  isChosen: boolean
  onChoose: ((isOn: boolean) => void) | undefined
  isExpanded: boolean
  onExpand: () => void
  onOpenTask: (key: string) => void
}

/** A disclosure requirement with owner, date and states of its datapoints, which it opens to. */
export function RequirementRow(props: RequirementRowProps) {
  const { requirement, isChosen, onChoose, isExpanded, onExpand, onOpenTask } = props
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const { key, title, owner, due, counts, late } = requirement
  const total = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return (
    <li className="border-line border-b last:border-b-0">
      <div className="flex items-center gap-3 px-4 py-2 hover:bg-hover">
        {onChoose && (
          <Checkbox
            label={<span className="sr-only">{t('all.select', { key })}</span>}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={onExpand}
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-left text-sm"
        >
          <span className="sr-only">{t('all.open', { key })}</span>
          <CodeChip code={key} listed />
          <span className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">{title}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-muted text-xs">
            {owner && <span>{owner.name}</span>}
            {due && <span>{date(due)}</span>}
            {late > 0 && (
              <Badge tone="danger">
                {t('late')} {late}
              </Badge>
            )}
          </span>
          <span className="flex w-44 flex-col gap-1 max-sm:flex-1 max-sm:basis-40">
            <span aria-hidden className="flex h-1.5 overflow-hidden rounded-full bg-pressed">
              {states.map((state) => (
                <span
                  key={state}
                  className={fills[state]}
                  style={{ width: `${(100 * (counts[state] ?? 0)) / total}%` }}
                />
              ))}
            </span>
            <span className="num text-muted text-xs">
              {t('all.count', { done: (counts.approved ?? 0) + (counts.accepted ?? 0), all: total })}
              {(counts.approved ?? 0) > 0 && ` · ${t('all.approvedToo', { count: counts.approved ?? 0 })}`}
            </span>
            <span className="sr-only">
              {states.map((state) => `${t(`state.${state}`)}: ${counts[state] ?? 0}`).join(', ')}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={cx('size-4 text-muted transition-transform', isExpanded && 'rotate-180')}
          />
        </button>
      </div>
      {isExpanded && <RequirementTasks requirement={key} onOpenTask={onOpenTask} />}
    </li>
  )
}

/** Tasks of a requirement, of which some can be selected for a request. */
function RequirementTasks({ requirement, onOpenTask }: { requirement: string; onOpenTask: (key: string) => void }) {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const { data } = useQuery(tasksQuery(requirement, useLanguage()))
  const [isAsking, setAsking] = useState(false)
  if (!data)
    return (
      <Loading label={t('loading')} className="px-4 pb-4">
        <Skeleton className="h-20 rounded-md" />
      </Loading>
    )
  const open = data.tasks.filter(isUnanswered)
  return (
    <div className="border-line border-t bg-sunken/50">
      <ul>
        {data.tasks.map((task) => (
          <TaskRow key={task.key} task={task} onOpen={onOpenTask} />
        ))}
      </ul>
      {mayReport && open.length > 0 && (
        <div className="px-4 py-3">
          <Button onClick={() => setAsking(true)}>{t('all.ask')}</Button>
        </div>
      )}
      {isAsking && <AskDialog datapoints={open} onClose={() => setAsking(false)} />}
    </div>
  )
}

import type { WorkRequirement } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Card, PageBody } from '../../ui/Page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import { Checkbox, Switch } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { AskDialog } from './AskDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { requirementsQuery, settingsQuery, tasksQuery, useWork } from './queries.ts'
import { TaskPanel } from './TaskPanel.tsx'
import { TaskRow } from './TaskRow.tsx'
import { workTexts } from './texts.ts'
import { useOpenTask } from './use-open-task.ts'
import { WorkTabs } from './WorkTabs.tsx'

const states = ['approved', 'accepted', 'delivered', 'requested', 'open'] as const
const fills = {
  approved: 'bg-success',
  accepted: 'bg-brand',
  delivered: 'bg-soc-text',
  requested: 'bg-info',
  open: 'bg-pressed',
}

/** Page of all tasks by disclosure requirement, with owners and states. */
export default function WorkPage() {
  const t = useTexts(workTexts)
  const errorText = useErrorText()
  const mayReport = useMay('report')
  const mayManage = useMay('manage')
  const { key, open, close } = useOpenTask()
  const { data, error, refetch, isFetching } = useQuery(requirementsQuery(useLanguage()))
  const { data: settings } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [expanded, setExpanded] = useState<string | null>(null)
  const [isAssigning, setAssigning] = useState(false)
  const setFourEyes = useWork(
    (four_eyes: boolean) => call(contract.work.saveSettings, { body: { four_eyes } }),
    t('task.failed'),
  )
  const asLastYear = useWork(
    () => call(contract.work.assignAsLastYear),
    t('assign.failed'),
    ({ assigned }) => toast({ title: t('all.lastYearDone', { count: assigned }) }),
  )
  const toggle = (of: string, isOn: boolean) =>
    setChosen((known) => new Set(isOn ? [...known, of] : [...known].filter((one) => one !== of)))
  const all = data?.requirements ?? []
  return (
    <PageBody className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WorkTabs />
        {settings && mayManage && (
          <Switch label={t('all.fourEyes')} checked={settings.four_eyes} onChange={(on) => setFourEyes.mutate(on)} />
        )}
      </div>
      {mayReport && data && data.last_year > 0 && (
        <Button className="self-start" busy={asLastYear.isPending} onClick={() => asLastYear.mutate(undefined)}>
          {t('all.lastYear', { count: data.last_year })}
        </Button>
      )}
      {mayReport && all.length > 0 && (
        <div className="flex min-h-control flex-wrap items-center gap-3">
          <Checkbox
            label={t('all.selectAll')}
            checked={chosen.size === all.length}
            onChange={(isOn) => setChosen(new Set(isOn ? all.map((one) => one.key) : []))}
          />
          {chosen.size > 0 && (
            <>
              <span className="text-muted text-sm">{t('all.selected', { count: chosen.size })}</span>
              <Button look="primary" onClick={() => setAssigning(true)}>
                {t('all.assign')}
              </Button>
            </>
          )}
        </div>
      )}
      <Card className="overflow-hidden">
        {data ? (
          all.length === 0 ? (
            <EmptyState icon={<ListChecks aria-hidden />} title={t('all.empty')} className="py-16">
              {t('all.emptyText')}
            </EmptyState>
          ) : (
            <ul aria-label={t('all.requirement')}>
              {all.map((requirement) => (
                <RequirementRow
                  key={requirement.key}
                  requirement={requirement}
                  isChosen={chosen.has(requirement.key)}
                  onChoose={mayReport ? (isOn) => toggle(requirement.key, isOn) : undefined}
                  isExpanded={expanded === requirement.key}
                  onExpand={() => setExpanded(expanded === requirement.key ? null : requirement.key)}
                  onOpenTask={open}
                />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <Loading label={t('loading')} className="flex flex-col gap-4 p-4">
            {['a', 'b', 'c', 'd'].map((row) => (
              <Skeleton key={row} className="h-10 rounded-md" />
            ))}
          </Loading>
        )}
      </Card>
      {isAssigning && data && (
        <AssignDialog
          targets={[...chosen].map((of) => ({ kind: 'requirement' as const, key: of }))}
          people={data.people}
          onClose={() => {
            setAssigning(false)
            setChosen(new Set())
          }}
        />
      )}
      {key && <TaskPanel taskKey={key} onClose={close} />}
    </PageBody>
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

function RequirementRow(props: RequirementRowProps) {
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
          aria-label={t('all.open', { key })}
          onClick={onExpand}
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-left text-sm"
        >
          <CodeChip code={key} />
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
          <span className="flex w-44 flex-col gap-1 max-sm:w-full">
            <span aria-hidden className="flex h-1.5 overflow-hidden rounded-full bg-pressed">
              {states.map((state) => (
                <span
                  key={state}
                  className={fills[state]}
                  style={{ width: `${(100 * (counts[state] ?? 0)) / total}%` }}
                />
              ))}
            </span>
            <span className="num text-muted text-xs">{t('all.count', { done: counts.approved ?? 0, all: total })}</span>
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
  const open = data.tasks.filter(({ state }) => state === 'open' || state === 'requested')
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

import type { WorkRequirement } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { PageTools } from '../../ui/page-tools.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { Checkbox, Switch } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { AskDialog } from './AskDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { requirementsQuery, settingsQuery, tasksQuery } from './queries.ts'
import { isUnanswered, RequirementRow, StateLegend, TopicRow } from './RequirementRow.tsx'
import { TaskPanel } from './TaskPanel.tsx'
import { workTexts } from './texts.ts'
import { useOpenTask } from './use-open-task.ts'

/** Requirements and topics that are selected. */
type Chosen = readonly { kind: 'requirement' | 'topic'; key: string }[]
const isSame = (one: Chosen[number], other: Chosen[number]) => one.kind === other.kind && one.key === other.key
const isAmong = (chosen: Chosen, target: Chosen[number]) => chosen.some((one) => isSame(one, target))

/** Page of all tasks by disclosure requirement, with owners and states. */
export default function WorkPage() {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const mayManage = useMay('manage')
  const { key, open, close } = useOpenTask()
  const { data, error, refetch, isFetching } = useQuery(requirementsQuery(useLanguage()))
  const { data: settings } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<Chosen>([])
  const [expanded, setExpanded] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'assign' | 'ask' | null>(null)
  const setFourEyes = useSend(
    (four_eyes: boolean) => call(contract.work.saveSettings, { body: { four_eyes } }),
    t('task.failed'),
  )
  const asLastYear = useSend(
    () => call(contract.work.assignAsLastYear),
    t('assign.failed'),
    ({ assigned }) => toast({ title: t('all.lastYearDone', { count: assigned }) }),
  )
  const toggle = (target: Chosen[number], isOn: boolean) =>
    setChosen((known) => [...known.filter((one) => !isSame(one, target)), ...(isOn ? [target] : [])])
  const all = data?.requirements ?? []
  const requirements = all.map((one) => ({ kind: 'requirement' as const, key: one.key }))
  const leave = () => {
    setDialog(null)
    setChosen([])
  }
  return (
    <PageBody className="flex flex-col gap-4">
      <PageTools>
        {settings && mayManage && (
          <Switch label={t('all.fourEyes')} checked={settings.four_eyes} onChange={(on) => setFourEyes.mutate(on)} />
        )}
      </PageTools>
      {mayReport && data && data.last_year > 0 && (
        <Button className="self-start" busy={asLastYear.isPending} onClick={() => asLastYear.mutate(undefined)}>
          {t('all.lastYear', { count: data.last_year })}
        </Button>
      )}
      {mayReport && all.length > 0 && (
        <div className="flex min-h-control flex-wrap items-center gap-3">
          <Checkbox
            label={t('all.selectAll')}
            checked={requirements.every((one) => isAmong(chosen, one))}
            onChange={(isOn) => setChosen(isOn ? requirements : [])}
          />
          {chosen.length === 0 && <p className="text-muted text-sm">{t('all.how')}</p>}
        </div>
      )}
      <Card className="overflow-hidden">
        {data ? (
          all.length === 0 ? (
            <EmptyState icon={<ListChecks aria-hidden />} title={t('all.empty')} className="py-16">
              {t('all.emptyText')}
            </EmptyState>
          ) : (
            <>
              <StateLegend />
              {data.topics.map((topic) => (
                <section key={topic.key} aria-label={topic.title}>
                  <TopicRow
                    topic={topic}
                    isChosen={isAmong(chosen, { kind: 'topic', key: topic.key })}
                    onChoose={mayReport ? (isOn) => toggle({ kind: 'topic', key: topic.key }, isOn) : undefined}
                  />
                  <ul aria-label={t('all.requirement')}>
                    {all
                      .filter((requirement) => requirement.topic === topic.key)
                      .map((requirement) => (
                        <RequirementRow
                          key={requirement.key}
                          requirement={requirement}
                          isChosen={isAmong(chosen, { kind: 'requirement', key: requirement.key })}
                          onChoose={
                            mayReport
                              ? (isOn) => toggle({ kind: 'requirement', key: requirement.key }, isOn)
                              : undefined
                          }
                          isExpanded={expanded === requirement.key}
                          onExpand={() => setExpanded(expanded === requirement.key ? null : requirement.key)}
                          onOpenTask={open}
                        />
                      ))}
                  </ul>
                </section>
              ))}
            </>
          )
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading label={t('loading')} className="flex flex-col gap-4 p-4">
            {['a', 'b', 'c', 'd'].map((row) => (
              <Skeleton key={row} className="h-10 rounded-md" />
            ))}
          </Loading>
        )}
      </Card>
      {chosen.length > 0 && (
        <div
          role="status"
          className="sticky bottom-[calc(1rem+var(--bar,0px))] z-20 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4 shadow-lg"
        >
          <p className="num min-w-0 flex-1 font-medium text-sm max-md:basis-full">
            {t('all.selected', { count: chosen.length })}
          </p>
          <Button look="ghost" onClick={() => setChosen([])}>
            {t('all.clear')}
          </Button>
          <Button onClick={() => setDialog('ask')}>{t('all.ask')}</Button>
          <Button look="primary" onClick={() => setDialog('assign')}>
            {t('all.assign')}
          </Button>
        </div>
      )}
      {dialog === 'assign' && data && <AssignDialog targets={chosen} people={data.people} onClose={leave} />}
      {dialog === 'ask' && (
        <AskChosen
          requirements={all.filter(
            ({ key: of, topic }) =>
              isAmong(chosen, { kind: 'requirement', key: of }) || isAmong(chosen, { kind: 'topic', key: topic }),
          )}
          onClose={leave}
        />
      )}
      {key && <TaskPanel taskKey={key} onClose={close} />}
    </PageBody>
  )
}

/** Dialog that asks somebody for open datapoints of several requirements. */
function AskChosen({ requirements, onClose }: { requirements: readonly WorkRequirement[]; onClose: () => void }) {
  const t = useTexts(workTexts)
  const { data, error } = useQuery(tasksQuery(requirements.map(({ key }) => key).join(), useLanguage()))
  const open = data?.tasks.filter(isUnanswered)
  useEffect(() => {
    if (!error && open?.length !== 0) return
    toast({ title: t(error ? 'failed' : 'all.nothingOpen') })
    onClose()
  }, [error, open?.length, onClose, t])
  return open && open.length > 0 ? <AskDialog datapoints={open} onClose={onClose} /> : null
}

import { type ForeignQuestion, type QuestionState, questionStates } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Copy, Download, Table2, TableProperties } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { Notice, Skeleton } from '../../../ui/States.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { AskDialog } from '../AskDialog.tsx'
import { questionnaireQuery } from '../queries.ts'
import { TaskPanel } from '../TaskPanel.tsx'
import { workTexts } from '../texts.ts'
import { useOpenTask } from '../use-open-task.ts'
import { answersAsText } from './answer-text.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import { StateBar } from './StateBar.tsx'

/** Groups questions by their sections, in the order of the questionnaire. */
function bySection(questions: readonly ForeignQuestion[]): { section: string; questions: ForeignQuestion[] }[] {
  const groups: { section: string; questions: ForeignQuestion[] }[] = []
  for (const question of questions) {
    const last = groups.at(-1)
    if (last && last.section === question.section) last.questions.push(question)
    else groups.push({ section: question.section, questions: [question] })
  }
  return groups
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** View of one questionnaire: answered questions with their values, those to choose for, and missing ones. */
export function OneQuestionnaire({ id }: { id: string }) {
  const t = useTexts(workTexts)
  const navigate = useNavigate()
  const { date, quantity } = useFormats()
  const mayReport = useMay('report')
  const task = useOpenTask()
  const [filter, setFilter] = useState<QuestionState | 'every'>('every')
  const [isAsking, setAsking] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const query = useQuery(questionnaireQuery(id, useLanguage()))
  const { data } = query
  const params = { id }
  const remove = useSend(
    () => call(contract.questionnaires.remove, { params }),
    t('task.failed'),
    () => void navigate('/report/questionnaires'),
  )
  const save = useSend(
    (as: 'same' | 'table') => call(contract.questionnaires.file, { params, query: { as } }),
    t('task.failed'),
    (file) => {
      const { file_name: own = '', name = '' } = data?.questionnaire ?? {}
      // What nothing can be written into comes back as a table.
      const isTable = file.type === workbook && !/\.xlsx$/i.test(own)
      saveFile(file, own && !isTable ? own : `${name}.xlsx`)
    },
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        answersAsText(data?.questions ?? [], quantity, t('questionnaires.notAnswered')),
      )
      toast({ title: t('questionnaires.copied') })
    } catch {
      toast({ title: t('questionnaires.notCopied'), variant: 'destructive' })
    }
  }
  const back = (
    <Button asChild look="ghost" className="self-start">
      <Link to="/report/questionnaires">
        <ArrowLeft aria-hidden className="size-4" />
        {t('questionnaires.back')}
      </Link>
    </Button>
  )
  if (!data)
    return (
      <>
        {back}
        <NotLoaded query={query}>
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </NotLoaded>
      </>
    )
  const { questionnaire, questions, form } = data
  const { name, kind, added_by: by, added_at: at, counts, beyond } = questionnaire
  const isPlaced = kind === 'docx' || kind === 'pdf'
  const missing = new Map(
    questions.flatMap(({ state, datapoint, task: of }) =>
      state === 'missing' && datapoint && of === 'open' ? [[datapoint.key, datapoint] as const] : [],
    ),
  )
  const shown = questions.filter(({ state }) => filter === 'every' || state === filter)
  return (
    <>
      {back}
      <Card className="p-4">
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">{name}</h2>
            <p className="text-muted text-xs">
              {t('questionnaires.count', { count: questions.length })} ·{' '}
              {by
                ? t('questionnaires.addedBy', { name: by, date: date(at) })
                : t('questionnaires.addedOn', { date: date(at) })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {mayReport && (
              <Button look="ghost" onClick={() => setRemoving(true)}>
                {t('questionnaires.remove')}
              </Button>
            )}
            {mayReport && missing.size > 0 && (
              <Button onClick={() => setAsking(true)}>{t('questionnaires.askMissing', { count: missing.size })}</Button>
            )}
            <Button onClick={() => void copy()}>
              <Copy aria-hidden className="size-4" />
              {t('questionnaires.copy')}
            </Button>
            {isPlaced && (
              <Button busy={save.isPending} onClick={() => save.mutate('table')}>
                <Table2 aria-hidden className="size-4" />
                {t('questionnaires.asTable')}
              </Button>
            )}
            <Button
              look="primary"
              busy={save.isPending}
              onClick={() => (form?.unseen && mayReport ? setLooking(true) : save.mutate('same'))}
            >
              <Download aria-hidden className="size-4" />
              {t('questionnaires.download')}
            </Button>
          </div>
        </div>
        <StateBar counts={counts} />
        {form && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3 text-sm">
            <p className="min-w-0 flex-1 basis-60 text-secondary">
              {t(isPlaced ? 'questionnaires.columns.partsRead' : 'questionnaires.columns.understood', {
                count: form.sheets.filter((one) => one.state === 'read').length,
              })}
              {form.left_count > 0 && ` ${t('questionnaires.columns.left', { count: form.left_count })}.`}
              {form.unseen && ` ${t(isPlaced ? 'questionnaires.columns.unplaced' : 'questionnaires.columns.unseen')}`}
            </p>
            <Button onClick={() => setLooking(true)}>
              <TableProperties aria-hidden className="size-4" />
              {t(isPlaced ? 'questionnaires.columns.lookForm' : 'questionnaires.columns.look')}
            </Button>
          </div>
        )}
      </Card>
      {beyond > 0 && (
        <Notice>
          <p>{t('questionnaires.capNote', { count: beyond })}</p>
          <p>{t('questionnaires.capText')}</p>
        </Notice>
      )}
      <Segment
        aria-label={t('questionnaires.filter')}
        className="self-start max-md:flex max-md:w-full max-md:flex-wrap"
      >
        {(['every', ...questionStates] as const)
          .filter((state) => state === 'every' || (counts[state] ?? 0) > 0)
          .map((state) => (
            <SegmentItem key={state} current={filter === state} onClick={() => setFilter(state)}>
              {state === 'every' ? t('questionnaires.every') : t(`questionnaires.state.${state}`)}
            </SegmentItem>
          ))}
      </Segment>
      {shown.length === 0 && <p className="px-1 text-muted text-sm">{t('questionnaires.nothing')}</p>}
      {bySection(shown).map(({ section, questions: of }) => (
        <Card key={`${section} ${of[0]?.position}`} className="overflow-hidden">
          {section && <h3 className="border-line border-b bg-sunken px-4 py-2 font-medium text-sm">{section}</h3>}
          <ul>
            {of.map((question) => (
              <QuestionRow key={question.position} id={id} question={question} onOpenTask={task.open} />
            ))}
          </ul>
        </Card>
      ))}
      {isLooking && form && (
        <ColumnsDialog
          id={id}
          form={form}
          isPlaced={isPlaced}
          mayChange={mayReport}
          onClose={() => setLooking(false)}
        />
      )}
      {isAsking && <AskDialog datapoints={[...missing.values()]} onClose={() => setAsking(false)} />}
      {isRemoving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(false)}
          title={t('questionnaires.removeTitle')}
          question={name}
          consequence={t('questionnaires.removeText')}
          confirmLabel={t('questionnaires.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
      {task.key && <TaskPanel taskKey={task.key} onClose={task.close} />}
    </>
  )
}

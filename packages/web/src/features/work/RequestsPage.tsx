import type { DataRequest } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { NotLoaded } from '../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Badge, type BadgeTone, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { EmptyState, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { requestsQuery } from './queries.ts'
import { TaskPanel } from './TaskPanel.tsx'
import { workTexts } from './texts.ts'
import { useOpenTask } from './use-open-task.ts'

const tones: Record<DataRequest['state'], BadgeTone> = {
  open: 'info',
  late: 'danger',
  answered: 'success',
  withdrawn: 'neutral',
}
const itemTones: Record<DataRequest['items'][number]['state'], BadgeTone> = {
  open: 'neutral',
  answered: 'purple',
  accepted: 'success',
  sent_back: 'warning',
  passed_on: 'info',
}

/** Page of the requests to people without an account, with the state of each. */
export default function RequestsPage() {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const { key, open, close } = useOpenTask()
  const query = useQuery(requestsQuery(useLanguage()))
  const { data } = query
  return (
    <PageBody className="flex flex-col gap-4">
      {data ? (
        data.requests.length === 0 ? (
          <Card>
            <EmptyState
              icon={<Send aria-hidden />}
              title={t('requests.empty')}
              action={
                mayReport && (
                  <Button asChild look="primary">
                    <Link to="/documents/tasks">{t('requests.emptyAction')}</Link>
                  </Button>
                )
              }
              className="py-16"
            >
              {t('requests.emptyText')}
            </EmptyState>
          </Card>
        ) : (
          <ul className="flex flex-col gap-3">
            {data.requests.map((request) => (
              <RequestCard key={request.id} request={request} onOpenTask={open} />
            ))}
          </ul>
        )
      ) : (
        <NotLoaded query={query}>
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-28 rounded-xl" />
        </NotLoaded>
      )}
      {key && <TaskPanel taskKey={key} onClose={close} />}
    </PageBody>
  )
}

function RequestCard({ request, onOpenTask }: { request: DataRequest; onOpenTask: (key: string) => void }) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const mayReport = useMay('report')
  const { name, email, state, items, due } = request
  const done = items.filter((item) => item.state !== 'open' && item.state !== 'sent_back').length
  const facts = [
    t('dueOn', { date: date(due) }),
    t('requests.answered', { done, all: items.length }),
    request.passed_on_by
      ? t('requests.passedOnBy', { name: request.passed_on_by })
      : t('requests.askedBy', { name: request.asked_by, date: date(request.asked_at) }),
    ...(request.opened_at ? [t('requests.opened', { date: date(request.opened_at) })] : []),
    ...(!request.opened_at && done === 0 ? [t('requests.notOpened')] : []),
    ...(request.reminded_at ? [t('requests.remindedOn', { date: date(request.reminded_at) })] : []),
  ]
  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{name || t('task.former')}</span>
            <span className="text-muted text-sm [overflow-wrap:anywhere]">{email}</span>
            <Badge tone={tones[state]}>{t(`requests.state.${state}`)}</Badge>
            {request.escalated_at && state === 'late' && <Badge tone="warning">{t('requests.escalated')}</Badge>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-xs">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        {mayReport && (state === 'open' || state === 'late') && <RequestMenu request={request} />}
      </div>
      <ul className="mt-3 flex flex-col">
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              onClick={() => onOpenTask(item.key)}
              className="flex min-h-10 w-full flex-wrap items-center gap-2 rounded-md px-2 py-1 text-left text-sm hover:bg-hover max-md:min-h-11"
            >
              <CodeChip code={item.code} listed />
              <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{item.name}</span>
              <Badge tone={itemTones[item.state]}>
                {t(`requests.item.${item.state}`, { name: item.passed_to ?? '' })}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}

function RequestMenu({ request: { id, name, due } }: { request: DataRequest }) {
  const t = useTexts(workTexts)
  const [asked, setAsked] = useState<'withdraw' | 'date' | null>(null)
  const params = { id }
  const close = () => setAsked(null)
  const remind = useSend(
    () => call(contract.requests.remind, { params }),
    t('requests.failed'),
    () => toast({ title: t('requests.reminded', { name }) }),
  )
  const withdraw = useSend(
    () => call(contract.requests.withdraw, { params }),
    t('requests.failed'),
    () => {
      toast({ title: t('requests.withdrawn') })
      close()
    },
  )
  return (
    <>
      <Menu
        trigger={
          <Button look="ghost" size="icon-small" aria-label={t('requests.menu', { name })}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        <MenuItem onSelect={() => remind.mutate(undefined)}>{t('requests.remind')}</MenuItem>
        <MenuItem onSelect={() => setAsked('date')}>{t('requests.change')}</MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setAsked('withdraw')}>
          {t('requests.withdraw')}
        </MenuItem>
      </Menu>
      {asked === 'withdraw' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('requests.withdrawTitle')}
          question={t('requests.withdrawQuestion', { name })}
          consequence={t('requests.withdrawText')}
          confirmLabel={t('requests.withdraw')}
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate(undefined)}
        />
      )}
      {asked === 'date' && <DueDialog id={id} due={due} onClose={close} />}
    </>
  )
}

/** Asks until when a request is to be answered. */
function DueDialog({ id, due, onClose }: Pick<DataRequest, 'id' | 'due'> & { onClose: () => void }) {
  const t = useTexts(workTexts)
  const { register, errorOf, frame } = useSentForm({
    begins: { due },
    send: (body) => call(contract.requests.change, { params: { id }, body }),
    failed: t('requests.failed'),
    said: t('requests.changed'),
    onSent: onClose,
  })
  return (
    <FormDialog title={t('requests.change')} submit={t('requests.save')} onClose={onClose} {...frame}>
      <Field label={t('due')} error={errorOf('due')}>
        {(control) => <Input {...control} {...register('due')} type="date" />}
      </Field>
    </FormDialog>
  )
}

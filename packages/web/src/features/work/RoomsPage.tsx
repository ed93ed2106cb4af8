import type { AuditRoom } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { NotLoaded } from '../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { PageTools } from '../../ui/page-tools.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState, Skeleton } from '../../ui/States.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { readPeople } from './read-people.ts'
import { workTexts } from './texts.ts'
import { usePeopleProblem } from './use-people-problem.ts'

/** Page of the auditors' rooms: who has access, marks, questions and answers. */
export default function RoomsPage() {
  const t = useTexts(workTexts)
  const mayManage = useMay('manage')
  const [isOpening, setOpening] = useState(false)
  const query = useQuery(read(contract.rooms.list))
  const { data } = query
  const open = mayManage && (
    <Button look="primary" onClick={() => setOpening(true)}>
      {t('rooms.open')}
    </Button>
  )
  return (
    <PageBody className="flex flex-col gap-4">
      <PageTools>{data && data.rooms.length > 0 && open}</PageTools>
      {data ? (
        data.rooms.length === 0 ? (
          <Card>
            <EmptyState icon={<ShieldCheck aria-hidden />} title={t('rooms.empty')} action={open} className="py-16">
              {t('rooms.emptyText')}
            </EmptyState>
          </Card>
        ) : (
          data.rooms.map((room) => <RoomCard key={room.id} room={room} />)
        )
      ) : (
        <NotLoaded query={query}>
          <Skeleton className="h-32 rounded-xl" />
        </NotLoaded>
      )}
      {isOpening && <OpenRoom onClose={() => setOpening(false)} />}
    </PageBody>
  )
}

function RoomCard({ room }: { room: AuditRoom }) {
  const t = useTexts(workTexts)
  const { date, dateTime } = useFormats()
  const mayManage = useMay('manage')
  const [isClosing, setClosing] = useState(false)
  const params = { id: room.id }
  const close = useSend(
    () => call(contract.rooms.close, { params }),
    t('task.failed'),
    () => setClosing(false),
  )
  const save = useSend(async (format: 'xlsx' | 'pdf') => {
    saveFile(await call(contract.rooms.export, { params, query: { format } }), `${room.name}.${format}`)
  }, t('task.failed'))
  const { agreed = 0, question = 0, exception = 0 } = room.marks
  return (
    <Card className="p-4 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base">{room.name}</h2>
        <Badge tone={room.open ? 'success' : 'neutral'}>{t(room.open ? 'rooms.isOpen' : 'rooms.isClosed')}</Badge>
        <span className="text-muted">
          {room.version === null ? t('rooms.draft') : t('rooms.version', { version: room.version })} ·{' '}
          {t('rooms.until', { date: date(room.ends) })}
        </span>
        <span className="flex-1" />
        <Button busy={save.isPending && save.variables === 'xlsx'} onClick={() => save.mutate('xlsx')}>
          {t('rooms.export')}
        </Button>
        <Button busy={save.isPending && save.variables === 'pdf'} onClick={() => save.mutate('pdf')}>
          {t('rooms.exportPdf')}
        </Button>
        {room.open && mayManage && <Button onClick={() => setClosing(true)}>{t('rooms.close')}</Button>}
      </div>
      <p className="mt-2 text-secondary [overflow-wrap:anywhere]">
        {room.people.map(({ name, email }) => `${name} (${email})`).join(', ')}
      </p>
      <p className="mt-1 text-muted">{t('rooms.counts', { sampled: room.sampled, agreed, question, exception })}</p>
      {room.questions.map((asked) => (
        <Question key={asked.fact} room={room} asked={asked} />
      ))}
      <details className="mt-3">
        <summary className="cursor-pointer text-brand-text">{t('rooms.trail')}</summary>
        <ol className="mt-2 max-h-60 overflow-y-auto text-muted text-xs">
          {room.trail.toReversed().map(({ by, at, what, fact }) => (
            <li key={`${at}${what}${fact}`} className="py-0.5">
              {dateTime(at)} · {by} · {t(`rooms.did.${what}` as 'rooms.did.entered')} {fact}
            </li>
          ))}
        </ol>
      </details>
      {isClosing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setClosing(false)}
          title={t('rooms.closeTitle')}
          question={t('rooms.closeText')}
          confirmLabel={t('rooms.close')}
          busy={close.isPending}
          onConfirm={() => close.mutate(undefined)}
        />
      )}
    </Card>
  )
}

function Question({ room, asked }: { room: AuditRoom; asked: AuditRoom['questions'][number] }) {
  const t = useTexts(workTexts)
  const { dateTime } = useFormats()
  const mayReport = useMay('report')
  const { register, errorOf, watch, reset, frame } = useSentForm({
    begins: { text: '' },
    send: ({ text }) => call(contract.rooms.answer, { params: { id: room.id }, body: { fact: asked.fact, text } }),
    failed: t('task.failed'),
    onSent: () => reset(),
  })
  return (
    <section aria-label={asked.fact} className="mt-3 rounded-lg border border-line p-3">
      <h3 className="flex items-center gap-2 font-medium">
        <Link
          to={`/datapoints?with_values=false&datapoint=${encodeURIComponent(asked.fact.split(/[#@]/)[0] ?? '')}`}
          className="text-brand-text underline underline-offset-2"
        >
          {asked.fact}
        </Link>{' '}
        {asked.waiting && <Badge tone="warning">{t('rooms.waiting')}</Badge>}
      </h3>
      {asked.messages.map(({ by, at, text: said }) => (
        <p key={at} className="mt-1.5 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-muted text-xs">
            {by} · {dateTime(at)}
          </span>
          <br />
          {said}
        </p>
      ))}
      {mayReport && room.open && (
        <form noValidate className="mt-2 flex flex-col gap-2" onSubmit={frame.onSubmit}>
          <Field label={t('rooms.answer')} error={errorOf('text') ?? frame.failure}>
            {(control) => <Textarea {...control} {...register('text')} rows={2} maxLength={4000} />}
          </Field>
          <Button type="submit" className="self-start" disabled={watch('text').trim() === ''} busy={frame.busy}>
            {t('task.send')}
          </Button>
        </form>
      )}
    </section>
  )
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function OpenRoom({ onClose }: { onClose: () => void }) {
  const t = useTexts(workTexts)
  const peopleProblem = usePeopleProblem()
  const { data: issued } = useQuery(read(contract.report.versions))
  const { register, errorOf, choice, watch, frame } = useSentForm({
    begins: { name: '', people: '', ends: inDays(30), version: 'draft' },
    problems: ({ people }) => ({ people: peopleProblem(people) }),
    send: ({ name, people, ends, version }) =>
      call(contract.rooms.open, {
        body: { name, version: version === 'draft' ? null : Number(version), ends, people: readPeople(people).people },
      }),
    failed: t('task.failed'),
    onSent: onClose,
  })
  const [name, people] = watch(['name', 'people'])
  return (
    <FormDialog
      title={t('rooms.open')}
      description={t('rooms.openText')}
      submit={t('rooms.open')}
      disabled={name.trim() === '' || people.trim() === ''}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('rooms.name')} error={errorOf('name')}>
        {(control) => <Input {...control} {...register('name')} maxLength={200} />}
      </Field>
      <Field label={t('ask.people')} hint={t('ask.peopleHint')} keepsHint error={errorOf('people')}>
        {(control) => <Textarea {...control} {...register('people')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('rooms.versionField')} error={errorOf('version')}>
          {(control) => (
            <Select
              {...control}
              {...choice('version')}
              options={[
                { value: 'draft', label: t('rooms.draft') },
                ...(issued?.versions ?? []).map(({ number }) => ({
                  value: String(number),
                  label: t('rooms.version', { version: number }),
                })),
              ]}
            />
          )}
        </Field>
        <Field label={t('rooms.ends')} error={errorOf('ends')}>
          {(control) => <Input {...control} {...register('ends')} type="date" min={inDays(0)} />}
        </Field>
      </div>
    </FormDialog>
  )
}

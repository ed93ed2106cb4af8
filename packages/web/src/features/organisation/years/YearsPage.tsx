import type { BegunYear, CarriedItem, Years } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { yearsQuery } from '../../../report/queries.ts'
import { reportTexts } from '../../../report/texts.ts'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageBody, SectionHeader } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { organisationTexts } from '../texts.ts'
import { BeginDialog } from './BeginDialog.tsx'
import { Restatements } from './Restatements.tsx'

/** Page of the reporting years: beginning the next one, and what was carried over and waits to be confirmed. */
export default function YearsPage() {
  const t = useTexts(organisationTexts)
  const query = useQuery(yearsQuery(useLanguage()))
  const { data } = query
  return (
    <PageBody className="flex flex-col gap-4">
      {data ? (
        <>
          <Next years={data} />
          <ToConfirm years={data} />
          <Restatements years={data} />
          {data.begun.length > 0 && (
            <section className="flex flex-col gap-2">
              <SectionHeader title={t('years.begun')} />
              <Card className="overflow-hidden">
                <ul aria-label={t('years.begun')}>
                  {data.begun.map((year) => (
                    <Begun key={year.year} begun={year} />
                  ))}
                </ul>
              </Card>
            </section>
          )}
        </>
      ) : (
        <NotLoaded query={query}>
          <Skeleton className="h-32 rounded-xl" />
          <Skeleton className="h-60 rounded-xl" />
        </NotLoaded>
      )}
    </PageBody>
  )
}

function Next({ years: { current, next } }: { years: Years }) {
  const t = useTexts(organisationTexts)
  const nameOf = useTexts(reportTexts)
  const mayManage = useMay('manage')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold text-lg">
          {t('years.current', { year: String(current.year), set: nameOf(`set.${current.set}`) })}
        </h2>
        <p className="text-pretty text-muted text-sm">
          {next
            ? t(mayManage ? 'years.nextText' : 'years.nextAdmin', { year: String(next.year) })
            : t('years.nextBegun')}
        </p>
      </div>
      {next && mayManage && (
        <Button look="primary" onClick={() => setOpen(true)}>
          <CalendarPlus aria-hidden className="size-4" />
          {t('years.begin', { year: String(next.year) })}
        </Button>
      )}
      {isOpen && next && <BeginDialog next={next} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const isOpenItem = ({ confirmed, changed }: CarriedItem): boolean => !confirmed && !changed

/** Page on which something that was carried over is looked at before it is confirmed. */
function placeOf({ kind, subject }: CarriedItem): string {
  if (kind === 'figure') return `/documents/figures?key=${encodeURIComponent(subject)}`
  return kind === 'text' ? '/report' : '/documents/tasks'
}

const shortOf = ({ kind, subject, name }: CarriedItem): string => (kind === 'owner' ? name : subject)

const labelOf = (item: CarriedItem): string =>
  item.kind === 'owner' || !item.name ? shortOf(item) : `${item.subject} ${item.name}`

function ToConfirm({ years: { items, decisions } }: { years: Years }) {
  const t = useTexts(organisationTexts)
  const { date } = useFormats()
  const mayReport = useMay('report')
  const confirm = useSend(
    (sent: { items: Pick<CarriedItem, 'kind' | 'subject'>[]; confirmed: boolean }) =>
      call(contract.years.confirm, { body: sent }),
    t('years.confirmFailed'),
  )
  const open = items.filter(isOpenItem)
  if (items.length === 0 && decisions === 0) return null
  const sent = (some: readonly CarriedItem[]) => some.map(({ kind, subject }) => ({ kind, subject }))
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader title={t('years.toConfirm')} note={t('years.open', { count: open.length + decisions })}>
        {mayReport && open.length > 1 && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate({ items: sent(open), confirmed: true })}>
            {t('years.confirmAll', { count: open.length })}
          </Button>
        )}
      </SectionHeader>
      <Card className="overflow-hidden">
        <ul aria-label={t('years.toConfirm')}>
          {decisions > 0 && (
            <li className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 text-sm last:border-b-0">
              <span className="min-w-0 flex-1">{t('years.decisions', { count: decisions })}</span>
              <Link to="/iro/decisions">{t('years.toAssessment')}</Link>
            </li>
          )}
          {items.map((item) => (
            <li
              key={`${item.kind} ${item.subject}`}
              className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-2 text-sm last:border-b-0"
            >
              <span className="min-w-0 flex-1 basis-64">
                <Badge>{t(`years.kind.${item.kind}`)}</Badge>{' '}
                <Link to={placeOf(item)} className="[overflow-wrap:anywhere]">
                  {labelOf(item)}
                </Link>
                {isOpenItem(item) && <OldYears item={item} />}
              </span>
              {isOpenItem(item) ? (
                mayReport && (
                  <Button
                    aria-label={t('years.confirmOne', { name: shortOf(item) })}
                    onClick={() => confirm.mutate({ items: sent([item]), confirmed: true })}
                  >
                    <Check aria-hidden className="size-4" />
                    {t('years.confirm')}
                  </Button>
                )
              ) : (
                <span className="flex flex-wrap items-center gap-2 text-muted text-xs">
                  {item.confirmed
                    ? t('years.confirmedBy', { name: item.confirmed.by || t('somebody'), day: date(item.confirmed.at) })
                    : t('years.changed')}
                  {item.confirmed && mayReport && (
                    <Button
                      look="ghost"
                      aria-label={t('years.undoOne', { name: shortOf(item) })}
                      onClick={() => confirm.mutate({ items: sent([item]), confirmed: false })}
                    >
                      {t('undo.action')}
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** What a text says of years that may be over. */
function OldYears({ item: { years, year_before: yearBefore } }: { item: CarriedItem }) {
  const t = useTexts(organisationTexts)
  const { list } = useFormats()
  if (years.length === 0 && !yearBefore) return null
  const key = years.length === 0 ? 'years.namesBefore' : yearBefore ? 'years.namesBoth' : 'years.names'
  return <span className="num block text-warning-text text-xs">{t(key, { years: list(years.map(String)) })}</span>
}

function Begun({ begun: { year, set, from, at, by, carried, left } }: { begun: BegunYear }) {
  const t = useTexts(organisationTexts)
  const nameOf = useTexts(reportTexts)
  const { dateTime } = useFormats()
  return (
    <li className="border-line border-b px-4 py-3 text-sm last:border-b-0">
      <p className="font-medium">
        {t('years.from', {
          year: String(year),
          set: nameOf(`set.${set}`),
          before: String(from.year),
          setBefore: nameOf(`set.${from.set}`),
        })}
      </p>
      <p className="num text-muted text-xs">
        {dateTime(at)} · {by || t('somebody')}
      </p>
      <p className="num text-secondary">{t('years.carried', { ...carried })}</p>
      {left.length > 0 && (
        <details className="mt-1">
          <summary className="num flex min-h-11 cursor-pointer items-center font-medium text-warning-text sm:min-h-8">
            {t('years.left', { count: left.length })}
          </summary>
          <ul aria-label={t('years.left', { count: left.length })} className="flex flex-col gap-1">
            {left.map(({ kind, code, name, who, why }) => (
              <li key={`${kind} ${code} ${who}`} className="[overflow-wrap:anywhere]">
                <Badge>{t(`years.kind.${kind}`)}</Badge> <CodeChip code={code} /> {name}
                {who && <span className="text-muted"> · {t(`years.leftWho.${why}`, { name: who })}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

import { type Datapoint, limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState, Loading, Skeleton } from '../../../ui/States.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { datapointsQuery } from '../queries.ts'
import type { Filters } from '../use-address.ts'
import { useDecisions } from '../use-decisions.ts'
import { rivalsOf, wholeOf } from '../value-status.ts'
import { useValueText } from '../value-text.ts'
import { queueTexts } from './texts.ts'

interface AcceptDialogProps {
  /** What the list is narrowed down by; its sure values are looked at. */
  filters: Filters
  onClose: () => void
}

const mostAtOnce = limits.pageSizes.reduce((most, one) => Math.max(most, one), -Infinity) as Filters['pageSize']

/** Every check of its passages was passed, no document says otherwise, and it fits the other values. */
const passesAll = (datapoint: Datapoint): boolean =>
  datapoint.question === null &&
  datapoint.hints.length === 0 &&
  rivalsOf(datapoint).length === 0 &&
  wholeOf(datapoint).every(({ checks }) => checks.every(({ passed }) => passed))

/** The values that are called sure, requirement by requirement with their passages, to be looked through and accepted together. */
export default function AcceptDialog({ filters, onClose }: AcceptDialogProps) {
  const t = useTexts(queueTexts)
  const { acceptMany, isAccepting } = useDecisions()
  const sure: Filters = { ...filters, state: 'to_check', tier: 'high', mine: false, page: 1, pageSize: mostAtOnce }
  const { data, error, refetch, isFetching } = useQuery(datapointsQuery(sure, useLanguage()))
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const high = data?.data.datapoints ?? []
  const listed = high.filter(passesAll)
  const isTaken = (datapoint: Datapoint) => changed.get(datapoint.key) ?? true
  const taken = listed.filter(isTaken)
  const set = (some: readonly Datapoint[], to: boolean) =>
    setChanged((known) => new Map([...known, ...some.map(({ key }): [string, boolean] => [key, to])]))
  const requirements = [...new Set(listed.map(({ disclosure }) => disclosure))]
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('look.title')}
      description={t('look.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('look.cancel')}</Button>
          <Button
            look="primary"
            busy={isAccepting}
            disabled={taken.length === 0}
            onClick={async () => {
              if (await acceptMany(taken)) onClose()
            }}
          >
            {t('look.accept', { count: taken.length })}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <LoadFailed title={t('look.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : !data ? (
        <Loading label={t('look.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : listed.length === 0 ? (
        <EmptyState icon={<ListChecks aria-hidden strokeWidth={1.75} />} title={t('look.none')}>
          {t('look.noneText')}
        </EmptyState>
      ) : (
        <>
          {data.count > high.length && (
            <p className="mb-2 text-muted text-sm">{t('look.more', { shown: high.length, count: data.count })}</p>
          )}
          {high.length > listed.length && (
            <p className="mb-2 text-muted text-sm">{t('look.others', { count: high.length - listed.length })}</p>
          )}
          {requirements.map((disclosure) => {
            const some = listed.filter((one) => one.disclosure === disclosure)
            return (
              <section key={disclosure} aria-label={disclosure} className="border-line border-t py-2 first:border-t-0">
                <Checkbox
                  label={<span className="font-semibold">{`${disclosure} · ${some[0]?.label ?? ''}`}</span>}
                  checked={some.every(isTaken)}
                  onChange={(to) => set(some, to)}
                />
                <ul className="pl-6">
                  {some.map((datapoint) => (
                    <Proposal
                      key={datapoint.key}
                      datapoint={datapoint}
                      isTaken={isTaken(datapoint)}
                      onChange={(to) => set([datapoint], to)}
                    />
                  ))}
                </ul>
              </section>
            )
          })}
        </>
      )}
    </Dialog>
  )
}

interface ProposalProps {
  datapoint: Datapoint
  isTaken: boolean
  onChange: (to: boolean) => void
}

/** A value with enough of its passage to judge it. */
function Proposal({ datapoint, isTaken, onChange }: ProposalProps) {
  const t = useTexts(queueTexts)
  const { line } = useValueText()
  const [passage] = datapoint.evidence
  const value = line({ ...datapoint, value: datapoint.value ?? '' }, datapoint)
  const year = datapoint.year === null ? '' : ` · ${datapoint.year}`
  return (
    <li className="py-1.5">
      <Checkbox
        checked={isTaken}
        onChange={onChange}
        label={
          <span className="flex items-baseline gap-x-2">
            <CodeChip code={datapoint.code} listed />
            <span className="min-w-0">{datapoint.name}</span>
          </span>
        }
      />
      <div className="pl-6">
        <p className="num line-clamp-2 font-medium">{`${value}${year}`}</p>
        {passage && (
          <p className="line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">
            {t(passage.sheet === null ? 'look.page' : 'look.file', {
              page: passage.page,
              name: passage.filename,
              excerpt: passage.excerpt,
            })}
          </p>
        )}
      </div>
    </li>
  )
}

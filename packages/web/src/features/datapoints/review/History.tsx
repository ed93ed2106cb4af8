import type { Datapoint, HistoryChange, HistoryState, HistoryWork } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { isRunningText, usePlaceText } from '../../../document/viewer/place-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { HistoryDialog as Frame } from '../../../values/history/HistoryDialog.tsx'
import { HistoryRow } from '../../../values/history/HistoryRow.tsx'
import { historyQuery } from '../queries.ts'
import { Section } from '../Section.tsx'
import { useDecisions } from '../use-decisions.ts'
import { useValueText } from '../value-text.ts'
import { reviewTexts } from './texts.ts'

/** Changes shown beside the evidence, and at once in the dialog; the call gives no more than 50. */
const few = 3
const page = 20
const most = 50

/** The newest changes of a value, and the way to all of them. */
export function HistorySection({ datapoint, onOpen }: { datapoint: Datapoint; onOpen: () => void }) {
  const t = useTexts(reviewTexts)
  const { data } = useQuery(historyQuery(datapoint.key, few))
  if (!data || data.count === 0) return null
  return (
    <Section title={t('history.title')}>
      <Changes datapoint={datapoint} changes={data.data.changes} />
      {data.count > few && (
        <Button look="link" className="mt-1 min-h-6 text-sm" onClick={onOpen}>
          {t('history.all', { count: data.count })}
        </Button>
      )}
    </Section>
  )
}

/** Everything that became of a value, the newest first. */
export function HistoryDialog({ datapoint, onClose }: { datapoint: Datapoint; onClose: () => void }) {
  const t = useTexts(reviewTexts)
  const [size, setSize] = useState(page)
  const query = useQuery(historyQuery(datapoint.key, size))
  return (
    <Frame
      of={`${datapoint.code} · ${datapoint.name}`}
      query={query}
      none={t('history.none')}
      isEmpty={({ count }) => count === 0}
      onClose={onClose}
    >
      {({ count, data: { changes } }) => (
        <>
          <Changes datapoint={datapoint} changes={changes} />
          {count > changes.length && size < most && (
            <Button className="mt-3" busy={query.isFetching} onClick={() => setSize(most)}>
              {t('history.more')}
            </Button>
          )}
        </>
      )}
    </Frame>
  )
}

const isSameValue = (a: HistoryState, b: HistoryState) =>
  a.value === b.value && a.unit === b.unit && a.year === b.year && a.status === b.status

/** A list of changes; a value that is no longer the present one can be brought back. */
function Changes({ datapoint, changes }: { datapoint: Datapoint; changes: readonly HistoryChange[] }) {
  const t = useTexts(reviewTexts)
  const { line } = useValueText()
  const { restore, isChanging } = useDecisions()
  const mayReport = useMay('report')
  const [asked, setAsked] = useState<HistoryChange | null>(null)
  const newest = changes.find(({ work }) => work === null)
  const words = (state: HistoryState) => {
    if (state.value === null) return t('history.missing')
    const text = line({ ...state, value: state.value }, datapoint)
    return text.length > 90 ? `${text.slice(0, 90).trimEnd()}…` : text
  }
  return (
    <>
      <ol className="flex flex-col">
        {changes.map((change) =>
          change.work ? (
            <WorkRow key={change.id} change={change} work={change.work} />
          ) : (
            <ChangeRow
              key={change.id}
              change={change}
              words={words}
              isCurrent={change === newest}
              onRestore={
                mayReport && change.after.value !== null && newest && !isSameValue(change.after, newest.after)
                  ? () => setAsked(change)
                  : undefined
              }
            />
          ),
        )}
      </ol>
      {asked && (
        <ConfirmDialog
          open
          look="primary"
          onOpenChange={(open) => {
            if (!open) setAsked(null)
          }}
          title={t('restore.title')}
          question={t('restore.question', { value: words(asked.after), code: datapoint.code })}
          consequence={t('restore.consequence', { current: newest ? words(newest.after) : t('history.missing') })}
          confirmLabel={t('restore.confirm')}
          busy={isChanging}
          onConfirm={async () => {
            await restore(datapoint.key, asked, 'after')
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

/** Changes know the page that a value stood on, and nothing closer. */
const placeOf = (filename: string, page: number | null) => ({
  filename,
  page: page ?? 1,
  sheet: null,
  cell: null,
  paragraph: null,
})

interface ChangeRowProps {
  change: HistoryChange
  words: (state: HistoryState) => string
  isCurrent: boolean
  onRestore: (() => void) | undefined
}

/** A step of the people who work on the datapoint: the value stays as it is. */
function WorkRow({ change, work }: { change: HistoryChange; work: HistoryWork }) {
  const t = useTexts(reviewTexts)
  const { date } = useFormats()
  const { by, at } = change
  // Whoever has no account is named by the step itself.
  const isGuest = by.name === null && (work.what === 'delivered' || work.what === 'passed_on')
  const person = by.name === null ? t('history.former') : by.is_you ? t('history.you', { name: by.name }) : by.name
  return (
    <HistoryRow
      who={isGuest ? work.who : person}
      what={t(`history.work.${work.what}`, { who: work.who || t('history.nobody') })}
      at={at}
    >
      {work.text !== '' && <p className="line-clamp-3 break-words text-muted text-xs">{work.text}</p>}
      {work.due && <p className="text-muted text-xs">{t('history.due', { date: date(work.due) })}</p>}
    </HistoryRow>
  )
}

function ChangeRow({ change, words, isCurrent, onRestore }: ChangeRowProps) {
  const t = useTexts(reviewTexts)
  const placeText = usePlaceText()
  const { by, at, action, before, after } = change
  // A proposal that a person removes is rejected; a value of theirs is deleted.
  const isRejected = action === 'removed' && before.status === 'proposed'
  const isEntered = action === 'corrected' && before.value === null
  const person = by.name === null ? t('history.former') : by.is_you ? t('history.you', { name: by.name }) : by.name
  const who = by.kind === 'engine' ? t('history.engine') : person
  const isSame = before.value === after.value && before.unit === after.unit && before.year === after.year
  return (
    <HistoryRow
      who={who}
      byEngine={by.kind === 'engine'}
      what={action === 'work' ? '' : t(`history.${isEntered ? 'entered' : isRejected ? 'rejected' : action}`)}
      at={at}
      badge={isCurrent && <Badge>{t('history.current')}</Badge>}
      action={
        onRestore && (
          <Button look="link" className="min-h-6 shrink-0 self-start text-sm" onClick={onRestore}>
            <span aria-hidden>{t('history.restore')}</span>
            <span className="sr-only">{t('history.restoreThis', { value: words(after) })}</span>
          </Button>
        )
      }
    >
      <p className="num break-words">
        {!isSame && (
          <>
            <span className="text-muted">{words(before)}</span>
            <ArrowRight aria-hidden className="mx-1.5 inline size-3 text-muted" />
            <span className="sr-only"> {t('history.becomes')} </span>
          </>
        )}
        <span className={after.value === null ? 'text-muted' : 'font-medium'}>{words(after)}</span>
      </p>
      {action !== 'noted' && after.written !== null && after.status === 'corrected' && (
        <p className="break-words text-muted text-xs">{t('history.typed', { written: after.written })}</p>
      )}
      {by.kind === 'engine' && after.filename !== null && (
        <p className="break-words text-muted text-xs">
          {isRunningText(after.filename)
            ? t('history.fromFile', { filename: after.filename })
            : t('history.from', {
                filename: after.filename,
                place: placeText(placeOf(after.filename, after.page), null),
              })}
        </p>
      )}
      {after.notes !== '' && after.notes !== before.notes && (
        <p className="line-clamp-3 break-words text-muted text-xs">{t('history.note', { notes: after.notes })}</p>
      )}
    </HistoryRow>
  )
}

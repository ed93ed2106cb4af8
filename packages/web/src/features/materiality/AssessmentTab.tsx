import type { AssessedTopic, Assessment, AssessmentEntry } from '@esrs/contract'
import { scoreEnds } from '@esrs/contract'
import { ListTree, MessageSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { AddTopicDialog } from './AddTopicDialog.tsx'
import { EntryAside } from './EntryAside.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { ScoreRange } from './ScoreRange.tsx'
import { TopicVerdict } from './TopicVerdict.tsx'
import { materialityTexts } from './texts.ts'
import type { MaterialityAddress } from './use-materiality-address.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

/** Tab *Assessment*: the long list of topics with their entries and scores. */
export function AssessmentTab({ assessment, address }: { assessment: Assessment; address: MaterialityAddress }) {
  const t = useTexts(materialityTexts)
  const [adding, setAdding] = useState(false)
  const [onlyMine, setOnlyMine] = useState(false)
  const { topics, entries, may } = assessment
  const unplaced = entries.filter(({ topic }) => topic === '')
  const pending = entries.filter(({ mine, topic }) => mine === null && topic !== '')
  const shown = topics.filter(
    ({ code }) =>
      (address.topic === '' || code === address.topic) && (!onlyMine || pending.some(({ topic }) => topic === code)),
  )
  return (
    <>
      <p className="max-w-prose text-pretty text-muted text-sm">{t('assessment.lead')}</p>
      <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-72 max-md:w-full">
          <Select
            aria-label={t('assessment.topic')}
            value={address.topic === '' ? 'all' : address.topic}
            onChange={(topic) => address.change({ topic: topic === 'all' ? null : topic })}
            options={[
              { value: 'all', label: t('assessment.allTopics') },
              ...topics.map(({ code, title }) => ({ value: code, label: `${code} ${title}`, short: code })),
            ]}
          />
        </div>
        <Switch checked={onlyMine} onChange={setOnlyMine} label={t('assessment.onlyMine', { count: pending.length })} />
        <span className="flex-1" />
        {may.decide && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4" />
            {t('assessment.addTopic')}
          </Button>
        )}
        <Button asChild>
          <Link to="/iro">{t('assessment.addEntry')}</Link>
        </Button>
      </div>
      <div className="flex flex-col gap-4">
        {onlyMine && shown.length === 0 && (
          <p role="status" className="text-secondary text-sm">
            {t('assessment.allMine')}
          </p>
        )}
        {shown.map((topic) => (
          <Topic
            key={topic.code}
            topic={topic}
            entries={entries.filter((entry) => entry.topic === topic.code && (!onlyMine || entry.mine === null))}
            isHidden={pending.some((entry) => may.score && entry.topic === topic.code && entry.scores > 0)}
            assessment={assessment}
            onOpen={(entry) => address.change({ entry }, false)}
          />
        ))}
        {unplaced.length > 0 && address.topic === '' && (
          <TableCard className="p-4 text-sm">
            <p className="text-muted">{t('assessment.unplaced')}</p>
            <ul className="mt-1 flex flex-col gap-1">
              {unplaced.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/iro?entry=${id}`} className="text-brand-text underline-offset-2 hover:underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </TableCard>
        )}
      </div>
      {address.entry && (
        <EntrySheet
          id={address.entry}
          assessment={assessment}
          onClose={() => address.change({ entry: null })}
          onNext={nextOf(assessment, address)}
        />
      )}
      {adding && <AddTopicDialog onClose={() => setAdding(false)} />}
    </>
  )
}

/** Opens the next entry without an own score, in the order in which the page lists them; `null` where there is none. */
function nextOf({ topics, entries }: Assessment, address: MaterialityAddress): (() => void) | null {
  const listed = topics
    .filter(({ code }) => address.topic === '' || code === address.topic)
    .flatMap(({ code }) => entries.filter(({ topic }) => topic === code))
  const at = listed.findIndex(({ id }) => id === address.entry)
  const isOpen = ({ mine, id }: AssessmentEntry) => mine === null && id !== address.entry
  const next = listed.slice(at + 1).find(isOpen) ?? listed.find(isOpen)
  return next ? () => address.change({ entry: next.id }) : null
}

interface TopicProps {
  topic: AssessedTopic
  entries: readonly AssessmentEntry[]
  /** Whether others have scored what the person has not: the result is shown after one's own score, as everywhere here. */
  isHidden: boolean
  assessment: Assessment
  onOpen: (id: string) => void
}

function Topic({ topic, entries, isHidden, assessment, onOpen }: TopicProps) {
  const t = useTexts(materialityTexts)
  const { result: written } = useFormats()
  const [isListed, setListed] = useState(false)
  const { code, title, matters, own, impact, financial } = topic
  const subTopics = matters.filter(({ isSubTopic }) => isSubTopic)
  // An entry on what is below a sub-topic is one on it.
  const covered = subTopics.filter(({ code: sub }) =>
    matters.some(({ code: below, entries: on }) => on > 0 && (below === sub || below.startsWith(`${sub}.`))),
  ).length
  return (
    <TableCard>
      <section aria-label={`${code} ${title}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunken px-4 py-2">
          <h2 className="flex min-w-0 items-baseline gap-2 font-semibold">
            <CodeChip code={code} />
            <span className="[overflow-wrap:anywhere]">{title}</span>
          </h2>
          {own && <Badge>{t('assessment.own')}</Badge>}
          <span className="flex-1" />
          {isHidden ? (
            <span className="text-muted text-sm">{t('assessment.afterOwn')}</span>
          ) : (
            <>
              {(impact.value !== null || financial.value !== null) && (
                <span className="num text-secondary text-sm">
                  {t('assessment.sides', {
                    impact: impact.value === null ? '–' : written(impact.value),
                    financial: financial.value === null ? '–' : written(financial.value),
                  })}
                </span>
              )}
              <TopicVerdict topic={topic} entries={assessment.entries} />
            </>
          )}
        </div>
        {matters.length > 0 && (
          <div className="border-line border-b px-4 py-1.5 text-sm">
            <Button
              look="ghost"
              className="-ml-3 h-8! max-md:h-10!"
              aria-expanded={isListed}
              onClick={() => setListed(!isListed)}
            >
              <ListTree aria-hidden className="size-4" />
              {t('assessment.matters', { count: subTopics.length, covered })}
            </Button>
            {isListed && (
              <ul className="mb-2 grid gap-x-6 gap-y-0.5 md:grid-cols-2">
                {matters.map((matter) => (
                  <li key={matter.code} className={matter.entries > 0 ? 'text-ink' : 'text-muted'}>
                    <span className="num">{matter.code}</span> {matter.title}
                    {matter.entries > 0 && (
                      <span className="num text-muted"> · {t('assessment.entries', { count: matter.entries })}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {entries.length === 0 ? (
          <p className="px-4 py-3 text-muted text-sm">{t('assessment.noEntries')}</p>
        ) : (
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} assessment={assessment} onOpen={() => onOpen(entry.id)} />
            ))}
          </ul>
        )}
      </section>
    </TableCard>
  )
}

function Entry({ entry, assessment, onOpen }: { entry: AssessmentEntry; assessment: Assessment; onOpen: () => void }) {
  const t = useTexts(materialityTexts)
  const names = useTexts(irosTexts)
  const { result: written } = useFormats()
  const { result, mine, type, isPotential, isPositive, humanRights, matter, scores, comments } = entry
  const { low, top } = scoreEnds[assessment.method.method.scale]
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-2.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2 max-md:grid-cols-1"
      >
        <span className="min-w-0">
          <span className="block font-medium text-sm [overflow-wrap:anywhere]">{entry.title}</span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted text-xs">
            <span>{names(`type.${type}`)}</span>
            {type === 'Impact' && (
              <span>
                {t(isPositive ? 'entry.positive' : 'entry.negative')},{' '}
                {t(isPotential ? 'entry.potential' : 'entry.actual')}
              </span>
            )}
            {humanRights && <Badge tone="purple">{t('entry.humanRights')}</Badge>}
            {matter && <span className="num">{matter}</span>}
            {!entry.kept && <Badge>{t('entry.proposed')}</Badge>}
            {comments > 0 && (
              <span className="num inline-flex items-center gap-1">
                <MessageSquare aria-hidden className="size-3" />
                {t('entry.comments', { count: comments })}
              </span>
            )}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 md:justify-end">
          {mine === null ? (
            <span className="font-medium text-brand-text text-sm">
              {t(assessment.may.score ? 'entry.scoreIt' : 'entry.notMine')}
            </span>
          ) : (
            <span className="num text-secondary text-sm">
              {t('entry.mine', { value: mine.value === null ? '–' : written(mine.value) })}
            </span>
          )}
          {/* Scores of others are hidden until one has scored, so that they do not influence it. */}
          {result && mine !== null ? (
            <>
              <ScoreRange {...result} from={low} to={top} />
              <span className="num w-52 text-secondary text-xs max-md:w-auto">
                {t('entry.result', {
                  value: written(result.value),
                  low: written(result.low),
                  high: written(result.high),
                  count: result.count,
                })}
                <span className="block text-muted">
                  <EntryAside entry={entry} />
                </span>
              </span>
              <span className="md:flex md:w-24 md:justify-end">
                <VerdictBadge verdict={entry.verdict} />
              </span>
            </>
          ) : (
            <span className="num text-muted text-xs">{t('entry.scores', { count: scores })}</span>
          )}
        </span>
      </button>
    </li>
  )
}

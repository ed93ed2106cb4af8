import { type Assessment, type EntryDetails, type GivenScore, type Points, timeHorizons } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Comments } from '../../kit/comments/Comments.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { Calculation, useFormulaFigures } from './Calculation.tsx'
import { EntryAside } from './EntryAside.tsx'
import { EntryNature } from './EntryNature.tsx'
import { entryQuery } from './queries.ts'
import { ScoreForm } from './ScoreForm.tsx'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

interface EntrySheetProps {
  id: string
  assessment: Assessment
  onClose: () => void
  /** Opens the next entry without an own score; `null` where all have one. */
  onNext: (() => void) | null
}

/** Side sheet of an entry: own score, scores of others, comments. */
export function EntrySheet({ id, assessment, onClose, onNext }: EntrySheetProps) {
  const t = useTexts(materialityTexts)
  const { data, error, refetch, isFetching } = useQuery(entryQuery(id, useLanguage()))
  const known = assessment.entries.find((entry) => entry.id === id)
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={known?.title ?? t('entry.title')}
    >
      {data ? (
        <Details key={id} details={data} assessment={assessment} onNext={onNext} />
      ) : error ? (
        <LoadFailed title={t('entry.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Sheet>
  )
}

type DetailsProps = { details: EntryDetails; assessment: Assessment; onNext: (() => void) | null }

function Details({ details, assessment, onNext }: DetailsProps) {
  const t = useTexts(materialityTexts)
  const { result: written } = useFormats()
  const figures = useFormulaFigures()
  const { entry, description, scores, working, dependencies } = details
  const own = scores.find(({ mine }) => mine)
  const others = scores.filter(({ mine }) => !mine)
  const [isRevealed, setRevealed] = useState(!assessment.may.score)
  const [isChanging, setChanging] = useState(false)
  const comment = (text: string) => call(contract.materiality.comment, { params: { id: entry.id }, body: { text } })
  const facts = [
    entry.matter ?? entry.topic,
    entry.valueChain && t(`chain.${entry.valueChain}`),
    entry.horizon && t(`horizon.${entry.horizon}`),
    ...dependencies.map((dependency) => t(`dependency.${dependency}`)),
  ].filter(Boolean)
  return (
    <div className="flex flex-col gap-5 pb-4">
      <div>
        {description && <p className="text-pretty text-secondary text-sm">{description}</p>}
        <p className="mt-1 text-muted text-xs">{facts.join(' · ')}</p>
        <Link
          to={`/iro?entry=${encodeURIComponent(entry.id)}`}
          className="mt-1 inline-flex min-h-6 items-center font-medium text-brand-text text-sm underline-offset-2 hover:underline max-md:min-h-10"
        >
          {t('entry.openIro')}
        </Link>
        {assessment.may.decide && !isChanging && (
          <Button look="link" className="ml-4 text-sm" onClick={() => setChanging(true)}>
            {t('nature.change')}
          </Button>
        )}
        {isChanging && <EntryNature details={details} onClose={() => setChanging(false)} />}
      </div>
      {assessment.may.score && (
        <section aria-label={t('score.title')}>
          <h3 className="mb-2 font-semibold text-sm">{t('score.title')}</h3>
          <ScoreForm details={details} own={own ?? null} assessment={assessment} onNext={onNext} />
        </section>
      )}
      <section aria-label={t('others.title')}>
        <h3 className="mb-2 font-semibold text-sm">{t('others.title')}</h3>
        {others.length === 0 ? (
          <p className="text-muted text-sm">{t('others.none')}</p>
        ) : own || isRevealed ? (
          <>
            <ul className="flex flex-col gap-3">
              {others.map((score) => (
                <Other key={`${score.by?.id}${score.at}`} score={score} />
              ))}
            </ul>
            {entry.result && working && (
              <div className="num mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3 py-2 text-sm">
                <span className="font-medium">
                  {t('entry.result', {
                    value: written(entry.result.value),
                    low: written(entry.result.low),
                    high: written(entry.result.high),
                    count: entry.result.count,
                  })}
                </span>
                <VerdictBadge verdict={entry.verdict} />
                <span className="w-full text-secondary text-xs">
                  <EntryAside entry={entry} />
                </span>
                <span className="w-full text-muted text-xs">{figures(`${working.formula} = ${working.result}`)}</span>
              </div>
            )}
          </>
        ) : (
          <p className="text-muted text-sm">
            {t('others.hidden', { count: others.length })}{' '}
            <Button look="link" onClick={() => setRevealed(true)}>
              {t('others.reveal')}
            </Button>
          </p>
        )}
      </section>
      {(assessment.may.score || details.comments.length > 0) && (
        <Comments
          comments={details.comments.map(({ id, by, at, text }) => ({ id, by: by?.name ?? '', at, text }))}
          onSend={assessment.may.score ? comment : undefined}
        />
      )}
    </div>
  )
}

function Other({ score }: { score: GivenScore }) {
  const t = useTexts(materialityTexts)
  const { number, result: written, date } = useFormats()
  const { by, position, at, value, points, horizons, after, beyond, workings, reason, documents, surveys } = score
  const inWords = (given: Points) =>
    Object.entries(given)
      .filter(([, point]) => point !== null)
      .map(([part, point]) => `${t(`part.${part as 'scale'}`)} ${number(point!)}`)
      .join(' · ')
  const each = timeHorizons.flatMap((horizon) => (horizons[horizon] ? [[horizon, horizons[horizon]] as const] : []))
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-medium">{by?.name || t('somebody')}</span>
        <span className="num font-semibold">{value === null ? '–' : written(value)}</span>
        <span className="text-muted text-xs">{[position, date(at)].filter(Boolean).join(' · ')}</span>
      </p>
      {each.length === 0 && <p className="num text-secondary text-xs">{inWords(points)}</p>}
      {each.map(([horizon, given]) => (
        <p key={horizon} className="num text-secondary text-xs">
          {t(`horizon.${horizon}`)}: {inWords(given)}
        </p>
      ))}
      {after && (
        <p className="num text-pretty text-secondary text-xs [overflow-wrap:anywhere]">
          {t('after.given', { value: after.value === null ? '–' : written(after.value), measures: after.measures })}
        </p>
      )}
      {beyond !== null && <p className="text-secondary text-xs">{t(beyond ? 'beyond.given' : 'beyond.notGiven')}</p>}
      {reason && <p className="mt-0.5 whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">{reason}</p>}
      {[...documents, ...surveys].length > 0 && (
        <p className="text-muted text-xs">
          {t('score.sources')}:{' '}
          {[
            ...documents.map(({ title, pages }) => (pages ? `${title} (${pages})` : title)),
            ...surveys.map(({ title }) => title),
          ].join(' · ')}
        </p>
      )}
      <details className="mt-0.5 text-xs">
        <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">{t('score.calculation')}</summary>
        <Calculation workings={workings} />
      </details>
    </li>
  )
}

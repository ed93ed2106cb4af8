import type { Datapoint, NearPlace } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { documentChoicesQuery } from '../../../document/choose/queries.ts'
import { hasPages, SelectDocument } from '../../../document/choose/SelectDocument.tsx'
import { DocumentViewer } from '../../../document/viewer/DocumentViewer.tsx'
import type { Points } from '../../../document/viewer/points.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useValueText } from '../value-text.ts'
import { isSamePlace } from './Nearest.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import { figuresQuery } from './queries.ts'
import { SumForm } from './SumForm.tsx'
import { type Corrected, TakeForm } from './TakeForm.tsx'
import { nearestTexts } from './texts.ts'

interface Page {
  document_id: string
  filename: string
  page: number
}

interface PointViewerProps {
  datapoint: Datapoint
  /** Where the document opens; the newest document where nothing is given. */
  first: Page | null
  reportingYear: number | null
  onTake: (place: NearPlace, corrected: Corrected) => Promise<unknown>
  onClose: () => void
}

/** A document in which a person points at the figure that they mean. */
export function PointViewer({ first, ...props }: PointViewerProps) {
  const { data } = useQuery(documentChoicesQuery(''))
  const newest = data?.results.find(hasPages)
  const start = first ?? (newest ? { document_id: newest.id, filename: newest.title, page: 1 } : null)
  return start && <Pointing {...props} first={start} hasOthers={(data?.count ?? 0) > 1} />
}

interface PointingProps extends PointViewerProps {
  first: Page
  /** Whether there are documents beside this one. */
  hasOthers: boolean
}

function Pointing({ datapoint, first, hasOthers, reportingYear, onTake, onClose }: PointingProps) {
  const t = useTexts(nearestTexts)
  const { line } = useValueText()
  const [at, setAt] = useState(first)
  const [chosen, setChosen] = useState<NearPlace | null>(null)
  /** Figures that are added up, on whatever pages and in whatever documents they stand. */
  const [parts, setParts] = useState<readonly NearPlace[]>([])
  const [isAdding, setAdding] = useState(false)
  const figures = useQuery(figuresQuery(datapoint.key, at.document_id, at.page, useLanguage()))
  const go = (to: Page) => {
    setAt(to)
    setChosen(null)
  }
  const choose = (place: NearPlace) => {
    if (!isAdding) return setChosen(place)
    setParts((known) => [...known.filter((part) => !isSamePlace(part, place)), place])
    setAdding(false)
  }
  const points: Points = {
    page: at.page,
    places: (figures.data ?? []).map((place) => ({
      key: String(place.start),
      box: place.value_box,
      cell: place.cell,
      label: t('point.on', { value: line(place, datapoint), label: place.label }),
      isChosen: [...parts, ...(chosen ? [chosen] : [])].some((one) => isSamePlace(place, one)),
      onChoose: () => choose(place),
    })),
  }
  return (
    <DocumentViewer
      documentId={at.document_id}
      filename={at.filename}
      page={at.page}
      // What was chosen is scrolled into view, which may bring another page up; it stays chosen.
      onPage={(page) => page !== at.page && setAt({ ...at, page })}
      place={chosen}
      points={points}
      onClose={onClose}
      side={
        <>
          <div className="border-line border-b px-5 py-3 max-md:px-4">
            <h2 className="font-semibold">{t('point.title')}</h2>
            <p className="line-clamp-2 text-secondary text-sm">
              {datapoint.code} · {datapoint.name}
            </p>
            {hasOthers && (
              <Field label={t('point.document')} className="mt-2">
                {(control) => (
                  <SelectDocument
                    {...control}
                    value={at.document_id}
                    known={{ id: at.document_id, title: at.filename }}
                    fits={hasPages}
                    onChange={(to) =>
                      to && to.id !== at.document_id && go({ document_id: to.id, filename: to.title, page: 1 })
                    }
                  />
                )}
              </Field>
            )}
          </div>
          {parts.length > 0 && (
            <SumForm
              datapoint={datapoint}
              parts={parts}
              isAdding={isAdding}
              onRemove={(part) => {
                const rest = parts.filter((one) => one !== part)
                setParts(rest)
                setAdding(rest.length > 0 && isAdding)
              }}
              onAdd={() => setAdding(true)}
              onTake={() => {
                const [one, ...more] = parts
                const add = more.map(({ document_id: document, page, start, end }) => ({ document, page, start, end }))
                return onTake(one!, { add })
              }}
            />
          )}
          {chosen ? (
            <TakeForm
              key={chosen.start}
              datapoint={datapoint}
              place={chosen}
              reportingYear={reportingYear}
              onTake={(corrected) => onTake(chosen, corrected)}
              onLeave={() => setChosen(null)}
              onAdd={() => {
                setParts([chosen])
                setChosen(null)
                setAdding(true)
              }}
            />
          ) : parts.length > 0 && !isAdding ? null : (
            <FigureList
              key={`${at.document_id} ${at.page}`}
              datapoint={datapoint}
              figures={figures.data}
              hasFailed={figures.error !== null}
              onRetry={() => void figures.refetch()}
              onChoose={choose}
            />
          )}
        </>
      }
    />
  )
}

interface FigureListProps {
  datapoint: Datapoint
  figures: readonly NearPlace[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onChoose: (place: NearPlace) => void
}

/** The figures of the page as a list, for the keyboard and for files that show no places. */
function FigureList({ datapoint, figures, hasFailed, onRetry, onChoose }: FigureListProps) {
  const t = useTexts(nearestTexts)
  const [wanted, setWanted] = useState('')
  const heading = useId()
  const sought = wanted.trim().toLowerCase()
  const matching = (figures ?? []).filter(({ written, label }) => `${written} ${label}`.toLowerCase().includes(sought))
  return (
    <div className="flex min-h-0 flex-1 flex-col px-5 py-3 max-md:px-4">
      <p className="text-secondary text-sm">{t('point.hint')}</p>
      <div className="mt-2 flex items-center justify-between gap-3">
        <h3 id={heading} className="font-medium text-muted text-xs">
          {t('point.list')}
        </h3>
        {figures && <span className="num text-muted text-xs">{figures.length}</span>}
      </div>
      {figures && figures.length > 8 && (
        <Input
          className="mt-1"
          aria-label={t('point.filter')}
          placeholder={t('point.filter')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {hasFailed ? (
        <p role="alert" className="mt-2 text-sm">
          {t('point.failed')}{' '}
          <Button look="link" className="min-h-6 text-sm" onClick={onRetry}>
            {t('near.retry')}
          </Button>
        </p>
      ) : !figures ? (
        <p role="status" className="mt-2 text-muted text-sm">
          {t('point.loading')}
        </p>
      ) : matching.length === 0 ? (
        <p role="status" className="mt-2 text-secondary text-sm">
          {t(figures.length === 0 ? 'point.none' : 'point.noMatch')}
        </p>
      ) : (
        <ul aria-labelledby={heading} className="-mx-2 mt-1 min-h-0 flex-1 overflow-y-auto">
          {matching.map((place) => (
            <li key={place.start}>
              <PlaceRow datapoint={datapoint} place={place} isShown={false} isOnPage onShow={() => onChoose(place)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

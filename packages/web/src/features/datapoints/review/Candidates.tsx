import type { Datapoint, Evidence, LostCandidate } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { May } from '../../../api/May.tsx'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useNarrow } from '../../../ui/use-media.ts'
import { nearestTexts } from '../nearest/texts.ts'
import { candidatesQuery } from '../queries.ts'
import { Section } from '../Section.tsx'
import { useValueText } from '../value-text.ts'
import { useDimensionText } from './dimension-text.ts'
import { reviewTexts } from './texts.ts'

interface CandidatesProps {
  datapoint: Datapoint
  shown: Evidence | null
  onShow: (evidence: Evidence) => void
  /** Leads to the page itself, where another figure can be pointed at. */
  onPoint: () => void
}

/** What was considered and set aside, and why; asked for only when somebody wants to know. */
export function Candidates({ datapoint, shown, onShow, onPoint }: CandidatesProps) {
  const t = useTexts(reviewTexts)
  const n = useTexts(nearestTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({ ...candidatesQuery(datapoint.key, language), enabled: open })
  const isAlone = datapoint.value === null || datapoint.value === ''
  return (
    <Section title={t(isAlone ? 'candidates.titleAlone' : 'candidates.title')}>
      {!open ? (
        <Button look="link" className="min-h-6 text-sm" onClick={() => setOpen(true)}>
          {t('candidates.show')}
        </Button>
      ) : error ? (
        <p role="alert" className="text-sm">
          {t('candidates.failed')}
        </p>
      ) : !data ? (
        <p role="status" className="text-muted text-sm">
          {t('candidates.loading')}
        </p>
      ) : data.length === 0 ? (
        <p role="status" className="text-secondary text-sm">
          {t(isAlone ? 'candidates.noneAlone' : 'candidates.none')}
        </p>
      ) : (
        <ul className="-mx-2">
          {data.map((candidate) => (
            <li
              key={`${candidate.document_id} ${candidate.page} ${candidate.cell} ${candidate.value} ${candidate.excerpt}`}
            >
              <Row
                candidate={candidate}
                datapoint={datapoint}
                isShown={candidate === shown}
                onShow={() => onShow(candidate)}
              />
            </li>
          ))}
        </ul>
      )}
      {!isAlone && (
        <May>
          <p>
            <Button look="link" className="min-h-6 text-sm" onClick={onPoint}>
              {n('point.another')}
            </Button>
          </p>
        </May>
      )}
    </Section>
  )
}

/** Another place with the value that stands: as a reason to set it aside, that another is better supported would mislead. */
function saysTheSame({ dimension, number, value, unit, year }: LostCandidate, status: Datapoint): boolean {
  if (dimension !== null || unit !== status.unit || (year !== null && year !== status.year)) return false
  return number === null ? value === status.value : number === status.number
}

interface RowProps {
  candidate: LostCandidate
  datapoint: Datapoint
  isShown: boolean
  onShow: () => void
}

function Row({ candidate, datapoint, isShown, onShow }: RowProps) {
  const t = useTexts(reviewTexts)
  const placeOf = usePlaceText()
  const partOf = useDimensionText()
  const { line } = useValueText()
  const { dimension, number, year, filename } = candidate
  const narrow = useNarrow()
  const place = placeOf(candidate, null, true)
  const aside = candidate.aside === 'rival' && saysTheSame(candidate, datapoint) ? 'same' : (candidate.aside ?? 'other')
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={cx(
        'flex w-full flex-col rounded-md px-2 py-1 text-left text-sm max-md:min-h-10',
        isShown ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      <span className="flex w-full items-baseline gap-2">
        <span className={cx('min-w-0', number === null ? 'line-clamp-2' : 'num truncate font-medium')}>
          {number === null ? candidate.excerpt : line(candidate, datapoint)}
          {year !== null && <span className="font-normal text-muted"> · {year}</span>}
          {dimension !== null && <span className="font-normal text-muted"> · {partOf(dimension)}</span>}
        </span>
        <span className="flex-1" />
        {!narrow && <span className="num shrink-0 text-muted">{place}</span>}
      </span>
      <span className="flex w-full gap-2 text-muted text-xs max-md:flex-col max-md:gap-0">
        <span className="shrink-0">{t(`candidates.${aside}`)}</span>
        <span className="min-w-0 flex-1 md:truncate md:text-right">{narrow ? `${filename} · ${place}` : filename}</span>
      </span>
    </button>
  )
}

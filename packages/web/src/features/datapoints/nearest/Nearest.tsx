import type { Absence, Datapoint, NearPlace } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { May } from '../../../api/May.tsx'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { Section } from '../Section.tsx'
import { ComputedValue } from './ComputedValue.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import { nearestQuery, useAbsence } from './queries.ts'
import { nearestTexts } from './texts.ts'

interface NearestProps {
  datapoint: Datapoint
  shown: NearPlace | null
  onShow: (place: NearPlace) => void
  /** Takes a value that follows from other figures, with its formula. */
  onTakeComputed: (value: string, explanation: string) => void
  isTaking: boolean
}

/** What was done to find a value that is missing, what stands nearest to it, and what a person can do about it. */
export function Nearest(props: NearestProps) {
  const { datapoint } = props
  const t = useTexts(nearestTexts)
  const { data, error, refetch, isFetching } = useQuery(nearestQuery(datapoint.key, useLanguage()))
  const leads = data?.places.filter(({ standing }) => standing === 'lead') ?? []
  return (
    <>
      {data?.computed && (
        <ComputedValue
          datapoint={datapoint}
          computed={data.computed}
          onTake={props.onTakeComputed}
          isTaking={props.isTaking}
        />
      )}
      {leads.length > 0 && (
        <Section title={t('near.leads')}>
          <p className="text-secondary text-sm">{t('near.leadsText')}</p>
          <Places {...props} places={leads} />
        </Section>
      )}
      <Section title={t('near.title')}>
        {error ? (
          <p role="alert" className="text-sm">
            {t('near.failed')}{' '}
            <Button look="link" className="min-h-6 text-sm" busy={isFetching} onClick={() => void refetch()}>
              {t('near.retry')}
            </Button>
          </p>
        ) : !data ? (
          <p role="status" className="text-muted text-sm">
            {t('near.loading')}
          </p>
        ) : (
          <>
            <Looked {...data} />
            {data.documents > 0 && data.places.length === leads.length && (
              <p className="mt-1 text-sm">{t('near.none')}</p>
            )}
            <Places {...props} places={data.places.filter(({ standing }) => standing === 'near')} />
            {data.absence && <Absent datapoint={datapoint} absence={data.absence} />}
          </>
        )}
      </Section>
    </>
  )
}

interface PlacesProps extends Pick<NearestProps, 'datapoint' | 'shown' | 'onShow'> {
  places: readonly NearPlace[]
}

/** Places of documents, each to be looked at; the one that is looked at is taken below, where nothing moves. */
function Places({ datapoint, shown, onShow, places }: PlacesProps) {
  return (
    <ol className="-mx-2 mt-1">
      {places.map((place) => (
        <li key={`${place.document_id} ${place.page} ${place.start}`}>
          <PlaceRow
            datapoint={datapoint}
            place={place}
            isShown={shown !== null && isSamePlace(place, shown)}
            onShow={() => onShow(place)}
          />
        </li>
      ))}
    </ol>
  )
}

export const isSamePlace = (a: NearPlace, b: NearPlace): boolean =>
  a.document_id === b.document_id && a.page === b.page && a.start === b.start

function Looked({ documents, pages, not_indexed: old }: { documents: number; pages: number; not_indexed: number }) {
  const t = useTexts(nearestTexts)
  if (documents === 0) return <p className="text-secondary text-sm">{t('missing.noDocuments')}</p>
  return (
    <>
      <p className="num text-secondary text-sm">
        {t('missing.looked', {
          count: documents,
          documents: t('missing.documents', { count: documents }),
          pages: t('missing.pages', { count: pages }),
        })}
      </p>
      {old > 0 && (
        <Notice tone="info" className="mt-2 px-3! py-2!">
          <p>{t('missing.notIndexed', { count: old })}</p>
          <Link to="/documents">{t('missing.toDocuments')}</Link>
        </Notice>
      )}
    </>
  )
}

/** That somebody said that the documents have none, with the way back. */
function Absent({ datapoint, absence }: { datapoint: Datapoint; absence: Absence }) {
  const t = useTexts(nearestTexts)
  const errorText = useErrorText()
  const { date } = useFormats()
  const { mutate, isPending } = useAbsence(datapoint.key)
  const takeBack = () =>
    mutate(false, {
      onError: (error) => toast({ title: t('absence.failed'), description: errorText(error), variant: 'destructive' }),
    })
  const at = date(absence.at)
  return (
    <p className="mt-2 text-secondary text-sm">
      {absence.is_you
        ? t('absence.byYou', { date: at })
        : t('absence.by', { date: at, name: absence.by ?? t('absence.somebody') })}{' '}
      <May>
        <Button look="link" className="min-h-6 text-sm" busy={isPending} onClick={takeBack}>
          {t('absence.takeBack')}
        </Button>
      </May>
    </p>
  )
}

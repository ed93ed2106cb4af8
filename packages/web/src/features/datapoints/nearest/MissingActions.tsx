import { calculatedFigures, type Datapoint, datapointsFor, type NearPlace } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Calculator, Crosshair, FileX2, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { companyQuery } from '../../../api/queries.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { isInWords } from '../value-text.ts'
import { nearestQuery, useAbsence } from './queries.ts'
import { nearestTexts } from './texts.ts'

interface MissingActionsProps {
  datapoint: Datapoint
  /** Opens a document to point at a figure, at the nearest place where there is one. */
  onPoint: (nearest: NearPlace | null) => void
}

/** What can be done about a value that is missing, in one place: show it, ask somebody, calculate it, or say that the sources have none. */
export function MissingActions({ datapoint, onPoint }: MissingActionsProps) {
  const t = useTexts(nearestTexts)
  const errorText = useErrorText()
  const { data } = useQuery(nearestQuery(datapoint.key, useLanguage()))
  const { data: company } = useQuery(companyQuery)
  const { mutate, isPending } = useAbsence(datapoint.key)
  const set = company?.metadata.standard_set
  const isCalculated = set && calculatedFigures.some((what) => datapointsFor(what, set).includes(datapoint.key))
  const hasDocuments = (data?.documents ?? 0) > 0
  return (
    <fieldset aria-label={t('actions.label')} className="grid grid-cols-2 gap-2 max-md:[&>*]:h-12">
      {/* What is answered in words has no figure to point at; its passages are listed. */}
      {hasDocuments && !isInWords(datapoint) && (
        <Button onClick={() => onPoint(data?.places[0] ?? null)}>
          <Crosshair aria-hidden className="size-4" />
          {t('actions.show')}
        </Button>
      )}
      <Button asChild>
        <Link to={`/work?task=${encodeURIComponent(datapoint.key)}`}>
          <UserRoundPlus aria-hidden className="size-4" />
          {t('actions.ask')}
        </Link>
      </Button>
      {isCalculated && (
        <Button asChild>
          <Link to="/organisation/calculators">
            <Calculator aria-hidden className="size-4" />
            {t('actions.calculate')}
          </Link>
        </Button>
      )}
      {hasDocuments && data?.absence === null && (
        <Button
          busy={isPending}
          onClick={() =>
            mutate(true, {
              onError: (error) =>
                toast({ title: t('absence.failed'), description: errorText(error), variant: 'destructive' }),
            })
          }
        >
          <FileX2 aria-hidden className="size-4" />
          {t('absence.say')}
        </Button>
      )}
    </fieldset>
  )
}

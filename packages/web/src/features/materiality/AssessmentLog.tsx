import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { ErrorState, Skeleton } from '../../ui/States.tsx'
import { useFormulaFigures } from './Calculation.tsx'
import { logQuery } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Number of log entries shown at first. */
const step = 20

/** The log of the assessment, newest first; it alone has to explain why a topic is material. */
export function AssessmentLog() {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const figures = useFormulaFigures()
  const { dateTime } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(logQuery(useLanguage()))
  const [shown, setShown] = useState(step)
  return (
    <section aria-label={t('log.title')}>
      <SectionHeader title={t('log.title')} />
      <Card className="p-4">
        {data ? (
          data.length === 0 ? (
            <p className="text-muted text-sm">{t('log.none')}</p>
          ) : (
            <>
              <ol className="flex flex-col gap-3">
                {data.slice(0, shown).map(({ id, at, by, about, text }) => (
                  <li key={id} className="text-sm">
                    <p className="text-muted text-xs">
                      {dateTime(at)} · {by?.name || t('somebody')}
                    </p>
                    <p className="[overflow-wrap:anywhere]">
                      <span className="font-medium">{about}</span>
                      {text && <span className="text-secondary"> – {figures(text)}</span>}
                    </p>
                  </li>
                ))}
              </ol>
              {data.length > shown && (
                <Button className="mt-3" onClick={() => setShown(shown + 5 * step)}>
                  {t('log.more', { count: data.length - shown })}
                </Button>
              )}
            </>
          )
        ) : error ? (
          <ErrorState title={t('log.failed')} onRetry={() => void refetch()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Card>
    </section>
  )
}

import type { LogNote } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { logQuery } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Number of log entries shown at first. */
const step = 20

/** The log of the assessment, newest first; it alone has to explain why a topic is material. */
export function AssessmentLog() {
  const t = useTexts(materialityTexts)
  const { dateTime } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(logQuery(useLanguage()))
  const [shown, setShown] = useState(step)
  return (
    <section aria-label={t('log.title')}>
      <SectionHeader title={t('log.title')} />
      <Card className="p-4">
        {data ? (
          data.entries.length === 0 ? (
            <p className="text-muted text-sm">{t('log.none')}</p>
          ) : (
            <>
              <LogNotes notes={data.notes} />
              <ol className="flex flex-col gap-3">
                {data.entries.slice(0, shown).map(({ id, at, by, position, kind, topic, about, text, grounds }) => (
                  <li key={id} className="text-sm">
                    <p className="text-muted text-xs">
                      {[
                        dateTime(at),
                        [by?.name || t('somebody'), position].filter(Boolean).join(', '),
                        kind === 'entry' && topic,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    <p className="[overflow-wrap:anywhere]">
                      <span className="font-medium">{about}</span>
                      {text && <span className="text-secondary"> – {text}</span>}
                    </p>
                    {grounds && (
                      <details className="text-xs">
                        <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">
                          {t('log.grounds')}
                          <span className="sr-only">: {about}</span>
                        </summary>
                        <p className="num text-pretty text-secondary [overflow-wrap:anywhere]">{grounds}</p>
                      </details>
                    )}
                  </li>
                ))}
              </ol>
              {data.entries.length > shown && (
                <Button className="mt-3" onClick={() => setShown(shown + 5 * step)}>
                  {t('log.more', { count: data.entries.length - shown })}
                </Button>
              )}
            </>
          )
        ) : error ? (
          <LoadFailed title={t('log.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </Card>
    </section>
  )
}

/** How to read the log: order, rules, defaults. */
function LogNotes({ notes }: { notes: readonly LogNote[] }) {
  const t = useTexts(materialityTexts)
  return (
    <details className="mb-4 border-line border-b pb-3 text-sm">
      <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">{t('log.notes')}</summary>
      <dl className="mt-1 flex flex-col gap-3 [overflow-wrap:anywhere]">
        {notes.map(({ about, text, grounds }) => (
          <div key={about}>
            <dt className="font-medium">{about}</dt>
            <dd className="text-pretty text-secondary">{[text, grounds].filter(Boolean).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

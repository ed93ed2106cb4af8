import { type Assessment, type AssessmentMethod, methodFields } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { Calculation } from './Calculation.tsx'
import { MethodForm } from './MethodForm.tsx'
import { entryQuery, methodQuery } from './queries.ts'
import { materialityTexts } from './texts.ts'
import { useMethodWords } from './use-method-words.ts'

/** Tab *Method*: every setting with its paragraph of the standard, an example with numbers, all versions. */
export function MethodTab({ assessment }: { assessment: Assessment }) {
  const t = useTexts(materialityTexts)
  const words = useMethodWords()
  const { date } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(methodQuery(useLanguage()))
  const [editing, setEditing] = useState(false)
  if (error && !data) {
    return (
      <TableCard>
        <LoadFailed title={t('method.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </TableCard>
    )
  }
  if (!data) {
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-80 rounded-xl" />
      </Loading>
    )
  }
  const { current, versions, sources, defaults } = data
  if (editing)
    return (
      <MethodForm
        anchors={assessment.method.anchors}
        current={current}
        defaults={defaults}
        onClose={() => setEditing(false)}
      />
    )
  // What every company begins with is no version that somebody made.
  const named = (version: number) => (version === 0 ? t('method.first') : t('method.version', { version }))
  const sourceOf = new Map(sources.map((source) => [source.field, source]))
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={t('method.title')}>
        <SectionHeader title={t('method.title')} note={named(current.version)}>
          {assessment.may.decide && <Button onClick={() => setEditing(true)}>{t('method.change')}</Button>}
        </SectionHeader>
        <p className="mt-1 mb-3 max-w-prose text-pretty text-muted text-sm">{t('method.lead')}</p>
        <Card>
          <dl>
            {methodFields.map((field) => {
              const source = sourceOf.get(field)
              return (
                <div
                  key={field}
                  className="grid gap-x-4 gap-y-0.5 border-line border-b px-4 py-3 text-sm last:border-b-0 md:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <dt className="font-medium">{t(`method.field.${field}`)}</dt>
                  <dd>
                    <p className="num">{words(current.method, field)}</p>
                    {source && (
                      <p className="mt-0.5 text-pretty text-muted text-xs">
                        {source.reason} <span className="whitespace-nowrap">({source.paragraph})</span>
                      </p>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </Card>
        {assessment.set === 'esrs-2026' && (
          <p className="mt-2 max-w-prose text-pretty text-muted text-xs">{t('method.revisedNote')}</p>
        )}
      </section>
      <div className="flex flex-col gap-6">
        <Example assessment={assessment} />
        <section aria-label={t('method.versions')}>
          <SectionHeader title={t('method.versions')} />
          <ol className="flex flex-col gap-3">
            {versions.map(({ version, reason, by, at, method }, index) => (
              <li key={version} className="text-sm">
                <p className="font-medium">{named(version)}</p>
                {version === 0 ? (
                  <p className="text-muted">{t('method.defaults')}</p>
                ) : (
                  <>
                    <Differences before={versions[index + 1]!.method} after={method} />
                    <p className="text-pretty">{reason}</p>
                    <p className="text-muted text-xs">
                      {by?.name || t('somebody')}, {at && date(at)}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

/** The settings in which two versions differ. */
function Differences({ before, after }: { before: AssessmentMethod; after: AssessmentMethod }) {
  const t = useTexts(materialityTexts)
  const words = useMethodWords()
  const changed = methodFields.filter((field) => words(before, field) !== words(after, field))
  return (
    <ul className="num text-secondary text-xs">
      {changed.map((field) => (
        <li key={field}>
          {t(`method.field.${field}`)}: <del className="text-muted">{words(before, field)}</del> → {words(after, field)}
        </li>
      ))}
    </ul>
  )
}

/** The formula with the numbers of the topic that has the highest result: from one person's points to the topic. */
function Example({ assessment }: { assessment: Assessment }) {
  const t = useTexts(materialityTexts)
  const topic = assessment.topics
    .filter(({ impact }) => impact.value !== null)
    .toSorted((a, b) => b.impact.value! - a.impact.value!)[0]
  const entry = assessment.entries.find(({ id }) => id === topic?.impact.leading[0])
  const { data: details } = useQuery({ ...entryQuery(entry?.id ?? '', useLanguage()), enabled: entry !== undefined })
  // One's own score comes first, and others' are shown here only with it.
  const own = details?.scores.find(({ mine }) => mine)
  return (
    <section aria-label={t('method.example')}>
      <SectionHeader title={t('method.example')} />
      <Card className="p-4 text-sm">
        {topic && entry ? (
          <>
            <p className="mb-2 text-pretty">
              {t('method.exampleOf', { topic: `${topic.code} ${topic.title}`, entry: entry.title })}
            </p>
            {own && <Calculation workings={own.workings} />}
            {own && details?.working && <Calculation workings={[details.working]} />}
            <Calculation workings={topic.impact.workings} />
            <p className="mt-2 text-muted text-xs">{t('method.exampleMore')}</p>
          </>
        ) : (
          <p className="text-muted">{t('method.exampleNone')}</p>
        )}
      </Card>
    </section>
  )
}

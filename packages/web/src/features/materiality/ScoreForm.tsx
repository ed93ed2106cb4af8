import { type Assessment, type EntryDetails, type GivenScore, limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { AfterFields } from './AfterFields.tsx'
import { BeyondField } from './BeyondField.tsx'
import { Calculation } from './Calculation.tsx'
import { HorizonFields } from './HorizonFields.tsx'
import { documentsQuery, stakeholdersQuery, useRemoveScore, useScore } from './queries.ts'
import { beginningOf, missingIn, sentOf } from './score-values.ts'
import { materialityTexts } from './texts.ts'
import { useDaysInWords, useGroupName } from './use-group-name.ts'

interface ScoreFormProps {
  details: EntryDetails
  own: GivenScore | null
  assessment: Assessment
  onNext: (() => void) | null
}

/** Form for the own score of an entry. Input that could not be saved stays in the form. */
export function ScoreForm({ details, own, assessment, onNext }: ScoreFormProps) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const { result: written } = useFormats()
  const groupName = useGroupName()
  const inDays = useDaysInWords()
  const [values, setValues] = useState(() => beginningOf(own, details))
  const [reason, setReason] = useState(own?.reason ?? '')
  const [cited, setCited] = useState<ReadonlySet<string>>(
    new Set([...(own?.documents ?? []), ...(own?.surveys ?? [])].map(({ id }) => id)),
  )
  const [pages, setPages] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries((own?.documents ?? []).map((one) => [one.id, one.pages])),
  )
  const [isTried, setTried] = useState(false)
  const score = useScore()
  const remove = useRemoveScore()
  const { data: listed = [] } = useQuery(documentsQuery)
  const { data: stakeholders } = useQuery(stakeholdersQuery(useLanguage()))
  const asked = (stakeholders?.consultations ?? [])
    .filter(({ about }) => about.includes(details.entry.topic))
    .map(({ id, survey, way, group, held }) => ({
      id,
      title: survey?.title ?? `${t(`way.${way}`)}: ${groupName(group)}, ${inDays(held)}`,
    }))
  // What was cited before stays to choose, also where the lists have not come yet or do not hold it.
  const documents = withCited(own?.documents, listed)
  const surveys = withCited(own?.surveys, asked)
  const { parts, entry } = details
  const missing = missingIn(values, details, reason)
  const { method } = assessment
  const failed = (failure: unknown) =>
    toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' })
  const save = (after?: () => void) => {
    setTried(true)
    if (missing.length > 0) return
    score.mutate(
      {
        id: entry.id,
        ...sentOf(values, details),
        reason: reason.trim(),
        documents: documents.map(({ id }) => id).filter((id) => cited.has(id)),
        pages: Object.fromEntries(Object.entries(pages).filter(([id, where]) => cited.has(id) && where.trim() !== '')),
        surveys: surveys.map(({ id }) => id).filter((id) => cited.has(id)),
      },
      {
        onSuccess: () => {
          toast({ title: t('score.saved') })
          after?.()
        },
        onError: failed,
      },
    )
  }
  const toggle = (id: string, is: boolean) => {
    const next = new Set(cited)
    if (is) next.add(id)
    else next.delete(id)
    setCited(next)
  }
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {!own && details.proposed && <p className="text-pretty text-muted text-xs">{t('score.proposed')}</p>}
      {details.asksBeyond && (
        <BeyondField
          value={values.beyond}
          isMissing={isTried && missing.includes('beyond')}
          onChange={(beyond) => setValues({ ...values, beyond })}
        />
      )}
      <HorizonFields {...{ parts, values, method, isTried }} own={entry.horizon} onChange={setValues} />
      {details.hasMeasures && <AfterFields {...{ parts, values, method, isTried }} onChange={setValues} />}
      <Field
        label={t('score.reason')}
        hint={t(values.beyond ? 'score.reasonBeyond' : 'score.reasonHint')}
        error={isTried && missing.includes('reason') ? t('score.reasonBeyond') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            rows={3}
            maxLength={4000}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {documents.length + surveys.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-brand-text text-sm max-md:min-h-10">
            {t('score.cite', { count: cited.size })}
          </summary>
          <div className="mt-1 flex max-h-60 flex-col overflow-y-auto">
            {[...surveys, ...documents].slice(0, 2 * limits.supportingFiles).map(({ id, title }) => (
              <div key={id}>
                <Checkbox
                  checked={cited.has(id)}
                  onChange={(is) => toggle(id, is)}
                  label={<span className="[overflow-wrap:anywhere]">{title}</span>}
                />
                {cited.has(id) && documents.some((one) => one.id === id) && (
                  <div className="mr-1 mb-2 ml-6">
                    <Input
                      aria-label={t('score.pages', { title })}
                      placeholder={t('score.pagesHint')}
                      maxLength={40}
                      value={pages[id] ?? ''}
                      onChange={({ target }) => setPages({ ...pages, [id]: target.value })}
                    />
                  </div>
                )}
              </div>
            ))}
          </div>
        </details>
      )}
      {own && (
        <div className="rounded-lg bg-sunken px-3 py-2">
          <p className="num text-sm">{t('entry.mine', { value: own.value === null ? '–' : written(own.value) })}</p>
          <Calculation workings={own.workings} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" busy={score.isPending}>
          {t(own ? 'score.change' : 'score.save')}
        </Button>
        {onNext && (
          <Button onClick={() => save(onNext)} aria-disabled={score.isPending}>
            {t('score.saveNext')}
          </Button>
        )}
        {own && (
          <Button
            look="ghost"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(entry.id, {
                onSuccess: () => {
                  setValues(beginningOf(null, details))
                  setReason('')
                  setCited(new Set())
                  setPages({})
                },
                onError: failed,
              })
            }
          >
            {t('score.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

interface Source {
  id: string
  title: string
}

const withCited = (cited: readonly Source[] | undefined, listed: readonly Source[]): Source[] => [
  ...(cited ?? []),
  ...listed.filter(({ id }) => !cited?.some((one) => one.id === id)),
]

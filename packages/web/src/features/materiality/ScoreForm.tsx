import type { Assessment, EntryDetails, GivenScore } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { AfterFields } from './AfterFields.tsx'
import { BeyondField } from './BeyondField.tsx'
import { Calculation } from './Calculation.tsx'
import { type Cited, CitedSources } from './CitedSources.tsx'
import { HorizonFields } from './HorizonFields.tsx'
import { stakeholdersQuery, useRemoveScore, useScore } from './queries.ts'
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
  const [cited, setCited] = useState<Cited>({
    documents: own?.documents ?? [],
    surveys: new Set(own?.surveys.map(({ id }) => id)),
  })
  const [isTried, setTried] = useState(false)
  const score = useScore()
  const remove = useRemoveScore()
  const { data: stakeholders } = useQuery(stakeholdersQuery(useLanguage()))
  const asked = (stakeholders?.consultations ?? [])
    .filter(({ about }) => about.includes(details.entry.topic))
    .map(({ id, survey, way, group, held }) => ({
      id,
      title: survey?.title ?? `${t(`way.${way}`)}: ${groupName(group)}, ${inDays(held)}`,
    }))
  // What was cited before stays to choose, also where the list has not come yet or does not hold it.
  const surveys = [...(own?.surveys ?? []), ...asked.filter(({ id }) => !own?.surveys.some((one) => one.id === id))]
  const { parts, entry } = details
  const { isPositive } = entry
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
        documents: cited.documents.map(({ id }) => id),
        pages: Object.fromEntries(
          cited.documents.filter(({ pages }) => pages.trim() !== '').map(({ id, pages }) => [id, pages]),
        ),
        surveys: surveys.map(({ id }) => id).filter((id) => cited.surveys.has(id)),
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
      <HorizonFields {...{ parts, values, method, isTried, isPositive }} own={entry.horizon} onChange={setValues} />
      {details.hasMeasures && <AfterFields {...{ parts, values, method, isTried, isPositive }} onChange={setValues} />}
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
      <CitedSources cited={cited} surveys={surveys} onChange={setCited} />
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
                  setCited({ documents: [], surveys: new Set() })
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

import type { Assessment, EntryDetails, GivenScore } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { FailureNotice } from '../../ui/States.tsx'
import { AfterFields } from './AfterFields.tsx'
import { BeyondField } from './BeyondField.tsx'
import { Calculation } from './Calculation.tsx'
import { type Cited, CitedSources } from './CitedSources.tsx'
import { HorizonFields } from './HorizonFields.tsx'
import { stakeholdersQuery } from './queries.ts'
import { beginningOf, missingIn, type ScoreValues, sentOf } from './score-values.ts'
import { materialityTexts } from './texts.ts'
import { useDaysInWords, useGroupName } from './use-group-name.ts'

/** What stands in the form. */
interface Scoring {
  score: ScoreValues
  reason: string
  cited: Cited
}

const beginning = (own: GivenScore | null, details: EntryDetails): Scoring => ({
  score: beginningOf(own, details),
  reason: own?.reason ?? '',
  cited: { documents: own?.documents ?? [], surveys: new Set(own?.surveys.map(({ id }) => id)) },
})

interface ScoreFormProps {
  details: EntryDetails
  own: GivenScore | null
  assessment: Assessment
  onNext: (() => void) | null
}

/** Form for the own score of an entry. Input that could not be saved stays in the form. */
export function ScoreForm({ details, own, assessment, onNext }: ScoreFormProps) {
  const t = useTexts(materialityTexts)
  /** Whether the next entry follows once this one is saved. */
  const goesOn = useRef(false)
  const { result: written } = useFormats()
  const groupName = useGroupName()
  const inDays = useDaysInWords()
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
  const { register, errorOf, choice, formState, trigger, reset, frame } = useSentForm({
    begins: beginning(own, details),
    problems: ({ score, reason }) => {
      const missing = new Set(missingIn(score, details, reason))
      return {
        'score.points': missing.has('points') && t('score.missing'),
        'score.after.points': missing.has('after') && t('score.missing'),
        'score.after.measures': missing.has('measures') && t('after.missing'),
        'score.beyond': missing.has('beyond') && t('beyond.missing'),
        reason: missing.has('reason') && t('score.reasonBeyond'),
      }
    },
    send: ({ score, reason, cited }) =>
      call(contract.materiality.score, {
        params: { id: entry.id },
        body: {
          ...sentOf(score, details),
          reason: reason.trim(),
          documents: cited.documents.map(({ id }) => id),
          pages: Object.fromEntries(
            cited.documents.filter(({ pages }) => pages.trim() !== '').map(({ id, pages }) => [id, pages]),
          ),
          surveys: surveys.map(({ id }) => id).filter((id) => cited.surveys.has(id)),
        },
      }),
    names: { points: 'score.points', horizons: 'score.points', after: 'score.after.points', beyond: 'score.beyond' },
    failed: t('notSaved'),
    said: t('score.saved'),
    onSent: () => {
      if (goesOn.current) onNext?.()
    },
  })
  const { value: score, onChange: put } = choice('score')
  const { value: cited, onChange: cite } = choice('cited')
  const change = (next: ScoreValues) => {
    put(next)
    // Whether a reason is needed depends on what was chosen.
    if (formState.isSubmitted) void trigger('reason')
  }
  const remove = useSend(
    () => call(contract.materiality.removeScore, { params: { id: entry.id } }),
    t('notSaved'),
    () => reset(beginning(null, details)),
  )
  const scoring = {
    parts,
    values: score,
    method: assessment.method,
    isPositive,
    errorOf: (part: 'points' | 'after.points' | 'after.measures') => errorOf(`score.${part}`),
    onChange: change,
  }
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        goesOn.current = false
        void frame.onSubmit(event)
      }}
    >
      {!own && details.proposed && <p className="text-pretty text-muted text-xs">{t('score.proposed')}</p>}
      {details.asksBeyond && (
        <BeyondField
          value={score.beyond}
          error={errorOf('score.beyond')}
          onChange={(beyond) => change({ ...score, beyond })}
        />
      )}
      <HorizonFields {...scoring} own={entry.horizon} />
      {details.hasMeasures && <AfterFields {...scoring} />}
      <Field
        label={t('score.reason')}
        hint={t(score.beyond ? 'score.reasonBeyond' : 'score.reasonHint')}
        error={errorOf('reason')}
      >
        {(control) => <Textarea {...control} {...register('reason')} rows={3} maxLength={4000} />}
      </Field>
      <CitedSources cited={cited} surveys={surveys} onChange={cite} />
      {own && (
        <div className="rounded-lg bg-sunken px-3 py-2">
          <p className="num text-sm">{t('entry.mine', { value: own.value === null ? '–' : written(own.value) })}</p>
          <Calculation workings={own.workings} />
        </div>
      )}
      <FailureNotice>{frame.failure}</FailureNotice>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" busy={frame.busy}>
          {t(own ? 'score.change' : 'score.save')}
        </Button>
        {onNext && (
          <Button
            onClick={() => {
              goesOn.current = true
              void frame.onSubmit()
            }}
            aria-disabled={frame.busy}
          >
            {t('score.saveNext')}
          </Button>
        )}
        {own && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t('score.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

import { limits } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { answerKinds, type AnswerKind as Kind, type SurveyDraft } from './survey-draft.ts'
import { surveyTexts } from './texts.ts'

type Question = SurveyDraft['questions'][number]

interface AnswerKindProps {
  question: Question
  number: number
  error: string | undefined
  onChange: (part: Partial<Question>) => void
}

/** How a question is answered: in words, by points on a scale, or by options, which stand one on a line. */
export function AnswerKind({ question: { kind, options }, number, error, onChange }: AnswerKindProps) {
  const t = useTexts(surveyTexts)
  return (
    <div className="mt-1.5 flex flex-col gap-1.5">
      <Select
        aria-label={t('create.kind', { number })}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen as Kind })}
        options={answerKinds.map((value) => ({ value: value as string, label: t(`create.kinds.${value}`) }))}
        className="w-56! max-md:w-full!"
      />
      {(kind === 'one' || kind === 'several') && (
        <Field label={t('create.optionsLabel')} hint={t('create.optionsHint')} keepsHint error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={limits.survey.options.max * (limits.survey.optionLength + 1)}
              value={options}
              onChange={(event) => onChange({ options: event.target.value })}
              className="field-sizing-content"
            />
          )}
        </Field>
      )}
    </div>
  )
}

import { limits } from '@esrs/contract'
import { WordingButton } from '../../wording/WordingButton.tsx'
import { newQuestion, type SurveyDraft } from './survey-draft.ts'

interface SurveyWordingProps {
  draft: SurveyDraft
  onChange: (part: Partial<SurveyDraft>) => void
}

/** Has the language model suggest questions, or translate the whole survey, line by line. */
export function SurveyWording({ draft, onChange }: SurveyWordingProps) {
  const { title, description, type, other, questions } = draft
  const written = questions.map(({ text }) => text.trim())
  const parts = [title.trim(), description.trim(), ...written]
  const whole = parts.join('\n')
  const takeTranslation = (text: string) => {
    const lines = text.split('\n')
    const next = parts.map((part) => lines.splice(0, part.split('\n').length).join('\n'))
    onChange({
      title: next[0]!.slice(0, limits.shortText),
      description: next[1]!,
      questions: questions.map((question, i) => ({ ...question, text: next[i + 2]! })),
    })
  }
  const takeQuestions = (text: string) => {
    const kept = questions.filter((question) => question.text.trim() !== '')
    const added = text.split('\n').map((line) => newQuestion(line))
    onChange({ questions: [...kept, ...added].slice(0, limits.survey.questions.max) })
  }
  return (
    <div className="flex flex-wrap gap-x-5 empty:hidden">
      {title.trim() !== '' && (
        <WordingButton
          about={{
            kind: 'questions',
            title: title.trim(),
            description: description.trim(),
            group: type === 'Other' ? other.trim() : type,
            questions: written.filter(Boolean),
          }}
          present={written.filter(Boolean).join('\n')}
          onTake={takeQuestions}
        />
      )}
      {whole.trim() !== '' && (
        <WordingButton about={{ kind: 'translation' }} present={whole} onTake={takeTranslation} />
      )}
    </div>
  )
}

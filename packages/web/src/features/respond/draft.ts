import type { PublicSurvey, RespondentType, Submission } from '@esrs/contract'
import { ApiError } from '../../api/errors.ts'
import type { Answer } from '../../questions/QuestionField.tsx'
import { inBrowser } from '../../ui/kept.ts'

/** Draft of a response. Answers are stored by the text of the question, so that a changed list of questions loses none. */
export interface Draft {
  /** Idempotency key: the server stores the same response once. */
  key: string
  name: string
  email: string
  company: string
  type: RespondentType | ''
  answers: Record<string, Answer>
  notes: string
}

const emptyDraft = (): Draft => ({
  key: crypto.randomUUID(),
  name: '',
  email: '',
  company: '',
  type: '',
  answers: {},
  notes: '',
})

const storageKey = (sid: string) => `survey_draft_${sid}`

/** The draft kept on this device, or an empty one. */
export const readDraft = (sid: string): Draft => ({ ...emptyDraft(), ...inBrowser.read<Draft>(storageKey(sid)) })

/** Whether this device holds a draft that outlives the page. */
export const hasDraft = (sid: string): boolean =>
  inBrowser.get(storageKey(sid)) !== null && !inBrowser.isFleeting(storageKey(sid))

/** Keeps the draft; `false` where it is lost with the page. */
export const keepDraft = (sid: string, draft: Draft): boolean => inBrowser.set(storageKey(sid), JSON.stringify(draft))

export const forgetDraft = (sid: string) => inBrowser.remove(storageKey(sid))

export const answerOf = (draft: Draft, question: string): Answer =>
  draft.answers[question] ?? { answer: '', material: '' }

/** Key of the error text of a field. */
export type Flaw = 'field' | 'email' | 'type' | 'answer'

/** Loose check of a mail address; the server checks strictly. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Errors of all required fields, in the order of the page. */
export function flawsOf(survey: PublicSurvey, draft: Draft): Map<string, Flaw> {
  const flaws = new Map<string, Flaw>()
  if (!survey.anonymous) {
    if (draft.name.trim() === '') flaws.set('name', 'field')
    if (draft.email.trim() === '') flaws.set('email', 'field')
    else if (!looksLikeEmail(draft.email.trim())) flaws.set('email', 'email')
    if (draft.company.trim() === '') flaws.set('company', 'field')
  }
  if (draft.type === '') flaws.set('type', 'type')
  const isEmpty = (text: string) => answerOf(draft, text).answer.trim() === ''
  // Something has to be answered, also where every question may be left out.
  const nothing = survey.questions.every(({ text }) => isEmpty(text))
  for (const { id, text, optional } of survey.questions)
    if (isEmpty(text) && (nothing || !optional)) flaws.set(id, 'answer')
  return flaws
}

/** What the server has against fields about the respondent, in its own words. */
export type Refused = Partial<Record<'name' | 'email' | 'company', string>>

export function refusedBy(error: unknown): Refused {
  if (!(error instanceof ApiError)) return {}
  const { name, email, company } = error.fields
  return { ...(name && { name }), ...(email && { email }), ...(company && { company }) }
}

/** What was refused, without the fields that are typed anew. */
export const stillRefused = (refused: Refused, changed: Partial<Draft>): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => !(field in changed)))

export const fieldCount = (survey: PublicSurvey): number => (survey.anonymous ? 1 : 4) + survey.questions.length

/** The draft as it is sent. */
export function submissionOf(survey: PublicSurvey, draft: Draft, website: string): Submission {
  const who = survey.anonymous ? {} : { name: draft.name, email: draft.email.trim(), company: draft.company }
  const responses = survey.questions.flatMap(({ id, text, optional }) => {
    const { answer, material } = answerOf(draft, text)
    if (optional && answer.trim() === '') return []
    return [[id, { answer, ...(material.trim() && { supporting_material: material }) }] as const]
  })
  return {
    ...who,
    respondent_type: draft.type as RespondentType,
    responses: Object.fromEntries(responses),
    ...(draft.notes.trim() && { general_notes: draft.notes }),
    idempotency_key: draft.key,
    ...(website && { website }),
  }
}

import { limits, type Question, type Survey, stakeholderTypes } from '@esrs/contract'
import { useState } from 'react'
import { ownDrafts } from '../../kit/own-drafts.ts'
import type { NewSurvey } from './queries.ts'

/** How a question is answered. */
export const answerKinds = ['words', 'scale', 'one', 'several'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** A survey that is being written. */
export interface SurveyDraft {
  title: string
  description: string
  /** One of the groups; empty while none is chosen. */
  type: (typeof stakeholderTypes)[number] | ''
  /** The group in one's own words, for `Other`. */
  other: string
  questions: { id: string; text: string; kind: AnswerKind; options: string; scale: { low: number; high: number } }[]
  anonymous: boolean
  /** Last day on which it takes responses, as `2026-12-31`; empty for no end. */
  closes: string
  /** Days after which responses are erased; empty to keep them. */
  retention: string
  /** The proposal it was made from. */
  proposal: string | null
}

/** Points of a new scale, as those of the assessment of materiality. */
const usualScale = { low: 1, high: 5 }

export const newQuestion = (text = ''): SurveyDraft['questions'][number] => ({
  id: crypto.randomUUID(),
  text,
  kind: 'words',
  options: '',
  scale: usualScale,
})

/** The options of a question: its lines that are not empty. */
export const optionsOf = ({ options }: Pick<SurveyDraft['questions'][number], 'options'>): string[] =>
  options
    .split('\n')
    .map((option) => option.trim())
    .filter(Boolean)

/** What a question offers to answer it by; `named` names options as long as none is written. */
export function answerOffered(
  question: SurveyDraft['questions'][number],
  named?: (number: number) => string,
): Pick<Question, 'scale' | 'choices'> {
  const { kind, scale } = question
  if (kind === 'words') return {}
  if (kind === 'scale') return { scale }
  const written = optionsOf(question)
  const options = written.length === 0 && named ? [named(1), named(2)] : [...new Set(written)]
  return { choices: { options, several: kind === 'several' } }
}

/** A question that was written before, with the way in which it is answered. */
function questionFrom({ text, scale, choices }: Survey['questions'][number]): SurveyDraft['questions'][number] {
  const question = newQuestion(text)
  if (scale) return { ...question, kind: 'scale', scale }
  if (!choices) return question
  return { ...question, kind: choices.several ? 'several' : 'one', options: choices.options.join('\n') }
}

export const emptyDraft = (): SurveyDraft => ({
  title: '',
  description: '',
  type: '',
  other: '',
  questions: [newQuestion()],
  anonymous: false,
  closes: '',
  retention: '',
  proposal: null,
})

/** A draft with what a survey says that was passed along. */
function draftFrom(survey: Survey): SurveyDraft {
  const listed = stakeholderTypes.find((type) => type === survey.target_group && type !== 'Other')
  return {
    ...emptyDraft(),
    title: survey.title,
    description: survey.description,
    type: listed ?? 'Other',
    other: listed ? '' : survey.target_group,
    questions: survey.questions.map(questionFrom),
    anonymous: survey.anonymous,
    retention: survey.retention_days === null ? '' : String(survey.retention_days),
    proposal: survey.proposal?.key ?? null,
  }
}

export type Flaw = 'required' | 'past' | 'days' | 'options'

const { retentionDays } = limits.survey

/** What is wrong with each field, by its name; questions by their id. */
export function flawsOf(draft: SurveyDraft, today: Date): Map<string, Flaw> {
  const flaws = new Map<string, Flaw>()
  const isEmpty = (text: string) => text.trim() === ''
  if (isEmpty(draft.title)) flaws.set('title', 'required')
  if (isEmpty(draft.description)) flaws.set('description', 'required')
  if (draft.type === '') flaws.set('type', 'required')
  if (draft.type === 'Other' && isEmpty(draft.other)) flaws.set('other', 'required')
  for (const question of draft.questions) {
    const { id, text, kind } = question
    if (isEmpty(text)) flaws.set(id, 'required')
    const options = optionsOf(question)
    const isChosen = kind === 'one' || kind === 'several'
    const isFew = options.length < limits.survey.options.min || options.length > limits.survey.options.max
    const isOdd =
      new Set(options).size < options.length || options.some(({ length }) => length > limits.survey.optionLength)
    if (isChosen && (isFew || isOdd)) flaws.set(`${id} options`, 'options')
  }
  if (draft.closes !== '' && endOf(draft.closes) <= today) flaws.set('closes', 'past')
  const days = Number(draft.retention)
  const isDays = Number.isInteger(days) && days >= retentionDays.min && days <= retentionDays.max
  if (draft.retention !== '' && !isDays) flaws.set('retention', 'days')
  return flaws
}

/** The last moment of a day where the person is. */
const endOf = (day: string) => new Date(`${day}T23:59:59`)

/** The draft as it is saved. */
export const surveyFrom = (draft: SurveyDraft): NewSurvey => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  target_stakeholders: [draft.type === 'Other' ? draft.other.trim() : draft.type],
  questions: draft.questions.map((question) => ({
    text: question.text.trim(),
    ...answerOffered(question),
  })),
  anonymous: draft.anonymous,
  closes_at: draft.closes === '' ? null : endOf(draft.closes).toISOString(),
  retention_days: draft.retention === '' ? null : Number(draft.retention),
  proposal: draft.proposal,
})

interface Kept {
  draft: SurveyDraft
  at: string
  /** The visit to the page that it was begun in; the same after a reload. */
  visit?: string
}

const drafts = ownDrafts<Kept>('survey_being_written')

/**
 * The survey that a person is writing, kept in this browser with every change. A survey that was passed along begins a new draft with each
 * visit to the page; a reload, or coming back, goes on with it. Without one the last draft goes on.
 */
export function useSurveyDraft(passed: Survey | null, visit: string) {
  const [kept, setKept] = useState<Kept>(() => {
    const found = drafts.read()
    // What was written by a version before knows no kinds of answers.
    const last = found && {
      ...found,
      draft: { ...found.draft, questions: found.draft.questions.map((one) => ({ ...newQuestion(), ...one })) },
    }
    if (passed) return last?.visit === visit ? last : { draft: draftFrom(passed), at: '' }
    return last ?? { draft: emptyDraft(), at: '' }
  })
  return {
    draft: kept.draft,
    /** When it was kept last; empty while nothing was typed. */
    keptAt: kept.at,
    change: (part: Partial<SurveyDraft>) => {
      const next = { draft: { ...kept.draft, ...part }, at: new Date().toISOString(), visit }
      setKept(drafts.keep(next) ? next : { ...next, at: '' })
    },
    forget: () => {
      drafts.keep(null)
      setKept({ draft: emptyDraft(), at: '' })
    },
  }
}

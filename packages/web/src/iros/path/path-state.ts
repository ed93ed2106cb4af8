import type { Assessment, Consultation } from '@esrs/contract'

export const pathSteps = ['entries', 'assessment', 'stakeholders', 'matrix', 'decisions', 'signature'] as const
export type PathStep = (typeof pathSteps)[number]

/** How far a step is: what of it is done, and whether anything is left to do. */
export interface StepState {
  done: number
  of: number
  /** Sub-topics that nobody has answered; only of the assessment. */
  gaps: number
  state: 'open' | 'begun' | 'done' | 'changed'
}

const counted = (done: number, of: number, gaps = 0): StepState => ({
  done,
  of,
  gaps,
  state: of > 0 && done === of && gaps === 0 ? 'done' : done > 0 ? 'begun' : 'open',
})

const unsaid = (count: number): StepState => ({ done: count, of: count, gaps: 0, state: count > 0 ? 'done' : 'open' })

function signature({ signed, changed, gaps }: Assessment): StepState {
  if (!signed) return { done: 0, of: 1, gaps: 0, state: 'open' }
  const isWhole = signed.gaps === 0 && gaps.length === 0
  return { done: signed.number, of: 1, gaps: 0, state: changed ? 'changed' : isWhole ? 'done' : 'begun' }
}

/** What people have done of each step: a proposal that nobody looked at is no step forward. */
export function pathState(
  assessment: Assessment,
  consultations: readonly Consultation[],
): Readonly<Record<PathStep, StepState>> {
  const { entries, topics, gaps } = assessment
  const of = (some: readonly unknown[], done: readonly unknown[], open = 0) => counted(done.length, some.length, open)
  return {
    entries: of(
      entries,
      entries.filter(({ kept }) => kept),
    ),
    assessment: of(
      entries,
      entries.filter(({ verdict }) => verdict !== 'open'),
      gaps.length,
    ),
    stakeholders: unsaid(consultations.length),
    matrix: of(
      topics,
      topics.filter(({ verdict }) => verdict !== 'open'),
    ),
    decisions: of(
      topics,
      topics.filter(({ decision }) => decision && !decision.toConfirm),
    ),
    signature: signature(assessment),
  }
}

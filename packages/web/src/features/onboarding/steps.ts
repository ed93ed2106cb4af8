import { type Company, lastOnboardingStep } from '@esrs/contract'

/** The steps of the wizard in their order; those after `stakeholders` lead to pages of their own and are never completed. */
export const steps = ['company', 'upload', 'processing', 'iro', 'stakeholders', 'materiality', 'report'] as const
export type Step = (typeof steps)[number]

/** How far a company has come. Steps count from 0. */
export interface WizardProgress {
  completed: ReadonlySet<number>
  /** The first step that is not completed: where one goes on. */
  next: number
}

const withContent = Array.from({ length: lastOnboardingStep + 1 }, (_, step) => step)

/** Reads how far a company has come. An onboarding that was ended, or never asked for, has every step completed. */
export function progressOf({ onboarding, skip_onboarding }: Company['metadata']): WizardProgress {
  const done = onboarding?.completed_steps ?? (skip_onboarding ? withContent : [])
  const completed = new Set(done)
  const open = withContent.find((step) => !completed.has(step))
  return { completed, next: open ?? lastOnboardingStep + 1 }
}

/** Whether a step may be shown: the one where one goes on, a completed one, and after all of them those that nobody completes. */
export const mayShow = ({ completed, next }: WizardProgress, step: number): boolean =>
  step === next ||
  completed.has(step) ||
  (next > lastOnboardingStep && step > lastOnboardingStep && step < steps.length)

/** The step that an address asks for, counted from 1; where it may not be shown, the one where one goes on. */
export function stepAt(progress: WizardProgress, asked: string | null): number {
  const step = Number(asked) - 1
  return asked !== null && Number.isInteger(step) && mayShow(progress, step) ? step : progress.next
}

import type { Company } from '@esrs/contract'

/** What every step is given. */
export interface StepProps {
  company: Company
  /** Moves on after a step that has been noted already. */
  onComplete: () => void
  /** Notes the step as completed and moves on; the toast confirms it when it is noted. */
  onPass: (confirmation?: { title: string; description: string }) => void
  /** The step is being noted. */
  busy: boolean
  onBack: () => void
}

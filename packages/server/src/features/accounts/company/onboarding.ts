import { lastOnboardingStep, Onboarding } from '@esrs/contract'
import type { CompanyRow } from '../company.ts'

type Standing = Pick<CompanyRow, 'onboarding' | 'skipOnboarding'>

/**
 * The change of settings when a step of the onboarding wizard is completed. The last step ends the onboarding: nothing is left to continue, and
 * people start at the overview from then on. Going through a step again afterwards does not begin it anew.
 */
export function withStep(before: Standing, step: number): Partial<Standing> {
  if (before.skipOnboarding && before.onboarding === null) return {}
  if (step === lastOnboardingStep) return { onboarding: null, skipOnboarding: true }
  const onboarding = Onboarding.parse(before.onboarding ?? {})
  const steps = new Set([...onboarding.completed_steps, step])
  return { onboarding: { ...onboarding, completed_steps: [...steps].sort((a, b) => a - b) } }
}

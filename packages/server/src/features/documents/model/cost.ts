import type { Answered } from '../../../models/model.ts'

/** The month that a request is counted for. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** Tokens that a text takes, rather too many than too few: hosts count some three to five characters as one. */
export const estimate = (text: string): number => Math.ceil(text.length / 3)

/** Tokens of a request as the host counted them; where it did not, our estimate of `input` rounded up. */
export function usedBy(
  answered: Answered,
  input: number,
  most: number,
): { input: number; output: number; cached: number } {
  const { usage } = answered
  const received = answered.ok ? estimate(JSON.stringify(answered.json)) : most
  return { input: usage.input ?? input, output: usage.output ?? received, cached: usage.cached ?? 0 }
}

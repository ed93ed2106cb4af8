import type { Datapoint } from './datapoint.ts'

/** Something that makes a datapoint due. A condition that cannot be decided from what is known counts as met. */
export type Condition =
  /** Due unless the other datapoint is answered, and differently. */
  | { kind: 'answer'; datapoint: string; is: 'yes' | 'no' }
  /** Due only where this standard was found not material. */
  | { kind: 'not-material'; standard: string }
  /** Due only where a whole topical standard is left out under the phase-in (ESRS 2, paragraph 17). */
  | { kind: 'standard-phased-in' }
  /** Due only in sectors of high climate impact (ESRS E1, paragraphs 38 and 40 to 43). */
  | { kind: 'high-climate-impact' }

const byDatapoint = new Map<string, Condition>()

function due(condition: Condition, prefix: string, ...numbers: number[]) {
  for (const number of numbers) byDatapoint.set(`${prefix}_${String(number).padStart(2, '0')}`, condition)
}
const answered = (datapoint: string, is: 'yes' | 'no'): Condition => ({ kind: 'answer', datapoint, is })

// ESRS 2, paragraph 40 (d): revenue from an activity is asked for where there is the activity.
due(answered('SBM-1_09', 'yes'), 'SBM-1', 10, 11, 12, 13, 14)
due(answered('SBM-1_15', 'yes'), 'SBM-1', 16)
due(answered('SBM-1_17', 'yes'), 'SBM-1', 18)
due(answered('SBM-1_19', 'yes'), 'SBM-1', 20)

// ESRS 2, paragraphs 57 and 58: explanations of topics that are not material.
const explained = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']
for (const [i, standard] of explained.entries()) due({ kind: 'not-material', standard }, 'IRO-2', 3 + i)

due({ kind: 'standard-phased-in' }, 'BP-2', 21, 22, 23, 24, 25, 26, 27)
due({ kind: 'high-climate-impact' }, 'E1-5', 10, 11, 12, 13, 14, 18, 19, 20, 21, 22, 23)

// ESRS E1, paragraphs 58 to 61.
due(answered('E1-7_03', 'yes'), 'E1-7', 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
due(answered('E1-7_21', 'yes'), 'E1-7', 22, 23, 24, 25)

due(answered('S1-7_04', 'no'), 'S1-7', 1, 2, 3, 5, 6, 7, 8, 9, 10)
due(answered('S1-10_01', 'no'), 'S1-10', 2, 3)
// ESRS S1, paragraph 75: who is not covered is asked for each event that not everyone is covered for.
for (let event = 1; event <= 5; event++) due(answered(`S1-11_0${event}`, 'no'), 'S1-11', 6 + event)

// ESRS G1, paragraph 10 (b) and (d): the questions are put in the negative.
due(answered('G1-1_03', 'yes'), 'G1-1', 4)
due(answered('G1-1_06', 'yes'), 'G1-1', 7)

/** The condition of a datapoint where it is one that can be decided, otherwise `null`. */
export function conditionOf(datapoint: Pick<Datapoint, 'id'>): Condition | null {
  return byDatapoint.get(datapoint.id) ?? null
}

/** Forms of one disclosure of which one is enough, in the order in which they are asked for. */
export const alternatives: readonly (readonly string[])[] = [
  ['E1-6_04', 'E1-6_05'],
  ['E2-4_05', 'E2-4_06', 'E2-4_07'],
  ['S1-6_02', 'S1-6_03'],
  ['S1-6_05', 'S1-6_06'],
  ['S1-6_09', 'S1-6_10'],
]

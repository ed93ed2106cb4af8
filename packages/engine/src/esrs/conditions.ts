import type { Datapoint } from './datapoint.ts'

/** Something that makes a datapoint due. A condition that cannot be decided from what is known counts as met. */
export type Condition =
  /** Due unless the other datapoint is answered, and differently. */
  | { kind: 'answer'; datapoint: string; is: 'yes' | 'no' }
  /** Due only where this standard was found not material. */
  | { kind: 'not-material'; standard: string }
  /** Due only where this standard, or any, is left out as a whole under the phase-in (ESRS 2, paragraph 17; revised, 7 to 9). */
  | { kind: 'standard-phased-in'; standard: string | null }
  /** Due only in sectors of high climate impact (ESRS E1, paragraphs 38 and 40 to 43; revised, 27; voluntary standard, 55). */
  | { kind: 'high-climate-impact' }
  /** Due only from this many employees on; `later` says from which financial year another number counts. */
  | { kind: 'employees'; count: number; later?: { year: number; count: number } }
  /** Due only in sectors with significant flows of materials (voluntary standard, paragraph 38 c). */
  | { kind: 'material-flows' }

const byDatapoint = new Map<string, Condition>()

function due(condition: Condition, prefix: string, ...numbers: number[]) {
  for (const number of numbers) byDatapoint.set(`${prefix}_${String(number).padStart(2, '0')}`, condition)
}
const answered = (datapoint: string, is: 'yes' | 'no'): Condition => ({ kind: 'answer', datapoint, is })
const anyPhasedIn: Condition = { kind: 'standard-phased-in', standard: null }

// --- ESRS Set 1 ---

// ESRS 2, paragraph 40 (d): revenue from an activity is asked for where there is the activity.
due(answered('SBM-1_09', 'yes'), 'SBM-1', 10, 11, 12, 13, 14)
due(answered('SBM-1_15', 'yes'), 'SBM-1', 16)
due(answered('SBM-1_17', 'yes'), 'SBM-1', 18)
due(answered('SBM-1_19', 'yes'), 'SBM-1', 20)

// ESRS 2, paragraphs 57 and 58: explanations of topics that are not material.
const explained = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']
for (const [i, standard] of explained.entries()) due({ kind: 'not-material', standard }, 'IRO-2', 3 + i)

due(anyPhasedIn, 'BP-2', 21, 22, 23, 24, 25, 26, 27)
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

// --- Revised ESRS ---

due(anyPhasedIn, 'ESRS26_BP-2', 1, 2, 3, 4, 6, 7, 8)
due({ kind: 'standard-phased-in', standard: 'E4' }, 'ESRS26_BP-2', 5)
due({ kind: 'not-material', standard: 'E1' }, 'ESRS26_IRO-2', 3)
due(answered('ESRS26_GDR-P_05', 'yes'), 'ESRS26_GDR-P', 6)
due({ kind: 'high-climate-impact' }, 'ESRS26_E1-7', 5, 6, 7, 8, 9)
due(answered('ESRS26_S1-7_02', 'yes'), 'ESRS26_S1-7', 3)
due(answered('ESRS26_S1-9_01', 'no'), 'ESRS26_S1-9', 3)

// --- Voluntary standard ---

due(answered('VS_GEN_02', 'yes'), 'VS_GEN', 3, 4)
// Paragraph 32: a reference is enough where the amounts are published already.
due(answered('VS_B4_01', 'yes'), 'VS_B4', 2)
due(answered('VS_B4_01', 'no'), 'VS_B4', 3, 4, 5)
due(answered('VS_B7_01', 'yes'), 'VS_B7', 2)
due({ kind: 'material-flows' }, 'VS_B7', 15, 16, 17, 18, 19)
due({ kind: 'employees', count: 50 }, 'VS_B8', 8)
due({ kind: 'employees', count: 150, later: { year: 2031, count: 100 } }, 'VS_B10', 2)
due(answered('VS_B2_03', 'yes'), 'VS_C2', 3)
due({ kind: 'high-climate-impact' }, 'VS_C3', 4, 5)
due(answered('VS_C6_01', 'yes'), 'VS_C6', 2, 3)
due(answered('VS_C7_01', 'yes'), 'VS_C7', 2, 3)
due(answered('VS_C7_05', 'yes'), 'VS_C7', 6)

/** The condition of a datapoint where it is one that can be decided, otherwise `null`. */
export function conditionOf(datapoint: Pick<Datapoint, 'id'>): Condition | null {
  return byDatapoint.get(datapoint.id) ?? null
}

/** One form of a disclosure: the datapoints that together give it. */
export type Form = readonly string[]

const single = (...forms: string[]): Form[] => forms.map((form) => [form])

/** Forms of one disclosure of which one is enough, in the order in which they are asked for. */
export const alternatives: readonly (readonly Form[])[] = [
  single('E1-6_04', 'E1-6_05'),
  single('E2-4_05', 'E2-4_06', 'E2-4_07'),
  single('S1-6_02', 'S1-6_03'),
  single('S1-6_05', 'S1-6_06'),
  single('S1-6_09', 'S1-6_10'),
  // ESRS S1, paragraph 104 (a): the number, or where there were none the statement that there were none.
  single('S1-17_08', 'S1-17_10'),
  // Revised ESRS E1, paragraph 24 (a): targets by scope or combined; Scope 2 by location or by market.
  [['ESRS26_E1-6_01', 'ESRS26_E1-6_02', 'ESRS26_E1-6_03', 'ESRS26_E1-6_04'], ['ESRS26_E1-6_05']],
  single('ESRS26_E1-6_02', 'ESRS26_E1-6_03'),
  // Voluntary standard, paragraph 38: weight, or volume where only that is known.
  single('VS_B7_04', 'VS_B7_03'),
  single('VS_B7_06', 'VS_B7_05'),
  single('VS_B7_08', 'VS_B7_07'),
  single('VS_B7_09', 'VS_B7_12'),
  single('VS_B7_10', 'VS_B7_13'),
  single('VS_B7_11', 'VS_B7_14'),
  single('VS_B7_16', 'VS_B7_17'),
  single('VS_B7_18', 'VS_B7_19'),
]

import { knowledge } from '../knowledge.ts'
import type { CompanyFacts } from './company.ts'
import type { Language } from './datapoint.ts'

/** What a company does, as a division of NACE (Regulation (EC) No 1893/2006) or, where it matters, a group below one. */
export interface Activity extends Readonly<Record<Language, string>> {
  /** `28`, or of a group `47.1`. */
  code: string
  /** Section of NACE Rev. 2, to which acts of the Union refer; Rev. 2.1 has other letters for the same divisions from `K` on. */
  section: string
  /** The industry of the company form that it belongs to; `null` where it is none of the four. */
  industry: CompanyFacts['industry']
  /** Whether significant flows of materials go through such companies (voluntary standard, paragraph 38 c). */
  flows: boolean
}

let all: readonly Activity[] | null = null

/** The divisions of NACE and the groups that stand for themselves, in their order; read at the first call. */
export function activities(): readonly Activity[] {
  all ??= knowledge<'code' | 'section' | 'industry' | 'flows' | Language>('nace').map(
    ({ industry, flows, code, section, en, de }) => ({
      code,
      section,
      en,
      de,
      industry: (industry || null) as Activity['industry'],
      flows: flows === 'yes',
    }),
  )
  return all
}

/** The activity of a code, or of the division that a longer code lies in; `null` for what is none of NACE. */
export function activityOf(code: string | null): Activity | null {
  if (code === null) return null
  const known = activities()
  const above = [code, code.slice(0, 4), code.slice(0, 2)]
  return above.map((part) => known.find((one) => one.code === part)).find((one) => one !== undefined) ?? null
}

/** Sections of high climate impact (Delegated Regulation (EU) 2022/1288, Annex I, definition 9; ESRS E1, paragraph 40). */
const highClimateImpact = new Set(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'L'])

/** Whether a company of this activity is in a sector of high climate impact; `null` where the activity is not known. */
export function isHighClimateImpact(code: string | null): boolean | null {
  const activity = activityOf(code)
  return activity && highClimateImpact.has(activity.section)
}

/** Whether it is in a sector with significant flows of materials; `null` where the activity is not known. */
export const hasMaterialFlows = (code: string | null): boolean | null => activityOf(code)?.flows ?? null

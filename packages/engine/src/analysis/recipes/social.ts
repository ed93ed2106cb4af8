import type { Recipe, Wordings } from '../recipe.ts'
import { answerWordings } from './wordings-answers.ts'
import { anyOrderWordings } from './wordings-any-order.ts'
import { anyOrderPeopleWordings } from './wordings-any-order-people.ts'
import { askedWordings } from './wordings-asked.ts'
import { basisWordings } from './wordings-basis.ts'
import { boardWordings } from './wordings-boards.ts'
import { dealingWordings } from './wordings-dealings.ts'
import { governanceWordings } from './wordings-governance.ts'
import { incidentWordings } from './wordings-incidents.ts'
import { narrativeWordings } from './wordings-narrative.ts'
import { ownSafetyWordings } from './wordings-own-safety.ts'
import { ownStaffWordings } from './wordings-own-staff.ts'
import { ownWorkWordings } from './wordings-own-work.ts'
import { partWordings } from './wordings-parts.ts'
import { rightsWordings } from './wordings-rights.ts'
import { SOCIAL_WORDINGS } from './wordings-social.ts'
import { staffWordings } from './wordings-staff.ts'
import { statedWordings } from './wordings-stated.ts'
import { wholeWordings } from './wordings-whole.ts'
import { workplaceWordings } from './wordings-workplace.ts'

const together = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? `${one}|${other}` : (one ?? other)

/** A recipe with what reports say about people, boards and conduct besides. */
export function withSocialWordings(recipe: Recipe): Recipe {
  const all = [
    SOCIAL_WORDINGS,
    staffWordings,
    partWordings,
    ownStaffWordings,
    ownWorkWordings,
    ownSafetyWordings,
    incidentWordings,
    workplaceWordings,
    governanceWordings,
    statedWordings,
    narrativeWordings,
    ...rightsWordings,
    answerWordings,
    basisWordings,
    boardWordings,
    dealingWordings,
    wholeWordings,
    anyOrderWordings,
    askedWordings,
    anyOrderPeopleWordings,
  ]
  return all.reduce((known, wordings) => withMore(known, wordings[recipe.id]), recipe)
}

function withMore(recipe: Recipe, more: Wordings | undefined): Recipe {
  if (!more) return recipe
  const result: Recipe = { ...recipe, labels: [...recipe.labels, ...(more.labels ?? [])] }
  for (const key of ['says', 'zero', 'all', 'yes', 'no'] as const)
    if (more[key]) result[key] = [...(recipe[key] ?? []), ...more[key]]
  if (more.saysAfter) result.saysAfter = [...(recipe.saysAfter ?? []), ...more.saysAfter]
  for (const key of ['saysOf', 'zeroAfter', 'yesAfter', 'options'] as const)
    if (more[key]) result[key] = [...(recipe[key] ?? []), ...more[key]]
  for (const key of ['rows', 'needs', 'not', 'notAround', 'neutral', 'unsaid'] as const) {
    const joined = together(recipe[key], more[key])
    if (joined) result[key] = joined
  }
  return result
}

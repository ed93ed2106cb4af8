import type { Provoked } from '../record/place.ts'
import { fieldsOf, type Outcomes } from './walk.ts'

/** What is refused with, of each call that the product can be made to refuse. */
export async function refusedWith(groups: readonly Provoked[]): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  for (const { client, refused } of groups)
    for (const [name, { ask }] of Object.entries(refused)) {
      const outcome = await ask(client).then(
        ({ code, fields }) => ({ code, fields: fieldsOf(fields) }),
        (error: Error) => ({ broke: error.message }),
      )
      outcomes.set(name, outcome)
    }
  return outcomes
}

import { type Endpoint, ErrorBody, type Reply, type Sent } from '@esrs/contract'
import type { Client } from '../../e2e/client.ts'
import { type Place, register } from '../record/place.ts'

/** What steps are taken with: a company of their own, and its first person. */
export interface Walk {
  place: Place
  admin: Client
}

/** Steps by name, in their order; each gives what can be compared: never an identifier, a time, or a name of one company. */
export type Steps = Record<string, () => Promise<unknown>>

/** What each step came to, by its name. */
export type Outcomes = Map<string, unknown>

/** Names of refused fields, without those that questions have in one company. */
export const fieldsOf = (fields: Record<string, string> = {}): string[] =>
  [...new Set(Object.keys(fields).map((name) => name.replace(/^responses\..*/, 'responses'))).values()].toSorted()

/** What a call came to: its status with what is looked at of the reply, or what it was refused with. */
export async function outcome<E extends Endpoint>(
  client: Client,
  endpoint: E,
  sent: Sent<E>,
  look: (reply: Reply<E>) => unknown = () => undefined,
): Promise<object> {
  const response = await client.request(endpoint, sent)
  const { status } = response
  if (response.ok) return { status, shows: look(endpoint.response.parse(await response.json()) as Reply<E>) }
  const { code, fields = {} } = ErrorBody.parse(await response.json())
  return { status, code, fields: fieldsOf(fields) }
}

async function walked(place: Place, group: (walk: Walk) => Steps, of: string): Promise<[string, unknown][]> {
  const outcomes: [string, unknown][] = []
  const steps = group({ place, admin: await register(place) })
  for (const [name, step] of Object.entries(steps))
    outcomes.push([`${of}: ${name}`, await step().catch((error: Error) => ({ broke: error.message }))])
  return outcomes
}

/** Takes groups of steps, each in a company of its own. */
export async function takeWalk(place: Place, groups: Record<string, (walk: Walk) => Steps>): Promise<Outcomes> {
  const taken = await Promise.all(Object.entries(groups).map(([of, group]) => walked(place.elsewhere(), group, of)))
  return new Map(taken.flat())
}

const shown = (value: unknown) => JSON.stringify(value)

/** Steps that came to something else in one place than in the other, each with both. */
export function differences(product: Outcomes, standIn: Outcomes): string[] {
  const names = new Set([...product.keys(), ...standIn.keys()])
  return [...names].flatMap((name) => {
    const [one, other] = [shown(product.get(name)), shown(standIn.get(name))]
    return one === other ? [] : [`${name}\n  product:  ${one}\n  stand-in: ${other}`]
  })
}

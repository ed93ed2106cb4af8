import { contract, type Endpoint, type Sent, trailOf } from '@esrs/contract'
import { systemClock } from '../../clock.ts'
import { entryOf } from '../../database/action.ts'
import type { Tenant } from '../../database/tenant.ts'
import { addToTrail } from '../../database/trail-entries.ts'
import type { Actor, Guest } from '../../http/authenticate.ts'
import type { Caller, Context, Handler } from '../../http/serve.ts'
import { actionOf } from '../../http/trail.ts'

type Input = { params?: unknown; query?: unknown; body?: unknown }

/**
 * Makes calls of the contract in a transaction that is already open, as a signed-in person would over the network: input goes
 * through the same schemas and the same handlers, so that nothing can be seeded that nobody could have entered.
 */
export const callAsPerson = (tenant: Tenant, actor: Actor) => calling({ tenant, actor })

/** Makes calls as a guest: a person without an account who has opened a link. */
export const callAsGuest = (tenant: Tenant, guest: Guest) => calling({ tenant, guest })

function calling(who: { tenant: Tenant; actor?: Actor; guest?: Guest }) {
  return async <E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    sent: Sent<E>,
  ): Promise<Awaited<ReturnType<Handler<E>>>> => {
    const input: Input = sent as Input
    const parsed: Input = {}
    for (const part of ['params', 'query', 'body'] as const)
      if (endpoint[part]) parsed[part] = endpoint[part].parse(input[part] ?? {})
    const result = await handler({ ...parsed, ...who, caller: nobodysBrowser } as unknown as Context<E>)
    await keep(endpoint, who, parsed)
    return result
  }
}

/** The rows of all calls are there with the company, at the end of the one transaction that makes it. */
async function keep(
  call: Endpoint,
  { tenant, actor, guest }: Parameters<typeof calling>[0],
  { params, body }: Input,
): Promise<void> {
  const authenticated = actor ? { actor, tenant, scopes: null } : null
  const seen = {
    name: nameOf(call),
    call,
    authenticated,
    guest: guest ?? null,
    params,
    body,
    directory: null,
    address: '',
    requestId: 'demo',
  }
  const entry = trailOf(call)?.always ? entryOf(actionOf({ clock: systemClock }, seen), 'done') : null
  if (entry) await addToTrail(tenant.db, entry)
}

/** The name of a call in the contract. */
function nameOf(call: Endpoint): string {
  for (const [group, calls] of Object.entries(contract))
    for (const [name, one] of Object.entries(calls)) if (one === call) return `${group}.${name}`
  throw new Error(`${call.path} is not in the contract.`)
}

const nobodysBrowser: Caller = {
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'demo',
  requestId: 'demo',
  csrfToken: () => '',
  paged: () => undefined,
  isAt: () => undefined,
  recognise: async () => null,
}

import type { Endpoint, Sent } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor, Guest } from '../../http/authenticate.ts'
import type { Caller, Context, Handler } from '../../http/serve.ts'

type Input = { params?: unknown; query?: unknown; body?: unknown }

/**
 * Makes calls of the contract in a transaction that is already open, as a signed-in person would over the network: input goes
 * through the same schemas and the same handlers, so that nothing can be seeded that nobody could have entered.
 */
export const callAsPerson = (tenant: Tenant, actor: Actor) => calling({ tenant, actor })

/** Makes calls as a guest: a person without an account who has opened a link. */
export const callAsGuest = (tenant: Tenant, guest: Guest) => calling({ tenant, guest })

function calling(who: { tenant: Tenant; actor?: Actor; guest?: Guest }) {
  return <E extends Endpoint>(endpoint: E, handler: Handler<E>, sent: Sent<E>): ReturnType<Handler<E>> => {
    const input: Input = sent as Input
    const parsed: Input = {}
    for (const part of ['params', 'query', 'body'] as const)
      if (endpoint[part]) parsed[part] = endpoint[part].parse(input[part] ?? {})
    return handler({ ...parsed, ...who, caller: nobodysBrowser } as unknown as Context<E>)
  }
}

const nobodysBrowser: Caller = {
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'demo',
  requestId: 'demo',
  csrfToken: () => '',
  paged: () => undefined,
  recognise: async () => null,
}

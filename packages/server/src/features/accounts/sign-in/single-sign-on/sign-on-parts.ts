import { resolveTxt } from 'node:dns/promises'
import type { Clock } from '../../../../clock.ts'
import type { Queries } from '../../../../database/tenant.ts'
import type { OutboundPolicy } from '../../../../outside/outbound-policy.ts'
import { createSealing, type Sealing } from '../../factors/sealing.ts'
import { type AskProvider, createAskProvider } from './ask-provider.ts'
import { type Attempts, createAttempts } from './attempt-store.ts'

/** Looks TXT records of a name up. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** What single sign-on works with. */
export interface SignOnParts {
  attempts: Attempts
  provider: AskProvider
  sealing: Sealing
  outbound: OutboundPolicy
  resolveTxt: ResolveTxt
  /** Where the provider of a company returns to: an address of its own, so that no provider is taken for another one. */
  redirectAddress(companyId: string): string
  /** Where it returns to after signing out. */
  signedOutAddress(): string
}

export interface SignOnOptions {
  db: Queries
  clock: Clock
  secret: string
  outbound: OutboundPolicy
  webUrl: () => string
  /** Where not the system's own. */
  resolveTxt?: ResolveTxt | undefined
}

export function createSignOn({ db, clock, secret, outbound, webUrl, resolveTxt: resolve }: SignOnOptions): SignOnParts {
  const sealing = createSealing(secret, 'single sign-on')
  return {
    attempts: createAttempts(db, sealing, clock),
    provider: createAskProvider({ clock, outbound }),
    sealing,
    outbound,
    resolveTxt: resolve ?? resolveTxt,
    redirectAddress: (companyId) => `${webUrl()}/login/provider/${companyId}`,
    signedOutAddress: () => `${webUrl()}/login`,
  }
}

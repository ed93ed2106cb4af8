import type { contract } from '@esrs/contract'
import type { Handlers } from '../../http/serve.ts'
import type { HandledJob } from '../../jobs/job.ts'
import { type Accounts, createSealing } from '../accounts/index.ts'
import { trailCalls } from './calls.ts'
import { receiverCalls } from './receiver-calls.ts'
import { createReceiving, type ReceiverParts } from './receivers.ts'
import { type ReceiverMailParts, receiverMails } from './tell-failing.ts'

export { receiverMail } from './tell-failing.ts'

export interface TrailOptions extends Omit<ReceiverParts, 'sealing'>, ReceiverMailParts {
  accounts: Pick<Accounts, 'events' | 'administrators'>
  secret: string
}

/** The trail of a company as its administrators see it, and the receiver that it is sent on to. */
export interface TrailFeature {
  calls: Handlers<(typeof contract)['trail']>
  /** Sends on what there is; how many rows. */
  send(): Promise<number>
  jobs: HandledJob[]
}

export function createTrail({ secret, ...options }: TrailOptions): TrailFeature {
  const parts = { ...options, sealing: createSealing(secret, 'receiver of the trail') }
  return {
    calls: { ...trailCalls(), ...receiverCalls(parts) },
    send: createReceiving(parts),
    jobs: [receiverMails(options)],
  }
}

import { z } from 'zod'
import { trailKinds, trailOutcomes } from './code-lists.ts'
import type { SecurityEventName } from './security-events.ts'

/** What an action in the trail is. */
export const TrailKind = z.enum(trailKinds)
export type TrailKind = (typeof trailKinds)[number]

/**
 * Who acted. `person`: somebody signed in; `token`: a script with a person's token; `directory`: the company's directory (SCIM); `guest` and `auditor`: somebody without an account,
 * by a link; `operator`: who runs the installation; `system`: a job; `nobody`: no one who is known, such as a failed sign-in.
 */
export const trailActors = ['person', 'token', 'directory', 'guest', 'auditor', 'operator', 'system', 'nobody'] as const
export const TrailActor = z.enum(trailActors)
export type TrailActor = (typeof trailActors)[number]

/** How it ended. */
export const TrailOutcome = z.enum(trailOutcomes)
export type TrailOutcome = (typeof trailOutcomes)[number]

/** The kind of a security event. */
export function kindOfEvent(event: SecurityEventName): TrailKind {
  if (event === 'user.exported' || event === 'company.exported') return 'export'
  if (event === 'company.changed' || event.startsWith('trail.')) return 'setting'
  const [about, what] = event.split('.')
  if (about === 'model') return 'consent'
  const isSignIn = ['login', 'logout', 'session', 'sessions'].includes(about!)
  return isSignIn ||
    event.endsWith('.refused') ||
    event === 'second_factor.failed' ||
    event === 'passkey.copied' ||
    what === 'recovery_used'
    ? 'sign_in'
    : 'account'
}

/** Security events that say that somebody was kept out. */
const refusals: readonly SecurityEventName[] = [
  'login.failed',
  'login.throttled',
  'second_factor.failed',
  'session.replayed',
  'passkey.copied',
  'single_sign_on.refused',
]

/** The outcome that a security event says. */
export const outcomeOfEvent = (event: SecurityEventName): TrailOutcome =>
  refusals.includes(event) ? 'refused' : 'done'

/** What a call says of the trail. */
interface Traced {
  method: string
  download?: true
  trail?: TrailKind | 'none'
}

/**
 * What a call leaves in the trail; `null` for nothing but the security events that it records itself. A call that does not say is an
 * export where it answers with a file, a change where it is no GET, and a GET leaves a row only where it has changed something
 * (`always` is false), so that a new call is kept rather than forgotten.
 */
export function trailOf({ method, download, trail }: Traced): { kind: TrailKind; always: boolean } | null {
  if (trail === 'none') return null
  const isReading = method === 'GET' && !download
  return { kind: trail ?? (download ? 'export' : 'change'), always: trail !== undefined || !isReading }
}

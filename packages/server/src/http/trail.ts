import { type Endpoint, type ErrorCode, errorStatus, type TrailActor, trailOf } from '@esrs/contract'
import type { Clock } from '../clock.ts'
import { type Action, acting, entryOf } from '../database/action.ts'
import type { Entry } from '../database/trail-entry.ts'
import type { Actor, Authenticated, Directory, Guest } from './authenticate.ts'
import { asAppError } from './errors.ts'
import { shortened } from './network.ts'

/** Where rows of the trail go that no transaction has brought. */
export interface Trail {
  clock: Clock
  add(entry: Entry): Promise<void>
  warn(details: object, message: string): void
}

/** What is known of a request when its action begins. */
export interface Seen {
  name: string
  call: Endpoint
  authenticated: Authenticated | null
  guest: Guest | null
  directory: Directory | null
  params: unknown
  body?: unknown
  address: string
  requestId: string
}

/** The most objects that a row names; of more it says how many there are. */
const mostObjects = 20

/** The request as an action. */
export function actionOf({ clock }: Pick<Trail, 'clock'>, seen: Seen): Action {
  const { name, call, address, requestId } = seen
  return {
    call: name,
    kind: trailOf(call)?.kind ?? null,
    ...whoOf(seen),
    objects: objectsOf(seen),
    address: shortened(address),
    requestId,
    clock,
    row: 'none',
  }
}

function whoOf({ authenticated, guest, directory }: Seen) {
  if (directory)
    return { actor: 'directory' as const, by: null, via: directory.tokenId, companyId: directory.companyId }
  if (guest) {
    const actor: TrailActor = guest.kind === 'room' ? 'auditor' : 'guest'
    return { actor, by: null, via: guest.linkId, companyId: guest.companyId }
  }
  if (!authenticated) return { actor: 'nobody' as const, by: null, via: null, companyId: null }
  const { userId, companyId, sessionId }: Actor = authenticated.actor
  if (authenticated.scopes) return { actor: 'token' as const, by: userId, via: sessionId, companyId }
  return { actor: 'person' as const, by: userId, via: null, companyId }
}

/** What a call is about: the parameters of its path, and the fields of its body that the contract says. */
function objectsOf({ call, params, body }: Seen): string[] {
  const fields = call.names?.flatMap((name) => (body as Record<string, unknown> | undefined)?.[name] ?? []) ?? []
  const all = [...Object.values((params as Record<string, unknown> | undefined) ?? {}), ...fields].map(nameOf)
  return all.length > mostObjects ? [...all.slice(0, mostObjects), `+${all.length - mostObjects}`] : all
}

/** Fields hold a name, or things that have one as their `key`. */
const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : String(value)

/** Refusals that ask for something and are followed by the same call again: a form with a slip, a code, a token of the browser. */
const asking: readonly ErrorCode[] = ['invalid_input', 'csrf_failed', 'step_up_required']

/**
 * Runs a handler as an action. What it changes brings its row in the same transaction; an export, a view, and a call that had nothing to
 * change get theirs before anything is answered, and a refusal or failure as well.
 */
export async function traced<T>(trail: Trail, seen: Seen, handler: () => Promise<T>): Promise<T> {
  const action = actionOf(trail, seen)
  const kept = trailOf(seen.call)
  try {
    const produced = await acting(action, handler)
    if (kept?.always && action.row === 'none') {
      const entry = entryOf(action)
      if (entry) await trail.add(entry)
    }
    return produced
  } catch (error) {
    await keepRefusal(trail, seen.call, action, error)
    throw error
  }
}

/** Keeps that somebody who is known was refused, or that the product failed them. */
export async function keepRefusal(trail: Trail, call: Endpoint, action: Action, error: unknown): Promise<void> {
  const code = asAppError(error)?.code ?? 'internal'
  if (call.auth === 'public' || !trailOf(call)?.always || asking.includes(code)) return
  const entry = entryOf(action, errorStatus[code] < 500 ? 'refused' : 'failed', code)
  if (!entry) return
  await trail
    .add(entry)
    .catch((failure: unknown) => trail.warn({ err: failure, id: action.requestId }, 'row of the trail is missing'))
}

/**
 * Keeps that a file which had begun to leave did not do so wholly. What was said of it when it began stays, since some of it has left:
 * this is a row of its own.
 */
export async function keepBroken(trail: Trail, seen: Seen, error: unknown): Promise<void> {
  const entry = entryOf(actionOf(trail, seen), 'failed', asAppError(error)?.code ?? 'internal')
  if (!entry) return
  await trail
    .add(entry)
    .catch((failure: unknown) => trail.warn({ err: failure, id: seen.requestId }, 'row of the trail is missing'))
}

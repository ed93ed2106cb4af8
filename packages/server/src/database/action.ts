import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { TrailActor, TrailKind, TrailOutcome } from '@esrs/contract'
import type { Clock } from '../clock.ts'
import type { Entry } from './trail-entry.ts'

/** What is being done at the moment, by whom and how: what a row of the trail says of it. */
export interface Action {
  call: string
  /** `null`: only its security events are kept. */
  kind: TrailKind | null
  actor: TrailActor
  by: string | null
  via: string | null
  /** Of public calls it is known once they have opened its data. */
  companyId: string | null
  /** What it is about, and what it has made. */
  objects: string[]
  address: string | null
  requestId: string | null
  clock: Clock
  /** How it ends where nothing is thrown; done, where it is not said. */
  outcome?: TrailOutcome
  /** Whether its row is there; the first transaction that changes something brings it. */
  row: 'none' | 'coming' | 'kept'
}

const current = new AsyncLocalStorage<Action | null>()

/** The action that the code runs for; `null` outside of one. */
export const currentAction = (): Action | null => current.getStore() ?? null

// Awaited inside: a query begins only when somebody waits for it.

/** Runs `work` as an action: the first transaction in it that changes something holds its row as well. */
export const acting = <T>(action: Action, work: () => PromiseLike<T>): Promise<T> =>
  current.run(action, async () => await work())

/** Runs `work` beside the action: what it changes is no one's data, such as a counter of attempts. */
export const aside = <T>(work: () => PromiseLike<T>): Promise<T> => current.run(null, async () => await work())

/** Runs `work` as something that the system does because of the action, such as values that follow a setting: with a row of its own. */
export function following<T>(call: string, work: () => PromiseLike<T>): Promise<T> {
  const action = currentAction()
  if (!action) return aside(work)
  return acting(
    { ...action, call, kind: 'change', actor: 'system', by: null, via: null, objects: [], row: 'none' },
    work,
  )
}

/** Says what a public call finds out: who acts and by what link, and whether they were kept out. */
export function identify(found: Partial<Pick<Action, 'actor' | 'via' | 'outcome'>>): void {
  Object.assign(currentAction() ?? {}, found)
}

/** Has the row of the action name something that it makes. */
export function making(name: string): string {
  currentAction()?.objects.push(name)
  return name
}

/** An id for something that the action makes. */
export const newAuditedId = (): string => making(randomUUID())

/** The row of an action that had this outcome; `null` where the company is not known, or none is kept. */
export function entryOf(
  action: Action,
  outcome: TrailOutcome = action.outcome ?? 'done',
  code: string | null = null,
): Entry | null {
  const { call, kind, actor, by, via, companyId, objects, address, requestId, clock } = action
  if (!companyId || !kind) return null
  return { companyId, at: clock(), call, kind, outcome, code, actor, by, via, objects, address, requestId }
}

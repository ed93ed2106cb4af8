import type { Endpoint, Language, Produced, Received, User } from '@esrs/contract'
import type { SentFile } from './multipart.ts'
import type { MockState } from './state.ts'

export interface MockContext {
  state: MockState
  /** The caller; public calls have none. */
  user: User | null
  language: Language
  /** The file of an upload. */
  file: SentFile | null
}

type MockCall<E extends Endpoint> = (received: Received<E>, context: MockContext) => Produced<E> | Promise<Produced<E>>

/** One answer for every call of a group; a call without one does not compile. */
export type MockGroup<G extends Record<string, Endpoint>> = { [K in keyof G]: MockCall<G[K]> }

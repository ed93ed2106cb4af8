import type { Endpoint, ErrorCode, FactorMethod, Language, Produced, Received, User } from '@esrs/contract'
import refusals from './fixtures/recorded/refusals.json' with { type: 'json' }
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

/** A refusal in the words of the server, for the whole request or for fields of it. */
export class MockFailure extends Error {
  readonly code: ErrorCode
  readonly sentence: Record<Language, string>
  readonly fields: readonly string[]
  /** What a sign-in goes on with. */
  challenge?: string
  methods?: FactorMethod[]

  /** `typed`: what was typed when the sentence was recorded; `said` stands in its place. */
  constructor(
    name: keyof typeof refusals,
    fields: readonly string[] = [],
    [typed, said]: readonly [string, string] = ['', ''],
  ) {
    const { code, en, de } = refusals[name]
    super(en.replace(typed, () => said))
    this.code = code as ErrorCode
    this.sentence = { en: en.replace(typed, () => said), de: de.replace(typed, () => said) }
    this.fields = fields
  }
}

/** What was asked for; a refusal where it is not there. */
export function found<T>(one: T | null | undefined): T {
  if (one == null) throw new MockFailure('not_found')
  return one
}

/** One page of a list, as most lists carry it. */
export function pageOf<T>(all: readonly T[], { page, page_size: size }: { page: number; page_size: number }) {
  const rows = all.slice((page - 1) * size, page * size)
  return { rows, count: all.length, page, total_pages: Math.max(1, Math.ceil(all.length / size)) }
}

import type { OriginOf } from 'virtual:contract'
import type { Endpoint, Reply, Sent } from '@esrs/contract'
import { ApiError, declinedError } from './errors.ts'
import { guestKey } from './guest.ts'
import { askForProof, setFactorMissing, showsProofs } from './proof.ts'
import { accessToken, refreshSession, refuseSession } from './session.ts'
import { type Outgoing, send } from './transport.ts'

interface CallOptions {
  /** The language in which what is sent was typed, where it is not the present one. */
  language?: string | undefined
  signal?: AbortSignal | undefined
  /** Told how much of an upload has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type Answer<E extends Endpoint> = E extends { download: true } ? Blob : Reply<E>

/** Nothing needs to be passed to a call that takes neither params nor a body nor a file. */
export type Arguments<E extends Endpoint> = E extends { params: unknown } | { body: unknown } | { upload: true }
  ? [sent: Sent<E>, options?: CallOptions]
  : [sent?: Sent<E>, options?: CallOptions]

/** The part of an endpoint that a client needs; schemas are the server's business. */
export type Callable = Pick<Endpoint, 'method' | 'path' | 'upload' | 'download'> & Partial<Pick<Endpoint, 'auth'>>
export type Origin<T> = OriginOf<T> extends infer E extends Endpoint ? E : never

interface CallInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: File
}

function targetOf(endpoint: Callable, { params = {}, query = {} }: CallInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== '_all') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function bodyOf(endpoint: Callable, { body, file }: CallInput): string | FormData | null {
  if (!endpoint.upload) return body === undefined ? null : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  if (file) form.append('file', file)
  return form
}

type Told = (endpoint: Callable, failure?: unknown) => void
let tell: Told = () => {}

/** Has `listener` told of each call that is no GET, once it has been answered or has failed. */
export const onWritten = (listener: Told) => {
  tell = listener
}

/**
 * Sends one call of the contract; input and output types come from its schemas. Rejects with ApiError: `network` when
 * no answer arrived, otherwise what the server said. An expired access token is renewed once on the way; where the server asks for a fresh proof, the person is
 * asked, and the call is sent once more; where they do not want to, it is `declined`.
 */
export function call<T extends Callable>(
  endpoint: T,
  ...[sent, options]: Arguments<Origin<T>>
): Promise<Answer<Origin<T>>> {
  const answer = answerOf(endpoint, sent, options)
  if (endpoint.method !== 'GET')
    void answer.then(
      () => tell(endpoint),
      (failure: unknown) => tell(endpoint, failure),
    )
  return answer
}

async function answerOf<T extends Callable>(
  endpoint: T,
  sent: unknown,
  options: CallOptions | undefined,
): Promise<Answer<Origin<T>>> {
  const parts = (sent ?? {}) as CallInput
  const outgoing = {
    method: endpoint.method,
    target: targetOf(endpoint, parts),
    body: bodyOf(endpoint, parts),
    download: endpoint.download === true,
    language: options?.language,
    signal: options?.signal,
    onProgress: endpoint.upload ? (options?.onProgress ?? (() => {})) : undefined,
  }
  if (endpoint.auth === 'public') return (await send({ ...outgoing, token: null })) as Answer<Origin<T>>
  // There is nothing to renew: whoever has no key opens the link once more.
  if (endpoint.auth === 'link') return (await send({ ...outgoing, token: guestKey() })) as Answer<Origin<T>>
  try {
    return (await sendSignedIn(outgoing)) as Answer<Origin<T>>
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'second_factor_missing') setFactorMissing(true)
    if (error.code !== 'step_up_required' || !showsProofs()) throw error
    if (!(await askForProof())) throw declinedError(error)
  }
  return (await sendSignedIn(outgoing)) as Answer<Origin<T>>
}

/** Sends a request of the person who is signed in; an expired access token is renewed once. */
async function sendSignedIn(outgoing: Omit<Outgoing, 'token'>): Promise<unknown> {
  const token = await accessToken()
  try {
    return await send({ ...outgoing, token })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  const renewed = await refreshSession(token)
  try {
    return await send({ ...outgoing, token: renewed })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) refuseSession(renewed)
    throw error
  }
}

import type { Endpoint } from '@esrs/contract'
import { apiUrl } from './config.ts'
import { ApiError, failureOf, networkError } from './errors.ts'
import { requestLanguage } from './language.ts'

/** One request as it goes over the wire, before the anti-forgery header. */
export interface Outgoing {
  method: Endpoint['method']
  /** Path and query. */
  target: string
  token: string | null
  body: string | FormData | null
  /** The reply is the bytes of a file. */
  download: boolean
  /** The language in which what is sent was typed, where it is not the present one. */
  language?: string | undefined
  signal?: AbortSignal | undefined
  /** Told how much of an upload has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

interface Incoming {
  status: number
  retryAfter: string | null
  body: unknown
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A browser sends this many characters to the end, also where the page is left meanwhile; together they may have 64 KiB. */
const mostAfterLeaving = 10_000

/** What a person has decided arrives, also where they leave the page at once. */
const outlivesPage = ({ method, body }: Outgoing): boolean =>
  method !== 'GET' && (body === null || (typeof body === 'string' && body.length <= mostAfterLeaving))

async function byFetch(outgoing: Outgoing, headers: Record<string, string>): Promise<Incoming> {
  const response = await fetch(apiUrl() + outgoing.target, {
    method: outgoing.method,
    credentials: 'include',
    headers,
    body: outgoing.body,
    signal: outgoing.signal ?? null,
    keepalive: outlivesPage(outgoing),
  })
  const body = outgoing.download && response.ok ? await response.blob() : parsed(await response.text())
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
}

/** Uploads go by XMLHttpRequest, because fetch cannot tell how much of a body has left. */
function byRequest(outgoing: Outgoing, headers: Record<string, string>): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(outgoing.method, apiUrl() + outgoing.target)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) outgoing.onProgress?.(event.loaded / event.total)
    }
    request.onload = () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('retry-after'),
        body: parsed(request.responseText),
      })
    request.onerror = () => reject(networkError())
    outgoing.signal?.throwIfAborted()
    outgoing.signal?.addEventListener('abort', () => {
      request.abort()
      reject(new DOMException('The upload was stopped', 'AbortError'))
    })
    request.send(outgoing.body)
  })
}

/** By name, because a DOMException of another realm is no instance of this one's. */
const isAbort = (error: unknown) => error instanceof Object && 'name' in error && error.name === 'AbortError'

async function exchange(outgoing: Outgoing, headers: Record<string, string>): Promise<Incoming> {
  try {
    return await (outgoing.onProgress ? byRequest : byFetch)(outgoing, headers)
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error
    throw networkError()
  }
}

let csrfToken: Promise<string> | null = null

/** The anti-forgery token, asked for once; a page that is about to send something may ask early. */
export function fetchCsrfToken(): Promise<string> {
  csrfToken ??= askForCsrfToken().catch((error: unknown) => {
    csrfToken = null
    throw error
  })
  return csrfToken
}

export function forgetCsrfToken() {
  csrfToken = null
}

/** Milliseconds after which a call that everything else waits for gives up on a connection that hangs. */
export const patience = 20_000

async function askForCsrfToken(): Promise<string> {
  const signal = AbortSignal.timeout(patience)
  const outgoing: Outgoing = { method: 'GET', target: '/csrf/', token: null, body: null, download: false, signal }
  const { status, body } = await exchange(outgoing, { accept: 'application/json' })
  const token = status < 300 ? (body as { csrfToken?: unknown } | null)?.csrfToken : null
  if (typeof token === 'string' && token !== '') return token
  if (status >= 500) throw failureOf(status, body, null)
  throw new ApiError('Failed to get CSRF token', { status: 403, code: 'csrf_unavailable', isSilent: true })
}

/**
 * Sends a request and gives the body of a success; everything else is an ApiError. Anything but GET carries the
 * anti-forgery header, and is sent once more when the server no longer knows the token.
 */
export async function send(outgoing: Outgoing): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': outgoing.language ?? requestLanguage(),
    }
    if (outgoing.token) headers.authorization = `Bearer ${outgoing.token}`
    if (typeof outgoing.body === 'string') headers['content-type'] = 'application/json'
    if (outgoing.method !== 'GET') headers['x-csrftoken'] = await fetchCsrfToken()
    const { status, body, retryAfter } = await exchange(outgoing, headers)
    if (status >= 200 && status < 300) return body
    const failure = failureOf(status, body, retryAfter)
    if (failure.code !== 'csrf_failed' || attempt > 1) throw failure
    forgetCsrfToken()
  }
}

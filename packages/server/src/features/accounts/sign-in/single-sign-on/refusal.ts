import type { ErrorCode } from '@esrs/contract'
import { AppError } from '../../../../http/errors.ts'
import { OutsideRefused } from '../../../../outside/outside-fetch.ts'
import type messages from './messages.en.json'
import { say } from './messages.ts'

type Keys = keyof typeof messages
/** Why nobody is signed in with a provider: the word that the trail keeps. */
export type RefusalReason = Extract<Keys, `refused.${string}`> extends `refused.${infer Reason}` ? Reason : never

/** Reasons that lie in a person or in what the company has set up, and not in the answer. */
const forbidden: readonly RefusalReason[] = [
  'email',
  'address',
  'domain',
  'foreign',
  'subject',
  'inactive',
  'closed',
  'role',
  'person',
]

/** A provider, or what it answered, brings nobody in. */
export class ProviderRefusal extends Error {
  readonly reason: RefusalReason
  readonly values: Record<string, string>

  constructor(reason: RefusalReason, values: Record<string, string> = {}, options?: ErrorOptions) {
    super(`refused by single sign-on: ${reason}`, options)
    this.reason = reason
    this.values = values
  }

  /** The sentence for whoever signs in. */
  get text() {
    return say(`refused.${this.reason}`, this.values)
  }

  /** The reply. To a session that is proved anew it is never 401, which ends sessions. */
  asAppError(isProof = false): AppError {
    const { reason, text } = this
    const refuse = (code: ErrorCode) => new AppError(code, text, { isFinal: true })
    if (forbidden.includes(reason)) return refuse('forbidden')
    if (isProof || reason === 'unreachable' || reason === 'setup') return refuse('conflict')
    return refuse(reason === 'over' ? 'authentication_required' : 'invalid_credentials')
  }
}

/** What the library for OpenID Connect says of a failure. */
interface LibraryFailure {
  code?: string
  error?: string
  cause?: unknown
  claim?: string
  header?: unknown
  parameters?: unknown
  message?: string
  body?: { issuer?: unknown }
}

const claims: Record<string, RefusalReason> = {
  nonce: 'nonce',
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  exp: 'time',
  nbf: 'time',
  iat: 'time',
  auth_time: 'old',
}

/** The refusal that a failure of the library means. */
export function refusalOf(failure: unknown): ProviderRefusal {
  for (let error = failure as LibraryFailure | undefined; error; error = error.cause as LibraryFailure | undefined) {
    if (error instanceof ProviderRefusal) return error
    if (error instanceof OutsideRefused) return unreachable(error)
    const reason = reasonOf(error)
    if (reason) return new ProviderRefusal(reason, valuesOf(error), { cause: failure })
  }
  return new ProviderRefusal('answer', {}, { cause: failure })
}

const unreachable = (error: OutsideRefused): ProviderRefusal =>
  new ProviderRefusal('unreachable', { host: error.host }, { cause: error })

function valuesOf({ cause }: LibraryFailure): Record<string, string> {
  const issuer = (cause as LibraryFailure | undefined)?.body?.issuer
  return { issuer: typeof issuer === 'string' ? issuer : '?' }
}

function reasonOf({ code, error, claim, header, message = '', parameters }: LibraryFailure): RefusalReason | null {
  if (claim && claims[claim]) return claims[claim]
  if (error === 'invalid_client' || error === 'unauthorized_client') return 'client'
  if (error === 'invalid_grant') return 'code'
  if (error === 'access_denied') return 'cancelled'
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' || error) return 'denied'
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'renamed'
  if (code === 'OAUTH_KEY_SELECTION_FAILED' || /signature verification/.test(message)) return 'signature'
  if (parameters && /"iss"/.test(message)) return 'issuer'
  if (/"iss"/.test(message)) return 'issuer'
  if (/auth_time/.test(message)) return 'old'
  if (/nonce/.test(message)) return 'nonce'
  return header ? 'algorithm' : null
}

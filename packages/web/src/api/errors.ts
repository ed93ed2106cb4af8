import type { ErrorBody, ErrorCode, FactorMethod } from '@esrs/contract'

/**
 * `network`: no answer arrived at all. `csrf_unavailable`: no anti-forgery token could be had. `declined`: the person did not want to give
 * the proof that was asked for, so nothing was done.
 */
export type FailureCode = ErrorCode | 'network' | 'csrf_unavailable' | 'declined'

interface Failure {
  /** HTTP status; 0 where no answer arrived. */
  status: number
  code: FailureCode
  fields?: Record<string, string> | undefined
  sentences?: ErrorBody['error_in']
  /** What a sign-in goes on with that needs a second step. */
  challenge?: string | undefined
  methods?: FactorMethod[] | undefined
  /** Seconds that the server asks to wait. */
  retryAfter?: number | undefined
  /** No sentence of the server: no answer, the page of a proxy, an empty body. */
  isSilent?: boolean
}

/** The one error that calls reject with. Its message is the server's sentence, unless it is silent; decide by its code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: FailureCode
  readonly fields: Record<string, string>
  /** The sentence in each language, where it cannot be asked for again. */
  readonly sentences: ErrorBody['error_in']
  readonly challenge: string | null
  /** With what that step can be taken. */
  readonly methods: readonly FactorMethod[]
  readonly retryAfter: number | null
  readonly isSilent: boolean

  constructor(message: string, failure: Failure) {
    super(message)
    this.status = failure.status
    this.code = failure.code
    this.fields = failure.fields ?? {}
    this.sentences = failure.sentences
    this.challenge = failure.challenge ?? null
    this.methods = failure.methods ?? ['code']
    this.retryAfter = failure.retryAfter ?? null
    this.isSilent = failure.isSilent ?? false
  }
}

export const networkError = () => new ApiError('Network error', { status: 0, code: 'network', isSilent: true })

export const declinedError = ({ message, status }: ApiError) => new ApiError(message, { status, code: 'declined' })

/** Whether the server has something to say about single fields, where it then stands. */
export const isAboutFields = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** Whether somebody has changed their mind: nothing failed, and nothing is said of it. */
export const isDeclined = (error: unknown): boolean => error instanceof ApiError && error.code === 'declined'

const codeByStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  401: 'authentication_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'type_not_accepted',
  422: 'unreadable_file',
  429: 'rate_limited',
  503: 'unavailable',
  507: 'storage_full',
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The error for a reply that is not a success; a proxy's page or an empty body is `Request failed`. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): ApiError {
  const reply = isRecord(body) ? body : {}
  const seconds = Number(retryAfter)
  const sentence = text(reply.error) ?? text(reply.detail)
  return new ApiError(sentence ?? 'Request failed', {
    status,
    isSilent: sentence === undefined,
    code: (text(reply.code) as ErrorCode | undefined) ?? codeByStatus[status] ?? 'internal',
    fields: isRecord(reply.fields) ? (reply.fields as Record<string, string>) : undefined,
    sentences: reply.error_in as ErrorBody['error_in'],
    challenge: text(reply.challenge),
    methods: Array.isArray(reply.methods) ? (reply.methods as FactorMethod[]) : undefined,
    retryAfter: retryAfter !== null && Number.isFinite(seconds) ? seconds : undefined,
  })
}

/** Failures that the app can explain without a sentence of the server. */
const explained: ReadonlySet<FailureCode> = new Set(['network', 'csrf_unavailable', 'authentication_required'])

/** Whether no more is known than that the request failed: a bug of the server, or no sentence of its own. */
export const isUnexplained = ({ code, isSilent }: ApiError): boolean =>
  code === 'internal' || (isSilent && !explained.has(code))

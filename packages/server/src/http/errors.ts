import {
  type ErrorBody,
  type ErrorCode,
  errorStatus,
  type FactorMethod,
  languages,
  type ScimType,
} from '@esrs/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConcurrencyFailure, outageOf } from '../database/failures.ts'
import { CompanyBusy } from '../database/turns.ts'
import { languageOf, type Text } from '../texts/texts.ts'
import { say } from './messages.ts'
import { isScim, scimErrorOf, scimType } from './scim.ts'

/** A failure that the caller may read. Anything else that is thrown is a bug and is answered as `Request failed`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly text: Text
  readonly fields: Record<string, Text> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What a sign-in goes on with that needs a second step. */
  readonly challenge: string | undefined
  readonly methods: FactorMethod[] | undefined
  /** It cannot be asked for again in another language: its reply says it in each. */
  readonly isFinal: boolean
  /** What a directory is told that it is, where that is not said by the code alone. */
  readonly scim: ScimType | undefined

  constructor(
    code: ErrorCode,
    text: Text,
    details: {
      fields?: Record<string, Text>
      retryAfter?: number
      challenge?: string
      methods?: FactorMethod[]
      scim?: ScimType
      isFinal?: boolean
    } = {},
  ) {
    super(text('en'))
    this.code = code
    this.text = text
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.challenge = details.challenge
    this.methods = details.methods
    this.scim = details.scim
    this.isFinal = details.isFinal ?? false
  }
}

/** Refusals of Fastify itself in our words; its own messages name its parts. */
function ofFramework({ code, statusCode = 500 }: FastifyError): AppError | null {
  if (statusCode >= 500 || statusCode < 400) return null
  if (statusCode === 413) return new AppError('payload_too_large', say('body_too_large'))
  if (statusCode === 415) return new AppError('type_not_accepted', say('type_not_accepted'))
  if (statusCode === 404) return new AppError('not_found', say('not_found'))
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || statusCode === 406)
    return new AppError('type_not_accepted', say('upload_type'))
  return new AppError('invalid_input', say('malformed'))
}

/** The reply for anything that was thrown. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const outage = outageOf(error)
  if (outage) return new AppError(outage, say(outage), { retryAfter: 5 })
  if (isConcurrencyFailure(error)) return new AppError('unavailable', say('concurrent'), { retryAfter: 1 })
  if (error instanceof CompanyBusy) return new AppError('unavailable', say('busy'), { retryAfter: 3 })
  return error instanceof Error ? ofFramework(error as FastifyError) : null
}

/** Answers a failure; the one place where an error becomes a reply. */
export async function report(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const appError = asAppError(error)
  if (!appError) request.log.error({ err: error }, 'unexpected failure')
  else if (errorStatus[appError.code] >= 500) request.log.error({ err: error }, 'not available')
  const failure = appError ?? new AppError('internal', say('internal'))
  const { code, text, fields, retryAfter, challenge, methods } = failure
  const language = languageOf(request.headers['accept-language'])
  const body: ErrorBody = { error: text(language), code }
  if (fields)
    body.fields = Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message(language)]))
  if (failure.isFinal) body.error_in = Object.fromEntries(languages.map((one) => [one, text(one)]))
  if (challenge !== undefined) body.challenge = challenge
  if (methods !== undefined) body.methods = methods
  if (retryAfter !== undefined) void reply.header('Retry-After', Math.max(1, Math.ceil(retryAfter)))
  if (isScim(request)) return reply.code(errorStatus[code]).type(scimType).send(scimErrorOf(failure, language))
  return reply.code(errorStatus[code]).type('application/json; charset=utf-8').send(body)
}

/** Answers addresses that do not exist, and existing ones that are asked in a way they do not take. */
export function reportMissing(app: FastifyInstance, methodsAt: (path: string) => string[]): void {
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsAt(request.url.split('?')[0]!)
    if (methods.length === 0) return report(new AppError('not_found', say('not_found')), request, reply)
    void reply.header('Allow', methods.join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return report(
      new AppError('method_not_allowed', say('method_not_allowed', { method: request.method })),
      request,
      reply,
    )
  })
}

import { z } from 'zod'
import { languages } from './language.ts'

/** Every failure the API can report: code → HTTP status. The only place where a status is chosen. */
export const errorStatus = {
  invalid_input: 400,
  authentication_required: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  single_sign_on_required: 401,
  csrf_failed: 403,
  /** The role may not, or the operator or the company has switched it off: another state of the data would not help. */
  forbidden: 403,
  second_factor_missing: 403,
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  password_not_used: 409,
  quota_reached: 409,
  payload_too_large: 413,
  type_not_accepted: 415,
  unreadable_file: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const

/** Stable word for a failure; clients decide by it and never by the sentence. */
export type ErrorCode = keyof typeof errorStatus

/** A kind of second factor. A recovery code does in place of a code. */
export const FactorMethod = z.enum(['code', 'passkey'])
export type FactorMethod = z.infer<typeof FactorMethod>

export const ErrorBody = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
    error_in: z
      .partialRecord(z.enum(languages), z.string())
      .optional()
      .describe('The sentence in each language, where what failed cannot be asked for again in another one.'),
    challenge: z
      .string()
      .optional()
      .describe(
        'Beside `second_factor_required` only: what `POST /login/second-factor/` takes with a code, and `POST /login/passkey/` with a passkey.',
      ),
    methods: z
      .array(FactorMethod)
      .optional()
      .describe('Beside `second_factor_required` only: with what this sign-in can be finished.'),
  })
  .meta({
    id: 'Error',
    description:
      'The body of every reply that is not a success: one sentence a person can act on, a stable word, and messages by field.',
  })
export type ErrorBody = z.infer<typeof ErrorBody>

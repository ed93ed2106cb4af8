import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Text } from '../texts/texts.ts'
import { AppError } from './errors.ts'
import { say } from './messages.ts'

/** Parses what a caller sent; throws `invalid_input` with one sentence for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const odd = unstorable(value, '')
  if (odd !== null) throw refusal({ [odd]: say('field.characters') })
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, Text> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= sentence(issue, sentAt(value, issue.path))
  throw refusal(fields)
}

function refusal(fields: Record<string, Text>): AppError {
  // A message about the whole has no field to stand at.
  const { '': whole, ...named } = fields
  const first = whole ?? say('invalid_input')
  return new AppError('invalid_input', first, Object.keys(named).length > 0 ? { fields: named } : {})
}

/** What was sent at the place of an issue, which does not hold it itself: a password must not travel with messages. */
const sentAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

function sentence(issue: z.core.$ZodIssue, sent: unknown): Text {
  switch (issue.code) {
    case 'invalid_type':
      return sent === undefined || sent === null ? say('field.required') : say('field.type')
    case 'too_small': {
      const minimum = Number(issue.minimum)
      if (issue.origin === 'string') return minimum === 1 ? say('field.required') : say('field.short', { minimum })
      if (issue.origin !== 'array') return say('field.small', { minimum })
      return minimum === 1 ? say('field.required') : say('field.few', { minimum })
    }
    case 'too_big': {
      const maximum = Number(issue.maximum)
      if (issue.origin === 'string') return say('field.long', { maximum })
      if (issue.origin !== 'array') return say('field.big', { maximum })
      return maximum === 1 ? say('field.single') : say('field.many', { maximum })
    }
    case 'invalid_format':
      return issue.format === 'email' ? say('field.email') : say('field.format')
    case 'invalid_value':
      return say('field.choice', { choices: issue.values.map(String).join(', ') })
    case 'unrecognized_keys':
      return say('field.unknown', { keys: issue.keys.join(', ') })
    default:
      return say('field.format')
  }
}

const isOdd = (text: string): boolean => /[\0\p{Cs}]/u.test(text)

/** No call asks for anything near this deep, and following it further would end in a stack that is full. */
const deepest = 50

/** Path of the first part that the database would refuse: text with a NUL character or half a surrogate pair, or depth. */
function unstorable(value: unknown, path: string, depth = 0): string | null {
  if (typeof value === 'string') return isOdd(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  if (depth > deepest) return path.split('.')[0] ?? ''
  for (const [key, part] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key
    const found = isOdd(key) ? path : unstorable(part, place, depth + 1)
    if (found !== null) return found
  }
  return null
}

/**
 * What was sent, with the header `Idempotency-Key` as the field of the same meaning where the call has one. Written with or
 * without quotation marks, as the draft of the standard and most clients do.
 */
export function withIdempotencyKey(schema: z.ZodType, sent: unknown, request: FastifyRequest): unknown {
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string' || !(schema instanceof z.ZodObject) || !('idempotency_key' in schema.shape))
    return sent
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const key = header.replace(/^"(.*)"$/, '$1')
  const { idempotency_key: field } = sent as { idempotency_key?: unknown }
  if (field !== undefined && field !== key)
    throw new AppError('invalid_input', say('invalid_input'), { fields: { idempotency_key: say('idempotency_key') } })
  return { ...sent, idempotency_key: key }
}

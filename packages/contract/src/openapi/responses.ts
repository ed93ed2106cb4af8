import type { Endpoint } from '../endpoint.ts'
import { type ErrorCode, errorStatus } from '../errors.ts'
import { scimSchemas } from '../scim.ts'
import { exampleOf } from './examples.ts'
import { failuresOf, meaningOf } from './failures.ts'
import { type Json, schemaOf } from './schemas.ts'

/** The media type of what a call takes and answers. */
export const mediaTypeOf = ({ auth }: Endpoint): string =>
  auth === 'directory' ? 'application/scim+json' : 'application/json'

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` })

/** Headers of replies, described once. */
export const headers: Json = {
  RequestId: {
    description: 'Names the request in the log of the server.',
    schema: { type: 'string', format: 'uuid' },
    example: '0d7f3c52-6a0e-4b43-9a3e-5d1c2f7b8a90',
  },
  RetryAfter: {
    description: 'Seconds after which trying again makes sense.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  TotalCount: {
    description: 'Entries of the whole list.',
    schema: { type: 'integer', minimum: 0 },
    example: 41,
  },
  Link: {
    description: 'First, previous, next and last page (RFC 8288).',
    schema: { type: 'string' },
    example: '</stakeholder-surveys/?page=2&page_size=20>; rel="next"',
  },
}

function successOf(call: Endpoint, components: Json): Json {
  const said: Json = { 'X-Request-Id': header('RequestId') }
  if (call.paged) Object.assign(said, { 'X-Total-Count': header('TotalCount'), Link: header('Link') })
  if (call.download) {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream' }
    const disposition = { description: 'Name of the file.', schema: { type: 'string' } }
    const content = { 'application/octet-stream': { schema } }
    return { description: 'The file', headers: { ...said, 'Content-Disposition': disposition }, content }
  }
  if (call.status === 204) return { description: 'Done', headers: said }
  const schema = schemaOf(call.response, 'output', components)
  const example = exampleOf(schema, components)
  return { description: 'Done', headers: said, content: { [mediaTypeOf(call)]: { schema, example } } }
}

function failureOf(call: Endpoint, codes: ErrorCode[], failure: Json): Json {
  const examples = Object.fromEntries(
    codes.map((code) => [
      code,
      {
        summary: meaningOf[code],
        value: exampleOfFailure(call, code),
      },
    ]),
  )
  const waits = codes.some((code) => code === 'rate_limited' || code === 'unavailable')
  return {
    description: codes.map((code) => `\`${code}\`: ${meaningOf[code]}`).join(' '),
    headers: { 'X-Request-Id': header('RequestId'), ...(waits ? { 'Retry-After': header('RetryAfter') } : {}) },
    content: { [mediaTypeOf(call)]: { schema: failure, examples } },
  }
}

function exampleOfFailure({ auth }: Endpoint, code: ErrorCode): Json {
  const sentence = meaningOf[code].replaceAll('`', '')
  if (auth !== 'directory') return { error: sentence, code }
  return { schemas: [scimSchemas.error], status: String(errorStatus[code]), detail: sentence }
}

/** What a call answers, by status: its success, and every failure that it can have. */
export function responsesOf(call: Endpoint, components: Json, failure: Json): Json {
  const codes = failuresOf(call)
  const failed = [...new Set(codes.map((code) => errorStatus[code]))].map((status) => [
    String(status),
    failureOf(
      call,
      codes.filter((code) => errorStatus[code] === status),
      failure,
    ),
  ])
  return { [String(call.status ?? 200)]: successOf(call, components), ...Object.fromEntries(failed) }
}

import { queryOptions } from '@tanstack/react-query'
import { apiUrl } from '../../api/config.ts'
import { ApiError } from '../../api/errors.ts'
import { keyOf } from '../../api/read.ts'

export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  description?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  $ref?: string
}

interface Content {
  schema: Schema
  example?: unknown
}

interface Response {
  description: string
  content?: Record<string, Content>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
}

interface Operation {
  operationId: string
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Response>
}

/** As much of the OpenAPI document as the page shows. */
export interface Description {
  info: { version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation & { tags: string[] }>>
  components: { schemas: Record<string, Schema> }
}

/** One call, as the page shows it. */
export interface Call extends Operation {
  method: string
  path: string
  group: string
  /** The scope that a token needs; `null` where none opens it. */
  scope: string | null
  isPublic: boolean
}

async function load(signal: AbortSignal): Promise<Description> {
  const response = await fetch(`${apiUrl()}/openapi.json`, { signal })
  if (!response.ok) throw new ApiError('Request failed', { status: response.status, code: 'internal', isSilent: true })
  return (await response.json()) as Description
}

export const descriptionQuery = queryOptions({
  queryKey: keyOf({ path: '/openapi.json' }),
  queryFn: ({ signal }) => load(signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Every call in the order of the document. */
export const callsOf = ({ paths }: Description): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      group: operation.tags[0] ?? '',
      scope: operation.security.find(({ apiToken }) => apiToken)?.apiToken?.[0] ?? null,
      isPublic: !operation.security.some(({ apiToken, session }) => apiToken ?? session),
    })),
  )

/** Whether a call is about the words that were typed. */
export function matches(call: Call, words: string): boolean {
  const text = [call.operationId, call.method, call.path, call.summary, call.scope].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

/** The type of a field in a few words, such as `string, null` or `Document[]`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(typeOf).join(' | ')
  if (schema.type === 'array' && schema.items) return `${typeOf(schema.items)}[]`
  return [schema.type ?? 'any'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : '')
}

/** Fields of a schema, following the reference that it may be. */
export function fieldsOf(schema: Schema, { components }: Description): [string, Schema][] {
  const meant = schema.$ref ? components.schemas[nameOf(schema.$ref)] : schema
  return Object.entries(meant?.properties ?? {})
}

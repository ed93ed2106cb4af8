import { z } from 'zod'
import type { Contract, Endpoint } from './endpoint.ts'
import { ErrorBody } from './errors.ts'

type Json = Record<string, unknown>

/** Schemas of OpenAPI 3.1 are those of JSON Schema 2020-12; what several calls share is described once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _dialect,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Zod bounds integers by what JavaScript can count; that is no rule of the API.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  }) as Json & { $defs?: Json }
  const point = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  for (const [name, shared] of Object.entries($defs)) components[name] = withoutId(point(shared))
  const { id } = own
  if (typeof id !== 'string') return point(own)
  components[id] = withoutId(point(own))
  return { $ref: `#/components/schemas/${id}` }
}

const withoutId = ({ id: _id, ...schema }: Json): Json => schema

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined, components: Json): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

function bodyOf(call: Endpoint, components: Json): Json | undefined {
  if (!call.body && !call.upload) return undefined
  const schema = call.body ? schemaOf(call.body, 'input', components) : { type: 'object' }
  if (!call.upload) return { required: true, content: { 'application/json': { schema } } }
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const form = { ...schema, properties: { ...properties, file }, required: [...required, 'file'] }
  return { required: true, content: { 'multipart/form-data': { schema: form } } }
}

function successOf(call: Endpoint, components: Json): Json {
  if (call.download) {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream' }
    return { description: 'The file', content: { 'application/octet-stream': { schema } } }
  }
  if (call.status === 204) return { description: 'Done' }
  return {
    description: 'Done',
    content: { 'application/json': { schema: schemaOf(call.response, 'output', components) } },
  }
}

/** Describes the whole contract as an OpenAPI 3.1 document. */
export function openApi(contract: Contract, version: string): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  const failure = schemaOf(ErrorBody, 'output', components)
  for (const [tag, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const operations = paths[call.path] ?? {}
      paths[call.path] = operations
      operations[call.method.toLowerCase()] = {
        operationId: `${tag}.${name}`,
        summary: call.summary,
        tags: [tag],
        security: [
          { ...(call.auth === 'public' ? {} : { bearer: [] }), ...(call.method === 'GET' ? {} : { csrf: [] }) },
        ],
        parameters: [
          ...parametersOf('path', call.params, components),
          ...parametersOf('query', call.query, components),
        ],
        requestBody: bodyOf(call, components),
        responses: {
          [String(call.status ?? 200)]: successOf(call, components),
          default: { description: 'Failure', content: { 'application/json': { schema: failure } } },
        },
      }
    }
  }
  const document = {
    openapi: '3.1.1',
    info: { title: 'Sustainability reporting', version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  }
  return JSON.parse(JSON.stringify(document)) as Json
}

import type { z } from 'zod'
import type { Contract, Endpoint } from '../endpoint.ts'
import { ErrorBody } from '../errors.ts'
import { may, permissionOf, userRoles } from '../roles.ts'
import { ScimError } from '../scim.ts'
import { exampleOf } from './examples.ts'
import { groups, guide } from './guide.ts'
import { headers, mediaTypeOf, responsesOf } from './responses.ts'
import { type Json, schemaOf } from './schemas.ts'

interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined, components: Json): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as ObjectSchema
  return Object.entries(properties).map(([name, { description, ...described }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: description ?? parameterTexts[name] ?? `The ${name.replaceAll('_', ' ')}.`,
    schema: described,
    example: exampleOf(described, components, name),
  }))
}

/** What parameters of a name mean everywhere. */
const parameterTexts: Record<string, string> = {
  code: 'Code of a topic, such as `E3`.',
  control_code: 'Only datapoints of this standard, such as `E1`.',
  data_type: 'Only datapoints of this type.',
  disclosure: 'Only datapoints of this disclosure requirement, such as `E1-5`.',
  format: 'The type of the file.',
  id: 'Its identifier, as the list gives it.',
  key: 'Identifier of a datapoint or recommendation, as the list gives it.',
  number: 'The page, counted from 1.',
  page: 'The page, counted from 1.',
  page_size: 'Entries of a page.',
  search: 'Only entries that hold these words.',
  sid: 'Identifier of a survey, as its address has it.',
  sort: 'The field to sort by, with a minus for the other way round.',
}

const hasKey = (call: Endpoint): boolean =>
  call.body !== undefined && 'shape' in call.body && 'idempotency_key' in (call.body as z.ZodObject).shape

function bodyOf(call: Endpoint, components: Json): Json | undefined {
  if (!call.body && !call.upload) return undefined
  const schema = call.body ? schemaOf(call.body, 'input', components) : { type: 'object' }
  const example = exampleOf(schema, components)
  if (!call.upload) return { required: true, content: { [mediaTypeOf(call)]: { schema, example } } }
  const { properties = {}, required = [] } = schema as ObjectSchema
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' }
  const form = { ...schema, properties: { ...properties, file }, required: [...required, 'file'] }
  // Named after the fields, so that clients of every generator send the form with the file.
  const filled = { ...(example as Json), file: 'The bytes of report.pdf' }
  return { required: true, content: { 'multipart/form-data': { schema: form, example: filled } } }
}

/** The first clause of what a call does, which is short enough for a list. */
const headlineOf = (summary: string): string => summary.split(/; |\. /)[0]!

/** Who may call it, as people call the roles. */
function callersOf(call: Endpoint): string {
  if (call.auth === 'link') return 'For whoever has opened a link that was mailed to them.'
  if (call.auth === 'directory') return 'For the directory of a company, by SCIM 2.0.'
  const needed = permissionOf(call)
  if (needed === null) return 'Anybody may call it.'
  const roles = userRoles.filter((role) => may(role, needed))
  return roles.length === userRoles.length
    ? 'For everybody who is signed in.'
    : `For the roles ${roles.map((role) => `\`${role}\``).join(', ')}.`
}

function descriptionOf(call: Endpoint): string {
  const sentences = [`${call.summary}.`, callersOf(call)]
  if (call.scope) sentences.push(`API tokens need the scope \`${call.scope}\`.`)
  else if (call.auth === 'user' || call.auth === 'admin') sentences.push('API tokens cannot be used.')
  return sentences.join(' ')
}

/** Ways to be let in: a session with what it needs against forgery, or an API token with its scope. */
function securityOf(call: Endpoint): Json[] {
  const forgery = call.method === 'GET' ? {} : { csrf: [], csrfCookie: [] }
  if (call.auth === 'public') return [forgery]
  if (call.auth === 'link') return [{ link: [], ...forgery }]
  if (call.auth === 'directory') return [{ directory: [] }]
  const session = { session: [], ...forgery }
  return call.scope ? [{ apiToken: [call.scope] }, session] : [session]
}

/** Schemes for the session of a browser and for scripts. */
const securitySchemes = {
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'esrs_…',
    description: 'A personal API token, made on the profile. Its scopes decide which calls it opens.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of `POST /login/`, good for ten minutes.',
  },
  link: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'guest_…',
    description: 'The key of `POST /links/open/`: one device of one person, for what one link was made for.',
  },
  directory: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'scim_…',
    description: 'A token that an administrator made for the directory of the company.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'Repeats the cookie `csrftoken`; not needed with an API token.',
  },
  csrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'csrftoken',
    description: 'Set by `GET /csrf/`; not needed with an API token.',
  },
}

/** Headers of requests, described once. */
const parameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of sentences, names and definitions: German for `de`, English for anything else.',
    schema: { type: 'string', default: 'en' },
    example: 'de',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Means the same as the field `idempotency_key`: the work is done once for a key.',
    schema: { type: 'string', format: 'uuid' },
    example: '0d7f3c52-6a0e-4b43-9a3e-5d1c2f7b8a90',
  },
}
const parameter = (name: keyof typeof parameters): Json => ({ $ref: `#/components/parameters/${name}` })

function operationOf(tag: string, name: string, call: Endpoint, components: Json, failure: Json): Json {
  return {
    operationId: `${tag}.${name}`,
    summary: headlineOf(call.summary),
    description: descriptionOf(call),
    tags: [tag],
    security: securityOf(call),
    parameters: [
      ...parametersOf('path', call.params, components),
      ...parametersOf('query', call.query, components),
      parameter('AcceptLanguage'),
      ...(hasKey(call) ? [parameter('IdempotencyKey')] : []),
    ],
    requestBody: bodyOf(call, components),
    responses: responsesOf(call, components, failure),
  }
}

/** Describes the whole contract as an OpenAPI 3.1 document. */
export function openApi(contract: Contract, version: string): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  const failure = schemaOf(ErrorBody, 'output', components)
  const scimFailure = schemaOf(ScimError, 'output', components)
  for (const [tag, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const operations = paths[call.path] ?? {}
      paths[call.path] = operations
      operations[call.method.toLowerCase()] = operationOf(
        tag,
        name,
        call,
        components,
        call.auth === 'directory' ? scimFailure : failure,
      )
    }
  }
  const schemas = Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [
      name,
      { ...(schema as Json), examples: [exampleOf(schema as Json, components)] },
    ]),
  )
  const document = {
    openapi: '3.1.1',
    info: { title: 'Sustainability reporting', version, description: guide },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name, description: groups[name] ?? name })),
    paths,
    components: { schemas, parameters, headers, securitySchemes },
  }
  return JSON.parse(JSON.stringify(document)) as Json
}

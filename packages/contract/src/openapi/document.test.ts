import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract, type Endpoint, errorStatus } from '../index.ts'
import { failuresOf, openApi } from './index.ts'

// What OpenAPI 3.1 asks of the parts that are used here (https://spec.openapis.org/oas/v3.1.1).
const Reference = z.strictObject({ $ref: z.string().regex(/^#\/components\/schemas\/[\w.-]+$/) })
const Schema = z.union([Reference, z.looseObject({})])
const Content = z.record(
  z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  z.strictObject({
    schema: Schema,
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.strictObject({ summary: z.string(), value: z.unknown() })).optional(),
  }),
)
const Operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1).max(120),
  description: z.string().min(20),
  tags: z.array(z.string()),
  security: z
    .array(
      z.partialRecord(z.enum(['apiToken', 'session', 'link', 'directory', 'csrf', 'csrfCookie']), z.array(z.string())),
    )
    .min(1),
  parameters: z.array(
    z.union([
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        description: z.string().min(1),
        schema: Schema,
        example: z.unknown(),
      }),
      z.strictObject({ $ref: z.string().regex(/^#\/components\/parameters\/\w+$/) }),
    ]),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.strictObject({
      description: z.string().min(1),
      headers: z.record(z.string(), z.looseObject({})),
      content: Content.optional(),
    }),
  ),
})
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string().min(10) })),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'put', 'post', 'delete', 'patch']), Operation).or(z.looseObject({})),
  ),
  components: z.strictObject({
    schemas: z.record(
      z.string().regex(/^[\w.-]+$/),
      z.looseObject({ description: z.string().min(10), examples: z.array(z.unknown()).length(1) }),
    ),
    parameters: z.record(z.string(), z.looseObject({})),
    headers: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.looseObject({}),
  }),
})

const document = Document.parse(openApi(contract, '1.2.3'))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: Operation.parse(operation) })),
)

/** The parameters that are a call's own, and no headers of all calls. */
const own = ({ parameters }: z.infer<typeof Operation>) => parameters.filter((parameter) => 'in' in parameter)

test('every call is described once', () => {
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(
      ([name, call]) => `${call.method.toLowerCase()} ${call.path} ${group}.${name}`,
    ),
  )
  expect(operations.map(({ method, path, operation }) => `${method} ${path} ${operation.operationId}`).sort()).toEqual(
    calls.sort(),
  )
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map((match) =>
    match.slice(1, 3),
  )
  expect(references.length).toBeGreaterThan(5)
  for (const path of references) expect(document.components).toHaveProperty(path)
})

test('every placeholder of a path is a parameter, and the other way round', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    const declared = own(operation).filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name).sort(), path).toEqual(named.sort())
    for (const parameter of declared) expect(parameter.required).toBe(true)
  }
})

test('what has a default need not be sent', () => {
  const list = operations.find(({ operation }) => operation.operationId === 'documents.list')!.operation
  expect(own(list).filter(({ required }) => required)).toEqual([])
  const upload = operations.find(({ operation }) => operation.operationId === 'documents.upload')!.operation
  expect(upload.requestBody!.content['multipart/form-data']!.schema).toMatchObject({ required: ['file'] })
})

test('calls that need a token say so, and changes name their header', () => {
  const security = (id: string) => operations.find(({ operation }) => operation.operationId === id)!.operation.security
  expect(security('operations.version')).toEqual([{}])
  expect(security('session.login')).toEqual([{ csrf: [], csrfCookie: [] }])
  expect(security('company.update')).toEqual([{ session: [], csrf: [], csrfCookie: [] }])
  expect(security('answer.get')).toEqual([{ link: [] }])
  expect(security('scim.addUser')).toEqual([{ directory: [] }])
  expect(security('documents.list')).toEqual([{ apiToken: ['documents:read'] }, { session: [] }])
  expect(security('documents.upload')).toEqual([
    { apiToken: ['documents:write'] },
    { session: [], csrf: [], csrfCookie: [] },
  ])
})

const each = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, call]) => ({ id: `${group}.${name}`, call })),
)
const described = (id: string) => operations.find(({ operation }) => operation.operationId === id)!.operation

test.each(each)('the examples of $id are what it takes and gives', ({ id, call }) => {
  const { requestBody, responses, parameters } = described(id)
  const sent = Object.values(requestBody?.content ?? {})[0]
  if (sent) expect(sent).toHaveProperty('example')
  if (call.body && sent) expect(call.body.safeParse(sent.example).error).toBeUndefined()
  const given = Object.values(responses[String(call.status ?? 200)]!.content ?? {})[0]
  if (given) expect(call.response.safeParse(given.example).error).toBeUndefined()
  for (const place of ['path', 'query'] as const) {
    const schema = place === 'path' ? call.params : call.query
    const examples = own({ parameters } as z.infer<typeof Operation>).filter((parameter) => parameter.in === place)
    const written = Object.fromEntries(examples.map(({ name, example }) => [name, String(example)]))
    expect(schema?.safeParse(written).error).toBeUndefined()
  }
})

test.each(each)('$id says every status that it can answer with, and when to try again', ({ id, call }) => {
  const { responses } = described(id)
  const statuses = [call.status ?? 200, ...failuresOf(call).map((code) => errorStatus[code])]
  expect(Object.keys(responses).map(Number).sort()).toEqual([...new Set(statuses)].sort())
  expect(responses['503']!.headers).toHaveProperty('Retry-After')
  if (call.paged) expect(responses['200']!.headers).toHaveProperty('X-Total-Count')
})

test('page sizes are listed and what is yes or no is a boolean', () => {
  const list = own(described('csrd.listDatapoints'))
  const schema = (name: string) => list.find((parameter) => parameter.name === name)!.schema
  expect(schema('page_size')).toEqual({ type: 'integer', enum: [10, 20, 30, 50], default: 10 })
  expect(schema('with_values')).toEqual({ type: 'boolean' })
})

test('the header for sending again stands where the field is', () => {
  const takes = operations.filter(({ operation }) => JSON.stringify(operation.parameters).includes('IdempotencyKey'))
  expect(takes.map(({ operation }) => operation.operationId).sort()).toEqual([
    'additions.create',
    'answer.send',
    'surveys.respond',
    'work.deliver',
  ])
})

test('every required field has a name under which generated clients find it', () => {
  const unnamed: string[] = []
  const look = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return
    const { required, properties = {}, type } = part as { required?: unknown; properties?: object; type?: unknown }
    if (type === 'object' && Array.isArray(required))
      unnamed.push(...required.filter((name) => !Object.hasOwn(properties, name)).map((name) => `${path}/${name}`))
    for (const [key, inner] of Object.entries(part)) look(inner, `${path}/${key}`)
  }
  look(openApi(contract, '1'), '#')
  expect(unnamed).toEqual([])
})

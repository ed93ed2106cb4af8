import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract, type Endpoint } from './index.ts'
import { openApi } from './openapi.ts'

// What OpenAPI 3.1 asks of the parts that are used here (https://spec.openapis.org/oas/v3.1.1).
const Reference = z.strictObject({ $ref: z.string().regex(/^#\/components\/schemas\/[\w.-]+$/) })
const Schema = z.union([Reference, z.looseObject({})])
const Content = z.record(z.string().regex(/^[\w.+-]+\/[\w.+-]+$/), z.strictObject({ schema: Schema }))
const Operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()),
  security: z
    .array(z.record(z.enum(['bearer', 'csrf']), z.array(z.string())).or(z.strictObject({})))
    .or(z.array(z.looseObject({}))),
  parameters: z.array(
    z.strictObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: Schema }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^(\d{3}|default)$/),
    z.strictObject({ description: z.string().min(1), content: Content.optional() }),
  ),
})
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'put', 'post', 'delete', 'patch']), Operation).or(z.looseObject({})),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.looseObject({})),
    securitySchemes: z.looseObject({}),
  }),
})

const document = Document.parse(openApi(contract, '1.2.3'))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: Operation.parse(operation) })),
)

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
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    (match) => match[1]!,
  )
  expect(references.length).toBeGreaterThan(5)
  for (const name of references) expect(document.components.schemas).toHaveProperty([name])
})

test('every placeholder of a path is a parameter, and the other way round', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name).sort(), path).toEqual(named.sort())
    for (const parameter of declared) expect(parameter.required).toBe(true)
  }
})

test('what has a default need not be sent', () => {
  const list = operations.find(({ operation }) => operation.operationId === 'documents.list')!.operation
  expect(list.parameters.filter(({ required }) => required)).toEqual([])
  const upload = operations.find(({ operation }) => operation.operationId === 'documents.upload')!.operation
  expect(upload.requestBody!.content['multipart/form-data']!.schema).toMatchObject({ required: ['file'] })
})

test('calls that need a token say so, and changes name their header', () => {
  const security = (id: string) => operations.find(({ operation }) => operation.operationId === id)!.operation.security
  expect(security('operations.version')).toEqual([{}])
  expect(security('session.login')).toEqual([{ csrf: [] }])
  expect(security('company.update')).toEqual([{ bearer: [], csrf: [] }])
})

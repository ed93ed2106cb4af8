import { z } from 'zod'

export type Json = Record<string, unknown>

const withoutId = ({ id: _id, ...schema }: Json): Json => schema

/** Schemas of OpenAPI 3.1 are those of JSON Schema 2020-12; what several calls share is described once. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
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
      nameFields(jsonSchema as Json)
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

/** Writes a record of named keys as an object with these fields, because generated clients know only fields by name. */
function nameFields(schema: Json): void {
  const { propertyNames: names, additionalProperties: each } = schema as {
    propertyNames?: Json
    additionalProperties?: unknown
  }
  if (!Array.isArray(names?.enum) || typeof each !== 'object') return
  delete schema.propertyNames
  schema.properties = Object.fromEntries((names.enum as string[]).map((name) => [name, each]))
  schema.additionalProperties = false
}

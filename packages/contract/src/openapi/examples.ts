import type { Json } from './schemas.ts'

const excerpt = 'Total energy consumption amounted to 12,480 MWh in 2025.'
const uuid = '0d7f3c52-6a0e-4b43-9a3e-5d1c2f7b8a90'

/** What fields of a name hold in every example, where their schema allows it. */
const known: Record<string, unknown> = {
  access: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwZDdmIn0.kT4…',
  activity: 'reading',
  aligned: null,
  amount: '1250000',
  address: 'Hafenstraße 12, 20457 Hamburg',
  by: null,
  block: 'E1-5.text',
  cell: null,
  choices: { options: ['Every day', 'Once a week'], several: false },
  code: 'E1-5_01',
  codes: ['CCM 4.1'],
  colour: '#1f6f54',
  company: 'Nordlicht GmbH',
  company_name: 'Nordlicht GmbH',
  controlCode: 'E1',
  control_code: 'E1',
  count: 1,
  country: 'DE',
  currency: 'EUR',
  csrfToken: 'Yk0qV1oS.3kq',
  dataType: 'energy',
  data_type: 'number',
  datapoint: 'E1-5_01',
  definition: 'Total energy consumption related to own operations.',
  description: 'What it is about, in a sentence or two.',
  disclosure: 'E1-5',
  eligible: null,
  email: 'ada.sommer@example.org',
  issuer: 'https://login.example.com',
  domain: 'example.com',
  error: 'Please check what you entered.',
  esrs: 'E1',
  engineVersion: '15',
  errorCode: null,
  excerpt,
  excerpts: excerpt,
  explanation: 'Read from the energy table of the report.',
  filename: 'Sustainability report 2025.pdf',
  first_name: 'Ada',
  from: '2025-01',
  id: uuid,
  industry: 'manufacturing',
  key: 'E1-5_01',
  keys: ['E1-5_01'],
  label: 'Total energy consumption',
  language: 'en',
  last_name: 'Sommer',
  lei: '529900T8BM49AURSDO55',
  logo: null,
  message: null,
  mimeType: 'application/pdf',
  month: '2025-01',
  nace: '27.1',
  name: 'Total energy consumption',
  op: 'replace',
  notes: 'Checked against the meter readings.',
  number: 12480,
  page: 1,
  page_size: 10,
  paragraph: '37',
  password: 'windmills on the hill',
  current_password: 'windmills on the hill',
  plan: 'p-4f1c9a',
  prior_aligned: '12.5',
  prior_not_aligned: '8',
  pageCount: 84,
  processingError: null,
  progress: null,
  queuePosition: null,
  reason: 'The documents say nothing about it.',
  refresh: 'Zk3…',
  reporting_year: 2025,
  reportingYear: 2025,
  request_id: uuid,
  search: 'energy',
  secret: 'esrs_4Jc1o2G0m8s7Hq5Yx9TnVw3Kz6RbLpEaDfUiXtMgQyC',
  sheet: null,
  sid: 'Uq3yV0c7Rk2dHn5w',
  size: 1258291,
  sizeFormatted: '1.2 MB',
  source: 'Energy report of the sites',
  stage: 'processed',
  status: 'accepted',
  summary: 'Energy consumption is complete.',
  title: 'Sustainability report 2025',
  text: excerpt,
  token: 'Yk0qV1oSb7d',
  to: '2025-12',
  total_pages: 1,
  unit: 'MWh',
  url: '/documents/0d7f3c52-6a0e-4b43-9a3e-5d1c2f7b8a90/file/',
  username: 'ada.sommer@example.org',
  value: '12,480',
  value_at: { start: excerpt.indexOf('12,480'), end: excerpt.indexOf('12,480') + '12,480'.length },
  version: '1.0.0',
  wordCount: 31480,
  written: null,
  offered: null,
  year: 2025,
}

/** What an example leaves out, since it shows what may stand in its place: a question has options or points. */
const instead: ReadonlySet<string> = new Set(['scale'])

const formats: Record<string, string> = {
  'date-time': '2026-03-02T09:30:00Z',
  date: '2026-03-01',
  email: 'ada.sommer@example.org',
  uuid,
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

const typesOf = ({ type }: Json): string[] => [type].flat().map(String)

/** Whether a value may stand where a schema stands, as far as examples need it. */
function fits(value: unknown, schema: Json): boolean {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return options.some((one) => fits(value, one))
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  if ('const' in schema) return schema.const === value
  const kind = kindOf(value)
  const types = typesOf(schema)
  if (!types.includes(kind) && !(types.includes('number') && kind === 'integer')) return false
  return kind !== 'string' || fitsText(String(value), schema)
}

function fitsText(text: string, { format, maxLength, minLength, pattern }: Json): boolean {
  if (typeof pattern === 'string' && typeof format !== 'string' && !new RegExp(pattern, 'u').test(text)) return false
  if (typeof maxLength === 'number' && text.length > maxLength) return false
  if (typeof minLength === 'number' && text.length < minLength) return false
  return typeof format !== 'string' || text === formats[format]
}

/** Makes examples of schemas that agree with each other: the same name has the same value in all of them. */
export function exampleOf(schema: Json, components: Json, name = '', depth = 0): unknown {
  const reference = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1]
  if (reference) return exampleOf(components[reference] as Json, components, reference, depth + 1)
  if ('const' in schema) return schema.const
  if (name in known && fits(known[name], schema)) return structuredClone(known[name])
  if ('default' in schema) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return exampleOf(options[0]!, components, name, depth)
  switch (typesOf(schema)[0]) {
    case 'object':
      return objectExample(schema, components, depth)
    case 'array':
      return arrayExample(schema, components, name, depth)
    case 'string':
      return textExample(schema)
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return Math.max(Number(schema.minimum ?? 1), 1)
  }
}

/** One item, or as many as there have to be; deep inside only what has to be. */
function arrayExample({ items, minItems }: Json, components: Json, name: string, depth: number): unknown[] {
  const length = Math.max(Number(minItems ?? 0), depth > 8 ? 0 : 1)
  const one = () => exampleOf((items ?? {}) as Json, components, name.replace(/s$/, ''), depth + 1)
  return Array.from({ length }, one)
}

function textExample({ format, minLength }: Json): string {
  const text = formats[String(format)] ?? 'Text'
  return text.padEnd(Number(minLength ?? 0), '.')
}

function objectExample(schema: Json, components: Json, depth: number): Json {
  const { properties, additionalProperties, propertyNames } = schema as {
    properties?: Record<string, Json>
    additionalProperties?: Json | boolean
    propertyNames?: { enum?: string[] }
  }
  const one = typeof additionalProperties === 'object' && additionalProperties
  if (!properties) {
    if (!one) return {}
    const names = propertyNames?.enum ?? ['E1']
    const required = (schema.required as string[] | undefined) ?? names.slice(0, 1)
    return Object.fromEntries(required.map((name) => [name, exampleOf(one, components, '', depth + 1)]))
  }
  const required = (schema.required as string[] | undefined) ?? []
  const shown = Object.entries(properties).filter(([name]) => required.includes(name) || !instead.has(name))
  return Object.fromEntries(shown.map(([name, part]) => [name, exampleOf(part, components, name, depth + 1)]))
}

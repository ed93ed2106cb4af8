import { z } from 'zod'
import { ownDataTypes } from './code-lists.ts'
import { Datapoint, DatapointStatus, Evidence, Support } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

/** A document that a person put beside a value as its evidence. */
const SupportingFile = z.object({ document_id: z.string(), name: z.string() })

export const Extracted = z
  .object({
    key: z.string().describe('Address of the datapoint in the calls that change it.'),
    id: z.string().describe('The identifier that people see, such as `E1-5_01`.'),
    label: z.string(),
    controlCode: z.string(),
    dataType: z.string(),
    value: z.string().nullable(),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    choices: Datapoint.shape.choices,
    status: DatapointStatus,
    tier: z.enum(['high', 'review']).nullable(),
    question: Datapoint.shape.question,
    source: z.string().describe("The source: a person's own words or the name of the file; empty without either."),
    place: Evidence.pick({ page: true, sheet: true, cell: true, paragraph: true })
      .nullable()
      .describe("Place in the file; `null` where the source is in a person's own words."),
    typed_by: z.string().nullable().describe('The person who entered the value; `null` without one.'),
    note: z.string(),
    proposed_value: z
      .string()
      .nullable()
      .describe('A newer value of a document that came after the decision, with its unit.'),
    proposed_number: z.number().nullable(),
    proposed_unit: z.string().nullable(),
    is_recommendation: z
      .boolean()
      .describe('The value, or the one proposed beside it, comes from the analysis and is undecided.'),
    supporting_files: z.array(SupportingFile),
    entity_specific: z.boolean().describe("The company's own datapoint and none of the standards'."),
  })
  .meta({
    id: 'ExtractedDatapoint',
    description: 'A value that was found or entered, in the words of the list of extracted datapoints.',
  })
export type Extracted = z.infer<typeof Extracted>

const words = z.string().trim().max(limits.shortText)

/** Description of a datapoint of the company's own. */
const own = {
  name: words.optional(),
  label: words.optional(),
  data_type: z.enum(ownDataTypes).optional(),
  unit: z.string().trim().max(40).nullish(),
}

export const additions = {
  extracted: endpoint({
    method: 'GET',
    path: '/csrd/extracted/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'Every value of the report with its source, page by page, and the datapoints of the company’s own',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(limits.extractedPage).default(limits.extractedPage),
    }),
    response: z.object({
      data: z.object({ datapoints: z.array(Extracted) }),
      total_pages: z.number(),
      count: z.number(),
      page: z.number(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary:
      'Add an entity-specific datapoint (ESRS 1, paragraph 11); the same idempotency key adds one however often it is sent',
    body: z.object({
      id: z
        .string()
        .max(60)
        .optional()
        .describe('As people shall see it; it must be nobody else’s. Without one the server finds one.'),
      control_code: z
        .string()
        .max(20)
        .optional()
        .describe('Standard that it stands under; without one it follows from the ID.'),
      ...own,
      value: z.string().max(limits.longText).nullish(),
      explanation: z.string().max(limits.longText).nullish(),
      notes: z.string().max(limits.longText).nullish(),
      excerpts: z.string().max(limits.longText).nullish(),
      ...Support.shape,
      idempotency_key: z.uuid().optional(),
    }),
    status: 201,
    failures: ['conflict'],
    response: Datapoint,
  }),
  describe: endpoint({
    method: 'PATCH',
    path: '/csrd/datapoints/{key}/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary: 'Change name, label, type or unit of an entity-specific datapoint; those of the standards are fixed',
    params: z.object({ key: z.string().min(1).max(100) }),
    body: z.object(own),
    failures: ['conflict'],
    response: Datapoint,
  }),
}

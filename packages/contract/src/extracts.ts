import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const byId = z.object({ id: z.string().min(1).max(60) })

export const ExtractRow = z
  .object({
    number: z.string().describe('As the act counts it.'),
    section: z.string(),
    text: z.string(),
    state: z
      .enum(['answered', 'missing', 'unknown'])
      .describe(
        '`missing`: its datapoint has no decided value; `unknown`: no datapoint of the chosen set asks for it.',
      ),
    datapoints: z.array(z.object({ key: z.string(), name: z.string() })),
    answer: z.object({ value: z.string(), unit: z.string().nullable() }).nullable(),
    words: z.string().describe('An answer that the company keeps, where no datapoint answers it; may be empty.'),
    source: z.string().describe('Where the answer comes from; may be empty.'),
    act: z.string().describe('The act that it comes from, with its place.'),
  })
  .meta({ id: 'ExtractRow', description: 'A question that an extract answers.' })
export type ExtractRow = z.infer<typeof ExtractRow>

export const Extract = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    rows: z.number().int(),
    answered: z.number().int(),
  })
  .meta({ id: 'Extract', description: 'What a kind of asker wants to know of a company, answered by decided values.' })
export type Extract = z.infer<typeof Extract>

/** Calls of extracts for banks, investors and customers. */
export const extractCalls = {
  extracts: endpoint({
    method: 'GET',
    path: '/work/extracts/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'Extracts for banks, investors and customers, and how far each is answered',
    response: z.object({ extracts: z.array(Extract) }),
  }),
  extract: endpoint({
    method: 'GET',
    path: '/work/extracts/{id}/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'One extract: each question with its answer, where that comes from, and the act that asks for it',
    params: byId,
    response: z.object({ extract: Extract, rows: z.array(ExtractRow) }),
  }),
  extractFile: endpoint({
    method: 'GET',
    path: '/work/extracts/{id}/file/',
    about: 'questionnaires',
    auth: 'user',
    summary: 'An extract as a workbook or a CSV file, each cell with its source',
    params: byId,
    query: z.object({ format: z.enum(['xlsx', 'csv']) }),
    download: true,
    response: z.unknown(),
  }),
}

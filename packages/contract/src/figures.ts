import { z } from 'zod'
import { estimateMethods, figureRules, unitKinds } from './code-lists.ts'
import { ComparedDatapoint } from './compared-sources.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PartsImport } from './parts-import.ts'
import { CalorificBasis } from './quantities.ts'

const byKey = z.object({ key: z.string().min(1).max(100) })
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const Share = z.number().min(0).max(1)
const Amount = z.number().min(-1e15).max(1e15)

export const FigureTarget = z
  .object({
    base_year: z.number().int().min(1990).max(2100),
    base: Amount,
    year: z.number().int().min(1990).max(2100),
    value: Amount,
  })
  .meta({ id: 'FigureTarget', description: 'What a figure is to become until a year, from a base year on.' })
export type FigureTarget = z.infer<typeof FigureTarget>

export const FigureSetup = z
  .object({
    rule: z
      .enum(figureRules)
      .describe(
        '`sum`; `elimination`: the sum less what was delivered within the group; `weighted_mean` by the bases; `ratio` of the sums of numbers and bases; `head_count`: the state at the end of the year; `average` of the months of the year.',
      ),
    level: z.enum(unitKinds).describe('What is expected to deliver; parts of others count as well.'),
    equity: z
      .enum(['outside', 'share'])
      .describe('Whether what is accounted for by the equity method counts: not at all, or by its share.'),
    estimate: z.enum(estimateMethods),
    scale: z.number().min(0.000001).max(1_000_000_000).describe('What a ratio is multiplied by.'),
    unit: z.string().trim().max(60).describe('The unit of the figure; that of the datapoint where it has one.'),
    target: FigureTarget.nullable().default(null),
  })
  .meta({
    id: 'FigureSetup',
    description: 'How the parts of a value are collected and become the figure of the group.',
  })
export type FigureSetup = z.infer<typeof FigureSetup>

export const PartQuantity = z
  .object({
    factor_unit: z.string().trim().min(1).max(60).describe('What the factor is for one of: GJ, l, pkm.'),
    factor_basis: CalorificBasis.nullable().default(null),
    fuel: z.string().max(40).default('').describe('Of the factor; may be empty.'),
    basis: CalorificBasis.nullable().default(null).describe('Of the number, where it is energy of a fuel.'),
    factor: z.string().trim().max(700).default('').describe('Name, source and year of the factor; may be empty.'),
  })
  .meta({
    id: 'PartQuantity',
    description: 'What the factor of a part is for, so that a number in another unit is converted or refused.',
  })
export type PartQuantity = z.infer<typeof PartQuantity>

const part = {
  unit_id: z.uuid(),
  label: z.string().trim().max(100).describe('The meter or the source, where there are several; may be empty.'),
  dimension: z
    .string()
    .trim()
    .max(limits.members.dimension)
    .default('')
    .describe(
      'The cell of the breakdown of the datapoint that it is, such as `permanent_female`; empty for the whole.',
    ),
  from: Month,
  to: Month.describe('The last month; the first one again for a part of one month.'),
  number: Amount,
  unit: z.string().trim().max(60).describe('As it was delivered; empty where it is that of the figure.'),
  factor: z
    .number()
    .min(-1e9)
    .max(1e9)
    .describe('What one of the unit of the factor is in that of the figure; 1 where there is none.'),
  quantity: PartQuantity.nullable()
    .default(null)
    .describe('What the factor is for one of; needed as soon as there is a factor.'),
  base: Amount.nullable().describe('The weight of a mean, or the denominator of a ratio.'),
  counterpart: z.uuid().nullable().describe('Who received it, where it was delivered within the group.'),
  estimated: z.boolean(),
  note: z.string().trim().max(500).describe('Where it comes from; may be empty.'),
  document: z.uuid().nullable(),
}

export const FigurePartFields = z
  .object(part)
  .meta({ id: 'FigurePartFields', description: 'A part of a value, as a person enters it.' })
export type FigurePartFields = z.infer<typeof FigurePartFields>

export const FigurePart = z
  .object({
    id: z.uuid(),
    ...part,
    document_name: z.string().describe('May be empty.'),
    by: z.string().describe('May be empty.'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'FigurePart', description: 'A part of a value: a meter reading, an invoice, a head count.' })
export type FigurePart = z.infer<typeof FigurePart>

export const FigureLine = z
  .object({
    kind: z.enum(['part', 'internal', 'estimate']),
    from: Month,
    to: Month,
    value: z.number().describe('In the unit of the figure, before shares.'),
    base: z.number().nullable(),
    share: Share.describe('Mean of the shares of its months.'),
    counted: z.number().describe('What it brings to the figure of the group.'),
    is_estimated: z.boolean(),
    formula: z.string().describe('How it was computed, with its numbers.'),
    part: FigurePart.nullable(),
    earlier: z
      .boolean()
      .describe('It was delivered in the report of the year before, reaches into this one, and is changed there.'),
  })
  .meta({ id: 'FigureLine', description: 'What one part or one estimate brings to the figure of the group.' })
export type FigureLine = z.infer<typeof FigureLine>

const Stated = z.object({
  value: z.string(),
  number: z.number().nullable(),
  unit: z.string().nullable(),
  status: z.enum(['proposed', 'accepted', 'corrected']).nullable(),
  source: z.string().describe('The document, where it was read from one; may be empty.'),
  difference: z.number().nullable().describe('The computed figure less this one, in the unit of the figure.'),
  agrees: z.boolean().describe('They differ by less than what the digits of this one say.'),
})

export const FigureRules = z
  .object({
    rules: z.array(z.enum(figureRules)).describe('By which its parts may become the figure, the usual one first.'),
    scale: z
      .number()
      .nullable()
      .describe('What a ratio is multiplied by; `null` where the company says it, of a datapoint of its own.'),
    apart: z
      .boolean()
      .describe('Whether each part is of one member, such as a pollutant, and there is no figure for all of them.'),
    above_unit: z.string().describe('The unit of what a ratio divides; may be empty.'),
    base: z.string().describe('What a mean is weighted by or a ratio divided by, in words; may be empty.'),
    base_unit: z.string().describe('Its unit; may be empty.'),
  })
  .meta({ id: 'FigureRules', description: 'How the parts of a datapoint may become its figure.' })
export type FigureRules = z.infer<typeof FigureRules>

export const Figure = z
  .object({
    key: z.string(),
    name: z.string(),
    setup: FigureSetup,
    allowed: FigureRules,
    problem: z
      .string()
      .nullable()
      .describe('Why it cannot be taken: its rule is none of the datapoint, or the figure is beyond its bounds.'),
    value: z.number().nullable().describe('The figure of the group; `null` while nothing was delivered.'),
    parts: z.number().int(),
    expected: z.number().int().describe('Months of units for which something is expected.'),
    delivered: z.number().int(),
    missing: z.number().int().describe('Months without a part and without an estimate.'),
    estimated_share: Share.describe('How much of the figure rests on estimates.'),
    apportioned_share: Share.describe(
      'How much of the figure comes from parts that reach beyond the financial year of the group, spread evenly over their months.',
    ),
    eliminated: z.number().describe('What was delivered within the group and taken out.'),
    stated: Stated.nullable().describe('The value of the datapoint, as documents state it or people decided it.'),
  })
  .meta({ id: 'Figure', description: 'A figure of the group, computed from its parts, beside what is stated.' })
export type Figure = z.infer<typeof Figure>

export const FigureUnit = z
  .object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    kind: z.enum(unitKinds),
    parent: z.uuid().nullable(),
    depth: z.number().int(),
    own: z.number().describe('What its own parts and estimates bring.'),
    counted: z.number().describe('The same with everything that belongs to it.'),
    share: Share.describe('Of the last month of the year.'),
    parts: z.number().int(),
    estimates: z.number().int(),
    gaps: z.array(z.object({ from: Month, to: Month })).describe('Months without a part and without an estimate.'),
    own_years: z
      .array(z.object({ from: Month, to: Month }))
      .describe('Its own financial years that share months with that of the group; empty where it is the same.'),
  })
  .meta({ id: 'FigureUnit', description: 'What an entity or a site brings to the figure of the group.' })
export type FigureUnit = z.infer<typeof FigureUnit>

export const FigureDetail = z
  .object({
    figure: Figure,
    months: z.array(Month).describe('Of the financial year.'),
    units: z.array(FigureUnit),
    formula: z.array(z.string()).describe('How the figure is computed, with its numbers, line by line.'),
    years: z
      .array(
        z.object({
          year: z.number().int(),
          computed: z.number().nullable(),
          decided: z.number().nullable(),
        }),
      )
      .describe('The figure over the years, the oldest first.'),
    cells: z
      .array(
        z.object({
          dimension: z.string(),
          name: z.string().describe('Its members in words.'),
          value: z.number().nullable(),
          units: z.number().int().describe('Entities and sites that delivered it.'),
        }),
      )
      .describe('The breakdown of the group, where units deliver cells.'),
    waiting: z.boolean().describe('A proposal for this datapoint waits for a decision.'),
  })
  .meta({ id: 'FigureDetail', description: 'A figure of the group, opened down to what its units bring.' })
export type FigureDetail = z.infer<typeof FigureDetail>

const path = '/figures'
const one = `${path}/{key}`
const partId = byKey.extend({ id: z.uuid() })
const Ok = z.object({ ok: z.literal(true) })

export const figures = {
  compared: endpoint({
    method: 'GET',
    path: `${path}/{key}/compared/`,
    about: 'figures',
    auth: 'user',
    summary: 'The figures of a datapoint by where they are from; `null` where there are no two to compare',
    params: z.object({ key: z.string().min(1).max(100) }),
    response: z.object({ compared: ComparedDatapoint.nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/`,
    about: 'figures',
    auth: 'user',
    summary: 'Values that are collected in parts, each with its figure of the group',
    query: z.object({ page: z.coerce.number().int().min(1).max(limits.lastPage).default(1) }),
    response: z.object({
      figures: z.array(Figure),
      count: z.number().int(),
      page: z.number().int(),
      total_pages: z.number().int(),
    }),
  }),
  offered: endpoint({
    method: 'GET',
    path: `${path}/offered/`,
    about: 'figures',
    auth: 'user',
    summary: 'Datapoints with figures that can be collected in parts, by a word of their name or code',
    query: z.object({ search: z.string().trim().max(limits.shortText).default('') }),
    response: z.object({
      datapoints: z.array(
        z.object({ key: z.string(), name: z.string(), unit: z.string().nullable(), allowed: FigureRules }),
      ),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${one}/`,
    about: 'figures',
    auth: 'user',
    summary: 'One figure of the group with what each entity and site brings',
    params: byKey,
    response: FigureDetail,
  }),
  unit: endpoint({
    method: 'GET',
    path: `${one}/units/{id}/`,
    about: 'figures',
    auth: 'user',
    summary: 'The parts and estimates of one entity or site, down to the last one',
    params: partId,
    response: z.object({ lines: z.array(FigureLine) }),
  }),
  setUp: endpoint({
    method: 'PUT',
    path: `${one}/`,
    changes: ['figures'],
    auth: 'user',
    summary: 'Say how a value is collected and computed',
    params: byKey,
    body: FigureSetup,
    failures: ['conflict'],
    response: Figure,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${one}/`,
    changes: ['figures'],
    auth: 'user',
    summary: 'Collect a value in parts no longer; refused while it has parts',
    params: byKey,
    failures: ['conflict'],
    response: Ok,
  }),
  addPart: endpoint({
    method: 'POST',
    path: `${one}/parts/`,
    changes: ['figures'],
    auth: 'user',
    names: ['unit_id'],
    summary: 'Add a part of a value',
    status: 201,
    params: byKey,
    body: FigurePartFields,
    failures: ['conflict'],
    response: FigurePart,
  }),
  changePart: endpoint({
    method: 'PUT',
    path: `${one}/parts/{id}/`,
    changes: ['figures'],
    auth: 'user',
    summary: 'Change a part of a value',
    params: partId,
    body: FigurePartFields,
    failures: ['conflict'],
    response: FigurePart,
  }),
  removePart: endpoint({
    method: 'DELETE',
    path: `${one}/parts/{id}/`,
    changes: ['figures'],
    auth: 'user',
    summary: 'Remove a part of a value; its history keeps it',
    params: partId,
    response: Ok,
  }),
  take: endpoint({
    method: 'POST',
    path: `${one}/take/`,
    changes: ['work', 'figures'],
    auth: 'user',
    summary: 'Propose the computed figure as the value, with formula and evidence; a person decides',
    params: byKey,
    failures: ['conflict'],
    response: Ok,
  }),
  takeCells: endpoint({
    method: 'POST',
    path: `${one}/take-cells/`,
    auth: 'user',
    changes: ['values', 'figures'],
    summary: 'Take the computed cells as the breakdown of the datapoint; its value stays as it is',
    params: byKey,
    failures: ['conflict'],
    response: Ok,
  }),
  export: endpoint({
    method: 'GET',
    path: `${one}/export/`,
    about: 'figures',
    auth: 'user',
    summary: 'The parts of a value as a workbook with a row for every month that is expected',
    params: byKey,
    download: true,
    response: z.unknown(),
  }),
  previewImport: endpoint({
    method: 'POST',
    path: `${one}/import/preview/`,
    changes: [],
    auth: 'user',
    trail: 'none',
    summary: 'What a table of parts would change; changes nothing',
    upload: true,
    params: byKey,
    body: z.object({}),
    failures: ['unreadable_file'],
    response: PartsImport,
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: `${one}/import/`,
    changes: ['figures'],
    auth: 'user',
    summary: 'Carries out exactly what the preview of the same file said, all of it or nothing',
    upload: true,
    params: byKey,
    body: z.object({ plan: z.string().min(1).max(100) }),
    failures: ['conflict', 'unreadable_file'],
    response: PartsImport,
  }),
}

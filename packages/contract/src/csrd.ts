import { z } from 'zod'
import { answerKinds } from './code-lists.ts'
import { CompanyIndustry, CompanySize, Modules, ReportingYear, StandardSet } from './company.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PageSize, WithValues } from './paging.ts'
import { Applicability, Coverage, MissingWay, ProgressBreakdown } from './progress.ts'

export const Box = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'Box', description: "A rectangle on a page in points (1/72 inch) from the page's top left corner." })
export type Box = z.infer<typeof Box>

export const Check = z
  .object({
    check: z.enum(['quote', 'value', 'unit', 'year', 'boundary', 'total', 'agreement', 'range']),
    passed: z.boolean(),
    detail: z.string().nullable().describe('A fact that the sentence shows: the unit, the year, the page that agrees.'),
  })
  .meta({
    id: 'Check',
    description: 'One check that a value went through, with the words that explain its outcome left to the client.',
  })
export type Check = z.infer<typeof Check>

export const Evidence = z
  .object({
    document_id: z.string(),
    filename: z.string(),
    page: z.number().int().describe('Number of the page, sheet or text section in the document, from 1.'),
    sheet: z.string().nullable(),
    cell: z.string().nullable(),
    paragraph: z.number().int().nullable(),
    excerpt: z.string(),
    value_at: z
      .object({ start: z.number().int(), end: z.number().int() })
      .nullable()
      .describe('Place of the value inside the excerpt (character offsets), `null` for narratives.'),
    boxes: z.array(Box).describe('The passage on the page, one box a line; empty where the file has no positions.'),
    value_box: Box.nullable(),
    value: z.string(),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    year: z.number().int().nullable(),
    written: z.string().describe('The value as the document writes it, with its unit.'),
    conversion: z.string().nullable().describe('The conversion that was made, `null` where none was.'),
    dimension: z
      .string()
      .nullable()
      .describe('The part of the value that this is, such as `female` or `cat6`; `null` for the whole.'),
    tier: z.enum(['high', 'review']),
    checks: z.array(Check),
    reason: z.string(),
  })
  .meta({
    id: 'Evidence',
    description: 'The passage that proves a value: file, place, verbatim words, and what the engine made of them.',
  })
export type Evidence = z.infer<typeof Evidence>

export const DatapointStatus = z.enum(['missing', 'proposed', 'accepted', 'corrected'])

/** What is to be done about a datapoint, as the list is narrowed down by it. */
export const ReviewState = z.enum(['to_check', 'question', 'decided', 'missing'])
export type ReviewState = z.infer<typeof ReviewState>

/** In which order the list is gone through. */
export const DatapointOrder = z.enum(['standard', 'importance', 'confidence', 'page'])
export type DatapointOrder = z.infer<typeof DatapointOrder>

/** A narrowing of the list by the proposal itself: how sure it is, or whose decision it was. */
export const ByValue = {
  tier: z.enum(['high', 'review']).optional().describe('Only undecided values that are as sure as this.'),
  mine: z.stringbool().optional().meta({ type: 'boolean', description: 'Only what the caller decided.' }),
  kind: z
    .enum(answerKinds)
    .optional()
    .describe('Only figures, only answers of yes, no or a choice, or only passages of text.'),
  way: MissingWay.optional().describe(
    'Only missing datapoints that count towards the report and are answered like this.',
  ),
  counting: z.stringbool().optional().meta({ type: 'boolean', description: 'Only what counts towards the report.' }),
}

/** A part of a datapoint's value, such as the women among the employees. */
export const Breakdown = z.object({
  dimension: z.string(),
  name: z.string().optional().describe('Its members in words, where it is a cell of the table of its datapoint.'),
  value: z.string(),
  number: z.number().nullable(),
  unit: z.string().nullable(),
  year: z.number().int().nullable(),
})

/** The answers between which a datapoint of type choice leaves the choice. */
export const Choices = z
  .object({
    several: z.boolean().describe('More than one answer may be given, with a semicolon between them.'),
    options: z.array(
      z.object({ value: z.string().describe('As it is kept, the same in every language.'), label: z.string() }),
    ),
  })
  .meta({ id: 'Choices', description: 'The answers that a datapoint offers; any others are a person’s own words.' })
export type Choices = z.infer<typeof Choices>

export const ValueHint = z
  .object({
    code: z
      .enum(['sum', 'at_most', 'share', 'jump', 'bounds', 'quotient', 'pair'])
      .describe(
        'How it does not fit: `jump` from the year before, `bounds` of what its datapoint usually is, a relation between datapoints, or a `pair` of which one seems to be in thousands or in another unit.',
      ),
    keys: z.array(z.string()).describe('The other datapoints that the hint is about.'),
    text: z.string().describe('One sentence in the language asked for.'),
  })
  .meta({
    id: 'ValueHint',
    description: 'What is odd about a value beside others; something to look at and never a correction.',
  })
export type ValueHint = z.infer<typeof ValueHint>

export const Datapoint = z
  .object({
    id: z.string(),
    key: z.string(),
    esrs: z.string(),
    controlCode: z.string(),
    code: z.string(),
    name: z.string(),
    disclosure: z.string(),
    dataType: z.string(),
    label: z.string(),
    definition: z.string(),
    paragraph: z.string(),
    application_requirements: z
      .string()
      .nullable()
      .describe('Application requirements of the standard that explain it, such as `AR 34`.'),
    law: z
      .array(z.enum(['sfdr', 'pillar3', 'benchmark', 'climateLaw']))
      .describe('Other EU law that asks for the same figure.'),
    voluntary: z.boolean(),
    applicability: Applicability,
    value: z.string().nullable(),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    choices: Choices.optional().describe('Only of a datapoint of type choice whose answers are known.'),
    year: z.number().int().nullable(),
    written: z
      .string()
      .nullable()
      .describe('The text that a person typed; `null` where the value was found or is missing.'),
    status: DatapointStatus,
    tier: z.enum(['high', 'review']).nullable(),
    question: z
      .object({ code: z.enum(['year', 'company', 'total']), text: z.string() })
      .nullable()
      .describe(
        'Why a proposal is only a question: of another year, of another company, or its total or parts do not fit. It completes nothing until a person takes it.',
      ),
    hints: z.array(ValueHint),
    why_not: z
      .array(z.string())
      .describe('Why there is no value although documents speak of something near it: whole sentences, best first.'),
    prior: z
      .object({
        value: z.string(),
        number: z.number().nullable(),
        unit: z.string().nullable(),
        year: z.number().int(),
        restated: z
          .object({ value: z.string(), unit: z.string().nullable(), reason: z.string() })
          .nullable()
          .default(null)
          .describe('What was reported then, and why it is restated; `null` where it is not.'),
      })
      .nullable()
      .describe('The value of the year before, from the same documents.'),
    breakdowns: z.array(Breakdown),
    broken_down_by: z
      .array(z.string())
      .optional()
      .describe('Names of the axes of its breakdown, or of the table that it asks for; only where it has one.'),
    why_is_this_the_answer: z.string(),
    notes: z.string(),
    excerpts: z.string(),
    filename: z.string().nullable(),
    evidence: z
      .array(Evidence)
      .describe(
        'In a list, where there is more than a handful, only what the row is judged by; the call for one datapoint gives the rest.',
      ),
    version: z
      .string()
      .max(limits.shortText)
      .describe('Names the value, status and passage that are shown: a decision that sends it is on just these.'),
    evidence_total: z
      .number()
      .int()
      .describe(
        'Pieces of evidence that the call for this datapoint gives. Where a row has fewer, its excerpts are not all either.',
      ),
  })
  .meta({
    id: 'Datapoint',
    description: "A datapoint of the chosen set with the company's value. Texts follow the language asked for.",
  })
export type Datapoint = z.infer<typeof Datapoint>

const FilterOption = z.object({ value: z.string(), label: z.string() })

const Tally = z.object({ total: z.number(), completed: z.number(), to_check: z.number() })
const Outlook = z.object({
  standard_set: StandardSet,
  reporting_year: z.number().int(),
  completion_rate: z.number(),
  completed_datapoints: z.number().int(),
  total_datapoints: z.number().int(),
})

/** Sources of a value besides the passages that were found: a person's own words, and supporting documents. */
export const Support = z.object({
  source: z.string().trim().max(limits.shortText).optional(),
  documents: z.array(z.uuid()).max(limits.supportingFiles).optional(),
})

const byKey = z.object({ key: z.string().min(1).max(100) })

/** What a decision was made on, as it was shown. */
export const Seen = z.object({
  version: z
    .string()
    .max(limits.shortText)
    .optional()
    .describe(
      'Of the datapoint as it was looked at; refused with 409 where it is not this any more. Not sent, anything is decided on.',
    ),
})

export const csrd = {
  listDatapoints: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'Page through the datapoints of the chosen set',
    query: z.object({
      with_values: WithValues,
      page: z.coerce.number().int().min(1).default(1),
      around: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe('The datapoint whose page is wanted in place of `page`, where the list holds it.'),
      page_size: PageSize,
      control_code: z.string().max(20).optional(),
      disclosure: z.string().max(40).optional(),
      data_type: z.string().max(40).optional(),
      state: ReviewState.optional().describe(
        '`to_check`: proposed and not looked at; `question`: found, and not offered as the value; `decided`; `missing`, whatever `with_values` says.',
      ),
      ...ByValue,
      order: DatapointOrder.default('standard').describe(
        '`standard`: as the standards go, of a search the likeliest first; `importance`: what counts towards the report first, figures before words; `confidence`: the surest first; `page`: as the documents go.',
      ),
      search: z.string().max(limits.shortText).optional(),
    }),
    response: z.object({
      data: z.object({ datapoints: z.array(Datapoint) }),
      filter_options: z.object({
        control_codes: z.array(FilterOption.extend({ not_material: z.boolean() })),
        disclosures: z.array(FilterOption),
        data_types: z.array(FilterOption),
      }),
      total_pages: z.number(),
      count: z.number(),
      counted: z.number().describe('How many of these count towards the report.'),
      piles: z
        .record(z.enum(answerKinds), z.number().int())
        .describe('How many of each kind there are, whatever `kind` says.'),
      page: z.number(),
    }),
  }),
  datapoint: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'One datapoint with its best evidence, at most a hundred passages of the value',
    params: byKey,
    response: Datapoint,
  }),
  updateDatapoint: endpoint({
    method: 'PUT',
    path: '/csrd/datapoints/{key}/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary: 'Set the value of one datapoint; what a person typed is never overwritten by an engine',
    params: byKey,
    body: z.object({
      value: z.string().max(limits.longText).nullish(),
      explanation: z.string().max(limits.longText).nullish(),
      notes: z.string().max(limits.longText).nullish(),
      excerpts: z.string().max(limits.longText).nullish(),
      /** Documents are put beside those that are there. */
      ...Support.shape,
      ...Seen.shape,
    }),
    failures: ['conflict'],
    response: Datapoint,
  }),
  deleteDatapoint: endpoint({
    method: 'DELETE',
    path: '/csrd/datapoints/{key}/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary: "Remove the company's value, notes and evidence; the datapoint itself stays and is missing again",
    params: byKey,
    query: Seen,
    failures: ['conflict'],
    response: z.object({ ok: z.literal(true) }),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/csrd/progress/',
    about: 'progress',
    auth: 'user',
    scope: 'values:read',
    summary: 'How far the report is complete, in all and by standard; rates are percent',
    response: z.object({
      data: z.object({
        completion_rate: z.number(),
        completed_datapoints: z.number(),
        total_datapoints: z.number(),
        breakdown: ProgressBreakdown,
        standards_coverage: z.record(z.string(), Coverage),
      }),
    }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/csrd/preview/',
    about: 'progress',
    auth: 'admin',
    summary: 'What the report would count with another choice, without choosing it',
    query: z.object({
      standard_set: StandardSet.optional(),
      reporting_year: z.coerce.number().pipe(ReportingYear).optional(),
      first_reporting_year: z
        .union([z.literal(''), z.coerce.number().pipe(ReportingYear)])
        .optional()
        .describe('Empty for not said.'),
      modules: z.union([z.literal(''), Modules]).optional(),
      company_size: CompanySize.optional(),
      industry: CompanyIndustry.optional(),
    }),
    response: z.object({
      data: z.object({
        now: Outlook,
        chosen: Outlook.describe('With the choice that was asked about.'),
        decided: z
          .object({ carried: z.number().int(), waiting: z.number().int() })
          .describe(
            'Values that people entered or accepted in the present report: those that answer the other one, and those that wait.',
          ),
      }),
    }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/csrd/stats/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'Datapoints counted by standard and by data type',
    response: z.object({
      data: z.object({
        by_standard: z.record(z.string(), Tally),
        by_data_type: z.record(z.string(), Tally),
        entity_specific: Tally.describe("Datapoints of the company's own; they count to no standard's total."),
      }),
    }),
  }),
}

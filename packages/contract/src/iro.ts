import { z } from 'zod'
import { dependencies, iroPriorities, iroStatuses, iroTypes, timeHorizons, valueChainPlaces } from './code-lists.ts'
import { Evidence } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export const IroType = z.enum(iroTypes)
export type IroType = z.infer<typeof IroType>
export const IroPriority = z.enum(iroPriorities)
export type IroPriority = z.infer<typeof IroPriority>
export const IroStatus = z.enum(iroStatuses)
export type IroStatus = z.infer<typeof IroStatus>
export const ValueChainPlace = z.enum(valueChainPlaces)
export type ValueChainPlace = z.infer<typeof ValueChainPlace>
export const TimeHorizon = z.enum(timeHorizons)
export type TimeHorizon = z.infer<typeof TimeHorizon>
export const Dependency = z.enum(dependencies)
export type Dependency = z.infer<typeof Dependency>

const OfTen = z.number().min(0).max(10)
const Percent = z.number().min(0).max(100)
/** A change in percent of a figure of the company; a loss is negative. */
const Change = z.number().min(-1000).max(1000)

export const ImpactScore = z
  .object({
    scale: OfTen,
    scope: OfTen,
    irremediable: OfTen.nullable().describe('`null` for a positive impact, which needs no remedy.'),
    total: OfTen,
    likelihood: Percent.nullable(),
  })
  .meta({
    id: 'ImpactScore',
    description:
      'How severe an impact is (ESRS 1, paragraph 45): each out of 10; `likelihood` in percent only when it is potential.',
  })
export type ImpactScore = z.infer<typeof ImpactScore>

const Band = z.object({ low: Change, high: Change })

export const FinancialScore = z
  .object({
    magnitude: z.enum(['high', 'medium', 'low']),
    financialImpact: z.object({ ebitda: Change.nullable(), capex: Change.nullable(), opex: Change.nullable() }),
    bands: z
      .object({ ebitda: Band, opex: Band })
      .optional()
      .describe('The bands that proposed changes are the middle of, as percent of net revenue in a year.'),
    likelihood: Percent.nullable(),
  })
  .meta({
    id: 'FinancialScore',
    description:
      'What a risk or an opportunity does to the company (ESRS 1, paragraph 49); percent, `null` where unknown.',
  })
export type FinancialScore = z.infer<typeof FinancialScore>

export const IroMetric = z
  .object({
    name: z.string(),
    current: z.string().nullable(),
    target: z.string().nullable(),
    progress: Percent.nullable(),
  })
  .meta({
    id: 'IroMetric',
    description:
      'A figure that shows where the company stands, as it is written, and how far it is on the way to its target in percent.',
  })
export type IroMetric = z.infer<typeof IroMetric>

export const AssessmentPerson = z.object({ id: z.string(), name: z.string() }).nullable()
const Person = AssessmentPerson

/** Verbatim words of a document of the company. */
const Quote = z.object({
  document_id: z.string(),
  filename: z.string(),
  page: z.number().int(),
  text: z.string(),
  about: z
    .string()
    .nullable()
    .describe('Name of the datapoint that the words are about; `null` where they are about more than one.'),
  place: Evidence.pick({
    sheet: true,
    cell: true,
    paragraph: true,
    value_at: true,
    boxes: true,
    value_box: true,
  })
    .nullable()
    .describe('The place of the words on the page; `null` where only the page is known.'),
})
export type Quote = z.infer<typeof Quote>

export const Iro = z
  .object({
    id: z.string().describe('The same whenever the analysis runs again.'),
    title: z.string(),
    description: z.string(),
    type: IroType,
    category: z
      .string()
      .describe("Labels of the options of the filter, in the language asked for; a person's own words otherwise."),
    priority: IroPriority,
    status: IroStatus,
    isPositive: z.boolean(),
    isPotential: z.boolean(),
    esrsTopics: z.array(z.string()).describe('Codes of topics and disclosure requirements, the topic first.'),
    subTopic: z.string().nullable().describe('Code of the sub-topic or sub-sub-topic; `null` where none was named.'),
    valueChain: ValueChainPlace.nullable(),
    horizon: TimeHorizon.nullable(),
    humanRights: z.boolean().describe('A negative impact on human rights: severity takes precedence over likelihood.'),
    dependencies: z.array(Dependency).describe('What the company depends on (ESRS 1, paragraph 50).'),
    metrics: z.array(IroMetric),
    excerpts: z.array(z.string()),
    evidence: z
      .array(Quote)
      .describe('The same words as `excerpts`, in the same order, with the places where they stand.'),
    tags: z.array(z.string()),
    score: z.union([ImpactScore, FinancialScore]).nullable(),
    assessed: z
      .object({
        value: z.number(),
        low: z.number(),
        top: z.number(),
        verdict: z.enum(['material', 'undecided', 'not', 'open']),
        after: z.number().nullable().describe('What stays after measures.'),
        people: z.number().int(),
      })
      .optional()
      .describe('The result in the assessment, on the scale of its method; missing while nobody has scored it.'),
    scoreReason: z.string().describe('How the score came about, where it was computed.'),
    reason: z.string().describe('Why it is proposed; empty for one that a person wrote.'),
    origin: z.enum(['proposed', 'manual']),
    edited: z.array(z.string()).describe('Fields that a person has changed.'),
    outdated: z.boolean().describe('The analysis says something else by now than what a person has decided on.'),
    note: z.string().describe('The note of the person who decided.'),
    datapoints: z.array(z.object({ key: z.string(), name: z.string() })),
    decided_by: Person,
    decided_at: z.string().nullable(),
    version: z.string().describe('Names what is shown: a decision that sends it is on just this.'),
  })
  .meta({
    id: 'Iro',
    description:
      "An impact, a risk or an opportunity: proposed from the company's documents and facts, or written by a person.",
  })
export type Iro = z.infer<typeof Iro>

const Written = z.object({
  title: z.string().trim().min(1).max(limits.shortText),
  description: z.string().trim().max(4000),
  type: IroType,
  category: z.string().trim().min(1).max(limits.shortText),
  priority: IroPriority,
  isPositive: z.boolean(),
  isPotential: z.boolean(),
  esrsTopics: z.array(z.string().trim().min(1).max(40)).max(20),
  subTopic: z.string().trim().min(1).max(20).nullable(),
  valueChain: ValueChainPlace.nullable(),
  horizon: TimeHorizon.nullable(),
  humanRights: z.boolean(),
  dependencies: z.array(Dependency).max(dependencies.length),
  metrics: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(limits.shortText),
        current: z.string().trim().max(limits.shortText).nullable(),
        target: z.string().trim().max(limits.shortText).nullable(),
        progress: Percent.nullable(),
      }),
    )
    .max(5),
  tags: z.array(z.string().trim().min(1).max(60)).max(20),
  score: z.union([ImpactScore, FinancialScore]).nullable(),
})

export const AssessmentChange = z
  .object({
    id: z.number().int(),
    at: z.string(),
    by: Person,
    action: z.enum([
      'created',
      'edited',
      'status',
      'adopted',
      'removed',
      'decided',
      'withdrawn',
      'scored',
      'unscored',
      'commented',
      'dissented',
      'agreed',
      'method',
      'carried',
      'signed',
      'imported',
      'considered',
      'reopened',
    ]),
    changes: z
      .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .describe('The changed fields, before and after.'),
  })
  .meta({
    id: 'AssessmentChange',
    description: 'What happened to an IRO or to the materiality of a topic, by whom and from what to what.',
  })
export type AssessmentChange = z.infer<typeof AssessmentChange>

export const MaterialTopic = z
  .object({
    code: z.string(),
    title: z.string(),
    material: z
      .boolean()
      .nullable()
      .describe('The decision for this set and year; `null` while there is none, and then the topic counts.'),
    proposed: z.boolean().nullable(),
    proposed_reason: z.string(),
    evidence: z.array(Quote).describe("The documents' own statements, where there are any."),
    reason: z.string(),
    decided_by: Person,
    decided_at: z.string().nullable(),
    revision: z.number().int().min(0).describe('Of the last decision; a new one names the one that was seen.'),
    datapoints: z
      .object({ total: z.number().int(), counting: z.number().int() })
      .describe('Datapoints of the standard, and those of them that count at present.'),
    iros: z.number().int().describe('Impacts, risks and opportunities of the topic that are not rejected.'),
  })
  .meta({
    id: 'MaterialTopic',
    description:
      'A topic of the double materiality assessment: what was decided, and what the documents or the analysis propose.',
  })
export type MaterialTopic = z.infer<typeof MaterialTopic>

const Analysis = z.object({ impacts: z.array(Iro) })
const byId = z.object({ id: z.string().min(1).max(100) })
const byCode = z.object({ code: z.string().min(1).max(20) })

export const iro = {
  list: endpoint({
    method: 'GET',
    path: '/company/iro-analysis/',
    about: 'iros',
    auth: 'user',
    scope: 'assessment:read',
    summary: 'Impacts, risks and opportunities of the company, those of the highest priority first',
    response: Analysis,
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/iro-analysis/',
    changes: ['iros'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Add one in own words',
    body: Written.partial().required({ title: true, type: true, category: true, priority: true }),
    status: 201,
    failures: ['conflict'],
    response: Iro,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/company/iro-analysis/refresh/',
    changes: ['iros'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Work the analysis out anew from the documents and values as they are now; what people decided stays',
    response: Analysis,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/company/iro-analysis/{id}/',
    changes: ['iros'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Change what is sent; from then on no analysis overwrites it',
    params: byId,
    body: Written.extend({
      status: IroStatus,
      note: z.string().trim().max(4000),
      adopt: z.literal(true).describe('Takes what the analysis says now, and drops what was changed by hand.'),
      version: z
        .string()
        .max(limits.shortText)
        .describe('Of the entry as it was looked at; refused with 409 where it is not this any more.'),
    }).partial(),
    failures: ['conflict'],
    response: Iro,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/iro-analysis/{id}/',
    changes: ['iros'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Delete one that a person wrote; a proposed one is rejected instead',
    params: byId,
    failures: ['conflict'],
    response: z.object({ ok: z.literal(true) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/company/iro-analysis/{id}/history/',
    about: 'iros',
    auth: 'user',
    scope: 'assessment:read',
    summary: 'What people did to it, newest first',
    params: byId,
    response: z.object({ changes: z.array(AssessmentChange) }),
  }),
  materiality: endpoint({
    method: 'GET',
    path: '/company/materiality/',
    about: 'topics',
    auth: 'user',
    scope: 'assessment:read',
    summary: "The topical standards of the company's set with what was decided about them; none in the voluntary set",
    response: z.object({ topics: z.array(MaterialTopic) }),
  }),
  decideMateriality: endpoint({
    method: 'PUT',
    path: '/company/materiality/{code}/',
    changes: ['topics'],
    auth: 'user',
    scope: 'assessment:write',
    summary: 'Decide whether a topic is material; one that is not needs a reason, `null` takes the decision back',
    params: byCode,
    body: z.object({
      material: z.boolean().nullable(),
      reason: z.string().trim().max(4000).default(''),
      based_on: z
        .number()
        .int()
        .min(0)
        .optional()
        .describe('Revision of the topic that was seen; refused with 409 where there is a later one.'),
    }),
    failures: ['conflict'],
    response: MaterialTopic,
  }),
  materialityHistory: endpoint({
    method: 'GET',
    path: '/company/materiality/{code}/history/',
    about: 'topics',
    auth: 'user',
    scope: 'assessment:read',
    summary: 'What people decided about a topic, newest first',
    params: byCode,
    response: z.object({ changes: z.array(AssessmentChange) }),
  }),
}

import { z } from 'zod'
import { respondentTypes } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export const SurveyStatus = z.enum(['draft', 'active', 'closed', 'processing', 'completed'])
export type SurveyStatus = z.infer<typeof SurveyStatus>

export const RespondentType = z.enum(respondentTypes)
export type RespondentType = z.infer<typeof RespondentType>

const { questions, retentionDays } = limits.survey

const bySid = z.object({ sid: z.string().min(1).max(100) })
const Title = z.string().trim().min(1).max(limits.shortText)
const Description = z.string().trim().min(1).max(4000)
const QuestionText = z.string().trim().min(1).max(1000)
const ClosesAt = z.iso.datetime({ offset: true }).nullable()
const RetentionDays = z.int().min(retentionDays.min).max(retentionDays.max).nullable()

/** One of the options of a question; answers hold chosen ones line by line, so that none has two lines. */
const Option = z
  .string()
  .trim()
  .min(1)
  .max(limits.survey.optionLength)
  .regex(/^[^\r\n]+$/)

/** What a question may ask beside its words: points on a scale or options to choose from, about a side of a topic of the assessment of materiality. */
const Asked = {
  scale: z
    .object({ low: z.number().int().min(0).max(10), high: z.number().int().min(1).max(10) })
    .optional()
    .describe('Points from `low` to `high` are the answer; without it words are.'),
  choices: z
    .object({
      options: z
        .array(Option)
        .min(limits.survey.options.min)
        .max(limits.survey.options.max)
        .refine((options) => new Set(options).size === options.length),
      several: z.boolean(),
    })
    .optional()
    .describe('The answer is one of the options, or several of them, each on a line of its own.'),
  topic: z.string().max(20).optional().describe('Code of the topic of the assessment of materiality.'),
  side: z
    .enum(['impact', 'positive', 'financial'])
    .optional()
    .describe('Harm, good beyond the law, or effects on finances.'),
  year: z.number().int().optional().describe('Reporting year of the assessment.'),
}

export const Question = z.object({ id: z.string(), text: z.string(), ...Asked })
export type Question = z.infer<typeof Question>

/** How many answered. In an anonymous survey groups below the minimum are not listed separately. */
export const ResponseStats = z.object({
  total: z.number().int(),
  by_type: z.record(z.string(), z.number().int()),
  withheld: z.boolean().describe('An anonymous survey has too few responses to show anything but their number.'),
})
export type ResponseStats = z.infer<typeof ResponseStats>

/** A question as it is written; it is answered by points or by options, and by words where it offers neither. */
const NewQuestion = z
  .object({ text: QuestionText, ...Asked })
  .refine(({ scale, choices }) => !scale || !choices, { path: ['choices'] })

/** How a question with points or options was answered; the options and points in their order. */
export const AnswerCounts = z.object({
  question: z.number().int().describe('Index of the question.'),
  answered: z.number().int(),
  counts: z.array(z.object({ answer: z.string(), count: z.number().int() })),
})
export type AnswerCounts = z.infer<typeof AnswerCounts>

export const Survey = z
  .object({
    sid: z.string(),
    id: z.string(),
    title: z.string(),
    description: z.string(),
    status: z.enum([...SurveyStatus.options, 'recommended']),
    target_group: z.string(),
    target_stakeholders: z.array(z.string()),
    ai_generated: z.boolean(),
    questions: z.array(Question),
    response_stats: ResponseStats,
    results: z
      .array(AnswerCounts)
      .optional()
      .describe(
        'Of questions with points or options; by the call for one survey only, and not while responses are withheld.',
      ),
    created_at: z.string().optional(),
    anonymous: z.boolean().describe('Nobody is asked who they are; settled with the first response.'),
    closes_at: z.string().nullable().describe('The end of the response period; `null` leaves it open.'),
    retention_days: z
      .number()
      .int()
      .nullable()
      .describe('Responses are erased so many days after they came; `null` keeps them.'),
    proposal: z
      .object({
        key: z.string(),
        topic: z.string(),
        reason: z.string(),
        datapoints: z
          .array(z.object({ key: z.string(), name: z.string() }))
          .describe('Datapoints that its answers would serve.'),
      })
      .nullable()
      .describe(
        'Why it is proposed, or was when the survey was made from it; `null` for others, and in the list of surveys.',
      ),
  })
  .meta({
    id: 'Survey',
    description:
      'A survey as its company sees it. A proposed one has the status `recommended`, no date, and the key of the proposal for sid and id.',
  })
export type Survey = z.infer<typeof Survey>

/** A question as outsiders see it. */
export const PublicQuestion = Question.extend({
  optional: z.boolean().optional().describe('What they cannot judge they leave out.'),
})
export type PublicQuestion = z.infer<typeof PublicQuestion>

export const PublicSurvey = z
  .object({
    sid: z.string(),
    state: z.enum(['open', 'not_open', 'closed']),
    company: z.string(),
    title: z.string(),
    description: z.string(),
    questions: z.array(PublicQuestion),
    anonymous: z.boolean(),
    closes_at: z.string().nullable(),
    retention_days: z.number().int().nullable(),
  })
  .meta({
    id: 'PublicSurvey',
    description:
      'What somebody without an account sees of a survey. Title, description and questions only while it takes responses.',
  })
export type PublicSurvey = z.infer<typeof PublicSurvey>

const AnswerText = z.string().trim().min(1).max(limits.longText)
const Material = z.string().trim().max(limits.longText).optional()

/** A response as it is sent. `responses` is keyed by question id; the index of the question is accepted too. */
export const Submission = z.object({
  name: z.string().trim().max(limits.shortText).default('').describe('Empty in an anonymous survey.'),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  company: z.string().trim().max(limits.shortText).default(''),
  respondent_type: RespondentType,
  responses: z.record(z.string().max(100), z.object({ answer: AnswerText, supporting_material: Material })),
  general_notes: z.string().trim().max(limits.longText).optional(),
  idempotency_key: z
    .uuid()
    .optional()
    .describe('Chosen once for a response, so that sending it again does not store it twice.'),
  website: z.string().max(1000).optional().describe('Nobody sees this field; what fills it in is a program.'),
})
export type Submission = z.input<typeof Submission>

export const SurveyResponse = z
  .object({
    id: z.string(),
    respondent_type: z.string(),
    created_at: z.string(),
    metadata: z.object({ name: z.string(), email: z.string(), company: z.string() }),
    responses: z.record(z.string(), z.object({ answer: z.string(), supporting_material: z.string().optional() })),
    general_notes: z.string(),
  })
  .meta({ id: 'SurveyResponse', description: 'A stored response. `responses` is keyed by the index of the question.' })
export type SurveyResponse = z.infer<typeof SurveyResponse>

/** Answered by pages, the total in `X-Total-Count`, neighbours in `Link`; without `page` the first is a long one. */
const paged = {
  page: z.coerce.number().int().min(1).optional(),
  page_size: z.coerce.number().int().min(1).max(limits.wholeList).default(20),
}

export const surveys = {
  list: endpoint({
    method: 'GET',
    path: '/stakeholder-surveys/',
    about: 'surveys',
    auth: 'user',
    scope: 'surveys:read',
    summary: 'The surveys of the company, newest first',
    query: z.object(paged),
    paged: true,
    response: z.array(Survey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/stakeholder-surveys/',
    changes: ['surveys'],
    auth: 'user',
    scope: 'surveys:write',
    summary: 'Save a new survey as a draft, or activate it at once',
    body: z.object({
      title: Title,
      description: Description,
      target_stakeholders: z.array(z.string().trim().min(1).max(limits.shortText)).min(1).max(1),
      questions: z.array(NewQuestion).min(questions.min).max(questions.max),
      status: z.enum(['draft', 'active']).default('draft'),
      anonymous: z.boolean().default(false),
      closes_at: ClosesAt.default(null),
      retention_days: RetentionDays.default(null),
      proposal: z
        .string()
        .max(100)
        .nullish()
        .describe('The proposal it was made from, which is then proposed no more.'),
    }),
    status: 201,
    response: Survey,
  }),
  stats: endpoint({
    method: 'GET',
    path: '/stakeholder-surveys/response-stats/',
    about: 'surveys',
    auth: 'user',
    scope: 'surveys:read',
    summary: `How many responded, in all, by survey (the newest ${limits.wholeList}) and by kind of respondent`,
    response: z.object({
      total_responses: z.number().int(),
      by_status: z.record(SurveyStatus, z.number().int()),
      surveys: z.array(
        z.object({ sid: z.string(), title: z.string(), total: z.number().int(), by_type: ResponseStats.shape.by_type }),
      ),
    }),
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/survey-recommendations/',
    about: 'surveyProposals',
    auth: 'user',
    scope: 'surveys:read',
    summary:
      'Surveys that would bring evidence where it is missing, best first; those that were converted are left out',
    query: z.object(paged),
    paged: true,
    response: z.array(Survey),
  }),
  eraseRespondent: endpoint({
    method: 'POST',
    path: '/stakeholder-surveys/erase-respondent/',
    changes: ['surveys'],
    auth: 'admin',
    stepUp: 'always',
    summary: 'Erase everything that a respondent with this address has answered, in all surveys of the company',
    body: z.object({ email: z.email().max(254) }),
    response: z.object({ erased: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/stakeholder-surveys/{sid}/',
    about: 'surveys',
    auth: 'user',
    scope: 'surveys:read',
    summary: 'One survey of the company, with how many responded',
    params: bySid,
    response: Survey,
  }),
  getPublic: endpoint({
    method: 'GET',
    path: '/stakeholder-survey/{sid}/',
    about: 'surveys',
    auth: 'public',
    summary: 'What somebody without an account needs to answer a survey',
    params: bySid,
    failures: ['rate_limited'],
    response: PublicSurvey,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/stakeholder-survey/{sid}/',
    changes: ['surveys'],
    auth: 'user',
    scope: 'surveys:write',
    summary:
      'Change a survey that nobody has answered; one that has responses can only be closed, completed, or given another end',
    params: bySid,
    body: z
      .object({
        title: Title,
        description: Description,
        status: SurveyStatus,
        questions: z.array(NewQuestion).min(questions.min).max(questions.max),
        anonymous: z.boolean(),
        closes_at: ClosesAt,
        retention_days: RetentionDays,
      })
      .partial(),
    failures: ['conflict'],
    response: Survey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/stakeholder-survey/{sid}/',
    changes: ['surveys'],
    auth: 'user',
    scope: 'surveys:write',
    summary: 'Delete a draft that nobody has answered',
    params: bySid,
    failures: ['conflict'],
    response: z.object({ ok: z.literal(true) }),
  }),
  respond: endpoint({
    method: 'POST',
    path: '/stakeholder-survey/{sid}/respond/',
    changes: ['surveys'],
    auth: 'public',
    summary: 'Answer a survey; the same idempotency key stores one response however often it is sent',
    params: bySid,
    body: Submission,
    status: 201,
    failures: ['conflict', 'rate_limited'],
    response: z.object({ ok: z.literal(true), message: z.string() }),
  }),
  responses: endpoint({
    method: 'GET',
    path: '/stakeholder-survey/{sid}/responses/',
    about: 'surveys',
    auth: 'user',
    scope: 'surveys:read',
    summary: 'The responses to a survey, newest first; none while an anonymous survey has too few',
    params: bySid,
    query: z.object({ ...paged, respondent_type: RespondentType.optional() }),
    paged: true,
    response: z.array(SurveyResponse),
  }),
  response: endpoint({
    method: 'GET',
    path: '/stakeholder-survey/{sid}/responses/{id}/',
    about: 'surveys',
    auth: 'user',
    scope: 'surveys:read',
    summary: 'One response',
    params: bySid.extend({ id: z.string().min(1).max(100) }),
    response: SurveyResponse,
  }),
  removeResponse: endpoint({
    method: 'DELETE',
    path: '/stakeholder-survey/{sid}/responses/{id}/',
    changes: ['surveys'],
    auth: 'user',
    scope: 'surveys:write',
    summary: 'Erase one response',
    params: bySid.extend({ id: z.string().min(1).max(100) }),
    response: z.object({ ok: z.literal(true) }),
  }),
  attach: endpoint({
    method: 'POST',
    path: '/stakeholder-survey/{sid}/responses/{id}/attach/',
    changes: ['values', 'surveys'],
    auth: 'user',
    scope: 'surveys:write',
    names: ['datapoint'],
    summary:
      'Put an answer, word for word and with its source, among the excerpts of a datapoint; its value stays as it is',
    params: bySid.extend({ id: z.string().min(1).max(100) }),
    body: z.object({
      question: z
        .int()
        .min(0)
        .max(questions.max - 1)
        .describe('Index of the question that was answered.'),
      datapoint: z.string().min(1).max(100).describe("Identifier of the datapoint in the company's set."),
    }),
    failures: ['conflict'],
    response: z.object({ key: z.string(), excerpts: z.string() }),
  }),
  exportResponses: endpoint({
    method: 'GET',
    path: '/stakeholder-survey/{sid}/export/',
    about: 'surveys',
    auth: 'user',
    scope: 'surveys:read',
    summary: 'The responses as a table; what a spreadsheet would take for a formula is made text',
    params: bySid,
    query: z.object({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    download: true,
    failures: ['conflict'],
    response: z.unknown(),
  }),
}

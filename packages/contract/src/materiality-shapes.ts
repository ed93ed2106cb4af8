import { z } from 'zod'
import { StandardSet } from './company.ts'
import { AssessmentPerson, Dependency, IroType, TimeHorizon, ValueChainPlace } from './iro.ts'
import { limits } from './limits.ts'
import { Anchors, AssessmentMethod, Verdict, Working } from './materiality-method.ts'
import { SignedAssessment } from './materiality-signed.ts'

const Point = z.number().min(0).max(10).nullable()

export const Points = z
  .object({ scale: Point, scope: Point, irremediable: Point, magnitude: Point, likelihood: Point })
  .meta({
    id: 'Points',
    description: 'Points of one person on the scale of the method; `null` for a part that the entry does not have.',
  })
export type Points = z.infer<typeof Points>
/** Points of each time horizon that was scored by itself. */
export const HorizonPoints = z.object({ short: Points, medium: Points, long: Points }).partial()
export type HorizonPoints = z.infer<typeof HorizonPoints>
/** What stays after mitigation and measures, and which they are. */
export const AfterMeasures = z.object({ points: Points, measures: z.string().trim().min(1).max(1000) })
export type AfterMeasures = z.infer<typeof AfterMeasures>
export const PointPart = Points.keyof()
export type PointPart = z.infer<typeof PointPart>

const Named = z.object({ id: z.string(), title: z.string() })
const AssessorPosition = z.string().describe('Function of the person in the company; empty where nobody has given it.')
/** Where in a cited document: a page, a sheet, in own words. */
export const CitedPages = z.string().trim().max(40)
/** Words of people: reasons, comments, results. */
export const AssessmentText = z.string().trim().max(4000)
const Text = AssessmentText

/** What several people gave, brought together, with how far they lie apart. */
const Assessed = z.object({ value: z.number(), low: z.number(), high: z.number(), count: z.number().int() })

export const AssessmentEntry = z
  .object({
    id: z.string(),
    title: z.string(),
    type: IroType,
    isPositive: z.boolean(),
    isPotential: z.boolean(),
    humanRights: z.boolean().describe('A negative impact on human rights: severity takes precedence over likelihood.'),
    valueChain: ValueChainPlace.nullable(),
    horizon: TimeHorizon.nullable(),
    topic: z.string().describe('Code of the topic that its result counts for.'),
    matter: z.string().nullable().describe('Code of its sub-topic or sub-sub-topic; `null` where none was named.'),
    kept: z.boolean().describe('Somebody decided on it or scored it; a mere proposal may change by itself.'),
    result: Assessed.nullable(),
    decidedBy: z.array(TimeHorizon).default([]).describe('Horizons whose points decided, where people named them.'),
    after: Assessed.nullable().default(null).describe('What stays after measures; it decides nothing.'),
    verdict: Verdict,
    mine: z.object({ value: z.number().nullable() }).nullable().describe('What the caller gave; `null`: not yet.'),
    scores: z.number().int().describe('People who scored it.'),
    comments: z.number().int(),
  })
  .meta({
    id: 'AssessmentEntry',
    description: 'An impact, a risk or an opportunity in the assessment, with its result.',
  })
export type AssessmentEntry = z.infer<typeof AssessmentEntry>

const TopicSide = z
  .object({
    value: z.number().nullable(),
    verdict: Verdict,
    workings: z.array(Working),
    leading: z.array(z.string()).describe('Identifiers of the entries that the result rests on.'),
    count: z.number().int().describe('Scored entries.'),
    stakeholders: z
      .number()
      .nullable()
      .describe('What stakeholders answered, on the scale of the method; it enters no result.'),
    differs: z
      .boolean()
      .default(false)
      .describe('Stakeholders find material what the assessors do not, or the other way round.'),
  })
  .meta({ id: 'TopicSide', description: 'The result of a topic on one of the two sides of double materiality.' })

/** The results that a person had before them when they decided. */
const Basis = z.object({
  method: z.number().int(),
  impact: z.number().nullable(),
  financial: z.number().nullable(),
  verdict: Verdict,
})

export const TopicDecision = z
  .object({
    material: z.boolean(),
    reason: z.string(),
    outlook: z.string().describe('Under which conditions the topic could become material; asked of climate change.'),
    by: AssessmentPerson,
    at: z.string(),
    toConfirm: z.boolean().describe('Carried over from an earlier report and not confirmed yet.'),
    basis: Basis.nullable().describe('The results at that time; `null` for a decision without an assessment.'),
    against: z.boolean().describe('Says otherwise than the formula did at that time.'),
    changed: z.boolean().describe('The formula says something else by now.'),
  })
  .meta({ id: 'TopicDecision', description: 'What a person decided about a topic, and what the formula said then.' })
export type TopicDecision = z.infer<typeof TopicDecision>

const Dissent = z
  .object({ id: z.string(), by: AssessmentPerson, at: z.string(), text: z.string(), mine: z.boolean() })
  .meta({ id: 'Dissent', description: 'Why somebody does not agree with the decision on a topic.' })

/** Whether a sub-topic was looked at: an entry on it was scored, somebody said that nothing was found, or neither. */
const MatterAnswer = z.enum(['assessed', 'nothing', 'open'])

export const AssessedMatter = z
  .object({
    code: z.string(),
    title: z.string(),
    entries: z.number().int(),
    isSubTopic: z.boolean().default(true).describe('A sub-topic, which has to be answered; else one below it.'),
    answer: MatterAnswer.default('open'),
    verdict: Verdict.default('open').describe('The highest of its entries and of those below it.'),
    value: z.number().nullable().default(null).describe('The highest result of its entries.'),
    reason: z.string().default('').describe('Why nothing was found.'),
    by: AssessmentPerson.default(null),
    at: z.string().nullable().default(null),
  })
  .meta({ id: 'AssessedMatter', description: 'A sub-topic of the long list, with what was found on it.' })
export type AssessedMatter = z.infer<typeof AssessedMatter>

export const AssessedTopic = z
  .object({
    code: z.string(),
    title: z.string(),
    own: z.boolean().describe('Entity-specific: not on the list of the standards.'),
    matters: z.array(AssessedMatter),
    impact: TopicSide,
    financial: TopicSide,
    verdict: Verdict,
    decision: TopicDecision.nullable(),
    revision: z
      .number()
      .int()
      .describe('Names the last decision on the topic; whoever decides sends the one they saw.'),
    dissents: z.array(Dissent),
    needsOutlook: z.boolean().describe('Not material needs a detailed explanation with a look ahead (climate change).'),
  })
  .meta({ id: 'AssessedTopic', description: 'A topic with its result, what was decided, and who disagrees.' })
export type AssessedTopic = z.infer<typeof AssessedTopic>

export const Assessment = z
  .object({
    set: StandardSet,
    year: z.number().int(),
    required: z.boolean().describe('The voluntary standard asks for no assessment of materiality.'),
    method: z.object({
      version: z.number().int(),
      method: AssessmentMethod,
      anchors: Anchors,
      steps: z
        .object({ magnitude: z.array(z.string()), likelihood: z.array(z.string()) })
        .describe('Bands of the five steps in words, from the lowest.'),
      horizonEnds: z
        .object({ short: z.string(), medium: z.string(), long: z.string().nullable() })
        .describe('Last day of each time horizon; `null`: open.'),
    }),
    topics: z.array(AssessedTopic),
    entries: z.array(AssessmentEntry),
    assessors: z.array(
      z.object({ id: z.string(), name: z.string(), position: AssessorPosition, count: z.number().int() }),
    ),
    may: z.object({ score: z.boolean(), decide: z.boolean(), sign: z.boolean() }),
    signed: SignedAssessment.nullable(),
    changed: z.boolean().describe('Something has changed since the last version was signed.'),
    obstacles: z.array(z.string()).describe('What stands in the way of signing, in sentences.'),
    gaps: z
      .array(z.object({ code: z.string(), title: z.string(), topic: z.string() }))
      .default([])
      .describe('Sub-topics that nobody has answered; who signs with them signs in part.'),
    unrated: z
      .array(z.object({ code: z.string(), title: z.string() }))
      .default([])
      .describe('Topics that are called material with no entry scored; a signed version names them.'),
    carry: z
      .object({ set: StandardSet, year: z.number().int(), decisions: z.number().int() })
      .nullable()
      .describe('An earlier assessment that can be carried over.'),
  })
  .meta({ id: 'Assessment', description: 'The assessment of double materiality of a set and year.' })
export type Assessment = z.infer<typeof Assessment>

export const GivenScore = z
  .object({
    by: AssessmentPerson,
    position: AssessorPosition,
    mine: z.boolean(),
    at: z.string(),
    points: Points,
    value: z.number().nullable().describe('`null` while a part is missing.'),
    horizons: HorizonPoints.default({}),
    horizon: TimeHorizon.nullable().default(null).describe('The horizon whose points decided.'),
    after: AfterMeasures.extend({ value: z.number().nullable() })
      .nullable()
      .default(null)
      .describe('What stays after measures.'),
    beyond: z
      .boolean()
      .nullable()
      .default(null)
      .describe("Of a positive impact: it goes beyond law and beyond mending one's own harm."),
    workings: z.array(Working),
    reason: z.string(),
    documents: z.array(Named.extend({ pages: CitedPages })),
    surveys: z.array(Named).describe('Surveys and other consultations that it cites.'),
  })
  .meta({
    id: 'GivenScore',
    description: 'What one person gave to an entry, with reason, documents and cited surveys.',
  })
export type GivenScore = z.infer<typeof GivenScore>

export const EntryDetails = z
  .object({
    entry: AssessmentEntry,
    description: z.string(),
    dependencies: z.array(Dependency),
    parts: z.array(PointPart).describe('What the entry is scored by.'),
    asksBeyond: z.boolean().default(false).describe('Whether a score has to say if it goes beyond law and own harm.'),
    hasMeasures: z.boolean().default(false).describe('Whether it can be scored after measures as well.'),
    proposed: Points.nullable()
      .default(null)
      .describe('What the proposal suggests, on the scale of the method, to be confirmed or changed.'),
    scores: z.array(GivenScore),
    working: Working.nullable().describe('How the people are brought together.'),
    comments: z.array(z.object({ id: z.number().int(), by: AssessmentPerson, at: z.string(), text: z.string() })),
  })
  .meta({ id: 'EntryDetails', description: 'Everything that people gave to one entry.' })
export type EntryDetails = z.infer<typeof EntryDetails>

export const StoredMethod = z
  .object({
    version: z.number().int().describe('0 is the one that a company begins with.'),
    method: AssessmentMethod,
    reason: z.string(),
    by: AssessmentPerson,
    at: z.string().nullable(),
  })
  .meta({ id: 'StoredMethod', description: 'A version of the method with the reason for its change.' })
export type StoredMethod = z.infer<typeof StoredMethod>

const Shift = z.object({
  id: z.string(),
  title: z.string(),
  before: z.object({ value: z.number().nullable(), verdict: Verdict }),
  after: z.object({ value: z.number().nullable(), verdict: Verdict }),
})

export const MethodPreview = z
  .object({
    sides: z.array(Shift.extend({ side: z.enum(['impact', 'financial']) })).describe('Topics, by side.'),
    entries: z.array(Shift),
    decided: z.array(z.string()).describe('Codes of decided topics on which the formula would say something else.'),
    unchanged: z.number().int().describe('Topics whose verdict stays.'),
  })
  .meta({ id: 'MethodPreview', description: 'What another method would change.' })
export type MethodPreview = z.infer<typeof MethodPreview>

export const ConsultationWay = z.enum(['survey', 'interview', 'workshop', 'meeting', 'grievance', 'expert', 'other'])
export type ConsultationWay = z.infer<typeof ConsultationWay>

export const ConsultationFields = z.object({
  group: z.string().trim().min(1).max(limits.shortText).describe('Who was asked.'),
  way: ConsultationWay,
  about: z.array(z.string().max(20)).max(30).describe('Codes of topics.'),
  held: z.string().trim().min(1).max(60).describe('When, in own words or as a day.'),
  people: z.number().int().min(0).max(1_000_000).nullable(),
  result: Text.min(1),
})

export const Consultation = ConsultationFields.extend({
  id: z.string(),
  by: AssessmentPerson,
  at: z.string(),
  survey: Named.nullable().describe('The survey that it is, which adds itself.'),
}).meta({ id: 'Consultation', description: 'Who was asked about what is material, how, when and with what result.' })
export type Consultation = z.infer<typeof Consultation>

export const StakeholderResult = z
  .object({
    topic: z.string(),
    side: z.enum(['impact', 'positive', 'financial']),
    groups: z.array(
      z.object({
        group: z.string(),
        count: z.number().int(),
        mean: z.number(),
        low: z.number(),
        high: z.number(),
        weight: z.number(),
        anonymous: z.number().int().default(0).describe('Answers of nobody who gave a name.'),
        sameDevice: z
          .number()
          .int()
          .default(0)
          .describe('Answers that followed another one from the same device within a minute.'),
      }),
    ),
    hidden: z.boolean().describe('Groups with fewer than five answers are left out.'),
    value: z.number().nullable().describe('All groups by their weights, on the scale of the method.'),
  })
  .meta({ id: 'StakeholderResult', description: 'What groups of stakeholders answered on one side of a topic.' })
export type StakeholderResult = z.infer<typeof StakeholderResult>

export const LogEntry = z
  .object({
    id: z.number().int(),
    at: z.string(),
    by: AssessmentPerson,
    position: AssessorPosition,
    kind: z.enum(['topic', 'entry', 'method', 'survey', 'consultation', 'version', 'carried', 'imported']),
    about: z.string().describe('The topic, the entry or whatever else it is about, by its name.'),
    code: z.string().nullable().describe('Code of the topic or identifier of the entry.'),
    topic: z
      .string()
      .nullable()
      .describe('Code of the topic that it concerns, of entries as well; codes where there are several.'),
    text: z.string().describe('What was done and why, in sentences.'),
    grounds: z.string().describe('What it rests on: entries, answers, calculation; empty where there is none.'),
  })
  .meta({ id: 'LogEntry', description: 'Something that somebody did in the assessment.' })
export type LogEntry = z.infer<typeof LogEntry>

export const LogNote = z.object({ about: z.string(), text: z.string(), grounds: z.string() }).meta({
  id: 'LogNote',
  description: 'What the reader of a log has to know beside its entries: order, rules, defaults.',
})
export type LogNote = z.infer<typeof LogNote>

export const AssessmentLog = z.object({ notes: z.array(LogNote), entries: z.array(LogEntry) }).meta({
  id: 'AssessmentLog',
  description: 'Everything that people did in an assessment, newest first, and how to read it.',
})
export type AssessmentLog = z.infer<typeof AssessmentLog>

export const AssessmentImport = z
  .object({
    rows: z.number().int(),
    changes: z.array(
      z.object({
        row: z.number().int(),
        code: z.string(),
        title: z.string(),
        before: z.boolean().nullable(),
        after: z.boolean(),
        reason: z.string(),
        outlook: z.string(),
        against: z.boolean().describe('The formula says otherwise.'),
      }),
    ),
    unchanged: z.number().int(),
    refused: z.array(z.object({ row: z.number().int(), written: z.string(), reason: z.string() })),
    plan: z.string().describe('Stands for exactly these changes; confirming them names it.'),
  })
  .meta({ id: 'AssessmentImport', description: 'What an assessment made elsewhere would change, or has changed.' })
export type AssessmentImport = z.infer<typeof AssessmentImport>

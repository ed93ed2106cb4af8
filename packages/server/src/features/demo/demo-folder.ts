import fs from 'node:fs'
import path from 'node:path'
import {
  ActivityFields,
  AssessmentMethod,
  CompanySize,
  contract,
  FigurePartFields,
  FigureSetup,
  Industry,
  InstrumentFields,
  InventoryPolicy,
  LegalProfile,
  OwnFactor,
  ReportScope,
  RespondentType,
  Stakeholder,
  StandardSet,
  StatementLanguage,
  Submission,
  UnitFields,
} from '@esrs/contract'
import { z } from 'zod'

const DemoCompany = z.strictObject({
  name: z.string(),
  registration_number: z.string(),
  address: z.string(),
  industry: Industry,
  company_size: CompanySize,
  report_scope: ReportScope,
  standard_set: StandardSet,
  reporting_year: z.number().int(),
  legal: LegalProfile,
  user: z.strictObject({ name: z.string(), email: z.email(), position: z.string() }),
  stakeholders: z.array(Stakeholder),
  documents: z.array(z.object({ file: z.string().regex(/^[\w.-]+$/), title: z.string() })),
})
export type DemoCompany = z.infer<typeof DemoCompany>

const decided = contract.csrd.updateDatapoint.body.omit({ documents: true }).extend({ datapoint: z.string() })

/** Proposals of the present year that one person accepts, each as it was looked at. */
export const accepted = contract.review.acceptMany.body.extend({ by: z.email() })

const DemoWork = z.strictObject({
  years: z.array(z.strictObject({ year: z.number().int(), values: z.array(decided) })),
  accepted: z.array(accepted),
  iros: z.array(contract.iro.create.body),
  surveys: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      stakeholder: z.string(),
      anonymous: z.boolean(),
      questions: z.array(z.string()),
      responses: z.array(Submission.omit({ responses: true }).extend({ answers: z.array(z.string()) })),
    }),
  ),
  report: z.strictObject({ colour: z.string() }),
  explanations: z.array(z.strictObject({ topic: z.string(), language: StatementLanguage, text: z.string() })),
})
export type DemoWork = z.infer<typeof DemoWork>

const Side = z.enum(['impact', 'financial'])
const Day = z.iso.date()
const Person = z.email().describe('Address of the person who does it.')

const DemoAssessment = z.strictObject({
  colleagues: z.array(z.strictObject({ name: z.string(), email: z.email(), position: z.string() })),
  /** Days on which the people did it; every person scores on a day of their own. */
  days: z.strictObject({
    entries: Day,
    scores: z.record(Person, Day),
    comments: Day,
    method: Day,
    decisions: Day,
    dissents: Day,
    signed: Day,
  }),
  entries: z.array(
    z.strictObject({
      iro: contract.iro.create.body,
      scores: z.array(
        z.strictObject({
          by: Person,
          points: contract.materiality.score.body.shape.points.partial(),
          after: contract.materiality.score.body.shape.after,
          beyond: contract.materiality.score.body.shape.beyond,
          reason: z.string(),
          documents: z
            .array(z.strictObject({ file: z.string(), pages: z.string().optional() }))
            .default([])
            .describe('Files of the folder that the score cites.'),
          consultations: z
            .array(z.string())
            .default([])
            .describe('What the score cites: surveys by their side, other consultations by their group.'),
        }),
      ),
    }),
  ),
  surveys: z.array(
    z.strictObject({
      side: Side,
      opened: Day,
      closed: Day,
      stakeholder: z.string(),
      anonymous: z.boolean(),
      responses: z.array(z.strictObject({ respondent_type: RespondentType, points: z.array(z.number().int()) })),
    }),
  ),
  consultations: z.array(contract.materiality.addConsultation.body.extend({ recorded: Day })),
  method: z.strictObject({ set: AssessmentMethod.partial(), reason: z.string() }),
  comments: z.array(z.strictObject({ entry: z.string(), by: Person, text: z.string() })),
  decisions: z.array(z.strictObject({ topic: z.string(), by: Person, material: z.boolean(), reason: z.string() })),
  dissents: z.array(z.strictObject({ topic: z.string(), by: Person, text: z.string() })),
  note: z.string(),
})
export type DemoAssessment = z.infer<typeof DemoAssessment>

const Named = z.strictObject({ email: z.email(), name: z.string() })
const days = z.number().int().min(1)

const DemoCollaboration = z.strictObject({
  four_eyes: z.boolean(),
  assignments: z.array(z.strictObject({ owner: Person, topics: z.array(z.string()), due_in_days: days })),
  requests: z.array(
    z.strictObject({
      person: Named.extend({ language: z.enum(['en', 'de']) }),
      datapoints: z.array(z.string()),
      due_in_days: days,
      note: z.string(),
      answers: z.array(z.strictObject({ key: z.string(), value: z.string(), note: z.string() })),
      accepted: z.array(z.string()).default([]),
      passed_on: Named.extend({ key: z.string(), note: z.string() }).optional(),
    }),
  ),
  accepts: Person,
  approved: z.array(z.string()),
  room: z.strictObject({
    name: z.string(),
    person: Named,
    ends_in_days: days,
    sample: z.strictObject({ seed: z.string(), count: z.number().int() }),
    question: z.string(),
  }),
})
export type DemoCollaboration = z.infer<typeof DemoCollaboration>

const Code = z.string().describe('Code of a unit.')

const DemoOrganisation = z.strictObject({
  units: z.array(UnitFields.extend({ parent: Code.nullable() })),
  figures: z.array(
    z.strictObject({
      year: z.number().int().optional().describe('Another one than that of the report.'),
      datapoint: z.string(),
      setup: FigureSetup,
      parts: z.array(
        FigurePartFields.pick({
          label: true,
          from: true,
          to: true,
          number: true,
          factor: true,
          quantity: true,
          note: true,
        }).extend({
          unit: Code,
          unit_of: z.string().describe('Unit that the number is in; empty for that of the figure.'),
        }),
      ),
    }),
  ),
  restatements: z.array(contract.years.restate.body.extend({ datapoint: z.string() })),
  inventory: z.strictObject({
    factors: z.array(OwnFactor),
    activities: z.array(
      ActivityFields.omit({ unit_id: true, document: true, unit: true }).extend({
        unit: Code,
        unit_of: z.string().describe('Unit that the number is in.'),
        label: ActivityFields.shape.label.default(''),
        from: ActivityFields.shape.from.default('2025-01'),
        to: ActivityFields.shape.to.default('2025-12'),
        factor: z
          .string()
          .nullable()
          .default(null)
          .describe('Name of one of the factors above, or identifier of another.'),
        residual: z.string().nullable().default(null),
      }),
    ),
    instruments: z.array(
      InstrumentFields.omit({ unit_id: true, document: true, unit: true }).extend({
        unit: Code.nullable(),
        unit_of: z.string(),
      }),
    ),
    omissions: z.array(z.strictObject({ category: z.string(), reason: z.string() })),
    policy: InventoryPolicy,
  }),
})
export type DemoOrganisation = z.infer<typeof DemoOrganisation>

/** Reads the demo company of a folder with the work of its people; `null` where the folder has none. */
export function readDemoFolder(folder: string): {
  company: DemoCompany
  work: DemoWork
  assessment: DemoAssessment
  together: DemoCollaboration
  organisation: DemoOrganisation
} | null {
  const contentOf = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as unknown
  if (!fs.existsSync(path.join(folder, 'company.json'))) return null
  return {
    company: DemoCompany.parse(contentOf('company.json')),
    work: DemoWork.parse(contentOf('work.json')),
    assessment: DemoAssessment.parse(contentOf('materiality.json')),
    together: DemoCollaboration.parse(contentOf('together.json')),
    organisation: DemoOrganisation.parse(contentOf('organisation.json')),
  }
}

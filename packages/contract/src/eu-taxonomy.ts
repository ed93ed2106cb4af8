import { z } from 'zod'
import { environmentalObjectives, exactAmount, legalDuties, taxonomyKpis } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Words } from './statement.ts'

export const EnvironmentalObjective = z.enum(environmentalObjectives)
export type EnvironmentalObjective = z.infer<typeof EnvironmentalObjective>

const Amount = z.string().regex(exactAmount)
const Percent = z
  .string()
  .regex(/^(?:100(?:\.0{1,6})?|\d{1,2}(?:\.\d{1,6})?)$/)
  .describe('From 0 to 100.')
const Part = z
  .object({ as: z.enum(['amount', 'percent']), value: Amount })
  .refine(({ as, value }) => as === 'amount' || Number(value) <= 100, { path: ['value'] })
const Remark = z.string().trim().max(limits.taxonomy.remark)
/** Words for readers in each language; empty where none are written. */
const Said = z.object({ en: Remark, de: Remark })

/** Whether a condition is met, and what proves it. */
export const TaxonomyProof = z.object({
  met: z.boolean().nullable(),
  evidence: Remark,
  document: z.uuid().nullable().describe('An uploaded document that proves it.'),
})
export type TaxonomyProof = z.infer<typeof TaxonomyProof>

/** What an activity has of one KPI. */
export const TaxonomyAmount = z.object({
  amount: Amount.nullable(),
  eligible: Part.nullable().describe('`null`: all of it where an act describes the activity.'),
  aligned: Part.nullable(),
  prior_aligned: Percent.nullable().describe('Share of the KPI in the year before, in percent.'),
  prior_not_aligned: Percent.nullable(),
})
export type TaxonomyAmount = z.infer<typeof TaxonomyAmount>

const Harm = z.object({
  CCM: TaxonomyProof.optional(),
  CCA: TaxonomyProof.optional(),
  WTR: TaxonomyProof.optional(),
  PPC: TaxonomyProof.optional(),
  CE: TaxonomyProof.optional(),
  BIO: TaxonomyProof.optional(),
})

export const TaxonomyCompanyActivity = z
  .object({
    id: z.uuid(),
    codes: z
      .array(z.string().regex(/^(?:CCM|CCA|WTR|PPC|CE|BIO) \d{1,2}\.\d{1,2}$/))
      .max(6)
      .describe('Of the delegated acts, such as `CCM 4.1`; none where no act describes it.'),
    name: Said.describe('What the company calls it; empty where the name of the act is meant.'),
    main: EnvironmentalObjective.nullable().describe('The objective that its amounts count under.'),
    also: z.array(EnvironmentalObjective).max(5).describe('Further ones that it contributes to substantially.'),
    kind: z.enum(['enabling', 'transitional']).nullable(),
    turnover: TaxonomyAmount,
    capex: TaxonomyAmount,
    opex: TaxonomyAmount,
    harm: Harm.describe('Whether it does no significant harm to the other objectives.'),
    safeguards: TaxonomyProof.describe('The minimum safeguards (Regulation (EU) 2020/852, Article 18).'),
  })
  .meta({ id: 'TaxonomyCompanyActivity', description: 'An activity of the company, as it is assessed.' })
export type TaxonomyCompanyActivity = z.infer<typeof TaxonomyCompanyActivity>

const Total = z.object({
  amount: Amount.nullable(),
  place: Said.describe('Where it stands in the accounts.'),
  prior_aligned: Percent.nullable(),
  prior_not_aligned: Percent.nullable().describe('Eligible and not aligned.'),
})
const Apart = z.object({ amount: Amount.nullable(), reason: Said })

const Kpi = z.enum(taxonomyKpis)

/** The line of a document that states a figure. It holds as long as the figure is the one that it states. */
export const TaxonomySource = z
  .object({
    activity: z.uuid().nullable().describe('`null`: it states the total of the KPI.'),
    kpi: Kpi,
    group: z.enum(['aligned', 'not_aligned', 'total']),
    amount: Amount,
    document: z.uuid(),
    page: z.int().min(1),
    excerpt: z.string().max(limits.taxonomy.excerpt).describe('Verbatim.'),
  })
  .meta({ id: 'TaxonomySource', description: 'Where a figure of a disclosure on the EU taxonomy was read.' })
export type TaxonomySource = z.infer<typeof TaxonomySource>

export const TaxonomyDisclosure = z
  .object({
    activities: z.array(TaxonomyCompanyActivity).max(limits.taxonomy.activities),
    totals: z.object({ turnover: Total, capex: Total, opex: Total }),
    not_assessed: z
      .object({ turnover: Apart, capex: Apart, opex: Apart })
      .describe('Below a tenth of the KPI and not assessed (Delegated Regulation (EU) 2026/73).'),
    opex_left_out: Said.nullable().describe('Why operating expenditure is not material for the business model.'),
    sources: z
      .array(TaxonomySource)
      .max(6 * limits.taxonomy.activities + 3)
      .optional()
      .describe(
        'Lines of documents that state figures. One that states another figure than is entered is dropped when it is saved.',
      ),
  })
  .meta({ id: 'TaxonomyDisclosure', description: 'What the company enters for Article 8 of Regulation (EU) 2020/852.' })
export type TaxonomyDisclosure = z.infer<typeof TaxonomyDisclosure>

const Counted = z.object({
  amount: z.string().describe('Exact.'),
  share: z.string().nullable().describe('Of the KPI in percent, with two digits; `null` without a total.'),
})
const byObjective = <Of extends z.ZodType>(of: Of) => z.object({ CCM: of, CCA: of, WTR: of, PPC: of, CE: of, BIO: of })

/** An amount under both climate objectives together, and under each. */
const Climate = z.object({ both: Counted, CCM: Counted, CCA: Counted })

export const TaxonomyKpiResult = z
  .object({
    total: z.string().nullable(),
    rows: z.array(
      z.object({
        activity: z.string().describe('Its id.'),
        aligned: Counted,
        eligible: Counted,
        not_aligned: Counted,
      }),
    ),
    aligned: Counted.extend({ by: byObjective(Counted), enabling: Counted, transitional: Counted }).describe('A.1'),
    not_aligned: Counted.extend({ by: byObjective(Counted) }).describe('A.2'),
    eligible: Counted,
    not_eligible: Counted.describe('B, with what was not assessed.'),
    not_assessed: Counted,
    each: byObjective(z.object({ aligned: z.string().nullable(), eligible: z.string().nullable() })).describe(
      'Each objective for itself; an activity that contributes to two counts under both.',
    ),
    nuclear_and_gas: z
      .array(
        z.object({
          row: z.enum(['4.26', '4.27', '4.28', '4.29', '4.30', '4.31', 'other', 'total']),
          aligned: Climate.describe('Form 2: of the denominator.'),
          numerator: Climate.describe('Form 3: aligned, of the numerator.'),
          not_aligned: Climate.describe('Form 4: of the denominator.'),
          not_eligible: Counted.describe('Form 5: of the denominator.'),
        }),
      )
      .describe(
        'Rows of the forms of Delegated Regulation (EU) 2021/2178, Annex XII: sections 4.26 to 4.31, everything else, and all of it; empty where the KPI has nothing of these sections.',
      ),
  })
  .meta({ id: 'TaxonomyKpiResult', description: 'A KPI of Article 8, computed with exact decimals.' })
export type TaxonomyKpiResult = z.infer<typeof TaxonomyKpiResult>

export const TaxonomyResult = z.object({
  turnover: TaxonomyKpiResult,
  capex: TaxonomyKpiResult,
  opex: TaxonomyKpiResult,
})
export type TaxonomyResult = z.infer<typeof TaxonomyResult>

/** The disclosure of a report with what follows from it. */
export const TaxonomyState = z
  .object({
    applies: z
      .enum(['duty', 'entered', 'no'])
      .describe('By law, because the company has entered something, or not: then the statement has no such chapter.'),
    duty: z.enum(legalDuties),
    disclosure: TaxonomyDisclosure.nullable().describe('`null` while nothing was entered.'),
    last_year: TaxonomyDisclosure.nullable().describe(
      'A beginning where nothing was entered: the activities of the year before with its shares.',
    ),
    version: z.int().nullable(),
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    currency: z.string(),
    result: TaxonomyResult.nullable(),
    remarks: z.array(
      z.object({
        activity: z.string().nullable().describe('Id of the activity that it is about.'),
        text: z.string(),
      }),
    ),
    documents: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('Those that prove something.'),
  })
  .meta({ id: 'TaxonomyState', description: 'Article 8 of Regulation (EU) 2020/852 in the report.' })
export type TaxonomyState = z.infer<typeof TaxonomyState>

const Place = z.object({ page: z.int(), excerpt: z.string().describe('The line as it is stored.') })

export const TaxonomyFoundForm = z
  .object({
    kpi: Kpi,
    document: z.object({ id: z.uuid(), name: z.string() }),
    year: z.int().nullable(),
    total: Place.extend({ amount: z.string() }),
    rows: z.array(
      Place.extend({
        codes: z.array(z.string()),
        name: z.string(),
        group: z.enum(['aligned', 'not_aligned']),
        amount: z.string(),
        prior: z.string().nullable().describe('Share of the year before in percent.'),
        kind: z.enum(['enabling', 'transitional']).nullable(),
        harmless: z
          .boolean()
          .describe('The line says that it harms no objective and meets the safeguards; it does not prove it.'),
      }),
    ),
    unread: z
      .array(Place.extend({ why: z.enum(['share', 'objective']) }))
      .describe(
        'Activities that are left out: the printed share is not that of the amount, or the line does not say the objective.',
      ),
    differs: z.boolean().describe('The activities do not add up to the sums that the form prints.'),
    use: z
      .enum(['taken', 'open', 'conflict', 'year', 'currency'])
      .describe(
        'Entered already; can be taken; another document says something else; the year is not certain; the company reports in another currency.',
      ),
  })
  .meta({ id: 'TaxonomyFoundForm', description: 'A form of Article 8 that a document prints.' })
export type TaxonomyFoundForm = z.infer<typeof TaxonomyFoundForm>

/** What documents state for Article 8. */
export const TaxonomyFound = z
  .object({
    forms: z.array(TaxonomyFoundForm),
    disclosure: TaxonomyDisclosure.nullable().describe(
      'The disclosure with what is found where nothing is entered; `null` where that adds nothing.',
    ),
  })
  .meta({
    id: 'TaxonomyFound',
    description: 'Forms of Article 8 in the documents of the company, for the year of the report.',
  })
export type TaxonomyFound = z.infer<typeof TaxonomyFound>

const ComparedWith = z.enum(['act', 'annex-i', 'compass']).nullable()

export const TaxonomyActActivity = z
  .object({
    code: z.string(),
    objective: EnvironmentalObjective,
    kind: z.enum(['enabling', 'transitional']).nullable(),
    nace: z.array(z.string()),
    act: z.string(),
    name: Words,
    compared: z
      .object({ en: ComparedWith, de: ComparedWith, nace: ComparedWith })
      .describe('What its names and classes were compared with; `null`: nothing yet.'),
  })
  .meta({ id: 'TaxonomyActActivity', description: 'An economic activity that a delegated act describes.' })
export type TaxonomyActActivity = z.infer<typeof TaxonomyActActivity>

export const euTaxonomy = {
  get: endpoint({
    method: 'GET',
    path: '/report/eu-taxonomy/',
    about: 'statement',
    auth: 'user',
    summary: 'The disclosures on the EU taxonomy: what was entered, the three KPIs, and what does not fit',
    response: TaxonomyState,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/report/eu-taxonomy/',
    changes: ['statement', 'chapters'],
    auth: 'user',
    summary:
      'Save the disclosures on the EU taxonomy as a whole, or with `null` take them out. Refused where somebody else has saved since `base`',
    body: z.object({
      disclosure: TaxonomyDisclosure.nullable(),
      base: z.int().nullable().describe('The version that the change is based on; `null` where there was none.'),
    }),
    bodyBytes: limits.statement.body,
    failures: ['conflict'],
    response: TaxonomyState,
  }),
  found: endpoint({
    method: 'GET',
    path: '/report/eu-taxonomy/found/',
    about: 'statement',
    auth: 'user',
    summary: 'What documents state in forms of Article 8, with the lines that prove it, and what would follow',
    response: TaxonomyFound,
  }),
  activities: endpoint({
    method: 'GET',
    path: '/report/eu-taxonomy/activities/',
    about: 'installation',
    auth: 'user',
    summary: 'Activities of the delegated acts to choose from, with their names in both languages',
    response: z.object({ activities: z.array(TaxonomyActActivity) }),
  }),
}

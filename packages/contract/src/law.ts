import { z } from 'zod'
import { companySizes, legalDuties, legalGroups, publicInterests, standardSets } from './code-lists.ts'
import { CompanyIndustry, ReportingYear } from './company.ts'
import { endpoint } from './endpoint.ts'

const Amount = z.number().min(0).max(1e15).nullable()

/** Facts of a company that decide which law applies to it; `null` while not stated. Of a parent company the figures are those of its group. */
export const LegalProfile = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .describe('Seat, as an ISO 3166-1 code of two letters.'),
  nace: z
    .string()
    .regex(/^\d\d(\.\d{1,2})?$/)
    .nullable()
    .describe('Division of NACE, or a group or class below one.'),
  year_end: z.int().min(1).max(12).nullable().describe('Month in which the financial year ends.'),
  employees: z.int().min(0).max(100_000_000).nullable().describe('On average over the financial year.'),
  net_revenue: Amount.describe('EUR in the financial year.'),
  balance_sheet: Amount.describe('Balance sheet total in EUR.'),
  public_interest: z.enum(publicInterests).nullable(),
  group: z.enum(legalGroups).nullable(),
  parent_reports: z
    .boolean()
    .nullable()
    .describe('Whether a parent includes the company in its consolidated sustainability report.'),
  head_of_group: z.enum(['union', 'third-country']).nullable(),
  union_revenue: Amount.describe('EUR in the Union in each of the last two years, of a group from outside of it.'),
  first_reporting_year: ReportingYear.nullable().describe('First financial year under the ESRS, as the company says.'),
})
export type LegalProfile = z.infer<typeof LegalProfile>

/** A sentence on the law with the acts that it rests on. */
export const LegalSentence = z.object({
  text: z.string(),
  sources: z.array(z.object({ name: z.string(), date: z.string().describe('Day of the act, YYYY-MM-DD.') })),
})
export type LegalSentence = z.infer<typeof LegalSentence>

export const LegalYear = z.object({
  year: z.int(),
  duty: z.enum(legalDuties).describe('`depends`: on what a member state decided; `unknown`: facts are missing.'),
  sets: z
    .array(z.enum(standardSets))
    .describe('Sets that may be used, the usual one first; empty where none of them is made for it.'),
  reasons: z.array(LegalSentence),
  uncertain: z.array(LegalSentence),
})
export type LegalYear = z.infer<typeof LegalYear>

/** Which law applies to a company, year by year, with reasons, sources and what is not certain. */
export const LegalAnswer = z
  .object({
    profile: LegalProfile,
    years: z.array(LegalYear),
    first_year: z.int().nullable().describe('The first year with a duty to report, where that is known.'),
    questions: z.array(z.string()).describe('Fields of the profile that are missing and would decide something.'),
    uncertain: z.array(LegalSentence),
    deadlines: z.array(LegalSentence.extend({ day: z.string().describe('YYYY-MM-DD') })),
    derived: z
      .object({ industry: CompanyIndustry.nullable(), company_size: z.enum(companySizes).nullable() })
      .describe('What follows for the fields of the company form.'),
  })
  .meta({ id: 'LegalAnswer', description: 'Which law applies to a company, year by year, and why.' })
export type LegalAnswer = z.infer<typeof LegalAnswer>

export const law = {
  get: endpoint({
    method: 'GET',
    path: '/company/law/',
    about: 'law',
    auth: 'user',
    needs: 'read',
    summary: 'Which law applies to the company, from which year, and why',
    response: LegalAnswer,
  }),
  check: endpoint({
    method: 'POST',
    path: '/company/law/check/',
    about: 'law',
    changes: [],
    auth: 'user',
    needs: 'read',
    trail: 'none',
    summary: 'Which law would apply by another profile; changes nothing',
    body: LegalProfile,
    response: LegalAnswer,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/company/law/',
    changes: ['law', 'company', 'report'],
    auth: 'admin',
    trail: 'setting',
    summary: 'Save the legal profile; industry and size of the company form follow it where they can be derived',
    body: LegalProfile,
    response: LegalAnswer,
  }),
  activities: endpoint({
    method: 'GET',
    path: '/company/activities/',
    about: 'installation',
    auth: 'user',
    needs: 'account',
    summary: 'Divisions of NACE to choose from, in the language of the caller',
    response: z.object({
      activities: z.array(z.object({ code: z.string(), section: z.string(), name: z.string() })),
    }),
  }),
}

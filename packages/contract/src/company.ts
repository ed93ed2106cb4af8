import { z } from 'zod'
import { companyIndustries, companySizes, industries, reportScopes, standardSets } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { lastOnboardingStep, limits, reportingYears } from './limits.ts'

export const Industry = z.enum(industries)
/** An industry of the company form; `other` is none of the four that the specification names. */
export const CompanyIndustry = z.enum(companyIndustries)
export const CompanySize = z.enum(companySizes)
export const ReportScope = z.enum(reportScopes)
export const StandardSet = z.enum(standardSets)
export type StandardSet = z.infer<typeof StandardSet>
/** Modules of the voluntary standard that a company applies. */
export const Modules = z.enum(['basic', 'both'])

/** A financial year, named after the year in which it ends. */
export const ReportingYear = z.int().min(reportingYears.min).max(reportingYears.max)

/** Someone the company affects or answers to. */
export const Stakeholder = z.object({
  name: z.string().trim().min(1).max(limits.shortText),
  description: z.string().trim().max(2000),
  category: z.string().trim().max(limits.shortText),
})
export type Stakeholder = z.infer<typeof Stakeholder>

/**
 * How far a company has come in the onboarding wizard. Steps count from 0; a completed one can be revisited, the first that
 * is not is the next. `null` before the first step and when the onboarding has ended.
 */
export const Onboarding = z.looseObject({ completed_steps: z.array(z.int()).default([]) })
export type Onboarding = z.infer<typeof Onboarding>

export const Company = z
  .object({
    id: z.string(),
    name: z.string(),
    registration_number: z.string(),
    address: z.string(),
    metadata: z.object({
      industry: CompanyIndustry.nullable(),
      company_size: CompanySize.nullable(),
      report_scope: ReportScope.nullable(),
      onboarding: Onboarding.nullable(),
      onboarding_status: z.object({ processing_complete: z.boolean() }),
      skip_onboarding: z.boolean(),
      app_header_text: z.string().nullable(),
      enable_document_upload: z.boolean(),
      stakeholders: z.array(Stakeholder),
      standard_set: StandardSet,
      reporting_year: z.number().int().describe('The financial year reported on (the year in which it ends).'),
      first_reporting_year: z
        .number()
        .int()
        .nullable()
        .describe(
          'The first financial year reported under the ESRS, from which phase-in reliefs count; while it is `null` no relief of the first years counts.',
        ),
      modules: Modules.nullable().describe(
        'Modules of the voluntary standard that are applied; `null` while not chosen, and then both modules count.',
      ),
      test_account: z
        .boolean()
        .describe('Switches German, invitations and perhaps uploads off; set by the operator only.'),
    }),
  })
  .meta({ id: 'Company', description: 'A company with the metadata that steers what its people see.' })
export type Company = z.infer<typeof Company>

export const company = {
  get: endpoint({
    method: 'GET',
    path: '/company/',
    about: 'company',
    auth: 'user',
    needs: 'account',
    summary: 'The company of the signed-in person',
    response: Company,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/company/',
    changes: ['company', 'report'],
    auth: 'admin',
    trail: 'setting',
    summary:
      'Change what is sent: master data, what is reported by and on, and the flags that an administrator may set',
    body: z
      .object({
        name: z.string().trim().min(1).max(limits.shortText),
        registration_number: z.string().trim().max(limits.shortText),
        address: z.string().trim().max(1000),
        metadata: z
          .object({
            industry: CompanyIndustry,
            company_size: CompanySize,
            report_scope: ReportScope,
            standard_set: StandardSet,
            reporting_year: ReportingYear,
            first_reporting_year: ReportingYear.nullable(),
            modules: Modules.nullable(),
            skip_onboarding: z.boolean(),
            app_header_text: z.string().trim().max(limits.shortText).nullable(),
            enable_document_upload: z.boolean(),
            stakeholders: z.array(Stakeholder).max(200),
          })
          .partial(),
      })
      .partial(),
    response: Company,
  }),
  info: endpoint({
    method: 'POST',
    path: '/company/info/',
    changes: ['company', 'report'],
    auth: 'admin',
    trail: 'setting',
    summary: 'Save industry, size and report scope from the onboarding wizard',
    body: z.object({ industry: CompanyIndustry, companySize: CompanySize, reportScope: ReportScope }),
    response: Company,
  }),
  onboarding: endpoint({
    method: 'POST',
    path: '/company/onboarding/',
    changes: ['company'],
    auth: 'user',
    trail: 'setting',
    summary: 'Note that a step of the onboarding wizard is completed; the last one ends the onboarding',
    body: z.object({ step: z.int().min(0).max(lastOnboardingStep) }),
    response: Company,
  }),
}

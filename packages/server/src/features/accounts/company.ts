import { type Company, type contract, may, Onboarding, type StandardSet, type UserRole } from '@esrs/contract'
import type { z } from 'zod'
import type { companies } from '../../database/schema/accounts.ts'

export type CompanyRow = typeof companies.$inferSelect

type Wire = z.input<typeof Company>

/** Settings of a company that the other features need to choose, count and show datapoints. */
export interface CompanySettings {
  standardSet: StandardSet
  /** The financial year reported on. */
  reportingYear: number
  size: 'small' | 'medium' | 'large' | null
  /** Division of NACE, or what is below one; `null` where the company has not said it. */
  nace: string | null
  /** Employees on average and net revenue in EUR, as the legal profile says. */
  employees: number | null
  netRevenue: number | null
  /** Month in which the financial year ends, as the legal profile says. */
  yearEnd: number | null
  industry: 'technology' | 'manufacturing' | 'energy' | 'finance' | null
  /** The first financial year reported under the ESRS; `null` where the company has not said it. */
  firstReportingYear: number | null
  /** Modules of the voluntary standard that are applied; `null` where the company has not said it. */
  modules: 'basic' | 'both' | null
}

/** The revised standards apply to financial years that begin in 2027; earlier ones report by the set of 2023. */
const lastYearOfFirstSet = 2026

/** Settings of a company with their defaults: the last completed year and the set in force for it. */
export function settingsOf(row: CompanyRow, now: Date): CompanySettings {
  const reportingYear = row.reportingYear ?? now.getUTCFullYear() - 1
  const chosen = row.standardSet as CompanySettings['standardSet'] | null
  return {
    standardSet: chosen ?? (reportingYear <= lastYearOfFirstSet ? 'esrs-2023' : 'esrs-2026'),
    reportingYear,
    size: row.companySize as CompanySettings['size'],
    industry: row.industry === 'other' ? null : (row.industry as CompanySettings['industry']),
    nace: row.legal?.nace ?? null,
    employees: row.legal?.employees ?? null,
    netRevenue: row.legal?.net_revenue ?? null,
    yearEnd: row.legal?.year_end ?? null,
    firstReportingYear: row.firstReportingYear,
    modules: row.modules,
  }
}

/** A company as the wire knows it. */
export function companyOf(row: CompanyRow, now: Date): Wire {
  const { standardSet, reportingYear } = settingsOf(row, now)
  return {
    id: row.id,
    name: row.name,
    registration_number: row.registrationNumber,
    address: row.address,
    metadata: {
      industry: row.industry as Wire['metadata']['industry'],
      company_size: row.companySize as Wire['metadata']['company_size'],
      report_scope: row.reportScope as Wire['metadata']['report_scope'],
      onboarding: row.onboarding && Onboarding.parse(row.onboarding),
      onboarding_status: { processing_complete: row.processingComplete },
      skip_onboarding: row.skipOnboarding,
      app_header_text: row.appHeaderText,
      enable_document_upload: row.enableDocumentUpload,
      stakeholders: row.stakeholders,
      standard_set: standardSet,
      reporting_year: reportingYear,
      first_reporting_year: row.firstReportingYear,
      modules: row.modules,
      test_account: row.testAccount,
    },
  }
}

/** The company for somebody in a role: whoever may not read its reporting learns no more than whose account theirs is. */
export const companyFor = (role: UserRole, company: Wire): Wire =>
  may(role, 'read')
    ? company
    : { ...company, metadata: { ...company.metadata, onboarding: null, skip_onboarding: true, stakeholders: [] } }

type Change = z.output<(typeof contract)['company']['update']['body']>

/** The columns that a wish to change the company touches; `undefined` for what stays as it is. */
export function changeOf({ name, address, registration_number: registrationNumber, metadata = {} }: Change) {
  return {
    name,
    address,
    registrationNumber,
    industry: metadata.industry,
    companySize: metadata.company_size,
    reportScope: metadata.report_scope,
    standardSet: metadata.standard_set,
    reportingYear: metadata.reporting_year,
    firstReportingYear: metadata.first_reporting_year,
    modules: metadata.modules,
    skipOnboarding: metadata.skip_onboarding,
    // An empty line in the header is no line.
    appHeaderText: metadata.app_header_text === '' ? null : metadata.app_header_text,
    enableDocumentUpload: metadata.enable_document_upload,
    stakeholders: metadata.stakeholders,
  }
}

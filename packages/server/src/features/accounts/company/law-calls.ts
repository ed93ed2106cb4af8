import type { contract, Language, LegalProfile, Produced } from '@esrs/contract'
import { activities, activityOf } from '@esrs/engine/esrs'
import {
  calendarOf,
  type Duty,
  deadlineSentence,
  doubtSentence,
  type LegalProfile as Facts,
  type LegalField,
  reasonSentence,
  scopeOf,
} from '@esrs/engine/law'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { type CompanyRow, settingsOf } from '../company.ts'
import { say } from '../messages.ts'
import type { AccountParts } from '../parts.ts'
import { getCompany, updateCompany } from '../store.ts'

type Answer = Produced<(typeof contract)['law']['get']>

const wireOf: Readonly<Record<LegalField, keyof LegalProfile>> = {
  country: 'country',
  nace: 'nace',
  yearEnd: 'year_end',
  employees: 'employees',
  netRevenue: 'net_revenue',
  balanceSheet: 'balance_sheet',
  publicInterest: 'public_interest',
  group: 'group',
  parentReports: 'parent_reports',
  headOfGroup: 'head_of_group',
  unionRevenue: 'union_revenue',
  firstYear: 'first_reporting_year',
}

const factsOf = (profile: LegalProfile): Facts => ({
  country: profile.country,
  nace: profile.nace,
  yearEnd: profile.year_end,
  employees: profile.employees,
  netRevenue: profile.net_revenue,
  balanceSheet: profile.balance_sheet,
  publicInterest: profile.public_interest,
  group: profile.group,
  parentReports: profile.parent_reports,
  headOfGroup: profile.head_of_group,
  unionRevenue: profile.union_revenue,
  firstYear: profile.first_reporting_year,
})

/** The legal profile of a company as far as it is stated. */
const profileOf = ({ legal, firstReportingYear }: Pick<CompanyRow, 'legal' | 'firstReportingYear'>): LegalProfile => ({
  country: null,
  nace: null,
  year_end: null,
  employees: null,
  net_revenue: null,
  balance_sheet: null,
  public_interest: null,
  group: null,
  parent_reports: null,
  head_of_group: null,
  union_revenue: null,
  ...legal,
  first_reporting_year: firstReportingYear,
})

/** Whether the law asks a company for a report of a year, by its legal profile. */
export const dutyOf = (row: Pick<CompanyRow, 'legal' | 'firstReportingYear'>, year: number): Duty =>
  scopeOf(factsOf(profileOf(row))).years.find((one) => one.year === year)?.duty ?? 'unknown'

/** Industry and size of the company form (specification, section 3), where the legal profile tells them. */
function derivedFrom({ nace, employees }: LegalProfile): Answer['derived'] {
  const activity = activityOf(nace)
  const size = employees === null ? null : employees < 50 ? 'small' : employees <= 250 ? 'medium' : 'large'
  return { industry: activity && (activity.industry ?? 'other'), company_size: size }
}

/** The law for a profile and a reporting year, in words. */
function legalAnswer(profile: LegalProfile, year: number, language: Language): Answer {
  const facts = factsOf(profile)
  const scope = scopeOf(facts)
  return {
    profile,
    years: scope.years.map(({ reasons, doubts, sets, ...one }) => ({
      ...one,
      sets: [...sets],
      reasons: reasons.map((code) => reasonSentence(code, language)),
      uncertain: doubts.map((code) => doubtSentence(code, language)),
    })),
    first_year: scope.firstYear,
    questions: scope.questions.map((field) => wireOf[field]),
    uncertain: scope.doubts.map((code) => doubtSentence(code, language)),
    deadlines: calendarOf(facts, scope, year).map((deadline) => ({
      day: deadline.day,
      ...deadlineSentence(deadline, language),
    })),
    derived: derivedFrom(profile),
  }
}

/** Which law applies to the company; industry and size of its form follow what is saved here. */
export function lawCalls({
  clock,
  events,
}: Pick<AccountParts, 'clock' | 'events'>): Handlers<(typeof contract)['law']> {
  const present = (row: CompanyRow | null): CompanyRow => {
    if (!row) throw new AppError('not_found', say('company.missing'))
    return row
  }
  const answer = (row: CompanyRow, profile: LegalProfile, language: Language) =>
    legalAnswer(profile, settingsOf(row, clock()).reportingYear, language)
  return {
    get: async ({ tenant, caller }) => {
      const row = present(await getCompany(tenant))
      return answer(row, profileOf(row), caller.language)
    },
    check: async ({ tenant, body, caller }) => answer(present(await getCompany(tenant)), body, caller.language),
    save: ({ tenant, actor, body, caller: { language, requestId } }) =>
      tenant.transaction(async (inside) => {
        const { first_reporting_year: firstReportingYear, ...legal } = body
        const { industry, company_size: companySize } = derivedFrom(body)
        const change = {
          legal,
          firstReportingYear,
          ...(industry ? { industry } : {}),
          ...(companySize ? { companySize } : {}),
        }
        const row = present(await updateCompany(inside, change))
        const { companyId } = inside
        await events.record(inside.db, { event: 'company.changed', companyId, by: actor.userId, requestId })
        return answer(row, profileOf(row), language)
      }),
    activities: async ({ caller: { language } }) => ({
      activities: activities().map(({ code, section, [language]: name }) => ({ code, section, name })),
    }),
  }
}

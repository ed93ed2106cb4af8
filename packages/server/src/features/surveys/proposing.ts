import type { Language, Survey } from '@esrs/contract'
import { proposalFor, type SurveyProposal, suggestSurveys } from '@esrs/engine'
import type { Tenant } from '../../database/tenant.ts'
import type { Reporting } from '../reporting/index.ts'
import { askedGroups } from './store.ts'

/** Surveys that would bring evidence where the company has none, best first, without those that it has made of them. */
export async function propose(
  tenant: Tenant,
  reporting: Pick<Reporting, 'completionBasis'>,
  language: Language,
): Promise<Survey[]> {
  const { catalogue, facts, hasValue } = await reporting.completionBasis(tenant, language)
  const existing = await askedGroups(tenant)
  return suggestSurveys({ catalogue, company: facts, hasValue, existing }).map(proposedSurvey)
}

/** A proposal as the company sees it among its surveys. */
function proposedSurvey(proposal: SurveyProposal): Survey {
  const { key, targetGroup, title, description, questions, anonymous } = proposal
  return {
    sid: key,
    id: key,
    title,
    description,
    status: 'recommended',
    target_group: targetGroup,
    target_stakeholders: [targetGroup],
    ai_generated: true,
    questions: questions.map((text, i) => ({ id: `${key}-${i + 1}`, text })),
    response_stats: { total: 0, by_type: {}, withheld: false },
    anonymous,
    closes_at: null,
    retention_days: null,
    proposal: aboutProposal(proposal),
  }
}

/** The proposal behind a survey; `null` without one. */
export async function originOf(
  tenant: Tenant,
  reporting: Pick<Reporting, 'completionBasis'>,
  key: string | null,
  language: Language,
): Promise<Survey['proposal']> {
  if (key === null) return null
  const { catalogue } = await reporting.completionBasis(tenant, language)
  const proposal = proposalFor(key, catalogue)
  return proposal && aboutProposal(proposal)
}

const aboutProposal = ({
  key,
  topic,
  reason,
  datapoints,
}: Pick<SurveyProposal, 'key' | 'topic' | 'reason' | 'datapoints'>): Survey['proposal'] => ({
  key,
  topic,
  reason,
  datapoints: datapoints.map(({ id, name }) => ({ key: id, name })),
})

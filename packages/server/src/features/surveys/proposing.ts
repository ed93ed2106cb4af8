import type { Survey } from '@esrs/contract'
import { type SurveyProposal, suggestSurveys } from '@esrs/engine'
import type { Tenant } from '../../database/tenant.ts'
import type { Language } from '../../texts/texts.ts'
import type { Reporting } from '../reporting/index.ts'
import { askedGroups } from './store.ts'

/** Surveys that would bring evidence where the company has none, best first, without those that it has made of them. */
export async function propose(
  tenant: Tenant,
  reporting: Pick<Reporting, 'standing'>,
  language: Language,
): Promise<Survey[]> {
  const { catalogue, facts, hasValue } = await reporting.standing(tenant, language)
  const existing = await askedGroups(tenant)
  return suggestSurveys({ catalogue, company: facts, hasValue, existing }).map(proposedSurvey)
}

/** A proposal as the company sees it among its surveys. */
function proposedSurvey({
  key,
  topic,
  targetGroup,
  title,
  description,
  questions,
  anonymous,
  ...rest
}: SurveyProposal): Survey {
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
    proposal: {
      key,
      topic,
      reason: rest.reason,
      datapoints: rest.datapoints.map(({ id, name }) => ({ key: id, name })),
    },
  }
}

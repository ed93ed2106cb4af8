import type { contract, LegalAnswer, LegalProfile } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import recorded from './fixtures/recorded/law.json' with { type: 'json' }

/** The recorded answer beside whatever profile was typed: the rules of the law are the server's. */
const answer = ({ language, state }: MockContext, profile?: LegalProfile): LegalAnswer => {
  const known = recorded.answers[language] as unknown as LegalAnswer
  const first = state.company.metadata.first_reporting_year
  return { ...known, profile: profile ?? { ...known.profile, ...state.legal, first_reporting_year: first } }
}

export const lawCalls: MockGroup<typeof contract.law> = {
  get: (_, context) => answer(context),
  check: ({ body }, context) => answer(context, body),
  save: ({ body }, context) => {
    const { first_reporting_year, ...legal } = body
    context.state.legal = legal
    context.state.company.metadata.first_reporting_year = first_reporting_year
    return answer(context)
  },
  activities: (_, { language }) => recorded.activities[language],
}

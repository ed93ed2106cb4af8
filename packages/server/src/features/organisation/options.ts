import type { Clock } from '../../clock.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Reporting } from '../reporting/index.ts'
import type { StatementFeature } from '../statement/index.ts'
import type { WorkFeature } from '../work/index.ts'

/** Dependencies of this feature. */
export interface OrganisationOptions {
  accounts: Pick<Accounts, 'settings' | 'nameOf' | 'chooseReport'>
  reporting: Pick<Reporting, 'open' | 'forWork' | 'carryAssessment' | 'unconfirmedDecisions' | 'restatements'>
  documents: Pick<Documents, 'stages'>
  statement: Pick<StatementFeature, 'carryTexts' | 'textVersions'>
  work: Pick<WorkFeature, 'proposals' | 'assignAsLastYear' | 'repeatRequests' | 'countRepeatable'>
  clock: Clock
}

import type { Clock } from '../../clock.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Reporting } from '../reporting/index.ts'
import type { StatementFeature } from '../statement/index.ts'
import type { GuestLinks } from './links/guest-link-store.ts'

/** Dependencies of this feature. */
export interface WorkParts {
  db: Queries
  /** Makes the tenant of a company that was found by the secret of a link or by the sweep. */
  tenantOf: (companyId: string, db: Queries) => Tenant
  clock: Clock
  enqueue: Enqueue
  accounts: Pick<Accounts, 'settings' | 'identity' | 'nameOf' | 'throttle'>
  reporting: Pick<Reporting, 'open' | 'forWork' | 'assessmentLog'>
  documents: Pick<Documents, 'storeUpload' | 'admit' | 'stages' | 'sources' | 'kept' | 'countOfYear'>
  statement: Pick<StatementFeature, 'settings'>
  links: GuestLinks
}

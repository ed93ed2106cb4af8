import type { Teaching } from '@esrs/engine'
import type { Tenant } from '../../database/tenant.ts'
import { sourcesOf } from './sources.ts'
import { acceptedStatements, everyDismissal, statementsOf } from './store.ts'

/**
 * What people decided about the statements of the company's documents, for the analysis of the next one. What was accepted comes
 * last: it counts even where the same statement was thrown out once.
 */
export async function taughtBy(tenant: Tenant): Promise<Teaching[]> {
  const dismissed = (await everyDismissal(tenant)).flatMap(({ set, key, documentId }) =>
    sourcesOf(set, key).map((datapoint) => ({ document: documentId, datapoint })),
  )
  const rejected = await statementsOf(tenant, dismissed)
  const accepted = await acceptedStatements(tenant)
  return [
    ...rejected.map((statement) => ({ ...statement, verdict: 'rejected' as const })),
    ...accepted.map((statement) => ({ ...statement, verdict: 'accepted' as const })),
  ]
}

import type { Teaching } from '@esrs/engine'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import { everyDismissal } from '../stores/dismissal-store.ts'
import { acceptedStatements, statementsOf } from '../stores/statement-store.ts'

/**
 * Teachings: decisions on the statements of the company's other documents, for the analysis of this one. Accepted ones come
 * last: it counts even where the same statement was thrown out once.
 */
export async function teachingsFor(tenant: Tenant, documentId: string): Promise<Teaching[]> {
  const dismissed = (await everyDismissal(tenant, documentId)).flatMap(({ set, key, document }) =>
    analysedIdsOf(set, key).map((datapoint) => ({ document, datapoint })),
  )
  const rejected = await statementsOf(tenant, dismissed)
  const accepted = await acceptedStatements(tenant, documentId)
  return [
    ...rejected.map((statement) => ({ ...statement, verdict: 'rejected' as const })),
    ...accepted.map((statement) => ({ ...statement, verdict: 'accepted' as const })),
  ]
}

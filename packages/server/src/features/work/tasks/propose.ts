import type { Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { datapointEntry, type Report } from '../../reporting/index.ts'
import type { WorkParts } from '../parts.ts'
import { deliver, type Sent } from './deliver.ts'
import { countWaiting } from './delivery-store.ts'
import { lockWork } from './task-store.ts'

/** Answers of people of the company as proposals for values, for features to the right. */
export interface Proposals {
  /** Delivers an answer as the person would on the page of the task; somebody decides on it there. */
  propose(tenant: Tenant, key: string, sent: Omit<Sent, 'language'>, by: Proposer): Promise<void>
  /** Whether an answer waits for a decision. */
  isWaiting(tenant: Tenant, report: Report, key: string): Promise<boolean>
  /** The datapoints for which an answer waits for a decision. */
  waiting(tenant: Tenant, report: Report): Promise<ReadonlySet<string>>
}

interface Proposer {
  userId: string
  /** Language in which the value is written. */
  language: Language
}

type ProposeParts = Pick<WorkParts, 'reporting' | 'documents' | 'accounts' | 'clock'>

/** Delivers an answer of a person of the company for a datapoint of the report that it works in. */
export async function propose(
  parts: ProposeParts,
  tenant: Tenant,
  key: string,
  sent: Omit<Sent, 'language'>,
  { userId, language }: Proposer,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    const opened = await parts.reporting.open(inside, language)
    await lockWork(inside)
    const entry = datapointEntry(opened.catalogue, key)
    const name = await parts.accounts.nameOf(inside, userId)
    await deliver(parts, inside, opened, entry, { ...sent, language }, { userId, name })
  })
}

export const proposalsOf = (parts: ProposeParts): Proposals => ({
  propose: (tenant, key, sent, by) => propose(parts, tenant, key, sent, by),
  isWaiting: async (tenant, report, key) => ((await countWaiting(tenant, report)).get(key) ?? 0) > 0,
  waiting: async (tenant, report) =>
    new Set([...(await countWaiting(tenant, report))].flatMap(([key, count]) => (count > 0 ? key : []))),
})

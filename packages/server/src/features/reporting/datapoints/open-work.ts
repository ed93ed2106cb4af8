import type { MissingWay } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { countCompletion } from '../completion/count-completion.ts'
import { missingWays } from '../completion/missing-ways.ts'
import type { OpenReport } from '../report/open-report.ts'
import { oldestProposal } from '../stores/completion-store.ts'
import { assessedStandards } from '../stores/material-standards.ts'
import { decidedTopics, unconfirmedTopics } from '../stores/materiality-store.ts'
import { isOwn } from '../stores/own-key.ts'

/** What is open in a report, as its progress counts it. */
export interface OpenWork {
  /** How many proposals count and wait to be looked at. */
  toCheck: number
  /** Since when the oldest of them waits. */
  since: Date | null
  /** Datapoints that count and are missing, with the way in which they are answered. */
  missing: ReadonlyMap<string, MissingWay>
  /** How many of the missing ones have a question. */
  questions: number
  /** Topics whose materiality is decided in this year, and those of which it is not, or only taken over from an earlier one. */
  topics: { total: number; open: number }
}

/** Open work of a report. The company's own datapoints count to no total, so they are left out. */
export async function openWork(tenant: Tenant, { settings, report, catalogue }: OpenReport): Promise<OpenWork> {
  const standard = { ...catalogue, datapoints: catalogue.datapoints.filter(({ id }) => !isOwn(id)) }
  const counted = await countCompletion(tenant, standard, settings)
  const ways = missingWays(standard)
  const missing = [...counted.byStandard.values()].flatMap((tally) => tally.missing)
  const assessed = assessedStandards(catalogue)
  const decided = await decidedTopics(tenant, report)
  const unconfirmed = await unconfirmedTopics(tenant, report)
  return {
    toCheck: counted.proposed.length,
    since: await oldestProposal(tenant, report, counted.proposed),
    missing: new Map(missing.map((id) => [id, ways.get(id) ?? 'explain'])),
    questions: counted.questions.length,
    topics: {
      total: assessed.length,
      open: assessed.filter((code) => !decided.has(code) || unconfirmed.has(code)).length,
    },
  }
}

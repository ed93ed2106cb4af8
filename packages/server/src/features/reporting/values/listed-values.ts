import type { Tenant } from '../../../database/tenant.ts'
import { type Best, findingsById } from '../findings/finding-store.ts'
import type { Report } from '../report/report.ts'
import { type Known, knownOf } from './values-with-findings.ts'

/**
 * What is known of the rows of a list. Of many findings just those are read that a row shows; of the others their weight is
 * known, so that they are chosen among and counted all the same.
 * @param shownBy the findings that a row shows, among those of which only the weight is known
 */
export async function knownOfRows(
  tenant: Tenant,
  report: Report,
  keys: string[],
  best: Omit<Best, 'chosen'>,
  shownBy: (known: Known, reportingYear: number) => string[],
): Promise<Map<string, Known>> {
  const known = await knownOf(tenant, report, keys, best, 'light')
  const wanted = [...known.values()].flatMap((one) => shownBy(one, report.year))
  const read = new Map((await findingsById(tenant, wanted)).map((finding) => [finding.id, finding]))
  const put = (findings: Known['findings']) => findings.map((finding) => read.get(finding.id) ?? finding)
  return new Map(
    [...known].map(([key, one]) => [key, { ...one, findings: put(one.findings), eligible: put(one.eligible) }]),
  )
}

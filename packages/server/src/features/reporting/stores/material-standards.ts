import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { decidedTopics } from './materiality-store.ts'
import type { Report } from './report.ts'

/** Control codes of the standards that are assessed for materiality; none in the voluntary standard (ESRS 1, chapter 3). */
export const assessedStandards = ({ set, standards }: Pick<Catalogue, 'set' | 'standards'>): string[] =>
  set === 'vs-2026' ? [] : standards.map(({ code }) => code).filter((code) => code !== 'ESRS 2')

/** Control codes of the material standards of a report; `null` without any decision. */
export async function materialStandards(
  tenant: Tenant,
  report: Report,
  catalogue: Pick<Catalogue, 'set' | 'standards'>,
): Promise<ReadonlySet<string> | null> {
  const assessed = assessedStandards(catalogue)
  if (assessed.length === 0) return null
  const decided = await decidedTopics(tenant, report)
  return decided.size === 0 ? null : new Set(assessed.filter((code) => decided.get(code) !== false))
}

import { limits } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { lockReporting } from '../findings/finding-store.ts'
import { say } from '../messages.ts'
import type { Report } from '../report/report.ts'
import { type By, decide } from './decide-values.ts'
import { datapointOf } from './shown-datapoint.ts'
import { knownOf, shownFindings } from './values-with-findings.ts'

/**
 * Puts words that somebody said, with their source, among the excerpts of a datapoint, behind those that are shown. Doing so
 * twice has the effect of once. The value stays as it is.
 * @param excerpt one line
 * @returns all excerpts of the datapoint, one a line
 */
export async function attachExcerpt(
  tenant: Tenant,
  report: Report,
  catalogue: Catalogue,
  key: string,
  excerpt: string,
  by: By,
): Promise<string> {
  const entry = catalogue.get(key)
  if (!entry) throw new AppError('not_found', say('datapoint.missing'))
  return tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const known = (await knownOf(inside, report, [key], shownFindings)).get(key)!
    const { excerpts } = datapointOf(entry, known, report.year, by.language)
    const lines = excerpts.split('\n').filter(Boolean)
    if (lines.includes(excerpt)) return excerpts
    const all = [...lines, excerpt].join('\n')
    if (all.length > limits.longText) throw new AppError('conflict', say('excerpts.tooLong'))
    await decide(inside, report, entry, { excerpts: all }, by)
    return all
  })
}

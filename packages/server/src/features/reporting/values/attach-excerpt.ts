import { limits } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { say } from '../messages.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { decideValue } from './decide-values.ts'
import { shownDatapoint } from './shown-datapoint.ts'
import { pageSelection, valuesWithFindings } from './values-with-findings.ts'

/**
 * Adds words with their source to the excerpts of a datapoint, behind those that are shown. Doing so
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
  by: Author,
): Promise<string> {
  const entry = catalogue.get(key)
  if (!entry) throw new AppError('not_found', say('datapoint.missing'))
  return tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const record = (await valuesWithFindings(inside, report, [key], pageSelection)).get(key)!
    const { excerpts } = shownDatapoint(entry, record, report.year, by.language)
    const lines = excerpts.split('\n').filter(Boolean)
    if (lines.includes(excerpt)) return excerpts
    const all = [...lines, excerpt].join('\n')
    if (all.length > limits.longText) throw new AppError('conflict', say('excerpts.tooLong'))
    await decideValue(inside, report, entry, { excerpts: all }, by)
    return all
  })
}

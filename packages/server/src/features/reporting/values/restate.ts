import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { say } from '../messages.ts'
import type { Report } from '../stores/report.ts'
import { addRestatement, type RestatementRow, restatementsOf } from '../stores/restatement-store.ts'
import { parseTypedValue } from './parse-typed-value.ts'
import { decidedYearBefore } from './year-before.ts'

/** A restated comparative beside what was reported then. */
export interface Restated extends Pick<RestatementRow, 'key' | 'value' | 'unit' | 'reason' | 'by' | 'at'> {
  year: number
  old: { value: string; unit: string | null }
}

/** Restated comparatives, for features to the right. */
export interface Restatements {
  /** The restatements in force of a report. */
  of(tenant: Tenant, report: Report): Promise<Restated[]>
  /** Restates the comparative of a datapoint; the year before stays as it was reported. */
  restate(
    tenant: Tenant,
    report: Report,
    entry: Datapoint,
    typed: { value: string; reason: string },
    by: Author,
  ): Promise<void>
  /** Takes a restatement back; throws `not_found` where there is none. */
  withdraw(tenant: Tenant, report: Report, key: string, by: { userId: string; at: Date }): Promise<void>
}

export const restatementsFor = (): Restatements => ({
  of: async (tenant, report) => {
    const rows = await restatementsOf(tenant, report)
    const keys = rows.map(({ key }) => key)
    const reported = await decidedYearBefore(tenant, report, keys)
    return rows.flatMap((row) => {
      const then = reported.get(row.key)
      return then?.value ? [{ ...row, year: report.year - 1, old: { value: then.value, unit: then.unit } }] : []
    })
  },
  restate: async (tenant, report, entry, { value: typed, reason }, by) => {
    if (!(await decidedYearBefore(tenant, report, [entry.id])).has(entry.id))
      throw new AppError('conflict', say('restatement.nothing', { year: String(report.year - 1) }))
    const { value, number, unit } = parseTypedValue(entry, typed, by.language)
    await addRestatement(tenant, report, { key: entry.id, value, number, unit, reason, by: by.userId, at: by.at })
  },
  withdraw: async (tenant, report, key, { userId, at }) => {
    const [known] = await restatementsOf(tenant, report, [key])
    if (!known) throw new AppError('not_found', say('restatement.missing'))
    await addRestatement(tenant, report, { key, value: null, number: null, unit: null, reason: '', by: userId, at })
  },
})

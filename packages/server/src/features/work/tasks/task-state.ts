import { createHash } from 'node:crypto'
import type { TaskState } from '@esrs/contract'
import type { DecidedNow } from '../../reporting/index.ts'
import type { TaskRow } from './task-store.ts'

type Approved = Pick<DecidedNow, 'value' | 'unit' | 'year' | 'cells'>

/** The part of a value that an approval covers, the cells of its breakdown among it; a change of it ends the approval, another decider does not. */
export const approvalOf = ({ value, unit, year, cells }: Approved): string =>
  // Without a breakdown as it was before there were any, so that what was approved then stays so.
  JSON.stringify(cells === null ? [value, unit, year] : [value, unit, year, cells])

/** Names a value as it is to be approved. */
export const versionOf = (value: Approved): string => createHash('sha256').update(approvalOf(value)).digest('base64url')

type Steps = Pick<TaskRow, 'requestedAt' | 'deliveredAt' | 'sentBackAt' | 'approvedAt' | 'approvedValue'>

const time = (at: Date | null | undefined): number => at?.getTime() ?? 0

/**
 * State of a task. Only acts of people are stored; whether a value is accepted or still approved is derived from the value
 * itself, so no part of the product has to remember to take an approval back.
 * @param asked whether the owner of its requirement or topic was notified
 */
export function stateOf(row: Steps | undefined, value: DecidedNow | undefined, asked: boolean): TaskState {
  if (row?.approvedAt && value && row.approvedValue === approvalOf(value)) return 'approved'
  const since = Math.max(time(row?.requestedAt), time(row?.deliveredAt), time(row?.sentBackAt))
  if (value && time(value.decidedAt) >= since) return 'accepted'
  if (row?.deliveredAt && time(row.deliveredAt) >= Math.max(time(row.sentBackAt), time(row.requestedAt)))
    return 'delivered'
  if (row?.requestedAt || row?.sentBackAt || asked) return 'requested'
  return 'open'
}

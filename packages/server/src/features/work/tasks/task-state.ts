import type { TaskState } from '@esrs/contract'
import type { DecidedNow } from '../../reporting/index.ts'
import type { TaskRow } from './task-store.ts'

/** What is approved of a value; who decided it may change, and what it says may not. */
export const approvalOf = ({ value, unit, year }: Pick<DecidedNow, 'value' | 'unit' | 'year'>): string =>
  JSON.stringify([value, unit, year])

type Steps = Pick<TaskRow, 'requestedAt' | 'deliveredAt' | 'sentBackAt' | 'approvedAt' | 'approvedValue'>

const time = (at: Date | null | undefined): number => at?.getTime() ?? 0

/**
 * How far a datapoint is. Only what people did is kept; whether a value is accepted or still approved follows from the value
 * itself, so no part of the product has to remember to take an approval back.
 * @param asked whether somebody answers for it who was told so, by an owner of its requirement or topic
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

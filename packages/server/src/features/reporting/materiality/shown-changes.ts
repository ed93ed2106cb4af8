import type { AssessmentChange, FinancialScore, ImpactScore, IroMetric } from '@esrs/contract'
import { personOf } from '../author.ts'
import type { changesOf } from './assessment-history-store.ts'
import { scoreText } from './decide-iro.ts'
import { writable } from './iro.ts'

/** In the order in which people read them. */
const fields = ['material', ...writable, 'status', 'note', 'reason', 'outlook']

type Stored = Awaited<ReturnType<typeof changesOf>>[number]

/** Changes as people read them: only the fields that differ. */
export const shownChanges = (rows: readonly Stored[], names: ReadonlyMap<string, string>): AssessmentChange[] =>
  rows.map(({ id, at, userId, action, before, after }) => ({
    id,
    at: at.toISOString(),
    by: personOf(userId, names),
    action,
    changes: fields
      .filter((field) => field in before || field in after)
      .map((field) => ({ field, before: textOf(field, before[field]), after: textOf(field, after[field]) }))
      .filter((change) => change.before !== change.after),
  }))

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (field === 'score') return scoreText(value as ImpactScore | FinancialScore)
  if (field === 'metrics')
    return (
      (value as IroMetric[])
        .map(({ name, current, target }) => `${name}: ${current ?? '–'} → ${target ?? '–'}`)
        .join('; ') || null
    )
  if (Array.isArray(value)) return value.join(', ') || null
  return String(value)
}

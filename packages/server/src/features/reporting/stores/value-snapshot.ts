import type { DatapointStatus, HistoryState, HistoryWork } from '@esrs/contract'
import type { z } from 'zod'
import type { SourcedFinding } from './finding-store.ts'
import type { Value } from './value-store.ts'

/** A value as the history keeps it: all that is needed to bring it back. */
export interface ValueSnapshot
  extends Partial<
    Pick<
      Value,
      | 'value'
      | 'number'
      | 'unit'
      | 'year'
      | 'status'
      | 'tier'
      | 'written'
      | 'explanation'
      | 'excerpts'
      | 'notes'
      | 'findingId'
    >
  > {
  /** The document that the value was found in, by name too: it may be gone when somebody asks. */
  from?: { document: string; filename: string; page: number }
  /** Dismissed documents of the datapoint, and whether they were hidden; only where the change concerned them. */
  dismissed?: Readonly<Record<string, boolean>>
  /** Named source and supporting documents of the value; only where the change took them away. */
  support?: { source: string | undefined; documents: string[] }
}

/** A snapshot of a value for the history. `findings` are those that the value may have been taken from. */
export function snapshotOf(
  value: Partial<Value> | undefined,
  findings: readonly SourcedFinding[] = [],
  more: Pick<ValueSnapshot, 'dismissed' | 'support'> = {},
): Record<string, unknown> | null {
  if (!value) return Object.keys(more).length > 0 ? { ...more } : null
  const { value: text = null, number = null, unit = null, year = null, status = null, tier = null } = value
  const { written = null, explanation = null, excerpts = null, notes = '', findingId = null } = value
  const source = findingId === null ? undefined : findings.find(({ id }) => id === findingId)
  return {
    value: text,
    number,
    unit,
    year,
    status,
    tier,
    written,
    explanation,
    excerpts,
    notes,
    findingId,
    ...(source && { from: { document: source.documentId, filename: source.filename, page: source.page } }),
    ...more,
  }
}

/** A snapshot as the wire carries it. */
export function shownSnapshot(kept: Record<string, unknown> | null): HistoryState {
  const state = (kept ?? {}) as ValueSnapshot
  const status: z.infer<typeof DatapointStatus> = (state.value && state.status) || 'missing'
  return {
    value: state.value || null,
    number: state.number ?? null,
    unit: state.unit ?? null,
    year: state.year ?? null,
    status,
    written: state.written ?? null,
    notes: state.notes ?? '',
    explanation: state.explanation ?? null,
    filename: state.from?.filename ?? null,
    page: state.from?.page ?? null,
  }
}

/** The step of people that a change is; `null` where it is one of the value. */
export const shownWork = (kept: Record<string, unknown> | null): HistoryWork | null =>
  (kept?.work as HistoryWork | undefined) ?? null

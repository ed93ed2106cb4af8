import { z } from 'zod'
import { Evidence } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

/** A passage that was considered and is not shown as the value. */
export const LostCandidate = Evidence.extend({
  /** Why: of a part, too weak, another is better supported, of an earlier year only; `null` where no reason was kept. */
  aside: z.enum(['part', 'weak', 'rival', 'earlier']).nullable(),
}).meta({ id: 'LostCandidate' })
export type LostCandidate = z.infer<typeof LostCandidate>

/** A typed value as the server parses it. */
export const ReadValue = z
  .object({
    ok: z.boolean(),
    /** As it would be kept: canonical text, number and unit; `null` where it cannot be. */
    value: z.string().nullable(),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    /** Whether the unit was converted. */
    converted: z.boolean(),
    /** The fault in one sentence; `null` without one. */
    message: z.string().nullable(),
  })
  .meta({ id: 'ReadValue' })
export type ReadValue = z.infer<typeof ReadValue>

const byKey = z.object({ key: z.string().min(1).max(100) })

export const review = {
  candidates: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/candidates/',
    auth: 'user',
    summary: 'Passages that were considered for a datapoint and are not shown as its value, best first',
    params: byKey,
    response: z.object({ data: z.object({ candidates: z.array(LostCandidate) }) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/{key}/read/',
    auth: 'user',
    summary: 'Say what a typed value would be kept as, without keeping it',
    params: byKey,
    body: z.object({ value: z.string().max(limits.longText) }),
    response: ReadValue,
  }),
}

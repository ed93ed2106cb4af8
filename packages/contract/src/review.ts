import { z } from 'zod'
import { Evidence } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export const LostCandidate = Evidence.extend({
  aside: z
    .enum(['part', 'weak', 'rival', 'earlier'])
    .nullable()
    .describe(
      'Why: of a part, too weak, another is better supported, of an earlier year only; `null` where no reason was kept.',
    ),
}).meta({ id: 'LostCandidate', description: 'A passage that was considered and is not shown as the value.' })
export type LostCandidate = z.infer<typeof LostCandidate>

const ReadValue = z
  .object({
    ok: z.boolean(),
    value: z
      .string()
      .nullable()
      .describe('As it would be kept: canonical text, number and unit; `null` where it cannot be.'),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    converted: z.boolean().describe('Whether the unit was converted.'),
    message: z.string().nullable().describe('The fault in one sentence; `null` without one.'),
    asked: z.string().nullable().describe('What is unusual about a figure that can be taken, as a question.'),
  })
  .meta({ id: 'ReadValue', description: 'What the server understands of what is being typed.' })

const byKey = z.object({ key: z.string().min(1).max(100) })

/** Values that are accepted together or taken back together, at most. */
const mostTogether = limits.pageSizes.reduce((most, one) => Math.max(most, one), -Infinity)

export const AcceptedValue = byKey
  .extend({ change: z.number().int().min(1).describe('The change of its history by which it was accepted.') })
  .meta({ id: 'AcceptedValue', description: 'A value that was accepted together with others.' })
export type AcceptedValue = z.infer<typeof AcceptedValue>

export const review = {
  candidates: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/{key}/candidates/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'Passages that were considered for a datapoint and are not shown as its value, best first',
    params: byKey,
    response: z.object({ data: z.object({ candidates: z.array(LostCandidate) }) }),
  }),
  acceptMany: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/accept/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    failures: ['not_found'],
    names: ['datapoints'],
    summary: 'Accept proposals that a person looked at together; one that has changed since stays as it is',
    body: z.object({
      datapoints: z
        .array(byKey.extend({ value: z.string().max(limits.longText).describe('The value as it was looked at.') }))
        .min(1)
        .max(mostTogether),
    }),
    response: z.object({
      accepted: z
        .array(AcceptedValue)
        .describe('What is accepted now, also where the same person had sent it before and the reply was lost.'),
      changed: z.array(z.string()).describe('Keys of what is another value by now, or decided otherwise.'),
    }),
  }),
  undoAccepting: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/accept/undo/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    names: ['datapoints'],
    summary: 'Take back what was accepted together, all of it at once; what somebody has changed since stays as it is',
    body: z.object({
      datapoints: z.array(AcceptedValue).min(1).max(mostTogether),
    }),
    response: z.object({
      undone: z.array(z.string()).describe('Keys of what is as it was before; sent again, they are among these again.'),
      changed: z.array(z.string()).describe('Keys of what was changed after it had been accepted.'),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/{key}/read/',
    about: 'values',
    changes: [],
    auth: 'user',
    needs: 'read',
    scope: 'values:read',
    trail: 'none',
    summary: 'Say what a typed value would be kept as, without keeping it',
    params: byKey,
    body: z.object({ value: z.string().max(limits.longText) }),
    response: ReadValue,
  }),
}

import { z } from 'zod'
import { missingWays } from './code-lists.ts'

const Lane = z.object({
  count: z.number().int(),
  oldest: z.iso
    .datetime()
    .nullable()
    .describe('Since when the oldest of it waits; `null` where nothing does, or nobody knows.'),
  due: z.iso.date().nullable().describe('The next date of it.'),
  late: z.number().int().describe('Of how many the date is over.'),
})

export const Waiting = z
  .object({
    mine: Lane.extend({
      values: z.number().int().describe('Proposals that count and nobody has looked at.'),
      deliver: z.number().int(),
      decide: z.number().int(),
      approve: z.number().int(),
      topics: z.number().int().describe('Topics whose materiality is open or waits to be confirmed.'),
      minutes: z
        .number()
        .int()
        .describe('About how long all of it takes; only what is decided, not what has to be found out.'),
    }).describe('What waits for the person who asks; its `count` is the one number of work everywhere.'),
    others: Lane.extend({ colleagues: z.number().int(), requests: z.number().int() })
      .nullable()
      .describe(
        'Datapoints that colleagues were asked for, and requests to people without an account; `null` for who reads nothing else.',
      ),
    missing: z
      .object({
        count: z.number().int(),
        ways: z.record(z.enum(missingWays), z.number().int()),
        questions: z.number().int().describe('Of these, with a question.'),
        asked: z.number().int().describe('Of these, with somebody who was asked or answers for them.'),
      })
      .nullable()
      .describe('Datapoints that count and are missing; `null` for who reads nothing else.'),
    year: z
      .object({
        documents: z.number().int().describe('Documents of the reporting year, or of none that is known.'),
        topics: z.object({
          total: z.number().int(),
          open: z.number().int().describe('Undecided, or carried over and not confirmed.'),
        }),
      })
      .nullable()
      .describe('How far the reporting year is; `null` for who reads nothing else.'),
  })
  .meta({ id: 'Waiting', description: 'What waits: for the person who asks, for others, and what nobody has yet.' })
export type Waiting = z.infer<typeof Waiting>

import { z } from 'zod'

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const Refused = z.object({ row: z.number().int(), written: z.string(), reason: z.string() })

export const PartsImport = z
  .object({
    rows: z.number().int(),
    unchanged: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    changes: z
      .array(
        z.object({
          row: z.number().int(),
          unit: z.string(),
          label: z.string(),
          from: Month,
          to: Month,
          before: z.string().describe('Empty: it is new.'),
          after: z.string(),
        }),
      )
      .describe('The first two hundred of them.'),
    refused: z.array(Refused),
    plan: z.string(),
  })
  .meta({ id: 'PartsImport', description: 'What a table of parts would change.' })
export type PartsImport = z.infer<typeof PartsImport>

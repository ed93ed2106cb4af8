import { z } from 'zod'
import { limits } from './limits.ts'

// What a query says arrives as text; the metadata describes what it stands for, which is what a caller writes.

/** Entries of a page, as the lists of the app offer them. */
export const PageSize = z.coerce
  .number()
  .pipe(z.literal([...limits.pageSizes]))
  .default(limits.defaultPageSize)
  .meta({ type: 'integer', enum: [...limits.pageSizes], description: 'Entries of a page.' })

/** Whether a list holds only datapoints that have a value. */
export const WithValues = z
  .stringbool()
  .default(true)
  .meta({ type: 'boolean', description: 'Only datapoints that have a value; without it, `true`.' })

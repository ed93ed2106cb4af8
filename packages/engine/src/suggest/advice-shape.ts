import { z } from 'zod'
import { adviceOwners, adviceSources } from './advice-bank.ts'

/** Shape of the files of the advice bank. Read by the review of the data, not when advice is given. */

const sentences = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[\p{Lu}“„].*[.?]$/u)
const title = (max: number) =>
  z
    .string()
    .trim()
    .min(8)
    .max(max)
    .regex(/^\p{Lu}.*[^.]$/u)

const Words = z.strictObject({ title: title(90), why: sentences(60, 320), approach: sentences(60, 420) })
const Step = z.strictObject({ title: title(70), details: sentences(50, 380) })

export const AdviceFile = z
  .array(
    z.strictObject({
      key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
      serves: z.array(z.string()).min(1),
      source: z.enum(adviceSources),
      owners: z.array(z.enum(adviceOwners)).min(1).max(3),
      basis: z.literal(true).optional(),
      en: Words,
      de: Words,
      steps: z.array(z.strictObject({ for: z.array(z.string()).min(1), en: Step, de: Step })).max(6),
    }),
  )
  .nonempty()

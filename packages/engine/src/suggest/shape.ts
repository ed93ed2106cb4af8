import { z } from 'zod'
import { stakeholderGroups, surveyTopics } from './question-bank.ts'

/** Shape of the files of the question bank. Read by the review of the data, not when surveys are proposed. */

const Words = z.strictObject({
  title: z.string().trim().min(10).max(80),
  description: z.string().trim().min(40).max(300).regex(/[.]$/),
  questions: z
    .array(
      z
        .string()
        .trim()
        .min(15)
        .max(160)
        .regex(/^\p{Lu}.*\?$/u),
    )
    .min(4)
    .max(6),
  reason: z
    .string()
    .trim()
    .min(30)
    .max(220)
    .regex(/^\p{Lu}.*\.$/u),
})

export const BankTopic = z.strictObject({
  topic: z.enum(surveyTopics),
  cells: z.partialRecord(
    z.enum(stakeholderGroups),
    z.strictObject({ serves: z.array(z.string()).min(1).max(10), en: Words, de: Words }),
  ),
})

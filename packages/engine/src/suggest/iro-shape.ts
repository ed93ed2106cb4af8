import { z } from 'zod'
import { iroTags, iroTopics, timeHorizons, topicLevels, valueChainPlaces } from './iro-bank.ts'

/** Shape of the files of templates. Read by the review of the data, not when IROs are proposed. */

const Sentence = z
  .string()
  .trim()
  .min(20)
  .max(220)
  .regex(/^\p{Lu}.*\.$/u)
/** Without a full stop: it is the end of a sentence that begins elsewhere. */
const Assumption = z.string().trim().min(20).max(220).regex(/[^.]$/)
const Code = z.string().regex(/^[ESG][1-5](\.\d){1,2}$/)
const Industry = z.enum(['technology', 'manufacturing', 'energy', 'finance'])
const OfTen = z.number().int().min(1).max(10)

const Words = z.strictObject({
  title: z
    .string()
    .trim()
    .min(8)
    .max(90)
    .regex(/^\p{Lu}.*[^.]$/u),
  description: Sentence.max(260),
  score: Sentence,
})

const Condition = z
  .strictObject({
    datapoint: z.string(),
    above: z.number().min(0).optional(),
    below: z.number().positive().optional(),
    answer: z.enum(['yes', 'no']).optional(),
    says: z.string().min(3).optional(),
    raises: z.literal(true).optional(),
  })
  .refine(
    ({ above, below, answer, says }) => [above, below, answer, says].filter((one) => one !== undefined).length <= 1,
  )

const Template = z.strictObject({
  key: z.string().regex(/^[esg][1-5](-[a-z]+)+$/),
  subTopic: Code,
  type: z.enum(['Impact', 'Risk', 'Opportunity']),
  isPositive: z.boolean(),
  isPotential: z.boolean(),
  humanRights: z.literal(true).optional(),
  valueChain: z.enum(valueChainPlaces),
  horizon: z.enum(timeHorizons),
  tags: z.array(z.enum(iroTags)).max(3),
  industries: z.array(Industry),
  when: z.array(Condition).max(10),
  metrics: z.array(z.string()).max(3),
  amounts: z.array(z.string()).min(1).max(3).optional(),
  effect: z
    .strictObject({
      datapoints: z.array(z.string()).min(1),
      low: z.number().positive(),
      high: z.number().positive(),
      saves: z.boolean(),
      year: z.number().int(),
      en: Assumption,
      de: Assumption,
    })
    .refine(({ low, high }) => low < high)
    .optional(),
  size: z
    .strictObject({ datapoints: z.array(z.string()).min(1), steps: z.array(z.number().positive()).min(1) })
    .optional(),
  without: z.array(z.string()).min(1).optional(),
  score: z.union([
    z.strictObject({ scale: OfTen, scope: OfTen, irremediable: OfTen.nullable() }),
    z.strictObject({ magnitude: z.enum(['high', 'medium', 'low']) }),
  ]),
  en: Words,
  de: Words,
})

const Cell = z.strictObject({ level: z.enum(topicLevels), en: Sentence, de: Sentence })

export const IroTopicShape = z.strictObject({
  topic: z.enum(iroTopics),
  names: z.strictObject({ en: z.string().min(3), de: z.string().min(3) }),
  cells: z.record(Code, z.record(Industry, Cell)),
  templates: z.array(Template).min(8),
})

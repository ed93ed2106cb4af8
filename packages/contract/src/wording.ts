import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languages } from './language.ts'
import { limits } from './limits.ts'

const ShortText = z.string().trim().max(limits.shortText)

/** Why a language model's words are not shown; clients show the sentence beside it. */
const wordingRefusals = [
  'malformed',
  'unchanged',
  'quote',
  'number',
  'name',
  'polarity',
  'unrelated',
  'language',
  'form',
  'repeated',
  'unasserted',
  'silent',
  'broken',
  'too_large',
  'refused',
] as const

export const Wording = z
  .object({
    proposal: z
      .object({
        text: z.string().describe('Ready to be taken over; questions one a line.'),
        sentences: z
          .array(
            z.object({
              text: z.string(),
              quote: z.string(),
              place: z
                .object({ document_id: z.uuid(), filename: z.string(), page: z.number().int() })
                .nullable()
                .describe('Where the quote stands in a document; `null` where it is of a text that was sent along.'),
            }),
          )
          .describe('Each sentence with the words that it rests on.'),
        notes: z.array(z.string()).describe('What was left out and why, and what to check.'),
      })
      .nullable()
      .describe('`null` where nothing passed the checks.'),
    refusal: z.object({ reason: z.enum(wordingRefusals), message: z.string() }).nullable(),
    model: z.string(),
  })
  .meta({
    id: 'Wording',
    description:
      'Words that a language model proposes, checked; nothing of them is stored before a person saves them as their own.',
  })
export type Wording = z.infer<typeof Wording>

/** The request for words. */
export const WordingAsked = z.discriminatedUnion('kind', [
  /** An IRO or a recommendation, worded from its own text, figures and quotes. */
  z.object({ kind: z.enum(['iro', 'recommendation']), id: z.string().min(1).max(100), language: z.enum(languages) }),
  /** Questions of a survey, from what it says about itself. */
  z.object({
    kind: z.literal('questions'),
    title: ShortText.min(1),
    description: z.string().trim().max(4000),
    group: ShortText,
    questions: z.array(z.string().trim().max(1000)).max(limits.survey.questions.max),
    language: z.enum(languages),
  }),
  /** A paragraph of the statement in other words; it rests on nothing but itself. */
  z.object({
    kind: z.literal('paragraph'),
    text: z.string().min(1).max(limits.translation),
    language: z.enum(languages),
  }),
  /** The question of a customer or a bank, answered from the company's own documents. */
  z.object({
    kind: z.literal('answer'),
    question: z.string().trim().min(1).max(limits.questionnaires.questionLength),
    language: z.enum(languages),
  }),
  /** A text of the statement, written from the company's own documents; `id` is that of the text. */
  z.object({ kind: z.literal('disclosure'), id: z.string().min(1).max(200), language: z.enum(languages) }),
  /** A text in the other language; `language` is the one it is to be in. */
  z.object({
    kind: z.literal('translation'),
    text: z.string().min(1).max(limits.translation),
    language: z.enum(languages),
  }),
])
export type WordingAsked = z.infer<typeof WordingAsked>

export const wording = {
  standing: endpoint({
    method: 'GET',
    path: '/wording/',
    about: 'wording',
    auth: 'user',
    summary: 'The host that words can be asked of; `null` without a language model or without agreement',
    response: z.object({ host: z.string().nullable() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/wording/',
    changes: [],
    auth: 'user',
    summary:
      'Have the language model word or translate one text. Nothing is stored but who asked. 409 without a model, agreement or budget',
    body: WordingAsked,
    failures: ['conflict', 'not_found', 'rate_limited'],
    response: Wording,
  }),
}

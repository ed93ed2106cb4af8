import type { Language } from '@esrs/contract'
import type { WordingTask } from '@esrs/engine'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'
import { documents } from './documents.ts'

/** A company's word that its documents may be sent to a language model. It holds for one host and no other. */
export const modelConsents = pgTable('model_consents', {
  companyId: ofCompany().primaryKey(),
  host: text('host').notNull(),
  givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
  givenAt: time('given_at').notNull().defaultNow(),
  /** Reading is paused: nothing more is sent until it is taken up again, and what was answered is kept. */
  paused: boolean('paused').notNull().default(false),
})

/** Answers of a language model to requests about a document, so that the same is never paid for twice. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    /** SHA-256 of the model and everything that was sent to it. */
    hash: text('hash').notNull(),
    /** As received; `null` where it was no answer. */
    reply: text('reply'),
    /** Why it was none. */
    refused: text('refused').$type<'broken' | 'too_large' | 'refused'>(),
    answeredAt: time('answered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'model_answers_pk', columns: [table.documentId, table.hash] })],
)

/** Use of the language model by a company in a month. */
export const modelUsage = pgTable(
  'model_usage',
  {
    companyId: ofCompany(),
    /** `2026-11`, in UTC. */
    month: text('month').notNull(),
    requests: integer('requests').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Of those sent, what the host says it still had from the request before. */
    cachedTokens: integer('cached_tokens').notNull().default(0),
    /** How long the answers took, all together: with the requests it gives the speed of the model. */
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull().default(0),
    /** Put aside for requests under way; what a killed process had under way stays here, for it may have been charged. */
    reservedTokens: integer('reserved_tokens').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'model_usage_pk', columns: [table.companyId, table.month] })],
)

/** How far a document has come with the language model, and what became of its answers. */
export const modelRuns = pgTable('model_runs', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  state: text('state').$type<'waiting' | 'asking' | 'done' | 'stopped' | 'paused'>().notNull(),
  /** Why it stopped before its end. */
  why: text('why').$type<'budget' | 'refused' | 'unreachable' | 'unreadable' | 'context'>(),
  host: text('host').notNull(),
  model: text('model').notNull(),
  requestsTotal: integer('requests_total').notNull().default(0),
  requestsDone: integer('requests_done').notNull().default(0),
  /** Numbers of the pages that it has read so far. */
  pagesRead: jsonb('pages_read').$type<number[]>().notNull().default([]),
  /** Values that passed every check. */
  kept: integer('kept').notNull().default(0),
  /** Answers that failed one, by the name of the check. */
  dropped: jsonb('dropped').$type<Record<string, number>>().notNull().default({}),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

/** Requests for words of a language model: person and outcome. The words themselves are not kept. */
export const modelWordings = pgTable(
  'model_wordings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: time('asked_at').notNull().defaultNow(),
    task: text('task').$type<WordingTask>().notNull(),
    /** The IRO or recommendation; `null` for a text that was sent along. */
    subject: text('subject'),
    language: text('language').$type<Language>().notNull(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    /** `proposed`, or why nothing was. */
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
  },
  (table) => [index('model_wordings_company').on(table.companyId, table.id)],
)

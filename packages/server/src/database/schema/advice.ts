import type { AdviceFacts } from '@esrs/engine'
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofReport, time } from './columns.ts'

/** Recommendations for a report, in keys and numbers; the words are made when it is read, in the reader's language. */
export const recommendations = pgTable(
  'recommendations',
  {
    ...ofReport(),
    /** Everything that is advised, best first; `null` while nothing has been evaluated. */
    advice: jsonb('advice').$type<AdviceFacts[]>(),
    /** Stands for everything that the advice follows from; another one means that it is out of date. */
    basis: text('basis'),
    /** A re-evaluation is queued or under way. */
    running: boolean('running').notNull().default(false),
    /** The last re-evaluation that was asked for could not be carried out. */
    failed: boolean('failed').notNull().default(false),
    updatedAt: time('updated_at'),
  },
  (table) => [primaryKey({ name: 'recommendations_pk', columns: [table.companyId, table.set, table.reportingYear] })],
)

/** A person's mark on a recommendation. */
export const recommendationMarks = pgTable(
  'recommendation_marks',
  {
    ...ofReport(),
    key: text('key').notNull(),
    mark: text('mark').$type<'done' | 'not_relevant'>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'recommendation_marks_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key],
    }),
  ],
)

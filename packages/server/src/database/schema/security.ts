import type { TokenScope } from '@esrs/contract'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'

/** Links of mails that still work: one of a kind for a person, so that the newest is the only one. */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'reset' | 'invitation' | 'email'>().notNull(),
    /** SHA-256 of the secret in the link. */
    hash: text('hash').notNull().unique(),
    /** The new address that the link confirms. */
    email: text('email'),
    endsAt: time('ends_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('mail_links_newest').on(table.userId, table.purpose)],
)

/** Mails that were handed over, so that a job that runs twice sends once. */
export const sentMails = pgTable('sent_mails', {
  id: uuid('id').primaryKey(),
  companyId: ofCompany(),
  sentAt: time('sent_at').notNull().defaultNow(),
})

/** Personal API tokens, as hashes of their secrets. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person calls it. */
    label: text('label').notNull(),
    /** SHA-256 of the secret, which has 256 bits of chance of its own. */
    hash: text('hash').notNull().unique(),
    /** The beginning of the secret, for its person to recognise it. */
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** Of the person when it was made: what ends all sessions ends all tokens. */
    generation: integer('generation').notNull(),
    lastUsedAt: time('last_used_at'),
    endsAt: time('ends_at').notNull(),
    revokedAt: time('revoked_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('api_tokens_user').on(table.userId), index('api_tokens_ends').on(table.endsAt)],
)

import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { byUser, ofCompany, time } from './columns.ts'

/** Tokens with which the directory of a company keeps its people up to date, as hashes of their secrets. */
export const directoryTokens = pgTable(
  'directory_tokens',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    /** What administrators call it. */
    label: text('label').notNull(),
    /** SHA-256 of the secret, which has 256 bits of chance of its own. */
    hash: text('hash').notNull().unique(),
    prefix: text('prefix').notNull(),
    madeBy: byUser('made_by'),
    lastUsedAt: time('last_used_at'),
    endsAt: time('ends_at').notNull(),
    revokedAt: time('revoked_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('directory_tokens_company').on(table.companyId)],
)

/** What a directory says of a person, beside what the product itself knows. */
export const directoryUsers = pgTable(
  'directory_users',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    externalId: text('external_id'),
    /** As it was sent; compared without regard to case. */
    userName: text('user_name').notNull(),
    givenName: text('given_name'),
    familyName: text('family_name'),
    changedAt: time('changed_at').notNull(),
    /** When the directory removed the person, who is not found by it while inactive. */
    removedAt: time('removed_at'),
  },
  (table) => [
    uniqueIndex('directory_users_name').on(table.companyId, sql`lower(${table.userName})`),
    index('directory_users_external').on(table.companyId, table.externalId),
  ],
)

/** Groups as a directory has sent them. */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    name: text('name').notNull(),
    externalId: text('external_id'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [uniqueIndex('directory_groups_name').on(table.companyId, sql`lower(${table.name})`)],
)

/** Who is in a group. */
export const directoryMembers = pgTable(
  'directory_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index('directory_members_user').on(table.userId)],
)

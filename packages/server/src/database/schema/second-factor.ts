import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The key of a person's one-time codes. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  /** The key, encrypted for this person. */
  sealedKey: text('sealed_key').notNull(),
  /** Number of the half minute of the last code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** When a code of the app proved it; before that it asks for nothing. */
  confirmedAt: time('confirmed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** Recovery codes, as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** SHA-256 of the person and the code, which has 80 bits of chance of its own. */
    hash: text('hash').notNull().unique(),
    usedAt: time('used_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** Sign-ins that wait for a second step: the password was right, or the provider of the company has answered. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** Of the person when the password was right: what ends all sessions ends this as well. */
    generation: integer('generation').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The answer of the company's provider, encrypted, where it stands in place of the password. */
    sealedAnswer: text('sealed_answer'),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('sign_in_challenges_ends').on(table.endsAt)],
)

/** Passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** Identifier that the authenticator gave it, in Base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** Public key in COSE form, in Base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as far as it counts at all; an older number comes from a copy. */
    signatures: bigint('signatures', { mode: 'number' }).notNull(),
    /** How browsers reach it, such as `internal` or `usb`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    lastUsedAt: time('last_used_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges of passkeys that have been answered, until they would have ended: none is answered twice. */
export const answeredChallenges = pgTable(
  'answered_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('answered_challenges_ends').on(table.endsAt)],
)

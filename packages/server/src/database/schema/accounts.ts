import type { Language, LegalProfile, UserRole } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** A company that reports. What is `null` here follows from the defaults of the accounts feature. */
export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  registrationNumber: text('registration_number').notNull().default(''),
  address: text('address').notNull().default(''),
  industry: text('industry'),
  companySize: text('company_size'),
  reportScope: text('report_scope'),
  onboarding: jsonb('onboarding').$type<Record<string, unknown>>(),
  processingComplete: boolean('processing_complete').notNull().default(false),
  skipOnboarding: boolean('skip_onboarding').notNull().default(false),
  appHeaderText: text('app_header_text'),
  enableDocumentUpload: boolean('enable_document_upload').notNull().default(true),
  stakeholders: jsonb('stakeholders')
    .$type<{ name: string; description: string; category: string }[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  standardSet: text('standard_set'),
  reportingYear: integer('reporting_year'),
  /** First financial year reported under the ESRS, and the modules of the voluntary standard; `null` where not said. */
  firstReportingYear: integer('first_reporting_year'),
  modules: text('modules').$type<'basic' | 'both'>(),
  /** What decides which law applies, as far as it is stated; the first year stands in its own column. */
  legal: jsonb('legal').$type<Partial<Omit<LegalProfile, 'first_reporting_year'>>>(),
  /** Everybody needs a second factor. */
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  testAccount: boolean('test_account').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** A person of a company. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Lower case, so that one person cannot have two accounts by spelling. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<UserRole>().notNull(),
    /** Function in the company, in own words, which says less about rights than about who speaks. */
    position: text('position').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    isActive: boolean('is_active').notNull().default(true),
    /** When the invitation was sent last; `null` for who has a password of their own. */
    invitedAt: time('invited_at'),
    /** Raised to end every session of the person at once. */
    generation: integer('generation').notNull().default(0),
    lastLoginAt: time('last_login_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('users_company').on(table.companyId)],
)

/** A sign-in and all refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    /** Device and browser of the sign-in, for its person to recognise it. */
    browser: text('browser'),
    system: text('system'),
    lastUsedAt: time('last_used_at').notNull(),
    /** When its person proved themselves last; `null` for sessions that began before that was kept. */
    provedAt: time('proved_at'),
    /** What its person signed in with: the own account (password, passkey), or the provider of the company. */
    signedInBy: text('signed_in_by').$type<'account' | 'provider'>().notNull().default('account'),
    /** The provider has asked for a second factor. */
    factorByProvider: boolean('factor_by_provider').notNull().default(false),
    /**
     * It has not said so: that stands on the trust of the company alone, and ends with it. So does what a process that does not know the
     * difference yet has begun.
     */
    factorByTrust: boolean('factor_by_trust').notNull().default(true),
    /** End of the session whatever happens. */
    endsAt: time('ends_at').notNull(),
    revokedAt: time('revoked_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_ends').on(table.endsAt)],
)

/** Refresh tokens that were issued, as hashes. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    /** When it was presented first. */
    usedAt: time('used_at'),
  },
  (table) => [uniqueIndex('refresh_tokens_session').on(table.sessionId, table.sequence)],
)

/** Attempts counted against a limit; the key is a hash, so that no address or e-mail is kept. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: time('ends_at').notNull(),
})

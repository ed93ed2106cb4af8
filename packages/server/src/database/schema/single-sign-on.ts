import type { UserRole } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies, sessions, users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The provider of a company, with which its people sign in (OpenID Connect). */
export const signInProviders = pgTable('sign_in_providers', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** The client's secret, encrypted for this company. */
  sealedSecret: text('sealed_secret').notNull(),
  mode: text('mode').$type<'off' | 'optional' | 'required'>().notNull().default('off'),
  /** The claim of a token that names the groups of its person. */
  groupClaim: text('group_claim').notNull(),
  /** Role of people whose groups bring none; `null`: they are refused. */
  defaultRole: text('default_role').$type<UserRole>(),
  /** The provider asks everybody for a second factor, also where its tokens do not say so. */
  trustsFactor: boolean('trusts_factor').notNull().default(false),
  /** When issuer or client were set last: a sign-in that shall prove them has to be later. */
  configuredAt: time('configured_at').notNull(),
})

/** E-mail domains of a company. Only people with an address at a proved one sign in with its provider. */
export const providerDomains = pgTable(
  'provider_domains',
  {
    companyId: ofCompany(),
    /** Lower case, as DNS names it. */
    domain: text('domain').notNull(),
    /** What the record of the domain has to say. */
    record: text('record').notNull(),
    provedAt: time('proved_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.domain] }),
    uniqueIndex('provider_domains_proved').on(table.domain).where(sql`${table.provedAt} is not null`),
  ],
)

/** Which role a group of a company's directory brings, for sign-ins and for SCIM. */
export const groupRoles = pgTable(
  'group_roles',
  {
    companyId: ofCompany(),
    /** The group as the directory writes it. */
    name: text('name').notNull(),
    role: text('role').$type<UserRole>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
)

/** Administrators who sign in with password and second factor even where the provider is required. */
export const breakGlassAdministrators = pgTable('break_glass_administrators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
})

/** Whom a provider means by a subject. */
export const providerSubjects = pgTable(
  'provider_subjects',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    companyId: ofCompany(),
    userId: ofUser(),
    lastUsedAt: time('last_used_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('provider_subjects_user').on(table.userId, table.issuer),
  ],
)

/** Sign-ins that wait for the provider's answer; each is answered once. */
export const providerAttempts = pgTable(
  'provider_attempts',
  {
    /** SHA-256 of the state. */
    hash: text('hash').primaryKey(),
    companyId: ofCompany(),
    issuer: text('issuer').notNull(),
    nonce: text('nonce').notNull(),
    /** The verifier of PKCE, encrypted for this attempt. */
    sealedVerifier: text('sealed_verifier').notNull(),
    /** SHA-256 of the anti-forgery cookie of the browser that began it. */
    browser: text('browser').notNull(),
    /** The session that proves itself again; `null` for a sign-in. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    beganAt: time('began_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('provider_attempts_ends').on(table.endsAt)],
)

/** What a session needs to sign out at its provider. */
export const providerSessions = pgTable('provider_sessions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  /** The provider's answer to the sign-in, encrypted for this session. */
  sealedAnswer: text('sealed_answer').notNull(),
})

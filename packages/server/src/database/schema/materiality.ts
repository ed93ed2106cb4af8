import type { AfterMeasures, AssessmentMethod, ConsultationWay, HorizonPoints, Points } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { byUser, ofReport, time } from './columns.ts'

/** Versions of the method of assessment; the latest holds, and before the first the defaults do. Only ever added to. */
export const materialityMethods = pgTable(
  'materiality_methods',
  {
    ...ofReport(),
    version: integer('version').notNull(),
    method: jsonb('method').$type<AssessmentMethod>().notNull(),
    reason: text('reason').notNull(),
    by: byUser(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'materiality_methods_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.version],
    }),
  ],
)

/** What a person gave to an IRO. A person who is erased leaves the score without a name. */
export const materialityScores = pgTable(
  'materiality_scores',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    /** Key of the IRO. */
    key: text('key').notNull(),
    by: byUser(),
    /** The scale that the points were given on: a method may change it. */
    scale: text('scale').$type<AssessmentMethod['scale']>().notNull(),
    /** Before measures; of several horizons those that decided when they were given. */
    points: jsonb('points').$type<Points>().notNull(),
    horizons: jsonb('horizons').$type<HorizonPoints>().notNull().default({}),
    after: jsonb('after').$type<AfterMeasures>(),
    /** Of a positive impact: whether it goes beyond law and beyond mending one's own harm; `null` where nobody was asked. */
    beyond: boolean('beyond'),
    reason: text('reason').notNull(),
    documents: jsonb('documents').$type<string[]>().notNull(),
    /** Where in a cited document, by its identifier. */
    pages: jsonb('pages').$type<Record<string, string>>().notNull().default({}),
    /** Surveys and other consultations. */
    surveys: jsonb('surveys').$type<string[]>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('materiality_scores_once')
      .on(table.companyId, table.set, table.reportingYear, table.key, table.by)
      .where(sql`by_user is not null`),
  ],
)

/** Why somebody does not agree with the decision on a topic. */
export const materialityDissents = pgTable(
  'materiality_dissents',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    code: text('code').notNull(),
    text: text('text').notNull(),
    by: byUser(),
    at: time('at').notNull(),
  },
  (table) => [index('materiality_dissents_report').on(table.companyId, table.set, table.reportingYear)],
)

/** Topics of a company's own, which are on no list of the standards. */
export const materialityTopics = pgTable(
  'materiality_topics',
  {
    ...ofReport(),
    /** `X1`, `X2` … */
    code: text('code').notNull(),
    title: text('title').notNull(),
    by: byUser(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'materiality_topics_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.code],
    }),
  ],
)

/** Sub-topics that were considered and of which nothing was found, with the reason. */
export const materialityMatters = pgTable(
  'materiality_matters',
  {
    ...ofReport(),
    /** Code of the sub-topic in the list of the set. */
    code: text('code').notNull(),
    reason: text('reason').notNull(),
    by: byUser(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'materiality_matters_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.code],
    }),
  ],
)

/** Who was asked about what is material, how, when and with what result. */
export const materialityConsultations = pgTable(
  'materiality_consultations',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    group: text('group').notNull(),
    way: text('way').$type<ConsultationWay>().notNull(),
    about: jsonb('about').$type<string[]>().notNull(),
    held: text('held').notNull(),
    people: integer('people'),
    result: text('result').notNull(),
    by: byUser(),
    at: time('at').notNull(),
  },
  (table) => [index('materiality_consultations_report').on(table.companyId, table.set, table.reportingYear)],
)

/**
 * Signed assessments. A trigger lets rows be added and never changed or removed; they go with their company. Whoever signed is
 * named by id alone, so that nothing has to be changed when a person is erased.
 */
export const signedAssessments = pgTable(
  'signed_assessments',
  {
    ...ofReport(),
    number: integer('number').notNull(),
    at: time('at').notNull(),
    by: uuid('by_user'),
    byName: text('by_name').notNull(),
    note: text('note').notNull(),
    topics: integer('topics').notNull(),
    material: integer('material').notNull(),
    /** Sub-topics that nobody had answered: with any it is signed in part. */
    gaps: integer('gaps').notNull().default(0),
    /** Topics that were called material with no entry scored. */
    unrated: integer('unrated').notNull().default(0),
    /** The last change and the number of answers that it holds; what came later has changed it. */
    lastChange: bigint('last_change', { mode: 'number' }).notNull(),
    answers: integer('answers').notNull(),
    /** Canonical JSON (RFC 8785), byte for byte. */
    content: text('content').notNull(),
    /** SHA-256 of these bytes. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'signed_assessments_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.number],
    }),
  ],
)

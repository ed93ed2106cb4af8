import type { Question, SurveyResponse, SurveyStatus } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { time } from './columns.ts'

/** A survey of a company among the people it affects. */
export const surveys = pgTable(
  'surveys',
  {
    id: uuid('id').primaryKey(),
    /** The secret part of its address. */
    sid: text('sid').notNull().unique(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    status: text('status').$type<SurveyStatus>().notNull(),
    stakeholder: text('stakeholder').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    anonymous: boolean('anonymous').notNull(),
    closesAt: time('closes_at'),
    retentionDays: integer('retention_days'),
    /** The proposal it was made from. */
    proposal: text('proposal'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('surveys_newest').on(table.companyId, table.createdAt)],
)

/** The response of a respondent. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: uuid('id').primaryKey(),
    surveyId: uuid('survey_id')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Chosen by the respondent's browser: sending a response again stores it once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    respondentType: text('respondent_type').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    /** By index of the question. */
    answers: jsonb('answers').$type<SurveyResponse['responses']>().notNull(),
    generalNotes: text('general_notes').notNull(),
    /** Another answer to the survey had come from the same device within a minute; which device is kept nowhere. */
    sameDevice: boolean('same_device').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('survey_responses_once').on(table.surveyId, table.idempotencyKey),
    index('survey_responses_newest').on(table.surveyId, table.createdAt),
    index('survey_responses_respondent').on(table.companyId, sql`lower(${table.email})`),
  ],
)

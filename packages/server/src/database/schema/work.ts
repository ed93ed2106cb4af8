import type { Language, LinkKind, TaskKind, TypedCell } from '@esrs/contract'
import type { LeftOut, NamedPlace, SheetLayout } from '@esrs/engine'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { byUser, ofCompany, ofReport, time } from './columns.ts'

/** Rules of a company for working together. */
export const workSettings = pgTable('work_settings', {
  companyId: ofCompany().primaryKey(),
  /** A value is approved by another person than the one who delivered or decided it. */
  fourEyes: boolean('four_eyes').notNull(),
})

/** What a person wants to be told, and has been. */
export const workPersonalSettings = pgTable('work_habits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: ofCompany(),
  weeklyMail: boolean('weekly_mail').notNull().default(true),
  /** The Monday of the last weekly mail. */
  mailedWeek: date('mailed_week'),
  /** The last comment that mentions them and was read. */
  seenComment: bigint('seen_comment', { mode: 'number' }).notNull().default(0),
})

/** Who answers for a datapoint, a requirement or a topic, and how far a datapoint has come. */
export const workTasks = pgTable(
  'work_tasks',
  {
    ...ofReport(),
    kind: text('kind').$type<TaskKind>().notNull(),
    key: text('key').notNull(),
    ownerId: byUser('owner_id'),
    reviewerId: byUser('reviewer_id'),
    due: date('due'),
    /** When somebody was asked for it last: by being named its owner, or by a request. */
    requestedAt: time('requested_at'),
    deliveredAt: time('delivered_at'),
    deliveredBy: byUser('delivered_by'),
    /** Their name, where they have no account. */
    deliveredName: text('delivered_name'),
    sentBackAt: time('sent_back_at'),
    sentBackBy: byUser('sent_back_by'),
    sentBackReason: text('sent_back_reason'),
    approvedAt: time('approved_at'),
    approvedBy: byUser('approved_by'),
    /** What was approved, so that a change takes the approval back by itself. */
    approvedValue: text('approved_value'),
  },
  (table) => [
    primaryKey({
      name: 'work_tasks_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.kind, table.key],
    }),
  ],
)

/** Answers of people who were asked. Only their state changes; a later answer of the same sender replaces an earlier one. */
export const workDeliveries = pgTable(
  'work_deliveries',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    key: text('key').notNull(),
    /** Where it came by a request; otherwise a person of the company delivered it. */
    requestId: uuid('request_id'),
    userId: byUser('user_id'),
    senderName: text('sender_name').notNull().default(''),
    senderEmail: text('sender_email').notNull().default(''),
    written: text('written').notNull(),
    /** The language that the value is written in. */
    language: text('language').$type<Language>().notNull(),
    note: text('note').notNull(),
    /** The cells of an answer that is a table, as they were typed; `null` of any other. */
    cells: jsonb('cells').$type<TypedCell[]>(),
    documents: uuid('documents').array().notNull(),
    at: time('at').notNull(),
    state: text('state').$type<'waiting' | 'accepted' | 'sent_back' | 'replaced'>().notNull(),
    decidedBy: byUser('decided_by'),
    decidedAt: time('decided_at'),
    /** Sending the same answer again stores it once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
  },
  (table) => [
    index('work_deliveries_datapoint').on(table.companyId, table.set, table.reportingYear, table.key),
    index('work_deliveries_request').on(table.requestId),
    uniqueIndex('work_deliveries_once').on(table.companyId, table.key, table.idempotencyKey),
  ],
)

/** What people wrote beside datapoints. Only ever added to. */
export const workComments = pgTable(
  'work_comments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    key: text('key').notNull(),
    userId: byUser('user_id'),
    text: text('text').notNull(),
    mentions: uuid('mentions').array().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('work_comments_datapoint').on(table.companyId, table.set, table.reportingYear, table.key, table.id),
    index('work_comments_mentions').using('gin', table.mentions),
  ],
)

/** Somebody without an account who was asked for datapoints. */
export const workRequests = pgTable(
  'work_requests',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    note: text('note').notNull(),
    due: date('due').notNull(),
    showLastYear: boolean('show_last_year').notNull(),
    askedBy: byUser('asked_by'),
    askedAt: time('asked_at').notNull(),
    /** The request of whoever named this person, and their name. */
    passedFrom: uuid('passed_from'),
    passedOnBy: text('passed_on_by'),
    openedAt: time('opened_at'),
    withdrawnAt: time('withdrawn_at'),
    /** When every datapoint was answered or passed on. */
    answeredAt: time('answered_at'),
    remindedAt: time('reminded_at'),
    /** Reminders that went out by themselves: 1 before the date, 2 after it, 3 once more, and then whoever asked is told. */
    reminders: integer('reminders').notNull().default(0),
    escalatedAt: time('escalated_at'),
  },
  (table) => [
    index('work_requests_report').on(table.companyId, table.set, table.reportingYear, table.askedAt),
    index('work_requests_due')
      .on(table.due)
      .where(sql`answered_at is null and withdrawn_at is null and escalated_at is null`),
    index('work_requests_person').on(table.companyId, table.email),
  ],
)

/** A datapoint of a request, with what was typed and not sent yet. */
export const workRequestItems = pgTable(
  'work_request_items',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => workRequests.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    companyId: ofCompany(),
    position: integer('position').notNull(),
    written: text('written').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The axes by which it is asked for cell by cell; `null` where one figure or text is. */
    axes: text('axes').array(),
    /** What was typed into cells and not sent yet. */
    cells: jsonb('cells').$type<TypedCell[]>().notNull().default([]),
    proofs: uuid('proofs').array().notNull().default(sql`'{}'::uuid[]`),
    answeredAt: time('answered_at'),
    /** The request to whoever knows it. */
    passedTo: uuid('passed_to'),
  },
  (table) => [
    primaryKey({ name: 'work_request_items_pk', columns: [table.requestId, table.key] }),
    index('work_request_items_datapoint').on(table.companyId, table.key),
  ],
)

/** Links of people without an account: for one thing, for one person, until an end. Their secret follows from the id by a key. */
export const guestLinks = pgTable(
  'guest_links',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** The request or the room. */
    subjectId: uuid('subject_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    endsAt: time('ends_at').notNull(),
    revokedAt: time('revoked_at'),
    createdAt: time('created_at').notNull(),
    /** The end of the code that was mailed last, from which with the id it follows by a key. */
    codeEndsAt: time('code_ends_at'),
    codeAttempts: integer('code_attempts').notNull().default(0),
  },
  (table) => [
    index('guest_links_subject').on(table.companyId, table.kind, table.subjectId),
    index('guest_links_ends').on(table.endsAt),
  ],
)

/** Devices on which a link was opened, by the hash of the key that each holds. */
export const guestDevices = pgTable(
  'guest_devices',
  {
    hash: text('hash').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => guestLinks.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('guest_devices_link').on(table.linkId)],
)

/** Rooms that were opened to auditors: of an issued version, or of the draft. */
export const auditRooms = pgTable('audit_rooms', {
  id: uuid('id').primaryKey(),
  ...ofReport(),
  /** `null`: the draft as it is when somebody looks. */
  version: integer('version'),
  name: text('name').notNull(),
  ends: date('ends').notNull(),
  openedBy: byUser('opened_by'),
  openedAt: time('opened_at').notNull(),
  closedAt: time('closed_at'),
})

/** Everything that was done in a room, by whom. Only ever added to; marks and samples are the last of their kind. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => auditRooms.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    /** The auditor; empty for somebody of the company. */
    byEmail: text('by_email').notNull(),
    byName: text('by_name').notNull(),
    userId: byUser('user_id'),
    what: text('what')
      .$type<'entered' | 'looked' | 'drawn' | 'marked' | 'asked' | 'answered' | 'exported' | 'closed'>()
      .notNull(),
    fact: text('fact').notNull().default(''),
    /** How it was drawn, or the mark. */
    kind: text('kind').notNull().default(''),
    text: text('text').notNull().default(''),
  },
  (table) => [index('audit_events_room').on(table.roomId, table.id)],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Where a question stands and is answered in its file; columns count from 0. What older rows lack they have none of. */
export interface QuestionPlace {
  sheet: number
  row: number
  /** Column of the answer; `null` where rows of options are ticked instead. */
  answer: number | null
  remark: number | null
  tick?: number | null
  /** Rows of its options, in their order. */
  optionRows?: number[]
  /** Only in an official template, whose cells have names. */
  named?: NamedPlace
}

/** How the columns of a questionnaire were understood. */
export interface StoredForm {
  sheets: SheetLayout[]
  left: LeftOut[]
  /** How many were left out, also those that are not listed. */
  leftCount: number
}

/** What people said of the columns of forms, for the next file with the same heads. */
export const workFormColumns = pgTable(
  'work_form_columns',
  {
    companyId: ofCompany(),
    /** The heads of the form. */
    fingerprint: text('fingerprint').notNull(),
    /** Row of the heads; 0 where there are none. */
    head: integer('head').notNull(),
    /** What each column holds, from the first on. */
    roles: text('roles').array().notNull(),
    decidedBy: byUser('decided_by'),
    decidedAt: time('decided_at').notNull(),
  },
  (table) => [primaryKey({ name: 'work_form_columns_pk', columns: [table.companyId, table.fingerprint] })],
)

/** Answers that a company keeps for questionnaires to come. */
export const workAnswers = pgTable(
  'work_answers',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    kind: text('kind').$type<'policy' | 'certificate' | 'contact' | 'text'>().notNull(),
    /** The question that it answers, or what it is. */
    title: text('title').notNull(),
    text: text('text').notNull(),
    owner: byUser('owner'),
    /** Last day on which it may be used. */
    validUntil: date('valid_until'),
    changedBy: byUser('changed_by'),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [index('work_answers_company').on(table.companyId, table.changedAt)],
)

/** Questions of a customer or a bank, as they came. */
export const workQuestionnaires = pgTable(
  'work_questionnaires',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    name: text('name').notNull(),
    kind: text('kind').$type<'xlsx' | 'csv' | 'docx' | 'pdf' | 'text'>().notNull(),
    fileName: text('file_name').notNull(),
    /** The file as it came, which is filled and given back; `null` for pasted text. */
    file: bytes('file'),
    addedBy: byUser('added_by'),
    addedAt: time('added_at').notNull(),
    /** How its columns were understood and what was left out; `null` for pasted text. */
    form: jsonb('form').$type<StoredForm>(),
  },
  (table) => [index('work_questionnaires_report').on(table.companyId, table.set, table.reportingYear, table.addedAt)],
)

/** A question of a questionnaire, with what it may ask for and what somebody chose. */
export const workQuestions = pgTable(
  'work_questions',
  {
    questionnaireId: uuid('questionnaire_id')
      .notNull()
      .references(() => workQuestionnaires.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    companyId: ofCompany(),
    section: text('section').notNull(),
    text: text('text').notNull(),
    unit: text('unit').notNull(),
    /** Where it stands and is answered in the file; `null` for pasted text. */
    place: jsonb('place').$type<QuestionPlace>(),
    /** What it lets choose from; empty where it asks freely. */
    options: jsonb('options').$type<string[]>().notNull().default([]),
    /** The datapoint that it certainly asks for, by the engine. */
    sure: text('sure'),
    /** What the engine proposes where nothing is sure: a datapoint, or several that answer it together. */
    proposed: text('proposed').array().notNull().default([]),
    /** Datapoints that it may ask for, the likeliest first. */
    suggested: text('suggested').array().notNull(),
    /** What a person decided: nothing yet, a datapoint, words of their own, or that it is left open. */
    decided: text('decided').$type<'datapoint' | 'words' | 'left_open'>(),
    key: text('key'),
    /** More datapoints that a person took into the answer. */
    also: text('also').array().notNull().default([]),
    words: text('words').notNull().default(''),
    decidedBy: byUser('decided_by'),
    decidedAt: time('decided_at'),
  },
  (table) => [primaryKey({ name: 'work_questions_pk', columns: [table.questionnaireId, table.position] })],
)

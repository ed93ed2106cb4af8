import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as accounts from './schema/accounts.ts'
import * as additions from './schema/additions.ts'
import * as advice from './schema/advice.ts'
import * as assessment from './schema/assessment.ts'
import * as documents from './schema/documents.ts'
import * as encryption from './schema/encryption.ts'
import * as hints from './schema/hints.ts'
import * as installation from './schema/installation.ts'
import * as materiality from './schema/materiality.ts'
import * as models from './schema/models.ts'
import * as organisation from './schema/organisation.ts'
import * as provisioning from './schema/provisioning.ts'
import * as reporting from './schema/reporting.ts'
import * as secondFactor from './schema/second-factor.ts'
import * as security from './schema/security.ts'
import * as singleSignOn from './schema/single-sign-on.ts'
import * as statements from './schema/statements.ts'
import * as surveys from './schema/surveys.ts'
import * as trail from './schema/trail.ts'
import * as work from './schema/work.ts'

/** What becomes of the rows of a table, and what its columns hold beside words and numbers. Columns are named as in the database. */
export interface TableMeaning {
  /**
   * What its rows go with: their company or their session, by the database itself; their time, because they hold hashes alone that lead to
   * nobody; or the installation.
   */
  erasedWith: 'company' | 'session' | 'time' | 'installation'
  /** Whether its rows are in the archive that a company takes with it, and in that of a person where they name them. */
  exported: boolean
  /** Whether its rows go along when the installation is moved. */
  moved: boolean
  /** Columns that would let whoever reads an export act as somebody. */
  secrets?: readonly string[]
  /** The column that names a kept file, with those of its hash and size and of what its sender called it. */
  stored?: { name: string; hash: string; size: string; title: string }
  /** A column that holds a file itself, and the one of what its sender called it. */
  bytes?: { content: string; title: string }
  /** Columns that name people by id alone, without being bound to their rows. */
  people?: readonly string[]
}

const schema = {
  ...accounts,
  ...additions,
  ...advice,
  ...assessment,
  ...documents,
  ...encryption,
  ...hints,
  ...installation,
  ...materiality,
  ...models,
  ...organisation,
  ...provisioning,
  ...reporting,
  ...secondFactor,
  ...security,
  ...singleSignOn,
  ...statements,
  ...surveys,
  ...trail,
  ...work,
}
type Schema = typeof schema
type TableName = {
  [K in keyof Schema]: Schema[K] extends PgTable ? Schema[K]['_']['name'] : never
}[keyof Schema]

/** Rows of a company, which it takes along, which go with it and which are moved. */
const ofCompany = { erasedWith: 'company', exported: true, moved: true } as const
/** Hashes that go with something else and tell a company nothing. */
const hashes = { exported: false, moved: true } as const
const uploaded = { name: 'file', hash: 'hash', size: 'size', title: 'title' }

/**
 * Every table by what it means. Export, erasure, moving, the sweep of files and their comparison follow from this: a table that is not
 * here does not compile, and a test compares it with the database.
 */
const tableMeanings = {
  companies: ofCompany,
  users: { ...ofCompany, secrets: ['password_hash', 'generation'] },
  sessions: ofCompany,
  refresh_tokens: { ...hashes, erasedWith: 'session' },
  throttles: { ...hashes, erasedWith: 'time' },
  own_datapoints: ofCompany,
  datapoint_cells: ofCompany,
  datapoint_cell_changes: ofCompany,
  datapoint_sources: ofCompany,
  datapoint_documents: ofCompany,
  restatements: ofCompany,
  recommendations: ofCompany,
  recommendation_marks: ofCompany,
  iros: ofCompany,
  materiality: ofCompany,
  assessment_history: ofCompany,
  omissions: ofCompany,
  documents: { ...ofCompany, stored: uploaded },
  document_pages: ofCompany,
  document_indexes: ofCompany,
  master_keys: { erasedWith: 'installation', exported: false, moved: true },
  company_keys: { ...ofCompany, secrets: ['wrapped'] },
  datapoint_hints: ofCompany,
  installation: { erasedWith: 'installation', exported: false, moved: false },
  materiality_methods: ofCompany,
  materiality_scores: ofCompany,
  materiality_dissents: ofCompany,
  materiality_topics: ofCompany,
  materiality_matters: ofCompany,
  materiality_consultations: ofCompany,
  signed_assessments: { ...ofCompany, people: ['by_user'] },
  model_consents: ofCompany,
  model_answers: ofCompany,
  model_usage: ofCompany,
  model_runs: ofCompany,
  model_wordings: ofCompany,
  organisation_units: ofCompany,
  organisation_changes: ofCompany,
  collected_figures: ofCompany,
  figure_parts: ofCompany,
  figure_changes: ofCompany,
  own_factors: ofCompany,
  inventory_activities: ofCompany,
  inventory_instruments: ofCompany,
  inventory_omissions: ofCompany,
  inventory_policies: ofCompany,
  inventory_changes: ofCompany,
  begun_years: ofCompany,
  carried_items: ofCompany,
  directory_tokens: { ...ofCompany, secrets: ['hash'] },
  directory_users: ofCompany,
  directory_groups: ofCompany,
  directory_members: ofCompany,
  findings: ofCompany,
  datapoint_values: ofCompany,
  datapoint_dismissals: ofCompany,
  datapoint_absences: ofCompany,
  current_reports: ofCompany,
  datapoint_history: ofCompany,
  second_factors: { ...ofCompany, secrets: ['sealed_key', 'last_step'] },
  recovery_codes: { ...ofCompany, secrets: ['hash'] },
  sign_in_challenges: { ...ofCompany, secrets: ['hash', 'generation', 'sealed_answer'] },
  passkeys: ofCompany,
  answered_challenges: { ...hashes, erasedWith: 'time' },
  mail_links: { ...ofCompany, secrets: ['hash'] },
  sent_mails: ofCompany,
  api_tokens: { ...ofCompany, secrets: ['hash', 'generation'] },
  sign_in_providers: { ...ofCompany, secrets: ['sealed_secret'] },
  provider_domains: ofCompany,
  group_roles: ofCompany,
  break_glass_administrators: ofCompany,
  provider_subjects: ofCompany,
  provider_attempts: { ...ofCompany, secrets: ['hash', 'nonce', 'sealed_verifier', 'browser'] },
  provider_sessions: { ...ofCompany, secrets: ['sealed_answer'] },
  statement_looks: ofCompany,
  statement_settings: ofCompany,
  statement_texts: ofCompany,
  statement_explanations: ofCompany,
  taxonomy_disclosures: ofCompany,
  statement_tags: ofCompany,
  statement_confirmations: ofCompany,
  issued_statements: { ...ofCompany, people: ['by_user'] },
  kept_documents: { ...ofCompany, stored: uploaded },
  statement_files: { ...ofCompany, stored: { ...uploaded, title: 'name' } },
  surveys: ofCompany,
  survey_responses: ofCompany,
  trail: { ...ofCompany, people: ['by_user', 'about_user'] },
  trail_heads: ofCompany,
  trail_receivers: { ...ofCompany, secrets: ['sealed_token'] },
  trail_sent: ofCompany,
  work_settings: ofCompany,
  work_habits: ofCompany,
  work_tasks: ofCompany,
  work_deliveries: ofCompany,
  work_comments: ofCompany,
  work_requests: ofCompany,
  work_request_items: ofCompany,
  guest_links: ofCompany,
  guest_devices: { ...ofCompany, secrets: ['hash'] },
  audit_rooms: ofCompany,
  audit_events: ofCompany,
  work_questionnaires: { ...ofCompany, bytes: { content: 'file', title: 'file_name' } },
  work_questions: ofCompany,
  work_form_columns: ofCompany,
  work_answers: ofCompany,
} satisfies Record<TableName, TableMeaning>

/** A table with what it holds. */
export interface KnownTable extends TableMeaning {
  table: string
  /** The column that says whose a row is: its company; `null` where it does not say. */
  owner: string | null
  key: string[]
}

/** Every table, by name. */
export const knownTables: readonly KnownTable[] = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((one): KnownTable => {
    const { name, columns, primaryKeys } = getTableConfig(one)
    const [composite] = primaryKeys
    const key = composite ? composite.columns : columns.filter(({ primary }) => primary)
    const isOwned = columns.some((column) => column.name === 'company_id')
    const owner = name === 'companies' ? 'id' : isOwned ? 'company_id' : null
    return { table: name, owner, key: key.map((column) => column.name), ...tableMeanings[name as TableName] }
  })
  .sort((one, other) => (one.table < other.table ? -1 : 1))

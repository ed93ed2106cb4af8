import type {
  ActivityFields,
  BegunYear,
  CarriedItem,
  EmissionFactor,
  FigurePartFields,
  FigureSetup,
  InstrumentFields,
  InventoryPolicy,
  OwnFactor,
  PartQuantity,
  UnitFields,
} from '@esrs/contract'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { byUser, ofCompany, ofReport, time } from './columns.ts'
import { documents } from './documents.ts'

/** Entities and sites of the organisation of a company, as they are now. */
export const organisationUnits = pgTable(
  'organisation_units',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<UnitFields['kind']>().notNull(),
    parent: uuid('parent').references((): AnyPgColumn => organisationUnits.id),
    holdings: jsonb('holdings').$type<UnitFields['holdings']>().notNull(),
    until: date('until'),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    yearEnd: integer('year_end').notNull(),
    heads: doublePrecision('heads'),
    area: doublePrecision('area'),
    /** Number of its last change in the register. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('organisation_units_code').on(table.companyId, table.code),
    index('organisation_units_parent').on(table.parent),
  ],
)

/** The register: every change of an entity or a site, with what it was before and after. Only ever added to. */
export const organisationChanges = pgTable(
  'organisation_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    unitId: uuid('unit_id').notNull(),
    at: time('at').notNull(),
    userId: byUser('user_id'),
    action: text('action').$type<'added' | 'changed' | 'removed' | 'imported' | 'taken_back'>().notNull(),
    /** `null`: it was not there before, or is not there after. */
    before: jsonb('before').$type<UnitFields>(),
    after: jsonb('after').$type<UnitFields>(),
  },
  (table) => [
    index('organisation_changes_company').on(table.companyId, table.id),
    index('organisation_changes_unit').on(table.unitId, table.id),
  ],
)

/** Datapoints of a report whose values are collected in parts, with the rule by which they become the figure of the group. */
export const collectedFigures = pgTable(
  'collected_figures',
  {
    ...ofReport(),
    key: text('key').notNull(),
    setup: jsonb('setup').$type<FigureSetup>().notNull(),
    setBy: byUser('set_by'),
    setAt: time('set_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'collected_figures_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key],
    }),
  ],
)

/** Parts of values: what an entity or a site delivers for some months. */
export const figureParts = pgTable(
  'figure_parts',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    key: text('key').notNull(),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => organisationUnits.id),
    label: text('label').notNull(),
    /** The cell of the breakdown that it is; empty for the whole. */
    dimension: text('dimension').notNull().default(''),
    /** Months, such as `2025-03`. */
    from: text('from_month').notNull(),
    to: text('to_month').notNull(),
    number: doublePrecision('number').notNull(),
    unit: text('unit').notNull(),
    /** From its unit to that of the figure, by conversion. */
    multiplier: doublePrecision('multiplier').notNull(),
    factor: doublePrecision('factor').notNull(),
    /** What the factor is for one of, and how the number was measured; `null` without a factor. */
    quantity: jsonb('quantity').$type<PartQuantity>(),
    base: doublePrecision('base'),
    counterpart: uuid('counterpart').references(() => organisationUnits.id),
    estimated: boolean('estimated').notNull(),
    note: text('note').notNull(),
    document: uuid('document').references(() => documents.id, { onDelete: 'set null' }),
    by: byUser('by_user'),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('figure_parts_place').on(
      table.companyId,
      table.set,
      table.reportingYear,
      table.key,
      table.unitId,
      table.label,
      table.dimension,
      table.from,
    ),
    index('figure_parts_unit').on(table.unitId),
    index('figure_parts_counterpart').on(table.counterpart),
    index('figure_parts_document').on(table.document),
  ],
)

/** Every change of a part by a person, with what it was before and after. Only ever added to. */
export const figureChanges = pgTable(
  'figure_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    key: text('key').notNull(),
    /** `null`: the rule itself. */
    partId: uuid('part_id'),
    at: time('at').notNull(),
    userId: byUser('user_id'),
    before: jsonb('before').$type<FigurePartFields | FigureSetup>(),
    after: jsonb('after').$type<FigurePartFields | FigureSetup>(),
  },
  (table) => [index('figure_changes_figure').on(table.companyId, table.set, table.reportingYear, table.key, table.id)],
)

/** Emission factors of a company itself, beside those that are shipped. */
export const ownFactors = pgTable(
  'own_factors',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    fields: jsonb('fields').$type<OwnFactor>().notNull(),
    by: byUser('by_user'),
    at: time('at').notNull(),
  },
  (table) => [index('own_factors_company').on(table.companyId, table.at)],
)

/** Activities of an inventory, whichever set the year is reported by. */
export const inventoryActivities = pgTable(
  'inventory_activities',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    reportingYear: integer('reporting_year').notNull(),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => organisationUnits.id),
    fields: jsonb('fields').$type<Omit<ActivityFields, 'unit_id' | 'document'>>().notNull(),
    /** As they were when the activity was entered: a factor of the company may be removed. */
    factor: jsonb('factor').$type<EmissionFactor>(),
    residual: jsonb('residual').$type<EmissionFactor>(),
    document: uuid('document').references(() => documents.id, { onDelete: 'set null' }),
    by: byUser('by_user'),
    at: time('at').notNull(),
  },
  (table) => [
    index('inventory_activities_year').on(table.companyId, table.reportingYear),
    index('inventory_activities_unit').on(table.unitId),
    index('inventory_activities_document').on(table.document),
  ],
)

/** Contractual instruments for purchased energy. */
export const inventoryInstruments = pgTable(
  'inventory_instruments',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    reportingYear: integer('reporting_year').notNull(),
    /** `null`: for the whole group. */
    unitId: uuid('unit_id').references(() => organisationUnits.id),
    fields: jsonb('fields').$type<Omit<InstrumentFields, 'unit_id' | 'document'>>().notNull(),
    document: uuid('document').references(() => documents.id, { onDelete: 'set null' }),
    by: byUser('by_user'),
    at: time('at').notNull(),
  },
  (table) => [
    index('inventory_instruments_year').on(table.companyId, table.reportingYear),
    index('inventory_instruments_unit').on(table.unitId),
    index('inventory_instruments_document').on(table.document),
  ],
)

/** Categories of Scope 3 that are left out of an inventory, with the reason. */
export const inventoryOmissions = pgTable(
  'inventory_omissions',
  {
    companyId: ofCompany(),
    reportingYear: integer('reporting_year').notNull(),
    category: text('category').notNull(),
    reason: text('reason').notNull(),
    by: byUser('by_user'),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'inventory_omissions_pk', columns: [table.companyId, table.reportingYear, table.category] }),
  ],
)

/** The base year of a company, when it is restated, and its targets. */
export const inventoryPolicies = pgTable('inventory_policies', {
  companyId: ofCompany().primaryKey(),
  policy: jsonb('policy').$type<InventoryPolicy>().notNull(),
  by: byUser('by_user'),
  at: time('at').notNull(),
})

/** Every change of an inventory by a person, with what it was before and after. Only ever added to. */
export const inventoryChanges = pgTable(
  'inventory_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    reportingYear: integer('reporting_year').notNull(),
    what: text('what').$type<'activity' | 'instrument' | 'omission' | 'policy'>().notNull(),
    /** Of the activity or the instrument, or the category. */
    subject: text('subject').notNull(),
    at: time('at').notNull(),
    userId: byUser('user_id'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [index('inventory_changes_subject').on(table.companyId, table.reportingYear, table.what, table.id)],
)

/** Something of the year before that could not follow into a new one. */
export interface LeftItem {
  kind: CarriedItem['kind']
  /** The kind and key of a task, the block and language of a text, or a datapoint. */
  subject: string
  userId: string | null
  why: 'gone' | 'person'
}

/** Years that were begun from the one before them; each once. */
export const begunYears = pgTable(
  'begun_years',
  {
    ...ofReport(),
    fromSet: text('from_set').notNull(),
    fromYear: integer('from_year').notNull(),
    carried: jsonb('carried').$type<BegunYear['carried']>().notNull(),
    /** Years that were begun by a version before list only counts. */
    leftBehind: jsonb('left_behind').$type<{ items?: LeftItem[] }>().notNull(),
    by: byUser('by_user'),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ name: 'begun_years_pk', columns: [table.companyId, table.reportingYear] })],
)

/** What was carried over into a year and has to be confirmed there. */
export const carriedItems = pgTable(
  'carried_items',
  {
    ...ofReport(),
    kind: text('kind').$type<CarriedItem['kind']>().notNull(),
    subject: text('subject').notNull(),
    /** The version of a text that was carried; a later one confirms it. */
    version: bigint('version', { mode: 'number' }),
    confirmedBy: byUser('confirmed_by'),
    confirmedAt: time('confirmed_at'),
  },
  (table) => [
    primaryKey({
      name: 'carried_items_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.kind, table.subject],
    }),
  ],
)

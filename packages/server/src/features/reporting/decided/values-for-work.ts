import type {
  Fact,
  FactEvidence,
  HistoryChange,
  HistoryWork,
  Language,
  ValueHint,
  Datapoint as Wire,
} from '@esrs/contract'
import type { AddedSheet, Fill, FilledSheet, NamedAnswer } from '@esrs/engine'
import { applicability, breakdownOf, type Datapoint, loadCatalogue, membersOf } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { FileOnDisk } from '../../../files/encryption/file-on-disk.ts'
import type { Text } from '../../../texts/texts.ts'
import type { Accounts } from '../../accounts/index.ts'
import type { Author } from '../author.ts'
import { type TablesForWork, tablesForWork } from '../breakdowns/asked-cells.ts'
import { cellName } from '../breakdowns/cell-words.ts'
import { cellsVersion } from '../breakdowns/open-breakdown.ts'
import { saveBreakdown } from '../breakdowns/save-breakdown.ts'
import { completionBasis } from '../completion/count-completion.ts'
import { type OpenWork, openWork } from '../datapoints/open-work.ts'
import { shownDatapoints } from '../datapoints/show-datapoints.ts'
import { fillSheet, readQuestions, readSheets, type SheetReading } from '../exchange/read-sheet.ts'
import type { FoundQuestions, QuestionsWanted } from '../exchange/sheet-messages.ts'
import type { OpenReport } from '../report/open-report.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import { type Cell, cellsOf } from '../stores/cell-store.ts'
import { type Finding, findingsInDocuments, placeOfPassage, type SourcedFinding } from '../stores/finding-store.ts'
import { addChanges, changesOf } from '../stores/history-store.ts'
import { isOwn } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { namedSources } from '../stores/source-store.ts'
import { allValues, type Value, valuesOf } from '../stores/value-store.ts'
import { questionsAbout, type TypedFigure } from '../values/asked-figures.ts'
import { type Decision, decideValue } from '../values/decide-values.ts'
import { brokenSentence } from '../values/figure-bounds.ts'
import { withOwnDatapoints } from '../values/own-datapoints.ts'
import { parseWithConversion, type TypedValue } from '../values/parse-typed-value.ts'
import { shownChange } from '../values/shown-change.ts'
import { jumpOf } from '../values/value-remarks.ts'
import { saveValueSource, type ValueSource } from '../values/value-source.ts'
import { decidedInYear } from '../values/year-before.ts'

/** A value that a person has decided on, and since when. */
export interface DecidedNow {
  value: string
  unit: string | null
  year: number | null
  decidedBy: string | null
  decidedAt: Date | null
  /** Names the cells of its breakdown; `null` where it has none. */
  cells: string | null
}

/** A step of the people who work on a datapoint, for its history. */
export interface WorkStep {
  key: string
  /** `null`: nobody with an account. */
  userId: string | null
  work: HistoryWork
}

/** Values as those see, check and deliver them who are asked for them. */
export interface ValuesForWork {
  /** Another report of the company than the one that it works in, as it stands; nothing is proposed anew for it. */
  openAt(tenant: Tenant, report: Report, language: Language): Promise<OpenReport>
  /** Datapoints with their values, as the wire carries them. */
  show(tenant: Tenant, opened: OpenReport, entries: readonly Datapoint[]): Promise<Wire[]>
  /** What people decided, by datapoint: of the whole report, or of those that are asked about. */
  decided(tenant: Tenant, report: Report, keys?: readonly string[]): Promise<Map<string, DecidedNow>>
  /** The same in whatever set the company reported by in that year, by datapoint of the given set. */
  decidedInYear(tenant: Tenant, report: Report, keys: readonly string[]): Promise<Map<string, DecidedNow>>
  /** The datapoints that count towards the report, and the company's own. */
  applying(tenant: Tenant, opened: OpenReport): Promise<Datapoint[]>
  /** What is open in the report, as its progress counts it. */
  openWork(tenant: Tenant, opened: OpenReport): Promise<OpenWork>
  /** A typed text as a value; throws `invalid_input` with a sentence. */
  read(entry: Datapoint, typed: string, language: Language): TypedValue & { converted?: boolean }
  /** What is unusual about a figure that its datapoint can have, as questions that name no other figure of the report. */
  odd(tenant: Tenant, report: Report, figure: TypedFigure, language: Language): Promise<Text[]>
  /** What a figure breaks that its datapoint cannot break, in a sentence; `null` where it is possible. */
  broken(entry: Datapoint, number: number | null, unit: string | null): Text | null
  /** What is odd about a figure beside the one of the year before. */
  jump(figure: Pick<Wire, 'number' | 'unit' | 'year' | 'prior'>, language: Language): ValueHint | null
  /** Decides on a value, as a person does on the page; call it in a transaction. */
  decide(tenant: Tenant, report: Report, entry: Datapoint, decision: Decision & ValueSource, by: Author): Promise<void>
  /** What some documents say of a datapoint, the best first. */
  findings(tenant: Tenant, report: Report, key: string, documentIds: readonly string[]): Promise<SourcedFinding[]>
  /** Where the passage that a fact cites stands on its page; `null` where it was not found there, or its document is gone. */
  place(tenant: Tenant, set: Report['set'], fact: Fact, evidence: FactEvidence): Promise<Finding['place'] | null>
  /** The newest changes of a datapoint, as the wire carries them. */
  history(tenant: Tenant, report: Report, key: string): Promise<HistoryChange[]>
  /** Adds steps to the histories of datapoints. */
  note(tenant: Tenant, report: Report, steps: readonly WorkStep[]): Promise<void>
  /** The rows of a workbook that somebody sent, read in the company's turn; throws `unreadable_file`. */
  sheets(tenant: Tenant, table: { file: FileOnDisk; name: string }): Promise<FilledSheet[]>
  /** The questions of a table, at most one more than is taken; throws `unreadable_file`. */
  questions(
    tenant: Tenant,
    table: { file: FileOnDisk | Uint8Array; name: string },
    wanted: QuestionsWanted,
  ): Promise<FoundQuestions>
  /** The bytes of somebody's table with some cells filled, of an official template by their names; throws `unreadable_file`. */
  fill(
    tenant: Tenant,
    table: { file: Uint8Array; name: string },
    cells: readonly Fill[],
    added: AddedSheet | null,
    named?: readonly NamedAnswer[],
  ): Promise<Uint8Array>
  /** Tables as they are asked for and delivered, cell by cell. */
  tables: TablesForWork
  /** The members of a cell of a breakdown in words. */
  cellName(key: string, dimension: string, language: Language): string
  /** Saves cells as the whole breakdown of a datapoint, each in its unit; its value stays as it is. */
  saveCells(
    tenant: Tenant,
    opened: OpenReport,
    key: string,
    cells: readonly { dimension: string; number: number; source: string }[],
    by: Author,
    /** Whether cells that are not named stay as they are; without it the table has only these. */
    how?: { keepsOthers: boolean },
  ): Promise<void>
  /** Sources of values that people named, by datapoint. */
  sources(tenant: Tenant, report: Report, keys: readonly string[]): Promise<Map<string, string>>
}

/** A cell without where it is from, which no approval covers. */
const figureOfCell = (cell: Cell): Cell => ({ ...cell, source: '', documentId: null })

const decidedNow = ({ key, value, unit, year, status, decidedBy, decidedAt }: Value): [string, DecidedNow][] =>
  value && (status === 'accepted' || status === 'corrected')
    ? [[key, { value, unit, year, decidedBy, decidedAt, cells: null }]]
    : []

export function valuesForWork(accounts: Pick<Accounts, 'settings'>, reading: SheetReading): ValuesForWork {
  return {
    openAt: async (tenant, report, language) => {
      const settings = { ...(await accounts.settings(tenant)), standardSet: report.set, reportingYear: report.year }
      const catalogue = await withOwnDatapoints(tenant, report, loadCatalogue(report.set, language))
      return { settings, report, catalogue }
    },
    show: shownDatapoints,
    decided: async (tenant, report, keys) => {
      const rows = keys ? await valuesOf(tenant, report, [...keys]) : await allValues(tenant, report)
      const found = new Map(rows.flatMap(decidedNow))
      for (const [key, cells] of await cellsOf(tenant, report, [...found.keys()]))
        found.set(key, { ...found.get(key)!, cells: cellsVersion(cells.map(figureOfCell)) })
      return found
    },
    decidedInYear: async (tenant, report, keys) =>
      new Map([...(await decidedInYear(tenant, report, keys))].flatMap(([key, row]) => decidedNow({ ...row, key }))),
    applying: async (tenant, { settings, catalogue }) => {
      const { facts, hasValue } = await completionBasis(tenant, catalogue, settings)
      const verdicts = applicability(catalogue.datapoints, facts, hasValue)
      return catalogue.datapoints.filter(({ id }) => isOwn(id) || verdicts.get(id)?.counts)
    },
    openWork,
    read: parseWithConversion,
    odd: async (tenant, report, figure, language) => {
      const asked = (await questionsAbout(tenant, report, [figure], language)).get(figure.entry.id)
      return asked ? [asked.own, asked.besideUnnamed].filter((text) => text !== null) : []
    },
    broken: brokenSentence,
    jump: jumpOf,
    decide: async (tenant, report, entry, { source, documents, ...decision }, by) => {
      await decideValue(tenant, report, entry, decision, by)
      await saveValueSource(tenant, report, entry.id, { source, documents })
    },
    findings: (tenant, { set }, key, documentIds) => findingsInDocuments(tenant, analysedIdsOf(set, key), documentIds),
    place: (tenant, set, { datapoint, dimension }, { document_id: documentId, page, excerpt }) =>
      placeOfPassage(tenant, analysedIdsOf(set, datapoint), dimension, { documentId, page, excerpt }),
    history: async (tenant, report, key) =>
      (await changesOf(tenant, report, key, { page: 1, size: 50 })).changes.map((change) => shownChange(change, null)),
    note: (tenant, report, steps) =>
      addChanges(
        tenant,
        report,
        steps.map(({ key, userId, work }) => ({ key, userId, action: 'work', before: null, after: { work } })),
      ),
    sheets: (tenant, table) => readSheets(tenant, table, reading),
    questions: (tenant, table, wanted) => readQuestions(tenant, table, wanted, reading),
    fill: (tenant, table, fill, added, named = []) => fillSheet(tenant, { ...table, fill, added, named }, reading),
    tables: tablesForWork,
    cellName: (key, dimension, language) => {
      const breakdown = breakdownOf(key)
      return breakdown ? cellName(breakdown, dimension, language).join(', ') : dimension
    },
    saveCells: async (tenant, opened, key, cells, by, { keepsOthers } = { keepsOthers: false }) => {
      const breakdown = breakdownOf(key)
      const sent = cells.flatMap(({ dimension, number, source }) => {
        const members = breakdown && membersOf(breakdown, dimension)
        return members ? [{ members, value: String(number), source }] : []
      })
      const others = keepsOthers ? ((await cellsOf(tenant, opened.report, [key])).get(key) ?? []) : []
      const kept = others.flatMap(({ dimension, value, source, documentId }) => {
        const members = breakdown && membersOf(breakdown, dimension)
        const isNamed = cells.some((cell) => cell.dimension === dimension)
        return members && !isNamed ? [{ members, value, source, document: documentId }] : []
      })
      // Digits as they are computed, with a point.
      await saveBreakdown(tenant, opened, key, { cells: [...kept, ...sent], whole: 'keep', written: 'en' }, by)
    },
    sources: namedSources,
  }
}

import { type contract, limits } from '@esrs/contract'
import type { Clock } from '../../../clock.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import { tableFile } from '../../../tables/table-file.ts'
import type { Accounts } from '../../accounts/index.ts'
import { completionBasis, countCompletion, progressOf } from '../completion/count-completion.ts'
import type { iroCalls } from '../materiality/iro-calls.ts'
import { openReport, openReportWithOwn } from '../report/open-report.ts'
import { reportOf } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { decideValues } from '../values/decide-values.ts'
import { filterOf, findDatapoints, ofKind } from '../values/find-datapoints.ts'
import { breakdownsIn, type ReturnedParts } from './breakdown-rows.ts'
import { breakdownTable } from './breakdown-table.ts'
import { datapointTables } from './datapoint-table.ts'
import { type DecimalSign, type ReturnedTable, tableIn } from './filled-table.ts'
import { iroTables } from './iro-table.ts'
import { say } from './messages.ts'
import { saveBreakdowns } from './plan-breakdowns.ts'
import { planFile } from './plan-file.ts'
import { progressTables } from './progress-table.ts'
import { readSheets, type SheetReading } from './read-sheet.ts'
import { refusedParts, refusedTable } from './refused-table.ts'

export interface ExchangeParts {
  accounts: Pick<Accounts, 'settings'>
  clock: Clock
  /** Settings for reading a returned table. */
  sheets: SheetReading
  iros: Pick<ReturnType<typeof iroCalls>, 'list'>
}

/** The calls of this feature; documents export their own list. */
export type ExchangeCalls = Omit<Handlers<(typeof contract)['exchange']>, 'exportDocuments'>

const megabyte = 1_048_576

/** Tables of datapoints and progress as files, and the way back. */
export function exchangeCalls({ accounts, clock, sheets, iros }: ExchangeParts): ExchangeCalls {
  async function returned(
    tenant: Tenant,
    { name, received }: UploadedFile,
    decimal?: DecimalSign,
  ): Promise<{ table: ReturnedTable; parts: ReturnedParts | null }> {
    if (received.size > limits.importBytes) {
      const text = say('file.tooLarge', { megabytes: limits.importBytes / megabyte })
      throw new AppError('payload_too_large', text, { fields: { file: text } })
    }
    const { parts, others } = breakdownsIn(await readSheets(tenant, { file: received.file, name }, sheets), decimal)
    const isAlone = parts !== null && others.every(({ rows }) => rows.length === 0)
    const empty = parts && {
      rows: [],
      language: parts.language,
      numbers: parts.numbers,
      hasExplicitDecimalSign: decimal !== undefined,
    }
    return { table: isAlone ? empty! : tableIn(others, decimal), parts }
  }

  return {
    exportDatapoints: async ({ tenant, actor, query, caller: { language } }) => {
      const opened = await openReportWithOwn(accounts, tenant, language)
      const { settings, report, catalogue } = opened
      const basis = await completionBasis(tenant, catalogue, settings)
      const filter = filterOf(query, actor.userId)
      const found = ofKind(await findDatapoints(tenant, catalogue, report.year, filter, basis), filter.kind)
      const cells = await breakdownTable(tenant, opened, found)
      const tables = await datapointTables(tenant, opened, found, cells ? [cells] : [])
      return tableFile(tables, query.format, say('file.datapoints', { year: String(report.year) })(language), language)
    },
    exportProgress: async ({ tenant, query, caller: { language } }) => {
      const { settings, report, catalogue } = await openReport(accounts, tenant, language)
      const progress = progressOf(catalogue, await countCompletion(tenant, catalogue, settings))
      const tables = progressTables(progress, catalogue)
      return tableFile(tables, query.format, say('file.progress', { year: String(report.year) })(language), language)
    },
    exportIros: async ({ query, ...context }) => {
      const { language } = context.caller
      const { year } = reportOf(await accounts.settings(context.tenant))
      const { impacts } = await iros.list(context)
      return tableFile(
        iroTables(impacts, language),
        query.format,
        say('file.iros', { year: String(year) })(language),
        language,
      )
    },
    previewImport: async ({ tenant, file, body, caller: { language } }) => {
      const { table, parts } = await returned(tenant, file, body.decimal)
      const opened = await openReportWithOwn(accounts, tenant, table.language)
      return (await planFile(tenant, opened, { table, parts }, language)).wire
    },
    refusedRows: async ({ tenant, file, body, caller: { language } }) => {
      const { table, parts } = await returned(tenant, file, body.decimal)
      const opened = await openReportWithOwn(accounts, tenant, table.language)
      const { plan, cells } = await planFile(tenant, opened, { table, parts }, language)
      const tables = [
        ...(plan.refused.length > 0 ? [refusedTable(plan, table, language)] : []),
        ...(cells.refused.length > 0 ? [refusedParts(cells, table.language, language)] : []),
      ]
      const [first, ...more] = tables
      if (!first) throw new AppError('conflict', say('file.noneRefused'))
      const format = /\.csv$/i.test(file.name) ? 'csv' : 'xlsx'
      // A CSV keeps the signs that it came with.
      return tableFile([first, ...more], format, say('file.refused')(language), table.numbers)
    },
    confirmImport: async ({ tenant, actor, file, body, caller: { language } }) => {
      const { table, parts } = await returned(tenant, file, body.decimal)
      // What a person wrote in the file is read as the preview read it.
      const by = { userId: actor.userId, language: table.numbers, at: clock() }
      return tenant.transaction(async (inside) => {
        await lockReporting(inside)
        const opened = await openReportWithOwn(accounts, inside, table.language)
        const { wire, plan, cells } = await planFile(inside, opened, { table, parts }, language)
        if (plan.planned.length + cells.planned.length === 0) throw new AppError('conflict', say('file.nothing'))
        if (wire.plan !== body.plan) throw new AppError('conflict', say('file.changed'))
        await decideValues(inside, opened.report, plan.planned, by)
        await saveBreakdowns(inside, opened, cells, by)
        return wire
      })
    },
  }
}

import type { Datapoint as Wire } from '@esrs/contract'
import { applicability, type Catalogue, type Datapoint, loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Language } from '../../../texts/texts.ts'
import type { Accounts, CompanySettings } from '../../accounts/index.ts'
import { applicabilityOf } from '../completion/applicability.ts'
import { type Standing, standingOf } from '../completion/count-completion.ts'
import { say } from '../messages.ts'
import { ownApplicability, withOwn } from '../own/own-datapoints.ts'
import { codeOf, isOwn } from '../own/own-key.ts'
import { knownOfRows } from '../values/listed-values.ts'
import { datapointOf, findingsOfRow } from '../values/shown-datapoint.ts'
import { remarksOn } from '../values/value-remarks.ts'
import { knownOf, shownFindings } from '../values/values-with-findings.ts'
import { openReport } from './refresh-report.ts'
import { type Report, reportOf } from './report.ts'

/** The report that a company works in, brought up to date, with its catalogue in a language. */
export interface Opened {
  settings: CompanySettings
  report: Report
  catalogue: Catalogue
}

export async function openFor(
  accounts: Pick<Accounts, 'settings'>,
  tenant: Tenant,
  language: Language,
): Promise<Opened> {
  const settings = await accounts.settings(tenant)
  const report = reportOf(settings)
  await openReport(tenant, report)
  return { settings, report, catalogue: loadCatalogue(report.set, language) }
}

/**
 * The same with the company's own datapoints in the catalogue; for what counts to a total the one without them is used.
 * @param keys the datapoints that are asked about; all of the company's own without it
 */
export async function openWithOwn(
  accounts: Pick<Accounts, 'settings'>,
  tenant: Tenant,
  language: Language,
  keys?: readonly string[],
): Promise<Opened> {
  const opened = await openFor(accounts, tenant, language)
  return { ...opened, catalogue: await withOwn(tenant, opened.report, opened.catalogue, keys) }
}

/** The datapoint with this key; throws `not_found` where there is none. */
export function entryOf(catalogue: Catalogue, key: string): Datapoint {
  const entry = catalogue.get(key)
  if (!entry) throw new AppError('not_found', say('datapoint.missing'))
  return entry
}

interface Showing {
  /** What is known of all values, where it has been asked for already. */
  standing?: Standing
  /** As rows of a list: where there is much evidence, only what the row itself shows, and how much there is. */
  asRows?: boolean
}

/** Datapoints with their values and with what they are to this company. */
export async function showDatapoints(
  tenant: Tenant,
  { settings, report, catalogue }: Opened,
  entries: readonly Datapoint[],
  { standing, asRows = false }: Showing = {},
): Promise<Wire[]> {
  if (entries.length === 0) return []
  const keys = entries.map(({ id }) => id)
  const known = await (asRows
    ? knownOfRows(tenant, report, keys, shownFindings, findingsOfRow)
    : knownOf(tenant, report, keys, shownFindings))
  const { facts, hasValue } = standing ?? (await standingOf(tenant, catalogue, settings))
  const verdicts = applicability(entries, facts, hasValue)
  const values = entries.map((entry) => datapointOf(entry, known.get(entry.id)!, report.year, catalogue.language))
  const remarks = await remarksOn(tenant, report, values, catalogue.language)
  return entries.map((entry, index) => ({
    ...values[index]!,
    ...remarks.get(entry.id)!,
    code: codeOf(entry.id),
    applicability: isOwn(entry.id)
      ? ownApplicability(catalogue.language)
      : applicabilityOf(verdicts.get(entry.id)!, catalogue),
  }))
}

import type { contract, Produced, ProgressBreakdown, StandardOutside } from '@esrs/contract'
import {
  type Applicability,
  applicability,
  type Catalogue,
  type CompanyFacts,
  type Completion,
  completion,
  conditionOf,
  headCounts,
  loadCatalogue,
  type Progress,
  type StandardSet,
  type Tally,
} from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { CompanySettings } from '../../accounts/index.ts'
import { valueStatuses } from '../stores/completion-store.ts'
import { materialStandards } from '../stores/material-standards.ts'
import { notFoundMatters } from '../stores/materiality-store.ts'
import { reportOf } from '../stores/report.ts'
import type { Value } from '../stores/value-store.ts'

/** The basis for counting: facts of the company and the status of its values. */
export interface CompletionBasis {
  facts: CompanyFacts
  /** Whether there is a value, decided or to check. */
  hasValue: (id: string) => boolean
  /** How far a datapoint is: decided, proposed and to check, or missing; a proposal that is only a question is missing. */
  progressOf: (id: string) => Progress
  /** Whether there is anything to look at: a value, or a proposal that is only a question. */
  hasAny: (id: string) => boolean
  /** How the value of a datapoint came about; `undefined` where there is none. */
  statusOf: (id: string) => Exclude<Value['status'], null> | 'question' | undefined
}

export async function completionBasis(
  tenant: Tenant,
  catalogue: Pick<Catalogue, 'set' | 'standards'>,
  settings: CompanySettings,
): Promise<CompletionBasis> {
  const { set } = catalogue
  // Only decided values say what is due: an unreviewed proposal must not take a datapoint out of the count.
  const { statuses, decided } = await valueStatuses(tenant, reportOf(settings), decisiveDatapoints(set))
  const employees =
    headCounts[set].map((key) => decided.get(key)?.number ?? null).find((count) => count !== null) ?? settings.employees
  const facts: CompanyFacts = {
    year: settings.reportingYear,
    size: settings.size,
    industry: settings.industry,
    nace: settings.nace,
    employees,
    firstYear: settings.firstReportingYear,
    modules: settings.modules,
    netRevenue: decided.get(netRevenue)?.number ?? settings.netRevenue,
    material: await materialStandards(tenant, reportOf(settings), catalogue),
    notFound: set === 'vs-2026' ? new Set() : await notFoundMatters(tenant, reportOf(settings)),
    answer: (id) => decided.get(id)?.answer ?? null,
  }
  const statusOf = (id: string) => statuses.get(id)
  const progressOf = (id: string): Progress => {
    const status = statusOf(id)
    if (status === undefined || status === 'question') return 'missing'
    return status === 'proposed' ? 'to_check' : 'decided'
  }
  return {
    facts,
    hasValue: (id) => progressOf(id) !== 'missing',
    progressOf,
    hasAny: (id) => statuses.has(id),
    statusOf,
  }
}

const decisiveBySet = new Map<StandardSet, readonly string[]>()

/** The datapoints of a set with values that decide what is due. */
function decisiveDatapoints(set: StandardSet): readonly string[] {
  const cached = decisiveBySet.get(set)
  if (cached) return cached
  const rules = loadCatalogue(set).datapoints.map(conditionOf)
  const answers = rules.flatMap((rule) => (rule?.kind === 'answer' ? rule.datapoint : []))
  const facts = [...new Set([...headCounts[set], netRevenue, ...answers])]
  decisiveBySet.set(set, facts)
  return facts
}

/** Total net revenue in ESRS Set 1 (E1, paragraph 55); the other sets do not ask for it. */
const netRevenue = 'E1-6_33'

/** Counts of a report, and which of its values are proposals; the headline, the tab and the final review say them alike. */
export interface CompletionCounts extends Completion {
  /** The datapoints that count and have an undecided proposal. */
  proposed: readonly string[]
  /** The missing datapoints with a proposal that is only a question. */
  questions: readonly string[]
  /** The material standards; `null` without any decision. */
  material: CompanyFacts['material']
}

/** Counts what is due, what of it is decided and what waits to be checked. */
export async function countCompletion(
  tenant: Tenant,
  catalogue: Catalogue,
  settings: CompanySettings,
): Promise<CompletionCounts> {
  const { facts, progressOf, statusOf } = await completionBasis(tenant, catalogue, settings)
  const counted = completion(catalogue.datapoints, facts, progressOf)
  const countedAs = (status: 'proposed' | 'question') =>
    [...counted.verdicts].flatMap(([id, { counts }]) => (counts && statusOf(id) === status ? [id] : []))
  const { material } = facts
  return { ...counted, material, proposed: countedAs('proposed'), questions: countedAs('question') }
}

/** Whether each datapoint counts towards the company's report, and why. */
export async function applicabilityByDatapoint(
  tenant: Tenant,
  catalogue: Catalogue,
  settings: CompanySettings,
): Promise<Map<string, Applicability>> {
  const { facts, hasValue } = await completionBasis(tenant, catalogue, settings)
  return applicability(catalogue.datapoints, facts, hasValue)
}

export const rate = (completed: number, total: number): number =>
  total === 0 ? 0 : Math.round((1000 * completed) / total) / 10

/** The counts as the progress page shows them; what is missing is named in the catalogue's language. */
export function progressOf(
  catalogue: Catalogue,
  counted: CompletionCounts,
): Produced<(typeof contract)['csrd']['progress']>['data'] {
  const coverage = catalogue.standards.map(({ code, esrs, title }) => {
    const none = { total: 0, completed: 0, toCheck: 0, missing: [] }
    const { total, completed, toCheck, missing } = counted.byStandard.get(code) ?? none
    const missingData = missing.map((id) => `${id} ${catalogue.get(id)!.name}`)
    const outside = outsideOf(catalogue, counted, code)
    const shares = { total, completed, to_check: toCheck, completion_rate: rate(completed, total) }
    return [esrs, { title, outside, ...shares, missingData }] as const
  })
  return {
    completion_rate: rate(counted.completed, counted.total),
    completed_datapoints: counted.completed,
    total_datapoints: counted.total,
    breakdown: breakdownOf(counted),
    standards_coverage: Object.fromEntries(coverage),
  }
}

/** Why a standard as a whole is not reported on; `null` where it is. */
function outsideOf({ datapoints }: Catalogue, counted: CompletionCounts, code: string): StandardOutside | null {
  const { byStandard, verdicts } = counted
  if (isNotMaterial(counted, code)) return 'not-material'
  if ((byStandard.get(code)?.total ?? 0) > 0) return null
  const reasons = new Set(
    datapoints.flatMap(({ id, controlCode }) => (controlCode === code ? [verdicts.get(id)?.reason.code] : [])),
  )
  return (['phase-in', 'module'] as const).find((reason) => reasons.has(reason)) ?? 'other'
}

/** Whether a person has decided that the topic of a standard is not material. */
export const isNotMaterial = ({ material }: Pick<CompanyFacts, 'material'>, code: string): boolean =>
  code !== 'ESRS 2' && material !== null && !material.has(code)

function breakdownOf({ total, completed, toCheck, questions, verdicts }: CompletionCounts): ProgressBreakdown {
  const because: ProgressBreakdown['not_counted_because'] = {}
  let notCounted = 0
  for (const { counts, reason } of verdicts.values()) {
    if (counts) continue
    notCounted += 1
    because[reason.code] = (because[reason.code] ?? 0) + 1
  }
  return {
    accepted: completed,
    proposed: toCheck,
    missing: total - completed - toCheck,
    questions: questions.length,
    not_counted: notCounted,
    not_counted_because: because,
  }
}

const talliedAs = ({ total, completed, toCheck }: Tally) => ({ total, completed, to_check: toCheck })

/** The counts by standard and by data type. */
export function statsOf(
  catalogue: Catalogue,
  counted: Completion,
): Omit<Produced<(typeof contract)['csrd']['stats']>['data'], 'entity_specific'> {
  const nameOf = (code: string) => catalogue.standard(code)?.esrs ?? code
  return {
    by_standard: Object.fromEntries([...counted.byStandard].map(([code, tally]) => [nameOf(code), talliedAs(tally)])),
    by_data_type: Object.fromEntries([...counted.byType].map(([type, tally]) => [type, talliedAs(tally)])),
  }
}

import type { AnswerKind, contract, DatapointOrder, MissingWay, Produced, Received, ReviewState } from '@esrs/contract'
import {
  applicability,
  byRelevance,
  type Catalogue,
  type Datapoint,
  type DatapointType,
  dataTypes,
  needlesFor,
  searchWords,
} from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { type CompletionBasis, isNotMaterial } from '../completion/count-completion.ts'
import { missingWays } from '../completion/missing-ways.ts'
import { isOwn } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { wordsInValues } from '../stores/value-search-store.ts'
import { valueStandings } from '../stores/value-store.ts'
import { type Proposal, putInOrder } from './order-datapoints.ts'

type Options = Produced<(typeof contract)['csrd']['listDatapoints']>['filter_options']

/** Filters of the list of datapoints. */
export interface Filter {
  withValues: boolean
  controlCode?: string | undefined
  disclosure?: string | undefined
  dataType?: string | undefined
  state?: ReviewState | undefined
  /** Only undecided values that are as sure as this. */
  tier?: 'high' | 'review' | undefined
  /** Only what this person decided. */
  decidedBy?: string | undefined
  kind?: AnswerKind | undefined
  /** Only missing ones that count and are answered like this. */
  way?: MissingWay | undefined
  /** Only what counts towards the report. */
  counting?: boolean | undefined
  order?: DatapointOrder | undefined
  search?: string | undefined
}

type DatapointQuery =
  | Received<(typeof contract)['csrd']['listDatapoints']>['query']
  | Received<(typeof contract)['exchange']['exportDatapoints']>['query']

/** The filters of a request by a person. */
export const filterOf = (query: DatapointQuery, userId: string): Filter => ({
  withValues: query.with_values,
  controlCode: query.control_code,
  disclosure: query.disclosure,
  dataType: query.data_type,
  state: query.state,
  tier: query.tier,
  decidedBy: query.mine ? userId : undefined,
  kind: query.kind,
  way: query.way,
  counting: query.counting,
  order: 'order' in query ? query.order : undefined,
  search: query.search,
})

const kindOfType: Readonly<Record<DatapointType, AnswerKind>> = {
  number: 'figures',
  percent: 'figures',
  money: 'figures',
  date: 'figures',
  year: 'figures',
  table: 'figures',
  'yes-no': 'answers',
  choice: 'answers',
  narrative: 'passages',
  'semi-narrative': 'passages',
}

/** How many datapoints of each kind there are. */
export function pilesOf(found: readonly Datapoint[]): Record<AnswerKind, number> {
  const piles = { figures: 0, answers: 0, passages: 0 }
  for (const { type } of found) piles[kindOfType[type]] += 1
  return piles
}

/** Those of a kind; all of them without one. */
export const ofKind = (found: readonly Datapoint[], kind: AnswerKind | undefined): readonly Datapoint[] =>
  kind ? found.filter(({ type }) => kindOfType[type] === kind) : found

/** The datapoints of the set that pass a filter whatever their kind, in the order asked for; without one, the set's. */
export async function findDatapoints(
  tenant: Tenant,
  catalogue: Catalogue,
  year: number,
  filter: Filter,
  basis: CompletionBasis,
): Promise<readonly Datapoint[]> {
  const { withValues, controlCode, disclosure, dataType, tier, decidedBy, way, order = 'standard' } = filter
  const state = way ? 'missing' : filter.state
  const { hasAny, statusOf } = basis
  const report = { set: catalogue.set, year }
  const matching = await searchDatapoints(tenant, catalogue, report, filter.search ?? '')
  const isAsked = tier !== undefined || decidedBy !== undefined || order === 'confidence' || order === 'page'
  const standings: ReadonlyMap<string, Proposal> = isAsked ? await valueStandings(tenant, report) : new Map()
  const ways = way && missingWays(catalogue)
  const verdicts = way || filter.counting ? applicability(catalogue.datapoints, basis.facts, basis.hasValue) : null
  const found = matching.filter(({ id, controlCode: code, dr, type }) => {
    const standing = standings.get(id)
    return (
      (!ways || ways.get(id) === way) &&
      (!verdicts || (verdicts.get(id)?.counts && !isOwn(id))) &&
      (state ? stateOf(statusOf(id)) === state : !withValues || hasAny(id)) &&
      (!controlCode || code === controlCode) &&
      (!disclosure || dr === disclosure) &&
      (!dataType || type === dataType) &&
      (!tier || (standing?.tier === tier && statusOf(id) === 'proposed')) &&
      (!decidedBy || standing?.decidedBy === decidedBy)
    )
  })
  return putInOrder(found, order, basis.facts, standings)
}

function stateOf(status: ReturnType<CompletionBasis['statusOf']>): ReviewState {
  if (status === 'proposed') return 'to_check'
  if (status === 'question') return 'question'
  return status === 'accepted' || status === 'corrected' ? 'decided' : 'missing'
}

/** The datapoints with all words, in the texts of the standard or in the company's value, the likeliest first. */
async function searchDatapoints(
  tenant: Tenant,
  catalogue: Catalogue,
  report: Report,
  search: string,
): Promise<readonly Datapoint[]> {
  const words = searchWords(search)
  if (words.length === 0) return search.trim() === '' ? catalogue.datapoints : []
  const inWords = words.map((word) => new Set(catalogue.search(word)))
  const inValues = new Map(
    (await wordsInValues(tenant, report, words.map(needlesFor))).map((row) => [row.key, row.found]),
  )
  const found = catalogue.datapoints.filter((datapoint) =>
    words.every((_, index) => inWords[index]!.has(datapoint) || inValues.get(datapoint.id)?.[index]),
  )
  return byRelevance(catalogue, found, search)
}

/** Options of the filters; disclosure requirements are those of the chosen standard. */
export function filterOptions(
  catalogue: Catalogue,
  { facts }: Pick<CompletionBasis, 'facts'>,
  controlCode: string | undefined,
): Options {
  return {
    control_codes: catalogue.standards.map(({ code, title }) => ({
      value: code,
      label: `${code} ${title}`,
      not_material: isNotMaterial(facts, code),
    })),
    disclosures: catalogue.disclosureRequirements
      .filter(({ standard }) => standard === controlCode)
      .map(({ code, title }) => ({ value: code, label: `${code} ${title}` })),
    data_types: dataTypes(catalogue.language),
  }
}

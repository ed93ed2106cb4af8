import type { contract, Produced, ReviewState } from '@esrs/contract'
import { type Catalogue, type Datapoint, dataTypes, needlesFor, searchWords } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { CompletionBasis } from '../completion/count-completion.ts'
import type { Report } from '../report/report.ts'
import { wordsInValues } from './value-search-store.ts'

type Options = Produced<(typeof contract)['csrd']['listDatapoints']>['filter_options']

/** Filters of the list of datapoints. */
export interface Filter {
  withValues: boolean
  controlCode?: string | undefined
  disclosure?: string | undefined
  dataType?: string | undefined
  state?: ReviewState | undefined
  search?: string | undefined
}

/** The datapoints of the set that pass a filter, in the set's order. */
export async function findDatapoints(
  tenant: Tenant,
  catalogue: Catalogue,
  year: number,
  filter: Filter,
  { hasAny, statusOf }: Pick<CompletionBasis, 'hasAny' | 'statusOf'>,
): Promise<readonly Datapoint[]> {
  const { withValues, controlCode, disclosure, dataType, state } = filter
  const report = { set: catalogue.set, year }
  const matching = await searchDatapoints(tenant, catalogue, report, filter.search ?? '')
  return matching.filter(
    (datapoint) =>
      (state ? stateOf(statusOf(datapoint.id)) === state : !withValues || hasAny(datapoint.id)) &&
      (!controlCode || datapoint.controlCode === controlCode) &&
      (!disclosure || datapoint.dr === disclosure) &&
      (!dataType || datapoint.type === dataType),
  )
}

function stateOf(status: ReturnType<CompletionBasis['statusOf']>): ReviewState {
  if (status === 'proposed') return 'to_check'
  if (status === 'question') return 'question'
  return status === 'accepted' || status === 'corrected' ? 'decided' : 'missing'
}

/** The datapoints with all words, in the texts of the standard or in the company's value. */
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
  return catalogue.datapoints.filter((datapoint) =>
    words.every((_, index) => inWords[index]!.has(datapoint) || inValues.get(datapoint.id)?.[index]),
  )
}

/** Options of the filters; disclosure requirements are those of the chosen standard. */
export function filterOptions(catalogue: Catalogue, controlCode: string | undefined): Options {
  return {
    control_codes: catalogue.standards.map(({ code, title }) => ({ value: code, label: `${code} ${title}` })),
    disclosures: catalogue.disclosureRequirements
      .filter(({ standard }) => standard === controlCode)
      .map(({ code, title }) => ({ value: code, label: `${code} ${title}` })),
    data_types: dataTypes(catalogue.language),
  }
}

import type { contract as Calls, Datapoint, Extracted, Language, Reply } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import { keyOf, read } from '../api/read.ts'

const pageOf = (page: number, signal?: AbortSignal) =>
  call(contract.additions.extracted, { query: { page } }, { signal })

/** Every value of the report and the datapoints of the company's own. The list comes in pages and is shown as one. */
export async function loadExtracted(signal?: AbortSignal, begun = pageOf(1, signal)): Promise<Extracted[]> {
  const first = await begun
  const left = Array.from({ length: first.total_pages - 1 }, (_, index) => pageOf(index + 2, signal))
  return [first, ...(await Promise.all(left))].flatMap(({ data }) => data.datapoints)
}

/** The first page of the list, for whoever cannot wait for all of them. */
export const firstExtractedQuery = (language: Language) =>
  read(contract.additions.extracted, { query: { page: 1 } }, language)

export const extractedQuery = (language: Language) =>
  queryOptions({
    queryKey: keyOf(contract.additions.extracted, 'all', language),
    queryFn: ({ signal, client }) => loadExtracted(signal, client.fetchQuery(firstExtractedQuery(language))),
  })

/** The breakdown of a datapoint, its names in the language that is asked for; `null` where it has none. */
export const breakdownQuery = (key: string, language: Language) =>
  queryOptions({
    ...read(contract.breakdowns.get, { params: { key } }, language),
    select: ({ breakdown }) => breakdown,
  })

/** Datapoints of the standards that an identifier may mean. */
export const standardQuery = (code: string, language: Language) =>
  queryOptions({
    ...read(
      contract.csrd.listDatapoints,
      { query: { with_values: 'false', page: 1, page_size: 50, search: code } },
      language,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Found = Reply<(typeof Calls)['csrd']['listDatapoints']>

/** The datapoint of the standards with this identifier; `null` where there is none. */
export const standardIn = (found: Found, code: string): Datapoint | null =>
  found.data.datapoints.find(({ key }) => key.toUpperCase() === code.toUpperCase()) ?? null

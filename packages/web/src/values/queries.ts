import type { Extracted, Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

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
  queryOptions({
    queryKey: ['extracted', language, 'first'],
    queryFn: ({ signal }) => pageOf(1, signal),
  })

export const extractedQuery = (language: Language) =>
  queryOptions({
    queryKey: ['extracted', language],
    queryFn: ({ signal, client }) => loadExtracted(signal, client.fetchQuery(firstExtractedQuery(language))),
  })

/** The datapoint of the standards with this identifier; `null` where there is none. */
export const standardQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['datapoints', 'standard', language, code],
    queryFn: async ({ signal }) => {
      const query = { with_values: 'false', page: 1, page_size: 50 as const, search: code }
      const { data } = await call(contract.csrd.listDatapoints, { query }, { signal })
      return data.datapoints.find(({ key }) => key.toUpperCase() === code.toUpperCase()) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

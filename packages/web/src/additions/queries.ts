import type { Extracted } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import type { Language } from '../i18n/language.ts'

/** Every value of the report and the datapoints of the company's own. The list comes in pages and is shown as one. */
export async function loadExtracted(signal?: AbortSignal): Promise<Extracted[]> {
  const ask = (page: number) => call(contract.additions.extracted, { query: { page } }, { signal })
  const first = await ask(1)
  const others = await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => ask(index + 2)))
  return [first, ...others].flatMap(({ data }) => data.datapoints)
}

export const extractedQuery = (language: Language) =>
  queryOptions({
    queryKey: ['extracted', language],
    queryFn: ({ signal }) => loadExtracted(signal),
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

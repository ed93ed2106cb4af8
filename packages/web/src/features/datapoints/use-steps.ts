import type { Datapoint } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/language.ts'
import { datapointsQuery } from './queries.ts'
import type { Steps } from './review/ReviewHead.tsx'
import type { Filters, useAddress } from './use-address.ts'

interface Page {
  datapoints: readonly Datapoint[]
  count: number
  pages: number
}

/** The way from the open datapoint to its neighbours, over the edges of a page too. */
export function useSteps(filters: Filters, page: Page | null, address: ReturnType<typeof useAddress>): Steps {
  const client = useQueryClient()
  const language = useLanguage()
  const index = page?.datapoints.findIndex(({ key }) => key === address.datapoint) ?? -1
  if (!page || index < 0) return { position: null, count: page?.count ?? 0, onPrevious: undefined, onNext: undefined }

  const turn = async (to: number, end: 'first' | 'last') => {
    const next = await client.fetchQuery(datapointsQuery({ ...filters, page: to }, language)).catch(() => null)
    const datapoint = end === 'first' ? next?.data.datapoints[0] : next?.data.datapoints.at(-1)
    if (datapoint) address.setPage(to, datapoint.key)
  }
  const step = (by: 1 | -1): (() => void) | undefined => {
    const neighbour = page.datapoints[index + by]
    if (neighbour) return () => address.open(neighbour.key)
    const to = filters.page + by
    if (to < 1 || to > page.pages) return undefined
    return () => void turn(to, by === 1 ? 'first' : 'last')
  }
  return {
    position: (filters.page - 1) * filters.pageSize + index + 1,
    count: page.count,
    onPrevious: step(-1),
    onNext: step(1),
  }
}

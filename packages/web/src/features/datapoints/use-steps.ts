import type { Datapoint } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { datapointsQuery } from './queries.ts'
import type { Steps } from './review/ReviewHead.tsx'
import type { Filters, useAddress } from './use-address.ts'

interface Page {
  datapoints: readonly Datapoint[]
  count: number
  pages: number
}

/** Whether a decision takes a row out of the list. */
const isFiltered = ({ state, order }: Filters): boolean => state !== '' || order !== 'standard'

/** The way from the open datapoint to its neighbours, over the edges of a page too. */
export function useSteps(filters: Filters, page: Page | null, address: ReturnType<typeof useAddress>): Steps {
  const client = useQueryClient()
  const language = useLanguage()
  const opened = address.datapoint
  const current = useRef(opened)
  useLayoutEffect(() => {
    current.current = opened
  })
  const [turning, setTurning] = useState<string | null>(null)
  const isTurning = turning !== null && turning === opened
  // A correction takes the open one out of a filtered list while it stays open; what came after it stands in its place then.
  const list = JSON.stringify(filters)
  const [stood, setStood] = useState<{ key: string; index: number; list: string } | null>(null)
  const index = page?.datapoints.findIndex(({ key }) => key === opened) ?? -1
  if (opened !== null && index >= 0 && !(stood?.key === opened && stood.index === index && stood.list === list))
    setStood({ key: opened, index, list })
  if (!page || index < 0) {
    const place = page && stood?.key === opened && stood?.list === list ? stood.index : null
    const way = (at: number) => {
      const neighbour = place === null ? undefined : page?.datapoints[place + at]
      return neighbour && (() => address.open(neighbour.key))
    }
    return { position: null, count: page?.count ?? 0, isTurning, onPrevious: way(-1), onNext: way(0) }
  }

  const turn = async (to: number, end: 'first' | 'last') => {
    setTurning(opened)
    const rowsOf = async (which: number) =>
      (
        await client
          .fetchQuery({ ...datapointsQuery({ ...filters, page: which }, language), staleTime: 0 })
          .catch(() => null)
      )?.data.datapoints ?? []
    const next = await rowsOf(to)
    // What was decided has left a filtered list, and what stood on the next page has moved up: asked for after the next page, since
    // a decision may arrive between the two, and would take a row out of both.
    const here = end === 'first' && isFiltered(filters) ? await rowsOf(filters.page) : []
    const movedUp = here.find(({ key }) => !page.datapoints.some((known) => known.key === key))
    const datapoint = movedUp ?? (end === 'first' ? next[0] : next.at(-1))
    setTurning(null)
    // Whoever has gone elsewhere meanwhile stays there.
    if (datapoint && current.current === opened) address.setPage(movedUp ? filters.page : to, datapoint.key)
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
    isTurning,
    onPrevious: step(-1),
    onNext: step(1),
  }
}

import type { Datapoint } from '@esrs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { rowId } from './DatapointTable.tsx'
import { datapointsQuery } from './queries.ts'
import type { useAddress } from './use-address.ts'

/**
 * The open datapoint in the list: its row is brought into view, and the list turns to its page where a link names none. A link that leads
 * to the first one opens what comes first.
 * @param shown the rows of the page; null while they load
 */
export function useOpenDatapoint(
  shown: readonly Datapoint[] | null,
  { filters, datapoint: opened, hasPage, turnBack, wantsFirst, openFirst }: ReturnType<typeof useAddress>,
): void {
  const language = useLanguage()
  useEffect(() => {
    if (wantsFirst && shown !== null) openFirst(shown[0]?.key ?? null)
  })
  const isThere = shown?.some(({ key }) => key === opened) ?? false
  useEffect(() => {
    if (opened && isThere) document.getElementById(rowId(opened))?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [opened, isThere])
  // What stood on the page and was decided leaves the list, and nobody follows it.
  const seen = useRef<string | null>(null)
  if (isThere) seen.current = opened
  const isWanted = opened !== null && opened !== seen.current && shown !== null && !hasPage
  const { data } = useQuery({ ...datapointsQuery(filters, language, opened ?? undefined), enabled: isWanted })
  const page = data?.data.datapoints.some(({ key }) => key === opened) ? data.page : null
  useEffect(() => {
    if (isWanted && page !== null && page !== filters.page) turnBack(page)
  }, [isWanted, page, filters.page, turnBack])
}

/**
 * The page of the list. A link to a datapoint names none as a rule: whoever arrives by one gets the page on which it stands at once, and
 * not the first one before it.
 */
export function useList({ filters, datapoint, hasPage, turnBack }: ReturnType<typeof useAddress>) {
  const client = useQueryClient()
  const language = useLanguage()
  const [linked, setLinked] = useState(hasPage ? null : datapoint)
  const first = { ...filters, page: 1 }
  const found = useQuery({ ...datapointsQuery(first, language, linked ?? undefined), enabled: linked !== null })
  const list = useQuery({ ...datapointsQuery(filters, language), enabled: linked === null })
  const { data, isPlaceholderData, error } = found
  const isAnswered = linked !== null && (error !== null || (data !== undefined && !isPlaceholderData))
  useEffect(() => {
    if (!isAnswered) return
    const page = data?.data.datapoints.some(({ key }) => key === linked) ? data.page : null
    if (data && page !== null) client.setQueryData(datapointsQuery({ ...first, page }, language).queryKey, data)
    if (page !== null && page !== filters.page && datapoint === linked) turnBack(page)
    else setLinked(null)
  })
  return list
}

import type { Language, TagState } from '@esrs/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useSend } from '../../../kit/use-send.ts'

export interface TagsWanted {
  version: number | null
  state: TagState
  search: string
  page: number
}

/** A page of the tags; names are in the language that is asked for, and the page before stays until the next is there. */
export const tagsQuery = ({ version, ...wanted }: TagsWanted, language: Language) =>
  queryOptions({
    ...read(contract.tagging.list, { query: { ...wanted, ...(version !== null && { version }) } }, language),
    placeholderData: keepPreviousData,
  })

export const elementsQuery = (datapoint: string, search: string) =>
  queryOptions({
    ...read(contract.tagging.elements, { params: { datapoint }, query: { search } }),
    placeholderData: keepPreviousData,
  })

export const versionsQuery = queryOptions({
  ...read(contract.report.versions),
  select: ({ versions }) => versions.map(({ number }) => number),
})

/** Chooses the element of a datapoint, or says that it was reviewed; `failed` is the title of what went wrong. */
export function useSaveTag(datapoint: string, failed: string | null, onDone?: () => void) {
  const language = useLanguage()
  return useSend(
    (body: { element: string | null; reviewed: boolean }) =>
      call(contract.tagging.save, { params: { datapoint }, body }, { language }),
    failed,
    onDone,
  )
}

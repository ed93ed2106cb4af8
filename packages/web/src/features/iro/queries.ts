import type { contract as Calls, Language, Reply, Sent } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { keyOf, read } from '../../api/read.ts'
import { irosQuery } from '../../iros/queries.ts'

/** What a person may say about an entry. */
export type IroChanges = Sent<(typeof Calls)['iro']['update']>['body']
/** What a new entry consists of. */
export type NewIro = Sent<(typeof Calls)['iro']['create']>['body']

type IroList = Reply<(typeof Calls)['iro']['list']>

/** What people did to an entry or to a topic. */
export const historyQuery = (of: { iro: string } | { topic: string }) =>
  queryOptions({
    ...('iro' in of
      ? read(contract.iro.history, { params: { id: of.iro } })
      : read(contract.iro.materialityHistory, { params: { code: of.topic } })),
    select: ({ changes }) => changes,
  })

export function useChangeIro() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: IroChanges }) => call(contract.iro.update, { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueriesData<IroList>(
        { queryKey: keyOf(contract.iro.list) },
        (known) => known && { ...known, impacts: known.impacts.map((iro) => (iro.id === changed.id ? changed : iro)) },
      )
    },
  })
}

export const useAddIro = () => useMutation({ mutationFn: (body: NewIro) => call(contract.iro.create, { body }) })

export const useRemoveIro = () =>
  useMutation({ mutationFn: (id: string) => call(contract.iro.remove, { params: { id } }) })

export function useRefreshIros(language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.iro.refresh),
    onSuccess: (list) => client.setQueryData(irosQuery(language).queryKey, list),
  })
}

import type { contract as Calls, Iro, Language, Sent } from '@esrs/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

/** What a person may say about an entry. */
export type IroChanges = Sent<(typeof Calls)['iro']['update']>['body']
/** What a new entry consists of. */
export type NewIro = Sent<(typeof Calls)['iro']['create']>['body']

/** What people did to an entry or to a topic. */
export const historyQuery = (of: { iro: string } | { topic: string }) =>
  queryOptions({
    queryKey: ['assessment-history', of],
    queryFn: async ({ signal }) => {
      const { changes } =
        'iro' in of
          ? await call(contract.iro.history, { params: { id: of.iro } }, { signal })
          : await call(contract.iro.materialityHistory, { params: { code: of.topic } }, { signal })
      return changes
    },
  })

const show = (client: QueryClient, changed: Iro) =>
  client.setQueriesData<Iro[]>({ queryKey: ['iros', 'list'] }, (known) =>
    known?.map((iro) => (iro.id === changed.id ? changed : iro)),
  )

/** Whatever a decision touches is asked for again. */
function refresh(client: QueryClient, ...more: string[]) {
  for (const key of ['iros', 'materiality', 'assessment-history', ...more])
    void client.invalidateQueries({ queryKey: [key] })
}

export function useChangeIro() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: IroChanges }) => call(contract.iro.update, { params: { id }, body }),
    onSuccess: (changed) => {
      show(client, changed)
      refresh(client)
    },
    // Refused is what somebody has decided on since: that is shown then.
    onError: () => refresh(client),
  })
}

export function useAddIro() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewIro) => call(contract.iro.create, { body }),
    onSuccess: () => refresh(client),
  })
}

export function useRemoveIro() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(contract.iro.remove, { params: { id } }),
    onSuccess: () => refresh(client),
  })
}

export function useRefreshIros(language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.iro.refresh),
    onSuccess: ({ impacts }) => client.setQueryData(['iros', 'list', language], impacts),
  })
}

/** Decides a topic; what counts, and so every number of the progress, follows. */
export function useDecideTopic() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ code, ...body }: { code: string; material: boolean | null; reason: string; based_on: number }) =>
      call(contract.iro.decideMateriality, { params: { code }, body }),
    // Refused is what somebody has decided on since: that is shown then.
    onError: () => refresh(client),
    onSuccess: () => refresh(client, 'progress', 'stats', 'datapoints', 'survey-proposals', 'recommendations'),
  })
}

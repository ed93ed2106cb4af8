import type { AcceptedValue, Datapoint, Language } from '@esrs/contract'
import {
  keepPreviousData,
  partialMatchKey,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { keyOf, read } from '../../api/read.ts'
import { useSend } from '../../kit/use-send.ts'
import { filterQuery } from '../../values/exchange/queries.ts'
import type { Filters } from './use-address.ts'

/** A page of the list, or the page on which the datapoint `around` stands. The language is part of what is asked, because names and explanations come in it. */
export const datapointsQuery = (filters: Filters, language: Language, around?: string) =>
  queryOptions({
    ...read(
      contract.csrd.listDatapoints,
      {
        query: {
          ...filterQuery(filters),
          page: filters.page,
          around,
          page_size: filters.pageSize,
          order: filters.order === 'standard' ? undefined : filters.order,
        },
      },
      language,
    ),
    placeholderData: keepPreviousData,
    meta: { logged: 'datapoints' },
  })

/** One datapoint with all its evidence; `null` where there is none of this name. */
export const datapointQuery = (key: string, language: Language) =>
  queryOptions({
    queryKey: keyOf(contract.csrd.datapoint, { params: { key } }, language),
    queryFn: async ({ signal }): Promise<Datapoint | null> => {
      try {
        return await call(contract.csrd.datapoint, { params: { key } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null
        throw error
      }
    },
  })

/** Whether a row of the list leaves out evidence, and with it some of the excerpts. */
export const isBrief = ({ evidence, evidence_total }: Datapoint): boolean => evidence.length < evidence_total

/** The newest changes of a value; more of them beside those that are there. */
export const historyQuery = (key: string, size: number) =>
  queryOptions({
    ...read(contract.history.list, { params: { key }, query: { page: 1, page_size: size } }),
    placeholderData: (known, query) =>
      query && partialMatchKey(query.queryKey, keyOf(contract.history.list, { params: { key } })) ? known : undefined,
  })

/** Passages that were considered and are not shown as the value. */
export const candidatesQuery = (key: string, language: Language) =>
  queryOptions({
    ...read(contract.review.candidates, { params: { key } }, language),
    select: ({ data }) => data.candidates,
  })

/** A typed value as the server parses it. */
export const readQuery = (key: string, language: Language, value: string) =>
  queryOptions({
    ...read(contract.review.read, { params: { key }, body: { value } }, language),
    retry: false,
  })

export type DatapointList = Awaited<ReturnType<NonNullable<ReturnType<typeof datapointsQuery>['queryFn']>>>

/** What a person changes; what is left out stays as it is. */
export interface Changes {
  value?: string | null
  explanation?: string
  notes?: string
  excerpts?: string
  /** Where it stands in a person's own words, and the documents that support it. */
  source?: string
  documents?: string[]
  /** Of the datapoint as it was seen. */
  version?: string | undefined
}

/** Puts a changed datapoint in place wherever it is shown. Returns what takes this back, and nothing that was decided on others meanwhile. */
function show(client: QueryClient, key: string, edit: (known: Datapoint) => Datapoint): () => void {
  // By what they say: the cache keeps copies of what it is given.
  const before = new Map<string, Datapoint>()
  replace(client, key, (known) => {
    const next = edit(known)
    before.set(JSON.stringify(next), known)
    return next
  })
  return () => replace(client, key, (known) => before.get(JSON.stringify(known)) ?? known)
}

function replace(client: QueryClient, key: string, edit: (known: Datapoint) => Datapoint) {
  client.setQueriesData<DatapointList>({ queryKey: keyOf(contract.csrd.listDatapoints) }, (list) => {
    if (!list) return list
    const datapoints = list.data.datapoints.map((known) => (known.key === key ? edit(known) : known))
    return { ...list, data: { ...list.data, datapoints } }
  })
  client.setQueriesData<Datapoint | null>({ queryKey: keyOf(contract.csrd.datapoint) }, (known) =>
    known?.key === key ? edit(known) : known,
  )
}

/** A datapoint whose value was rejected, until the server has said what it is now. */
const rejected = (known: Datapoint): Datapoint => ({
  ...known,
  value: null,
  number: null,
  unit: null,
  year: null,
  written: null,
  status: 'missing',
  tier: null,
  question: null,
  breakdowns: [],
  hints: [],
  why_is_this_the_answer: '',
  excerpts: '',
  filename: null,
  evidence: [],
  evidence_total: 0,
  version: '',
})

/** Stops what is being asked for, which would come back without a decision that is only shown yet. */
const stopAsking = (client: QueryClient) =>
  Promise.all(
    [contract.csrd.listDatapoints, contract.csrd.datapoint].map((one) =>
      client.cancelQueries({ queryKey: keyOf(one) }),
    ),
  )

export function useUpdateDatapoint() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ datapoint, changes }: { datapoint: Datapoint; changes: Changes }) =>
      call(contract.csrd.updateDatapoint, { params: { key: datapoint.key }, body: changes }),
    onMutate: async ({ datapoint, changes }) => {
      await stopAsking(client)
      // Only an accepted value can be shown before the reply; a typed one is parsed by the server.
      const accepted = changes.value !== undefined && changes.value === datapoint.value
      return accepted
        ? show(client, datapoint.key, (known) => ({ ...known, status: 'accepted', question: null }))
        : () => {}
    },
    onError: (_error, _sent, takeBack) => takeBack?.(),
    // The reply is shown already: the next key need not wait until the lists are loaded again.
    onSuccess: (updated) => void show(client, updated.key, () => updated),
  })
}

/** Accepts values that were looked at together. */
export const useAcceptMany = () =>
  useSend((datapoints: readonly Datapoint[]) =>
    call(contract.review.acceptMany, {
      body: { datapoints: datapoints.map(({ key, value }) => ({ key, value: value ?? '' })) },
    }),
  )

/** Takes back in one call what was accepted together. */
export const useUndoAccepting = () =>
  useSend((datapoints: AcceptedValue[]) => call(contract.review.undoAccepting, { body: { datapoints } }))

export function useDeleteDatapoint() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, version }: Datapoint) =>
      call(contract.csrd.deleteDatapoint, { params: { key }, query: { version: version || undefined } }),
    onMutate: async ({ key, status }) => {
      await stopAsking(client)
      return status === 'proposed' ? show(client, key, rejected) : () => {}
    },
    onError: (_error, _sent, takeBack) => takeBack?.(),
  })
}

/** Brings a value back as it was before or after a change. */
export function useRestoreDatapoint() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string; change: number; side: 'before' | 'after'; newest?: number }) =>
      call(contract.history.restore, { params: { key }, body }),
    onSuccess: (restored) => void show(client, restored.key, () => restored),
  })
}

interface TakenPlace {
  document: string
  page: number
  start: number
  end: number
  /** Further figures that are added to it. */
  add?: { document: string; page: number; start: number; end: number }[]
  /** Of the datapoint as it was seen. */
  version: string | undefined
  value?: string
  year?: number
}

/** Takes what stands at a place of a document as the value. */
export function useTakePlace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string } & TakenPlace) =>
      call(contract.pointing.take, { params: { key }, body }),
    onSuccess: (taken) => void show(client, taken.key, () => taken),
  })
}

/** The newest change of a value, asked for anew: what is taken back must be what is there. */
export async function newestChange(key: string) {
  const { data } = await call(contract.history.list, { params: { key }, query: { page: 1, page_size: 1 } })
  return data.changes[0] ?? null
}

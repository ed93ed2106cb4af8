import type { Language } from '@esrs/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { toast } from '../../ui/toast.ts'

/** Prefix of the keys of all queries of the organisation, so that a change can invalidate all of them. */
const root = 'organisation'

export const treeQuery = queryOptions({
  queryKey: [root, 'tree'],
  queryFn: ({ signal }) => call(contract.organisation.tree, {}, { signal }),
})

export const changesQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: [root, 'changes', page, language],
    queryFn: ({ signal }) => call(contract.organisation.changes, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const figuresQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: [root, 'figures', page, language],
    queryFn: ({ signal }) => call(contract.figures.list, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const figureQuery = (key: string, language: Language) =>
  queryOptions({
    queryKey: [root, 'figure', key, language],
    queryFn: ({ signal }) => call(contract.figures.get, { params: { key } }, { signal }),
  })

export const figureUnitQuery = (key: string, id: string, language: Language) =>
  queryOptions({
    queryKey: [root, 'figure-unit', key, id, language],
    queryFn: async ({ signal }) => (await call(contract.figures.unit, { params: { key, id } }, { signal })).lines,
  })

export const offeredQuery = (search: string, language: Language) =>
  queryOptions({
    queryKey: [root, 'offered', search, language],
    queryFn: async ({ signal }) => (await call(contract.figures.offered, { query: { search } }, { signal })).datapoints,
    placeholderData: keepPreviousData,
  })

export const factorsQuery = (language: Language) =>
  queryOptions({
    queryKey: [root, 'factors', language],
    queryFn: async ({ signal }) => call(contract.factors.list, {}, { signal }),
  })

export const yearsQuery = (language: Language) =>
  queryOptions({
    queryKey: [root, 'years', language],
    queryFn: ({ signal }) => call(contract.years.get, {}, { signal }),
  })

/** Documents that a part can name as its source. */
export const documentsQuery = queryOptions({
  queryKey: ['documents', 'to-name'],
  queryFn: async ({ signal }) =>
    (await call(contract.documents.list, { query: { page_size: 50 } }, { signal })).results.map(({ id, title }) => ({
      id,
      title,
    })),
})

/** Mutation of the organisation that shows a failure as a toast, unless its caller shows it, and refreshes the queries afterwards. */
export function useOrganisation<Sent, Got>(
  work: (sent: Sent) => Promise<Got>,
  failed: string | null,
  onDone?: (got: Got) => void,
) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: work,
    onSuccess: async (got) => {
      onDone?.(got)
      const stale = new Set([root, 'work', 'datapoint', 'datapoints'])
      await client.invalidateQueries({ predicate: ({ queryKey: [first] }) => stale.has(String(first)) })
    },
    onError: (error) => {
      if (failed !== null) toast({ variant: 'destructive', title: failed, description: errorText(error) })
    },
  })
}

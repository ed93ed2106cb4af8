import type { LegalProfile } from '@esrs/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import { companyQuery } from '../api/queries.ts'

/** Which law applies to the company by what is saved. */
export const lawQuery = queryOptions({
  queryKey: ['law'],
  queryFn: ({ signal }) => call(contract.law.get, {}, { signal }),
})

/** Which law would apply by what somebody has typed so far. */
export const lawCheckQuery = (profile: LegalProfile) =>
  queryOptions({
    queryKey: ['law', 'check', profile],
    queryFn: ({ signal }) => call(contract.law.check, { body: profile }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Divisions of NACE to choose from. */
export const activitiesQuery = queryOptions({
  queryKey: ['activities'],
  queryFn: ({ signal }) => call(contract.law.activities, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Saves the legal profile. What counts follows it, so everything but the law itself is asked for anew. */
export function useSaveLaw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: LegalProfile) => call(contract.law.save, { body: profile }),
    onSuccess: async (answer) => {
      client.setQueryData(lawQuery.queryKey, answer)
      await client.invalidateQueries({ queryKey: companyQuery.queryKey })
      await client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first !== 'law' && first !== 'activities',
      })
    },
  })
}
